import VaultKitchen
import VaultModel
import VaultSyntax

extension FoodAmount: ListedValue {
  /// The amount in a language: `200 g`, `1½ cups`, `3 зубчики`; metric amounts as decimals. What is counted has the word of
  /// whoever wrote it.
  ///
  /// - Parameters:
  ///   - keepsUnit: whether 0.025 kg stay kilograms.
  ///   - isForPeople: whether units have the word of their author; else their usual one.
  func text(in language: Language, keepsUnit: Bool = false, isForPeople: Bool = true) -> String {
    for (small, large) in [(Unit.gram, Unit.kilogram), (.millilitre, .litre)] where !keepsUnit {
      // 0.025 kg are 25 g to a cook.
      if unit == large, value < 1, let less = large.convert(value, to: small) {
        return FoodAmount(less, small).text(in: language)
      }
    }
    let isDecimal = unit?.system == .metric
    let notation = NumberNotation(isDecimal ? .decimal : .vulgar, decimalMark: language.decimalMark)
    let number = value.printed(in: notation)
    if isCounted { return number }
    let short = isDecimal ? unit?.abbreviation(in: language) : nil
    let usual = unit?.word(in: language, for: language.pluralCategory(ofAmount: number))
    let own = isForPeople ? ownUnit(after: number, in: language) : nil
    return number + " " + (short ?? own ?? usual ?? unitText)
  }

  var field: String { text(in: .english, isForPeople: false) }

  /// Writes the amount for programs: `value` is rounded to six decimals, `exact` is the fraction.
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("text", field)
      $0.member("value") { $0.number(value.digits) }
      $0.member("exact", value.fraction)
      $0.member("unit", unit?.name ?? (unitText.isEmpty ? nil : unitText))
    }
  }
}

extension FoodAmounts {
  /// The sums side by side: `2 cans, 300 g`.
  func text(in language: Language) -> String { amounts.map { $0.text(in: language) }.joined(separator: ", ") }
}

extension Rational {
  /// The exact fraction: `3/2`, `2`.
  fileprivate var fraction: String { isWhole ? "\(numerator)" : "\(numerator)/\(denominator)" }

  /// At most six decimals after a point.
  var digits: String {
    if let exact = decimal(upTo: 6) { return exact }
    let rounded = rounded(toPartsOf: 1_000_000).flatMap { Rational($0, over: 1_000_000) }
    return rounded?.decimal(upTo: 6) ?? "\(wholePart)"
  }
}
