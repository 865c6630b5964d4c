import VaultModel
import VaultSyntax

/// A merged text, read anew, with what each of its lines is in the versions that it was made from.
struct MergedReading {
  let proof: MergeProof
  /// The text behind an empty line, and its lines.
  let bytes: [UInt8]
  let lines: [ByteRange]
  let isBlank: [Bool]
  let owners: LineOwners
  /// Which lines stand in a conflict.
  let isConflicting: [Bool]
  /// The line that each conflict begins at, or would where it shows none.
  let conflictLines: [Int]
  /// The class of each line outside of conflicts, or -1.
  private(set) var places: [Int]
  /// The line outside of conflicts of each class, or -1.
  private var found: [Int]
  /// Which classes have a text that stands in a conflict.
  private var isInConflict: [Bool]
  /// What stands in the text and in no class that may be there.
  private(set) var presenceFault: String?

  private let classes: LineClasses

  /// Whether nothing is lost, doubled or moved.
  var isRight: Bool { fault == nil }

  /// What is wrong, in words for whoever looks for a defect.
  var fault: String? { presenceFault ?? ownerFault ?? orderFault }

  init(_ text: ShownMerge, _ proof: MergeProof) {
    (self.proof, classes) = (proof, proof.classes)
    let versions = proof.versions
    let context = versions.ours.note.lineContext
    // An empty line before it keeps a rule at the beginning from being read as a fence.
    let bytes = [UInt8(ascii: "\n")] + text.bytes
    let note = Note(Document(bytes), context: context)
    let unions = proof.classes.members.indices.compactMap { place in proof.union(of: place).map { (place, $0) } }
    let united = unions.flatMap(\.1)
    let sides = [versions.base, versions.ours, versions.theirs]
    let numbered = NumberedLines(
      of: sides.map { version in
        (version.bytes, ByteRange(version.lines.first?.lower ?? 0, version.lines.last?.upper ?? 0))
      } + [
        (bytes, ByteRange(1, bytes.count)), (united, ByteRange(0, united.count)),
        (text.others, ByteRange(0, text.others.count)),
      ])
    self.bytes = bytes
    lines = numbered.lines[3]
    let blank = lines.map { line in bytes[line.indices].allSatisfy { $0.isSpaceOrTab || $0.isLineEnding } }
    isBlank = blank
    owners = LineOwners(note, lines: lines, sections: BodyVersion.sections(of: note, lines))
    var conflicting = Array(repeating: false, count: lines.count)
    var starts: [Int] = []
    for range in text.conflicts {
      let start = lines.partitioningIndex { $0.upper > range.lowerBound + 1 }
      starts.append(start)
      let end = lines.partitioningIndex { $0.lower >= range.upperBound + 1 }
      for line in start..<max(start, end) { conflicting[line] = true }
    }
    (isConflicting, conflictLines) = (conflicting, starts)
    places = Array(repeating: -1, count: lines.count)
    found = Array(repeating: -1, count: proof.classes.members.count)
    isInConflict = Array(repeating: false, count: proof.classes.members.count)
    let unionNumbers = Dictionary(
      zip(unions.map(\.0), numbered.numbers[4])
    ) { first, _ in first }
    let inConflict = Set(numbered.numbers[5]).union(
      lines.indices.lazy.filter { conflicting[$0] }.map { numbered.numbers[3][$0] })
    let numbers = MergeSides(base: numbered.numbers[0], ours: numbered.numbers[1], theirs: numbered.numbers[2])
    markConflicts(inConflict, numbers)
    assign(numbered.numbers[3], bytes, numbers, unionNumbers)
  }

  private mutating func markConflicts(_ shown: Set<Int32>, _ numbers: MergeSides<[Int32]>) {
    guard !shown.isEmpty else { return }
    for (place, member) in classes.members.enumerated() {
      isInConflict[place] = [MergeSide.base, .ours, .theirs].contains { side in
        member.lines[side] >= 0 && shown.contains(numbers[side][member.lines[side]])
      }
    }
  }

  // MARK: - What each line is

