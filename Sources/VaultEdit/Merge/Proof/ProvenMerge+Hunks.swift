import VaultModel
import VaultSyntax

extension ProvenMerge {
  /// Merges the lines as `git merge-file` does, each conflict widened to the blocks that it cuts.
  ///
  /// - Returns: false where a side moved something, or where a line would stand in another list line or under another heading
  ///   than its author put it.
  func byHunks(_ output: inout MergeOutput) -> Bool {
    guard !proof.movesBlocks(.ours), !proof.movesBlocks(.theirs) else { return false }
    return writeHunks(&output, needsConflict: false)
  }

  /// Merges the lines as `git merge-file` does even where a side moved a block of prose that the other one changed: the conflict stands
  /// where the block was, and its former words where it is now.
  ///
  /// - Returns: as ``byHunks(_:)``; and where nothing is in conflict: nobody would be told of a block that stands twice.
  func byConflictingHunks(_ output: inout MergeOutput) -> Bool {
    guard !proof.movesRecords(.ours), !proof.movesRecords(.theirs) else { return false }
    return writeHunks(&output, needsConflict: true)
  }

  private func writeHunks(_ output: inout MergeOutput, needsConflict: Bool) -> Bool {
    let versions = body.versions
    let diff = ThreeWayDiff(versions.map(\.numbers))
    let changes = diff.changes()
    guard keepsSections(changes) else { return false }
    let refined = changes.flatMap { $0.outcome == .conflict ? diff.refined($0) : [$0] }
    let shown = ThreeWayDiff.simplified(refined) { LineWords.hasWord(versions.ours.bytes, versions.ours.lines[$0]) }
    let widened = widened(joiningTwins(shown))
    guard !needsConflict || widened.contains(where: { $0.outcome == .conflict }) else { return false }
    guard HunkReading(widened, proof).isRight else { return false }
    var place = 0
    for change in widened {
      for line in place..<max(place, change.ours.lowerBound) { output.add(versions.ours.text(line)) }
      place = max(place, change.ours.upperBound)
      switch change.outcome {
      case .ours, .same, .united: for line in change.ours { output.add(versions.ours.text(line)) }
      case .theirs: for line in change.theirs { output.add(versions.theirs.text(line)) }
      case .conflict:
        output.add(
          UnsettledMerge(
            .lines, ours: change.ours.flatMap { Array(versions.ours.text($0)) },
            base: change.base.flatMap { Array(versions.base.text($0)) },
            theirs: change.theirs.flatMap { Array(versions.theirs.text($0)) }), lineEnding: lineEnding)
      }
    }
    for line in place..<versions.ours.lines.count { output.add(versions.ours.text(line)) }
    return true
  }

  /// The changes, in one conflict those from one place to another where both sides put in the same: it would stand twice.
  private func joiningTwins(_ changes: [MergeChange]) -> [MergeChange] {
    var changes = changes
    for twin in proof.twins {
      guard let one = changes.firstIndex(where: { $0.ours.contains(twin.ours) }),
        let other = changes.firstIndex(where: { $0.theirs.contains(twin.theirs) }), one != other
      else { continue }
      let (first, last) = (min(one, other), max(one, other))
      changes.replaceSubrange(first...last, with: [changes[first].joined(with: changes[last])])
    }
    return changes
  }

  /// Whether no side alone put anything into a section that the other one removed whole, for no other one.
  private func keepsSections(_ changes: [MergeChange]) -> Bool {
    let (versions, headings) = (body.versions, proof.classes.owners.map(\.isHeading))
    for change in changes where change.outcome == .ours || change.outcome == .theirs {
      let (side, other) = change.outcome == .ours ? (MergeSide.ours, MergeSide.theirs) : (.theirs, .ours)
      let lines = side == .ours ? change.ours : change.theirs
      if headings[side][lines].contains(true) { continue }
      for section in versions.base.sections
      where (section.line..<section.end).allSatisfy({ change.base.contains($0) || versions.base.isBlank($0) }) {
        let isInside = changes.contains { added in
          let lines = other == .ours ? added.ours : added.theirs
          let first = lines.first { !versions[other].isBlank($0) }
          return added.outcome == (other == .ours ? .ours : .theirs) && added.base.lowerBound > section.line
            && added.base.lowerBound <= section.end && first.map { !headings[other][$0] } ?? false
        }
        if isInside { return false }
      }
    }
    return true
  }

