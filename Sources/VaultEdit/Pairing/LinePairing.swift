import VaultSearch
import VaultSyntax

/// Which lines of two versions are the same line, whatever was changed in them.
///
/// A line that reads the same is the same. A record is the same by its `^id`, else by its identity (the vault format,
/// section 3; ``AlikeRecords`` tells apart those that have one), else by its neighbours where its words tell that it
/// was reworded between them (``Wording``).
///
/// Source: the write-back layer, Git.
struct LinePairing {
  /// The line of the later version for each line of the earlier one, or -1.
  private(set) var partners: [Int]
  /// The line of the earlier version for each line of the later one, or -1.
  private(set) var origins: [Int]
  /// Whether a line of the later version was moved past others.
  private(set) var isMoved: [Bool]
  /// Whether a line of the earlier version has a partner that may as well be another line in its place.
  private(set) var isDoubtful: [Bool]

  /// How many steps the search for unchanged lines may take: records are found by their identity too.
  private static let effort = 1 << 22

  let before: BodyVersion
  let after: BodyVersion
  private let changes: [LineChange]

  /// Pairs the lines of two versions.
  ///
  /// - Parameters:
  ///   - mayBeReworded: Whether the later version was made from the earlier one, so that neighbours tell a reworded
  ///     record.
  ///   - takesDoubtful: Whether to pair what may be reworded too where nothing proves it.
  /// - Complexity: O(*n* log *n*) in the lines, and as a diff.
  init(_ before: BodyVersion, _ after: BodyVersion, mayBeReworded: Bool = true, takesDoubtful: Bool = false) {
    self.before = before
    self.after = after
    partners = Array(repeating: -1, count: before.lines.count)
    origins = Array(repeating: -1, count: after.lines.count)
    isMoved = Array(repeating: false, count: after.lines.count)
    isDoubtful = Array(repeating: false, count: before.lines.count)
    changes = ThreeWayDiff.changes(
      from: before.numbers, to: Self.numbersOfPlaces(before, after),
      blanks: before.blankNumbers.union(after.blankNumbers),
      headings: before.headingNumbers.union(after.headingNumbers), effort: Self.effort)
    pairEqualLines()
    guard !changes.isEmpty else { return }
    let identity = { (version: BodyVersion, node: BodyNode) in version.identity(of: node) }
    pairRecords(by: identity, identity)
    // One that was given an `^id`, or lost it, is known by its text.
    let named = { (version: BodyVersion, node: BodyNode) in version.hasID(node) ? version.text(of: node) : "" }
    let unnamed = { (version: BodyVersion, node: BodyNode) in version.hasID(node) ? "" : version.text(of: node) }
    pairRecords(by: named, unnamed)
    pairRecords(by: unnamed, named)
    if mayBeReworded { pairReworded(takesDoubtful: takesDoubtful) }
    findMoves()
  }

