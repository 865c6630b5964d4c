/// The three-way comparison of lists of numbers: what git calls a merge of lines.
///
/// ```swift
/// let diff = ThreeWayDiff(MergeSides(base: [1, 2, 3], ours: [1, 4, 3], theirs: [1, 2, 3, 5]))
/// diff.changes()      // ours at 1..<2, theirs at 3..<3
/// ```
struct ThreeWayDiff {
  let lines: MergeSides<[Int32]>
  /// The numbers of blank lines, which tell no place: they are paired beside lines that are; none, as for git.
  let blanks: Set<Int32>
  /// The numbers of headings; none, as for git.
  let headings: Set<Int32>

  init(_ lines: MergeSides<[Int32]>, blanks: Set<Int32> = [], headings: Set<Int32> = []) {
    self.lines = lines
    self.blanks = blanks
    self.headings = headings
  }

  /// The changes of both sides, with each conflict as large as what overlaps.
  ///
  /// - Parameter areOne: Whether changes of ours and theirs with at most blank lines between them are one; nil where all are, as for git.
  /// - Complexity: as ``LineDiff``.
  func changes(areOne: ((_ ours: LineChange, _ theirs: LineChange) -> Bool)? = nil) -> [MergeChange] {
    [MergeChange](
      Self.changes(from: lines.base, to: lines.ours, blanks: blanks, headings: headings),
      Self.changes(from: lines.base, to: lines.theirs, blanks: blanks, headings: headings), lines,
      blanks: blanks, areOne: areOne)
  }

  /// How many lines a heading counts for: as many that change places with it are moved past it.
  private static let headingWeight: Int32 = 5

  /// The fewest changes that lead from one list to another, where blank lines count for nothing, and headings for more.
  ///
  /// - Parameter effort: How many steps the search may take, a line of the lists apart from that.
  static func changes(
    from before: [Int32], to after: [Int32], blanks: Set<Int32>, headings: Set<Int32> = [],
    effort: Int = LineDiff.effort
  ) -> [LineChange] {
    if blanks.isEmpty && headings.isEmpty || before == after { return changes(from: before, to: after, effort: effort) }
    let second = max(before.max() ?? 0, after.max() ?? 0) + 1
    func weighed(_ list: [Int32]) -> (lines: [Int], numbers: [Int32]) {
      var (lines, numbers): ([Int], [Int32]) = ([], [])
      for (line, number) in list.enumerated() where !blanks.contains(number) {
        for repetition in 0..<(headings.contains(number) ? headingWeight : 1) {
          lines.append(line)
          numbers.append(number &+ repetition &* second)
        }
      }
      return (lines, numbers)
    }
    let ((lines, numbers), (others, otherNumbers)) = (weighed(before), weighed(after))
    let kept = changes(from: numbers, to: otherNumbers, effort: effort)
    var result: [LineChange] = []
    var (line, other) = (0, 0)
    /// Pairs the blank lines at both ends of what stands between two lines that stayed.
    func close(at end: Int, _ otherEnd: Int) {
      var (lower, upper) = ((line, other), (end, otherEnd))
      while lower.0 < upper.0, lower.1 < upper.1, before[lower.0] == after[lower.1] {
        lower = (lower.0 + 1, lower.1 + 1)
      }
      while lower.0 < upper.0, lower.1 < upper.1, before[upper.0 - 1] == after[upper.1 - 1] {
        upper = (upper.0 - 1, upper.1 - 1)
      }
      // Between lines that both changed blank lines are all that is left to tell places.
      for change in changes(from: Array(before[lower.0..<upper.0]), to: Array(after[lower.1..<upper.1]), effort: effort)
      {
        let range = lower.0 + change.before.lowerBound..<lower.0 + change.before.upperBound
        let otherRange = lower.1 + change.after.lowerBound..<lower.1 + change.after.upperBound
        // Blank lines that went from behind other lines are no part of what these became.
        var rest = range.upperBound
        if otherRange.last.map({ !blanks.contains(after[$0]) }) ?? false {
          while rest > range.lowerBound, blanks.contains(before[rest - 1]) { rest -= 1 }
        }
        if rest == range.lowerBound { rest = range.upperBound }
        result.append(LineChange(before: range.lowerBound..<rest, after: otherRange))
        if rest < range.upperBound {
          let end = otherRange.upperBound
          result.append(LineChange(before: rest..<range.upperBound, after: end..<end))
        }
      }
      (line, other) = (end + 1, otherEnd + 1)
    }
    var (place, otherPlace) = (0, 0)
    for change in kept + [LineChange(before: lines.count..<lines.count, after: others.count..<others.count)] {
      while place < change.before.lowerBound {
        if numbers[place] < second { close(at: lines[place], others[otherPlace]) }
        (place, otherPlace) = (place + 1, otherPlace + 1)
      }
      (place, otherPlace) = (change.before.upperBound, change.after.upperBound)
    }
    close(at: before.count, after.count)
    return headings.isEmpty ? result : result.flatMap { $0.withHeadingApart(headings, before, after) }
  }

