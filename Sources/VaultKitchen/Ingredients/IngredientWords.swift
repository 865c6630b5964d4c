import VaultModel
import VaultSearch
import VaultSyntax

/// The table of ``IngredientWordNames``, read once.
struct IngredientWords: Sendable {
  static let standard = IngredientWords()

  /// What the words and phrases that are written alike stand for.
  private struct Entry: Sendable {
    /// Written out; of words that begin so; of adjectives that have this before their ending.
    var whole: WordClass = [], stem: WordClass = [], adjective: WordClass = []
  }

  /// The words and phrases, those of several words joined by single spaces.
  private let table: BeginningTable<Entry>
  /// What stands before the last word of some phrase, and before the word before it.
  private let heads: Set<[UInt8]>

  private init() {
    var entries: [[UInt8]: Entry] = [:]
    for text in [IngredientWordNames.english, IngredientWordNames.ukrainian, IngredientWordNames.russian] {
      let table = TextTable(text)
      for line in table.lines {
        guard let (key, rest) = table.halves(of: line, at: 0x3A), let wordClass = WordClass.names[table.text(key)]
        else { continue }
        for piece in table.pieces(of: rest, separatedBy: 0x2C) {
          Self.insert(table.text(piece), wordClass, into: &entries)
        }
      }
    }
    heads = Set(
      entries.keys.flatMap { key in key.indices.filter { key[$0] == 0x20 }.map { Array(key[..<$0]) } })
    table = BeginningTable(entries)
  }

  private static func insert(_ text: String, _ wordClass: WordClass, into entries: inout [[UInt8]: Entry]) {
    let words = text.split(separator: " ")
    let heads = words.dropLast().map { folded(String($0)) }
    // `and/or` is one word; in `ground beef/pork` the slash separates two.
    let lasts = words.count > 1 ? (words.last ?? "").split(separator: "/") : words.suffix(1).map { $0[...] }
    for last in lasts {
      let mark = last.last
      let word = folded(String(mark == "*" || mark == "~" ? last.dropLast() : last))
      let key = Array((heads + [word]).joined(separator: " ").utf8)
      switch mark {
      case "*": entries[key, default: Entry()].stem.insert(wordClass)
      case "~": entries[key, default: Entry()].adjective.insert(wordClass)
      default: entries[key, default: Entry()].whole.insert(wordClass)
      }
    }
  }

  /// The classes of a folded word or phrase. O(its length).
  func classes(of word: [UInt8]) -> WordClass {
    var result: WordClass = []
    // Only the last word of a phrase may go on behind its beginning.
    let lastWord = word.lastIndex(of: 0x20).map { $0 + 1 } ?? 0
    table.forEachBeginning(of: word) { entry, length in
      if length == word.count { result.formUnion(entry.whole) }
      guard length > max(3, lastWord) else { return }
      result.formUnion(entry.stem)
      if !entry.adjective.isEmpty, Self.endings.contains(word[length...]) { result.formUnion(entry.adjective) }
    }
    return result
  }

  /// Whether words may be the beginning of a longer phrase.
  func isHead(_ words: [UInt8]) -> Bool { heads.contains(words) }

  /// The endings of Ukrainian and Russian adjectives, the short forms of neuter participles included.
  static let adjectiveEndings = [
    "ий", "ій", "а", "я", "е", "є", "і", "ого", "ього", "ої", "ьої", "их", "іх", "ому", "ьому", "у", "ю", "им", "ім",
    "ою", "ьою", "ими", "іми", "о", "ый", "ой", "ая", "яя", "ое", "ее", "ые", "ие", "его", "ей", "ых", "ую", "юю",
    "ым", "ыми", "ьи", "ы", "ная", "ные", "ных", "ной", "ный", "ного", "ное", "ном", "ную",
  ]
  private static let endings = Set(adjectiveEndings.map { Array(folded($0).utf8)[...] })

  /// Whether a folded word or phrase belongs to one of some classes.
  func has(_ word: String, _ wordClasses: WordClass) -> Bool {
    !classes(of: Array(word.utf8)).isDisjoint(with: wordClasses)
  }

  /// The beginnings of Ukrainian and Russian words that say half: `півлимона`, `полстакана`.
  static let halves: Set<String> = ["пів", "пол"]

  /// A word as the table has it: case folded, without apostrophes, `ё` as `е`.
  static func folded(_ bytes: [UInt8], _ range: ByteRange) -> String {
    var word = TextFolding.exactWord(bytes, in: range)
    // U+0308 COMBINING DIAERESIS, which folding takes apart from its letter.
    while let mark = word.indices.dropLast().first(where: { word[$0] == 0xCC && word[$0 + 1] == 0x88 }) {
      word.removeSubrange(mark...mark + 1)
    }
    return String(decoding: word, as: UTF8.self)
  }

  private static func folded(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return folded(bytes, ByteRange(0, bytes.count))
  }
}
