import VaultModel
import VaultSyntax

/// Reads the amounts of RecipeMD (2.4, *Amount*): a number, then everything else as the unit.
///
/// Its numbers are those of the standard and not of notes: both point and comma begin decimals, and nothing groups
/// thousands or makes a range.
enum RecipeMDAmount {
  /// The amount in a range; nil if it does not begin with a number. O(length).
  static func amount(of bytes: [UInt8], in range: ByteRange) -> ExchangeAmount? {
    let text = TextTrimming.trimmed(range, of: bytes)
    guard let number = Number(bytes, in: text) else { return nil }
    let written = ByteRange(text.lower, number.end)
    let unit = TextTrimming.trimmed(ByteRange(number.end, text.upper), of: bytes)
    return ExchangeAmount(
      String(decoding: bytes[written.indices], as: UTF8.self), value: number.value,
      unit: String(decoding: bytes[unit.indices], as: UTF8.self))
  }

  /// A number at the beginning of a text: `1 1/5`, `3/7`, `1 ½`, `½`, `41.9`, `.5`, `4`.
  private struct Number {
    /// The value; nil if it has more digits than exact arithmetic.
    var value: Rational?
    /// The offset after the number.
    var end: Int

    private let bytes: [UInt8]
    private let upper: Int

    init?(_ bytes: [UInt8], in range: ByteRange) {
      self.bytes = bytes
      upper = range.upper
      end = range.lower
      let isNegative = take(UInt8(ascii: "-"))
      guard readUnsigned() else { return nil }
      if isNegative, let value { self.value = -value }
    }

    private mutating func readUnsigned() -> Bool {
      if takeVulgar(after: nil) { return true }
      let start = end
      let whole = takeDigits()
      if end > start {
        let afterWhole = end
        if takeDenominator(of: whole) || takeVulgar(after: whole) { return true }
        skipSpaces()
        if end > afterWhole, takeMixed(whole) { return true }
        end = afterWhole
      }
      let isWhole = end > start
      if takeDecimals(of: whole, from: start) { return true }
      value = whole
      return isWhole
    }

    /// `1/5` after a whole number and a space.
    private mutating func takeMixed(_ whole: Rational?) -> Bool {
      if takeVulgar(after: whole) { return true }
      let start = end
      let numerator = takeDigits()
      guard end > start, takeDenominator(of: numerator) else { return false }
      value = sum(whole, value)
      return true
    }

    /// `/7` after a numerator, white space around the slash allowed.
    private mutating func takeDenominator(of numerator: Rational?) -> Bool {
      let start = end
      skipSpaces()
      if take(UInt8(ascii: "/")) || takeFractionSlash() {
        skipSpaces()
        let digits = end
        let denominator = takeDigits()
        if end > digits, denominator != 0 {
          value = numerator.flatMap { top in denominator.flatMap { try? top / $0 } }
          return true
        }
      }
      end = start
      return false
    }

    /// `.9` or `,9` after digits that may be missing.
    private mutating func takeDecimals(of whole: Rational?, from start: Int) -> Bool {
      let mark = end
      guard take(UInt8(ascii: ".")) || take(UInt8(ascii: ",")) else { return false }
      let first = end
      while end < upper, isDigit(bytes[end]) { end += 1 }
      guard end > first else {
        end = mark
        return false
      }
      // What lies beyond the eighteenth decimal is below everything that is ever weighed.
      let decimals = bytes[first..<min(end, first + 18)]
      let parts = Int64(String(decoding: decimals, as: UTF8.self)).flatMap {
        Rational(digits: $0, decimals: decimals.count)
      }
      value = sum(mark == start ? 0 : whole, parts)
      return true
    }

    /// One of Unicode's fractions, alone or right after a whole number.
    private mutating func takeVulgar(after whole: Rational?) -> Bool {
      guard end < upper, bytes[end] >= 0x80 else { return false }
      let (scalar, length) = UTF8Reading.scalar(bytes.span, at: end, end: upper)
      guard let scalar = scalar.flatMap(Unicode.Scalar.init), scalar.properties.numericType == .numeric,
        case .number(let number)? = NumberReading(parsing: String(Character(scalar)))
      else { return false }
      value = sum(whole ?? 0, number.value)
      end += length
      return true
    }

    private func sum(_ left: Rational?, _ right: Rational?) -> Rational? {
      guard let left, let right else { return nil }
      return try? left + right
    }

    private mutating func takeDigits() -> Rational? {
      let start = end
      while end < upper, isDigit(bytes[end]) { end += 1 }
      return Int64(String(decoding: bytes[start..<end], as: UTF8.self)).map { Rational($0) }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
      guard end < upper, bytes[end] == byte else { return false }
      end += 1
      return true
    }

    /// U+2044 FRACTION SLASH.
    private mutating func takeFractionSlash() -> Bool {
      guard end + 3 <= upper, bytes[end..<end + 3].elementsEqual([0xE2, 0x81, 0x84]) else { return false }
      end += 3
      return true
    }

    private mutating func skipSpaces() {
      while end < upper, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  }
}
