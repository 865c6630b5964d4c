/// What exact arithmetic cannot do.
package enum ArithmeticError: Error, Sendable, Hashable {
  /// The exact result does not fit.
  case overflow
  case divisionByZero
}

/// An exact number, always in lowest terms with a positive denominator. Every operation is O(1) but for the greatest
/// common divisor, which is O(log of the smaller number).
///
/// Nothing is ever rounded: a result that does not fit throws ``ArithmeticError/overflow``.
///
/// ```swift
/// let third = try Rational(1) / 3
/// try third * 3 == 1   // true
/// ```
package struct Rational: Sendable, Hashable {
  /// From `-Int64.max` to `Int64.max`, so that negating never overflows.
  package let numerator: Int64
  /// At least 1.
  package let denominator: Int64

  /// Zero.
  package static let zero = Rational(0)

  /// A whole number; `Int64.min`, which has no opposite, becomes `-Int64.max`.
  package init(_ whole: Int64) {
    numerator = max(whole, -.max)
    denominator = 1
  }

  /// The fraction in lowest terms; nil if `denominator` is 0 or the result does not fit.
  package init?(_ numerator: Int64, over denominator: Int64) {
    self.init(reducing: Int128(numerator), over: Int128(denominator))
  }

  init?(reducing numerator: Int128, over denominator: Int128) {
    guard denominator != 0 else { return nil }
    var (larger, smaller) = (numerator.magnitude, denominator.magnitude)
    while smaller != 0 { (larger, smaller) = (smaller, larger % smaller) }
    let isNegative = (numerator < 0) != (denominator < 0)
    guard let top = Int64(exactly: numerator.magnitude / larger),
      let bottom = Int64(exactly: denominator.magnitude / larger)
    else { return nil }
    self.numerator = isNegative ? -top : top
    self.denominator = bottom
  }

  /// `digits / 10^decimals`, such as 25 and 1 for 2.5; nil if it does not fit.
  package init?(digits: Int64, decimals: Int) {
    guard let scale = Int64.powerOfTen(decimals) else { return nil }
    self.init(digits, over: scale)
  }

  /// Whether the number is whole.
  package var isWhole: Bool { denominator == 1 }
  /// Whether the number is below zero.
  package var isNegative: Bool { numerator < 0 }
  /// The number without its sign.
  package var magnitude: Rational { numerator < 0 ? -self : self }
  /// The whole part, rounded towards zero.
  package var wholePart: Int64 { numerator / denominator }
  /// What is left of the number without its whole part, with the number's sign.
  package var fractionalPart: Rational { Rational(lowest: numerator % denominator, denominator) }

  /// The number's sign changed.
  package static prefix func - (number: Rational) -> Rational {
    Rational(lowest: -number.numerator, number.denominator)
  }

  /// The exact sum; throws if it does not fit.
  package static func + (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    let sum = left.cross(right) + right.cross(left)
    return try Rational.fitting(sum, Int128(left.denominator) * Int128(right.denominator))
  }

  /// The exact difference; throws if it does not fit.
  package static func - (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    try left + -right
  }

  /// The exact product; throws if it does not fit.
  package static func * (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    try Rational.fitting(
      Int128(left.numerator) * Int128(right.numerator), Int128(left.denominator) * Int128(right.denominator))
  }

  /// The exact quotient; throws if it does not fit or `right` is zero.
  package static func / (left: Rational, right: Rational) throws(ArithmeticError) -> Rational {
    guard right.numerator != 0 else { throw .divisionByZero }
    return try Rational.fitting(left.cross(right), Int128(left.denominator) * Int128(right.numerator))
  }

  /// The nearest whole multiple of `1/scale`, counted in these parts, halves away from zero; nil if it does not fit.
  package func rounded(toPartsOf scale: Int64) -> Int64? {
    let scaled = Int128(numerator) * Int128(scale)
    let (whole, rest) = scaled.quotientAndRemainder(dividingBy: Int128(denominator))
    let isUp = rest.magnitude * 2 >= UInt128(denominator)
    return Int64(exactly: isUp ? whole + (scaled < 0 ? -1 : 1) : whole)
  }

  private init(lowest numerator: Int64, _ denominator: Int64) {
    let isZero = numerator == 0
    self.numerator = numerator
    self.denominator = isZero ? 1 : denominator
    // A whole and a proper part of a fraction in lowest terms are in lowest terms themselves.
  }

  private static func fitting(_ numerator: Int128, _ denominator: Int128) throws(ArithmeticError) -> Rational {
    guard let result = Rational(reducing: numerator, over: denominator) else { throw .overflow }
    return result
  }

  fileprivate func cross(_ other: Rational) -> Int128 { Int128(numerator) * Int128(other.denominator) }
}

extension Rational: Comparable {
  /// Compares exactly, by products of full width.
  package static func < (left: Rational, right: Rational) -> Bool { left.cross(right) < right.cross(left) }
}

extension Rational: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int64) { self.init(value) }
}

extension Rational {
  /// The number in millionths, rounded; nil if it does not fit.
  package var columnValue: ColumnValue? {
    rounded(toPartsOf: 1_000_000).map { ColumnValue(.number, number: $0) }
  }
}

extension Int64 {
  /// 10 to the power `exponent`; nil outside 0 … 18.
  static func powerOfTen(_ exponent: Int) -> Int64? {
    guard 0...18 ~= exponent else { return nil }
    return (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
