import VaultModel
import VaultSyntax

/// The parts of three versions that can be merged one by one: they are cut before blocks that all three have, unchanged and
/// under one heading, and past which nothing was moved.
struct MergeRegions {
  /// The lines of each version, part by part; all of them together.
  let parts: [MergeSides<Range<Int>>]

  /// - Complexity: O(*n* log *n*) in the lines of all versions.
  init(_ proof: MergeProof) {
    let cuts = Self.cuts(proof)
    let ends = cuts + [proof.versions.map(\.lines.count)]
    let starts = [MergeSides(base: 0, ours: 0, theirs: 0)] + cuts
    parts = zip(starts, ends).map { start, end in
      MergeSides(
        base: start.base..<end.base, ours: start.ours..<end.ours, theirs: start.theirs..<end.theirs)
    }
  }

  private static func cuts(_ proof: MergeProof) -> [MergeSides<Int>] {
    let (versions, classes) = (proof.versions, proof.classes)
    let isStart = MergeSides(
      base: versions.base.blockStarts(classes.owners.base), ours: versions.ours.blockStarts(classes.owners.ours),
      theirs: versions.theirs.blockStarts(classes.owners.theirs))
    var cuts: [MergeSides<Int>] = []
    for line in versions.base.lines.indices where line > 0 && isStart.base[line] && classes.places.base[line] >= 0 {
      let member = classes.members[classes.places.base[line]]
      let lines = member.lines
      guard lines.ours > cuts.last?.ours ?? 0, lines.theirs > cuts.last?.theirs ?? 0, !member.isMoved.ours,
        !member.isMoved.theirs, isStart.ours[lines.ours], isStart.theirs[lines.theirs],
        versions.base.numbers[line] == versions.ours.numbers[lines.ours],
        versions.base.numbers[line] == versions.theirs.numbers[lines.theirs],
        case let owner = classes.owner(of: line, .base), owner == classes.owner(of: lines.ours, .ours),
        owner == classes.owner(of: lines.theirs, .theirs)
      else { continue }
      cuts.append(lines)
    }
    // How many lines stand on both sides of each cut begins and ends, summed up below. What both sides put in is merged in
    // one part: apart it would stand twice.
    var crossings = Array(repeating: 0, count: cuts.count + 1)
    for lines in classes.members.map(\.lines) + proof.twins {
      let parts = [MergeSide.base, .ours, .theirs].compactMap { side in
        lines[side] < 0 ? nil : cuts.partitioningIndex { $0[side] > lines[side] }
      }
      guard let first = parts.min(), let last = parts.max(), first < last else { continue }
      crossings[first] += 1
      crossings[last] -= 1
    }
    var open = 0
    return zip(cuts, crossings).compactMap { cut, change in
      open += change
      return open == 0 ? cut : nil
    }
  }
}

extension MergeProof {
  /// What both sides put in that may be one thing: list lines of one identity, headings that read the same, and other text
  /// that does from one blank line to the next; the first of ours with each of theirs, and the first of theirs with each of ours.
  var twins: [MergeSides<Int>] {
    let (ours, theirs) = (putIn(.ours, by: pairings.ours), putIn(.theirs, by: pairings.theirs))
    return ours.flatMap { text, lines in
      guard let others = theirs[text] else { return [MergeSides<Int>]() }
      return lines.map { MergeSides(base: -1, ours: $0, theirs: others[0]) }
        + others.map { MergeSides(base: -1, ours: lines[0], theirs: $0) }
    }
  }

  /// The first lines of what a side put in, by what it is.
  private func putIn(_ side: MergeSide, by pairing: LinePairing) -> [PutIn: [Int]] {
    let (version, owners) = (versions[side], classes.owners[side])
    let starts = version.blockStarts(owners)
    var lines: [PutIn: [Int]] = [:]
    for line in version.lines.indices where pairing.origins[line] < 0 && !version.isBlank(line) {
      if let node = version.node(at: line) {
        let record = PutIn(identity: version.identity(of: node), amount: version.amount(of: node))
        lines[record, default: []].append(line)
      } else if owners.isHeading[line] || owners.isItem[line] {
        lines[PutIn(lines: version.numbers[line...line]), default: []].append(line)
      } else if starts[line], line == 0 || version.isBlank(line - 1),
        LineWords.hasText(version.bytes, version.lines[line])
      {
        let block = version.numbers[line...].prefix { !version.blankNumbers.contains($0) }
        lines[PutIn(lines: block), default: []].append(line)
      }
    }
    return lines
  }

  /// What one side put in, as far as the other one may have put in the same.
  private struct PutIn: Hashable {
    var identity = ""
    var amount: ArraySlice<UInt8> = []
    var lines: ArraySlice<Int32> = []
  }
}

extension BodyVersion {
  /// Which lines begin a block that stands in no other one, or a list line of a list that does.
  func blockStarts(_ owners: LineOwners) -> [Bool] {
    var starts = Array(repeating: false, count: lines.count)
    let blocks = note.document.blocks
    for block in blocks.children(of: 0) {
      let start = blocks.blocks[block].range.lower
      let line = lines.partitioningIndex { $0.upper > start }
      if line < lines.count { starts[line] = true }
    }
    for line in lines.indices where owners.isItem[line] {
      let owner = owners.owners[line]
      if owner < 0 || owners.isHeading[owner] { starts[line] = true }
    }
    return starts
  }
}
