import VaultModel
import VaultSyntax

/// The three-way merge of the text below the front matter: records by identity, the rest by lines.
///
/// First the three versions are brought into one order: what one side moved is moved in the others too. Then every
/// record that all three have divides the text, and is merged by itself; what stands between two of them is merged by
/// its lines.
struct BodyMerge {
  private let versions: MergeSides<BodyVersion>
  private let pairings: (ours: LinePairing, theirs: LinePairing)
  /// Whether nobody knows what the note was before.
  private let hasNoBase: Bool
  private let lineEnding: [UInt8]
  private var orders: MergeSides<[Int]>
  /// The lines of each version that are no longer to be had: records that one side removed and the other left alone.
  private var dropped: MergeSides<[Bool]>
  /// The lines that stand below a record which one side removed and the other changed.
  private var bound: MergeSides<[Bool]>

  /// Prepares a merge of what stands in a range of each note.
  init(_ notes: MergeSides<Note>, bodies: MergeSides<ByteRange>, hasNoBase: Bool, lineEnding: [UInt8]) {
    let sides = [MergeSide.base, .ours, .theirs]
    let numbered = NumberedLines(of: sides.map { (notes[$0].document.bytes, bodies[$0]) })
    let versions = MergeSides(
      base: BodyVersion(notes.base, lines: numbered.lines[0], numbers: numbered.numbers[0]),
      ours: BodyVersion(notes.ours, lines: numbered.lines[1], numbers: numbered.numbers[1]),
      theirs: BodyVersion(notes.theirs, lines: numbered.lines[2], numbers: numbered.numbers[2]))
    self.versions = versions
    self.hasNoBase = hasNoBase
    self.lineEnding = lineEnding
    pairings = (
      LinePairing(versions.base, versions.ours, mayBeReworded: !hasNoBase),
      LinePairing(versions.base, versions.theirs, mayBeReworded: !hasNoBase)
    )
    orders = versions.map { Array($0.lines.indices) }
    dropped = versions.map { Array(repeating: false, count: $0.lines.count) }
    bound = dropped
  }

  /// Adds the merged text to an output.
  ///
  /// - Complexity: O(*n* log *n*) in the lines, and as the diffs between the versions.
  mutating func merge(into output: inout MergeOutput) {
    repeatMoves()
    dropRemoved()
    var places = MergeSides(base: 0, ours: 0, theirs: 0)
    for anchor in anchors() {
      let section = MergeSides(
        base: Array(orders.base[places.base..<anchor.base]), ours: Array(orders.ours[places.ours..<anchor.ours]),
        theirs: Array(orders.theirs[places.theirs..<anchor.theirs]))
      mergeSection(section, into: &output)
      mergeRecord(
        MergeSides(
          base: orders.base[anchor.base], ours: orders.ours[anchor.ours], theirs: orders.theirs[anchor.theirs]),
        into: &output)
      places = MergeSides(base: anchor.base + 1, ours: anchor.ours + 1, theirs: anchor.theirs + 1)
    }
    mergeSection(
      MergeSides(
        base: Array(orders.base[places.base...]), ours: Array(orders.ours[places.ours...]),
        theirs: Array(orders.theirs[places.theirs...])), into: &output)
  }
}

// MARK: - One order