  /// Finds the class of each line by what it reads as, of equal ones by what it stands in.
  private mutating func assign(
    _ merged: [Int32], _ bytes: [UInt8], _ numbers: MergeSides<[Int32]>, _ unions: [Int: Int32]
  ) {
    var waiting: [Int32: EqualLines] = [:]
    var mustStay: [Int] = []
    for place in classes.members.indices {
      let (fate, reads) = proof.fate(of: place)
      switch fate {
      case .goes: continue
      case .isInConflict:
        if !isInConflict[place] { presenceFault = presenceFault ?? "changed by both, in silence: \(place)" }
        continue
      case .stays: mustStay.append(place)
      }
      let number = reads.map { numbers[$0.side][$0.line] } ?? unions[place]
      if let number { waiting[number, default: EqualLines()].places.append(place) }
    }
    for (number, equal) in waiting where equal.places.count > 1 && equal.places.count <= EqualLines.most {
      waiting[number]?.places = equal.places.sorted(by: isBefore)
    }
    for line in lines.indices where !isBlank[line] && !isConflicting[line] {
      let owner = owners.owners[line] < 0 ? -1 : places[owners.owners[line]]
      guard let place = waiting[merged[line]]?.take(where: { proof.allowedOwners[$0].contains(owner) }) else {
        // A rule or a fence may come twice; what has words may not.
        if LineWords.hasText(bytes, lines[line]) {
          presenceFault =
            presenceFault ?? "not to be there: \(String(decoding: bytes[lines[line].indices], as: UTF8.self))"
        }
        continue
      }
      (places[line], found[place]) = (place, line)
    }
    for place in mustStay where found[place] < 0 && !isInConflict[place] {
      presenceFault = presenceFault ?? "lost: \(place)"
    }
  }

  /// Whether one of two equal lines stands before the other in a version that has both.
  private func isBefore(_ place: Int, _ other: Int) -> Bool {
    let (lines, others) = (classes.members[place].lines, classes.members[other].lines)
    let isTheirs = classes.members[place].isMoved.theirs || classes.members[other].isMoved.theirs
    for side in isTheirs ? [MergeSide.theirs, .ours] : [.ours, .theirs] where lines[side] >= 0 && others[side] >= 0 {
      return lines[side] < others[side]
    }
    return place < other
  }

  // MARK: - Where each line stands

  /// A line in what no author put it into.
  var ownerFault: String? {
    for line in lines.indices where places[line] >= 0 {
      let owner = owners.owners[line]
      if owner >= 0, isConflicting[owner] { continue }
      let place = owner < 0 ? -1 : places[owner]
      let allowed = proof.allowedOwners[places[line]]
      if allowed.contains(place) || owner >= 0 && place < 0 { continue }
      if allowed.contains(where: { $0 >= 0 && found[$0] < 0 && isInConflict[$0] }) { continue }
      if isAmidNeighbours(line) { continue }
      return "stands elsewhere: \(line)"
    }
    return nil
  }

  /// Whether a new line still stands between the lines that its author put it between, which went under another heading.
  private func isAmidNeighbours(_ line: Int) -> Bool {
    let member = classes.members[places[line]]
    guard member.lines.base < 0, (member.lines.ours < 0) != (member.lines.theirs < 0) else { return false }
    let side = member.lines.ours >= 0 ? MergeSide.ours : .theirs
    let owner = owners.owners[line]
    guard owner < 0 || owners.isHeading[owner] else { return false }
    let version = proof.versions[side]
    let near = { (step: Int) -> Int in
      var other = member.lines[side] + step
      while version.lines.indices.contains(other) {
        let place = classes.places[side][other]
        if place >= 0, classes.members[place].lines.base >= 0, found[place] >= 0,
          classes.owners[side].owners[other] == classes.owners[side].owners[member.lines[side]]
        {
          return found[place]
        }
        other += step
      }
      return -1
    }
    let (above, below) = (near(-1), near(1))
    if below < 0, above >= 0 {
      // Behind the last line of a section that only lost its heading.
      let other = side == .ours ? MergeSide.theirs : .ours
      return above < line && owners.owners[above] == owner && !classes.members[places[above]].isMoved[other]
    }
    return above >= 0 && below >= 0 && above < line && line < below && owners.owners[above] == owner
      && owners.owners[below] == owner
  }

  /// Lines that stand in another order than the side has them which moved them, or both where none did.
  var orderFault: String? {
    for side in [MergeSide.ours, .theirs] {
      let isAway = movedAlone(by: side == .ours ? .theirs : .ours)
      var last = -1
      for line in lines.indices where places[line] >= 0 && !isAway[places[line]] {
        let place = classes.members[places[line]].lines[side]
        guard place >= 0 else { continue }
        if place < last { return "stands in another order: \(line)" }
        last = place
      }
    }
    return siblingFault ?? pairFault
  }

