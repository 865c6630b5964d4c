import Testing
import VaultMessages
import VaultSyntax

@testable import VaultCommands

@Suite struct `A diagnostic on a line` {
  @Test(arguments: [
    (
      MessageLanguage.english,
      #"a\u{1B}.md:3:7: hint: the braces begin with the key 'due' but do not read as attributes; they are text "#
        + "[line-braces-are-text]"
    ),
    (
      .ukrainian,
      #"a\u{1B}.md:3:7: підказка: дужки починаються з ключа «due», але не читаються як поля; це текст "#
        + "[line-braces-are-text]"
    ),
  ])
  func `begins with its place and ends with its code`(language: MessageLanguage, text: String) {
    let diagnostic = Diagnostic(.lineBracesAreText, at: ByteRange(0, 1), values: ["due"])
    let printer = DiagnosticLine(messages: Messages(language), painter: Painter(isOn: false))
    #expect(printer.text(of: diagnostic, path: "a\u{1B}.md", line: 3, column: 7) == text)
  }
}
