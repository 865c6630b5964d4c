import VaultSyntax

/// The merge of what stands between two records that all versions have: by its lines, but records that only one side put
/// in never exclude each other.
struct SectionMerge {
  let versions: MergeSides<BodyVersion>
  /// Which lines of a side are new and belong to a record that is not in conflict.
  let isNew: MergeSides<[Bool]>
  /// Which lines of a version stand below a record or in a section that one side removed and the other one changed.
  let isBound: MergeSides<[Bool]>
  /// Which lines of the base stand in a section that both sides removed.
  let isGone: [Bool]
  /// The numbers of blank lines, and of headings.
  let blanks: Set<Int32>
  let headings: Set<Int32>
  let lineEnding: [UInt8]

  /// Adds the merge of some lines of each version to an output.
  func merge(_ lines: MergeSides<[Int]>, into output: inout MergeOutput) {
    if lines.base.isEmpty, lines.ours.isEmpty, lines.theirs.isEmpty { return }
    let base = base(lines)
    let diff = ThreeWayDiff(
      MergeSides(base: numbers(base), ours: numbers(lines.ours, .ours), theirs: numbers(lines.theirs, .theirs)),
      blanks: blanks, headings: headings)
    var unions: [[SideLine]] = []
    var changes: [MergeChange] = []
    let divided = diff.changes { our, their in
      let ours = SideChange(side: .ours, before: our.before, after: lines.ours[our.after])
      let theirs = SideChange(side: .theirs, before: their.before, after: lines.theirs[their.after])
      let isFirst =
        (our.before.lowerBound, our.before.upperBound) <= (their.before.lowerBound, their.before.upperBound)
      return isFirst ? areOne(ours, theirs, base) : areOne(theirs, ours, base)
    }
    for change in divided {
      guard change.outcome == .conflict else {
        changes.append(change)
        continue
      }
      changes += settled(change, base, lines, diff, &unions)
    }
    changes = ThreeWayDiff.simplified(changes) {
      LineWords.hasWord(versions.ours.bytes, versions.ours.lines[lines.ours[$0]])
    }
    write(changes, base, lines, unions, to: &output)
  }

  /// What one side has in place of some lines of the base.
  private struct SideChange {
    var side: MergeSide
    var before: Range<Int>
    var after: ArraySlice<Int>
  }

  /// Whether what one side put before what the other one changed is in conflict with it, or to be united: where it
  /// belongs to that, where the second would stand under the heading or in the record of the first, and where one is
  /// only the blank lines that tell the other apart.
  private func areOne(_ first: SideChange, _ second: SideChange, _ base: [SideLine]) -> Bool {
    let isBlank = [first, second].map { change in
      base[change.before].allSatisfy { self.isBlank($0) } && change.after.allSatisfy(versions[change.side].isBlank)
    }
    let isBound = [first, second].contains { change in change.after.contains { self.isBound[change.side][$0] } }
    if isBound || isBlank[0] != isBlank[1] { return true }
    let version = versions[second.side]
    guard let line = second.after.first(where: { !version.isBlank($0) }) else { return false }
    if version.levels[line] > 1 { return !first.after.isEmpty }
    let isHeading = { (line: SideLine) in self.isHeading(line) }
    return !isHeading(SideLine(side: second.side, line: line)) && !base[first.before].contains(where: isHeading)
      && first.after.contains { isHeading(SideLine(side: first.side, line: $0)) }
  }

  /// The numbers of lines; of a bound one its own, above those of all lines: what belongs to a conflict is no line of
  /// another version, so that it is in it whole.
  func numbers(_ lines: [SideLine]) -> [Int32] {
    let count = versions.base.lines.count + versions.ours.lines.count + versions.theirs.lines.count
    let starts = MergeSides(
      base: count, ours: count + versions.base.lines.count,
      theirs: count + versions.base.lines.count + versions.ours.lines.count)
    return lines.map { line in
      isBound[line.side][line.line]
        ? Int32(clamping: starts[line.side] + line.line) : versions[line.side].numbers[line.line]
    }
  }

  func numbers(_ lines: [Int], _ side: MergeSide) -> [Int32] {
    numbers(lines.map { SideLine(side: side, line: $0) })
  }

