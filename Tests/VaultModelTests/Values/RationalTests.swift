import Testing
import VaultModel

private func ratio(_ numerator: Int64, _ denominator: Int64) -> Rational {
  Rational(numerator, over: denominator) ?? .zero
}

@Suite struct RationalTests {
  @Test func `fractions are kept in lowest terms`() throws {
    let half = try #require(Rational(-4, over: -8))
    #expect(half.numerator == 1)
    #expect(half.denominator == 2)
    #expect(Rational(0, over: -7) == .zero)
    #expect(Rational(1, over: 0) == nil)
    #expect(ratio(7, 2).wholePart == 3)
    #expect(ratio(-7, 2).fractionalPart == ratio(-1, 2))
    #expect(ratio(4, 2).fractionalPart == .zero)
  }

  @Test func `arithmetic is exact`() throws {
    #expect(try ratio(1, 3) + ratio(1, 6) == ratio(1, 2))
    #expect(try ratio(1, 3) - ratio(1, 2) == ratio(-1, 6))
    #expect(try ratio(2, 3) * ratio(3, 4) == ratio(1, 2))
    #expect(try ratio(2, 3) / ratio(-4, 3) == ratio(-1, 2))
    #expect(try (0..<3).reduce(Rational.zero) { sum, _ in try sum + ratio(1, 3) } == 1)
  }

  @Test func `what does not fit is an error`() {
    let large = Rational(.max)
    #expect(throws: ArithmeticError.overflow) { try large + 1 }
    #expect(throws: ArithmeticError.overflow) { try large * 2 }
    #expect(throws: ArithmeticError.overflow) { try -large - 1 }
    #expect(throws: ArithmeticError.overflow) { try ratio(1, .max) / 2 }
    #expect(throws: ArithmeticError.divisionByZero) { try large / 0 }
    #expect(-Rational(.min) == Rational(.max))
  }

  @Test func `comparison does not overflow`() {
    #expect(ratio(.max, 2) < ratio(.max, 1))
    #expect(ratio(.max - 1, .max) < 1)
    #expect(ratio(.min, 3) < ratio(.max, 3))
    #expect(!(ratio(1, 3) < ratio(1, 3)))
  }

  @Test(arguments: [(1, 2, 1, 1), (-1, 2, 1, -1), (1, 3, 100, 33), (2, 3, 100, 67), (5, 1, 1_000_000, 5_000_000)])
  func `rounding goes away from zero at halves`(numerator: Int64, denominator: Int64, scale: Int64, parts: Int64) {
    #expect(ratio(numerator, denominator).rounded(toPartsOf: scale) == parts)
  }

  @Test func `rounding that does not fit gives nothing`() {
    #expect(Rational(.max).rounded(toPartsOf: 10) == nil)
    #expect(Rational(.max).columnValue == nil)
    #expect(ratio(5, 2).columnValue == ColumnValue(.number, number: 2_500_000))
  }
}
