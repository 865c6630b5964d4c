/// The classes of bytes that only the grammar of line items tells apart.
enum LineByte {
  /// Whether the byte is an ASCII letter or part of a character beyond ASCII.
  @inline(__always) static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 }

  /// Whether the byte may stand in a key: a letter, a digit, `-` or `_`.
  @inline(__always) static func isKeyByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}

extension [UInt8] {
  /// Whether the bytes at `offset`, all before `end`, are `text`; `offset` must not be negative. O(length of `text`).
  func hasBytes(_ text: StaticString, at offset: Int, before end: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset &+ length <= end else { return false }
    return text.withUTF8Buffer { expected in
      for index in 0..<length where unsafe expected[index] != self[offset &+ index] { return false }
      return true
    }
  }

  /// The range between `lower` and `upper` without spaces and tabs at both ends. O(bytes dropped).
  func trimmed(_ lower: Int, _ upper: Int) -> ByteRange {
    var first = lower
    var last = upper
    while first < last, isSpaceOrTab(self[first]) { first &+= 1 }
    while last > first, isSpaceOrTab(self[last &- 1]) { last &-= 1 }
    return ByteRange(first, last)
  }

  /// The first offset from `lower` that is no space or tab, or `end`. O(bytes passed).
  func skippingSpaces(from lower: Int, to end: Int) -> Int {
    var offset = lower
    while offset < end, isSpaceOrTab(self[offset]) { offset &+= 1 }
    return offset
  }

  /// The character at `offset`, all of it before `end`; a byte that begins none stands for itself.
  func scalar(at offset: Int, before end: Int) -> (value: UInt32, length: Int) {
    let (scalar, length) = UTF8Reading.scalar(span, at: offset, end: end)
    return (scalar ?? UInt32(self[offset]), length)
  }
}
