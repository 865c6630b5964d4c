import VaultModel
import VaultSyntax

/// The merge of the text below the front matter, as far as it is proven to keep what both sides did: of some ways to merge
/// the first that is.
struct ProvenMerge {
  let body: BodyMerge
  let proof: MergeProof
  let lineEnding: [UInt8]

  /// - Complexity: O(*n* log *n*) in the lines.
  init(_ body: BodyMerge, lineEnding: [UInt8]) {
    self.body = body
    self.lineEnding = lineEnding
    proof = MergeProof(body.versions, body.pairings)
  }

  /// Adds the merged text to an output: whole where that is proven to be right, else part by part, each with the smallest
  /// conflict that is known for it.
  ///
  /// - Complexity: as the merge of the records, that of the lines, and the diffs between the versions.
  func write(to output: inout MergeOutput) {
    let start = output.merged.bytes.count
    let known = output.merged.conflicts.count
    var proven: MergeOutput?
    for way in [byArrangedRecords, byRecords, byLines] {
      var result = output
      guard way(&result), let pieces = proof.proven(result.shown(from: start), lineEnding: lineEnding) else { continue }
      var mended = output
      mended.add(pieces[0])
      for (conflict, piece) in zip(result.merged.conflicts[known...], pieces.dropFirst()) {
        mended.addShown(conflict, lineEnding: lineEnding)
        mended.add(piece)
      }
      if pieces.count == 1 {
        output = mended
        return
      }
      proven = proven ?? mended
    }
    if changeOtherSections, countsLinesAsBothSides, byLines(&output) { return }
    var ways: [MergeOutput] = proven.map { [$0] } ?? []
    // What is proven to be in conflict is so, however git sees it, but in prose; unproven, every way may find a shorter one.
    let isKnown = proven.map { $0.merged.conflicts[known...].contains(where: isAboutLists) } ?? false
    func tryWay(_ way: (inout MergeOutput) -> Bool) {
      var result = output
      guard way(&result) else { return }
      if !isKnown || result.merged.conflicts.count > known { ways.append(result) }
    }
    tryWay(byHunks)
    if proven == nil {
      tryWay(byParts)
      if ways.isEmpty { tryWay(byConflictingHunks) }
      tryWay(byDifference)
    }
    // Of equally long ones the first, which knows most of what the lines are.
    let lengths = ways.map { $0.conflictLength(after: known) }
    if let shortest = lengths.indices.min(by: { lengths[$0] < lengths[$1] }) { output = ways[shortest] }
  }

  /// Whether a conflict is about list lines: the base has one there, or both sides do.
  private func isAboutLists(_ conflict: UnsettledMerge) -> Bool {
    func hasList(_ bytes: [UInt8]) -> Bool {
      Document([UInt8(ascii: "\n")] + bytes).blocks.blocks.contains { $0.kind == .listItem }
    }
    return hasList(conflict.base) || hasList(conflict.ours) && hasList(conflict.theirs)
  }

  /// Merges the records once what both sides did alike is done in the base, and the sections stand in one order; false
  /// where nothing of this is to be done.
  private func byArrangedRecords(_ output: inout MergeOutput) -> Bool {
    let shared = SharedEdits(proof).texts.map { arranged($0) }
    let order = SectionOrder(shared.map { MergeProof($0.versions, $0.pairings) } ?? proof, lineEnding: lineEnding)
    guard let merge = order.texts.map({ arranged($0) }) ?? shared else { return false }
    merge.write(to: &output)
    return true
  }

  /// The merge of versions with these texts below the front matter.
  private func arranged(_ texts: MergeSides<[UInt8]>) -> BodyMerge {
    func note(_ side: MergeSide) -> Note {
      let former = body.versions[side].note
      // An empty line before it keeps a rule at the beginning from being read as a fence.
      return Note(Document([UInt8(ascii: "\n")] + texts[side]), context: former.lineContext)
    }
    let notes = MergeSides(base: note(.base), ours: note(.ours), theirs: note(.theirs))
    return BodyMerge(
      notes, bodies: notes.map { ByteRange(1, $0.document.bytes.count) }, hasNoBase: false, lineEnding: lineEnding)
  }

  private func byRecords(_ output: inout MergeOutput) -> Bool {
    body.write(to: &output)
    return true
  }

  /// Merges by lines as `git merge-file` does, which may find a way between repeated lines that a merge of records does
  /// not; false where that is a conflict.
  private func byLines(_ output: inout MergeOutput) -> Bool {
    guard let lines = linesMergedByLines else { return false }
    for line in lines { output.add(body.versions[line.side].text(line.line)) }
    return true
  }

  /// The lines that a merge by lines leaves; nil where that is a conflict.
  private var linesMergedByLines: [SideLine]? {
    let changes = ThreeWayDiff(body.versions.map(\.numbers)).changes()
    guard changes.allSatisfy({ $0.outcome != .conflict }) else { return nil }
    var merged: [SideLine] = []
    var place = 0
    func add(_ lines: Range<Int>, of side: MergeSide) {
      for line in lines { merged.append(SideLine(side: side, line: line)) }
    }
    for change in changes {
      add(place..<max(place, change.ours.lowerBound), of: .ours)
      place = max(place, change.ours.upperBound)
      if change.outcome == .theirs { add(change.theirs, of: .theirs) } else { add(change.ours, of: .ours) }
    }
    add(place..<body.versions.ours.lines.count, of: .ours)
    return merged
  }