  /// A conflict taken apart: records that were only put in stand before and after what is really in conflict.
  private func settled(
    _ change: MergeChange, _ base: [SideLine], _ lines: MergeSides<[Int]>, _ diff: ThreeWayDiff,
    _ unions: inout [[SideLine]]
  ) -> [MergeChange] {
    var our = insertions(.ours, Array(lines.ours[change.ours]), hasBase: !change.base.isEmpty)
    var their = insertions(.theirs, Array(lines.theirs[change.theirs]), hasBase: !change.base.isEmpty)
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
    } else if isSaidAlike(numbers.theirs[core.theirs], numbers.base[core.base]) {
      core.outcome = .ours
    } else if isSaidAlike(numbers.ours[core.ours], numbers.base[core.base]) {
      core.outcome = .theirs
    } else if let outcome = outcomeBesideSame(numbers, core) {
      core.outcome = outcome
    } else if !lines.ours[core.ours].contains(where: { isBound.ours[$0] }),
      !lines.theirs[core.theirs].contains(where: { isBound.theirs[$0] }),
      let rest = whatBothLeft(base[core.base], ours: lines.ours[core.ours], theirs: lines.theirs[core.theirs])
    {
      core.outcome = .united(unions.count)
      unions.append(rest)
    } else if lines.ours[core.ours].allSatisfy(versions.ours.isBlank),
      lines.theirs[core.theirs].allSatisfy(versions.theirs.isBlank)
    {
      core.outcome = core.ours.count < core.theirs.count ? .theirs : .ours
    }
    // Which heading a record stands under cannot be told where the other side put one in amid what is in conflict.
    let hasHeading = MergeSides(
      base: false, ours: hasHeading(lines.ours[core.ours], .ours),
      theirs: hasHeading(lines.theirs[core.theirs], .theirs))
    if core.outcome == .conflict, hasHeading.ours != hasHeading.theirs,
      !(hasHeading.ours ? their.leading + their.trailing : our.leading + our.trailing).isEmpty
    {
      return refined(change, lines, diff, &unions)
    }
    // What one side put in behind what it left alone stands above the heading that the other one put there.
    if hasHeading.theirs, !hasHeading.ours { (our.leading, our.trailing) = (our.leading + our.trailing, []) }
    if hasHeading.ours, !hasHeading.theirs { (their.leading, their.trailing) = (their.leading + their.trailing, []) }
    if !our.leading.isEmpty || !their.leading.isEmpty, !mayFollowList(core, lines) {
      return textFirst(change, core, our.leading, their.leading, &unions) ?? diff.refined(change)
    }
    var result: [MergeChange] = []
    // What both put in stands once, though there be something in conflict between.
    let leading = union(without(their.trailing, our.leading), without(our.trailing, their.leading))
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

  private func hasHeading(_ lines: ArraySlice<Int>, _ side: MergeSide) -> Bool {
    lines.contains { isHeading(SideLine(side: side, line: $0)) }
  }

  /// Whether lines differ only in blank ones.
  private func isSaidAlike(_ lines: ArraySlice<Int32>, _ others: ArraySlice<Int32>) -> Bool {
    lines.lazy.filter { !blanks.contains($0) }.elementsEqual(others.lazy.filter { !blanks.contains($0) })
  }

  /// Where both sides made the same of one end of a conflict, and one of them left the other end alone, the other one's
  /// lines stand.
  private func outcomeBesideSame(_ numbers: MergeSides<[Int32]>, _ core: MergeChange) -> MergeChange.Outcome? {
    let (base, ours, theirs) = (numbers.base[core.base], numbers.ours[core.ours], numbers.theirs[core.theirs])
    let head = zip(ours, theirs).prefix { $0 == $1 }.count
    let tail = zip(ours.reversed(), theirs.reversed()).prefix { $0 == $1 }.count
    let isSaid = { (lines: ArraySlice<Int32>) in lines.contains { !blanks.contains($0) } }
    func left(_ side: ArraySlice<Int32>) -> Bool {
      isSaid(side.prefix(head)) && side.count > head && base.count > side.count - head
        && side.dropFirst(head).elementsEqual(base.suffix(side.count - head))
        || isSaid(side.suffix(tail)) && side.count > tail && base.count > side.count - tail
          && side.dropLast(tail).elementsEqual(base.prefix(side.count - tail))
    }
    return left(theirs) ? .ours : left(ours) ? .theirs : nil
  }

