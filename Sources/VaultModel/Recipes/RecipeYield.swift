package import VaultSyntax

/// How much a recipe makes: `4`, `4 servings`, `8 pancakes`, `3 l`.
package struct RecipeYield: Sendable, Hashable {
  /// Where a yield is written.
  package enum Source: UInt8, Sendable, Hashable { case frontMatter, body }

  package var quantity: Quantity
  /// The yield as written, its unit included.
  package var range: ByteRange
  package var source: Source
  /// Whether it counts people: a number alone, or with a word such as `servings` or `порції`.
  package var isServings: Bool

  /// The number, of a range the first one; nil for text.
  package var value: Rational? { quantity.amount?.value }

  /// Whether this and another yield measure the same thing, so that their numbers can be compared.
  func isComparable(to other: RecipeYield, in bytes: [UInt8]) -> Bool {
    if isServings || other.isServings { return isServings && other.isServings }
    if let unit = quantity.unit, let otherUnit = other.quantity.unit { return unit.base == otherUnit.base }
    return bytes[quantity.unitText.indices].elementsEqual(bytes[other.quantity.unitText.indices])
  }

  /// Reads one yield; nil for empty text.
  init?(_ bytes: [UInt8], in range: ByteRange, context: NumberContext, source: Source) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    guard let quantity = Quantity.parsing(bytes, in: trimmed, context: context) else { return nil }
    self.quantity = quantity
    self.range = trimmed
    self.source = source
    isServings =
      quantity.unitText.isEmpty || RecipeWords.servings.value(of: bytes, in: quantity.unitText) != nil
  }

  /// Reads yields between commas, such as `4 servings, 1,5 l`.
  static func list(_ bytes: [UInt8], in range: ByteRange, context: NumberContext, source: Source) -> [RecipeYield] {
    RecipeList.elements(of: range, in: bytes).compactMap {
      RecipeYield(bytes, in: $0, context: context, source: source)
    }
  }
}

/// The comma-separated lists of RecipeMD (2.4, *Tags* and *Yields*).
package enum RecipeList {
  /// The elements without white space around them; a comma between two digits is a decimal comma and divides nothing.
  package static func elements(of range: ByteRange, in bytes: [UInt8]) -> [ByteRange] {
    var elements: [ByteRange] = []
    var start = range.lower
    for place in range.indices where bytes[place] == 0x2C && !isDecimalComma(at: place, range, bytes) {
      elements.append(ByteCursor.trimming(ByteRange(start, place), of: bytes))
      start = place + 1
    }
    elements.append(ByteCursor.trimming(ByteRange(start, range.upper), of: bytes))
    return elements.filter { !$0.isEmpty }
  }

  private static func isDecimalComma(at place: Int, _ range: ByteRange, _ bytes: [UInt8]) -> Bool {
    place > range.lower && place + 1 < range.upper && bytes[place - 1].isDigit && bytes[place + 1].isDigit
  }
}

extension RecipeYield {
  /// Whether a unit such as `servings`, `порцій` or `people` counts people.
  package static func countsPeople(_ unit: String) -> Bool {
    let bytes = Array(unit.utf8)
    return RecipeWords.servings.value(of: bytes, in: ByteRange(0, bytes.count)) != nil
  }
}
