import VaultModel

/// What is there of one food: lines of the list that stay, and lots of the pantry.
struct ShopSupply {
  let listed: [FoodAmount]
  /// What the good lots have, less what recipes on the list keep.
  let inPantry: [FoodAmount]
  /// Whether the list has some without saying how much.
  let isListUnmeasured: Bool
  /// Whether it is the pantry that does.
  let isPantryUnmeasured: Bool
  /// The pantry, less what recipes on the list keep.
  let stock: PantryStock

  init(lines: [ShopLine], _ stock: PantryStock, _ food: NamedFood, keeping others: [ShopRecipe]) {
    listed = lines.compactMap(\.amount)
    isListUnmeasured = lines.contains { $0.amount == nil }
    var left = stock
    for need in others.flatMap(\.bought) where need.food == food { _ = left.takeGood(need) }
    self.stock = left
    let lots = stock.places(of: food).filter { !stock.isExpired($0) }
    inPantry = lots.filter { left.left[$0] > 0 }.compactMap { left.amount(at: $0) }
    isPantryUnmeasured = lots.contains { stock.lots[$0].amount == nil }
  }

  var amounts: [FoodAmount] { listed + inPantry }
}

/// What some recipes need of one food together.
struct ShopTotal {
  let food: NamedFood
  private let needs: [FoodNeed]
  private let measures: UnitMeasures
  private var needed: FoodAmounts
  /// Whether somebody wants more of it than pinches.
  private let isMeasured: Bool
  private(set) var remarks: [ShopRemark] = []

  init(of food: NamedFood, for recipes: [ShopRecipe], _ supply: ShopSupply, _ measures: UnitMeasures) {
    self.food = food
    let needs = recipes.flatMap(\.bought).filter { $0.food == food }
    self.needs = needs
    self.measures = measures
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
    self.isMeasured = isMeasured
    for (_, amount) in ordered where isMeasured != amount.amount.isPinch {
      needed.add(amount.amount, words: amount.words)
    }
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
  ///
  /// What the pantry has is taken line by line, as `cook` takes it, so that both say the same is missing.
  mutating func missing(from supply: ShopSupply) -> [FoodAmount?] {
    var stock = supply.stock
    let uses = needs.map { (need: $0, use: stock.takeGood($0)) }
    let wanting = uses.filter { !$0.use.isEnough }
    if uses.contains(where: { !$0.use.missing.isEmpty && !$0.use.unmeasured.isEmpty }) {
      remarks.append(.takenAsEnough(food: food.name))
    }
    let before = needed.weights
    var weights = uses.flatMap(\.use.shares).flatMap(\.weights)
    let missing = FoodAmounts(of: food.known, measures).adding(
      wanting.flatMap { need, use in
        amounts(of: need, less: use, supply).map { (amount: $0, words: need.preparations) }
      }.filter { !isMeasured || !$0.amount.isPinch }, inUnitsOf: needed)
    var rest = missing
    var others: [(amount: FoodAmount, isListed: Bool)] = []
    for amount in supply.listed where !rest.isEmpty && rest.subtract(amount) == amount { others.append((amount, true)) }
    if !rest.isEmpty {
      var places: [Int] = []
      for place in wanting.flatMap(\.use.incomparable) where !places.contains(place) { places.append(place) }
      others += places.compactMap { supply.stock.amount(at: $0) }.map { ($0, false) }
    }
    remarks += others.map { amount, isListed in
      let text = ShopAmount(amount, in: ShopWords.language(of: food.name)).text
      return .notCompared(food: food.name, amount: text, isListed: isListed)
    }
    weights += rest.weights
    for weight in weights where !before.contains(weight) && !remarks.contains(.converted(food: food.name, weight)) {
      remarks.append(.converted(food: food.name, weight))
    }
    if !missing.isEmpty || wanting.contains(where: { !$0.need.amounts.isEmpty }) {
      // Where the list has anything of it, a pinch is there.
      let isPinch = missing.amounts.allSatisfy(\.isPinch)
      return isPinch && !(supply.listed.isEmpty && !supply.isListUnmeasured) ? [] : rest.amounts
    }
    return !wanting.isEmpty && supply.listed.isEmpty && !supply.isListUnmeasured ? [nil] : []
  }

  /// What is missing of a need, said in the units that ``amounts(of:_:_:)`` chooses.
  private func amounts(of need: FoodNeed, less use: StockUse, _ supply: ShopSupply) -> [FoodAmount] {
    let chosen = Self.amounts(of: need, supply, measures)
    guard chosen != need.amounts, let rest = try? 1 - use.covered else { return use.missing }
    return chosen.compactMap { $0.times(rest, over: 1) }
  }
}

extension FoodAmounts {
  /// The sum of some amounts, in the units that another sum has for them.
  fileprivate func adding(
    _ amounts: [(amount: FoodAmount, words: [String])], inUnitsOf other: FoodAmounts
  ) -> FoodAmounts {
    var sum = self
    // In the order in which the other sum has its units.
    var placed: [(place: Int, amount: FoodAmount, words: [String])] = []
    for (amount, words) in amounts {
      let same = other.amounts.enumerated().lazy.compactMap { place, unit in
        amount.value(inUnitOf: unit, of: food, measures, words: words).map {
          (place, FoodAmount($0.value, unit.unit, unitText: unit.unitText))
        }
      }.first
      placed.append((same?.0 ?? other.amounts.count, same?.1 ?? amount, words))
    }
    let order = placed.indices.sorted { (placed[$0].place, $0) < (placed[$1].place, $1) }
    for place in order { sum.add(placed[place].amount, words: placed[place].words) }
    return sum
  }
}
