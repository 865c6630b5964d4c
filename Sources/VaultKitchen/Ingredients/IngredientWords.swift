import VaultModel
import VaultSearch
import VaultSyntax

/// What a word may be in an ingredient line.
struct WordClass: OptionSet, Sendable {
  let rawValue: UInt32

  /// Stands before a name and says nothing.
  static let article = WordClass(rawValue: 1 << 0)
  /// Before an amount that is not meant exactly.
  static let approximate = WordClass(rawValue: 1 << 1)
  /// Before the upper end of an amount that may be less.
  static let atMost = WordClass(rawValue: 1 << 2)
  /// After a number, one half more.
  static let andHalf = WordClass(rawValue: 1 << 3)
  /// Before what can be taken instead.
  static let or = WordClass(rawValue: 1 << 4)
  /// Between two words of one kind.
  static let and = WordClass(rawValue: 1 << 5)
  /// Between two amounts that add up, and between two where the second is taken away.
  static let plus = WordClass(rawValue: 1 << 6), minus = WordClass(rawValue: 1 << 7)
  /// Between a part and what it is taken from: `juice of 2 limes`.
  static let from = WordClass(rawValue: 1 << 8)
  /// How large the things counted are.
  static let size = WordClass(rawValue: 1 << 9)
  /// A measure that is no ``Unit``, which adds up only with itself.
  static let measure = WordClass(rawValue: 1 << 10)
  /// A length, which says how large a thing is.
  static let length = WordClass(rawValue: 1 << 11)
  /// A unit that may stand after the name: `2 garlic cloves`.
  static let afterName = WordClass(rawValue: 1 << 12)
  /// A measure in the singular, which without a number is one.
  static let single = WordClass(rawValue: 1 << 13)
  /// More or less than one, nobody knows how many.
  static let indefinite = WordClass(rawValue: 1 << 14)
  /// Says how a preparation is done.
  static let adverb = WordClass(rawValue: 1 << 15)
  /// What is done to the food, or the state it is taken in.
  static let preparation = WordClass(rawValue: 1 << 16)
  /// How warm a ``liquid`` is.
  static let temperature = WordClass(rawValue: 1 << 17), liquid = WordClass(rawValue: 1 << 18)
  /// A phrase that is a name as a whole, whatever its words are alone.
  static let whole = WordClass(rawValue: 1 << 19)
  /// A kind of a ``head``: in `red or white onion` the onion belongs to both.
  static let attribute = WordClass(rawValue: 1 << 20), head = WordClass(rawValue: 1 << 21)
  /// What follows is not the name any more.
  static let clause = WordClass(rawValue: 1 << 22)
  /// The cook decides how much; the dish works without.
  static let toTaste = WordClass(rawValue: 1 << 23), optional = WordClass(rawValue: 1 << 24)
  /// A part that is taken from a food: the juice of `juice of 2 limes`.
  static let part = WordClass(rawValue: 1 << 26)
  /// After an amount that may be a little more: `2 cups or so`.
  static let looseEnd = WordClass(rawValue: 1 << 27)
  /// A word that belongs to a name but never is one: the `boneless` before a comma.
  static let adjective = WordClass(rawValue: 1 << 28)
  /// After an amount in brackets that says how large something is.
  static let sizeNote = WordClass(rawValue: 1 << 25)

  /// The classes by their names in the table.
  static let names: [String: WordClass] = [
    "article": .article, "approximate": .approximate, "atMost": .atMost, "andHalf": .andHalf, "or": .or, "and": .and,
    "plus": .plus, "minus": .minus, "from": .from, "size": .size, "measure": .measure, "length": .length,
    "afterName": .afterName, "single": .single, "indefinite": .indefinite, "adverb": .adverb,
    "preparation": .preparation, "temperature": .temperature, "liquid": .liquid, "whole": .whole,
    "attribute": .attribute, "head": .head, "clause": .clause, "toTaste": .toTaste, "optional": .optional,
    "sizeNote": .sizeNote, "part": .part, "looseEnd": .looseEnd, "adjective": .adjective,
  ]
}

/// The table of ``IngredientWordNames``, read once.
struct IngredientWords: Sendable {
  static let standard = IngredientWords()

  /// The classes of a word or phrase, its words joined by single spaces.
  private var classes: [String: WordClass] = [:]
  /// The classes of words by how they begin, and of adjectives by what stands before their endings.
  private var stems: [String: WordClass] = [:], adjectives: [String: WordClass] = [:]
  /// The most words a phrase has.
  private(set) var longestPhrase = 1

  private init() {
    for text in [IngredientWordNames.english, IngredientWordNames.ukrainian, IngredientWordNames.russian] {
      let table = TextTable(text)
      for line in table.lines {
        guard let (key, rest) = table.halves(of: line, at: 0x3A), let wordClass = WordClass.names[table.text(key)]
        else { continue }
        for piece in table.pieces(of: rest, separatedBy: 0x2C) { insert(table.text(piece), wordClass) }
      }
    }
  }

  private mutating func insert(_ text: String, _ wordClass: WordClass) {
    let words = text.split(separator: " ")
    longestPhrase = max(longestPhrase, words.count)
    let heads = words.dropLast().map { Self.folded(String($0)) }
    // `and/or` is one word; in `ground beef/pork` the slash separates two.
    let lasts = words.count > 1 ? (words.last ?? "").split(separator: "/") : words.suffix(1).map { $0[...] }
    for last in lasts {
      let mark = last.last
      let word = Self.folded(String(mark == "*" || mark == "~" ? last.dropLast() : last))
      let key = (heads + [word]).joined(separator: " ")
      switch mark {
      case "*": stems[key, default: []].insert(wordClass)
      case "~": adjectives[key, default: []].insert(wordClass)
      default: classes[key, default: []].insert(wordClass)
      }
    }
  }

  /// The classes of a folded word or phrase.
  func classes(of word: String) -> WordClass {
    var result = classes[word] ?? []
    let bytes = Array(word.utf8)
    // Only the last word of a phrase may go on behind its beginning.
    let lastWord = bytes.lastIndex(of: 0x20).map { $0 + 1 } ?? 0
    for length in stride(from: min(bytes.count, 60), to: max(3, lastWord), by: -1) {
      let beginning = String(decoding: bytes[..<length], as: UTF8.self)
      if let found = stems[beginning] { result.formUnion(found) }
      if let found = adjectives[beginning], Self.endings.contains(String(decoding: bytes[length...], as: UTF8.self)) {
        result.formUnion(found)
      }
    }
    return result
  }

  /// The endings of Ukrainian and Russian adjectives, the short forms of neuter participles included.
  private static let endings: Set<String> = Set(
    [
      "ий", "ій", "а", "я", "е", "є", "і", "ого", "ього", "ої", "ьої", "их", "іх", "ому", "ьому", "у", "ю", "им", "ім",
      "ою",
      "ьою", "ими", "іми", "о", "ый", "ой", "ая", "яя", "ое", "ее", "ые", "ие", "его", "ей", "ых", "ую", "юю", "ым",
      "ыми",
      "ьи", "ы", "ная", "ные", "ных", "ной", "ный", "ного", "ное", "ном", "ную",
    ].map { folded($0) })

  /// Whether a folded word or phrase belongs to one of some classes.
  func has(_ word: String, _ wordClasses: WordClass) -> Bool { !classes(of: word).isDisjoint(with: wordClasses) }

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
