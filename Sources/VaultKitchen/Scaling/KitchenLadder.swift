import VaultModel

/// The units that one amount can be measured in, from small to large, and which of them a cook would take.
///
/// Metric units go by size alone: 1000 g are 1 kg. Spoons, cups and ounces go by what the measures in a kitchen can
/// hold: 8 tbsp are ½ cup, but 10 tbsp, which would be ⅝ cup, stay.
struct KitchenLadder {
  /// One unit of the ladder.
  struct Rung {
    var unit: Unit
    /// From how many of this unit on it is preferred to smaller ones.
    var least: Rational
    /// The parts of the unit there are measures for; empty where decimals are read off a scale.
    var parts: [Rational] = []
  }

  let rungs: [Rung]

  /// The ladder that a unit stands on; nil for units that only measure themselves, such as cloves.
  init?(of unit: Unit, language: Language?) {
    switch unit {
    case .milligram, .gram, .kilogram:
      rungs = [
        Rung(unit: .milligram, least: 0), Rung(unit: .gram, least: Self.part(1, 10)), Rung(unit: .kilogram, least: 1),
      ]
    case .millilitre, .litre:
      rungs = [Rung(unit: .millilitre, least: 0), Rung(unit: .litre, least: 1)]
    case .decilitre, .centilitre:
      rungs = [
        Rung(unit: .millilitre, least: 0), Rung(unit: unit, least: Self.part(1, 2)), Rung(unit: .litre, least: 1),
      ]
    case .ounce, .pound:
      rungs = [
        Rung(unit: .ounce, least: 0, parts: Self.quarters), Rung(unit: .pound, least: 1, parts: Self.quarters),
      ]
    case .fluidOunce, .pint, .quart, .gallon:
      rungs = [Unit.fluidOunce, .pint, .quart, .gallon].map {
        Rung(unit: $0, least: $0 == .fluidOunce ? 0 : 1, parts: Self.quarters)
      }
    case .teaspoon, .tablespoon, .cup:
      // Ukrainian and Russian recipes measure by the glass, whose size is the vault's own; a cup is no step of theirs.
      let hasCup = unit == .cup || language ?? .english == .english
      rungs = hasCup ? Self.spoons + [Self.cup] : Self.spoons
    default: return nil
    }
  }

  /// The ladder of a system that an amount is converted to.
  init?(in system: UnitSystem, from unit: Unit) {
    switch (system, unit.dimension) {
    case (_, .count): return nil
    case (.metric, .mass): self.init(of: .gram, language: nil)
    case (.metric, .volume): self.init(of: .millilitre, language: nil)
    case (.us, .mass): self.init(of: .ounce, language: nil)
    case (.us, .volume): self.init(of: .cup, language: nil)
    }
  }

  /// The unit for amounts of `unit`, chosen for the smallest of them.
  func best(for amounts: [Rational], of unit: Unit, _ measures: UnitMeasures) -> Unit {
    guard let smallest = amounts.min(), smallest > 0 else { return unit }
    let fitting = rungs.map(\.unit).filter { rung in
      amounts.allSatisfy { amount in
        unit.convert(amount, to: rung, measures).map { fits($0, rung) } ?? false
      }
    }
    let place = rungs.firstIndex { $0.unit == unit }
    let above = rungs.suffix(from: place.map { $0 + 1 } ?? 0).map(\.unit)
    if let larger = above.last(where: { fitting.contains($0) && isEnough(smallest, of: unit, for: $0, measures) }) {
      return larger
    }
    let hasParts = rungs.contains { !$0.parts.isEmpty }
    if hasParts, fitting.contains(unit) { return unit }
    if hasParts, let smaller = fitting.last(where: { isEnough(smallest, of: unit, for: $0, measures) }) {
      return smaller
    }
    return largest(for: smallest, of: unit, measures)
  }

  /// The largest unit that an amount is enough for.
  func largest(for amount: Rational, of unit: Unit, _ measures: UnitMeasures) -> Unit {
    rungs.last { isEnough(amount, of: unit, for: $0.unit, measures) }?.unit ?? unit
  }

  private func isEnough(_ amount: Rational, of unit: Unit, for rung: Unit, _ measures: UnitMeasures) -> Bool {
    guard let least = rungs.first(where: { $0.unit == rung })?.least,
      let converted = unit.convert(amount, to: rung, measures)
    else { return false }
    return converted >= least
  }

  /// Whether there is a measure for the part of an amount that is not whole.
  private func fits(_ amount: Rational, _ unit: Unit) -> Bool {
    guard let rung = rungs.first(where: { $0.unit == unit }) else { return false }
    return rung.parts.isEmpty || amount.isWhole || rung.parts.contains(amount.fractionalPart)
  }

  private static let spoons = [
    Rung(unit: .teaspoon, least: 0, parts: [part(1, 8), part(1, 3), part(2, 3)] + quarters),
    Rung(unit: .tablespoon, least: 1, parts: [part(1, 2)]),
  ]

  private static let cup = Rung(unit: .cup, least: part(1, 4), parts: quarters + [part(1, 3), part(2, 3)])

  private static let quarters = [part(1, 4), part(1, 2), part(3, 4)]

  private static func part(_ numerator: Int64, _ denominator: Int64) -> Rational {
    Rational(numerator, over: denominator) ?? 1
  }
}
