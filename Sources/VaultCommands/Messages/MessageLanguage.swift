package import VaultModel

/// A language the messages exist in; the raw value is what `--lang` takes.
package enum MessageLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case ukrainian = "uk"

  /// `--lang`, else the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and not empty, else English.
  package static func chosen(by arguments: Arguments, _ environment: ProcessEnvironment) -> MessageLanguage {
    if let language = arguments[.language].flatMap(MessageLanguage.init(rawValue:)) { return language }
    let locale = environment[.localeAll] ?? environment[.localeMessages] ?? environment[.locale] ?? ""
    return MessageLanguage(locale: locale)
  }

  /// The language of a POSIX locale name such as `uk_UA.UTF-8`; English when it is another or none.
  init(locale: String) {
    let name = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" && $0 != "-" }
    self = MessageLanguage(rawValue: name.lowercased()) ?? .english
  }

  /// The same among the languages of notes, for names of units and days, and for plurals.
  package var language: Language {
    switch self {
    case .english: .english
    case .ukrainian: .ukrainian
    }
  }
}
