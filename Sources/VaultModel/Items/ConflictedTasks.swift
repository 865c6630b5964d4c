import VaultSyntax

/// The tasks of a note in which a merge left conflicts: one that stands in both halves counts once, as ours has it.
///
/// ```swift
/// // <<<<<<< ours / - [x] tax / ======= / - [ ] tax {priority: high} / >>>>>>> theirs
/// ConflictedTasks(note).counts(note.items[2])    // false
/// ```
///
/// Source: the mood-paced day plan, *Nothing due is silent*.
package struct ConflictedTasks: Sendable {
  /// Whether the note has a conflict.
  package let isInConflict: Bool
  /// Where the lines begin that do not count.
  private let repeated: Set<Int>

  /// - Complexity: O(*n*) in the bytes of the note.
  package init(_ note: Note) {
    let conflicts = note.document.conflicts
    isInConflict = !conflicts.isEmpty
    var repeated: Set<Int> = []
    for conflict in conflicts where !conflict.theirs.isEmpty {
      // The first item is the note.
      let items = note.items.dropFirst().filter { $0.type == .task && conflict.range.contains($0.range.lower) }
      var counts: [String: Int] = [:]
      for item in items where conflict.ours.contains(item.range.lower) {
        counts[note.identity(of: item), default: 0] += 1
      }
      for item in items where !conflict.ours.contains(item.range.lower) {
        let identity = note.identity(of: item)
        if let count = counts[identity], count > 0, conflict.theirs.contains(item.range.lower) {
          counts[identity] = count - 1
          repeated.insert(item.range.lower)
        } else if !conflict.theirs.contains(item.range.lower) {
          // What both halves were made from is no task of either.
          repeated.insert(item.range.lower)
        }
      }
    }
    self.repeated = repeated
  }

  /// Whether an item counts.
  package func counts(_ item: Item) -> Bool { item.line == nil || !repeated.contains(item.range.lower) }
}
