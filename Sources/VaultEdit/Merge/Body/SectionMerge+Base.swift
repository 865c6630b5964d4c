import VaultSyntax

/// What both sides did alike is as good as done in the base: so it is in no conflict with what one of them did beside it.
extension SectionMerge {
  /// The lines of the base with the text that both sides put in, without what both took out in its place, and without the
  /// sections that both took out.
  ///
  /// - Complexity: as the diffs between the versions.
  func base(_ lines: MergeSides<[Int]>) -> [SideLine] {
    let kept = Set(numbers(lines.ours, .ours) + numbers(lines.theirs, .theirs))
    let removed = lines.base.filter { line in
      let isProse = isText(SideLine(side: .base, line: line)) && !isHeading(SideLine(side: .base, line: line))
      return isProse && !kept.contains(versions.base.numbers[line])
    }
    let all = lines.base.map { SideLine(side: .base, line: $0) }
    let base = without(lines.base.filter { isGone[$0] }, without(removed, all, lines), lines)
    if lines.ours.isEmpty || lines.theirs.isEmpty { return base }
    let numbers = numbers(base)
    let known = Set(numbers)
    let (ours, theirs) = (newText(.ours, lines.ours, known), newText(.theirs, lines.theirs, known))
    guard !ours.isEmpty, !theirs.isEmpty else { return base }
    let (places, otherPlaces) = (gaps(numbers, lines.ours, .ours), gaps(numbers, lines.theirs, .theirs))
    var result: [SideLine] = []
    var replaced: [Int] = []
    var copied = 0
    let pairs = pairs(
      ours.map { versions.ours.numbers[lines.ours[$0]] }, theirs.map { versions.theirs.numbers[lines.theirs[$0]] })
    var last = (-2, -2)
    for (our, their) in pairs {
      let (place, otherPlace) = (ours[our], theirs[their])
      let start = max(places[place].lowerBound, otherPlaces[otherPlace].lowerBound, copied)
      let limit = min(places[place].upperBound, otherPlaces[otherPlace].upperBound)
      guard start <= limit else { continue }
      let isHeading = isHeading(SideLine(side: .ours, line: lines.ours[place]))
      let removed = (start..<limit).filter { isText(base[$0]) && self.isHeading(base[$0]) == isHeading }
      replaced += removed.map { base[$0].line }
      let end: Int
      var blankCount = 0
      if (place - 1, otherPlace - 1) == last {
        end = copied
      } else if let removed = removed.last {
        end = removed + 1
      } else {
        // Before the records that stand there, where it stands behind none.
        let isBehindRecord =
          isBehindRecord(lines.ours[..<place], .ours) || isBehindRecord(lines.theirs[..<otherPlace], .theirs)
        end = isBehindRecord ? limit : base[start..<limit].firstIndex { !isBlank($0) } ?? limit
        blankCount =
          zip(lines.ours[(place + 1)...], lines.theirs[(otherPlace + 1)...]).prefix {
            versions.ours.isBlank($0) && versions.theirs.isBlank($1)
          }.count
      }
      result += base[copied..<end]
      copied = end
      last = (place, otherPlace)
      result += lines.ours[place...(place + blankCount)].map { SideLine(side: .ours, line: $0) }
    }
    return without(replaced, result + base[copied...], lines, areReplaced: true)
  }

  /// Whether the last of some lines with something to read is one of a record.
  private func isBehindRecord(_ lines: ArraySlice<Int>, _ side: MergeSide) -> Bool {
    lines.last { !versions[side].isBlank($0) }.map { versions[side].levels[$0] > 0 } ?? false
  }

  /// The places of the text outside of records that the base does not have.
  private func newText(_ side: MergeSide, _ lines: [Int], _ known: Set<Int32>) -> [Int] {
    lines.indices.filter { place in
      let (version, line) = (versions[side], lines[place])
      return version.levels[line] == 0 && !version.isBlank(line) && !isBound[side][line]
        && !known.contains(version.numbers[line])
    }
  }

  /// Between which places of the base each line stands: behind the last line with something to read that stayed above it,
  /// up to the next one.
  private func gaps(_ base: [Int32], _ lines: [Int], _ side: MergeSide) -> [ClosedRange<Int>] {
    let numbers = lines.map { versions[side].numbers[$0] }
    let changes = ThreeWayDiff.changes(from: base, to: numbers, blanks: blanks, headings: headings)
    var kept: [(line: Int, other: Int)] = [(-1, -1)]
    var (line, other) = (0, 0)
    for change in changes + [LineChange(before: base.count..<base.count, after: numbers.count..<numbers.count)] {
      while line < change.before.lowerBound {
        if !blanks.contains(base[line]) { kept.append((line, other)) }
        (line, other) = (line + 1, other + 1)
      }
      (line, other) = (change.before.upperBound, change.after.upperBound)
    }
    kept.append((base.count, numbers.count))
    var next = 1
    return numbers.indices.map { place in
      while kept[next].other < place { next += 1 }
      return kept[next - 1].line + 1...kept[next].line
    }
  }

  /// The places of equal numbers that two lists have in one order.
  private func pairs(_ ours: [Int32], _ theirs: [Int32]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (our, their) = (0, 0)
    for change in ThreeWayDiff.changes(from: ours, to: theirs) + [
      LineChange(before: ours.count..<ours.count, after: theirs.count..<theirs.count)
    ] {
      pairs += zip(our..<change.before.lowerBound, their..<change.after.lowerBound)
      (our, their) = (change.before.upperBound, change.after.upperBound)
    }
    return pairs
  }
}

// MARK: - What both sides took out

extension SectionMerge {
  /// The base without lines that both sides took out, unless what one of them put in may be some of it in other words:
  /// any prose may be prose that is gone, but where both put the same in its place.
  private func without(
    _ gone: [Int], _ base: [SideLine], _ lines: MergeSides<[Int]>, areReplaced: Bool = false
  ) -> [SideLine] {
    guard !gone.isEmpty else { return base }
    let known = Set(base.map { versions[$0.side].numbers[$0.line] })
    let new = [MergeSide.ours, .theirs].flatMap { side in
      newText(side, lines[side], known).map { SideLine(side: side, line: lines[side][$0]) }
    }
    let old = gone.map { SideLine(side: .base, line: $0) }.filter(isText)
    guard areReplaced || old.allSatisfy(isHeading) || new.allSatisfy(isHeading) else { return base }
    let compared = { (line: SideLine) in areReplaced || isHeading(line) }
    var (rewordings, reader) = (Rewordings(), WordReader())
    rewordings.compare(wordings(old.filter(compared), &reader), wordings(new.filter(compared), &reader))
    let lines = Set(gone)
    guard rewordings.isEmpty else { return base }
    var isBehindGone = false
    return base.filter { line in
      isBehindGone = line.side == .base && lines.contains(line.line) || isBehindGone && isBlank(line)
      return !isBehindGone
    }
  }

  func isHeading(_ line: SideLine) -> Bool { headings.contains(versions[line.side].numbers[line.line]) }

  private func isText(_ line: SideLine) -> Bool { !isBlank(line) && versions[line.side].levels[line.line] == 0 }

  private func wordings(_ lines: [SideLine], _ reader: inout WordReader) -> [(number: Int, wording: Wording)] {
    lines.enumerated().map { place, line in
      let version = versions[line.side]
      return (place, Wording(version.bytes, version.lines[line.line], with: &reader))
    }
  }
}
