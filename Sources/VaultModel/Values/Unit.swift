/// What a unit measures. Amounts of different dimensions are never compared; mass and volume meet only through a food.
package enum Dimension: UInt8, Sendable, Hashable, CaseIterable {
  case mass, volume, count
}

/// A unit of amounts that vault knows. Every other word is a legal unit too, and adds up only with itself.
package enum Unit: UInt8, Sendable, Hashable, CaseIterable {
  case milligram, gram, kilogram, ounce, pound
  case millilitre, centilitre, decilitre, litre
  case teaspoon, tablespoon, cup
  /// `склянка`, `стакан`: no single size, 250 ml unless the vault says otherwise.
  case glass
  case fluidOunce, pint, quart, gallon
  case piece, ten, dozen
  case clove, bunch, slice, can, pinch, dash, drop, handful, sprig, stalk, stick, head, bulb, leaf, strip, sheet
  case fillet, ear, loaf, package, packet, jar, bottle, box, carton, bag, tube, tub

  /// The key of the unit in the table of names, such as `fluid-ounce`.
  package var name: String { self == .fluidOunce ? "fluid-ounce" : "\(self)" }

  /// What the unit measures.
  package var dimension: Dimension {
    switch self {
    case .milligram, .gram, .kilogram, .ounce, .pound: .mass
    case .millilitre, .centilitre, .decilitre, .litre, .teaspoon, .tablespoon, .cup, .glass, .fluidOunce, .pint, .quart,
      .gallon:
      .volume
    default: .count
    }
  }

  /// The unit that amounts of this one are compared in: gram, millilitre, piece, or for other counts the unit itself.
  package var base: Unit {
    switch dimension {
    case .mass: .gram
    case .volume: .millilitre
    case .count: self == .ten || self == .dozen ? .piece : self
    }
  }

  /// Whether things are bought in it whole, so that `1 400 g can` is one can of 400 g.
  package var isContainer: Bool {
    switch self {
    case .can, .package, .packet, .jar, .bottle, .box, .carton, .bag, .tube, .tub, .loaf, .stick, .piece: true
    default: false
    }
  }

  /// How many of ``base`` one unit is, exactly.
  package func factor(_ measures: UnitMeasures = UnitMeasures()) -> Rational {
    switch self {
    case .milligram: Self.ratio(1, 1000)
    case .kilogram: 1000
    // The international avoirdupois pound of 1959 is 0.45359237 kg; an ounce is a sixteenth (NIST Handbook 44, C).
    case .ounce: Self.ratio(45_359_237, 1_600_000)
    case .pound: Self.ratio(45_359_237, 100_000)
    case .centilitre: 10
    case .decilitre: 100
    case .litre: 1000
    case .teaspoon: measures.cup.teaspoon
    case .tablespoon: measures.cup.tablespoon
    case .cup: measures.cup.cup
    case .glass: measures.glass
    // The US gallon is 231 cubic inches of 2.54 cm (NIST Handbook 44, C): 3,785.411784 ml.
    case .fluidOunce: Self.ratio(473_176_473, 16_000_000)
    case .pint: Self.ratio(473_176_473, 1_000_000)
    case .quart: Self.ratio(473_176_473, 500_000)
    case .gallon: Self.ratio(473_176_473, 125_000)
    case .ten: 10
    case .dozen: 12
    default: 1
    }
  }

  /// `amount` of this unit in `other`; nil if they measure different things or the result does not fit.
  package func convert(_ amount: Rational, to other: Unit, _ measures: UnitMeasures = UnitMeasures()) -> Rational? {
    guard base == other.base else { return nil }
    if self == other { return amount }
    return try? amount * factor(measures) / other.factor(measures)
  }

  /// What tells the columns of this unit from those of others: 1 mass, 2 volume, 16 and up the kinds of count.
  package var columnCode: UInt16 {
    switch dimension {
    case .mass: 1
    case .volume: 2
    case .count: 16 + UInt16(base.rawValue)
    }
  }

  static func ratio(_ numerator: Int64, _ denominator: Int64) -> Rational {
    Rational(numerator, over: denominator) ?? 1
  }
}

/// The system amounts are shown in.
package enum UnitSystem: UInt8, ClosedSet {
  case metric, us

  package static let vocabulary = Vocabulary("metric: метрична\nus: американська, сша")
}

extension Unit {
  /// The system the unit belongs to; nil for counts and spoons, which both use.
  package var system: UnitSystem? {
    switch self {
    case .milligram, .gram, .kilogram, .millilitre, .centilitre, .decilitre, .litre: .metric
    case .ounce, .pound, .cup, .fluidOunce, .pint, .quart, .gallon: .us
    default: nil
    }
  }
}
