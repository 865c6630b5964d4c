/// Integers in groups of seven bits, the lowest group first, a set high bit meaning "more follows" (LEB128).
enum VariableLength {
  /// The number of bytes `value` takes, 1 ... 10.
  @inline(__always) static func count(_ value: UInt64) -> Int {
    value < 128 ? 1 : (70 &- (value | 1).leadingZeroBitCount) / 7
  }

  /// Appends `value` to `output`.
  static func append(_ value: UInt64, to output: inout [UInt8]) {
    var rest = value
    while rest >= 128 {
      output.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    output.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Packs a value below 2³⁵ into the low bytes of a register, with their number.
  @inline(__always) static func packed(_ value: UInt64) -> (bytes: UInt64, count: Int) {
    if value < 1 << 14 {
      // One or two bytes without a branch, which would be mispredicted as often as not.
      let isLonger: UInt64 = value >= 128 ? 1 : 0
      return (value & 127 | isLonger << 7 | (value >> 7) << 8, 1 &+ Int(isLonger))
    }
    var bytes: UInt64 = 0
    var rest = value
    var count = 0
    while rest >= 128 {
      bytes |= (rest & 127 | 128) << UInt64(count &* 8)
      rest >>= 7
      count &+= 1
    }
    return (bytes | rest << UInt64(count &* 8), count &+ 1)
  }

  /// Reads the integer at `position` and moves past it; nil at the end of the bytes or after ten bytes without an end.
  @inline(__always) static func read(_ bytes: Span<UInt8>, _ position: inout Int) -> UInt64? {
    guard position < bytes.count else { return nil }
    let first = bytes[position]
    position &+= 1
    if first < 128 { return UInt64(first) }
    return readMore(bytes, &position, first: first)
  }

  @inline(__always) private static func readMore(_ bytes: Span<UInt8>, _ position: inout Int, first: UInt8) -> UInt64? {
    var value = UInt64(first & 127)
    var shift: UInt64 = 7
    while position < bytes.count, shift < 64 {
      let byte = bytes[position]
      position &+= 1
      value |= UInt64(byte & 127) << shift
      if byte < 128 { return value }
      shift &+= 7
    }
    return nil
  }

  /// Maps signed to unsigned so that numbers near zero stay short: 0, −1, 1, −2 … become 0, 1, 2, 3 ….
  @inline(__always) static func zigzag(_ value: Int64) -> UInt64 {
    UInt64(bitPattern: (value << 1) ^ (value >> 63))
  }

  /// The inverse of ``zigzag(_:)``.
  @inline(__always) static func signed(_ value: UInt64) -> Int64 {
    Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }
}
