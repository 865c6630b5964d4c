/// Eight bytes of a text in one register, for questions about all of them at once.
struct EightBytes {
  /// The bytes, the first lowest.
  let word: UInt64

  /// The bytes from `offset` on; zeros where they do not lie within `bytes`.
  @inline(__always) init(_ bytes: Span<UInt8>, at offset: Int) {
    guard offset >= 0, offset <= bytes.count &- 8 else {
      word = 0
      return
    }
    word = unsafe UInt64(
      littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// The high bit of each byte.
  static var highBits: UInt64 { 0x8080_8080_8080_8080 }
  private static var each: UInt64 { 0x0101_0101_0101_0101 }
  private static var caseBits: UInt64 { 0x2020_2020_2020_2020 }

  /// The high bit of each byte that is an ASCII letter.
  @inline(__always) var letters: UInt64 { Self.within(word | Self.caseBits, 0x61, 0x7A) & ~word & Self.highBits }

  /// The high bit of each byte from `low` to `high`, both below 0x80.
  @inline(__always) func bytes(from low: UInt64, through high: UInt64) -> UInt64 {
    Self.within(word, low, high) & ~word & Self.highBits
  }

  /// The high bit of each byte that is `byte`, below 0x80.
  @inline(__always) func bytes(equalTo byte: UInt64) -> UInt64 { bytes(from: byte, through: byte) }

  /// The offset after the text of the line at `start`: that of its line feed or carriage return, or `end`.
  static func endOfLine(from start: Int, to end: Int, in bytes: Span<UInt8>) -> Int {
    var offset = start
    while offset &+ 8 <= end {
      let eight = EightBytes(bytes, at: offset)
      let breaks = eight.bytes(equalTo: 0x0A) | eight.bytes(equalTo: 0x0D)
      if breaks != 0 { return offset &+ breaks.trailingZeroBitCount / 8 }
      offset &+= 8
    }
    while offset < end, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset &+= 1 }
    return offset
  }

  /// Of the low seven bits of each byte; no byte carries into its neighbour.
  @inline(__always) private static func within(_ word: UInt64, _ low: UInt64, _ high: UInt64) -> UInt64 {
    let seven = word & ~highBits
    return (seven &+ each &* (0x80 &- low)) & ~(seven &+ each &* (0x7F &- high))
  }
}
