package import VaultModel

extension FoodAmount {
  /// The unit; a bare number counts pieces. Nil for a unit that vault does not know.
  package var comparedUnit: Unit? { unit ?? (unitText.isEmpty ? .piece : nil) }

  /// How much this amount is in the unit of another one, exactly, with the rows of the food that say so; nil where they
  /// cannot be compared or the result does not fit.
  ///
  /// Units of one dimension convert by themselves, others through the food; a unit that vault does not know compares only
  /// with itself.
  ///
  /// - Parameter words: what is said about the food, which chooses among its rows: `diced`.
  package func value(
    inUnitOf other: FoodAmount, of food: KnownFood? = nil, _ measures: UnitMeasures = UnitMeasures(),
    words: [String] = []
  ) -> (value: Rational, weights: [FoodWeight])? {
    guard let own = comparedUnit, let unit = other.comparedUnit else {
      return comparedUnit == nil && other.comparedUnit == nil && hasUnitText(of: other) ? (value, []) : nil
    }
    if let direct = own.convert(value, to: unit, measures) { return (direct, []) }
    guard let result = food?.convert(value, own, to: unit, measures, words: words) else { return nil }
    return (result.value, result.weights)
  }

  /// Whether it is less than anybody buys.
  package var isPinch: Bool { unit == .pinch || unit == .dash || unit == .drop }

  private func hasUnitText(of other: FoodAmount) -> Bool {
    if unitText == other.unitText { return true }
    let (stems, others) = (FoodName(unitText).stems, FoodName(other.unitText).stems)
    return !stems.isEmpty && stems == others
  }

  /// This amount multiplied by a fraction of two others in one unit; nil if the result does not fit.
  func times(_ part: Rational, over whole: Rational) -> FoodAmount? {
    guard let value = try? part / whole * value else { return nil }
    return FoodAmount(value, unit, unitText: unitText)
  }
}
