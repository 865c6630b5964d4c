import VaultModel
import VaultSyntax

/// The lines that two versions without a known base have in common, as a base for them.
///
/// Nobody removed anything of such a base, so that each of its lines must be found again in both versions. One that is not
/// is left out, and both versions have it as something new: below another line it may have been a record that it no
/// longer is without that line.
struct CommonBody {
  /// Where the lines begin: an empty line before them keeps a rule at the beginning from being read as a fence.
  static let start = 1

  let note: Note

  /// How often lines are left out before those that are not equal in both versions all are.
  private static let rounds = 4

  /// - Complexity: O(*n* log *n*) in the lines, and as some diffs.
  init(_ ours: Note, _ theirs: Note) {
    let bodies = [ours, theirs].map { ($0.document.bytes, $0.document.body) }
    let numbered = NumberedLines(of: bodies)
    let versions = [ours, theirs].enumerated().map { side, note in
      BodyVersion(note, lines: numbered.lines[side], numbers: numbered.numbers[side])
    }
    let pairing = LinePairing(versions[0], versions[1], mayBeReworded: false)
    var kept = versions[0].lines.indices.filter { pairing.partners[$0] >= 0 }
    var note = Self.note(of: kept, versions[0], like: ours)
    for round in 1...Self.rounds {
      let isFound = Self.foundLines(of: note, in: [ours, theirs])
      guard isFound.contains(false), isFound.count == kept.count else { break }
      if round < Self.rounds {
        kept = zip(kept, isFound).filter(\.1).map(\.0)
      } else {
        kept.removeAll { versions[0].numbers[$0] != versions[1].numbers[pairing.partners[$0]] }
      }
      note = Self.note(of: kept, versions[0], like: ours)
    }
    self.note = note
  }

  private static func note(of lines: [Int], _ version: BodyVersion, like ours: Note) -> Note {
    var bytes = [UInt8(ascii: "\n")]
    for line in lines { bytes += version.text(line) }
    return Note(Document(bytes), context: ours.lineContext)
  }

  /// Which lines of a base both versions have, as the merge will pair them.
  private static func foundLines(of base: Note, in notes: [Note]) -> [Bool] {
    let body = ByteRange(start, base.document.bytes.count)
    let numbered = NumberedLines(
      of: [(base.document.bytes, body)] + notes.map { ($0.document.bytes, $0.document.body) })
    let version = BodyVersion(base, lines: numbered.lines[0], numbers: numbered.numbers[0])
    var isFound = [Bool](repeating: true, count: version.lines.count)
    for (place, note) in notes.enumerated() {
      let other = BodyVersion(note, lines: numbered.lines[place + 1], numbers: numbered.numbers[place + 1])
      let pairing = LinePairing(version, other, mayBeReworded: false)
      for line in isFound.indices where pairing.partners[line] < 0 { isFound[line] = false }
    }
    return isFound
  }
}
