/// How far a printed number may go from the exact one.
package enum PrintStyle: UInt8, Sendable, Hashable, CaseIterable {
  /// The exact value wherever it can be written shortly, else two decimals after `≈`; words as their author wrote them.
  case exact
  /// The same numbers, rounded ones to within 1 %, with the words beside them in the form that goes with them.
  case plain
  /// A fraction cooks measure by, or from ten on a whole number within 1 %; after `≈` where that is not exact.
  case kitchen
}

/// Printing in an author's notation. Nothing but these functions rounds, and what is rounded says so with `≈`.
extension Rational {
  /// The number in `notation`.
  ///
  /// Fractions stay fractions, vulgar ones vulgar, a comma stays a comma, groups stay grouped. A number with no short
  /// decimal is a kitchen fraction where it is one exactly, else it has two decimals and `≈`. A number other than zero
  /// is never printed as zero.
  ///
  /// ```swift
  /// (try Rational(1) / 3).printed(in: NumberNotation(.integer))   // "⅓"
  /// (try Rational(1) / 7).printed(in: NumberNotation(.integer))   // "≈0.14"
  /// ```
  package func printed(in notation: NumberNotation = NumberNotation(), style: PrintStyle = .exact) -> String {
    let size = magnitude
    let text: (text: String, isRounded: Bool) =
      if size.isWhole {
        (Self.grouped(size.numerator, notation), false)
      } else if style == .kitchen {
        size.kitchenText(notation)
      } else {
        size.exactText(notation, isClose: style == .plain)
      }
    return (text.isRounded ? "≈" : "") + (isNegative ? "-" : "") + text.text
  }

  /// The decimal with at most `digits` decimals that is exactly this number, or nil if there is none.
  package func decimal(upTo digits: Int, mark: DecimalMark = .point) -> String? {
    guard let digits = (0...max(0, min(digits, 18))).first(where: { terminates(after: $0) }) else { return nil }
    let notation = NumberNotation(.decimal, decimalMark: mark)
    return (isNegative ? "-" : "") + magnitude.rounded(to: digits, notation)
  }

  /// The kitchen fraction nearest to a number between zero and one, zero and one themselves included.
  package var nearestKitchenFraction: Rational {
    // From the largest down, so that of two equally near ones the larger is taken, and 1/16 is not nothing.
    let choices = [1] + VulgarFraction.kitchen.reversed() + [Rational.zero]
    return choices.min { distance(to: $0) < distance(to: $1) } ?? .zero
  }

  // MARK: Styles

  /// How large a denominator still reads as a fraction: `1/16` does, `37/113` does not.
  private static let largestDenominator: Int64 = 99
  /// How many decimals a short decimal has at most, unless its author wrote more.
  private static let shortDecimals = 3
  /// How many decimals a rounded number has at most.
  private static let mostDecimals = 18

  private func exactText(_ notation: NumberNotation, isClose: Bool) -> (text: String, isRounded: Bool) {
    if let text = fractionText(notation) { return (text, false) }
    if let text = shortDecimal(notation, upTo: max(Self.shortDecimals, notation.decimals)) { return (text, false) }
    if VulgarFraction.kitchen.contains(fractionalPart), let text = vulgarText(notation) { return (text, false) }
    return roundedText(notation, isClose: isClose)
  }

  private func kitchenText(_ notation: NumberNotation) -> (text: String, isRounded: Bool) {
    if notation.form == .decimal, let text = shortDecimal(notation, upTo: 2) { return (text, false) }
    if self > 10 {
      if let text = shortDecimal(notation, upTo: 1) { return (text, false) }
      let whole = rounded(toPartsOf: 1) ?? wholePart
      if isClose(to: Rational(whole)) { return (Self.grouped(whole, notation), true) }
    }
    let nearest = fractionalPart.nearestKitchenFraction
    guard let value = try? Rational(wholePart) + nearest, value.numerator != 0 else {
      return roundedText(notation)
    }
    let shape = NumberNotation(notation.form == .slash ? .slash : .vulgar, isSpaced: notation.isSpaced)
    return (
      value.isWhole ? "\(value.numerator)" : value.fractionText(shape) ?? value.roundedText(notation).text,
      value != self
    )
  }

  /// `1 1/2` or `1½`, if the notation is one of fractions and this number reads as one.
  private func fractionText(_ notation: NumberNotation) -> String? {
    switch notation.form {
    case .vulgar: if let text = vulgarText(notation) { return text }
    case .slash: break
    case .integer, .decimal, .word: return nil
    }
    guard denominator <= Self.largestDenominator else { return nil }
    let part = fractionalPart
    let fraction = "\(part.numerator)/\(part.denominator)"
    return wholePart == 0 ? fraction : Self.grouped(wholePart, notation) + " " + fraction
  }