extension BodyMerge {
  /// Moves in every version what one of the sides moved; of a record that both moved, where ours has it.
  private mutating func repeatMoves() {
    guard pairings.ours.isMoved.contains(true) || pairings.theirs.isMoved.contains(true) else { return }
    var (base, theirs) = (LineOrder(count: versions.base.lines.count), LineOrder(count: versions.theirs.lines.count))
    let ours = pairings.ours
    let toTheirs = versions.ours.lines.indices.map {
      ours.origins[$0] < 0 ? -1 : pairings.theirs.partners[ours.origins[$0]]
    }
    let toOurs = versions.theirs.lines.indices.map {
      pairings.theirs.origins[$0] < 0 ? -1 : ours.partners[pairings.theirs.origins[$0]]
    }
    let lines = Array(versions.ours.lines.indices)
    LineMoves(
      mover: versions.ours, moverLines: lines, isMoved: ours.isMoved, counterparts: ours.origins,
      origins: ours.partners
    ).apply(to: &base, of: versions.base)
    LineMoves(
      mover: versions.ours, moverLines: lines, isMoved: ours.isMoved, counterparts: toTheirs, origins: toOurs
    ).apply(to: &theirs, of: versions.theirs)

    var others = LineOrder(count: versions.ours.lines.count)
    let moved = versions.theirs.lines.indices.map { line in
      pairings.theirs.isMoved[line] && !(toOurs[line] >= 0 && ours.isMoved[toOurs[line]])
    }
    let theirLines = theirs.lines
    LineMoves(
      mover: versions.theirs, moverLines: theirLines, isMoved: moved, counterparts: pairings.theirs.origins,
      origins: pairings.theirs.partners
    ).apply(to: &base, of: versions.base)
    LineMoves(
      mover: versions.theirs, moverLines: theirLines, isMoved: moved, counterparts: toOurs, origins: toTheirs
    ).apply(to: &others, of: versions.ours)
    orders = MergeSides(base: base.lines, ours: others.lines, theirs: theirLines)
  }

  /// Drops the records that one side removed and the other one, with all that stands in them, left alone.
  private mutating func dropRemoved() {
    let ours = UnchangedLines(versions.base, versions.ours, pairings.ours)
    let theirs = UnchangedLines(versions.base, versions.theirs, pairings.theirs)
    for node in versions.base.nodes {
      let (our, their) = (pairings.ours.partners[node.line], pairings.theirs.partners[node.line])
      if our >= 0, their < 0 {
        dropOrBind(node, our, of: \.ours, ours)
      } else if their >= 0, our < 0 {
        dropOrBind(node, their, of: \.theirs, theirs)
      } else if our < 0 {
        dropped.base[node.line] = true
      }
    }
    orders.base.removeAll { dropped.base[$0] }
    orders.ours.removeAll { dropped.ours[$0] }
    orders.theirs.removeAll { dropped.theirs[$0] }
  }

  private mutating func dropOrBind(
    _ node: BodyNode, _ line: Int, of side: WritableKeyPath<MergeSides<[Bool]>, [Bool]>, _ unchanged: UnchangedLines
  ) {
    let version = side == \MergeSides<[Bool]>.ours ? versions.ours : versions.theirs
    // What stands below a record in conflict is part of the conflict.
    guard let kept = version.node(at: line), !bound[keyPath: side][line] else { return }
    if unchanged.holds(for: node, kept) {
      dropped.base[node.line] = true
      dropped[keyPath: side][line] = true
    } else {
      for line in kept.line..<kept.end { bound[keyPath: side][line] = true }
    }
  }

  /// The places in the orders of the records that all three versions have, as far as they ascend in all of them.
  private func anchors() -> [MergeSides<Int>] {
    let ours = places(orders.ours, versions.ours.lines.count)
    let theirs = places(orders.theirs, versions.theirs.lines.count)
    var anchors: [MergeSides<Int>] = []
    for (place, line) in orders.base.enumerated() {
      let (our, their) = (pairings.ours.partners[line], pairings.theirs.partners[line])
      guard our >= 0, their >= 0, versions.base.nodeOfLine[line] >= 0, versions.ours.nodeOfLine[our] >= 0,
        versions.theirs.nodeOfLine[their] >= 0
      else { continue }
      if let last = anchors.last, ours[our] <= last.ours || theirs[their] <= last.theirs { continue }
      anchors.append(MergeSides(base: place, ours: ours[our], theirs: theirs[their]))
    }
    return anchors
  }

