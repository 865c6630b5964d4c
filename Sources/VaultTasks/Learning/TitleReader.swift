import VaultSearch
import VaultSyntax

/// Reads titles as features, with the words and stems that search has: Ukrainian and Russian endings and English ones
/// are cut, case and accents do not count.
///
/// It keeps scratch buffers: make one and use it for many titles.
struct TitleReader {
  /// A word of a title.
  struct Word {
    let folded: [UInt8]
    let stem: [UInt8]
    /// Where it stands in the title's bytes.
    let range: ByteRange
  }

  /// Titles are short; what is behind this many words is not read.
  static let maximumWords = 40
  private static let letterCounts = 2...5
  /// Stand for the ends of a title and of a word; no word has them.
  private static let start: [UInt8] = [0x02], end: [UInt8] = [0x03]

  private var stemmer = Stemmer()
  private var scratch = FoldedWord()

  mutating func words(of title: String) -> [Word] {
    let bytes = Array(title.utf8)
    var scanner = WordScanner(ByteRange(0, bytes.count))
    var words: [Word] = []
    while words.count < Self.maximumWords, scanner.next(in: bytes.span, into: &scratch) {
      let folded = Array(scratch.bytes[0..<scratch.count])
      var stem = folded
      stem.removeLast(stem.count - stemmer.stem(&stem, count: stem.count))
      words.append(Word(folded: folded, stem: stem, range: scratch.range))
    }
    return words
  }

  /// Every feature of a title, as often as it stands there, in the order of their hashes.
  mutating func features(of title: String) -> [TitleFeature] {
    let words = words(of: title)
    var features: [TitleFeature] = []
    for (number, word) in words.enumerated() {
      let number = UInt8(truncatingIfNeeded: number)
      features.append(Self.feature(.word, word.folded, number))
      features.append(Self.feature(.stem, word.stem, number))
      Self.addLetters(of: word.folded, number, to: &features)
    }
    Self.addNeighbours(of: words, to: &features)
    Self.addPairs(of: words, to: &features)
    features.sort { ($0.hash, $0.first, $0.second) < ($1.hash, $1.first, $1.second) }
    return features
  }

  // MARK: By kind

  private static func feature(
    _ kind: TitleFeature.Kind, _ letters: some Sequence<UInt8>, _ word: UInt8
  ) -> TitleFeature {
    var hash = beginning(of: kind)
    hash.add(letters)
    return TitleFeature(hash: hash.value, kind: kind, first: word, second: word)
  }

  private static func feature(
    _ kind: TitleFeature.Kind, _ left: [UInt8], _ right: [UInt8], _ first: Int, _ second: Int
  ) -> TitleFeature {
    var hash = beginning(of: kind)
    hash.add(left)
    // No byte of UTF-8, so that two stems do not run together.
    hash.add(0xFF)
    hash.add(right)
    return TitleFeature(
      hash: hash.value, kind: kind, first: UInt8(truncatingIfNeeded: first), second: UInt8(truncatingIfNeeded: second))
  }

  private static func beginning(of kind: TitleFeature.Kind) -> FNV1a {
    var hash = FNV1a()
    hash.add(UInt64(kind.rawValue))
    return hash
  }

  /// Two to five letters in a row, the ends of the word being letters too.
  private static func addLetters(of word: [UInt8], _ number: UInt8, to features: inout [TitleFeature]) {
    let bytes = start + word + end
    let letters = bytes.indices.filter { bytes[$0] & 0xC0 != 0x80 } + [bytes.count]
    for count in letterCounts {
      for first in letters.indices where first + count < letters.count {
        features.append(feature(.letters, bytes[letters[first]..<letters[first + count]], number))
      }
    }
  }

  /// Stems side by side; the first and the last one stand beside an end of the title.
  private static func addNeighbours(of words: [Word], to features: inout [TitleFeature]) {
    guard !words.isEmpty else { return }
    let stems = [start] + words.map(\.stem) + [end]
    for right in 1..<stems.count {
      let (first, second) = (max(right - 2, 0), min(right - 1, words.count - 1))
      features.append(feature(.neighbours, stems[right - 1], stems[right], first, second))
    }
  }

  /// Every two different stems in whichever order.
  private static func addPairs(of words: [Word], to features: inout [TitleFeature]) {
    for (second, right) in words.enumerated() {
      for (first, left) in words.prefix(second).enumerated() where left.stem != right.stem {
        let isOrdered = left.stem.lexicographicallyPrecedes(right.stem)
        features.append(
          feature(.pair, isOrdered ? left.stem : right.stem, isOrdered ? right.stem : left.stem, first, second))
      }
    }
  }
}
