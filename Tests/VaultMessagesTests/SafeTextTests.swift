import Testing

@testable import VaultMessages

@Suite struct `Text from files` {
  @Test(arguments: [
    ("plain", "plain"), ("борщ 🍲", "борщ 🍲"), ("a\tb", #"a\tb"#), ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#),
    ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("\u{1B}]0;title\u{7}", #"\u{1B}]0;title\u{7}"#), ("\0", #"\u{0}"#),
    ("\u{7F}\u{9B}31m", #"\u{7F}\u{9B}31m"#),
    ("\u{202A}\u{202E}\u{2066}\u{2069}", #"\u{202A}\u{202E}\u{2066}\u{2069}"#),
    ("\u{200E}\u{200F}\u{61C}", #"\u{200E}\u{200F}\u{61C}"#), ("\u{2028}", #"\u{2028}"#),
    ("שלום", "שלום"), ("👩‍🍳", "👩‍🍳"),
  ])
  func `is one harmless line`(text: String, safe: String) {
    #expect(SafeText.line(text) == safe)
  }

  @Test(arguments: [
    ("a\n\tb\n", "a\n\tb\n"), ("a\r\nb", "a\nb"), ("a\rb", #"a\rb"#), ("a\r", #"a\r"#), ("a\r\r\n", "a\\r\n"),
    ("\u{1B}c\n", "\\u{1B}c\n"),
  ])
  func `keeps its lines where several are shown`(text: String, safe: String) {
    #expect(SafeText.lines(text) == safe)
  }
}