  private func places(_ order: [Int], _ count: Int) -> [Int] {
    var places = [Int](repeating: -1, count: count)
    for (place, line) in order.enumerated() { places[line] = place }
    return places
  }
}

/// Which records stand in two versions with the same lines below them, told in constant time.
private struct UnchangedLines {
  /// How many lines up to each one are new, changed or moved; how many are gone.
  private let added: [Int32]
  private let removed: [Int32]

  init(_ before: BodyVersion, _ after: BodyVersion, _ pairing: LinePairing) {
    var count: Int32 = 0
    added =
      [0]
      + after.lines.indices.map { line in
        let origin = pairing.origins[line]
        if origin < 0 || before.numbers[origin] != after.numbers[line] { count += 1 }
        return count
      }
    count = 0
    removed =
      [0]
      + before.lines.indices.map { line in
        if pairing.partners[line] < 0 { count += 1 }
        return count
      }
  }

  func holds(for node: BodyNode, _ other: BodyNode) -> Bool {
    added[other.line] == added[other.end] && removed[node.line] == removed[node.end]
  }
}

// MARK: - Records

extension BodyMerge {
  private func mergeRecord(_ lines: MergeSides<Int>, into output: inout MergeOutput) {
    let numbers = MergeSides(
      base: versions.base.numbers[lines.base], ours: versions.ours.numbers[lines.ours],
      theirs: versions.theirs.numbers[lines.theirs])
    if numbers.ours == numbers.theirs || numbers.theirs == numbers.base && !hasNoBase {
      return output.add(versions.ours.text(lines.ours))
    }
    if numbers.ours == numbers.base, !hasNoBase { return output.add(versions.theirs.text(lines.theirs)) }
    if let base = versions.base.node(at: lines.base), let ours = versions.ours.node(at: lines.ours),
      let theirs = versions.theirs.node(at: lines.theirs)
    {
      var merge = LineMerge(
        MergeSides(base: base, ours: ours, theirs: theirs), of: versions, hasNoBase: hasNoBase)
      if let merged = merge.merged() { return output.add(merged) }
    }
    addConflict(
      ours: Array(versions.ours.text(lines.ours)),
      base: hasNoBase ? [] : Array(versions.base.text(lines.base)),
      theirs: Array(versions.theirs.text(lines.theirs)), to: &output)
  }

  private func addConflict(ours: [UInt8], base: [UInt8], theirs: [UInt8], to output: inout MergeOutput) {
    output.add(UnsettledMerge(.lines, ours: ours, base: base, theirs: theirs), lineEnding: lineEnding)
  }
}

// MARK: - Text between records

extension BodyMerge {
  private func mergeSection(_ lines: MergeSides<[Int]>, into output: inout MergeOutput) {
    if lines.base.isEmpty, lines.ours.isEmpty, lines.theirs.isEmpty { return }
    let numbers = MergeSides(
      base: lines.base.map { versions.base.numbers[$0] }, ours: lines.ours.map { versions.ours.numbers[$0] },
      theirs: lines.theirs.map { versions.theirs.numbers[$0] })
    let diff = ThreeWayDiff(numbers)
    var unions: [[SideLine]] = []
    var changes: [MergeChange] = []
    for change in diff.changes() {
      guard change.outcome == .conflict else {
        changes.append(change)
        continue
      }
      changes += settled(change, lines, diff, &unions)
    }
    changes = ThreeWayDiff.simplified(changes) {
      LineWords.hasWord(versions.ours.bytes, versions.ours.lines[lines.ours[$0]])
    }
    write(changes, lines, unions, to: &output)
  }

