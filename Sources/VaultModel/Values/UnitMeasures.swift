/// How large the cup and the spoons are (setting `cup`).
package enum CupSetting: UInt8, ClosedSet {
  /// The customary cup, half a US pint: 236.5882365 ml; a tablespoon is a sixteenth, a teaspoon a third of that.
  case us
  /// 250 ml, with spoons of 15 and 5 ml.
  case metric

  package static let vocabulary = Vocabulary("us: американська, сша\nmetric: метрична")

  /// One cup in millilitres.
  package var cup: Rational { self == .us ? Unit.ratio(473_176_473, 2_000_000) : 250 }
  /// One tablespoon in millilitres.
  package var tablespoon: Rational { self == .us ? Unit.ratio(473_176_473, 32_000_000) : 15 }
  /// One teaspoon in millilitres.
  package var teaspoon: Rational { self == .us ? Unit.ratio(473_176_473, 96_000_000) : 5 }
}

/// The sizes of the measures that differ from kitchen to kitchen.
package struct UnitMeasures: Sendable, Hashable {
  package var cup: CupSetting
  /// One `склянка` in millilitres.
  package var glass: Rational

  package init(cup: CupSetting = .us, glass: Rational = 250) {
    self.cup = cup
    self.glass = glass
  }
}
