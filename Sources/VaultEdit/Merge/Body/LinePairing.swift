import VaultSyntax

/// Which lines of two versions are the same line, whatever was changed in them.
///
/// A line that reads the same is the same. A record is the same by its `^id`, else by its identity (the vault format,
/// section 3), else by its neighbours when it was reworded between them.
struct LinePairing {
  /// The line of the later version for each line of the earlier one, or -1.
  private(set) var partners: [Int]
  /// The line of the earlier version for each line of the later one, or -1.
  private(set) var origins: [Int]
  /// Whether a line of the later version was moved past others.
  private(set) var isMoved: [Bool]

  /// How many steps the search for unchanged lines may take: records are found by their identity too.
  private static let effort = 1 << 22

  private let before: BodyVersion
  private let after: BodyVersion
  private let changes: [LineChange]

  /// Pairs the lines of two versions.
  ///
  /// - Parameter mayBeReworded: Whether the later version was made from the earlier one, so that neighbours tell a
  ///   reworded record.
  /// - Complexity: O(*n* log *n*) in the lines, and as a diff.
  init(_ before: BodyVersion, _ after: BodyVersion, mayBeReworded: Bool = true) {
    self.before = before
    self.after = after
    partners = Array(repeating: -1, count: before.lines.count)
    origins = Array(repeating: -1, count: after.lines.count)
    isMoved = Array(repeating: false, count: after.lines.count)
    changes = ThreeWayDiff.changes(from: before.numbers, to: after.numbers, effort: Self.effort)
    pairEqualLines()
    guard !changes.isEmpty else { return }
    pairRecords { version, node in version.identity(of: node) }
    pairRecords { version, node in version.isLog(node) ? "" : version.words(of: node) }
    if mayBeReworded { for change in changes { pairReworded(in: change) } }
    for change in changes { findMoves(within: change) }
  }

  private mutating func pair(_ line: Int, _ other: Int) {
    partners[line] = other
    origins[other] = line
  }

  private mutating func pairEqualLines() {
    var (line, other) = (0, 0)
    for change in changes + [
      LineChange(before: before.lines.count..<before.lines.count, after: after.lines.count..<after.lines.count)
    ] {
      while line < change.before.lowerBound {
        pair(line, other)
        (line, other) = (line + 1, other + 1)
      }
      (line, other) = (change.before.upperBound, change.after.upperBound)
    }
  }
}

// MARK: - By identity

extension LinePairing {
  /// A record that has no partner yet.
  private struct Candidate {
    var line: Int
    var change: Int
    var amount: ArraySlice<UInt8>
  }

  /// Pairs records known by the same: first those that stand in one change, of these first those with equal amounts.
  private mutating func pairRecords(by key: (BodyVersion, BodyNode) -> String) {
    let later = candidates(in: after, origins, changes.map(\.after), key)
    guard !later.isEmpty else { return }
    var earlier = candidates(in: before, partners, changes.map(\.before), key)
    for (key, others) in later {
      guard let lines = earlier.removeValue(forKey: key) else { continue }
      pair(lines, others)
    }
  }

  private func candidates(
    in version: BodyVersion, _ partners: [Int], _ ranges: [Range<Int>], _ key: (BodyVersion, BodyNode) -> String
  ) -> [String: [Candidate]] {
    var result: [String: [Candidate]] = [:]
    for (change, range) in ranges.enumerated() {
      for line in range where partners[line] < 0 {
        guard let node = version.node(at: line), case let key = key(version, node), !key.isEmpty else { continue }
        result[key, default: []].append(
          Candidate(line: line, change: change, amount: version.amount(of: node)))
      }
    }
    return result
  }

  private mutating func pair(_ lines: [Candidate], _ others: [Candidate]) {
    struct Place: Hashable {
      var change: Int
      var amount: ArraySlice<UInt8>
    }
    var (lines, others) = (lines, others)
    let looks: [(Candidate) -> Place] = [
      { Place(change: $0.change, amount: $0.amount) }, { Place(change: $0.change, amount: []) },
      { Place(change: -1, amount: $0.amount) }, { _ in Place(change: -1, amount: []) },
    ]
    for look in looks where !lines.isEmpty && !others.isEmpty {
      var waiting = Dictionary(grouping: lines, by: look).mapValues { $0[...] }
      for other in others {
        guard let line = waiting[look(other), default: []].popFirst() else { continue }
        pair(line.line, other.line)
      }
      lines.removeAll { partners[$0.line] >= 0 }
      others.removeAll { origins[$0.line] >= 0 }
    }
  }
}

// MARK: - By neighbours

extension LinePairing {
  /// How many pairs of reworded records of one change are compared.
  private static let comparisons = 1 << 12

  /// Pairs records of one change whose words are alike in order, and then one between such neighbours with one.
  private mutating func pairReworded(in change: LineChange) {
    let lines = change.before.filter { partners[$0] < 0 && before.nodeOfLine[$0] >= 0 }
    let others = change.after.filter { origins[$0] < 0 && after.nodeOfLine[$0] >= 0 }
    guard !lines.isEmpty, !others.isEmpty else { return }
    if lines.count.multipliedReportingOverflow(by: others.count).partialValue <= Self.comparisons {
      for (line, other) in alike(lines, others) { pair(line, other) }
    }
    pairLonely(in: change)
  }

