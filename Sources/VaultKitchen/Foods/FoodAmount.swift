package import VaultModel

/// So much of something, in a unit that vault may not know.
package struct FoodAmount: Sendable, Hashable {
  package var value: Rational
  package var unit: Unit?
  /// The unit as written where vault does not know it; empty for a bare number.
  package var unitText: String

  package init(_ value: Rational, _ unit: Unit?, unitText: String = "") {
    self.value = value
    self.unit = unit
    self.unitText = unitText
  }

  /// Whether it is a bare number, or pieces.
  package var isCounted: Bool { unit == .piece || unit == nil && unitText.isEmpty }
}
