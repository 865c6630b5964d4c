import Testing
import VaultStore
import VaultSyntax

/// What shows reminders, from the user's own configuration alone.
@Suite struct `The notifier` {
  private func words(_ call: ProgramCall?) -> [String]? {
    call.map { ([$0.program] + $0.arguments).map { String(decoding: $0, as: UTF8.self) } }
  }

  @Test(arguments: [
    ("notifier: notify-send -u critical", ["notify-send", "-u", "critical", "--", "T", "x"]),
    ("notifier: [my notifier, --now]", ["my notifier", "--now", "--", "T", "x"]),
    ("notifier: \"'my notifier' --now\"", ["my notifier", "--now", "--", "T", "x"]),
    ("editor: vi", ["notify-send", "--app-name=vault", "--", "T", "x"]),
    ("notifier:", ["notify-send", "--app-name=vault", "--", "T", "x"]),
    ("notifier: null", ["notify-send", "--app-name=vault", "--", "T", "x"]),
    ("notifier: none", nil), ("notifier: false", nil),
  ])
  func `is a command as a text or a list of words, or none`(text: String, expected: [String]?) {
    let configuration = UserConfiguration(Array("\(text)\n".utf8))
    #expect(configuration.diagnostics.isEmpty)
    #expect(words(configuration.notifier.call(title: "T", text: "x")) == expected)
  }

  @Test(arguments: [
    "notifier: \"'open\"", "notifier: {program: x}", "notifier: []", "notifier: [[a]]", "notifier: ['']",
  ])
  func `that does not read is a diagnostic`(text: String) {
    let configuration = UserConfiguration(Array("\(text)\n".utf8))
    #expect(configuration.diagnostics.map(\.code) == [.badSetting])
    #expect(configuration.notifier == .usual)
  }

  @Test(arguments: [
    // An option stands behind `--`, what is not seen is gone, markup is text, lines are one.
    ("--exec rm", "--exec rm"), ("a\u{1B}[31mb\u{7}\0c", "a[31mbc"), ("two\nlines\tand\r", "two lines and "),
    ("<img src=x>", "‹img src=x›"), ("a\u{202E}b\u{2066}c\u{200F}", "abc"), ("Зустріч 🎂", "Зустріч 🎂"), ("", ""),
  ])
  func `gets texts and nothing else`(title: String, expected: String) {
    #expect(words(Notifier.usual.call(title: title, text: title))?.suffix(3) == ["--", expected, expected])
  }

  @Test func `gets no text without end`() throws {
    let call = try #require(Notifier.usual.call(title: String(repeating: "д", count: 10_000), text: "x"))
    #expect(String(decoding: call.arguments[2], as: UTF8.self) == String(repeating: "д", count: 199) + "…")
    let marks = try #require(Notifier.usual.call(title: "a" + String(repeating: "\u{301}", count: 100_000), text: "x"))
    #expect(marks.arguments[2].count <= 3200)
  }
}
