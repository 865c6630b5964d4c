/// Reading one character of UTF-8 that may be malformed.
public enum UTF8Reading {
  /// The code point at `position` and its length in bytes; nil and 1 when the bytes are not well formed (Unicode 15.1,
  /// table 3-7) or reach past `end`. `position` must be below `end`, and `end` at most the count of `bytes`.
  @inlinable public static func scalar(
    _ bytes: Span<UInt8>, at position: Int, end: Int
  ) -> (scalar: UInt32?, length: Int) {
    let lead = UInt32(bytes[position])
    let length: Int
    switch lead {
    case 0..<0x80: return (lead, 1)
    case 0xC2..<0xE0: length = 2
    case 0xE0..<0xF0: length = 3
    case 0xF0..<0xF5: length = 4
    default: return (nil, 1)
    }
    guard position &+ length <= end else { return (nil, 1) }
    var scalar = lead & (0x7F >> UInt32(length))
    for offset in 1..<length {
      let byte = bytes[position &+ offset]
      guard byte & 0xC0 == 0x80 else { return (nil, 1) }
      scalar = scalar << 6 | UInt32(byte & 0x3F)
    }
    let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x1_0000
    guard scalar >= least, Unicode.Scalar(scalar) != nil else { return (nil, 1) }
    return (scalar, length)
  }
}

extension UTF8Reading {
  /// The offset of the first byte that does not belong to a well formed character; nil when all do.
  ///
  /// - Complexity: O(*n*) in the bytes of the range.
  package static func firstInvalidByte(of bytes: [UInt8], in range: ByteRange) -> Int? {
    let bytes = bytes.span
    var position = range.lower
    while position < range.upper {
      let (scalar, length) = scalar(bytes, at: position, end: range.upper)
      if scalar == nil { return position }
      position += length
    }
    return nil
  }
}
