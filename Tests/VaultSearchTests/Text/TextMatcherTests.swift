import Testing
import VaultSearch
import VaultSyntax
import VaultTestSupport

@Suite struct TextMatcherTests {
  private func found(_ matcher: TextMatcher, _ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return matcher.matches(in: bytes, range: ByteRange(0, bytes.count))
      .map { String(decoding: bytes[$0.range.indices], as: UTF8.self) }
  }

  private func pattern(_ text: String, _ mode: WordPattern.Mode) -> WordPattern {
    WordPattern(text: text, mode: mode, range: ByteRange(0, 0))
  }

  static let words: [(String, WordPattern.Mode, String, [String])] = [
    ("борщ", .stem, "Люблю борщу, борщем і Борщі!", ["борщу", "борщем", "Борщі"]),
    ("cook", .stem, "Cooking, cooked; a cookie", ["Cooking", "cooked"]),
    ("cre", .prefix, "Cream crème scream", ["Cream", "crème"]),
    ("crem", .oneTypo, "cream creme crme cerm rem scream crem", ["cream", "creme", "crme", "cerm", "rem", "crem"]),
    ("їжа", .oneTypo, "їжак їда жаї", ["їжак", "їда"]),
    ("e\u{301}te\u{301}", .exact, "été ete Été E\u{301}te\u{301}", ["été", "Été", "E\u{301}te\u{301}"]),
    ("dont", .exact, "don't DON’T dont donut", ["don't", "DON’T", "dont"]),
  ]

  @Test(arguments: words) func `a word pattern finds these words`(
    _ text: String, _ mode: WordPattern.Mode, _ in: String, _ expected: [String]
  ) {
    #expect(found(TextMatcher(words: [pattern(text, mode)]), `in`) == expected)
  }

  static let phrases: [([String], String, [String])] = [
    (["sour", "cream"], "Sour  cream, sour\ncreams and cream sour", ["Sour  cream", "sour\ncreams"]),
    (["a", "a", "b"], "a a a b", ["a a b"]),
    (["a", "a"], "a a a", ["a a", "a a"]),
    (["пять", "яблук"], "п'ять яблук", ["п'ять яблук"]),
    (["gluten", "free"], "gluten-free", ["gluten-free"]),
    (["x", "y"], "x", []),
  ]

  @Test(arguments: phrases) func `a phrase is found where its words follow one another`(
    _ phrase: [String], _ text: String, _ expected: [String]
  ) {
    #expect(found(TextMatcher(phrases: [phrase]), text) == expected)
  }

  @Test func `only the given range is searched, and a range past the end is cut`() {
    let bytes = Array("one two three".utf8)
    let matcher = TextMatcher(words: [pattern("two", .stem)])
    #expect(matcher.isFound(in: bytes, range: ByteRange(0, 13)))
    #expect(!matcher.isFound(in: bytes, range: ByteRange(7, 13)))
    #expect(matcher.isFound(in: bytes, range: ByteRange(4, 4_000)))
  }
}

@Suite struct SnippetTests {
  /// A text, the query words, the width, and the snippet: « » around highlights, … where the line is cut.
  static let rows: [(String, [String], Int, String)] = [
    ("# Borscht\n\nBeet and cabbage soup.\n", ["cabbage"], 100, "Beet and «cabbage» soup."),
    ("# Borscht\n\nBeet soup.\n", ["absent"], 100, "# Borscht"),
    ("soup\nsoup with cream and more soup", ["soup", "cream"], 100, "«soup» with «cream» and more «soup»"),
    ("aaaa bbbb cccc dddd eeee ffff gggg hhhh", ["eeee"], 16, "…dddd «eeee» ffff…"),
    ("eeee ffff gggg hhhh iiii", ["eeee"], 16, "«eeee» ffff gggg…"),
    ("aaaa bbbb cccc dddd eeee", ["eeee"], 16, "…cccc dddd «eeee»"),
    ("варимо борщ із буряком довго", ["борщ"], 18, "варимо «борщ» із…"),
    ("", ["x"], 20, ""),
    ("\r\n  \r\n", [], 20, ""),
    ("  - [ ] buy milk  \r\nnext", ["milk"], 40, "- [ ] buy «milk»"),
  ]

  @Test(arguments: rows) func `a snippet shows the best part of a line`(
    _ text: String, _ words: [String], _ columns: Int, _ expected: String
  ) {
    let bytes = Array(text.utf8)
    let patterns = words.map { WordPattern(text: $0, mode: .stem, range: ByteRange(0, 0)) }
    let snippet = Snippet(
      of: bytes, in: ByteRange(0, bytes.count), for: TextMatcher(words: patterns), columns: columns)
    #expect(rendered(snippet, bytes) == expected)
  }

  @Test func `any bytes have a snippet of whole characters inside them`() {
    let patterns = ["a", "ж", "z9"].map { WordPattern(text: $0, mode: .prefix, range: ByteRange(0, 0)) }
    let matcher = TextMatcher(words: patterns, phrases: [["a", "a"]])
    for seed in LongSearch.seeds(few: 500) {
      var random = SplitMix64(seed: seed)
      let bytes = random.bytes(count: Int(random.next() % 300), alphabet: hostileAlphabet + Array("  \n\r".utf8))
      let snippet = Snippet(of: bytes, in: ByteRange(3, 250), for: matcher, columns: Int(random.next() % 40))
      #expect(snippet.range.upper <= bytes.count, "seed \(seed)")
      var last = snippet.range.lower
      for highlight in snippet.highlights {
        #expect(highlight.lower >= last && highlight.upper <= snippet.range.upper, "seed \(seed)")
        last = highlight.upper
      }
      #expect(!bytes[snippet.range.indices].contains(0x0A), "seed \(seed)")
    }
  }

  private func rendered(_ snippet: Snippet, _ bytes: [UInt8]) -> String {
    var text = snippet.isCutBefore ? "…" : ""
    var position = snippet.range.lower
    func piece(_ end: Int) -> String { String(decoding: bytes[position..<end], as: UTF8.self) }
    for highlight in snippet.highlights {
      text += piece(highlight.lower) + "«"
      position = highlight.lower
      text += piece(highlight.upper) + "»"
      position = highlight.upper
    }
    return text + piece(snippet.range.upper) + (snippet.isCutAfter ? "…" : "")
  }
}
