/// What a word may be in a line that names an amount of something.
package struct WordClass: OptionSet, Sendable {
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Stands before a name and says nothing.
  package static let article = WordClass(rawValue: 1 << 0)
  /// Before an amount that is not meant exactly.
  package static let approximate = WordClass(rawValue: 1 << 1)
  /// Before the upper end of an amount that may be less.
  package static let atMost = WordClass(rawValue: 1 << 2)
  /// After a number, one half more.
  package static let andHalf = WordClass(rawValue: 1 << 3)
  /// Between the two ends of a range.
  package static let upTo = WordClass(rawValue: 1 << 32)
  /// Before what can be taken instead.
  package static let or = WordClass(rawValue: 1 << 4)
  /// Between two words of one kind.
  package static let and = WordClass(rawValue: 1 << 5)
  /// Between two amounts that add up, and between two where the second is taken away.
  package static let plus = WordClass(rawValue: 1 << 6), minus = WordClass(rawValue: 1 << 7)
  /// Between a part and what it is taken from: `juice of 2 limes`.
  package static let from = WordClass(rawValue: 1 << 8)
  /// How large the things counted are.
  package static let size = WordClass(rawValue: 1 << 9)
  /// A measure that is no ``Unit``, which adds up only with itself.
  package static let measure = WordClass(rawValue: 1 << 10)
  /// A length, which says how large a thing is.
  package static let length = WordClass(rawValue: 1 << 11)
  /// A unit that may stand after the name: `2 garlic cloves`.
  package static let afterName = WordClass(rawValue: 1 << 12)
  /// A measure in the singular, which without a number is one.
  package static let single = WordClass(rawValue: 1 << 13)
  /// A ``single`` that is a measure even without `of`: `pinch salt`.
  package static let alone = WordClass(rawValue: 1 << 33)
  /// More or less than one, nobody knows how many.
  package static let indefinite = WordClass(rawValue: 1 << 14)
  /// Says how a preparation is done.
  package static let adverb = WordClass(rawValue: 1 << 15)
  /// What is done to the food, or the state it is taken in.
  package static let preparation = WordClass(rawValue: 1 << 16)
  /// How warm a ``liquid`` is.
  package static let temperature = WordClass(rawValue: 1 << 17), liquid = WordClass(rawValue: 1 << 18)
  /// A phrase that is a name as a whole, whatever its words are alone.
  package static let whole = WordClass(rawValue: 1 << 19)
  /// A kind of a ``head``: in `red or white onion` the onion belongs to both.
  package static let attribute = WordClass(rawValue: 1 << 20), head = WordClass(rawValue: 1 << 21)
  /// What follows is not the name any more.
  package static let clause = WordClass(rawValue: 1 << 22)
  /// The cook decides how much; the dish works without.
  package static let toTaste = WordClass(rawValue: 1 << 23), optional = WordClass(rawValue: 1 << 24)
  /// ``optional`` on a condition, which may be about a part of the line: `peeled, if desired`.
  package static let conditional = WordClass(rawValue: 1 << 34)
  /// A further amount, which the line has beside the one it names: `plus more for drizzling`.
  package static let extra = WordClass(rawValue: 1 << 35)
  /// A part that is taken from a food: the juice of `juice of 2 limes`.
  package static let part = WordClass(rawValue: 1 << 26)
  /// After an amount that may be a little more: `2 cups or so`.
  package static let looseEnd = WordClass(rawValue: 1 << 27)
  /// A word that belongs to a name but never is one: the `boneless` before a comma.
  package static let adjective = WordClass(rawValue: 1 << 28)
  /// After an amount in brackets that says how large something is.
  package static let sizeNote = WordClass(rawValue: 1 << 25)

  /// After an amount in brackets that every one of the counted things has: `4 fillets (200 g each)`.
  package static let each = WordClass(rawValue: 1 << 29)
  /// Begins like the half of something and is whole: `північний`, `полуниця`.
  package static let notHalf = WordClass(rawValue: 1 << 30)
  /// Before a number that tells kinds apart: `no. 5`, `type 00`.
  package static let label = WordClass(rawValue: 1 << 31)

  /// What a number measures that is no amount of food: a temperature, how many people, how often.
  package static let noAmount = WordClass(rawValue: 1 << 36)
  /// Before the number of pieces that a thing is cut into, and of people that it is for.
  package static let cutInto = WordClass(rawValue: 1 << 37)
  /// Before an amount that another one goes with: `2 g солі на 1 кг м'яса`.
  package static let ratio = WordClass(rawValue: 1 << 38)
  /// Before another food of a line, which has an amount of its own.
  package static let with = WordClass(rawValue: 1 << 39)
  /// A food that is bought by the piece, each of a weight: the steak of `1 400 g steak`.
  package static let boughtWhole = WordClass(rawValue: 1 << 40)

  /// The classes by their names in the table.
  static let names: [String: WordClass] = [
    "article": .article, "approximate": .approximate, "atMost": .atMost, "andHalf": .andHalf, "or": .or, "and": .and,
    "plus": .plus, "minus": .minus, "from": .from, "size": .size, "measure": .measure, "length": .length,
    "afterName": .afterName, "single": .single, "indefinite": .indefinite, "adverb": .adverb,
    "preparation": .preparation, "temperature": .temperature, "liquid": .liquid, "whole": .whole,
    "attribute": .attribute, "head": .head, "clause": .clause, "toTaste": .toTaste, "optional": .optional,
    "sizeNote": .sizeNote, "part": .part, "looseEnd": .looseEnd, "adjective": .adjective,
    "each": .each, "notHalf": .notHalf, "label": .label, "upTo": .upTo, "alone": .alone, "conditional": .conditional,
    "extra": .extra, "noAmount": .noAmount, "cutInto": .cutInto, "ratio": .ratio, "with": .with,
    "boughtWhole": .boughtWhole,
  ]
}
