import VaultModel

extension PantryStock {
  /// Takes what a line of a recipe asks for; of one without an amount nothing is taken.
  ///
  /// - Parameter substitute: what is taken instead of the line's own food.
  package mutating func take(
    _ need: FoodNeed, as substitute: NamedFood? = nil, where isUsable: (Int) -> Bool = { _ in true }
  ) -> StockUse {
    let food = substitute ?? need.food
    let usable = places(of: food).filter(isUsable)
    guard !need.amounts.isEmpty else {
      var use = StockUse(food: food)
      let there = usable.filter { left[$0] > 0 || lots[$0].amount == nil }
      use.unmeasured = there
      use.covered = there.isEmpty ? 0 : 1
      return use
    }
    return take(need.amounts, equivalents: need.equivalents, of: food, from: usable, words: need.preparations)
  }

  /// Takes an amount of a food.
  package mutating func take(_ amount: FoodAmount, of food: NamedFood, words: [String] = []) -> StockUse {
    take([amount], equivalents: [], of: food, from: places(of: food), words: words)
  }

  private mutating func take(
    _ amounts: [FoodAmount], equivalents: [FoodAmount], of food: NamedFood, from usable: [Int], words: [String]
  ) -> StockUse {
    var use = StockUse(food: food)
    var covered = Rational.zero
    for amount in amounts {
      let forms = [amount] + equivalents
      let rest = take(forms, of: food, from: usable, words: words, into: &use)
      if rest > 0 { use.missing += [amount.times(rest, over: 1) ?? amount] }
      covered = (try? covered + (1 - rest)) ?? covered
    }
    use.covered = (try? covered / Rational(Int64(amounts.count))) ?? 0
    return use
  }

  /// Takes one amount, which is known in several forms.
  ///
  /// - Returns: the part of it that there was not enough of, from 0 to 1.
  private mutating func take(
    _ forms: [FoodAmount], of food: NamedFood, from usable: [Int], words: [String], into use: inout StockUse
  ) -> Rational {
    var rest: Rational = 1
    var comparison = Comparison(forms: forms, food: food, words: words, measures: book.measures)
    for place in usable where rest > 0 {
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
      setLeft(step.left, at: place)
      rest = step.rest
      use.add(
        StockUse.Share(
          lot: place, amount: FoodAmount(step.taken, unit.unit, unitText: unit.unitText), weights: whole.weights))
    }
    return rest
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

  let forms: [FoodAmount]
  let food: NamedFood
  let words: [String]
  let measures: UnitMeasures
  private var last: (unit: FoodAmount, whole: Whole?)?

  init(forms: [FoodAmount], food: NamedFood, words: [String], measures: UnitMeasures) {
    self.forms = forms
    self.food = food
    self.words = words
    self.measures = measures
  }

  /// How much all of it is in the unit of a lot, by the first of its forms that can be compared.
  mutating func whole(in unit: FoodAmount) -> Whole? {
    if let last, last.unit.unit == unit.unit, last.unit.unitText == unit.unitText { return last.whole }
    let whole = forms.lazy.compactMap { [self] form in
      form.value(inUnitOf: unit, of: food.known, measures, words: words)
    }.first
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
