package import VaultSyntax

/// The table of ``LineWordNames``, read once.
package struct LineWords: Sendable {
  package static let standard = LineWords()

  /// What the words and phrases that are written alike stand for.
  private struct Entry: Sendable {
    /// Written out; of words that begin so; of adjectives that have this before their ending.
    var whole: WordClass = [], stem: WordClass = [], adjective: WordClass = []
  }

  /// The words and phrases, those of several words joined by single spaces.
  private let table: BeginningTable<Entry>

  /// The rows of ``LineWordNames`` with their classes, in the order of the languages.
  private static let rows: [(wordClass: WordClass, table: TextTable, words: ByteRange)] = {
    var rows: [(wordClass: WordClass, table: TextTable, words: ByteRange)] = []
    for text in [LineWordNames.english, LineWordNames.ukrainian, LineWordNames.russian] {
      let table = TextTable(text)
      for line in table.lines {
        guard let (name, words) = table.halves(of: line, at: 0x3A), let wordClass = WordClass.names[table.text(name)]
        else { continue }
        rows.append((wordClass, table, words))
      }
    }
    return rows
  }()

  private init() {
    var entries: [[UInt8]: Entry] = [:]
    entries.reserveCapacity(8_192)
    var key: [UInt8] = []
    for (wordClass, table, words) in Self.rows {
      for piece in table.pieces(of: words, separatedBy: 0x2C) {
        if table.bytes[piece.indices].contains(0x2F), table.bytes[piece.indices].contains(0x20) {
          Self.insert(table.text(piece), wordClass, into: &entries)
        } else {
          Self.insert(table.bytes, piece, wordClass, into: &entries, &key)
        }
      }
    }
    table = BeginningTable(entries)
  }

  /// Adds a word or phrase without a slash, which is most of them, byte by byte.
  private static func insert(
    _ bytes: [UInt8], _ piece: ByteRange, _ wordClass: WordClass, into entries: inout [[UInt8]: Entry],
    _ key: inout [UInt8]
  ) {
    guard let mark = bytes[piece.indices].last else { return }
    let isMarked = mark == UInt8(ascii: "*") || mark == UInt8(ascii: "~")
    key.removeAll(keepingCapacity: true)
    fold(bytes, ByteRange(piece.lower, isMarked ? piece.upper - 1 : piece.upper), into: &key)
    switch mark {
    case UInt8(ascii: "*"): entries[key, default: Entry()].stem.insert(wordClass)
    case UInt8(ascii: "~"): entries[key, default: Entry()].adjective.insert(wordClass)
    default: entries[key, default: Entry()].whole.insert(wordClass)
    }
  }

  /// Adds a phrase in which a slash divides the last words: `ground beef/pork`.
  private static func insert(_ text: String, _ wordClass: WordClass, into entries: inout [[UInt8]: Entry]) {
    let words = text.split(separator: " ")
    let heads = words.dropLast().map { folded(String($0)) }
    for last in (words.last ?? "").split(separator: "/") {
      let mark = last.last
      let word = folded(String(mark == "*" || mark == "~" ? last.dropLast() : last))
      let key = Array((heads + [word]).joined(separator: [0x20]))
      switch mark {
      case "*": entries[key, default: Entry()].stem.insert(wordClass)
      case "~": entries[key, default: Entry()].adjective.insert(wordClass)
      default: entries[key, default: Entry()].whole.insert(wordClass)
      }
    }
  }

  /// The classes of a folded word or phrase. O(its length).
  package func classes(of word: ArraySlice<UInt8>) -> WordClass {
    var result: WordClass = []
    // Only the last word of a phrase may go on behind its beginning.
    let lastWord = word.lastIndex(of: 0x20).map { $0 + 1 - word.startIndex } ?? 0
    table.forEachBeginning(of: word) { entry, length in
      if length == word.count { result.formUnion(entry.whole) }
      guard length > max(3, lastWord) else { return }
      result.formUnion(entry.stem)
      if !entry.adjective.isEmpty, Self.endings.contains(word.dropFirst(length)) { result.formUnion(entry.adjective) }
    }
    return result
  }

  /// Whether words may be the beginning of a longer phrase.
  func isHead(_ words: ArraySlice<UInt8>) -> Bool { table.isBeginning(words + [0x20]) }

  /// The endings of Ukrainian and Russian adjectives, the short forms of neuter participles included.
  package static let adjectiveEndings = [
    "ий", "ій", "а", "я", "е", "є", "і", "ого", "ього", "ої", "ьої", "их", "іх", "ому", "ьому", "у", "ю", "им", "ім",
    "ою", "ьою", "ими", "іми", "о", "ый", "ой", "ая", "яя", "ое", "ее", "ые", "ие", "его", "ей", "ых", "ую", "юю",
    "ым", "ыми", "ьи", "ы", "ная", "ные", "ных", "ной", "ный", "ного", "ное", "ном", "ную",
  ]
  private static let endings = Set(adjectiveEndings.map { folded($0)[...] })

  /// Whether the whole of a range is a word or phrase of one of some classes.
  package func has(_ bytes: [UInt8], _ range: ByteRange, _ classes: WordClass) -> Bool {
    var word: [UInt8] = []
    Self.fold(bytes, range, into: &word)
    return !self.classes(of: word[...]).isDisjoint(with: classes)
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

  private static func folded(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    fold(bytes, ByteRange(0, bytes.count), into: &output)
    return output
  }

  /// Calls `body` with every word or phrase of some classes as the table writes it, for tables of other shapes; stems are
  /// left out.
  static func forEachName(of wanted: WordClass, _ body: ([UInt8], ByteRange, WordClass) -> Void) {
    for (wordClass, table, words) in rows where !wordClass.isDisjoint(with: wanted) {
      for name in table.pieces(of: words, separatedBy: 0x2C) where !name.isEmpty {
        let last = table.bytes[name.upper - 1]
        if last != UInt8(ascii: "*"), last != UInt8(ascii: "~") { body(table.bytes, name, wordClass) }
      }
    }
  }
}
