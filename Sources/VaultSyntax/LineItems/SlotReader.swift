/// Reads what stands at the beginning of a line: date, time, amount, each with white space or the line's end after it.
///
/// ```swift
/// var slots = SlotReader(bytes: bytes, in: heading)   // ## 14:30 Walk
/// let moment = slots.times()?.start                   // 14:30; slots.position is at "Walk"
/// ```
package struct SlotReader {
  let bytes: [UInt8]
  /// The offset after the last slot read and the white space after it.
  package private(set) var position: Int
  let end: Int

  /// Reads the text in `content`, which begins without white space.
  package init(bytes: [UInt8], in content: ByteRange) {
    self.bytes = bytes
    position = content.lower
    end = content.upper
  }

  /// A date by its shape `YYYY-MM-DD`; a time may follow after `T`. Whether the day exists is the model's to know.
  package mutating func date() -> ByteRange? {
    guard let upper = Self.endOfDate(at: position, before: end, in: bytes) else { return nil }
    let range = ByteRange(position, upper)
    if upper < end, bytes[upper] == UInt8(ascii: "T"),
      let time = Self.endOfTime(at: upper &+ 1, before: end, in: bytes), isBoundary(time) || isRangeDash(time)
    {
      position = upper &+ 1
      return range
    }
    guard isBoundary(upper) else { return nil }
    position = bytes.skippingSpaces(from: upper, to: end)
    return range
  }

  /// A time `H:MM` or `HH:MM`, with seconds if written, or a range of two with `-`, `–` or ` - ` between; the second
  /// is empty without a range.
  package mutating func times() -> (start: ByteRange, end: ByteRange)? {
    guard let first = Self.endOfTime(at: position, before: end, in: bytes) else { return nil }
    let start = ByteRange(position, first)
    let dash = bytes.skippingSpaces(from: first, to: end)
    if let length = NumberShape.lengthOfRangeDash(at: dash, before: end, in: bytes) {
      let second = bytes.skippingSpaces(from: dash &+ length, to: end)
      if (dash > first) == (second > dash &+ length),
        let last = Self.endOfTime(at: second, before: end, in: bytes), isBoundary(last)
      {
        position = bytes.skippingSpaces(from: last, to: end)
        return (start, ByteRange(second, last))
      }
    }
    guard isBoundary(first) else { return nil }
    position = dash
    return (start, ByteRange(first, first))
  }

  /// The content of leading `*…*` or `_…_`, as RecipeMD writes an amount.
  mutating func emphasisedAmount() -> ByteRange? {
    guard position &+ 2 < end else { return nil }
    let delimiter = bytes[position]
    guard delimiter == UInt8(ascii: "*") || delimiter == UInt8(ascii: "_"), bytes[position &+ 1] != delimiter,
      !isSpaceOrTab(bytes[position &+ 1])
    else { return nil }
    var offset = position &+ 1
    while offset < end, bytes[offset] != delimiter { offset &+= bytes[offset] == UInt8(ascii: "\\") ? 2 : 1 }
    guard offset < end, !isSpaceOrTab(bytes[offset &- 1]) else { return nil }
    if offset &+ 1 < end {
      let next = bytes[offset &+ 1]
      // `*a**` does not close, and `_a_b` is one word (CommonMark 6.2).
      guard next != delimiter, delimiter == UInt8(ascii: "*") || !LineByte.isKeyByte(next) else { return nil }
    }
    let range = ByteRange(position &+ 1, offset)
    position = bytes.skippingSpaces(from: offset &+ 1, to: end)
    return range
  }

  /// A sum of money with its sign.
  mutating func signedAmount() -> MoneyShape? {
    guard let money = MoneyShape(at: position, before: end, in: bytes) else { return nil }
    position = bytes.skippingSpaces(from: money.range.upper, to: end)
    return money
  }

  /// The offset after `dddd-dd-dd` at `start`, or nil.
  static func endOfDate(at start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard start &+ 10 <= end, bytes[start &+ 4] == UInt8(ascii: "-"), bytes[start &+ 7] == UInt8(ascii: "-") else {
      return nil
    }
    for index in 0..<10 where index != 4 && index != 7 {
      if !isDigit(bytes[start &+ index]) { return nil }
    }
    return start &+ 10
  }

  /// The offset after a time of day by its shape at `start`, or nil.
  static func endOfTime(at start: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard let hour = NumberShape.endOfDigits(at: start, before: min(end, start &+ 3), in: bytes), hour &- start <= 2,
      var after = endOfSexagesimal(at: hour, before: end, in: bytes)
    else { return nil }
    if let second = endOfSexagesimal(at: after, before: end, in: bytes) { after = second }
    return after
  }

  /// The offset after `:dd` at `offset`, or nil.
  private static func endOfSexagesimal(at offset: Int, before end: Int, in bytes: [UInt8]) -> Int? {
    guard offset &+ 3 <= end, bytes[offset] == UInt8(ascii: ":"), isDigit(bytes[offset &+ 1]),
      isDigit(bytes[offset &+ 2])
    else { return nil }
    return offset &+ 3
  }

  private func isBoundary(_ offset: Int) -> Bool { offset == end || bytes.lengthOfBlank(at: offset, before: end) > 0 }

  private func isRangeDash(_ offset: Int) -> Bool {
    NumberShape.lengthOfRangeDash(at: offset, before: end, in: bytes) != nil
  }
}
