package import VaultModel

/// Amounts of one food added up: what can be compared is one amount, the rest stands side by side.
///
/// ```swift
/// var amounts = FoodAmounts(of: flour)
/// amounts.add(FoodAmount(500, .gram))
/// amounts.add(FoodAmount(1, .cup))            // 625 g, by the row 1 cup = 125 g
/// amounts.subtract(FoodAmount(1, .kilogram))  // 375 g more than there was: 3/8 kg
/// ```
///
/// Everything is exact; an amount whose sum would not fit stands beside it.
package struct FoodAmounts: Sendable, Hashable {
  /// The food whose rows make weights and volumes comparable, if vault knows it.
  package let food: KnownFood?
  package let measures: UnitMeasures
  /// The sums, in the order of their first amounts and in the units of these; none is zero.
  package private(set) var amounts: [FoodAmount] = []
  /// The rows of the food that were used.
  package private(set) var weights: [FoodWeight] = []

  package init(of food: KnownFood? = nil, _ measures: UnitMeasures = UnitMeasures()) {
    self.food = food
    self.measures = measures
  }

  /// Whether there is nothing of it.
  package var isEmpty: Bool { amounts.isEmpty }

  /// Adds an amount to the first sum it can be compared with, by itself before through the food.
  package mutating func add(_ amount: FoodAmount, words: [String] = []) {
    guard amount.value > 0 else { return }
    for place in places(for: amount) {
      guard let (value, used) = amount.value(inUnitOf: amounts[place], of: food, measures, words: words),
        let sum = try? amounts[place].value + value
      else { continue }
      amounts[place].value = sum
      note(used)
      return
    }
    amounts.append(amount)
  }

  /// Adds all amounts of another sum of the same food.
  package mutating func add(_ other: FoodAmounts) {
    for amount in other.amounts { add(amount) }
    note(other.weights)
  }

  /// Takes an amount off the sums it can be compared with, as far as they go.
  ///
  /// - Returns: what is left of the amount, in its own unit; nil when all of it was taken off.
  @discardableResult
  package mutating func subtract(_ amount: FoodAmount, words: [String] = []) -> FoodAmount? {
    guard amount.value > 0 else { return nil }
    var rest = amount
    for place in places(for: amount) {
      guard let (wanted, used) = rest.value(inUnitOf: amounts[place], of: food, measures, words: words), wanted > 0
      else { continue }
      let sum = amounts[place].value
      if wanted <= sum {
        guard let less = try? sum - wanted else { continue }
        amounts[place].value = less
        note(used)
        return finish(nil)
      }
      guard let taken = rest.times(sum, over: wanted), let more = try? rest.value - taken.value else { continue }
      amounts[place].value = 0
      rest.value = more
      note(used)
    }
    return finish(rest)
  }

  private mutating func finish(_ rest: FoodAmount?) -> FoodAmount? {
    amounts.removeAll { $0.value == 0 }
    return rest
  }

  private mutating func note(_ used: [FoodWeight]) { weights += used.filter { !weights.contains($0) } }

  /// The sums, those first that an amount compares with by itself.
  private func places(for amount: FoodAmount) -> [Int] {
    let direct = amounts.indices.filter { amount.value(inUnitOf: amounts[$0], measures) != nil }
    return direct + amounts.indices.filter { !direct.contains($0) }
  }
}
