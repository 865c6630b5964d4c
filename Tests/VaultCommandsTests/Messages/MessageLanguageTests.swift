import Testing
import VaultMessages

@testable import VaultCommands

@Suite struct `The language of messages` {
  @Test(
    arguments: [
      (EnvironmentValues(), MessageLanguage.english),
      ([.locale: "uk_UA.UTF-8"], .ukrainian),
      ([.locale: "uk_UA.UTF-8", .localeMessages: "en_GB.UTF-8"], .english),
      ([.locale: "en_US", .localeMessages: "en_US", .localeAll: "uk"], .ukrainian),
      ([.locale: "uk_UA", .localeAll: ""], .ukrainian),
      ([.locale: "uk_UA", .localeAll: "C.UTF-8"], .english),
      ([.locale: "UK_ua@latin"], .ukrainian),
      ([.locale: "de_DE"], .english),
    ] as [(EnvironmentValues, MessageLanguage)])
  func `is that of the locale`(variables: EnvironmentValues, language: MessageLanguage) {
    let environment = ProcessEnvironment(arguments: [], variables: variables)
    #expect(MessageLanguage.chosen(by: Arguments(), environment) == language)
  }

  @Test func `is that of --lang before any other`() {
    let run = CommandRun("--lang", "en", "serach") { $0.variables = [.localeAll: "uk_UA.UTF-8"] }
    #expect(run.errors.hasPrefix("error: "))
  }
}
