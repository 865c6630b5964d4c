package import VaultModel

/// An amount converted, with the rows that made it possible; no rows where the units convert by themselves.
package struct FoodConversionResult: Sendable, Hashable {
  package var value: Rational
  package var unit: Unit
  package var weights: [FoodWeight]
}

extension KnownFood {
  /// An amount of this food in another unit, exactly; nil where nothing says what a measure weighs.
  ///
  /// Units of one dimension convert by themselves. Else the food's own rows are asked: its note's before the built-in
  /// ones, a row of the state that `words` say (`shredded`) before one of the plain food, that before one of another way to
  /// cut it, and of these the row in the amount's own unit. A row of what was whipped, ground, mashed, melted or cooked is
  /// the last that is taken for the plain food. There is no default density.
  package func convert(
    _ value: Rational, _ unit: Unit, to target: Unit, _ measures: UnitMeasures = UnitMeasures(), words: [String] = []
  ) -> FoodConversionResult? {
    if let direct = unit.convert(value, to: target, measures) {
      return FoodConversionResult(value: direct, unit: target, weights: [])
    }
    for place in rows(for: unit, words) {
      let weight = weights[place]
      guard let own = weight.amountOfEquals(for: value, unit, measures) else { continue }
      if let direct = weight.equalsUnit.convert(own, to: target, measures) {
        return FoodConversionResult(value: direct, unit: target, weights: [weight])
      }
      // A cup to pieces goes by the weight of both.
      for place in rows(for: target, words) where weights[place] != weight {
        let second = weights[place]
        guard let inOther = weight.equalsUnit.convert(own, to: second.equalsUnit, measures),
          let result = second.amountOfUnit(for: inOther, second.equalsUnit, target, measures)
        else { continue }
        return FoodConversionResult(value: result, unit: target, weights: [weight, second])
      }
    }
    for place in rows(for: target, words) {
      let weight = weights[place]
      guard let result = weight.amountOfUnit(for: value, unit, target, measures) else { continue }
      return FoodConversionResult(value: result, unit: target, weights: [weight])
    }
    return nil
  }

  /// The places of the rows that speak of a unit, the best first.
  ///
  /// By where a row is from, by the state that it is of, and by its unit; rows of one rank as they stand. The state comes
  /// before the unit, so that a food's cup and its spoons are of one density.
  private func rows(for unit: Unit, _ words: [String]) -> [Int] {
    let rows = weights.indices.filter { weights[$0].unit?.base == unit.base }
    let said = PreparedState(of: words)
    var states: [PreparedState] = []
    let ranked: [(rank: Int, place: Int)] = rows.map { place in
      let weight = weights[place]
      let state = PreparedState(of: [weight.unitText])
      let isSaid = state.meets(said)
      let known = states.firstIndex { $0.meets(state) }
      if known == nil, !state.isPlain { states.append(state) }
      let own = isSaid ? 0 : state.isPlain ? 1 : 2 + min(known ?? states.count - 1, 7)
      // A cup of whipped cream is none of cream, whoever says it; of pepper, which has no other row, the ground one is.
      let isLast = state.isAltered && !isSaid
      return (rank: (isLast ? 64 : 0) + (weight.isFromNote ? 0 : 32) + own * 2 + (weight.unit == unit ? 0 : 1), place)
    }
    return ranked.sorted(by: <).map(\.place)
  }
}

extension FoodWeight {
  fileprivate var isFromNote: Bool { if case .note = source { true } else { false } }

  /// How much of ``equalsUnit`` an amount of a unit like ``unit`` is.
  fileprivate func amountOfEquals(for value: Rational, _ other: Unit, _ measures: UnitMeasures) -> Rational? {
    guard let unit, let inUnit = other.convert(value, to: unit, from: measures, to: self.measures(measures)) else {
      return nil
    }
    return try? inUnit / amount * equals
  }

  /// How many of `target`, a unit like ``unit``, an amount in a unit like ``equalsUnit`` is.
  fileprivate func amountOfUnit(
    for value: Rational, _ other: Unit, _ target: Unit, _ measures: UnitMeasures
  ) -> Rational? {
    guard let unit, let own = other.convert(value, to: equalsUnit, measures),
      let inUnit = try? own / equals * amount
    else { return nil }
    return unit.convert(inUnit, to: target, from: self.measures(measures), to: measures)
  }
}

extension Unit {
  /// Converts between kitchens whose cups differ; nil if the units measure different things or the result does not fit.
  fileprivate func convert(
    _ value: Rational, to other: Unit, from measures: UnitMeasures, to otherMeasures: UnitMeasures
  ) -> Rational? {
    guard base == other.base else { return nil }
    let (left, right) = (factor(measures), other.factor(otherMeasures))
    if left == right { return value }
    // The quotient first: it is small where the factors are not.
    return try? value * (left / right)
  }
}
