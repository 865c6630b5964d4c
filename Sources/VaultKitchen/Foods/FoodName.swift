package import VaultSyntax
import VaultSearch

/// The stems of a food's name: what makes `картоплі` and `картопля`, `onions` and `red onion` comparable.
///
/// ```swift
/// FoodName("red onions, sliced").stems   // ["red", "onion"]
/// ```
package struct FoodName: Sendable, Hashable {
  /// The stems in their order; what follows a comma or a bracket is no part of the name.
  package let stems: [String]

  /// Reads the name in a range. O(length).
  package init(_ bytes: [UInt8], in range: ByteRange) {
    stems = FoodWord.words(of: bytes, in: range).prefix { !$0.isAfterBreak }
      .filter { !FoodWord.joints.contains($0.stem) }.map(\.stem)
  }

  /// Reads a name given as text.
  package init(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Whether all words of this name are words of the other.
  package func isPart(of other: FoodName) -> Bool {
    !stems.isEmpty && stems.allSatisfy { other.stems.contains($0) }
  }
}

/// One word of a text with its stem.
struct FoodWord {
  var stem: String
  var range: ByteRange
  /// Whether a mark of punctuation stands between this word and the one before.
  var isAfterBreak: Bool

  /// Words that join others and name nothing.
  static let joints: Set<String> = [
    "of", "the", "a", "an", "and", "with", "for", "з", "із", "та", "й", "і", "для", "на",
  ]

  /// The words of a text, at most 1,000. O(length).
  static func words(of bytes: [UInt8], in range: ByteRange) -> [FoodWord] {
    var words: [FoodWord] = []
    var scanner = WordScanner(range)
    var word = FoldedWord()
    var stemmer = Stemmer()
    while words.count < 1000, scanner.next(in: bytes.span, into: &word) {
      let previous = words.last?.range.upper ?? word.range.lower
      let isBroken = previous < word.range.lower && bytes[previous..<word.range.lower].contains(where: isBreak)
      words.append(FoodWord(stem: stemmer.stem(word.text), range: word.range, isAfterBreak: isBroken))
    }
    return words
  }

  /// `,` `;` `.` `:` `(` `)` `!` `?` and the end of a line.
  private static func isBreak(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2C, 0x3B, 0x2E, 0x3A, 0x28, 0x29, 0x21, 0x3F, 0x0A: true
    default: false
    }
  }
}
