/// The exponential and the logarithm by additions and multiplications alone, which every machine rounds alike; those of
/// the system's library differ in the last bit from one processor to the next, and a model must not.
enum ExactFunctions {
  private static let logarithmOfTwo = 0.693_147_180_559_945_309_4

  /// e to each power, to seven digits; powers beyond ±80 are taken as that.
  ///
  /// The power is cut at the nearest multiple of the logarithm of two; the rest, within ±0.35, goes through the first
  /// eight terms of its series.
  @inline(__always) static func exponential(_ powers: SIMD16<Float>) -> SIMD16<Float> {
    let powers = powers.clamped(lowerBound: .init(repeating: -80), upperBound: .init(repeating: 80))
    // Adding 1.5 · 2²³ leaves no digit behind the point: it rounds in one step and has the number in its last bits.
    let shifted = powers * 1.442_695_04 + 12_582_912
    let whole = shifted - 12_582_912
    // The logarithm of two in two parts, the first of few digits, so that the difference loses none.
    let rest = (powers - whole * 0.693_359_375) - whole * -0.000_212_194_44
    var sum = SIMD16<Float>(repeating: 1 / 5040)
    for divisor in [720, 120, 24, 6, 2, 1, 1] as [Float] { sum = sum * rest + 1 / divisor }
    var scale = SIMD16<Float>()
    for lane in 0..<16 {
      scale[lane] = Float(bitPattern: (shifted[lane].bitPattern &+ 127) &<< 23)
    }
    return sum * scale
  }

  static func exponential(_ power: Float) -> Float { exponential(SIMD16<Float>(repeating: power))[0] }

  /// The natural logarithm of a number above zero; that of any other is the one of the smallest number there is.
  ///
  /// The number is m · 2ⁿ with m around one, and log m = 2 artanh((m − 1) / (m + 1)).
  static func logarithm(_ number: Double) -> Double {
    let number = max(number, .leastNormalMagnitude)
    var (significand, exponent) = (number.significand, Double(number.exponent))
    if significand > 1.5 {
      significand /= 2
      exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    var (sum, power) = (0.0, ratio)
    for divisor in stride(from: 1.0, through: 25, by: 2) {
      sum += power / divisor
      power *= ratio * ratio
    }
    return 2 * sum + exponent * logarithmOfTwo
  }
}
