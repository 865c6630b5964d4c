import VaultSyntax

/// An amount without the text it was read from: a number and a unit.
package struct Measure: Sendable, Hashable {
  package var amount: Rational
  /// The unit, or nil for one that vault does not know.
  package var unit: Unit?
  /// The unit as written; empty for a bare number.
  package var unitText: String

  /// The measure that a text states; nil for a text without a number.
  init?(_ source: TextSource, context: NumberContext) {
    guard let quantity = Quantity.parsing(source.bytes, in: source.range, context: context),
      let amount = quantity.amount
    else { return nil }
    self.amount = amount.value
    unit = quantity.unit
    unitText = TextSource(source.bytes, quantity.unitText).text
  }
}

/// What a measure of a food weighs: `1 cup = 120 g`.
package struct FoodConversion: Sendable, Hashable {
  package var measure: Measure
  package var equals: Measure

  /// Reads two amounts with `=` between them; nil when one is missing or zero.
  init?(_ source: TextSource, context: NumberContext) {
    let sides = source.bytes[source.range.indices].split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
    guard sides.count == 2 else { return nil }
    let parts = sides.map { TextSource(source.bytes, ByteRange($0.startIndex, $0.endIndex)).trimmed }
    self.init(parts[0], parts[1], context: context)
  }

  /// The conversion of a mapping's pair: `cup: 120 g` is of one cup.
  init?(unit: String, _ weight: TextSource, context: NumberContext) {
    self.init(TextSource(Array(("1 " + unit).utf8)), weight, context: context)
  }

  private init?(_ left: TextSource, _ right: TextSource, context: NumberContext) {
    guard let measure = Measure(left, context: context), let equals = Measure(right, context: context),
      measure.amount > 0, equals.amount > 0
    else { return nil }
    self.measure = measure
    self.equals = equals
  }
}

extension Measure: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add("value", amount)
    facts.add("unit", unit?.name ?? (unitText.isEmpty ? nil : unitText))
    return facts.facts
  }
}

extension FoodConversion: FactSource {
  package var facts: [Fact] {
    var facts = FactList()
    facts.add("measure", measure)
    facts.add("equals", equals)
    return facts.facts
  }
}
