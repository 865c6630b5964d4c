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
}

/// Amounts of one food added up: what converts is one amount, the rest stands side by side.
///
/// ```swift
/// var total = FoodTotal()
/// total.add(FoodAmount(500, .gram))
/// total.add(FoodAmount(1, .kilogram))    // 1500 g
/// total.add(FoodAmount(2, .can))         // 1500 g and 2 cans
/// ```
package struct FoodTotal: Sendable, Hashable {
  /// The sums, in the order of their first amounts and in the units of these.
  package private(set) var amounts: [FoodAmount] = []
  /// The rows by which weights and volumes were added.
  package private(set) var weights: [FoodWeight] = []

  package init() {}

  /// Adds an amount to the first sum it converts to, by itself or through the food; exact, and side by side where the
  /// result does not fit.
  package mutating func add(_ amount: FoodAmount, of food: KnownFood? = nil, _ measures: UnitMeasures = UnitMeasures())
  {
    for isFoodAsked in [false, true] {
      for place in amounts.indices {
        guard let (value, used) = converted(amount, to: amounts[place], isFoodAsked ? food : nil, measures),
          let sum = try? amounts[place].value + value
        else { continue }
        amounts[place].value = sum
        weights += used.filter { !weights.contains($0) }
        return
      }
    }
    amounts.append(amount)
  }

  private func converted(
    _ amount: FoodAmount, to other: FoodAmount, _ food: KnownFood?, _ measures: UnitMeasures
  ) -> (Rational, [FoodWeight])? {
    let (left, right) = (amount.counted, other.counted)
    guard let left, let right else {
      let isSame =
        left == nil && right == nil && FoldedWords.list(of: amount.unitText) == FoldedWords.list(of: other.unitText)
      return isSame ? (amount.value, []) : nil
    }
    if let value = left.convert(amount.value, to: right, measures) { return (value, []) }
    return food?.convert(amount.value, left, to: right, measures).map { ($0.value, $0.weights) }
  }
}

extension FoodAmount {
  /// The unit; a bare number counts pieces.
  fileprivate var counted: Unit? { unit ?? (unitText.isEmpty ? .piece : nil) }
}
