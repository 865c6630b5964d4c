import VaultModel

/// The foods that a kitchen always has, so that no recipe waits for them and no list needs to name them.
///
/// ```swift
/// let staples = Staples(named: ["salt", "pepper", "water"], book)
/// staples.contains(book.food(named: "sea salt"))     // true
/// ```
package struct Staples: Sendable {
  /// Those of a vault that names none itself.
  package static let usual = ["salt", "pepper", "water"]
  /// So many grams or millilitres are more than anybody has without a thought.
  static let most: Rational = 250

  private let foods: Set<NamedFood>

  /// The foods of some names, in any language that vault knows them in.
  package init(named names: [String], _ book: FoodBook) { foods = Set(names.map { book.food(named: $0) }) }

  package func contains(_ food: NamedFood) -> Bool { foods.contains(food) }
}

extension PantryStock {
  /// Whether a food is taken as there although no lot says so: a staple, unless so much of it is wanted that somebody has to
  /// buy it, or the pantry says that it is empty. Water comes out of the tap, however much it is.
  ///
  /// - Parameter needs: all that is wanted together.
  package func isAlwaysThere(_ food: NamedFood, for needs: [FoodNeed]) -> Bool {
    guard staples.contains(food) else { return false }
    if food.isWater { return true }
    let own = needs.filter { $0.food == food }
    // `1 pepper, sliced` is no spice.
    let isOther = food.known?.aisle == .spices && own.contains { $0.amounts.contains(where: \.isCounted) }
    return !isOther && !isStatedEmpty(food) && !isMuch(own, of: food)
  }

  /// Whether the lots of a food say that nothing is there: `- 0 g salt`.
  private func isStatedEmpty(_ food: NamedFood) -> Bool {
    let own = places(of: food)
    return !own.isEmpty && own.allSatisfy { lots[$0].amount?.value == 0 }
  }

  private func isMuch(_ needs: [FoodNeed], of food: NamedFood) -> Bool {
    let amounts = needs.flatMap(\.amounts)
    for unit in [Unit.gram, .millilitre] {
      var sum: Rational = 0
      for amount in amounts {
        // Through the food only where the unit is of neither kind: 200 ml of salt are no 250 g.
        guard let own = amount.comparedUnit,
          let value = own.convert(amount.value, to: unit, book.measures), let more = try? sum + value
        else { continue }
        sum = more
      }
      if sum >= Staples.most { return true }
    }
    return false
  }

  /// Whether the line of a lot stays although nothing is left: of a staple it says so, because without a line the staple
  /// would count as there.
  package func keepsEmptyLine(at place: Int) -> Bool {
    guard staples.contains(lots[place].food) else { return false }
    let own = places(of: lots[place].food)
    return own.max() == place && own.allSatisfy { left[$0] == 0 && (lots[$0].amount != nil || isStated($0)) }
  }
}
