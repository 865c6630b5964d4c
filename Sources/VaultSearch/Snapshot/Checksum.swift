/// A 64-bit checksum of our own, fast enough to check every page a query touches: four lanes of multiply and rotate.
///
/// Each step is a bijection of its lane, so a change within eight bytes is always found; it is not cryptographic and
/// protects against torn writes and decay, not against a forger. Every reader checks its offsets besides.
package enum Checksum {
  private static let multiplier: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let other: UInt64 = 0xC2B2_AE3D_27D4_EB4F

  /// The checksum of `bytes`.
  package static func of(_ bytes: Span<UInt8>) -> UInt64 {
    var lanes = (multiplier, other, multiplier ^ other, UInt64(truncatingIfNeeded: bytes.count) &* other)
    var offset = 0
    let end = bytes.count
    while offset &+ 32 <= end {
      lanes.0 = step(lanes.0, LittleEndian.u64(bytes, offset))
      lanes.1 = step(lanes.1, LittleEndian.u64(bytes, offset &+ 8))
      lanes.2 = step(lanes.2, LittleEndian.u64(bytes, offset &+ 16))
      lanes.3 = step(lanes.3, LittleEndian.u64(bytes, offset &+ 24))
      offset &+= 32
    }
    while offset < end {
      lanes.0 = step(lanes.0, LittleEndian.lane(bytes, offset, end: end))
      offset &+= 8
    }
    var sum = lanes.0
    sum = step(sum, lanes.1)
    sum = step(sum, lanes.2)
    sum = step(sum, lanes.3)
    return sum ^ sum >> 32
  }

  @inline(__always) private static func step(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (lane ^ word) &* multiplier
    return mixed << 29 | mixed >> 35
  }
}