  /// The numbers of the later lines, where a line of a record that went under another heading of the earlier version has
  /// one of its own: it was moved, and what stays under its heading was not.
  private static func numbersOfPlaces(_ before: BodyVersion, _ after: BodyVersion) -> [Int32] {
    var numbers = after.numbers
    let (unknown, several): (Int32, Int32) = (-2, -3)
    let count = Int(max(before.numbers.max() ?? 0, after.numbers.max() ?? 0)) + 1
    func headings(_ version: BodyVersion) -> [Int32] {
      var headings = [Int32](repeating: unknown, count: count)
      for (number, heading) in zip(version.numbers, version.headingsAbove) {
        headings[Int(number)] = headings[Int(number)] == unknown ? heading : several
      }
      return headings
    }
    let (earlier, later) = (headings(before), headings(after))
    for line in numbers.indices where after.levels[line] > 0 {
      let (old, new) = (earlier[Int(numbers[line])], later[Int(numbers[line])])
      let isMoved = old != new && old >= -1 && new >= -1 && (new == -1 || earlier[Int(new)] != unknown)
      if isMoved { numbers[line] = Int32(clamping: count + line) }
    }
    return numbers
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
  /// Pairs records known by the same.
  private mutating func pairRecords(
    by key: (BodyVersion, BodyNode) -> String, _ otherKey: (BodyVersion, BodyNode) -> String
  ) {
    let later = candidates(in: after, origins, changes.map(\.after), otherKey)
    guard !later.isEmpty else { return }
    var earlier = candidates(in: before, partners, changes.map(\.before), key)
    for (key, others) in later {
      guard let lines = earlier.removeValue(forKey: key) else { continue }
      for (line, other) in AlikeRecords(lines, others, before, after).pairs { pair(line, other) }
    }
  }

  private func candidates(
    in version: BodyVersion, _ partners: [Int], _ ranges: [Range<Int>], _ key: (BodyVersion, BodyNode) -> String
  ) -> [String: [AlikeRecords.Candidate]] {
    var result: [String: [AlikeRecords.Candidate]] = [:]
    for (change, range) in ranges.enumerated() {
      for line in range where partners[line] < 0 {
        guard let node = version.node(at: line), case let key = key(version, node), !key.isEmpty else { continue }
        result[key, default: []].append(AlikeRecords.Candidate(node, of: version, change: change))
      }
    }
    return result
  }
}

// MARK: - By neighbours

extension LinePairing {
  /// Records without partner that follow each other.
  private struct Run {
    var nodes: Range<Int>
    /// The records before and after it, as lines of the later version; -1 and `Int.max` at the ends of the note.
    var upper: Int
    var lower: Int
  }

  /// Pairs records that stand between the same neighbours and have the same words as far as a rewording leaves them.
  private mutating func pairReworded(takesDoubtful: Bool) {
    let later = runs(of: after, origins) { line in line }
    guard !later.isEmpty else { return }
    let earlier = runs(of: before, partners) { line in self.partners[line] }
    let byUpper = Dictionary(zip(later.map(\.upper), later.indices)) { first, _ in first }
    let byLower = Dictionary(zip(later.map(\.lower), later.indices)) { first, _ in first }
    var isUsed = [Bool](repeating: false, count: later.count)
    var rewordings = Rewordings()
    var reader = WordReader()
    var places: [(run: Run, other: Run)] = []
    for run in earlier {
      let found = [byUpper[run.upper], byLower[run.lower]].compactMap { $0 }.first { !isUsed[$0] }
      guard let found else { continue }
      isUsed[found] = true
      places.append((run, later[found]))
      rewordings.compare(
        wordings(of: run, in: before, &reader), wordings(of: later[found], in: after, &reader))
    }
    if !rewordings.isEmpty { pairProven(rewordings, &reader, takesDoubtful: takesDoubtful) }
    for place in places { pairLogs(place.run, place.other) }
  }

  private mutating func pairProven(_ rewordings: Rewordings, _ reader: inout WordReader, takesDoubtful: Bool) {
    let stems = rewordings.stems
    let found = rewordings.pairs(
      before: before.places(of: stems, &reader) { _ in true },
      after: after.places(of: stems, &reader) { !isKept($0) })
    for (node, other) in found.proven where mayBeReworded(node, other) { pair(node: node, other) }
    for (node, other) in found.doubtful where takesDoubtful && mayBeReworded(node, other) {
      pair(node: node, other)
      isDoubtful[before.nodes[node].line] = true
    }
  }

  private mutating func pair(node: Int, _ other: Int) { pair(before.nodes[node].line, after.nodes[other].line) }

  private func runs(of version: BodyVersion, _ partners: [Int], _ line: (Int) -> Int) -> [Run] {
    var runs: [Run] = []
    var upper = -1
    var isOpen = false
    for (place, node) in version.nodes.enumerated() {
      if partners[node.line] < 0 {
        if isOpen {
          runs[runs.count - 1].nodes = runs[runs.count - 1].nodes.lowerBound..<place + 1
        } else {
          runs.append(Run(nodes: place..<place + 1, upper: upper, lower: .max))
          isOpen = true
        }
      } else {
        upper = line(node.line)
        if isOpen { runs[runs.count - 1].lower = upper }
        isOpen = false
      }
    }
    return runs
  }

