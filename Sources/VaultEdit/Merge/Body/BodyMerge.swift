import VaultModel
import VaultSyntax

/// The three-way merge of the text below the front matter: records by identity, the rest by lines.
///
/// First the three versions are brought into one order: what one side moved is moved in the others too. Then every
/// record that all three have divides the text, and is merged by itself; what stands between two of them is merged by
/// its lines.
struct BodyMerge {
  let versions: MergeSides<BodyVersion>
  let pairings: (ours: LinePairing, theirs: LinePairing)
  /// Whether nobody knows what the note was before.
  private let hasNoBase: Bool
  private let lineEnding: [UInt8]
  private var orders: MergeSides<[Int]>
  /// The lines of each version that are no longer to be had: records that one side removed and the other left alone.
  private var dropped: MergeSides<[Bool]>
  /// The lines that stand below a record or in a section which one side removed and the other changed.
  private var bound: MergeSides<[Bool]>
  /// The lines of the base that stand in a section which both sides removed.
  private var isGone: [Bool]

  /// From this many lines on the versions are taken apart side by side.
  private static let manyLines = 1_000

  /// Prepares a merge of what stands in a range of each note.
  ///
  /// - Complexity: O(*n* log *n*) in the lines, and as the diffs between the versions.
  init(_ notes: MergeSides<Note>, bodies: MergeSides<ByteRange>, hasNoBase: Bool, lineEnding: [UInt8]) {
    let sides = [MergeSide.base, .ours, .theirs]
    let numbered = NumberedLines(of: sides.map { (notes[$0].document.bytes, bodies[$0]) })
    let workers = numbered.numbers[1].count < Self.manyLines ? 1 : sides.count
    let read = parallelMap(count: sides.count, workers: workers) { side in
      BodyVersion(notes[sides[side]], lines: numbered.lines[side], numbers: numbered.numbers[side])
    }
    let versions = MergeSides(base: read[0], ours: read[1], theirs: read[2])
    self.versions = versions
    self.hasNoBase = hasNoBase
    self.lineEnding = lineEnding
    let pairings = parallelMap(count: 2, workers: workers) { side in
      LinePairing(
        versions.base, side == 0 ? versions.ours : versions.theirs, mayBeReworded: !hasNoBase, takesDoubtful: true)
    }
    self.pairings = (pairings[0], pairings[1])
    orders = versions.map { Array($0.lines.indices) }
    dropped = versions.map { Array(repeating: false, count: $0.lines.count) }
    bound = dropped
    isGone = dropped.base
    bindRemovedSections()
    repeatMoves()
    dropRemoved()
  }

  /// Adds the merged text to an output.
  ///
  /// - Complexity: O(*n*) in the lines, and as the diffs between two records.
  func write(to output: inout MergeOutput) {
    let sections = SectionMerge(
      versions: versions, isNew: MergeSides(base: [], ours: newLines(\.ours), theirs: newLines(\.theirs)),
      isBound: bound, isGone: isGone,
      blanks: versions.base.blankNumbers.union(versions.ours.blankNumbers).union(versions.theirs.blankNumbers),
      headings: versions.base.headingNumbers.union(versions.ours.headingNumbers).union(versions.theirs.headingNumbers),
      lineEnding: lineEnding)
    var places = MergeSides(base: 0, ours: 0, theirs: 0)
    for anchor in anchors() {
      sections.merge(lines(from: places, to: anchor), into: &output)
      mergeRecord(
        MergeSides(
          base: orders.base[anchor.base], ours: orders.ours[anchor.ours], theirs: orders.theirs[anchor.theirs]),
        into: &output)
      output.endsWithRecord = !output.endsWithMarker
      places = MergeSides(base: anchor.base + 1, ours: anchor.ours + 1, theirs: anchor.theirs + 1)
    }
    sections.merge(lines(from: places, to: orders.map(\.count)), into: &output)
  }

  /// The lines between two places of the orders.
  private func lines(from start: MergeSides<Int>, to end: MergeSides<Int>) -> MergeSides<[Int]> {
    MergeSides(
      base: Array(orders.base[start.base..<end.base]), ours: Array(orders.ours[start.ours..<end.ours]),
      theirs: Array(orders.theirs[start.theirs..<end.theirs]))
  }

