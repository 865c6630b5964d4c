import Testing
import VaultSearch
import VaultSyntax
import VaultTestSupport

/// The folded words of a text, by the scanner under test.
func foldedWords(_ text: String) -> [String] {
  words(of: Array(text.utf8)).map(\.text)
}

func words(of bytes: [UInt8]) -> [FoldedWord] {
  var scanner = WordScanner(ByteRange(0, bytes.count))
  var word = FoldedWord()
  var words: [FoldedWord] = []
  while scanner.next(in: bytes.span, into: &word) { words.append(word) }
  return words
}

@Suite struct WordScannerTests {
  static let rows: [(String, [String])] = [
    ("", []),
    (" \n,.;", []),
    ("Sour CREAM", ["sour", "cream"]),
    ("400g flour", ["400g", "flour"]),
    ("gluten-free snake_case a/b 3.5", ["gluten", "free", "snake", "case", "a", "b", "3", "5"]),
    ("don't don’t donʼt 'quoted' dogs' a''b", ["dont", "dont", "dont", "quoted", "dogs", "a", "b"]),
    ("п'ять П’ЯТЬ пʼять", ["пять", "пять", "пять"]),
    ("по-українськи", ["по", "українськи"]),
    ("Ёлка ЁЖ мёд", ["елка", "еж", "мед"]),
    ("Їжак й Йод Ґанок ґрунт", ["їжак", "й", "йод", "ґанок", "ґрунт"]),
    ("і\u{308}жак и\u{306}од е\u{308}лка", ["їжак", "йод", "елка"]),
    ("Crème brûlée cre\u{300}me", ["creme", "brulee", "creme"]),
    ("борщ\u{301} бо\u{301}рщ", ["борщ", "борщ"]),
    ("Straße ÆSIR Øl Łódź ﬁnd", ["strasse", "aesir", "ol", "lodz", "find"]),
    ("Ελλάς ΕΛΛΆΣ", ["ελλασ", "ελλασ"]),
    ("ｆｕｌｌ１２", ["full12"]),
    ("«хліб»—сіль…", ["хліб", "сіль"]),
    ("豆腐 とうふ", ["豆", "腐", "とうふ"]),
    ("a🙂b 🙂", ["a", "b"]),
    ("co\u{AD}op zero\u{200D}width", ["coop", "zerowidth"]),
    ("#tag [[link]] **bold**", ["tag", "link", "bold"]),
    ("x² 1½", ["x", "1"]),
  ]

  @Test(arguments: rows) func `a text has these folded words`(_ text: String, _ expected: [String]) {
    #expect(foldedWords(text) == expected)
  }

  @Test func `a word's range is where it stands as written`() {
    let text = "  П'ять яблук’ "
    let bytes = Array(text.utf8)
    let found = words(of: bytes).map { String(decoding: bytes[$0.range.indices], as: UTF8.self) }
    #expect(found == ["П'ять", "яблук"])
  }

  @Test func `words are found alike wherever a block of 64 bytes ends`() {
    for padding in 0...130 {
      let text = String(repeating: " ", count: padding) + "internationalization їжачок don't end"
      #expect(foldedWords(text) == ["internationalization", "їжачок", "dont", "end"], "padding \(padding)")
    }
  }

  @Test func `a long word is cut alike, and later words are still found`() {
    for length in [119, 120, 121, 128, 500, 70_000] {
      let plain = foldedWords(String(repeating: "A", count: length) + " end")
      #expect(plain == [String(repeating: "a", count: min(length, 120)), "end"])
      let cyrillic = foldedWords("x" + String(repeating: "Ж", count: length) + " кінець")
      #expect(cyrillic == ["x" + String(repeating: "ж", count: min(length, 59)), "кінець"])
    }
  }

  @Test func `equal folded words have equal hashes however they are written`() {
    for (left, right) in [("Creme", "crème"), ("DONT", "don’t"), ("internationalisation", "Internationalisátion")] {
      let (one, other) = (words(of: Array(left.utf8)), words(of: Array(right.utf8)))
      #expect(one.map(\.hash) == other.map(\.hash))
      let bytes = one[0].bytes
      let hash = FoldedWord.hash(of: bytes.span, count: one[0].count)
      #expect(one[0].hash == hash)
    }
    let hashes = words(of: Array("a b ab ba aa bb".utf8)).map(\.hash)
    #expect(Set(hashes).count == 6)
  }

  @Test func `a range inside the bytes is all that is read`() {
    let bytes = Array("alpha beta gamma".utf8)
    var scanner = WordScanner(ByteRange(2, 9))
    var word = FoldedWord()
    var found: [String] = []
    while scanner.next(in: bytes.span, into: &word) { found.append(word.text) }
    #expect(found == ["pha", "bet"])
    var beyond = WordScanner(ByteRange(12, 900))
    #expect(beyond.next(in: bytes.span, into: &word) && word.text == "amma")
    #expect(!beyond.next(in: bytes.span, into: &word))
    #expect(!beyond.next(in: bytes.span, into: &word))
  }

  @Test func `any bytes give words inside the text, in order, each folding to itself`() {
    for seed in LongSearch.seeds(few: 300, known: [1_446_431_080_462_376_438, 7_846_410_516_449_838_012]) {
      var random = SplitMix64(seed: seed)
      let bytes = random.bytes(count: Int(random.next() % 400), alphabet: seed % 2 == 0 ? nil : hostileAlphabet)
      var last = 0
      for word in words(of: bytes) {
        #expect(word.range.lower >= last && word.range.upper <= bytes.count && word.count > 0, "seed \(seed)")
        last = word.range.upper
        let again = words(of: Array(word.bytes[0..<word.count]))
        #expect(again.map(\.text).joined() == word.text, "seed \(seed)")
      }
    }
  }
}

/// Bytes that make runs, marks, apostrophes and broken UTF-8 likely.
let hostileAlphabet: [UInt8] = Array("aZ9' \u{2019}ʼжІ\u{308}\u{301}é豆🙂ß".utf8) + [0x80, 0xC0, 0xE2, 0xF4, 0xFF, 0]

extension SplitMix64 {
  /// So many bytes of an alphabet; of all bytes where it is nil.
  mutating func bytes(count: Int, alphabet: [UInt8]?) -> [UInt8] {
    (0..<count).map { _ in
      let value = next()
      guard let alphabet else { return UInt8(truncatingIfNeeded: value) }
      return alphabet[Int(value % UInt64(alphabet.count))]
    }
  }
}
