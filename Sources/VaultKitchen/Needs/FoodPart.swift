package import VaultModel

/// What a bare number counts before a name that ends, or in Ukrainian and Russian begins, in a part of the food: the leaves
/// of `4 cabbage leaves` are no four cabbages.
package struct FoodPart: Sendable {
  /// The part; nil for one that is no unit, such as a floret, which compares only with itself.
  package let unit: Unit?
  /// The word for it as written.
  package let word: String
  /// The food that it is a part of, by its own name.
  package let food: NamedFood

  /// Units that are parts of a food. A fillet or a loaf is bought by itself.
  static let units: Set<Unit> = [.clove, .slice, .leaf, .stalk, .sprig, .head]
  /// The beginnings of words for parts that are no units.
  static let others = ["floret", "wedge", "spear", "суцвітт", "соцвети", "дольк", "часточк"]
}

extension FoodBook {
  /// The part that a food's name is of; nil for the name of a whole food, be it a leaf by itself: `bay leaves`, `vine leaves`.
  ///
  /// Complexity: O(length of the name).
  package func part(of food: NamedFood) -> FoodPart? {
    let words = food.name.split(separator: " ")
    guard words.count > 1 else { return nil }
    for (word, rest) in [(words[words.count - 1], words.dropLast()), (words[0], words.dropFirst())] {
      let isLast = rest.startIndex == words.startIndex
      let unit = isLast ? UnitSpelling(String(word), language: .english)?.unit : nil
      let isUnit = unit.map(FoodPart.units.contains) ?? false
      guard isUnit || FoodPart.others.contains(where: { word.lowercased().hasPrefix($0) }) else { continue }
      let whole = self.food(named: rest.joined(separator: " "))
      // The leaves of celery are another food than its stalks, and `bay` is none.
      guard whole.identity.base != nil, whole.identity.base == food.identity.base else { continue }
      return FoodPart(unit: isUnit ? unit : nil, word: String(word), food: whole)
    }
    return nil
  }

  /// An amount of a food whose name may be that of a part, counted in it.
  func amount(_ amount: FoodAmount, inPartsOf food: NamedFood) -> FoodAmount {
    guard amount.unit == nil, amount.unitText.isEmpty, let part = part(of: food) else { return amount }
    return FoodAmount(amount.value, part.unit, unitText: part.word)
  }
}
