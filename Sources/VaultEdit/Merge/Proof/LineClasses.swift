import VaultSyntax

/// Which lines of the three versions are one line, as far as the pairings and equal text tell.
struct LineClasses {
  /// A line in each version that has it; -1 where one does not.
  struct Member {
    var lines: MergeSides<Int>
    /// Whether a side has it elsewhere than the base.
    var isMoved = MergeSides(base: false, ours: false, theirs: false)
    /// Whether a side has other text in its place.
    var isReplaced = MergeSides(base: false, ours: false, theirs: false)
    /// Whether it may as well be the line that a side moved as the one that it was moved past.
    var mayBeMoved = MergeSides(base: false, ours: false, theirs: false)
    /// Whether each side has lines of its own in its place, and neither keeps it.
    var isReplacedByBoth = false
  }

  private(set) var members: [Member] = []
  /// The place in ``members`` of each line with something to read, or -1.
  private(set) var places: MergeSides<[Int]>
  let owners: MergeSides<LineOwners>
  private let versions: MergeSides<BodyVersion>
  /// The lines of a side that stand where it has a line of the base no more, by that line.
  private var replacements = MergeSides<[Int: ArraySlice<Int>]>(base: [:], ours: [:], theirs: [:])

  /// - Complexity: O(*n* log *n*) in the lines of all versions.
  init(_ versions: MergeSides<BodyVersion>, _ pairings: (ours: LinePairing, theirs: LinePairing)) {
    self.versions = versions
    owners = versions.map(\.owners)
    places = versions.map { Array(repeating: -1, count: $0.lines.count) }
    let (ours, theirs) = (
      SidePartners(pairings.ours, owners.base, owners.ours), SidePartners(pairings.theirs, owners.base, owners.theirs)
    )
    for line in versions.base.lines.indices where !versions.base.isBlank(line) {
      let (our, their) = (ours.partners[line], theirs.partners[line])
      var member = Member(lines: MergeSides(base: line, ours: our, theirs: their))
      if our >= 0 { member.isMoved.ours = ours.isMoved[our] }
      if their >= 0 { member.isMoved.theirs = theirs.isMoved[their] }
      append(member)
    }
    for line in versions.ours.lines.indices where places.ours[line] < 0 && !versions.ours.isBlank(line) {
      append(Member(lines: MergeSides(base: -1, ours: line, theirs: -1)))
    }
    for line in versions.theirs.lines.indices where places.theirs[line] < 0 && !versions.theirs.isBlank(line) {
      append(Member(lines: MergeSides(base: -1, ours: -1, theirs: line)))
    }
    uniteNew()
    for side in [MergeSide.ours, .theirs] { takeReplacedText(side) }
    // A heading in other words is known now, and with it what both put under it.
    uniteNew()
    findReplacedByBoth()
    for side in [MergeSide.ours, .theirs] {
      // What went into another owner is what was moved.
      let kept = places[side].filter { place in
        place >= 0 && members[place].lines.base >= 0
          && owner(of: members[place].lines[side], side) == owner(of: members[place].lines.base, .base)
      }
      for (place, isNeeded) in zip(kept, kept.map { members[$0].lines.base }.neededForLongestRun()) {
        members[place].mayBeMoved[side] = !isNeeded
        if members[place].isReplaced[side] { members[place].isMoved[side] = !isNeeded }
      }
    }
  }

  private mutating func append(_ member: Member) {
    for side in [MergeSide.base, .ours, .theirs] where member.lines[side] >= 0 {
      places[side][member.lines[side]] = members.count
    }
    members.append(member)
  }

  /// What both sides may have put in: the same line, or the same record with other facts.
  private struct NewLine: Hashable {
    var owner: Int
    var number: Int32 = -1
    var identity = ""
    var amount: ArraySlice<UInt8> = []
  }

