import VaultModel
import VaultSyntax

/// Reads the names of ingredients and keeps what it read for the next line with the same one: a thousand recipes have few
/// hundreds of them.
///
/// ```swift
/// var names = IngredientNames(book)
/// for recipe in recipes { … try RecipeNeeds(recipe, of: document, names: &names) … }
/// ```
package struct IngredientNames: Sendable {
  /// What a name says.
  struct Reading: Sendable {
    /// The bytes of the name alone, which the ranges of ``line`` lie in.
    var bytes: [UInt8]
    var line: IngredientLine
    var food: NamedFood
    /// The foods that do instead: those the name offers, then those of the food's note.
    var substitutes: [NamedFood] = []
    /// The readings of the foods that the name lists behind the first one: the walnuts of `lettuce, walnuts`.
    var further: [Reading] = []

    /// The readings of all foods of the name.
    var all: [Reading] { [self] + further }

    /// The texts of some ranges.
    func texts(of ranges: [ByteRange]) -> [String] {
      ranges.map { String(decoding: bytes[$0.indices.clamped(to: bytes.indices)], as: UTF8.self) }
    }
  }

  private struct Key: Hashable {
    var name: [UInt8]
    var context: NumberContext
    var isLink: Bool
  }

  /// More readings than this are not kept, so that no vault takes the memory.
  private static let most = 20_000

  package let book: FoodBook
  private var readings: [Key: Reading] = [:]

  /// Knows no names yet.
  package init(_ book: FoodBook) { self.book = book }

  /// Reads the name of an ingredient, with what stands beside its amount.
  mutating func reading(of ingredient: Ingredient, in bytes: [UInt8], _ context: NumberContext) -> Reading {
    let isLink = ingredient.link != nil
    guard !ingredient.aside.isEmpty else {
      return reading(of: bytes, in: ingredient.plainName, context, isLink: isLink)
    }
    let name = ingredient.wholeName(in: bytes)
    return reading(of: name, in: ByteRange(0, name.count), context, isLink: isLink)
  }

  /// Reads a name, or finds that it was read.
  mutating func reading(
    of bytes: [UInt8], in range: ByteRange, _ context: NumberContext, isLink: Bool
  ) -> Reading {
    let name = Array(bytes[range.indices.clamped(to: bytes.indices)])
    let key = Key(name: name, context: context, isLink: isLink)
    if let known = readings[key] { return known }
    let whole = ByteRange(0, name.count)
    let stretches = isLink ? [whole] : LineDivision(name, in: whole, context, book).stretches
    var reading = read(Array(name[(stretches.first ?? whole).indices]), context, isLink)
    // What is taken apart here begins with a food of its own, so that it is divided no further.
    reading.further = stretches.dropFirst().map { read(Array(name[$0.indices]), context, isLink) }
    if readings.count < Self.most { readings[key] = reading }
    return reading
  }

  /// Reads what names one food.
  private func read(_ name: [UInt8], _ context: NumberContext, _ isLink: Bool) -> Reading {
    var reading = readAlone(name, context, isLink)
    reading.substitutes =
      reading.texts(of: reading.line.alternatives).map { book.food(named: $0) } + book.substitutes(of: reading.food)
    return reading
  }

  private func readAlone(_ name: [UInt8], _ context: NumberContext, _ isLink: Bool) -> Reading {
    let range = ByteRange(0, name.count)
    if let food = book.food(wholly: name) {
      // Nothing else is said that would have to be taken apart.
      var line = IngredientLine()
      line.name = food.name
      line.nameRanges = [range]
      return Reading(bytes: name, line: line, food: food)
    }
    let line = IngredientLine(name, in: range, context: context)
    return Reading(bytes: name, line: line, food: food(of: line, name, isLink: isLink))
  }

  private func food(of line: IngredientLine, _ name: [UInt8], isLink: Bool) -> NamedFood {
    if !line.name.isEmpty { return book.food(of: line, in: name, isWhole: isLink) }
    return NamedFood(
      book.matcher.identity(of: name, ByteRange(0, name.count)), name: String(decoding: name, as: UTF8.self),
      book.matcher)
  }
}
