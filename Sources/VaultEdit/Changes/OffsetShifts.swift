import VaultSyntax

/// Where bytes stand after some patches.
struct OffsetShifts {
  /// The changed ranges, ascending, and by how much everything behind each is moved.
  private var shifts: [(range: ByteRange, by: Int)] = []

  /// Takes patches in their order, which do not overlap.
  init(_ patches: [Patch]) {
    var sum = 0
    for patch in patches {
      sum += patch.bytes.count - patch.range.count
      shifts.append((patch.range, sum))
    }
  }

  /// An offset after the patches, or nil when it stood within bytes that were replaced; text put in right at it stands
  /// before it.
  ///
  /// - Complexity: O(log *k*) in the number of patches.
  func moved(_ offset: Int) -> Int? {
    let place = shifts.partitioningIndex { $0.range.upper > offset }
    if place < shifts.count, shifts[place].range.lower < offset { return nil }
    return place == 0 ? offset : offset + shifts[place - 1].by
  }
}
