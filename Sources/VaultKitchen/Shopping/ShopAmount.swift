package import VaultModel
import VaultSyntax

/// An amount as somebody takes it from a shelf: never less than what is needed.
///
/// Whole grams and millilitres from ten on, kilograms and litres where two decimals say them exactly, quarters of cups and
/// spoons, whole pieces, cans and bunches.
///
/// ```swift
/// ShopAmount(FoodAmount(1500, .gram), in: .english).text          // "1.5 kg"
/// ShopAmount(FoodAmount(half, nil), in: .english).text            // "1": nobody sells half an egg
/// ```
package struct ShopAmount: Sendable, Hashable {
  /// The amount, rounded up.
  package let amount: FoodAmount
  /// The amount as it is written, in the words of a language.
  package let text: String

  /// Rounds an amount up and writes it.
  package init(_ needed: FoodAmount, in language: Language, _ measures: UnitMeasures = UnitMeasures()) {
    amount = Self.rounded(needed, measures)
    let number = Self.number(amount, language)
    let unit = Self.unit(of: amount, number, language)
    text = unit.isEmpty ? number : number + " " + unit
  }

  // MARK: Rounding

  private static func rounded(_ needed: FoodAmount, _ measures: UnitMeasures) -> FoodAmount {
    let unit = needed.comparedUnit
    switch unit?.dimension {
    case .mass where unit?.system == .metric: return metric(needed, small: .gram, large: .kilogram, measures)
    case .volume where unit?.system == .metric: return metric(needed, small: .millilitre, large: .litre, measures)
    case .count: return FoodAmount(needed.value.roundedUp(toPartsOf: 1), needed.unit, unitText: needed.unitText)
    default:
      let isMeasure = [1, 2, 3, 4, 8].contains(needed.value.denominator)
      let value = isMeasure ? needed.value : needed.value.roundedUp(toPartsOf: 4)
      return FoodAmount(value, needed.unit, unitText: needed.unitText)
    }
  }

  private static func metric(
    _ needed: FoodAmount, small: Unit, large: Unit, _ measures: UnitMeasures
  ) -> FoodAmount {
    guard let unit = needed.unit, let value = unit.convert(needed.value, to: small, measures) else { return needed }
    let parts: Int64 = value >= 10 ? 1 : value >= 1 ? 10 : 100
    let rounded = value.roundedUp(toPartsOf: parts)
    guard rounded >= 1000, let inLarge = small.convert(rounded, to: large, measures),
      inLarge.decimal(upTo: 2) != nil
    else { return FoodAmount(rounded, small) }
    return FoodAmount(inLarge, large)
  }

  // MARK: Writing

  private static func number(_ amount: FoodAmount, _ language: Language) -> String {
    if amount.value.isWhole { return String(amount.value.numerator) }
    let isMetric = amount.unit?.system == .metric
    if isMetric, let decimal = amount.value.decimal(upTo: 2, mark: language.decimalMark) { return decimal }
    return amount.value.printed(in: NumberNotation(.vulgar, decimalMark: language.decimalMark))
  }

  private static func unit(of amount: FoodAmount, _ number: String, _ language: Language) -> String {
    guard let unit = amount.unit else { return amount.ownUnit(after: number, in: language) ?? "" }
    if unit == .piece { return "" }
    let isSpelledOut = unit.dimension == .count || unit == .glass || (unit == .cup && language == .english)
    guard !isSpelledOut, let short = unit.abbreviation(in: language) else {
      return amount.ownUnit(after: number, in: language)
        ?? unit.word(in: language, for: language.pluralCategory(ofAmount: number))
    }
    // `ст. л.`, but `г` and `tbsp`.
    guard language != .english, unit.system != .metric else { return short }
    return short.split(separator: " ").map { $0.hasSuffix(".") ? String($0) : $0 + "." }.joined(separator: " ")
  }
}

extension Rational {
  /// The least whole multiple of `1/scale` that is not less; the number itself where that does not fit.
  func roundedUp(toPartsOf scale: Int64) -> Rational {
    guard let nearest = rounded(toPartsOf: scale), let value = Rational(nearest, over: scale) else { return self }
    if value >= self { return value }
    let (next, overflow) = nearest.addingReportingOverflow(1)
    return overflow ? self : Rational(next, over: scale) ?? self
  }
}

extension FoodAmount {
  /// The amount of a line of a list or of the pantry; nil for one without a number.
  package init?(_ line: LineAmount, _ context: NumberContext) {
    guard let quantity = Quantity.parsing(line.text, context: context), let (value, unit) = quantity.whole(), value > 0
    else { return nil }
    let bytes = Array(line.text.utf8)
    let word = (unit == nil ? quantity.unitText : quantity.unitWord).indices.clamped(to: bytes.indices)
    self.init(value, unit, unitText: String(decoding: bytes[word], as: UTF8.self))
  }
}