  /// A conflict taken apart: records that were only put in stand before and after what is really in conflict.
  private func settled(
    _ change: MergeChange, _ lines: MergeSides<[Int]>, _ diff: ThreeWayDiff, _ unions: inout [[SideLine]]
  ) -> [MergeChange] {
    let our = insertions(.ours, Array(lines.ours[change.ours]), hasBase: !change.base.isEmpty)
    let their = insertions(.theirs, Array(lines.theirs[change.theirs]), hasBase: !change.base.isEmpty)
    var core = change
    core.ours = change.ours.lowerBound + our.leading.lineCount..<change.ours.upperBound - our.trailing.lineCount
    core.theirs =
      change.theirs.lowerBound + their.leading.lineCount..<change.theirs.upperBound - their.trailing.lineCount
    let numbers = diff.lines
    if numbers.ours[core.ours] == numbers.theirs[core.theirs] {
      core.outcome = .same
    } else if numbers.theirs[core.theirs] == numbers.base[core.base] {
      core.outcome = .ours
    } else if numbers.ours[core.ours] == numbers.base[core.base] {
      core.outcome = .theirs
    }
    if !our.leading.isEmpty || !their.leading.isEmpty, !mayFollowList(core, lines) { return diff.refined(change) }
    var result: [MergeChange] = []
    let leading = union(our.leading, their.leading)
    if !leading.isEmpty {
      result.append(
        MergeChange(
          .united(unions.count), base: core.base.lowerBound..<core.base.lowerBound,
          ours: change.ours.lowerBound..<core.ours.lowerBound, theirs: change.theirs.lowerBound..<core.theirs.lowerBound
        ))
      unions.append(leading)
    }
    result += core.outcome == .conflict ? refined(core, lines, diff, &unions) : [core]
    let trailing = union(our.trailing, their.trailing)
    if !trailing.isEmpty {
      result.append(
        MergeChange(
          .united(unions.count), base: core.base.upperBound..<core.base.upperBound,
          ours: core.ours.upperBound..<change.ours.upperBound,
          theirs: core.theirs.upperBound..<change.theirs.upperBound))
      unions.append(trailing)
    }
    return result
  }

  /// A conflict without what both sides say; where both only put lines in, records between such lines are united.
  private func refined(
    _ conflict: MergeChange, _ lines: MergeSides<[Int]>, _ diff: ThreeWayDiff, _ unions: inout [[SideLine]]
  ) -> [MergeChange] {
    diff.refined(conflict).map { part in
      let (ours, theirs) = (Array(lines.ours[part.ours]), Array(lines.theirs[part.theirs]))
      guard conflict.base.isEmpty, part.outcome == .conflict, ours.allSatisfy({ isNew($0, .ours) }),
        theirs.allSatisfy({ isNew($0, .theirs) })
      else { return part }
      unions.append(union(groups(ours, of: versions.ours, .ours), groups(theirs, of: versions.theirs, .theirs)))
      var part = part
      part.outcome = .united(unions.count - 1)
      return part
    }
  }

  /// Whether what is left of a conflict may stand directly below a list without becoming part of its last line.
  private func mayFollowList(_ core: MergeChange, _ lines: MergeSides<[Int]>) -> Bool {
    let (version, line): (BodyVersion, Int?)
    switch core.outcome {
    case .ours, .same: (version, line) = (versions.ours, lines.ours[core.ours].first)
    case .theirs: (version, line) = (versions.theirs, lines.theirs[core.theirs].first)
    default: return true
    }
    guard let line, let first = version.text(line).first(where: { !$0.isSpaceOrTab }) else { return true }
    return version.levels[line] > 0 || first.isLineEnding || first == UInt8(ascii: "#") || first == UInt8(ascii: ">")
  }

