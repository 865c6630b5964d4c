import VaultSyntax

/// Where bytes stand after some patches.
struct OffsetShifts {
  /// The ends of the patches, ascending, and by how much everything behind each is moved.
  private var shifts: [(end: Int, by: Int)] = []

  init(_ patches: [Patch]) {
    var sum = 0
    for patch in patches {
      sum += patch.bytes.count - patch.range.count
      shifts.append((patch.range.upper, sum))
    }
  }

  /// An offset after the patches; text put in right at it stands before it.
  func moved(_ offset: Int) -> Int {
    let place = shifts.partitioningIndex { $0.end > offset }
    return place == 0 ? offset : offset + shifts[place - 1].by
  }
}