  /// Which lines of a side are new and belong to a record that is not in conflict.
  private func newLines(_ side: KeyPath<MergeSides<[Bool]>, [Bool]>) -> [Bool] {
    let isOurs = side == \MergeSides<[Bool]>.ours
    let (version, pairing) = isOurs ? (versions.ours, pairings.ours) : (versions.theirs, pairings.theirs)
    let bound = bound[keyPath: side]
    return version.lines.indices.map { pairing.origins[$0] < 0 && version.levels[$0] > 0 && !bound[$0] }
  }
}

// MARK: - Removed sections

extension BodyMerge {
  /// Binds what one side has in a section that the other one removed, when it changed something there: an added line
  /// would stand under another heading.
  private mutating func bindRemovedSections() {
    let sections = versions.base.sections
    guard !sections.isEmpty else { return }
    let (ours, theirs) = (SectionPlaces(sections, pairings.ours), SectionPlaces(sections, pairings.theirs))
    let (removedByOurs, removedByTheirs) = (
      removed(sections, by: pairings.ours, ours), removed(sections, by: pairings.theirs, theirs)
    )
    bind(\.theirs, theirs, pairings.theirs, removed: removedByOurs)
    bind(\.ours, ours, pairings.ours, removed: removedByTheirs)
    let gone = Set(removedByOurs.map(\.line)).intersection(removedByTheirs.map(\.line))
    for section in sections where gone.contains(section.line) {
      // A heading alone may have got other words.
      guard (section.line + 1..<section.end).contains(where: { !versions.base.isBlank($0) }) else { continue }
      for line in section.line..<section.end {
        isGone[line] =
          versions.base.isBlank(line) || pairings.ours.partners[line] < 0 && pairings.theirs.partners[line] < 0
      }
    }
  }

  /// The sections of which one side kept nothing in its place.
  private func removed(_ sections: [BodySection], by pairing: LinePairing, _ places: SectionPlaces) -> [BodySection] {
    sections.filter { section in
      places[section] == nil
        && !(section.line..<section.end).contains { line in
          pairing.partners[line] >= 0 && !pairing.isMoved[pairing.partners[line]] && !versions.base.isBlank(line)
        }
    }
  }

  private mutating func bind(
    _ side: WritableKeyPath<MergeSides<[Bool]>, [Bool]>, _ places: SectionPlaces, _ pairing: LinePairing,
    removed: [BodySection]
  ) {
    let isOurs = side == \MergeSides<[Bool]>.ours
    let (version, remover) = isOurs ? (versions.ours, pairings.theirs) : (versions.theirs, pairings.ours)
    var end = 0
    for section in removed where section.line >= end {
      guard let kept = places[section] else { continue }
      let lines = kept.line..<kept.end
      let isChanged = lines.dropFirst().contains { line in
        let origin = pairing.origins[line]
        return !version.isBlank(line)
          && (origin < section.line || origin >= section.end || versions.base.numbers[origin] != version.numbers[line])
      }
      guard isChanged else { continue }
      for line in lines where pairing.origins[line] < 0 || remover.partners[pairing.origins[line]] < 0 {
        bound[keyPath: side][line] = true
      }
      for line in section.line..<section.end where versions.base.isBlank(line) || remover.partners[line] < 0 {
        bound.base[line] = true
      }
      end = section.end
    }
  }
}

/// Where the sections of the base stand in a side: where their headings do, which the diff may take for ones that came
/// when lines moved past them.
private struct SectionPlaces {
  private var places: [Int: BodySection] = [:]

  init(_ sections: [BodySection], _ pairing: LinePairing) {
    let (before, after) = (pairing.before, pairing.after)
    var byLine: [Int: BodySection] = [:]
    var byHeading: [ArraySlice<UInt8>: BodySection] = [:]
    for section in after.sections.reversed() {
      byLine[section.line] = section
      if pairing.origins[section.line] < 0 { byHeading[after.headingText(section)] = section }
    }
    for section in sections {
      let partner = pairing.partners[section.line]
      places[section.line] = partner >= 0 ? byLine[partner] : byHeading[before.headingText(section)]
    }
  }