  /// Makes one of what both sides put into the same owner.
  private mutating func uniteNew() {
    let equal = { (line: Int, side: MergeSide, classes: Self) -> NewLine? in
      NewLine(owner: classes.owner(of: line, side), number: classes.versions[side].numbers[line])
    }
    let alike = { (line: Int, side: MergeSide, classes: Self) -> NewLine? in
      let version = classes.versions[side]
      return version.node(at: line).map { node in
        NewLine(
          owner: classes.owner(of: line, side), identity: version.identity(of: node), amount: version.amount(of: node))
      }
    }
    var rest = members.indices.filter { members[$0].lines.base < 0 && members[$0].lines.ours < 0 }
    var new = members.indices.filter { members[$0].lines.base < 0 && members[$0].lines.theirs < 0 }
    // What stands in a line that both put in can be told once that one is.
    for key in [equal, alike, equal] where !rest.isEmpty && !new.isEmpty {
      var waiting: [NewLine: [Int]] = [:]
      for place in new.reversed() where members[place].lines.ours >= 0 {
        if let key = key(members[place].lines.ours, .ours, self) { waiting[key, default: []].append(place) }
      }
      for place in rest where members[place].lines.theirs >= 0 {
        let line = members[place].lines.theirs
        guard let key = key(line, .theirs, self), let known = waiting[key]?.popLast() else { continue }
        members[known].lines.theirs = line
        places.theirs[line] = known
        members[place].lines.theirs = -1
      }
      rest.removeAll { members[$0].lines.theirs < 0 }
      new.removeAll { members[$0].lines.theirs >= 0 }
    }
  }

  /// Takes text that stands between two lines of one owner which a side kept for what stood there: it has other words.
  private mutating func takeReplacedText(_ side: MergeSide) {
    let (before, after) = (parts(of: .base), parts(of: side))
    for (owner, lines) in before.sorted(by: { $0.key < $1.key }) {
      let counterpart = owner < 0 ? -1 : members[places.base[owner]].lines[side]
      guard owner < 0 || counterpart >= 0, let others = after[counterpart] else { continue }
      var (start, otherStart) = (0, 0)
      for end in 0...lines.count {
        var otherEnd = others.count
        if end < lines.count {
          let kept = members[places.base[lines[end]]].lines[side]
          guard kept >= 0, let place = others[otherStart...].firstIndex(of: kept) else { continue }
          otherEnd = place
        }
        replace(lines[start..<end], by: others[otherStart..<otherEnd], side)
        (start, otherStart) = (end + 1, min(otherEnd + 1, others.count))
      }
    }
  }

  /// What stands directly in each line with something to read, by that line; by -1 what stands above all headings.
  private func parts(of side: MergeSide) -> [Int: [Int]] {
    Dictionary(grouping: places[side].indices.filter { places[side][$0] >= 0 }) { owners[side].owners[$0] }
  }

  /// Whether something stands in a heading of the base.
  private func hasParts(_ line: Int) -> Bool {
    let next = places.base[(line + 1)...].firstIndex { $0 >= 0 }
    return next.map { owners.base.owners[$0] == line } ?? false
  }

  private mutating func replace(_ lines: ArraySlice<Int>, by new: ArraySlice<Int>, _ side: MergeSide) {
    let other = side == .ours ? MergeSide.theirs : .ours
    if !new.isEmpty { for line in lines { replacements[side][line] = new } }
    // A heading is another one, unless it had nothing under it that could tell.
    func isText(_ line: Int, _ side: MergeSide) -> Bool {
      versions[side].node(at: line) == nil
        && (!owners[side].isHeading[line] || lines.count == 1 && (side != .base || !hasParts(line)))
    }
    guard lines.count == new.count, lines.allSatisfy({ members[places.base[$0]].lines[side] < 0 && isText($0, .base) }),
      new.allSatisfy({ members[places[side][$0]].lines.base < 0 && isText($0, side) })
    else { return }
    for (line, replacement) in zip(lines, new) {
      let (place, newPlace) = (places.base[line], places[side][replacement])
      guard members[newPlace].lines[other] < 0 || members[place].lines[other] < 0,
        owners.base.isItem[line] == owners[side].isItem[replacement],
        owners.base.isHeading[line] == owners[side].isHeading[replacement]
      else { continue }
      members[place].lines[side] = replacement
      members[place].isReplaced[side] = true
      places[side][replacement] = place
      if members[newPlace].lines[other] >= 0 {
        members[place].lines[other] = members[newPlace].lines[other]
        places[other][members[newPlace].lines[other]] = place
      }
      members[newPlace].lines = MergeSides(base: -1, ours: -1, theirs: -1)
    }
  }

