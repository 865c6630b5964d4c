import VaultModel

extension PantryStock {
  /// Takes what a line of a recipe asks for; of one without an amount nothing is taken.
  ///
  /// - Parameter substitute: what is taken instead of the line's own food.
  package mutating func take(
    _ need: FoodNeed, as substitute: NamedFood? = nil, where isUsable: (Int) -> Bool = { _ in true }
  ) -> StockUse {
    let food = substitute ?? need.food
    if need.isIncluded {
      var use = StockUse(food: food)
      use.covered = 1
      return use
    }
    guard !need.amounts.isEmpty else {
      var use = StockUse(food: food)
      let there = places(of: food).filter { isUsable($0) && (left[$0] > 0 || lots[$0].amount == nil) }
      use.unmeasured = there
      use.covered = there.isEmpty ? 0 : 1
      return use
    }
    return take(need.amounts, equivalents: need.equivalents, of: food, words: need.preparations, where: isUsable)
  }

  /// Takes what a line asks for out of the lots that are still good: the one judge of *enough*
  /// (``StockUse/isEnough``) for what can be cooked, what is bought and what a plan keeps. `cook` asks ``take(_:as:where:)``
  /// itself, which takes from lots past their day at last.
  ///
  /// - Parameter substitute: what is taken instead of the line's own food.
  package mutating func takeGood(_ need: FoodNeed, as substitute: NamedFood? = nil) -> StockUse {
    // Not the stock itself, which would be copied while it changes.
    let expired = expired
    return take(need, as: substitute) { !expired[$0] }
  }

  /// Takes an amount of a food.
  package mutating func take(_ amount: FoodAmount, of food: NamedFood, words: [String] = []) -> StockUse {
    take([amount], equivalents: [], of: food, words: words) { _ in true }
  }

  private mutating func take(
    _ amounts: [FoodAmount], equivalents: [FoodAmount], of food: NamedFood, words: [String],
    where isUsable: (Int) -> Bool
  ) -> StockUse {
    var use = StockUse(food: food)
    var covered = Rational.zero
    let places = places(of: food)
    for amount in amounts {
      var comparison = Comparison(
        amount: amount, equivalents: equivalents, food: food.known, words: words, measures: book.measures)
      let rest = take(&comparison, from: places, into: &use, where: isUsable)
      if rest > 0 { use.missing.append(amount.times(rest, over: 1) ?? amount) }
      covered = (try? covered + (1 - rest)) ?? covered
    }
    use.covered = (try? covered / Rational(Int64(amounts.count))) ?? 0
    return use
  }

  /// Takes one amount, which is known in several forms, from the usable ones of some lots.
  ///
  /// - Returns: the part of it that there was not enough of, from 0 to 1.
  private mutating func take(
    _ comparison: inout Comparison, from places: [Int], into use: inout StockUse, where isUsable: (Int) -> Bool
  ) -> Rational {
    var rest: Rational = 1
    for place in places where rest > 0 && isUsable(place) {
      guard let unit = lots[place].amount else {
        if !use.unmeasured.contains(place) { use.unmeasured.append(place) }
        continue
      }
      guard left[place] > 0 else { continue }
      guard let whole = comparison.whole(in: unit), let wanted = try? whole.value * rest, wanted > 0,
        let step = Self.step(wanted, of: left[place], rest)
      else {
        if !use.incomparable.contains(place) { use.incomparable.append(place) }
        continue
      }
      setLeft(step.left, at: place, by: whole.weights)
      rest = step.rest
      use.add(
        StockUse.Share(
          lot: place, amount: FoodAmount(step.taken, unit.unit, unitText: unit.unitText), weights: whole.weights))
    }
    // A pinch is in every packet, also in one that the dish uses up.
    let isThere = places.contains { place in isUsable(place) && lots[place].amount.map { $0.value > 0 } ?? true }
    return comparison.amount.isPinch && isThere ? 0 : rest
  }

  /// What is taken of a lot, and what is left of it and of the amount that is asked for.
  private static func step(
    _ wanted: Rational, of left: Rational, _ rest: Rational
  ) -> (taken: Rational, left: Rational, rest: Rational)? {
    if wanted <= left { return (try? left - wanted).map { (wanted, $0, 0) } }
    return (try? rest * ((wanted - left) / wanted)).map { (left, 0, $0) }
  }
}

/// Compares one amount, which is known in several forms, with lots, of which those beside each other mostly have one unit.
private struct Comparison {
  typealias Whole = (value: Rational, weights: [FoodWeight])

  let amount: FoodAmount
  private let equivalents: [FoodAmount]
  private let food: KnownFood?
  private let words: [String]
  private let measures: UnitMeasures
  private var last: (unit: FoodAmount, whole: Whole?)?

  init(amount: FoodAmount, equivalents: [FoodAmount], food: KnownFood?, words: [String], measures: UnitMeasures) {
    self.amount = amount
    self.equivalents = equivalents
    self.food = food
    self.words = words
    self.measures = measures
  }

  /// How much all of it is in the unit of a lot, by the first of its forms that can be compared.
  mutating func whole(in unit: FoodAmount) -> Whole? {
    if let last, last.unit.unit == unit.unit, last.unit.unitText == unit.unitText { return last.whole }
    var whole = amount.value(inUnitOf: unit, of: food, measures, words: words)
    for form in equivalents where whole == nil {
      whole = form.value(inUnitOf: unit, of: food, measures, words: words)
    }
    last = (unit, whole)
    return whole
  }
}

extension StockUse {
  /// Adds a share to what the same lot gave already.
  fileprivate mutating func add(_ share: Share) {
    guard let place = shares.firstIndex(where: { $0.lot == share.lot }),
      let sum = try? shares[place].amount.value + share.amount.value
    else { return shares.append(share) }
    shares[place].amount.value = sum
    shares[place].weights += share.weights.filter { !shares[place].weights.contains($0) }
  }
}