  subscript(section: BodySection) -> BodySection? { places[section.line] }
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
      mover: versions.ours, moverLines: lines, isMoved: ours.isMoved, counterparts: toTheirs, origins: toOurs,
      isAway: pairings.theirs.isMoved
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
    dropRepeated()
    orders.base.removeAll { dropped.base[$0] }
    orders.ours.removeAll { dropped.ours[$0] }
    orders.theirs.removeAll { dropped.theirs[$0] }
  }

  /// Drops the records of theirs that ours put under the same heading too: both added one thing.
  private mutating func dropRepeated() {
    struct Content: Hashable {
      var lines: ArraySlice<Int32>
      var heading: ArraySlice<UInt8>
    }
    func key(_ node: BodyNode, _ version: BodyVersion) -> Content {
      Content(lines: version.numbers[node.line..<node.end], heading: version.heading(of: node))
    }
    var known: [Content: Int] = [:]
    for node in versions.ours.nodes where isNew(node, pairings.ours, bound.ours) {
      known[key(node, versions.ours), default: 0] += 1
    }
    guard !known.isEmpty else { return }
    for node in versions.theirs.nodes where isNew(node, pairings.theirs, bound.theirs) {
      let key = key(node, versions.theirs)
      guard let count = known[key], count > 0 else { continue }
      known[key] = count - 1
      for line in node.line..<node.end { dropped.theirs[line] = true }
    }
  }

  private func isNew(_ node: BodyNode, _ pairing: LinePairing, _ bound: [Bool]) -> Bool {
    pairing.origins[node.line] < 0 && node.depth == 0 && !bound[node.line]
  }

  private mutating func dropOrBind(
    _ node: BodyNode, _ line: Int, of side: WritableKeyPath<MergeSides<[Bool]>, [Bool]>, _ unchanged: UnchangedLines
  ) {
    let version = side == \MergeSides<[Bool]>.ours ? versions.ours : versions.theirs
    // What stands below a record in conflict is part of the conflict.
    guard let kept = version.node(at: line), !bound[keyPath: side][line] else { return }
    if unchanged.holds(for: kept) {
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
    anchors.reserveCapacity(versions.base.nodes.count)
    for (place, line) in orders.base.enumerated() {
      let (our, their) = (pairings.ours.partners[line], pairings.theirs.partners[line])
      guard our >= 0, their >= 0, versions.base.nodeOfLine[line] >= 0, versions.ours.nodeOfLine[our] >= 0,
        versions.theirs.nodeOfLine[their] >= 0
      else { continue }
      let last = anchors.last ?? MergeSides(base: -1, ours: -1, theirs: -1)
      guard ours[our] > last.ours, theirs[their] > last.theirs else { continue }
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

/// Which records stand in a version with nothing new below them, told in constant time.
private struct UnchangedLines {
  /// How many lines up to each one are new or changed.
  private let added: [Int32]

  init(_ before: BodyVersion, _ after: BodyVersion, _ pairing: LinePairing) {
    var count: Int32 = 0
    added =
      [0]
      + after.lines.indices.map { line in
        let origin = pairing.origins[line]
        if origin < 0 || before.numbers[origin] != after.numbers[line] { count += 1 }
        return count
      }
  }

  func holds(for node: BodyNode) -> Bool { added[node.line] == added[node.end] }
}

// MARK: - Records

extension BodyMerge {
  private func mergeRecord(_ lines: MergeSides<Int>, into output: inout MergeOutput) {
    let isDoubtful = pairings.ours.isDoubtful[lines.base] || pairings.theirs.isDoubtful[lines.base]
    let numbers = MergeSides(
      base: versions.base.numbers[lines.base], ours: versions.ours.numbers[lines.ours],
      theirs: versions.theirs.numbers[lines.theirs])
    if numbers.ours == numbers.theirs || numbers.theirs == numbers.base && !hasNoBase {
      return output.add(versions.ours.text(lines.ours))
    }
    if numbers.ours == numbers.base, !hasNoBase { return output.add(versions.theirs.text(lines.theirs)) }
    if let base = versions.base.node(at: lines.base), let ours = versions.ours.node(at: lines.ours),
      let theirs = versions.theirs.node(at: lines.theirs), !isDoubtful, !isAnotherDay(base, ours, theirs)
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

  /// Whether one side made a line of a log that of another day: nothing the other one wrote there is about that day.
  private func isAnotherDay(_ base: BodyNode, _ ours: BodyNode, _ theirs: BodyNode) -> Bool {
    guard versions.base.isLog(base) else { return false }
    let day = versions.base.day(of: base)
    return versions.ours.day(of: ours) != day || versions.theirs.day(of: theirs) != day
  }

  private func addConflict(ours: [UInt8], base: [UInt8], theirs: [UInt8], to output: inout MergeOutput) {
    output.add(UnsettledMerge(.lines, ours: ours, base: base, theirs: theirs), lineEnding: lineEnding)
  }
}