  /// Marks what both sides have no more and put other lines in the place of: whether these are that line in other words,
  /// on one side or on both, nobody knows.
  private mutating func findReplacedByBoth() {
    for (line, new) in replacements.ours {
      let place = places.base[line]
      guard let others = replacements.theirs[line], members[place].lines.ours < 0, members[place].lines.theirs < 0,
        case let isHeading = owners.base.isHeading[line],
        new.contains(where: { isAlone($0, .ours) && owners.ours.isHeading[$0] == isHeading }),
        others.contains(where: { isAlone($0, .theirs) && owners.theirs.isHeading[$0] == isHeading })
      else { continue }
      members[place].isReplacedByBoth = true
    }
  }

  /// Whether a line is in one version alone.
  private func isAlone(_ line: Int, _ side: MergeSide) -> Bool {
    let lines = members[places[side][line]].lines
    return lines.base < 0 && lines[side == .ours ? .theirs : .ours] < 0
  }

  /// The place in ``members`` of what a line stands in, or -1.
  func owner(of line: Int, _ side: MergeSide) -> Int {
    let owner = owners[side].owners[line]
    return owner < 0 ? -1 : places[side][owner]
  }
}

/// The pairing of one side, with text that stands once in both versions and was moved, and with headings and list lines
/// that have other words but kept what stands in them.
private struct SidePartners {
  var partners: [Int]
  var origins: [Int]
  var isMoved: [Bool]

  init(_ pairing: LinePairing, _ before: LineOwners, _ after: LineOwners) {
    (partners, origins, isMoved) = (pairing.partners, pairing.origins, pairing.isMoved)
    leaveLogs(pairing, before, after)
    takeMovedText(pairing)
    // What a line stands in can be told by it once it is told itself.
    while takeOwners(before, after, pairing.before) {}
  }

  private mutating func pair(_ line: Int, _ other: Int) {
    partners[line] = other
    origins[other] = line
    isMoved[other] = true
  }

  /// A line of a log with another day in another owner is another one.
  private mutating func leaveLogs(_ pairing: LinePairing, _ before: LineOwners, _ after: LineOwners) {
    for line in partners.indices where partners[line] >= 0 {
      let other = partners[line]
      guard pairing.before.numbers[line] != pairing.after.numbers[other], let node = pairing.before.node(at: line),
        pairing.before.isLog(node), case let owner = before.owners[line],
        owner < 0 ? after.owners[other] >= 0 : partners[owner] != after.owners[other]
      else { continue }
      (partners[line], origins[other]) = (-1, -1)
    }
  }

  private mutating func takeMovedText(_ pairing: LinePairing) {
    var lines: [Int32: Int] = [:]
    for line in partners.indices where partners[line] < 0 && !pairing.before.isBlank(line) {
      lines[pairing.before.numbers[line]] = lines[pairing.before.numbers[line]] == nil ? line : -1
    }
    var others: [Int32: Int] = [:]
    for line in origins.indices where origins[line] < 0 && !pairing.after.isBlank(line) {
      others[pairing.after.numbers[line]] = others[pairing.after.numbers[line]] == nil ? line : -1
    }
    for (number, line) in lines where line >= 0 {
      if let other = others[number], other >= 0 { pair(line, other) }
    }
  }

  /// A heading keeps its lines in their place when it is renamed; a list line takes them along wherever it goes. Returns
  /// whether there was one.
  private mutating func takeOwners(_ before: LineOwners, _ after: LineOwners, _ version: BodyVersion) -> Bool {
    var isAny = false
    var candidates: [Int: (other: Int, isMoved: Bool)] = [:]
    for line in partners.indices where partners[line] >= 0 && !version.isBlank(line) {
      let (owner, other) = (before.owners[line], after.owners[partners[line]])
      guard owner >= 0, partners[owner] < 0 else { continue }
      let isMoved = isMoved[partners[line]]
      if other < 0 || origins[other] >= 0 || before.isHeading[owner] != after.isHeading[other]
        || candidates[owner].map({ $0.other != other }) ?? false
      {
        if before.isItem[owner] { candidates[owner] = (-1, false) }
      } else if candidates[owner] == nil, before.isItem[owner] || !isMoved {
        candidates[owner] = (other, isMoved)
      }
    }
    for (owner, found) in candidates.sorted(by: { $0.key < $1.key }) where found.other >= 0 && origins[found.other] < 0
    {
      partners[owner] = found.other
      origins[found.other] = owner
      isMoved[found.other] = found.isMoved
      isAny = true
    }
    return isAny
  }
}
