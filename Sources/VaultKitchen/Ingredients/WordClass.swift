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
