/// Finds numbers by their shape alone; what they are worth is told by the quantities and money of the model.
enum NumberShape {
  /// The offset after the number at `start`, or nil: digits with separators (`1 500,00` only with a no-break or thin
  /// space), `1/2`, `1 1/2`, `½`, `1½`. O(length).
  static func end(at start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    if let after = endOfVulgarFraction(at: start, before: end, in: bytes) { return after }
    guard var offset = endOfDigits(at: start, before: end, in: bytes) else { return nil }
    if let after = endOfDenominator(at: offset, before: end, in: bytes) { return after }
    while let after = endOfGroup(at: offset, before: end, in: bytes) { offset = after }
    if let after = endOfVulgarFraction(at: offset, before: end, in: bytes) { return after }
    let next = bytes.skippingSpaces(from: offset, to: end)
    if next > offset, let after = endOfVulgarFraction(at: next, before: end, in: bytes) { return after }
    if next > offset, let digits = endOfDigits(at: next, before: end, in: bytes),
      let after = endOfDenominator(at: digits, before: end, in: bytes)
    {
      return after
    }
    return offset
  }

  /// The number or range of numbers at the beginning of an ingredient: `200`, `~2`, `2-3`, `2–3`, `1 - 2`; nil when
  /// what is there is no plain number (`9:30`, `2026-11-23`, `7-up`). What follows it, a unit or a name, is not judged.
  static func leadingAmount(at start: Int, before end: Int, in bytes: [UInt8]) -> ByteRange? {
    var offset = start
    if let about = lengthOfAbout(at: start, before: end, in: bytes) {
      offset = bytes.skippingSpaces(from: start &+ about, to: end)
    }
    guard var last = Self.end(at: offset, before: end, in: bytes) else { return nil }
    let spaced = bytes.skippingSpaces(from: last, to: end)
    if let dash = lengthOfRangeDash(at: spaced, before: end, in: bytes) {
      let second = bytes.skippingSpaces(from: spaced &+ dash, to: end)
      // White space on both sides of the dash or on none; `2 -3` is no range.
      if (spaced > last) == (second > spaced &+ dash), let after = Self.end(at: second, before: end, in: bytes) {
        last = after
      }
    }
    guard last == end || isSpaceOrTab(bytes[last]) || LineByte.isLetter(bytes[last]),
      last == end || lengthOfRangeDash(at: last, before: end, in: bytes) == nil
    else { return nil }
    return ByteRange(start, last)
  }

  /// The length of `-` or `–` at `offset`, or nil.
  static func lengthOfRangeDash(at offset: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard offset < end else { return nil }
    if bytes[offset] == UInt8(ascii: "-") { return 1 }
    return bytes.hasBytes("–", at: offset, before: end) ? 3 : nil
  }

  /// The offset after one or more digits, or nil. O(length).
  static func endOfDigits(at start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    var offset = start
    while offset < end, isDigit(bytes[offset]) { offset &+= 1 }
    return offset > start ? offset : nil
  }

  /// The length of a space that groups thousands: no-break, narrow no-break or thin; nil when there is none.
  static func lengthOfGroupSpace(at offset: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    if bytes.hasBytes("\u{A0}", at: offset, before: end) { return 2 }
    if bytes.hasBytes("\u{202F}", at: offset, before: end) || bytes.hasBytes("\u{2009}", at: offset, before: end) {
      return 3
    }
    return nil
  }

  private static func lengthOfAbout(at offset: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard offset < end else { return nil }
    if bytes[offset] == UInt8(ascii: "~") { return 1 }
    return bytes.hasBytes("≈", at: offset, before: end) ? 3 : nil
  }

  /// A decimal comma or point with digits, or a grouping space with exactly three.
  private static func endOfGroup(at offset: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard offset < end else { return nil }
    if bytes[offset] == UInt8(ascii: ".") || bytes[offset] == UInt8(ascii: ",") {
      return endOfDigits(at: offset &+ 1, before: end, in: bytes)
    }
    guard let space = lengthOfGroupSpace(at: offset, before: end, in: bytes),
      let after = endOfDigits(at: offset &+ space, before: end, in: bytes), after == offset &+ space &+ 3
    else { return nil }
    return after
  }

  /// `/2` or `⁄2` after the digits before it.
  private static func endOfDenominator(at offset: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard offset < end else { return nil }
    if bytes[offset] == UInt8(ascii: "/") { return endOfDigits(at: offset &+ 1, before: end, in: bytes) }
    guard bytes.hasBytes("\u{2044}", at: offset, before: end) else { return nil }
    return endOfDigits(at: offset &+ 3, before: end, in: bytes)
  }

  /// `¼ ½ ¾` (U+00BC–00BE) and `⅐`–`⅞` (U+2150–215E).
  private static func endOfVulgarFraction(at offset: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard offset < end, bytes[offset] >= 0xC2 else { return nil }
    let (value, length) = bytes.scalar(at: offset, before: end)
    return (0xBC...0xBE).contains(value) || (0x2150...0x215E).contains(value) ? offset &+ length : nil
  }
}
