/// Puts numbers of any length in bits behind each other, the lowest bit first.
///
/// The buffer is made once and used for many runs of bits.
struct BitWriter {
  /// Whole words that are full, their bits in order.
  private var words: [UInt64] = []
  private var pending: UInt64 = 0
  private var used: UInt64 = 0

  /// Adds the low `count` bits of a value, at most 63, above which it has none.
  @inline(__always) mutating func append(_ value: UInt64, count: Int) {
    pending |= value &<< used
    used &+= UInt64(truncatingIfNeeded: count)
    guard used >= 64 else { return }
    words.append(pending)
    used &-= 64
    // Shifts by 64 and more give zero.
    pending = value >> (UInt64(truncatingIfNeeded: count) &- used)
  }

  /// Appends all bits to `output`, with zeros up to a whole byte, and is ready for the next.
  mutating func finish(to output: inout [UInt8]) {
    for word in words { LittleEndian.append(word, to: &output) }
    words.removeAll(keepingCapacity: true)
    while used > 0 {
      output.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      used = used > 8 ? used &- 8 : 0
    }
    pending = 0
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
