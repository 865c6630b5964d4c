import VaultSyntax

/// A position that moves forward through a range of bytes: what every parser of a value reads from.
///
/// Reading past the end gives 0, which no value contains, so that no reader needs a bounds check of its own.
struct ByteCursor {
  /// The bytes of the whole document.
  let bytes: [UInt8]
  /// The offset of the next byte.
  var position: Int
  /// The offset after the last byte to read.
  let end: Int

  /// Starts at the beginning of `range`, which is cut to the bytes there are.
  init(_ bytes: [UInt8], in range: ByteRange) {
    self.bytes = bytes
    end = min(range.upper, bytes.count)
    position = min(range.lower, end)
  }

  /// Whether nothing is left.
  var isAtEnd: Bool { position >= end }

  /// The byte `offset` bytes ahead, or 0 past the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    let place = position + offset
    return place >= 0 && place < end ? bytes[place] : 0
  }

  /// Steps over `byte` if it is next.
  mutating func take(_ byte: UInt8) -> Bool {
    guard peek() == byte, !isAtEnd else { return false }
    position += 1
    return true
  }

  /// The scalar at the position with its length in bytes; (0, 0) at the end, U+FFFD for a malformed byte.
  func scalar() -> (value: UInt32, length: Int) { scalar(at: position) }

  /// The scalar at `place` with its length in bytes; (0, 0) at the end, U+FFFD for a malformed byte.
  func scalar(at place: Int) -> (value: UInt32, length: Int) {
    guard place >= 0, place < end else { return (0, 0) }
    let (scalar, length) = UTF8Reading.scalar(bytes.span, at: place, end: end)
    return (scalar ?? 0xFFFD, length)
  }

  /// Steps over one space of any kind; false if none is next.
  mutating func takeSpace() -> Bool {
    let byte = peek()
    if byte == 0x20 || byte == 0x09 {
      position += 1
      return true
    }
    guard byte >= 0x80 else { return false }
    let next = scalar()
    guard next.value.isSpaceScalar else { return false }
    position += next.length
    return true
  }

  /// Steps over spaces, tabs, no-break and thin spaces.
  mutating func skipSpaces() {
    while takeSpace() {}
  }

  /// Reads `count` decimal digits at most; nil if there is none. The value saturates at `Int.max / 10`.
  mutating func takeDigits(atMost count: Int = .max) -> (value: Int, count: Int)? {
    var value = 0
    var taken = 0
    while taken < count, peek().isDigit {
      if value < Int.max / 10 { value = value * 10 + Int(peek() &- 0x30) }
      position += 1
      taken += 1
    }
    return taken == 0 ? nil : (value, taken)
  }

  /// Reads exactly `count` decimal digits, or nothing.
  mutating func takeExactly(_ count: Int) -> Int? {
    let start = position
    guard let digits = takeDigits(atMost: count), digits.count == count else {
      position = start
      return nil
    }
    return digits.value
  }

  /// Steps over a hyphen, an en dash or U+2212 MINUS SIGN.
  mutating func takeDash() -> Bool {
    if take(0x2D) { return true }
    guard peek() == 0xE2 else { return false }
    let next = scalar()
    guard next.value == 0x2013 || next.value == 0x2212 else { return false }
    position += next.length
    return true
  }

  /// Whether a plain space stands between two digits anywhere in what is left.
  var hasSpaceBetweenDigits: Bool {
    var place = position + 1
    while place + 1 < end {
      if bytes[place] == 0x20, bytes[place - 1].isDigit, bytes[place + 1].isDigit { return true }
      place += 1
    }
    return false
  }

  /// The range without spaces at both ends.
  static func trimming(_ range: ByteRange, of bytes: [UInt8]) -> ByteRange {
    var cursor = ByteCursor(bytes, in: range)
    cursor.skipSpaces()
    var upper = cursor.end
    while upper > cursor.position, let length = cursor.lengthOfSpace(before: upper) { upper -= length }
    return ByteRange(cursor.position, upper)
  }

  private func lengthOfSpace(before place: Int) -> Int? {
    let byte = bytes[place - 1]
    if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { return 1 }
    guard byte & 0xC0 == 0x80 else { return nil }
    for length in 2...3 where place - length >= position {
      let scalar = scalar(at: place - length)
      if scalar.length == length, scalar.value.isSpaceScalar { return length }
    }
    return nil
  }
}

extension UInt8 {
  /// Whether this is one of the ASCII digits.
  var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether this is one of the ASCII letters.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
}

extension UInt32 {
  /// Whether the scalar separates words without ending the line: space, tab, no-break, figure, thin, narrow no-break.
  var isSpaceScalar: Bool {
    self == 0x20 || self == 0x09 || self == 0xA0 || self == 0x2007 || self == 0x2009 || self == 0x202F
  }
}
