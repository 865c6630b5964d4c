/// Which of 64 bytes can be part of a word, one bit a byte, the first byte lowest.
///
/// The masks are made from eight bytes at a time in ordinary 64-bit registers, so they cost about an instruction a byte.
struct ByteMasks {
  /// Bytes of a word: ASCII letters and digits, apostrophes, and every byte of a character beyond ASCII.
  var word: UInt64 = 0
  /// Those of them that the plain path cannot fold: apostrophes and bytes beyond ASCII.
  var complex: UInt64 = 0

  /// The masks of `bytes[start ..< min(start + 64, end)]`; bits past `end` are zero.
  @inline(__always) init(_ bytes: Span<UInt8>, at start: Int, end: Int) {
    let remaining = end &- start
    for lane in 0..<8 where lane &* 8 < remaining {
      let eight = WordBytes.load(bytes, at: start &+ lane &* 8)
      let complexBytes = (eight | Self.inRange(eight, 0x27, 0x27)) & Self.highBits
      let plainBytes =
        (Self.inRange(eight | Self.caseBits, 0x61, 0x7A) | Self.inRange(eight, 0x30, 0x39)) & ~eight & Self.highBits
      word |= Self.gather(plainBytes | complexBytes) << UInt64(lane &* 8)
      complex |= Self.gather(complexBytes) << UInt64(lane &* 8)
    }
    if remaining < 64 {
      let inside: UInt64 = remaining <= 0 ? 0 : (1 << UInt64(remaining)) &- 1
      word &= inside
      complex &= inside
    }
  }

  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }
  private static var caseBits: UInt64 { 0x2020_2020_2020_2020 }
  private static var each: UInt64 { 0x0101_0101_0101_0101 }

  /// Sets the high bit of each byte whose low seven bits lie in `low ... high`. No byte carries into its neighbour.
  @inline(__always) private static func inRange(_ eight: UInt64, _ low: UInt64, _ high: UInt64) -> UInt64 {
    let seven = eight & ~highBits
    return (seven &+ each &* (0x80 &- low)) & ~(seven &+ each &* (0x7F &- high)) & highBits
  }

  /// Gathers the high bits of eight bytes into the low eight bits, the first byte lowest.
  @inline(__always) private static func gather(_ highBits: UInt64) -> UInt64 {
    ((highBits >> 7) &* 0x0102_0408_1020_4080) >> 56
  }
}

/// Loading and storing eight bytes at once, in bounds by construction.
enum WordBytes {
  /// The eight bytes at `offset`, the first lowest; bytes outside `bytes` read as zero.
  @inline(__always) static func load(_ bytes: Span<UInt8>, at offset: Int) -> UInt64 {
    if offset >= 0 && offset &+ 8 <= bytes.count {
      return unsafe UInt64(
        littleEndian: bytes.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
    }
    return loadTail(bytes, at: offset)
  }

  @inline(never) private static func loadTail(_ bytes: Span<UInt8>, at offset: Int) -> UInt64 {
    var eight: UInt64 = 0
    for index in 0..<8 {
      let position = offset &+ index
      guard position >= 0 && position < bytes.count else { continue }
      eight |= UInt64(bytes[position]) << UInt64(index &* 8)
    }
    return eight
  }

  /// Stores eight bytes at `offset`, the first lowest; does nothing when they do not fit.
  @inline(__always) static func store(_ eight: UInt64, in bytes: inout [UInt8], at offset: Int) {
    guard offset >= 0 && offset &+ 8 <= bytes.count else { return }
    unsafe bytes.withUnsafeMutableBytes {
      unsafe $0.storeBytes(of: eight.littleEndian, toByteOffset: offset, as: UInt64.self)
    }
  }
}
