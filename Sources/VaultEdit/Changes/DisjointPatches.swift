import VaultSyntax

/// Patches that do not touch each other, in their order.
struct DisjointPatches {
  /// The patches so far, ascending.
  private(set) var patches: [Patch] = []

  /// Adds patches, unless they change bytes that others change, or put something in where others do.
  ///
  /// - Complexity: O(log *n*) for patches that come in the order of the note.
  mutating func add(_ more: [Patch]) -> Bool {
    guard more.allSatisfy(isFree) else { return false }
    for patch in more {
      patches.insert(patch, at: patches.partitioningIndex { $0.range.lower > patch.range.lower })
    }
    return true
  }

  private func isFree(_ patch: Patch) -> Bool {
    let place = patches.partitioningIndex { $0.range.lower >= patch.range.lower }
    let isFreeBelow = place == 0 || patches[place - 1].range.upper < patch.range.lower
    let isFreeAbove = place == patches.count || patch.range.upper < patches[place].range.lower
    return isFreeBelow && isFreeAbove
  }
}