  /// Whether a merge by lines has each line as often as both sides together say.
  private var countsLinesAsBothSides: Bool {
    guard let merged = linesMergedByLines else { return false }
    let versions = body.versions
    func counts(_ numbers: some Sequence<Int32>) -> [Int32: Int] {
      var counts: [Int32: Int] = [:]
      for number in numbers { counts[number, default: 0] += 1 }
      return counts
    }
    let known = versions.map { version in
      counts(version.lines.indices.lazy.filter { !version.isBlank($0) }.map { version.numbers[$0] })
    }
    let result = counts(
      merged.lazy.filter { !versions[$0.side].isBlank($0.line) }.map { versions[$0.side].numbers[$0.line] })
    return Set(known.base.keys).union(known.ours.keys).union(known.theirs.keys).allSatisfy { number in
      let (base, ours, theirs) = (known.base[number] ?? 0, known.ours[number] ?? 0, known.theirs[number] ?? 0)
      return result[number] ?? 0 == (ours == theirs ? ours : ours + theirs - base)
    }
  }

  /// Whether the sides changed other lines in other sections, and no heading: then each line stays where its author put it when the
  /// lines are merged as git does, and that is right even where equal lines, as in blocks of code, cannot be told apart.
  private var changeOtherSections: Bool {
    let versions = body.versions
    let owners = proof.classes.owners
    var sections = MergeSides<Set<Int>>(base: [], ours: [], theirs: [])
    var numbers = MergeSides<Set<Int32>>(base: [], ours: [], theirs: [])
    var (place, ourPlace) = (0, 0)
    for change in ThreeWayDiff(versions.map(\.numbers)).changes() {
      guard change.outcome == .ours || change.outcome == .theirs,
        !owners.base.isHeading[change.base].contains(true), !owners.ours.isHeading[change.ours].contains(true),
        !owners.theirs.isHeading[change.theirs].contains(true)
      else { return false }
      let around = max(0, change.base.lowerBound - 1)..<min(versions.base.lines.count, change.base.upperBound + 1)
      // What both did alike is no change here, and may be a part of more that only one of them did.
      guard
        versions.base.numbers[place..<change.base.lowerBound]
          == versions.ours.numbers[ourPlace..<change.ours.lowerBound]
      else { return false }
      (place, ourPlace) = (change.base.upperBound, change.ours.upperBound)
      let (side, lines) = change.outcome == .ours ? (MergeSide.ours, change.ours) : (.theirs, change.theirs)
      sections[side].formUnion(around.map { owners.base.section(of: $0) })
      // What one side moved, the other one may have moved too.
      numbers[side].formUnion(change.base.filter { !versions.base.isBlank($0) }.map { versions.base.numbers[$0] })
      numbers[side].formUnion(lines.filter { !versions[side].isBlank($0) }.map { versions[side].numbers[$0] })
    }
    guard versions.base.numbers[place...] == versions.ours.numbers[ourPlace...] else { return false }
    return sections.ours.isDisjoint(with: sections.theirs) && numbers.ours.isDisjoint(with: numbers.theirs)
  }

  /// Merges the parts that stand by themselves one after the other; false where there is only one.
  private func byParts(_ output: inout MergeOutput) -> Bool {
    let parts = MergeRegions(proof).parts
    guard parts.count > 1 else { return false }
    let versions = body.versions
    func text(_ side: MergeSide, _ lines: Range<Int>) -> [UInt8] {
      lines.flatMap { Array(versions[side].text($0)) }
    }
    for part in parts {
      let texts = MergeSides(
        base: text(.base, part.base), ours: text(.ours, part.ours), theirs: text(.theirs, part.theirs))
      // A paragraph that stood below an empty line stands there still.
      if isBelowBlank(part) || isBelowHeading(part, in: output), !output.endsWithBlankLine { output.add(lineEnding) }
      if let settled = texts.settled {
        output.add(settled)
      } else {
        ProvenMerge(arranged(texts), lineEnding: lineEnding).write(to: &output)
      }
    }
    return true
  }

  /// Whether a part begins below an empty line in every version.
  private func isBelowBlank(_ part: MergeSides<Range<Int>>) -> Bool {
    [MergeSide.base, .ours, .theirs].allSatisfy { side in
      let line = part[side].lowerBound
      return line > 0 && body.versions[side].isBlank(line - 1)
    }
  }

  /// Whether the first line of a part would stand below its heading where a version has a blank line: what stood between
  /// them was removed.
  private func isBelowHeading(_ part: MergeSides<Range<Int>>, in output: MergeOutput) -> Bool {
    [MergeSide.base, .ours, .theirs].contains { side in
      guard part[side].lowerBound < body.versions[side].lines.count else { return false }
      let heading = proof.classes.owners[side].owners[part[side].lowerBound]
      return heading >= 0 && proof.classes.owners[side].isHeading[heading] && body.versions[side].isBlank(heading + 1)
        && output.endsWith(body.versions[side].text(heading))
    }
  }

  /// Adds all from the first block to the last in which the sides differ as one conflict.
  private func byDifference(_ output: inout MergeOutput) -> Bool {
    func text(_ version: BodyVersion) -> [UInt8] { version.lines.flatMap { version.bytes[$0.indices] } }
    let texts = body.versions.map(text)
    let (above, conflict, below) = UnsettledMerge(.lines, ours: texts.ours, base: texts.base, theirs: texts.theirs)
      .withoutCommonEnds()
    output.add(above)
    output.add(conflict, lineEnding: lineEnding)
    output.add(below)
    return true
  }
}
