/// Puts numbers of any length in bits behind each other, the lowest bit first.
struct BitWriter {
  private var pending: UInt64 = 0
  private var used = 0

  /// Appends the low `count` bits of a value, at most 32, above which it has none.
  @inline(__always) mutating func append(_ value: UInt64, count: Int, to output: inout [UInt8]) {
    pending |= value << UInt64(truncatingIfNeeded: used)
    used &+= count
    guard used >= 32 else { return }
    for shift in stride(from: UInt64(0), to: 32, by: 8) {
      output.append(UInt8(truncatingIfNeeded: pending >> shift))
    }
    pending >>= 32
    used &-= 32
  }

  /// Appends what is left and zeros up to a whole byte.
  mutating func finish(to output: inout [UInt8]) {
    while used > 0 {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      used &-= 8
    }
    pending = 0
    used = 0
  }
}

/// Reads what ``BitWriter`` wrote. Whatever the bytes are, nothing outside of them is read.
struct BitReader {
  /// The bits at hand, the next one lowest. Bits above ``count`` are those that follow, or zeros.
  private(set) var bits: UInt64 = 0
  /// How many of them are counted.
  private(set) var count = 0
  private var position: Int

  init(at position: Int) { self.position = position }

  /// Makes at least 57 bits ready, or all that are left.
  @inline(__always) mutating func fill(_ bytes: Span<UInt8>) {
    if position >= 0, position <= bytes.count &- 8 {
      bits |= LittleEndian.u64(bytes, position) << UInt64(truncatingIfNeeded: count)
      let whole = (63 &- count) >> 3
      position &+= whole
      count &+= whole &* 8
      return
    }
    while count <= 56, position < bytes.count {
      bits |= UInt64(bytes[position]) << UInt64(truncatingIfNeeded: count)
      position &+= 1
      count &+= 8
    }
  }

  /// Takes bits that are at hand, at most 32 at once.
  @inline(__always) mutating func take(_ number: Int) -> UInt64 {
    let taken = bits & ((1 << UInt64(truncatingIfNeeded: number)) &- 1)
    bits >>= UInt64(truncatingIfNeeded: number)
    count &-= number
    return taken
  }
}