  private func vulgarText(_ notation: NumberNotation) -> String? {
    guard let character = VulgarFraction.character(of: fractionalPart) else { return nil }
    if wholePart == 0 { return character }
    return Self.grouped(wholePart, notation) + (notation.isSpaced ? " " : "") + character
  }

  private func shortDecimal(_ notation: NumberNotation, upTo digits: Int) -> String? {
    guard let digits = (1...max(1, min(digits, 18))).first(where: { terminates(after: $0) }) else { return nil }
    return rounded(to: digits, notation)
  }

  private func terminates(after digits: Int) -> Bool {
    guard let scale = Int64.powerOfTen(digits) else { return false }
    return scale % denominator == 0
  }

  /// Two decimals, or as many as it takes to show two digits of a very small number, or to come within 1 %.
  private func roundedText(_ notation: NumberNotation, isClose: Bool = false) -> (text: String, isRounded: Bool) {
    let first = (2...19).first { isAtLeastOnePart(of: $0) } ?? 19
    var digits = first == 2 ? 2 : first + 1
    while isClose, digits < Self.mostDecimals, !self.isClose(after: digits) { digits += 1 }
    return (rounded(to: digits, notation), !terminates(after: digits))
  }

  /// Whether a number is within 1 % of this one.
  package func isClose(to other: Rational) -> Bool {
    guard let part = try? self.magnitude / 100 else { return self == other }
    return distance(to: other) <= part
  }

  /// Whether so many decimals are within 1 % of it; true where they do not fit, because then there are digits enough.
  private func isClose(after digits: Int) -> Bool {
    guard let scale = Int64.powerOfTen(digits), let parts = rounded(toPartsOf: scale),
      let shown = Rational(parts, over: scale)
    else { return true }
    return isClose(to: shown)
  }

  private func isAtLeastOnePart(of digits: Int) -> Bool {
    UInt128(numerator.magnitude) * Self.power(digits) >= UInt128(denominator.magnitude)
  }

  /// The positive number with `digits` decimals, halves rounded up, trailing zeros dropped.
  private func rounded(to digits: Int, _ notation: NumberNotation) -> String {
    let scale = Self.power(digits)
    let whole = UInt128(wholePart.magnitude)
    let part = UInt128(fractionalPart.numerator.magnitude)
    let bottom = UInt128(denominator.magnitude)
    var (decimals, rest) = Self.scaled(part, by: scale, over: bottom)
    if rest >= bottom - rest { decimals += 1 }
    let carried = decimals >= scale
    var text = String(carried ? 0 : decimals)
    text = String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
    while text.utf8.last == 0x30 { text.removeLast() }
    let wholeText = Self.grouped(Int64(clamping: whole + (carried ? 1 : 0)), notation, hasDecimals: !text.isEmpty)
    return text.isEmpty ? wholeText : wholeText + notation.decimalMark.text + text
  }

  /// `part × scale / bottom` with its remainder, one decimal at a time, because the product may not fit.
  private static func scaled(_ part: UInt128, by scale: UInt128, over bottom: UInt128) -> (UInt128, UInt128) {
    var result: UInt128 = 0
    var rest = part
    var reached: UInt128 = 1
    while reached < scale {
      let step = (rest * 10).quotientAndRemainder(dividingBy: bottom)
      result = result * 10 + step.quotient
      rest = step.remainder
      reached *= 10
    }
    return (result, rest)
  }

  private static func power(_ exponent: Int) -> UInt128 {
    (0..<max(0, min(exponent, 20))).reduce(UInt128(1)) { power, _ in power * 10 }
  }

  /// Whole digits, with the author's separator between groups of three.
  ///
  /// `1.500,0` times two is `3000`, and half of `1,500,000` where a comma comes before decimals is `750000`: with one mark
  /// left that may stand before decimals, `3.000` and `750,000` would read as a thousandth.
  private static func grouped(_ whole: Int64, _ notation: NumberNotation, hasDecimals: Bool = false) -> String {
    let digits = String(whole)
    guard let separator = notation.groupSeparator, digits.utf8.count > 3 else { return digits }
    let isDecimalMark = notation.form == .decimal || separator.text == notation.decimalMark.text
    let isDoubtful = separator.isMark && isDecimalMark && !hasDecimals && digits.utf8.count <= 6
    guard !isDoubtful else { return digits }
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.utf8.count - place) % 3 == 0 { text += separator.text }
      text.append(digit)
    }
    return text
  }

  private func distance(to other: Rational) -> Rational {
    (try? self - other)?.magnitude ?? Rational(.max)
  }
}
