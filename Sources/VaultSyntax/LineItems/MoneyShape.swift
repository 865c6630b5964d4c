/// A sum of money by its shape: a sign, digits in groups, a currency sign or code on either side.
///
/// `-249.90 UAH`, `+1 500,00 ₴`, `-₴249.90`; the sign is `-`, `+`, U+2212 or `–`.
struct MoneyShape {
  /// From the sign to the end of digits or currency.
  let range: ByteRange
  /// The currency's sign or code; empty when there is none.
  let currency: ByteRange

  /// The sum at `start` with white space or the line's end after it, or nil. O(length).
  init?(at start: Int, before end: Int, in bytes: [UInt8]) {
    guard let signLength = Self.lengthOfSign(at: start, before: end, in: bytes) else { return nil }
    let sign = Self.currencySign(at: start &+ signLength, before: end, in: bytes)
    let first = sign.map { bytes.skippingSpaces(from: $0.upper, to: end) } ?? start &+ signLength
    guard let strict = Digits(at: first, before: end, isSpaced: false, in: bytes) else { return nil }
    let spaced = Digits(at: first, before: end, isSpaced: true, in: bytes) ?? strict
    let spacedCurrency = sign ?? Self.currency(after: spaced.end, before: end, in: bytes)
    // A plain space groups thousands only where a currency or decimals show that all of it is one sum.
    let digits = spacedCurrency != nil || spaced.hasDecimals ? spaced : strict
    let currency = sign ?? Self.currency(after: digits.end, before: end, in: bytes)
    let upper = max(digits.end, currency?.upper ?? 0)
    guard upper == end || bytes.lengthOfBlank(at: upper, before: end) > 0 else { return nil }
    range = ByteRange(start, upper)
    self.currency = currency ?? ByteRange(upper, upper)
  }

  private static func lengthOfSign(at offset: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard offset < end else { return nil }
    if bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") { return 1 }
    return bytes.hasBytes("\u{2212}", at: offset, before: end) || bytes.hasBytes("–", at: offset, before: end) ? 3 : nil
  }

  private static func currency(after offset: Int, before end: Int, in bytes: [UInt8]) -> ByteRange? {
    let start = bytes.skippingSpaces(from: offset, to: end)
    return currencySign(at: start, before: end, in: bytes) ?? currencyCode(at: start, before: end, in: bytes)
  }

  /// `$ £ ¤ ¥` or a sign of the block Currency Symbols (U+20A0–20CF).
  private static func currencySign(at offset: Int, before end: Int, in bytes: [UInt8]) -> ByteRange? {
    guard offset < end else { return nil }
    let (value, length) = bytes.scalar(at: offset, before: end)
    let isSign = value == 0x24 || (0xA3...0xA5).contains(value) || (0x20A0...0x20CF).contains(value)
    return isSign ? ByteRange(offset, offset &+ length) : nil
  }

  /// Three capital letters as ISO 4217 has them, four or five as in `USDT`, or the words `грн`, `грн.`, `zł`, `Kč`.
  /// Whether such a code exists is the model's to know.
  private static func currencyCode(at offset: Int, before end: Int, in bytes: [UInt8]) -> ByteRange? {
    let words: [StaticString] = ["грн.", "грн", "zł", "Kč"]
    for word in words where bytes.hasBytes(word, at: offset, before: end) {
      let upper = offset &+ word.utf8CodeUnitCount
      if upper == end || bytes.lengthOfBlank(at: upper, before: end) > 0 { return ByteRange(offset, upper) }
    }
    var upper = offset
    while upper < end, bytes[upper] &- 0x41 < 26 { upper &+= 1 }
    guard (3...5).contains(upper &- offset), upper == end || bytes.lengthOfBlank(at: upper, before: end) > 0 else {
      return nil
    }
    return ByteRange(offset, upper)
  }

  /// The digits of a sum with their separators.
  private struct Digits {
    private(set) var end: Int
    /// Whether a point or a comma stands in it.
    private(set) var hasDecimals = false

    /// Reads digits, groups of three after a space (a plain one only when `isSpaced`), points and commas with digits.
    init?(at start: Int, before limit: Int, isSpaced: Bool, in bytes: [UInt8]) {
      guard let first = NumberShape.endOfDigits(at: start, before: limit, in: bytes) else { return nil }
      end = first
      while end < limit {
        let byte = bytes[end]
        let isPoint = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
        let plainSpace = isSpaced && byte == UInt8(ascii: " ") ? 1 : nil
        let space = plainSpace ?? NumberShape.lengthOfGroupSpace(at: end, before: limit, in: bytes)
        guard isPoint || (space != nil && !hasDecimals) else { return }
        let next = end &+ (space ?? 1)
        guard let after = NumberShape.endOfDigits(at: next, before: limit, in: bytes),
          isPoint || after == next &+ 3
        else { return }
        hasDecimals = hasDecimals || isPoint
        end = after
      }
    }
  }
}