  /// Lines of an owner that one side moved in another order than the other side has them there, but for those that the first
  /// one moved themselves.
  private var siblingFault: String? {
    let siblings = Dictionary(grouping: lines.indices.filter { places[$0] >= 0 }) { owners.owners[$0] }
    let isAway = [MergeSide.ours: movedAlone(by: .ours), .theirs: movedAlone(by: .theirs)]
    for (owner, lines) in siblings {
      let place = owner < 0 ? -1 : places[owner]
      for (side, other) in [(MergeSide.ours, MergeSide.theirs), (.theirs, .ours)] where place >= 0 {
        // Where the owner stayed, its lines are held to the order of the whole.
        guard isAway[other]?[place] ?? false else { continue }
        var last = -1
        for line in lines {
          let member = classes.members[places[line]]
          let own = member.lines[side]
          guard own >= 0, !member.isMoved[other], classes.owner(of: own, side) == place else { continue }
          if own < last { return "stands in another order: \(line)" }
          last = own
        }
      }
    }
    return nil
  }

  /// How many pairs of lines of one owner are compared; more are only held to the order of each side.
  private static let pairs = 1 << 20

  /// Two lines of one owner in another order than the side has them that changed it: which of both was moved past the
  /// other may be told differently of both sides.
  private var pairFault: String? {
    let common = lines.indices.filter { line in
      guard places[line] >= 0, case let member = classes.members[places[line]].lines else { return false }
      return member.base >= 0 && member.ours >= 0 && member.theirs >= 0
    }
    let siblings = Dictionary(grouping: common) { owners.owners[$0] }
    for lines in siblings.values {
      let members = lines.map { classes.members[places[$0]] }
      let moved = members.indices.filter { members[$0].isMoved.ours || members[$0].isMoved.theirs }
      guard moved.count * members.count <= Self.pairs else { continue }
      for place in moved {
        for other in members.indices where other != place {
          // Of two that came from elsewhere, each on one side, neither was moved past the other.
          if isBrought(members[place], against: members[other]) { continue }
          let orders = members[place].lines, others = members[other].lines
          let isAbove = MergeSides(
            base: orders.base < others.base, ours: orders.ours < others.ours, theirs: orders.theirs < others.theirs)
          if isAbove.settled != (place < other) { return "stands as the sides do not have it: \(lines[place])" }
        }
      }
    }
    return nil
  }

  /// Whether a side brought one of two lines from another owner, and did not move the other one, which the other side did.
  private func isBrought(_ member: LineClasses.Member, against other: LineClasses.Member) -> Bool {
    [(MergeSide.ours, MergeSide.theirs), (.theirs, .ours)].contains { side, otherSide in
      member.isMoved[side] && !member.isMoved[otherSide] && other.isMoved[otherSide] && !other.isMoved[side]
        && [(member, side), (other, otherSide)].contains { member, side in
          classes.owner(of: member.lines[side], side) != classes.owner(of: member.lines.base, .base)
        }
    }
  }

  /// Which classes one side moved, alone or with what they stand in, and the other did not.
  private func movedAlone(by side: MergeSide) -> [Bool] {
    let other = side == .ours ? MergeSide.theirs : .ours
    var isMoved = classes.members.map { $0.isMoved[side] && !$0.isMoved[other] }
    // What stands in a moved line goes with it; lines come after what they stand in.
    for version in [other, side] {
      for line in classes.places[version].indices {
        let place = classes.places[version][line]
        guard place >= 0, !isMoved[place], !classes.members[place].isMoved[other] else { continue }
        let owner = classes.owner(of: line, version)
        if owner >= 0, isMoved[owner] { isMoved[place] = true }
      }
    }
    return isMoved
  }
}

/// The classes that read alike and were not met yet, in their order.
private struct EqualLines {
  /// How many are told apart by what they stand in.
  static let most = 64

  var places: [Int] = []
  private var start = 0

  /// The first that fits, of many only the next ones are asked; the next one where none of these does. Nil once all were met.
  ///
  /// - Complexity: O(``most``).
  mutating func take(where fits: (Int) -> Bool) -> Int? {
    guard start < places.count else { return nil }
    let next = places[start...].prefix(Self.most)
    let choice = next.count == 1 ? start : next.firstIndex(where: fits) ?? start
    let place = places[choice]
    for index in stride(from: choice, to: start, by: -1) { places[index] = places[index - 1] }
    start += 1
    return place
  }
}
