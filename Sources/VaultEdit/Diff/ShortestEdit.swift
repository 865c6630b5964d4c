/// The search for the fewest elements that must go and come to make one list of numbers into another.
///
/// Source: Eugene W. Myers, “An O(ND) difference algorithm and its variations”, Algorithmica 1 (1986), the variation of
/// section 4b that needs linear space. A search that grows beyond its bound replaces what is left between the lines found
/// so far.
struct ShortestEdit {
  private let before: [Int32]
  private let after: [Int32]
  private var isRemoved: [Bool]
  private var isAdded: [Bool]
  /// How far the paths reach that were found with *d* edits from the front and from the back, in lines of `before`, one
  /// entry a diagonal; a diagonal is the difference of the line numbers.
  private var front: [Int]
  private var back: [Int]
  /// The middle of `front` and `back`: the most edits that one of them can follow.
  private let reach: Int
  private var stepsLeft: Int

  /// Prepares the search with at most `effort` steps.
  init(from before: [Int32], to after: [Int32], effort: Int) {
    self.before = before
    self.after = after
    isRemoved = Array(repeating: false, count: before.count)
    isAdded = Array(repeating: false, count: after.count)
    // With d edits both sides have gone d² steps, so no more diagonals than the root can be seen.
    reach = min(before.count + after.count, Int(Double(max(effort, 0)).squareRoot())) + 1
    front = Array(repeating: 0, count: 2 * reach + 3)
    back = front
    stepsLeft = effort
  }

  /// The changes from first to last, with at least one equal element between two of them.
  ///
  /// Where most lines of a long note are others, as after one change of all of them, only what both lists have is searched:
  /// what stands in one alone goes or comes in any case, and the search takes as many steps as the square of the edits.
  mutating func changes() -> [LineChange] {
    if before.count + after.count > Self.mostSearchedWhole, let shared = sharedChanges() { return shared }
    return searched()
  }

  /// The elements up to which lists are searched as they are: it takes no time.
  private static let mostSearchedWhole = 1_000

  /// The changes, of which only those among the elements of both lists are searched; nil where all are in both.
  private mutating func sharedChanges() -> [LineChange]? {
    let known = Set(before).intersection(after)
    let earlier = before.indices.filter { known.contains(before[$0]) }
    let later = after.indices.filter { known.contains(after[$0]) }
    guard earlier.count < before.count || later.count < after.count else { return nil }
    var search = ShortestEdit(from: earlier.map { before[$0] }, to: later.map { after[$0] }, effort: stepsLeft)
    isRemoved = Array(repeating: true, count: before.count)
    isAdded = Array(repeating: true, count: after.count)
    _ = search.searched()
    for (place, index) in earlier.enumerated() { isRemoved[index] = search.isRemoved[place] }
    for (place, index) in later.enumerated() { isAdded[index] = search.isAdded[place] }
    return marked()
  }

  private mutating func searched() -> [LineChange] {
    var boxes = [LineChange(before: 0..<before.count, after: 0..<after.count)]
    while let whole = boxes.popLast() {
      let box = trimmed(whole)
      if !box.before.isEmpty, !box.after.isEmpty, let (line, other) = midpoint(of: box) {
        boxes.append(
          LineChange(before: box.before.lowerBound..<line, after: box.after.lowerBound..<other))
        boxes.append(
          LineChange(before: line..<box.before.upperBound, after: other..<box.after.upperBound))
      } else {
        for index in box.before { isRemoved[index] = true }
        for index in box.after { isAdded[index] = true }
      }
    }
    return marked()
  }

  /// A box without the equal elements at its ends.
  private func trimmed(_ box: LineChange) -> LineChange {
    var (top, left) = (box.before.lowerBound, box.after.lowerBound)
    var (bottom, right) = (box.before.upperBound, box.after.upperBound)
    while top < bottom, left < right, before[top] == after[left] {
      top += 1
      left += 1
    }
    while top < bottom, left < right, before[bottom - 1] == after[right - 1] {
      bottom -= 1
      right -= 1
    }
    return LineChange(before: top..<bottom, after: left..<right)
  }