  /// Where both sides only took lines out, those that neither of them took; nil where one did more than that. Blank lines
  /// between them may be other ones.
  private func whatBothLeft(
    _ base: ArraySlice<SideLine>, ours: ArraySlice<Int>, theirs: ArraySlice<Int>
  ) -> [SideLine]? {
    guard let our = left(of: base, by: ours, versions.ours), let their = left(of: base, by: theirs, versions.theirs)
    else { return nil }
    var rest: [SideLine] = []
    for (place, line) in zip(base.indices, base) {
      let isBehindText = rest.last.map { !isBlank($0) } ?? false
      if isBlank(line) ? isBehindText : our.contains(place) && their.contains(place) { rest.append(line) }
    }
    return rest
  }

  func isBlank(_ line: SideLine) -> Bool { versions[line.side].isBlank(line.line) }

  /// The places in the base of what some lines of a side are, all of them.
  private func left(of base: ArraySlice<SideLine>, by lines: ArraySlice<Int>, _ version: BodyVersion) -> Set<Int>? {
    var left: Set<Int> = []
    var rest = base
    for line in lines where !version.isBlank(line) {
      guard
        let place = rest.firstIndex(where: { versions[$0.side].numbers[$0.line] == version.numbers[line] })
      else { return nil }
      left.insert(place)
      rest = rest[(place + 1)...]
    }
    return left
  }

  /// Text that one side put in before records that the other one put in at the same place; nil where it is not so.
  private func textFirst(
    _ change: MergeChange, _ core: MergeChange, _ ours: [Insertion], _ theirs: [Insertion], _ unions: inout [[SideLine]]
  ) -> [MergeChange]? {
    guard change.base.isEmpty, ours.isEmpty != theirs.isEmpty, core.outcome == (ours.isEmpty ? .ours : .theirs) else {
      return nil
    }
    var (text, records) = (core, change)
    let place = ours.isEmpty ? change.ours.upperBound : change.ours.lowerBound
    if !ours.isEmpty { text.ours = place..<place }
    records.ours = ours.isEmpty ? place..<place : change.ours
    records.outcome = .united(unions.count)
    unions.append(union(ours, theirs))
    return [text, records]
  }

  /// A conflict without what both sides say; where both only put lines in, records between such lines are united.
  private func refined(
    _ conflict: MergeChange, _ lines: MergeSides<[Int]>, _ diff: ThreeWayDiff, _ unions: inout [[SideLine]]
  ) -> [MergeChange] {
    diff.refined(conflict).map { part in
      let (ours, theirs) = (Array(lines.ours[part.ours]), Array(lines.theirs[part.theirs]))
      guard conflict.base.isEmpty, part.outcome == .conflict, ours.allSatisfy({ isNew.ours[$0] }),
        theirs.allSatisfy({ isNew.theirs[$0] })
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
    return line.map { mayFollowList($0, of: version) } ?? true
  }

  private func mayFollowList(_ line: Int, of version: BodyVersion) -> Bool {
    guard let first = version.text(line).first(where: { !$0.isSpaceOrTab }) else { return true }
    return version.levels[line] > 0 || first.isLineEnding || first == UInt8(ascii: "#") || first == UInt8(ascii: ">")
  }

  private func write(
    _ changes: [MergeChange], _ base: [SideLine], _ lines: MergeSides<[Int]>, _ unions: [[SideLine]],
    to output: inout MergeOutput
  ) {
    var place = 0
    for change in changes {
      for line in lines.ours[place..<max(place, change.ours.lowerBound)] { add(line, of: versions.ours, to: &output) }
      place = max(place, change.ours.upperBound)
      switch change.outcome {
      case .ours, .same: for line in lines.ours[change.ours] { add(line, of: versions.ours, to: &output) }
      case .theirs: for line in lines.theirs[change.theirs] { add(line, of: versions.theirs, to: &output) }
      case .united(let number): for line in unions[number] { add(line.line, of: versions[line.side], to: &output) }
      case .conflict:
        add(
          ours: lines.ours[change.ours].flatMap { Array(versions.ours.text($0)) },
          base: base[change.base].filter { $0.side == .base }.flatMap { Array(versions.base.text($0.line)) },
          theirs: lines.theirs[change.theirs].flatMap { Array(versions.theirs.text($0)) }, to: &output)
      }
    }
    for line in lines.ours[place...] { add(line, of: versions.ours, to: &output) }
  }

  /// Adds a line, and an empty one before text that would become part of a record which did not stand above it.
  private func add(_ line: Int, of version: BodyVersion, to output: inout MergeOutput) {
    if output.endsWithRecord, !mayFollowList(line, of: version), line == 0 || version.levels[line - 1] == 0 {
      output.add(lineEnding)
    }
    output.add(version.text(line))
    output.endsWithRecord = version.levels[line] > 0 && !version.isBlank(line)
  }

  private func add(ours: [UInt8], base: [UInt8], theirs: [UInt8], to output: inout MergeOutput) {
    output.add(UnsettledMerge(.lines, ours: ours, base: base, theirs: theirs), lineEnding: lineEnding)
  }
}

/// A line of one of the versions.
struct SideLine {
  var side: MergeSide
  var line: Int
}

// MARK: - Records that were put in

/// A new record with the new lines that stand in it.
private struct Insertion {
  var side: MergeSide
  var lines: [Int]
  var level: Int32
  /// Whether it is only the empty lines so far that a record follows.
  var isBlank: Bool
  /// The day, for a line of a log.
  var day: ArraySlice<UInt8>?
}

extension [Insertion] {
  fileprivate var lineCount: Int { reduce(0) { $0 + $1.lines.count } }
}

extension SectionMerge {
  /// The new records that some lines of a side begin and, where there was something before, end with.
  private func insertions(
    _ side: MergeSide, _ lines: [Int], hasBase: Bool
  ) -> (leading: [Insertion], trailing: [Insertion]) {
    let version = versions[side]
    let end = lines.firstIndex { !isNew[side][$0] } ?? lines.count
    let leading = groups(Array(lines[..<end]), of: version, side)
    guard hasBase, end < lines.count else { return (leading, []) }
    let start = (lines.lastIndex { !isNew[side][$0] } ?? -1) + 1
    return (leading, groups(Array(lines[start...]), of: version, side))
  }

