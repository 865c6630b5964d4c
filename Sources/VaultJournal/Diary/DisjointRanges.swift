import VaultSyntax

/// The bytes that some ranges cover, as ranges in order that do not meet.
struct DisjointRanges: Sendable {
  private var ranges: [ByteRange] = []

  /// - Parameter all: in any order; they may meet and contain each other.
  init(_ all: [ByteRange]) {
    for range in all.sorted(by: { $0.lower < $1.lower }) {
      if let last = ranges.last, range.lower <= last.upper {
        ranges[ranges.count - 1] = ByteRange(last.lower, max(last.upper, range.upper))
      } else {
        ranges.append(range)
      }
    }
  }

  /// Whether a byte is in one of them.
  ///
  /// - Complexity: O(log *n*).
  func contains(_ place: Int) -> Bool { meet(ByteRange(place, place + 1)) }

  /// Whether one of them has a byte in common with a range.
  ///
  /// - Complexity: O(log *n*).
  func meet(_ range: ByteRange) -> Bool {
    let place = ranges.partitioningIndex { $0.upper > range.lower }
    return place < ranges.count && ranges[place].lower < range.upper
  }
}