  private func marked() -> [LineChange] {
    var changes: [LineChange] = []
    var (line, other) = (0, 0)
    while line < before.count || other < after.count {
      let (firstLine, firstOther) = (line, other)
      while line < before.count, isRemoved[line] { line += 1 }
      while other < after.count, isAdded[other] { other += 1 }
      if line > firstLine || other > firstOther {
        changes.append(LineChange(before: firstLine..<line, after: firstOther..<other))
      } else {
        line += 1
        other += 1
      }
    }
    return changes
  }

  /// A point on a shortest path through a box, about in its middle, or nil when the bound is reached.
  ///
  /// The box must not be empty on a side, and differ at its ends: then both parts are smaller than it.
  private mutating func midpoint(of box: LineChange) -> (Int, Int)? {
    let (height, width) = (box.before.count, box.after.count)
    let shift = height - width
    let isOdd = !shift.isMultiple(of: 2)
    var forward = Diagonals(around: 0, height: height, width: width)
    var backward = Diagonals(around: shift, height: height, width: width)
    front[reach + 1] = 0
    back[reach + 1] = height
    for _ in 1...reach {
      forward.widen(&front, reach: reach, beyond: -1)
      for diagonal in forward.all {
        let position = follow(diagonal, in: box)
        if isOdd, backward.contains(diagonal), back[diagonal - shift + reach + 1] <= position {
          return (box.before.lowerBound + position, box.after.lowerBound + position - diagonal)
        }
        if stepsLeft <= 0 { return nil }
      }
      backward.widen(&back, reach: reach, beyond: .max)
      for diagonal in backward.all {
        let position = followBack(diagonal, shift, in: box)
        if !isOdd, forward.contains(diagonal), position <= front[diagonal + reach + 1] {
          return (box.before.lowerBound + position, box.after.lowerBound + position - diagonal)
        }
        if stepsLeft <= 0 { return nil }
      }
    }
    return nil
  }

  /// Goes one edit on to a diagonal from the front, and along it while elements are equal.
  private mutating func follow(_ diagonal: Int, in box: LineChange) -> Int {
    let entry = diagonal + reach + 1
    var position = max(front[entry - 1] + 1, front[entry + 1])
    var line = box.before.lowerBound + position
    var other = box.after.lowerBound + position - diagonal
    while line < box.before.upperBound, other < box.after.upperBound, before[line] == after[other] {
      line += 1
      other += 1
    }
    stepsLeft -= 1 + line - box.before.lowerBound - position
    position = line - box.before.lowerBound
    front[entry] = position
    return position
  }

  /// Goes one edit on to a diagonal from the back, and along it while elements are equal.
  private mutating func followBack(_ diagonal: Int, _ shift: Int, in box: LineChange) -> Int {
    let entry = diagonal - shift + reach + 1
    var position = min(back[entry - 1], back[entry + 1] - 1)
    var line = box.before.lowerBound + position
    var other = box.after.lowerBound + position - diagonal
    while line > box.before.lowerBound, other > box.after.lowerBound, before[line - 1] == after[other - 1] {
      line -= 1
      other -= 1
    }
    stepsLeft -= 1 + position - (line - box.before.lowerBound)
    position = line - box.before.lowerBound
    back[entry] = position
    return position
  }
}

/// The diagonals of a box that paths with so many edits end on: every second one.
private struct Diagonals {
  private var first: Int
  private var last: Int
  private let center: Int
  private let least: Int
  private let greatest: Int

  /// The one diagonal that a path without edits ends on.
  init(around center: Int, height: Int, width: Int) {
    (first, last, self.center) = (center, center, center)
    (least, greatest) = (-width, height)
  }

  /// All of them, the last one first.
  var all: StrideThrough<Int> { stride(from: last, through: first, by: -2) }

  func contains(_ diagonal: Int) -> Bool { first <= diagonal && diagonal <= last }

  /// Goes on to the diagonals of one edit more, inside the box; the entries next to new ones at the ends get the value
  /// `beyond`, from which no path comes.
  mutating func widen(_ entries: inout [Int], reach: Int, beyond: Int) {
    if first > least {
      first -= 1
      entries[first - center + reach] = beyond
    } else {
      first += 1
    }
    if last < greatest {
      last += 1
      entries[last - center + reach + 2] = beyond
    } else {
      last -= 1
    }
  }
}