  private func wordings(
    of run: Run, in version: BodyVersion, _ reader: inout WordReader
  ) -> [(number: Int, wording: Wording)] {
    run.nodes.filter { !version.isLog(version.nodes[$0]) }.map { place in
      (place, Wording(version.bytes, version.wordRange(of: version.nodes[place]), with: &reader))
    }
  }

  /// The lines of a log have no words: where as many stand below a record as before, each is the one that was there.
  private mutating func pairLogs(_ run: Run, _ other: Run) {
    let lines = Dictionary(grouping: logs(run, before)) { before.owner(of: $0).map { partners[$0.line] } ?? -2 }
    let others = Dictionary(grouping: logs(other, after)) { after.owner(of: $0).map(\.line) ?? -2 }
    for (owner, logs) in others {
      guard let known = lines[owner], known.count == logs.count else { continue }
      for (line, other) in zip(known, logs) { pair(line.line, other.line) }
    }
  }

  private func logs(_ run: Run, _ version: BodyVersion) -> [BodyNode] {
    run.nodes.lazy.map { version.nodes[$0] }.filter { version.isLog($0) }
  }

  /// Whether a record of the later version reads as one of the earlier one.
  private func isKept(_ node: BodyNode) -> Bool {
    let origin = origins[node.line]
    return origin >= 0 && before.nodeOfLine[origin] >= 0 && before.numbers[origin] == after.numbers[node.line]
  }

  /// Whether one record may have become the other: an `^id` stays.
  private func mayBeReworded(_ node: Int, _ other: Int) -> Bool {
    !(before.hasID(before.nodes[node]) && after.hasID(after.nodes[other]))
  }
}

extension BodyVersion {
  /// Which of some records have some stems.
  fileprivate func places(
    of stems: Set<Int>, _ reader: inout WordReader, where isSought: (BodyNode) -> Bool
  ) -> WordPlaces {
    var places = WordPlaces(wanted: stems)
    for (place, node) in nodes.enumerated() where isSought(node) && !isLog(node) {
      reader.forEachStem(in: bytes, readings.lines[node.reading].text) { stem, _ in places.add(stem, line: place) }
    }
    return places
  }
}

// MARK: - Moves

extension LinePairing {
  /// Finds the paired records that stand elsewhere now, or in another order: the fewest that explain it.
  ///
  /// What the diff keeps stays, and is what the others stand between; but a blank line tells no place.
  private mutating func findMoves() {
    let kept = keptLines
    var passed = 0
    var records: [(line: Int, other: Int)] = []
    for other in origins.indices where origins[other] >= 0 && !after.isBlank(other) {
      let line = origins[other]
      if passed < kept.count, kept[passed] == line {
        keepLongestRun(of: records)
        records = []
        passed += 1
      } else {
        isMoved[other] = kept.partitioningIndex { $0 > line } != passed
        if !isMoved[other] { records.append((line, other)) }
      }
    }
    keepLongestRun(of: records)
  }

  /// The lines outside of all changes that have something to read.
  private var keptLines: [Int] {
    var lines: [Int] = []
    var line = 0
    for end in changes.map(\.before) + [before.lines.count..<before.lines.count] {
      lines += (line..<end.lowerBound).filter { !before.isBlank($0) }
      line = end.upperBound
    }
    return lines
  }

  /// Of records between two lines that stayed the longest ascending run stays too; the others are moved past it.
  private mutating func keepLongestRun(of records: [(line: Int, other: Int)]) {
    let kept = Set(records.map(\.line).longestAscendingRun())
    for (place, record) in records.enumerated() where !kept.contains(place) { isMoved[record.other] = true }
  }
}
