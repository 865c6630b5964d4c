import VaultSyntax

/// Which lines make one version of a note into another, the fewest that do.
///
/// ```swift
/// let diff = LineDiff(before: Array("a\nb\nc\n".utf8), after: Array("a\nc\nd\n".utf8))
/// diff.changes        // lines 1..<2 go, line 2 comes
/// ```
package struct LineDiff: Sendable {
  /// The changes from the first to the last; between two of them stands at least one equal line.
  package let changes: [LineChange]
  /// Where the lines stand that the changes may name: line `linesAbove + index` of a version is `lines[index]` of it.
  let window: LineWindow

  /// How many steps the search for the fewest lines may take, a line of the notes apart from that: 16 million take less
  /// than a tenth of a second and are enough for 4,000 changed lines with nothing in common.
  static let effort = 1 << 24

  /// Compares two versions. Where they differ in so much that the fewest lines would take too long to find, whole
  /// stretches are replaced.
  ///
  /// - Parameters:
  ///   - margin: How many equal lines around the changes ``window`` has, where there are as many.
  ///   - effort: The bound of the search, in steps; for tests.
  /// - Complexity: O(*n* + *d*²) in the bytes and the changed lines, bounded by O(*n*) and a constant.
  init(before: [UInt8], after: [UInt8], margin: Int, effort: Int = Self.effort) {
    var window = LineWindow(before: before, after: after, margin: margin)
    var numbers: [ArraySlice<UInt8>: Int32] = [:]
    var earlier = window.before.map { numbers.number(of: before[$0.indices]) }
    var later = window.after.map { numbers.number(of: after[$0.indices]) }
    var search = ShortestEdit(from: earlier, to: later, effort: effort + 16 * (earlier.count + later.count))
    var changes = search.changes()
    var wanted = max(margin, 1)
    while true {
      changes = changes.movedDown(before: earlier, after: later)
      // The last change may move on into the equal lines below, and wants its margin there.
      guard let last = changes.last, earlier.count - last.before.upperBound < max(margin, 1) else { break }
      let count = window.takeLinesBelow(wanted, before: before, after: after)
      guard count > 0 else { break }
      let below = window.before.suffix(count).map { numbers.number(of: before[$0.indices]) }
      earlier += below
      later += below
      wanted *= 2
    }
    self.window = window
    self.changes = changes.map { change in
      LineChange(
        before: change.before.lowerBound + window.linesAbove..<change.before.upperBound + window.linesAbove,
        after: change.after.lowerBound + window.linesAbove..<change.after.upperBound + window.linesAbove)
    }
  }

  /// Compares two versions of a note.
  package init(before: [UInt8], after: [UInt8]) { self.init(before: before, after: after, margin: 0) }
}

extension [ArraySlice<UInt8>: Int32] {
  /// The number of a line: lines with equal bytes have equal numbers.
  fileprivate mutating func number(of line: ArraySlice<UInt8>) -> Int32 {
    let next = Int32(clamping: count)
    if let number = self[line] { return number }
    self[line] = next
    return next
  }
}