  /// The changes with each conflict as far as the blocks that it cuts; what one side changed in these is part of it.
  private func widened(_ changes: [MergeChange]) -> [MergeChange] {
    let (ours, theirs) = (body.versions.ours, body.versions.theirs)
    let borders = (
      ours: ours.blockBorders(proof.classes.owners.ours), theirs: theirs.blockBorders(proof.classes.owners.theirs)
    )
    func isBorder(_ line: Int, _ other: Int) -> Bool { borders.ours[line] && borders.theirs[other] }
    var result: [MergeChange] = []
    var rest = changes[...]
    while var change = rest.popFirst() {
      guard change.outcome == .conflict else {
        result.append(change)
        continue
      }
      while !isBorder(change.ours.lowerBound, change.theirs.lowerBound) {
        if let last = result.last, last.ours.upperBound >= change.ours.lowerBound {
          change = last.joined(with: change)
          result.removeLast()
        } else if min(change.ours.lowerBound, change.theirs.lowerBound) == 0 {
          break
        } else {
          change.ours = change.ours.lowerBound - 1..<change.ours.upperBound
          change.theirs = change.theirs.lowerBound - 1..<change.theirs.upperBound
          if change.base.lowerBound > 0 { change.base = change.base.lowerBound - 1..<change.base.upperBound }
        }
      }
      if let last = result.last, last.outcome == .conflict, last.ours.upperBound >= change.ours.lowerBound {
        change = last.joined(with: change)
        result.removeLast()
      }
      while !isBorder(change.ours.upperBound, change.theirs.upperBound) {
        if let next = rest.first, next.ours.lowerBound <= change.ours.upperBound {
          change = change.joined(with: next)
          rest.removeFirst()
        } else if change.ours.upperBound == ours.lines.count || change.theirs.upperBound == theirs.lines.count {
          break
        } else {
          change.ours = change.ours.lowerBound..<change.ours.upperBound + 1
          change.theirs = change.theirs.lowerBound..<change.theirs.upperBound + 1
          if change.base.upperBound < body.versions.base.lines.count {
            change.base = change.base.lowerBound..<change.base.upperBound + 1
          }
        }
      }
      result.append(change)
    }
    return result
  }
}

/// A merge by lines, read anew: of every line is known which lines of the versions it is, however many read like it.
private struct HunkReading {
  /// Whether every line of a list stands in the list line and under the heading where its authors put it, and no other one
  /// in a list; what has become code stands in none.
  let isRight: Bool

  init(_ changes: [MergeChange], _ proof: MergeProof) {
    let versions = proof.versions
    var lines: [MergeSides<Int>] = []
    var isConflicting: [Bool] = []
    var bytes = [UInt8(ascii: "\n")]
    func add(_ ours: Int, _ theirs: Int, isInConflict: Bool = false) {
      lines.append(MergeSides(base: -1, ours: ours, theirs: theirs))
      isConflicting.append(isInConflict)
      bytes += ours >= 0 ? versions.ours.text(ours) : versions.theirs.text(theirs)
    }
    var (our, their) = (0, 0)
    func addCommon(upTo end: Int) {
      while our < end {
        add(our, their)
        (our, their) = (our + 1, their + 1)
      }
    }
    for change in changes {
      addCommon(upTo: change.ours.lowerBound)
      switch change.outcome {
      case .ours: for line in change.ours { add(line, -1) }
      case .theirs: for line in change.theirs { add(-1, line) }
      case .same, .united: for (line, other) in zip(change.ours, change.theirs) { add(line, other) }
      case .conflict: for line in change.ours { add(line, -1, isInConflict: true) }
      }
      (our, their) = (max(our, change.ours.upperBound), max(their, change.theirs.upperBound))
    }
    addCommon(upTo: versions.ours.lines.count)
    let note = Note(Document(bytes), context: versions.ours.note.lineContext)
    let ranges = NumberedLines(of: [(bytes, ByteRange(1, bytes.count))]).lines[0]
    guard ranges.count == lines.count else {
      isRight = false
      return
    }
    let owners = LineOwners(note, lines: ranges, sections: BodyVersion.sections(of: note, ranges))
    let isCode = note.document.blocks.isCode(ranges)
    let known = proof.classes.owners
    /// Whether a line stands where a side has it: one of a list in the same list line and under the same heading, any other
    /// one outside of all lists.
    func isKept(_ line: Int, _ side: MergeSide) -> Bool {
      let own = lines[line][side]
      guard known[side].isListed(own) else { return !owners.isListed(line) }
      let (owner, wanted) = (owners.owners[line], known[side].owners[own])
      return owner < 0 || wanted < 0 ? owner < 0 && wanted < 0 : lines[owner][side] == wanted
    }
    isRight = lines.indices.allSatisfy { line in
      let owner = owners.owners[line]
      if isConflicting[line] || owner >= 0 && isConflicting[owner] || isCode[line] { return true }
      // Where both have it, one of them may have put it there.
      return [MergeSide.ours, .theirs].contains { lines[line][$0] >= 0 && isKept(line, $0) }
    }
  }
}

