import Testing
import VaultSyntax
import VaultTestSupport

/// What holds for every text: the ranges are in order and inside.
@Suite struct LineItemPropertyTests {
  /// Pieces that meet in lines, so that random texts reach the rules.
  private static let pieces = [
    "- ", "- [ ] ", "- [x] ", "* ", "1. ", "  - ", "> - ", "\n", "\n", "\n", " ", " ", " ", "2026-11-23", "2026-02-30",
    "14:00", "-15:30", "–", "*", "*400 g*", "_", "-249.90 UAH", "+1 500,00 ₴", "½", "1/2", "2-3", "~", "flour", "текст",
    "{", "}", "{due: x}", "{flag}", ", ", "key: ", "\"", "'", "[", "]", "[[", "]]", "[[a]]", "[t](a.md)", "(", ")",
    "::",
    "[due:: x]", "due:2026-11-23", "📅", "📅 2026-11-23", "🔁 daily", "🏁 delete", "⏫", "#", "#tag", "+p", "@c", "^", "^id",
    "`", "``",
    "%%", "<b>", "<!--", "-->", "\\", "!", "|", "https://x.org/", "@flour{200%g}", "~{5%min}", "--", "[-", "-]", "\t",
    "\r",
    "\u{FE0F}", "\u{A0}",
  ].map { Array($0.utf8) }

  private func check(
    _ bytes: [UInt8], as grammars: [LineGrammars] = LineItemInvariants.grammars, _ name: String = "row"
  ) {
    let violation = LineItemInvariants(bytes).violation(as: grammars)
    #expect(violation == nil, "\(name): \(String(decoding: bytes.prefix(400), as: UTF8.self).debugDescription)")
  }

  @Test func `random lines keep their ranges inside and in order`() {
    for seed in LongSearch.seeds(few: 1_500) {
      var random = SplitMix64(seed: seed)
      var bytes: [UInt8] = []
      for _ in 0..<Int(random.next() % 40) { bytes += Self.pieces[Int(random.next() % UInt64(Self.pieces.count))] }
      check(bytes, "seed \(seed)")
    }
  }

  @Test func `random bytes keep their ranges inside and in order`() {
    for seed in LongSearch.seeds(few: 500) {
      var random = SplitMix64(seed: seed)
      var bytes = Array("- [ ] ".utf8)
      for _ in 0..<Int(random.next() % 60) { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      check(bytes, "seed \(seed)")
    }
  }

  /// Each repeated to a line of 6 kB.
  @Test(arguments: [
    "{", " {", " {a: ", " {a: \"", " {a: '", " {a: ''", " {a: [", " {a: [[", " {a: [\"", " {due: x}", "}", ", a", "[",
    "[[",
    "![", "[](", "[a](", "[a](b", "[a](b \"", "![a](b)", "![[", "](", "#", "#a", " #a", ",#a", "(#", "`", "`a", "``a` ",
    "%%", "%%%", "<", "<a ", "<a b='", "<!--", "📅", "📅 2026-11-23 ", "⏫", " ⏫", "🔁 a ", "🔁 a] ", "due:x ", " [a:: b]",
    "[a:: ", "[due:: ", "(due:: ", "%%c%% ", "📅 a %%c%% ", "\u{A0}", "🔁 every\u{A0}", "a] ", "^a ", "+p ", "@c ",
    "@a b", "~", "[-", "-", "@a{", "@a{}(", "1 ", "1/", "1,", "- ", "\\", "*",
    "* ", "_",
  ])
  func `a hostile line keeps its ranges inside and in order to its end`(piece: String) {
    let unit = Array(piece.utf8)
    var bytes = Array("- [ ] 2026-11-23 ".utf8)
    while bytes.count < 6_000 { bytes += unit }
    for suffix in ["", "}", "]", " x"] { check(bytes + Array(suffix.utf8), as: [.other, .shopping]) }
  }

  @Test func `nesting deeper than its bound is text`() {
    let deep = String(repeating: "![", count: 10_000) + String(repeating: "](a)", count: 10_000)
    let bytes = Array(deep.utf8)
    let scan = InlineScan(of: ByteRange(0, bytes.count), in: bytes)
    #expect(scan.links.count == 200)
  }
}
