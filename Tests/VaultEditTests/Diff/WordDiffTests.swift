import Testing
import VaultEdit
import VaultTestSupport

/// One pair of versions and what is shown of them, written by hand: `[-gone-]` and `{+come+}` as in git's
/// `--word-diff=plain`.
struct WordDiffCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: String
  let after: String
  let shown: [String]
}

extension WordDiff {
  /// The hunks as git's `--word-diff=plain` would mark them, headers included.
  fileprivate var marked: [String] {
    hunks.flatMap { hunk in
      [hunk.header]
        + hunk.lines.map { line in
          line.pieces.map { piece in
            let text = String(decoding: piece.bytes, as: UTF8.self)
            return switch piece.kind {
            case .common: text
            case .removed: "[-\(text)-]"
            case .added: "{+\(text)+}"
            }
          }.joined()
        }
    }
  }

  /// The text of one version within the hunks: what is left without the pieces and line ends of the other.
  fileprivate func text(without kind: Piece.Kind) -> String {
    hunks.flatMap(\.lines).map { line in
      let pieces = line.pieces.filter { $0.kind != kind }.map { String(decoding: $0.bytes, as: UTF8.self) }
      return pieces.joined() + (line.end == nil || line.end == kind ? "" : "\n")
    }.joined()
  }
}

@Suite struct WordDiffTests {
  private static let cases = [
    WordDiffCase(
      testDescription: "one value", before: "servings: 4\ntitle: Soup\n", after: "servings: 6\ntitle: Soup\n",
      shown: ["@@ -1,2 +1,2 @@", "servings: [-4-]{+6+}", "title: Soup"]),
    WordDiffCase(
      testDescription: "a tick", before: "- [ ] Milk\n", after: "- [x] Milk\n",
      shown: ["@@ -1 +1 @@", "- [[- -]{+x+}] Milk"]),
    WordDiffCase(
      testDescription: "a line that comes", before: "a\n", after: "a\nb c\n",
      shown: ["@@ -1 +1,2 @@", "a", "{+b c+}"]),
    WordDiffCase(
      testDescription: "a line that goes", before: "a\nb c\n", after: "a\n",
      shown: ["@@ -1,2 +1 @@", "a", "[-b c-]"]),
    WordDiffCase(
      testDescription: "several words in a row are one change", before: "we saw two red birds today\n",
      after: "we saw a big black cat today\n",
      shown: ["@@ -1 +1 @@", "we saw [-two red birds-]{+a big black cat+} today"]),
    WordDiffCase(
      testDescription: "words of another script stay whole", before: "Зварити буряк.\n", after: "Зварити буряки.\n",
      shown: ["@@ -1 +1 @@", "Зварити [-буряк-]{+буряки+}."]),
    WordDiffCase(
      testDescription: "a carriage return is a change of its own", before: "a b\r\n", after: "a b\n",
      shown: ["@@ -1 +1 @@", "a b[-\r-]"]),
    WordDiffCase(testDescription: "a new file", before: "", after: "a\n", shown: ["@@ -0,0 +1 @@", "{+a+}"]),
    WordDiffCase(testDescription: "nothing", before: "a\n", after: "a\n", shown: []),
  ]

  @Test(arguments: cases) func `shows the words that go and come`(_ row: WordDiffCase) {
    #expect(WordDiff(before: Array(row.before.utf8), after: Array(row.after.utf8)).marked == row.shown)
  }

  @Test func `without the words that came it is the old text, without those that went the new one`() {
    let words = ["a", "bee", " ", "  ", "\n", ",", "ї", "12"]
    for seed in LongSearch.seeds(few: 1_500) {
      var random = SplitMix64(seed: seed)
      // Few enough lines for one hunk, which then holds both texts whole.
      func text() -> String {
        (0..<Int.random(in: 0..<12, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      }
      let (before, after) = ("=" + text(), "=" + text())
      guard before != after, before.filter({ $0 == "\n" }).count < 4, after.filter({ $0 == "\n" }).count < 4 else {
        continue
      }
      let diff = WordDiff(before: Array(before.utf8), after: Array(after.utf8))
      #expect(diff.text(without: .added) == before, "seed \(seed): \(diff.marked)")
      #expect(diff.text(without: .removed) == after, "seed \(seed): \(diff.marked)")
    }
  }
}
