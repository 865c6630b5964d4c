import VaultModel

/// What is there of one food: lines of the list that stay, and lots of the pantry.
struct ShopSupply {
  let listed: [FoodAmount]
  let inPantry: [FoodAmount]
  /// Whether the list or the pantry has some without saying how much.
  let hasUnmeasured: Bool
  /// Whether it is the pantry that does.
  let isPantryUnmeasured: Bool

  init(lines: [ShopLine], _ stock: PantryStock, _ food: NamedFood, keeping others: [ShopRecipe]) {
    listed = lines.compactMap(\.amount)
    let lots = stock.places(of: food).filter { !stock.isExpired($0) }
    var kept = FoodAmounts(of: food.known, stock.book.measures)
    for need in others.flatMap(\.bought) where need.food == food {
      for amount in need.amounts { kept.add(amount, words: need.preparations) }
    }
    inPantry = lots.compactMap { stock.lots[$0].amount }.compactMap { kept.subtract($0) }
    isPantryUnmeasured = lots.contains { stock.lots[$0].amount == nil }
    hasUnmeasured = isPantryUnmeasured || lines.contains { $0.amount == nil }
  }

  var amounts: [FoodAmount] { listed + inPantry }
}

/// What some recipes need of one food together.
struct ShopTotal {
  let food: NamedFood
  private var needed: FoodAmounts
  /// Whether some line of a recipe names the food without saying how much.
  private let isNamed: Bool
  private(set) var remarks: [ShopRemark] = []

  init(of food: NamedFood, for recipes: [ShopRecipe], _ supply: ShopSupply, _ measures: UnitMeasures) {
    self.food = food
    let needs = recipes.flatMap(\.bought).filter { $0.food == food }
    isNamed = !needs.isEmpty
    needed = FoodAmounts(of: food.known, measures)
    let amounts = needs.flatMap { need in
      Self.amounts(of: need, supply, measures).map { (amount: $0, words: need.preparations) }
    }
    // What is weighed comes first, because that is how it is sold; of spoons and cups the largest.
    let ordered = amounts.enumerated().sorted {
      (Self.rank(of: $0.element.amount, measures), $0.offset) < (Self.rank(of: $1.element.amount, measures), $1.offset)
    }
    // A pinch is in every packet.
    let isMeasured = ordered.contains { !$0.element.amount.isPinch }
    let counted = isMeasured || supply.amounts.isEmpty ? ordered.filter { isMeasured != $0.element.amount.isPinch } : []
    for (_, amount) in counted { needed.add(amount.amount, words: amount.words) }
    for weight in needed.weights { remarks.append(.converted(food: food.name, weight)) }
  }

  /// The amounts of a need, said in other units where nothing else compares with what is there.
  private static func amounts(
    of need: FoodNeed, _ supply: ShopSupply, _ measures: UnitMeasures
  ) -> [FoodAmount] {
    let compares = { (amount: FoodAmount) in
      supply.amounts.contains { $0.value(inUnitOf: amount, of: need.food.known, measures) != nil }
    }
    if supply.amounts.isEmpty || need.amounts.contains(where: compares) { return need.amounts }
    return need.equivalents.first(where: compares).map { [$0] } ?? need.amounts
  }

  /// Masses, then volumes from the largest measure on, then everything that is counted.
  private static func rank(of amount: FoodAmount, _ measures: UnitMeasures) -> Rational {
    guard let unit = amount.comparedUnit else { return Rational(.max) }
    switch unit.dimension {
    case .mass: return Rational(-1_000_000)
    case .volume: return -unit.factor(measures)
    case .count: return 1
    }
  }

  /// What has to be bought; one nil for something of it, however much that is.
  mutating func missing(from supply: ShopSupply) -> [FoodAmount?] {
    guard !needed.isEmpty else { return isNamed && !supply.hasUnmeasured && supply.amounts.isEmpty ? [nil] : [] }
    if supply.isPantryUnmeasured {
      remarks.append(.takenAsEnough(food: food.name))
      return []
    }
    let before = needed.weights
    for (place, amount) in supply.amounts.enumerated() {
      let rest = needed.subtract(amount)
      guard rest == amount, !needed.isEmpty else { continue }
      remarks.append(
        .notCompared(
          food: food.name, amount: ShopAmount(amount, in: ShopWords.language(of: food.name)).text,
          isListed: place < supply.listed.count))
    }
    for weight in needed.weights where !before.contains(weight) {
      remarks.append(.converted(food: food.name, weight))
    }
    return needed.amounts
  }
}

extension FoodAmount {
  /// Whether it is less than anybody buys.
  fileprivate var isPinch: Bool { unit == .pinch || unit == .dash || unit == .drop }
}
