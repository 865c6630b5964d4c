/// The first 16 bytes of a term as two integers in the order of bytes, so that most comparisons touch nothing else.
struct TermSortKey: Comparable {
  var high: UInt64
  var low: UInt64
  var slot: UInt32
  var count: UInt32

  @inline(__always) static func < (left: Self, right: Self) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  /// Whether the first 16 bytes are equal, missing ones read as zero.
  @inline(__always) func hasSameLanes(as other: Self) -> Bool { high == other.high && low == other.low }
}