  private func write(
    _ changes: [MergeChange], _ lines: MergeSides<[Int]>, _ unions: [[SideLine]], to output: inout MergeOutput
  ) {
    var place = 0
    for change in changes {
      for line in lines.ours[place..<max(place, change.ours.lowerBound)] { output.add(versions.ours.text(line)) }
      place = max(place, change.ours.upperBound)
      switch change.outcome {
      case .ours, .same: for line in lines.ours[change.ours] { output.add(versions.ours.text(line)) }
      case .theirs: for line in lines.theirs[change.theirs] { output.add(versions.theirs.text(line)) }
      case .united(let number): for line in unions[number] { output.add(versions[line.side].text(line.line)) }
      case .conflict:
        addConflict(
          ours: lines.ours[change.ours].flatMap { Array(versions.ours.text($0)) },
          base: lines.base[change.base].flatMap { Array(versions.base.text($0)) },
          theirs: lines.theirs[change.theirs].flatMap { Array(versions.theirs.text($0)) }, to: &output)
      }
    }
    for line in lines.ours[place...] { output.add(versions.ours.text(line)) }
  }
}

// MARK: - Records that were put in

/// A line of one of the versions.
private struct SideLine {
  var side: MergeSide
  var line: Int
}

/// A new record with the new lines that stand in it.
private struct Insertion {
  var side: MergeSide
  var lines: [Int]
  var level: Int32
  /// The day, for a line of a log.
  var day: ArraySlice<UInt8>?
}

extension [Insertion] {
  fileprivate var lineCount: Int { reduce(0) { $0 + $1.lines.count } }
}

extension BodyMerge {
  /// The new records that some lines of a side begin and, where there was something before, end with.
  private func insertions(
    _ side: MergeSide, _ lines: [Int], hasBase: Bool
  ) -> (leading: [Insertion], trailing: [Insertion]) {
    let version = versions[side]
    let end = lines.firstIndex { !isNew($0, side) } ?? lines.count
    let leading = groups(Array(lines[..<end]), of: version, side)
    guard hasBase, end < lines.count else { return (leading, []) }
    let start = (lines.lastIndex { !isNew($0, side) } ?? -1) + 1
    return (leading, groups(Array(lines[start...]), of: version, side))
  }

  /// Whether a line is new and belongs to a record.
  private func isNew(_ line: Int, _ side: MergeSide) -> Bool {
    let origins = side == .ours ? pairings.ours.origins : pairings.theirs.origins
    return origins[line] < 0 && versions[side].levels[line] > 0 && !bound[side][line]
  }

  private func groups(_ lines: [Int], of version: BodyVersion, _ side: MergeSide) -> [Insertion] {
    var groups: [Insertion] = []
    for line in lines {
      let level = version.levels[line]
      if let last = groups.last, level > last.level {
        groups[groups.count - 1].lines.append(line)
      } else {
        let day = version.node(at: line).flatMap { node in
          version.isLog(node) ? version.bytes[version.readings.lines[node.reading].date.indices] : nil
        }
        groups.append(Insertion(side: side, lines: [line], level: level, day: day))
      }
    }
    return groups
  }

  /// The records of both sides, equal ones once: deeper ones first, since they belong to what stands before, and lines
  /// of a log by their days.
  private func union(_ ours: [Insertion], _ theirs: [Insertion]) -> [SideLine] {
    var counts: [[Int32]: Int] = [:]
    for group in ours { counts[numbers(of: group), default: 0] += 1 }
    let others = theirs.filter { group in
      let numbers = numbers(of: group)
      guard let count = counts[numbers], count > 0 else { return true }
      counts[numbers] = count - 1
      return false
    }
    let areLogs = (ours + others).allSatisfy { $0.day != nil }
    let all = (ours + others).enumerated().sorted { left, right in
      if left.element.level != right.element.level { return left.element.level > right.element.level }
      if areLogs, let day = left.element.day, let other = right.element.day, !day.elementsEqual(other) {
        return day.lexicographicallyPrecedes(other)
      }
      return left.offset < right.offset
    }
    return all.flatMap { entry in entry.element.lines.map { SideLine(side: entry.element.side, line: $0) } }
  }

  private func numbers(of group: Insertion) -> [Int32] { group.lines.map { versions[group.side].numbers[$0] } }
}
