import Testing
import VaultSyntax

@Suite struct `Writing JSON` {
  @Test func `Members and elements are separated by commas, in the order written`() {
    var json = JSONWriter()
    json.object {
      $0.member("title", "Борщ")
      $0.member("servings", 4)
      $0.member("tags", ["soup", "beetroot"])
      $0.member("none", nil as String?)
      $0.member("nested") { $0.object { $0.member("is", true) } }
      $0.member("empty") { $0.array { _ in } }
    }
    #expect(
      json.text
        == #"{"title":"Борщ","servings":4,"tags":["soup","beetroot"],"none":null,"nested":{"is":true},"empty":[]}"#)
  }

  @Test(arguments: [
    ("a\"b", #""a\"b""#), ("a\\b", #""a\\b""#), ("\n\r\t\u{8}\u{C}", #""\n\r\t\b\f""#), ("\u{0}", #""\u0000""#),
    ("\u{1B}[31m", #""\u001b[31m""#), ("\u{7F}", #""\u007f""#), ("\u{2028}", #""\u2028""#),
    ("\u{9B}31m", #""\u009b31m""#),
    ("a\u{202E}b\u{2069}\u{200F}", #""a\u202eb\u2069\u200f""#), ("\u{A0}\u{200D}", "\"\u{A0}\u{200D}\""),
    ("😀", "\"😀\""),
    ("", "\"\""),
  ])
  func `Text is escaped where RFC 8259 asks for it`(text: String, expected: String) {
    var json = JSONWriter()
    json.string(text)
    #expect(json.text == expected)
  }

  @Test(arguments: [
    ("0", "0"), ("-0.5", "-0.5"), ("12e-3", "12e-3"), ("010201", "\"010201\""), ("1.", "\"1.\""), ("", "\"\""),
    ("+1", "\"+1\""), ("-", "\"-\""), ("1_000", "\"1_000\""), ("NaN", "\"NaN\""),
  ])
  func `Digits are a number only if JSON reads them as one`(digits: String, expected: String) {
    var json = JSONWriter()
    json.number(digits)
    #expect(json.text == expected)
  }
}
