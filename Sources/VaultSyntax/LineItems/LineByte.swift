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

  /// The length of the white space that begins at `offset`, which must be before `end`: 1 for a space or tab, 2 or 3 for
  /// a no-break, figure, thin or narrow no-break space (U+00A0, 2007, 2009, 202F), 0 for anything else.
  @inline(__always) package func lengthOfBlank(at offset: Int, before end: Int) -> Int {
    let byte = self[offset]
    if byte < 0x80 { return isSpaceOrTab(byte) ? 1 : 0 }
    if byte == 0xC2 { return offset &+ 1 < end && self[offset &+ 1] == 0xA0 ? 2 : 0 }
    guard byte == 0xE2, offset &+ 2 < end, self[offset &+ 1] == 0x80 else { return 0 }
    return Self.endsWideBlank(self[offset &+ 2]) ? 3 : 0
  }

  /// The length of the same white space where it ends at `offset`, which must be after `lower`; 0 for anything else.
  @inline(__always) package func lengthOfBlank(endingAt offset: Int, after lower: Int) -> Int {
    let byte = self[offset &- 1]
    if byte < 0x80 { return isSpaceOrTab(byte) ? 1 : 0 }
    if byte == 0xA0, offset &- 2 >= lower, self[offset &- 2] == 0xC2 { return 2 }
    guard Self.endsWideBlank(byte), offset &- 3 >= lower, self[offset &- 2] == 0x80, self[offset &- 3] == 0xE2 else {
      return 0
    }
    return 3
  }

  /// Whether the byte is the last of U+2007, 2009 or 202F, whose first two are E2 80.
  @inline(__always) private static func endsWideBlank(_ byte: UInt8) -> Bool {
    byte == 0x87 || byte == 0x89 || byte == 0xAF
  }

  /// The range between `lower` and `upper` without white space at both ends. O(bytes dropped).
  package func trimmed(_ lower: Int, _ upper: Int) -> ByteRange {
    let first = skippingSpaces(from: lower, to: upper)
    var last = upper
    while last > first {
      let length = lengthOfBlank(endingAt: last, after: first)
      if length == 0 { break }
      last &-= length
    }
    return ByteRange(first, last)
  }

  /// The first offset from `lower` that is no white space, or `end`. O(bytes passed).
  package func skippingSpaces(from lower: Int, to end: Int) -> Int {
    var offset = lower
    while offset < end {
      let length = lengthOfBlank(at: offset, before: end)
      if length == 0 { break }
      offset &+= length
    }
    return offset
  }

  /// The first offset from `lower` at which white space begins, or `end`. O(bytes passed).
  func endOfWord(from lower: Int, to end: Int) -> Int {
    var offset = lower
    while offset < end, lengthOfBlank(at: offset, before: end) == 0 { offset &+= 1 }
    return offset
  }

  /// The character at `offset`, all of it before `end`; a byte that begins none stands for itself.
  func scalar(at offset: Int, before end: Int) -> (value: UInt32, length: Int) {
    let (scalar, length) = UTF8Reading.scalar(span, at: offset, end: end)
    return (scalar ?? UInt32(self[offset]), length)
  }
}