  private func groups(_ lines: [Int], of version: BodyVersion, _ side: MergeSide) -> [Insertion] {
    var groups: [Insertion] = []
    for line in lines {
      let level = version.levels[line]
      let last = groups.count - 1
      if last >= 0, level > groups[last].level || groups[last].isBlank {
        groups[last].lines.append(line)
        groups[last].isBlank = groups[last].isBlank && version.isBlank(line)
      } else {
        let day = version.node(at: line).flatMap { node in
          version.isLog(node) ? version.day(of: node) : nil
        }
        groups.append(
          Insertion(side: side, lines: [line], level: level, isBlank: version.isBlank(line), day: day))
      }
    }
    return groups
  }

  private func without(_ others: [Insertion], _ groups: [Insertion]) -> [Insertion] {
    guard !others.isEmpty else { return groups }
    let known = Set(others.map { numbers(of: $0) })
    return groups.filter { !known.contains(numbers(of: $0)) }
  }

  /// How many lines of a log are compared that tell of one day.
  private static let logsOfOneDay = 8

  /// The records of both sides, equal ones once: deeper ones first, since they belong to what stands before, and lines
  /// of a log by their days.
  private func union(_ ours: [Insertion], _ theirs: [Insertion]) -> [SideLine] {
    var ours = ours
    var counts: [[Int32]: Int] = [:]
    for group in ours { counts[numbers(of: group), default: 0] += 1 }
    let days = Dictionary(grouping: ours.indices.filter { ours[$0].day != nil }) { ours[$0].day ?? [] }
    var others: [Insertion] = []
    for group in theirs {
      let sameDay = group.day.flatMap { days[$0] }?.prefix(Self.logsOfOneDay) ?? []
      if let count = counts[numbers(of: group)], count > 0 {
        counts[numbers(of: group)] = count - 1
      } else if let place = sameDay.first(where: { saysMore(group, than: ours[$0]) }) {
        ours[place] = group
      } else if sameDay.contains(where: { saysMore(ours[$0], than: group) }) {
        continue
      } else {
        others.append(group)
      }
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

  /// Whether one line of a log is another one with attributes behind it: then both tell of one completion.
  private func saysMore(_ group: Insertion, than other: Insertion) -> Bool {
    group.level == other.level && other.lines.count == 1 && trimmed(group).starts(with: trimmed(other))
  }

  private func trimmed(_ group: Insertion) -> ArraySlice<UInt8> {
    var text = versions[group.side].text(group.lines[0])
    while let last = text.last, last.isSpaceOrTab || last.isLineEnding { text.removeLast() }
    return text
  }

  private func numbers(of group: Insertion) -> [Int32] { group.lines.map { versions[group.side].numbers[$0] } }
}