extension MergeProof {
  /// Whether a side moved a heading, a list line, a part of one, or a block whole, from one blank line to the next, of which
  /// the other side has not all as it was; lines such as `</div>` that came with others are no block that was moved.
  fileprivate func movesBlocks(_ side: MergeSide) -> Bool {
    let (version, owners, other) = (versions[side], classes.owners[side], side == .ours ? MergeSide.theirs : .ours)
    let starts = version.blockStarts(owners)
    var (isMovedBlock, isKept) = (false, true)
    for line in version.lines.indices {
      if version.isBlank(line) {
        if isMovedBlock, !isKept { return true }
        (isMovedBlock, isKept) = (false, true)
        continue
      }
      let member = classes.members[classes.places[side][line]]
      // A heading or text in other words elsewhere is none that was moved.
      let isMoved = member.isMoved[side] && (owners.isListed(line) || isUnchanged(member, on: side))
      if isMoved, owners.isListed(line) || owners.isHeading[line] { return true }
      isMovedBlock = isMoved && (line == 0 || version.isBlank(line - 1) ? starts[line] : isMovedBlock)
      isKept = isKept && !member.isMoved[other] && isUnchanged(member, on: other)
    }
    return isMovedBlock && !isKept
  }

  /// Whether a side moved a heading, a list line or a part of one.
  fileprivate func movesRecords(_ side: MergeSide) -> Bool {
    let (version, owners) = (versions[side], classes.owners[side])
    return version.lines.indices.contains { line in
      guard !version.isBlank(line), owners.isListed(line) || owners.isHeading[line] else { return false }
      return classes.members[classes.places[side][line]].isMoved[side]
    }
  }

  /// Whether a side has a line in the words of the base.
  private func isUnchanged(_ member: LineClasses.Member, on side: MergeSide) -> Bool {
    let (line, old) = (member.lines[side], member.lines.base)
    return line >= 0 && old >= 0 && versions[side].numbers[line] == versions.base.numbers[old]
  }
}

extension MarkdownBlocks {
  /// Which lines stand in code, HTML or a comment that stands in no other block.
  fileprivate func isCode(_ lines: [ByteRange]) -> [Bool] {
    var isCode = Array(repeating: false, count: lines.count)
    for block in children(of: 0) where [.fencedCode, .indentedCode, .html, .comment].contains(blocks[block].kind) {
      let range = blocks[block].range
      let start = lines.partitioningIndex { $0.upper > range.lower }
      let end = lines.partitioningIndex { $0.lower >= range.upper }
      for line in start..<max(start, end) { isCode[line] = true }
    }
    return isCode
  }
}

extension MergeChange {
  /// One conflict of two changes that follow each other.
  fileprivate func joined(with next: MergeChange) -> MergeChange {
    MergeChange(
      .conflict, base: min(base.lowerBound, next.base.lowerBound)..<max(base.upperBound, next.base.upperBound),
      ours: ours.lowerBound..<max(ours.upperBound, next.ours.upperBound),
      theirs: theirs.lowerBound..<max(theirs.upperBound, next.theirs.upperBound))
  }
}

extension BodyVersion {
  /// Where a marker may stand before each line, and behind the last: beside a blank line, before a block or a list line.
  func blockBorders(_ owners: LineOwners) -> [Bool] {
    let starts = blockStarts(owners)
    return lines.indices.map { line in
      line == 0 || starts[line] || owners.isItem[line] || isBlank(line) || isBlank(line - 1)
    } + [true]
  }
}