  /// The pairs of alike records that are most alike together, in order.
  private func alike(_ lines: [Int], _ others: [Int]) -> [(Int, Int)] {
    let left = lines.map { WordLikeness(before, $0) }
    let right = others.map { WordLikeness(after, $0) }
    let width = others.count + 1
    var scores = [Int](repeating: 0, count: (lines.count + 1) * width)
    for row in lines.indices.reversed() {
      for column in others.indices.reversed() {
        let likeness = left[row].likeness(to: right[column])
        let here = likeness >= WordLikeness.least ? likeness + scores[(row + 1) * width + column + 1] : 0
        scores[row * width + column] = max(here, scores[(row + 1) * width + column], scores[row * width + column + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < lines.count, column < others.count {
      let score = scores[row * width + column]
      if score == scores[(row + 1) * width + column] {
        row += 1
      } else if score == scores[row * width + column + 1] {
        column += 1
      } else {
        pairs.append((lines[row], others[column]))
        (row, column) = (row + 1, column + 1)
      }
    }
    return pairs
  }

  /// Pairs a record that stands alone between two lines that both versions have with the one that stands there now.
  private mutating func pairLonely(in change: LineChange) {
    var (line, other) = (change.before.lowerBound, change.after.lowerBound)
    while line < change.before.upperBound, other < change.after.upperBound {
      var (end, otherEnd) = (line, other)
      while end < change.before.upperBound, partners[end] < 0 { end += 1 }
      while otherEnd < change.after.upperBound, origins[otherEnd] < 0 { otherEnd += 1 }
      let areNeighbours =
        end == change.before.upperBound || otherEnd == change.after.upperBound || partners[end] == otherEnd
      if areNeighbours, end - line == 1, otherEnd - other == 1, let node = before.node(at: line),
        let otherNode = after.node(at: other), mayBeReworded(node, otherNode)
      {
        pair(line, other)
      }
      (line, other) = (end + 1, otherEnd + 1)
    }
  }

  /// Whether one record may have become the other: a line of a log is not reworded, and an `^id` stays.
  private func mayBeReworded(_ node: BodyNode, _ other: BodyNode) -> Bool {
    let (reading, otherReading) = (before.readings.lines[node.reading], after.readings.lines[other.reading])
    return before.isLog(node) == after.isLog(other) && !before.isLog(node)
      && (reading.blockID.isEmpty || otherReading.blockID.isEmpty)
  }
}

/// The pairs of bytes in the words of a record, to say how much of them two records share (Dice's coefficient).
private struct WordLikeness {
  /// The least likeness, in thousandths, that makes one record the other one reworded.
  static let least = 340

  /// Sorted.
  private let pairs: [UInt16]
  private let isLog: Bool
  private let hasID: Bool

  init(_ version: BodyVersion, _ line: Int) {
    guard let node = version.node(at: line) else {
      (pairs, isLog, hasID) = ([], true, false)
      return
    }
    isLog = version.isLog(node)
    hasID = !version.readings.lines[node.reading].blockID.isEmpty
    let words = Array(version.words(of: node).lowercased().utf8.prefix(256))
    pairs = zip(words, words.dropFirst()).map { UInt16($0) << 8 | UInt16($1) }.sorted()
  }

  /// From 0, nothing in common, to 1000.
  func likeness(to other: Self) -> Int {
    guard !isLog, !other.isLog, !hasID || !other.hasID, !pairs.isEmpty, !other.pairs.isEmpty else { return 0 }
    var (place, otherPlace, common) = (0, 0, 0)
    while place < pairs.count, otherPlace < other.pairs.count {
      let (left, right) = (pairs[place], other.pairs[otherPlace])
      if left == right { common += 1 }
      if left <= right { place += 1 }
      if right <= left { otherPlace += 1 }
    }
    return 2000 * common / (pairs.count + other.pairs.count)
  }
}

// MARK: - Moves

extension LinePairing {
  /// Finds the paired records of a change that stand elsewhere now, or in another order: the fewest that explain it.
  private mutating func findMoves(within change: LineChange) {
    var inside: [(line: Int, other: Int)] = []
    for other in change.after where origins[other] >= 0 {
      if change.before.contains(origins[other]) {
        inside.append((origins[other], other))
      } else {
        isMoved[other] = true
      }
    }
    guard !inside.isEmpty else { return }
    // The longest ascending run of places stays; the others are moved past it (patience sorting).
    var tops: [Int] = []
    var previous = [Int](repeating: -1, count: inside.count)
    for (index, entry) in inside.enumerated() {
      let pile = tops.partitioningIndex { inside[$0].line >= entry.line }
      previous[index] = pile == 0 ? -1 : tops[pile - 1]
      if pile == tops.count { tops.append(index) } else { tops[pile] = index }
    }
    for entry in inside { isMoved[entry.other] = true }
    var kept = tops.last ?? -1
    while kept >= 0 {
      isMoved[inside[kept].other] = false
      kept = previous[kept]
    }
  }
}