  /// The fewest changes that lead from one list to another, moved down where lines repeat.
  ///
  /// - Parameter effort: How many steps the search may take, a line of the lists apart from that.
  static func changes(
    from before: [Int32], to after: [Int32], effort: Int = LineDiff.effort
  ) -> [LineChange] {
    if before == after { return [] }
    if before.isEmpty || after.isEmpty {
      return [LineChange(before: 0..<before.count, after: 0..<after.count)]
    }
    let common = CommonNumbers(before, after)
    let (earlier, later) = (common.numbers(of: before), common.numbers(of: after))
    var search = ShortestEdit(from: earlier, to: later, effort: effort + 16 * (before.count + after.count))
    return common.changes(search.changes(), before, after).movedDown(before: before, after: after)
  }

  /// A conflict without the lines on which both sides agree: one smaller conflict for each difference between them.
  ///
  /// A conflict in which one side has nothing stays whole.
  func refined(_ conflict: MergeChange) -> [MergeChange] {
    guard !conflict.ours.isEmpty, !conflict.theirs.isEmpty else { return [conflict] }
    let changes = Self.changes(
      from: Array(lines.ours[conflict.ours]), to: Array(lines.theirs[conflict.theirs]), blanks: blanks,
      headings: headings)
    guard !changes.isEmpty else {
      return [MergeChange(.same, base: conflict.base, ours: conflict.ours, theirs: conflict.theirs)]
    }
    let (ours, theirs) = (conflict.ours.lowerBound, conflict.theirs.lowerBound)
    return changes.map { change in
      MergeChange(
        .conflict, base: conflict.base,
        ours: ours + change.before.lowerBound..<ours + change.before.upperBound,
        theirs: theirs + change.after.lowerBound..<theirs + change.after.upperBound)
    }
  }

  /// The changes with conflicts made one that stand so close that a reader sees one: with at most three lines between
  /// them, or only lines without a letter or digit.
  ///
  /// Source: the rules of `git merge-file`.
  static func simplified(_ changes: [MergeChange], hasWord: (Int) -> Bool) -> [MergeChange] {
    var result: [MergeChange] = []
    for change in changes {
      guard let last = result.last, last.outcome == .conflict, change.outcome == .conflict,
        case let between = last.ours.upperBound..<max(last.ours.upperBound, change.ours.lowerBound),
        between.count <= 3 || !between.contains(where: hasWord)
      else {
        result.append(change)
        continue
      }
      result[result.count - 1].ours = last.ours.lowerBound..<change.ours.upperBound
      result[result.count - 1].theirs = last.theirs.lowerBound..<change.theirs.upperBound
      result[result.count - 1].base = last.base.lowerBound..<max(last.base.upperBound, change.base.upperBound)
    }
    return result
  }
}

extension LineChange {
  /// The change with a heading that it ends with in both lists apart: the later one stands above what the earlier one
  /// stood above.
  fileprivate func withHeadingApart(_ headings: Set<Int32>, _ lines: [Int32], _ others: [Int32]) -> [LineChange] {
    guard before.count + after.count > 2, let last = before.last, let otherLast = after.last,
      headings.contains(lines[last]), headings.contains(others[otherLast])
    else { return [self] }
    return [
      LineChange(before: before.dropLast(), after: after.dropLast()),
      LineChange(before: last..<last + 1, after: otherLast..<otherLast + 1),
    ]
  }
}
