package import VaultModel

/// So much of something, in a unit that vault may not know.
package struct FoodAmount: Sendable, Hashable {
  package var value: Rational
  package var unit: Unit?
  /// The unit as written, the word that it is printed in again; empty for a bare number, and where nobody wrote one. Of a
  /// unit that vault knows it makes no other amount.
  package var unitText: String

  package init(_ value: Rational, _ unit: Unit?, unitText: String = "") {
    self.value = value
    self.unit = unit
    self.unitText = unitText
  }

  /// Whether it is a bare number, or pieces.
  package var isCounted: Bool { unit == .piece || unit == nil && unitText.isEmpty }
}

extension FoodAmount {
  package static func == (left: FoodAmount, right: FoodAmount) -> Bool {
    left.value == right.value && left.unit == right.unit && (left.unit != nil || left.unitText == right.unitText)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(unit)
    if unit == nil { hasher.combine(unitText) }
  }
}

extension FoodAmount {
  /// The author's word for the unit in the form that goes with a number: `пачки` for 2 of `1 пачка`, where the usual word
  /// is `упаковки`. Nil for a unit that is weighed or poured and was written short or in another language: it has its usual
  /// name. O(length).
  package func ownUnit(after number: String, in language: Language) -> String? {
    guard let unit else { return CountedFood.measure(unitText, after: number, in: language) }
    guard let spelling = UnitSpelling(unitText, language: language), spelling.unit == unit,
      unit.dimension == .count || unit.system != .metric && !spelling.isAbbreviation && spelling.language == language
    else { return nil }
    return spelling.word(like: unitText, for: spelling.language.pluralCategory(ofAmount: number))
  }
}
