/// One place of a three-way merge where a side differs from the base, as lines of the three versions.
struct MergeChange: Sendable, Hashable {
  /// What becomes of it.
  enum Outcome: Sendable, Hashable {
    /// Only one side changed it, so its lines stand.
    case ours, theirs
    /// Both sides say the same after all.
    case same
    /// Both sides changed it in different ways.
    case conflict
    /// Both sides put lines in that do not exclude each other: the merge of that number.
    case united(Int)
  }

  var outcome: Outcome
  var base: Range<Int>
  var ours: Range<Int>
  var theirs: Range<Int>
}

extension [MergeChange] {
  /// The changes of two sides, those that overlap made one: where that joins what only one side changed with what the
  /// other one did, they are in conflict.
  ///
  /// Source: the rules of `git merge-file`, which takes changes that touch for one too.
  ///
  /// - Parameters:
  ///   - ours: The changes that lead from the base to ours, ascending and apart.
  ///   - theirs: The same for theirs.
  ///   - blanks: The numbers of blank lines.
  ///   - areOne: Whether changes of ours and theirs with at most blank lines between them are one, as two insertions at one place always are; nil
  ///     where all are, as for git.
  /// - Complexity: O(*n*) in the lines of all changes.
  init(
    _ ours: [LineChange], _ theirs: [LineChange], _ lines: MergeSides<[Int32]>, blanks: Set<Int32>,
    areOne: ((_ ours: LineChange, _ theirs: LineChange) -> Bool)?
  ) {
    self = []
    let gap = areOne == nil ? 1 : 0
    /// Whether a change of one side stands before one of the other; `next` is the one that follows it on its side.
    func isBefore(_ change: LineChange, _ next: LineChange?, _ other: LineChange, _ isOne: (() -> Bool)?) -> Bool {
      let (end, start) = (change.before.upperBound, other.before.lowerBound)
      guard end <= start, let isOne else { return end < start }
      if end == start { return !(change.before.isEmpty && other.before.isEmpty) && !isOne() }
      let isBeside = lines.base[end..<start].allSatisfy(blanks.contains)
      return !isBeside || !isOne() || next.map { $0.before.lowerBound < other.before.upperBound } ?? false
    }
    var (our, their) = (0, 0)
    while our < ours.count || their < theirs.count {
      let both = our < ours.count && their < theirs.count
      let isOne = areOne.map { areOne in { areOne(ours[our], theirs[their]) } }
      if !both
        ? their == theirs.count : isBefore(ours[our], ours.dropFirst(our + 1).first, theirs[their], isOne)
      {
        let shift = their == 0 ? 0 : theirs[their - 1].after.upperBound - theirs[their - 1].before.upperBound
        let change = ours[our]
        join(
          MergeChange(.ours, base: change.before, ours: change.after, theirs: change.before.shifted(by: shift)), gap)
        our += 1
      } else if !both
        || isBefore(theirs[their], theirs.dropFirst(their + 1).first, ours[our], isOne)
      {
        let shift = our == 0 ? 0 : ours[our - 1].after.upperBound - ours[our - 1].before.upperBound
        let change = theirs[their]
        join(
          MergeChange(.theirs, base: change.before, ours: change.before.shifted(by: shift), theirs: change.after), gap)
        their += 1
      } else {
        let (left, right) = (ours[our], theirs[their])
        // What both did alike is no change, unless the one before was widened over it: in the base, or where both put
        // something in, in one side alone.
        let isCovered = last.map {
          $0.base.upperBound > left.before.lowerBound || $0.ours.upperBound > left.after.lowerBound
            || $0.theirs.upperBound > right.after.lowerBound
        }
        if isCovered == true || left.before != right.before || lines.ours[left.after] != lines.theirs[right.after] {
          join(MergeChange(overlapping: left, right), gap)
        }
        let (leftEnd, rightEnd) = (left.before.upperBound, right.before.upperBound)
        if leftEnd <= rightEnd { our += 1 }
        if rightEnd <= leftEnd { their += 1 }
      }
    }
  }

  /// Appends a change, or joins it with the last one when less than a gap is between them in a version.
  private mutating func join(_ change: MergeChange, _ gap: Int) {
    guard let last = last,
      change.ours.lowerBound < last.ours.upperBound + gap || change.theirs.lowerBound < last.theirs.upperBound + gap
    else { return append(change) }
    let outcome = last.outcome == change.outcome ? last.outcome : .conflict
    self[count - 1] = MergeChange(
      outcome, base: last.base.joined(with: change.base), ours: last.ours.joined(with: change.ours),
      theirs: last.theirs.joined(with: change.theirs))
  }
}

extension MergeChange {
  init(_ outcome: Outcome, base: Range<Int>, ours: Range<Int>, theirs: Range<Int>) {
    self.init(outcome: outcome, base: base, ours: ours, theirs: theirs)
  }

  /// Two changes that overlap in the base: each side as far as the other one's change reaches.
  fileprivate init(overlapping left: LineChange, _ right: LineChange) {
    let lower = Swift.min(left.before.lowerBound, right.before.lowerBound)
    let upper = Swift.max(left.before.upperBound, right.before.upperBound)
    outcome = .conflict
    base = lower..<upper
    ours = left.after.widened(by: left.before.lowerBound - lower, upper - left.before.upperBound)
    theirs = right.after.widened(by: right.before.lowerBound - lower, upper - right.before.upperBound)
  }
}

extension Range<Int> {
  fileprivate func shifted(by shift: Int) -> Self { lowerBound + shift..<upperBound + shift }

  fileprivate func widened(by above: Int, _ below: Int) -> Self { lowerBound - above..<upperBound + below }

  /// From the beginning of this range to the end of one that does not end before it begins.
  fileprivate func joined(with next: Self) -> Self { lowerBound..<Swift.max(lowerBound, next.upperBound) }
}
