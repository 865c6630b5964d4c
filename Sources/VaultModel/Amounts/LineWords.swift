package import VaultSyntax

/// The table of ``LineWordNames``, read once.
package struct LineWords: Sendable {
  package static let standard = LineWords()

  /// What the words and phrases that are written alike stand for.
  private struct Entry: Sendable {
    /// Written out; of words that begin so; of adjectives that have this before their ending.
    var whole: WordClass = [], stem: WordClass = [], adjective: WordClass = []
    /// Whether a longer phrase goes on behind it.
    var isHead = false
  }

  /// The words and phrases, those of several words joined by single spaces.
  private var table = BeginningTable<Entry>(capacity: 8_192)

  private init() {
    for text in [LineWordNames.english, LineWordNames.ukrainian, LineWordNames.russian] {
      let table = TextTable(text)
      for row in table.rows {
        guard let wordClass = WordClass.names[table.text(row.key)] else { continue }
        for phrase in row.columns.joined() { insert(table.bytes, phrase, wordClass) }
      }
    }
  }

  /// Adds a word or a phrase; a slash in its last words divides several of them: `ground beef/pork`.
  private mutating func insert(_ bytes: [UInt8], _ phrase: ByteRange, _ wordClass: WordClass) {
    guard let space = bytes[phrase.indices].lastIndex(of: 0x20) else { return insert(bytes, [], phrase, wordClass) }
    let head = Self.fold(bytes, ByteRange(phrase.lower, space + 1))
    for last in bytes[(space + 1)..<phrase.upper].split(separator: 0x2F) {
      insert(bytes, head, ByteRange(last.startIndex, last.endIndex), wordClass)
    }
  }

  /// Adds a phrase by its last word and the folded ones before that, each with its space.
  private mutating func insert(_ bytes: [UInt8], _ head: [UInt8], _ last: ByteRange, _ wordClass: WordClass) {
    guard let mark = bytes[last.indices].last else { return }
    let isMarked = mark == UInt8(ascii: "*") || mark == UInt8(ascii: "~")
    let key = head + Self.fold(bytes, ByteRange(last.lower, isMarked ? last.upper - 1 : last.upper))
    table.change(key[...], from: Entry()) { entry in
      switch mark {
      case UInt8(ascii: "*"): entry.stem.insert(wordClass)
      case UInt8(ascii: "~"): entry.adjective.insert(wordClass)
      default: entry.whole.insert(wordClass)
      }
    }
    for space in head.indices where head[space] == 0x20 {
      table.change(head[..<space], from: Entry()) { $0.isHead = true }
    }
  }

  /// The classes of a folded word or phrase, and whether longer phrases begin with it. O(its length).
  func lookUp(_ word: ArraySlice<UInt8>) -> (classes: WordClass, isHead: Bool) {
    var classes: WordClass = []
    var isHead = false
    // Only the last word of a phrase may go on behind its beginning.
    let lastWord = word.lastIndex(of: 0x20).map { $0 + 1 - word.startIndex } ?? 0
    table.forEachBeginning(of: word) { entry, length in
      if length == word.count {
        classes.formUnion(entry.whole)
        isHead = entry.isHead
      }
      guard length > max(3, lastWord) else { return }
      classes.formUnion(entry.stem)
      if !entry.adjective.isEmpty, Self.endings.contains(word.dropFirst(length)) { classes.formUnion(entry.adjective) }
    }
    return (classes, isHead)
  }

  /// The endings of Ukrainian and Russian adjectives, the short forms of neuter participles included.
  package static let adjectiveEndings = [
    "ий", "ій", "а", "я", "е", "є", "і", "ого", "ього", "ої", "ьої", "их", "іх", "ому", "ьому", "у", "ю", "им", "ім",
    "ою", "ьою", "ими", "іми", "о", "ый", "ой", "ая", "яя", "ое", "ее", "ые", "ие", "его", "ей", "ых", "ую", "юю",
    "ым", "ыми", "ьи", "ы", "ная", "ные", "ных", "ной", "ный", "ного", "ное", "ном", "ную",
  ]
  private static let endings = Set(
    adjectiveEndings.map { fold(Array($0.utf8), ByteRange(0, $0.utf8.count))[...] })

  /// Whether the whole of a range is a word or phrase of one of some classes.
  package func has(_ bytes: [UInt8], _ range: ByteRange, _ classes: WordClass) -> Bool {
    !lookUp(Self.fold(bytes, range)[...]).classes.isDisjoint(with: classes)
  }

  /// A word as the table has it: case folded, without apostrophes and stress marks, `ё` as `е`.
  static func fold(_ bytes: [UInt8], _ range: ByteRange) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    fold(bytes, range, into: &output)
    return output
  }

  /// Appends a word as the table has it: case folded, without apostrophes and stress marks, `ё` as `е`.
  static func fold(_ bytes: [UInt8], _ range: ByteRange, into output: inout [UInt8]) {
    var source = FoldedScalars(ByteCursor(bytes, in: range))
    while let scalar = source.next() {
      switch scalar {
      case 0x27: break
      case 0x451: output.append(contentsOf: [0xD0, 0xB5])
      case 0..<0x80: output.append(UInt8(truncatingIfNeeded: scalar))
      default:
        if let scalar = Unicode.Scalar(scalar), let encoded = UTF8.encode(scalar) { output.append(contentsOf: encoded) }
      }
    }
  }
}
