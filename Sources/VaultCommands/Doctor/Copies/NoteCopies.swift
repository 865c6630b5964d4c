import VaultEdit
import VaultModel
import VaultStore
import VaultSyntax

/// A note with its conflict copies, and what becomes of them: everything of the copies goes into the note.
///
/// The copies are merged one after another. After one that leaves a conflict the others wait: what is between
/// conflict markers cannot be merged again.
struct NoteCopies: Sendable {
  /// A copy, what is in it, and the version that it was made from.
  struct ReadCopy: Sendable {
    let copy: ConflictCopy
    let bytes: [UInt8]
    let base: CommonVersion?
  }

  /// What became of one copy.
  enum Fate: Sendable, Hashable {
    case merged(CommonVersion.Source?, conflicts: Int)
    /// It is the same as the note.
    case same
    /// There is no note: the copy takes its name.
    case renamed
    /// It stays, because the note holds conflict markers.
    case waits
  }

  let path: Path
  /// The note's bytes; nil when there is none.
  let bytes: [UInt8]?
  private(set) var fates: [(copy: ReadCopy, fate: Fate)] = []
  /// The note's bytes in the end.
  private(set) var result: [UInt8]

  /// Merges copies into a note, in their order.
  init(path: Path, bytes: [UInt8]?, copies: [ReadCopy], context: ReadingContext) {
    self.path = path
    self.bytes = bytes
    result = bytes ?? copies.first?.bytes ?? []
    var isBlocked = Self.hasConflicts(result)
    for (number, read) in copies.enumerated() {
      let fate: Fate
      if bytes == nil, number == 0 {
        fate = .renamed
      } else if read.bytes == result {
        fate = .same
      } else if isBlocked {
        fate = .waits
      } else {
        let merge = NoteMerge(
          base: read.base?.bytes, ours: result, theirs: read.bytes, context: context,
          labels: MergeLabels(
            ours: Array(path.name.utf8), base: Array("base".utf8), theirs: Array(read.copy.path.name.utf8)))
        let merged = merge.merged()
        result = merged.bytes
        isBlocked = !merged.isClean
        fate = .merged(read.base?.source, conflicts: merged.conflicts.count)
      }
      fates.append((read, fate))
    }
  }

  private static func hasConflicts(_ bytes: [UInt8]) -> Bool { !Document(bytes).conflicts.isEmpty }

  /// How many conflicts are left in the note.
  var conflicts: Int {
    fates.reduce(0) { count, entry in
      if case .merged(_, let conflicts) = entry.fate { return count + conflicts }
      return count
    }
  }

  /// What is to be written: the note first, then the copies that go.
  var writes: [NoteWrite] {
    var writes: [NoteWrite] = []
    if let bytes, result != bytes { writes.append(NoteWrite(path, before: bytes, .edit(after: result))) }
    for (read, fate) in fates {
      switch fate {
      case .renamed: writes.append(NoteWrite(read.copy.path, before: read.bytes, .move(to: path, after: result)))
      case .merged, .same: writes.append(NoteWrite(read.copy.path, before: read.bytes, .remove))
      case .waits: break
      }
    }
    return writes
  }
}
