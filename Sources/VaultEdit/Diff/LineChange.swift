/// Lines of one version that stand in place of lines of another; either range may be empty, never both.
package struct LineChange: Sendable, Hashable {
  /// The lines that go, counted from 0.
  package var before: Range<Int>
  /// The lines that come, counted from 0.
  package var after: Range<Int>

  /// A change of some lines into others.
  package init(before: Range<Int>, after: Range<Int>) {
    self.before = before
    self.after = after
  }
}

extension [LineChange] {
  /// The changes with lines that only come or only go moved down as far as the text repeats itself, and changes that
  /// meet made one: what a person adds after a line like it is then shown where it was added, as in git.
  ///
  /// - Parameters:
  ///   - before: One number a line of the earlier version; equal lines have equal numbers.
  ///   - after: The same for the later version.
  /// - Complexity: O(*n*) in the lines of both versions: moves are few, and those beyond that bound are left out.
  func movedDown(before: [Int32], after: [Int32]) -> [LineChange] {
    var movesLeft = 4 * (before.count + after.count)
    var settled: [LineChange] = []
    for var change in reversed() {
      while true {
        let limit = settled.last?.before.lowerBound ?? before.count
        while change.before.upperBound < limit, movesLeft > 0, change.repeatsBelow(before: before, after: after) {
          change.moveDown()
          movesLeft -= 1
        }
        guard change.before.upperBound == limit, let next = settled.popLast() else { break }
        change.before = change.before.lowerBound..<next.before.upperBound
        change.after = change.after.lowerBound..<next.after.upperBound
      }
      settled.append(change)
    }
    return settled.reversed()
  }
}

extension LineChange {
  /// Whether the line after the change equals its first one; there must be a line after it in both versions.
  fileprivate func repeatsBelow(before lines: [Int32], after others: [Int32]) -> Bool {
    if before.isEmpty { return others[after.lowerBound] == others[after.upperBound] }
    return after.isEmpty && lines[before.lowerBound] == lines[before.upperBound]
  }

  fileprivate mutating func moveDown() {
    before = before.lowerBound + 1..<before.upperBound + 1
    after = after.lowerBound + 1..<after.upperBound + 1
  }
}
