import VaultModel
import VaultSyntax

/// Tasks that one side removed, to which the other side did nothing but plan them: they are gone, and no conflict.
struct RemovedTasks {
  /// The notes without what was planned for such tasks; nil where there are none.
  let notes: MergeSides<Note>?

  /// - Complexity: O(*n*) in the lines.
  init(_ notes: MergeSides<Note>, _ body: BodyMerge) {
    let isPlanned = [notes.base, notes.ours, notes.theirs].contains { note in
      note.fields.contains { $0.key == .auto }
    }
    self.notes = isPlanned ? Self.unplanned(notes, body) : nil
  }

  private static func unplanned(_ notes: MergeSides<Note>, _ body: BodyMerge) -> MergeSides<Note>? {
    let versions = body.versions
    var former = MergeSides<[Int: Int]>(base: [:], ours: [:], theirs: [:])
    for node in versions.base.nodes {
      let (our, their) = (body.pairings.ours.partners[node.line], body.pairings.theirs.partners[node.line])
      guard (our < 0) != (their < 0) else { continue }
      let side = our < 0 ? MergeSide.theirs : .ours
      let line = our < 0 ? their : our
      guard let kept = versions[side].node(at: line),
        isOnlyPlanned(kept, in: versions[side], since: node, versions.base)
      else { continue }
      former[side][line] = node.line
    }
    guard !(former.ours.isEmpty && former.theirs.isEmpty) else { return nil }
    var result = notes
    for side in [MergeSide.ours, .theirs] where !former[side].isEmpty {
      let version = versions[side]
      var bytes = Array(version.bytes[..<notes[side].document.body.lower])
      for line in version.lines.indices {
        bytes += former[side][line].map { versions.base.text($0) } ?? version.text(line)
      }
      result[side] = Note(Document(bytes), context: notes[side].context)
    }
    return result
  }

  /// Whether a line differs from what it was in a time that a plan gave, and in nothing else.
  private static func isOnlyPlanned(
    _ node: BodyNode, in version: BodyVersion, since old: BodyNode, _ base: BodyVersion
  ) -> Bool {
    guard let item = node.item, let former = old.item,
      OwnedTimes.isOnlyPlanned(
        version.note.items[item], in: version.note, since: base.note.items[former], in: base.note)
    else { return false }
    let pieces = LinePieces(reading: version.readings.lines[node.reading], of: version)
    let before = LinePieces(reading: base.readings.lines[old.reading], of: base)
    return pieces.rest == before.rest
  }
}

extension LinePieces {
  /// What stands in a line but for a time that a plan gave.
  fileprivate var rest: [[UInt8]] {
    let slots = Slot.allCases.filter { $0 != .tail && $0 != .braces }.map { Array(self[$0]) }
    let planned = Set(OwnedTimes.keys.map(\.rawValue))
    return slots + [Array(bytes[trailing.indices])]
      + tokens.filter { token in !(token.attribute?.key.map { planned.contains($0.name) } ?? false) }
      .map { Array(bytes[$0.range.indices]) }
  }
}
