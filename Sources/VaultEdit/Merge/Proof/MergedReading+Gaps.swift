import VaultSyntax

/// The blank lines between two lines are as many as a side has between them, or beside one of them where they met in the
/// merge: so none is lost or doubled around what moved, and no heading is glued to what stands above it.
extension MergedReading {
  /// The text outside of conflicts, one more piece than there are conflicts, with the blank lines that the sides have.
  func pieces(_ lineEnding: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = [[]]
    var above = -1
    var conflicts = conflictLines[...]
    for line in Array(lines.indices) + [lines.count] {
      if line < lines.count, isBlank[line], conflicts.first != line, !isConflicting[line] { continue }
      let gap = above + 1..<line
      let count = count(above, line) ?? gap.count
      for blank in gap.prefix(count) { pieces[pieces.count - 1] += bytes[lines[blank].indices] }
      for _ in 0..<max(0, count - gap.count) { pieces[pieces.count - 1] += lineEnding }
      while conflicts.first == line {
        pieces.append([])
        conflicts.removeFirst()
      }
      if line < lines.count, isConflicting[line] || isBlank[line] {
        if !isConflicting[line] { pieces[pieces.count - 1] += bytes[lines[line].indices] }
      } else if line < lines.count {
        pieces[pieces.count - 1] += bytes[lines[line].indices]
      }
      above = line
    }
    return pieces
  }

  /// How many blank lines belong between two lines with something to read; nil where as many as there are may stay.
  private func count(_ above: Int, _ below: Int) -> Int? {
    let isEdge = above < 0 || below == lines.count
    let (upper, lower) = (above < 0 ? -1 : places[above], below == lines.count ? -1 : places[below])
    if conflictLines.contains(where: { above < $0 && $0 <= below }) || above >= 0 && isConflicting[above] {
      return most(above, below)
    }
    guard above < 0 || upper >= 0, below == lines.count || lower >= 0 else { return nil }
    let between = [MergeSide.base, .ours, .theirs].map { gap(between: upper, lower, isEdge: isEdge, $0) }
    let count = below - above - 1
    switch (between[0], between[1], between[2]) {
    case (let base?, let ours?, let theirs?):
      if let settled = MergeSides(base: base, ours: ours, theirs: theirs).settled { return settled }
      return [ours, theirs].contains(count) ? nil : min(ours, theirs)
    case (_, let ours?, let theirs?): return [ours, theirs].contains(count) ? nil : max(ours, theirs)
    case (_, let gap?, nil), (_, nil, let gap?): return gap
    case (let gap?, nil, nil): return gap
    case (nil, nil, nil): break
    }
    let sides = [MergeSide.ours, .theirs]
    if isEdge {
      let edges = sides.map { gap(atStart: above < 0, $0) }
      return edges.contains(count) ? nil : edges.min()
    }
    // Of list lines those between list lines tell.
    let areItems = owners.isListed(above) && owners.isListed(below)
    let (overs, unders) = (
      sides.compactMap { gap(beside: upper, isAbove: false, ofItem: areItems, $0) },
      sides.compactMap { gap(beside: lower, isAbove: true, ofItem: areItems, $0) }
    )
    // A heading and a paragraph tell what stands around them, whatever it is.
    let isParagraph = [above, below].map { !owners.isHeading[$0] && !owners.isListed($0) }
    var allowed = Set(overs + unders)
    if owners.isHeading[below] {
      allowed = unders.isEmpty ? [max(overs.max() ?? 1, 1)] : Set(unders)
    } else if owners.isHeading[above] || isParagraph[0] && !isParagraph[1] {
      allowed = overs.isEmpty ? [max(unders.max() ?? 1, 1)] : Set(overs)
    } else if isParagraph[1], !isParagraph[0] {
      allowed = unders.isEmpty ? [1] : Set(unders)
    } else if areItems {
      allowed = [allowed.min() ?? 0]
    } else if allowed.contains(where: { $0 > 0 }) {
      allowed.remove(0)
    }
    guard !allowed.isEmpty, !allowed.contains(count) else { return nil }
    return isParagraph.contains(true) ? allowed.max() : allowed.min()
  }

  /// The most blank lines that a side has beside one of two lines with a conflict between them; nil where there are no more.
  private func most(_ above: Int, _ below: Int) -> Int? {
    let gaps = [MergeSide.ours, .theirs].flatMap { side in
      [(above, false), (below, true)].compactMap { line, isAbove in
        guard lines.indices.contains(line), places[line] >= 0 else { return nil as Int? }
        return gap(beside: places[line], isAbove: isAbove, ofItem: false, side)
      }
    }
    return gaps.max().flatMap { $0 < below - above - 1 ? $0 : nil }
  }

  /// The blank lines between two classes that a version has one behind the other, or between one and an end of the note.
  private func gap(between upper: Int, _ lower: Int, isEdge: Bool, _ side: MergeSide) -> Int? {
    let all = proof.classes.places[side]
    let above = upper < 0 ? -1 : proof.classes.members[upper].lines[side]
    let below = lower < 0 ? all.count : proof.classes.members[lower].lines[side]
    guard upper < 0 || above >= 0, lower < 0 || below >= 0, above < below else { return nil }
    for line in above + 1..<below where all[line] >= 0 { return nil }
    return below - above - 1
  }

  /// The blank lines at an end of a version.
  private func gap(atStart isStart: Bool, _ side: MergeSide) -> Int {
    let all = proof.classes.places[side]
    return isStart ? all.prefix { $0 < 0 }.count : all.reversed().prefix { $0 < 0 }.count
  }

  /// The blank lines above or below a class in a version; nil at an end of the note, or where only list lines tell
  /// and it stands beside other text.
  private func gap(beside place: Int, isAbove: Bool, ofItem: Bool, _ side: MergeSide) -> Int? {
    let all = proof.classes.places[side]
    let line = proof.classes.members[place].lines[side]
    guard line >= 0 else { return nil }
    var (other, count) = (line, 0)
    while true {
      other += isAbove ? -1 : 1
      guard all.indices.contains(other) else { return nil }
      if all[other] >= 0 { return ofItem && isText(other, side) ? nil : count }
      count += 1
    }
  }

  /// Whether a line of a version is neither a list line nor a part of one.
  private func isText(_ line: Int, _ side: MergeSide) -> Bool { !proof.classes.owners[side].isListed(line) }
}
