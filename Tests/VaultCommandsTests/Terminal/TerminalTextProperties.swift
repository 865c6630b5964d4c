import Testing
import VaultMessages
import VaultTestSupport

@testable import VaultCommands

@Suite struct `Any text on a terminal` {
  /// Scalars that matter to width and safety, and some that do not.
  private static let alphabet: [Unicode.Scalar] = [
    "a", " ", "щ", "寿", "e", "\u{301}", "\u{200D}", "\u{FE0F}", "\u{FE0E}", "☀", "👩", "🏽", "🍳", "\u{1F1FA}",
    "\u{1F1E6}", "1", "\u{20E3}", "\u{1B}", "\n", "\r", "\t", "\0", "\u{9B}", "\u{202E}", "\u{2066}", "\u{61C}",
    "\u{1100}", "\u{1161}", "\u{E0067}", "\u{10FFFF}",
  ]

  private static func texts(seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    return (0..<100).map { _ in
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        text.unicodeScalars.append(alphabet.randomElement(using: &generator) ?? "a")
      }
      return text
    }
  }

  @Test func `is cut to any width, and cut text is the beginning of the whole`() {
    for seed in LongSearch.seeds(few: 20) {
      for text in Self.texts(seed: seed).map({ SafeText.line($0) }) {
        for width in 0...14 {
          let cut = DisplayWidth.truncate(text, to: width)
          #expect(DisplayWidth.of(cut) <= width, "seed \(seed), \(text.unicodeScalars.map(\.value))")
          let kept = cut.unicodeScalars.last == "…" ? Array(cut.unicodeScalars.dropLast()) : Array(cut.unicodeScalars)
          #expect(text.unicodeScalars.starts(with: kept), "seed \(seed), \(text.unicodeScalars.map(\.value))")
        }
      }
    }
  }

  @Test func `holds nothing unsafe once it is escaped, and escaping it again changes nothing`() {
    for seed in LongSearch.seeds(few: 20) {
      for text in Self.texts(seed: seed) {
        let line = SafeText.line(text)
        #expect(!line.unicodeScalars.contains(where: SafeText.isUnsafe), "seed \(seed)")
        #expect(SafeText.line(line) == line, "seed \(seed)")
        let lines = SafeText.lines(text)
        #expect(lines.unicodeScalars.allSatisfy { !SafeText.isUnsafe($0) || $0 == "\n" || $0 == "\t" }, "seed \(seed)")
      }
    }
  }
}

@Suite struct `A line for programs` {
  @Test func `has as many fields as it was given`() {
    #expect(TabSeparated.line(["a\tb", "", "c\nd"]) == "a\\tb\t\tc\\nd")
  }
}
