import VaultModel
import VaultSyntax

/// Whether a merged text keeps what both sides did, judged by blocks and sections and not by how it was made: each line is
/// there once or in a conflict, with the words its authors gave it, in the list line and under the heading where they put
/// it, and in their order.
///
/// A merge that is not proven is not handed out.
///
/// - Complexity: the preparation and each question O(*n* log *n*) in the lines of all versions.
final class MergeProof: Sendable {
  let versions: MergeSides<BodyVersion>
  let pairings: (ours: LinePairing, theirs: LinePairing)
  let classes: LineClasses
  /// What each class may stand in: what the side that changed it chose; -1 above all headings.
  let allowedOwners: [AllowedOwners]
  /// What a line that both sides changed reads as, by its place in the classes.
  private let unions: [Int: [UInt8]]

  init(_ versions: MergeSides<BodyVersion>, _ pairings: (ours: LinePairing, theirs: LinePairing)) {
    (self.versions, self.pairings) = (versions, pairings)
    classes = LineClasses(versions, pairings)
    allowedOwners = classes.members.map { [classes] in AllowedOwners(of: $0.lines, in: classes) }
    var unions: [Int: [UInt8]] = [:]
    for (place, member) in classes.members.enumerated() {
      let lines = member.lines
      guard lines.ours >= 0, lines.theirs >= 0, let ours = versions.ours.node(at: lines.ours),
        let theirs = versions.theirs.node(at: lines.theirs),
        versions.ours.numbers[lines.ours] != versions.theirs.numbers[lines.theirs]
      else { continue }
      // Of what both put in nobody knows what it was before.
      var known = MergeSides(base: ours, ours: ours, theirs: theirs)
      var read = versions
      if lines.base >= 0 {
        guard let base = versions.base.node(at: lines.base) else { continue }
        let old = versions.base.numbers[lines.base]
        if old == versions.ours.numbers[lines.ours] || old == versions.theirs.numbers[lines.theirs] { continue }
        // What one side did to a line is not done to another one in its place.
        let isOneLine = pairings.ours.partners[lines.base] >= 0 && pairings.theirs.partners[lines.base] >= 0
        guard isOneLine || versions.ours.words(of: ours).elementsEqual(versions.theirs.words(of: theirs)) else {
          continue
        }
        known.base = base
      } else {
        read.base = versions.ours
      }
      var merge = LineMerge(known, of: read, hasNoBase: lines.base < 0)
      if let line = merge.merged() { unions[place] = line }
    }
    self.unions = unions
  }

  /// What must become of a line.
  enum Fate {
    /// It stands in the text once, or in a conflict.
    case stays
    /// Nobody keeps it.
    case goes
    /// Both sides changed it in ways that exclude each other.
    case isInConflict
  }

  /// What must become of a line, and the line of a version that it then reads as; nil where it reads as both together.
  func fate(of place: Int) -> (fate: Fate, reads: SideLine?) {
    let member = classes.members[place]
    let lines = member.lines
    if lines.base < 0, lines.ours < 0, lines.theirs < 0 { return (.goes, nil) }
    func line(_ side: MergeSide) -> SideLine { SideLine(side: side, line: lines[side]) }
    if lines.base < 0 {
      guard lines.ours >= 0, lines.theirs >= 0,
        versions.ours.numbers[lines.ours] != versions.theirs.numbers[lines.theirs]
      else { return (.stays, line(lines.ours >= 0 ? .ours : .theirs)) }
      return unions[place] == nil ? (.isInConflict, nil) : (.stays, nil)
    }
    let old = versions.base.numbers[lines.base]
    switch (lines.ours >= 0, lines.theirs >= 0) {
    case (false, false): return (member.isReplacedByBoth ? .isInConflict : .goes, nil)
    case (true, false), (false, true):
      let side = lines.ours >= 0 ? MergeSide.ours : .theirs
      if versions[side].numbers[lines[side]] != old { return (.isInConflict, nil) }
      // A move is a change too: to another owner one that can still hold, to another place one that none may have meant.
      let (owner, former) = (classes.owner(of: lines[side], side), classes.owner(of: lines.base, .base))
      if owner != former {
        if member.isMoved[side] { return (.stays, line(side)) }
        // One side kept it where the other one removed a section whole.
        let section = former < 0 ? nil : classes.members[former].lines
        let isRescued = section.map { $0.ours < 0 && $0.theirs < 0 } ?? false
        return (isRescued ? .isInConflict : .goes, line(side))
      }
      let isAlone = owner < 0 || !classes.members[owner].mayBeMoved[side]
      return (member.mayBeMoved[side] && isAlone ? .isInConflict : .goes, line(side))
    case (true, true):
      let (ours, theirs) = (versions.ours.numbers[lines.ours], versions.theirs.numbers[lines.theirs])
      if ours == theirs || theirs == old { return (.stays, line(.ours)) }
      if ours == old { return (.stays, line(.theirs)) }
      return unions[place] == nil ? (.isInConflict, nil) : (.stays, nil)
    }
  }

  /// The line that a class reads as where both sides changed it.
  func union(of place: Int) -> [UInt8]? { unions[place] }

  /// The text outside of conflicts of a merged text below the front matter, its blank lines mended, one piece before each
  /// conflict and one behind the last; nil where it does not keep what both sides did.
  func proven(_ text: ShownMerge, lineEnding: [UInt8]) -> [[UInt8]]? {
    let reading = MergedReading(text, self)
    guard reading.isRight else { return nil }
    let pieces = reading.pieces(lineEnding)
    let mended = text.replacing(pieces)
    return mended.bytes == text.bytes || MergedReading(mended, self).isRight ? pieces : nil
  }
}

/// A merged text with its conflicts apart.
struct ShownMerge {
  /// The text, of each conflict one side.
  var bytes: [UInt8]
  /// Where the conflicts are in it.
  var conflicts: [Range<Int>] = []
  /// The other sides of the conflicts, and what they were made from.
  var others: [UInt8] = []

  /// The same with other text outside of conflicts.
  func replacing(_ pieces: [[UInt8]]) -> ShownMerge {
    var result = ShownMerge(bytes: pieces[0], others: others)
    for (conflict, piece) in zip(conflicts, pieces.dropFirst()) {
      let start = result.bytes.count
      result.bytes += bytes[conflict]
      result.conflicts.append(start..<result.bytes.count)
      result.bytes += piece
    }
    return result
  }
}

extension BodyVersion {
  /// The words of a record.
  fileprivate func words(of node: BodyNode) -> ArraySlice<UInt8> { bytes[wordRange(of: node).indices] }
}

/// What a line may stand in, by its class: nothing, one, or either of two.
struct AllowedOwners: Sendable {
  private var first: Int?
  private var second: Int?

  init(of lines: MergeSides<Int>, in classes: LineClasses) {
    let owners = lines.ours < 0 ? nil : classes.owner(of: lines.ours, .ours)
    let others = lines.theirs < 0 ? nil : classes.owner(of: lines.theirs, .theirs)
    first = owners ?? others
    guard let owners, let others else { return }
    if lines.base >= 0 {
      first = MergeSides(base: classes.owner(of: lines.base, .base), ours: owners, theirs: others).settled
    } else if others != owners {
      second = others
    }
  }

  func contains(_ owner: Int) -> Bool { first == owner || second == owner }

  func contains(where isSo: (Int) -> Bool) -> Bool { first.map(isSo) ?? false || second.map(isSo) ?? false }
}
