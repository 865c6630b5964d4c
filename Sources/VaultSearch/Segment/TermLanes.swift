/// The first 16 bytes of a term as integers that compare as the bytes do, and its length.
struct TermLanes: Equatable, Sendable {
  var high: UInt64
  var low: UInt64
  var count: Int

  /// Those of an empty term.
  init() { (high, low, count) = (0, 0, 0) }

  init(_ term: Span<UInt8>) {
    high = LittleEndian.lane(term, 0, end: term.count).byteSwapped
    low = LittleEndian.lane(term, 8, end: term.count).byteSwapped
    count = term.count
  }

  /// Those that a term is sorted by.
  init(_ key: TermSortKey) {
    high = key.high
    low = key.low
    count = Int(key.count)
  }

  /// How many bytes they hold.
  static let byteCount = 16

  /// Whether they hold all of the term.
  @inline(__always) var isWhole: Bool { count <= Self.byteCount }

  /// How many bytes the term has in common with another one at its beginning, as far as the lanes tell.
  @inline(__always) func sharedCount(with other: TermLanes) -> Int {
    let difference = high ^ other.high
    let bits =
      difference != 0 ? difference.leadingZeroBitCount : 64 &+ (low ^ other.low).leadingZeroBitCount
    return min(bits / 8, count, other.count)
  }

  /// Appends the bytes of a term that they hold as a whole, without those before `start`.
  @inline(__always) func append(from start: Int, to output: inout [UInt8]) {
    // Shifts by 64 and more give zero, and those by less than zero go the other way.
    let bits = start &* 8
    let (first, second) = (high << bits | low >> (64 &- bits), low << bits)
    LittleEndian.append(first.byteSwapped, second.byteSwapped, count: count &- start, to: &output)
  }

  /// Whether the term sorts before another one; nil when it takes the bytes behind the first 16 to know, or they are
  /// equal.
  @inline(__always) func order(to other: TermLanes) -> Bool? {
    if high != other.high { return high < other.high }
    if low != other.low { return low < other.low }
    if isWhole || other.isWhole, count != other.count { return count < other.count }
    return nil
  }
}
