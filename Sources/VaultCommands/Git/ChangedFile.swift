import VaultActions
import VaultEdit
import VaultMessages
import VaultStore
import VaultSyntax

/// A file that a commit or a merge changes, with what changed in it when it is a note.
struct ChangedFile {
  /// What happens to the file; the names are those of the JSON.
  enum Action: String, CaseIterable {
    case change, create, move, remove
  }

  /// Where it is, or was.
  var path: Path
  /// Where it was before, when that is elsewhere.
  var origin: Path?
  var action: Action
  /// Nothing for a file that comes or goes, or is no note.
  var changes: [NoteChange] = []
  var isNote: Bool

  /// A note in two versions.
  init(_ note: NoteDifference, in repository: VaultRepository) {
    path = note.path
    origin = note.movedFrom
    isNote = true
    switch (note.beforePath, note.afterPath) {
    case (nil, _): action = .create
    case (_, nil): action = .remove
    default:
      action = origin == nil ? .change : .move
      changes = note.changes(in: repository)
    }
  }

  /// A file of which no more is said than that.
  init(_ change: UncommittedChange) {
    path = change.path
    isNote = change.isNote
    action =
      switch change.action {
      case .create: .create
      case .change: .change
      case .remove: .remove
      }
  }
}

/// The files of a commit or a merge, with the words for what changed in them.
struct ChangedFiles {
  /// Of more notes than this only the names are told: nobody reads on, and all their texts would be in memory.
  private static let mostRead = 500

  private let repository: VaultRepository

  init(_ repository: VaultRepository) { self.repository = repository }

  /// What a commit of the work tree would hold.
  func files(of plan: VaultCommit.Plan, _ commit: VaultCommit) throws(SyncFailure) -> [ChangedFile] {
    let notes = plan.changes.filter(\.isNote)
    guard notes.count <= Self.mostRead else { return plan.changes.map(ChangedFile.init) }
    let committed = try commit.contents(of: notes.compactMap(\.committed))
    var differences: [NoteDifference] = []
    for note in notes {
      differences.append(
        NoteDifference(
          beforePath: note.action == .create ? nil : note.path, afterPath: note.action == .remove ? nil : note.path,
          before: note.committed.map { committed[$0] ?? [] },
          after: note.action == .remove ? nil : try commit.bytes(of: note.path) ?? []))
    }
    return joined(VaultDifference(pairing: differences), plan)
  }

  /// What a commit that was made holds.
  func files(of plan: VaultCommit.Plan, madeAs commit: ObjectID) throws(Failure) -> [ChangedFile] {
    guard plan.changes.count(where: \.isNote) <= Self.mostRead else { return plan.changes.map(ChangedFile.init) }
    return joined(try VaultDifference(from: plan.parent, to: commit, in: repository), plan)
  }

  /// The notes that differ between two commits.
  func notes(from before: ObjectID?, to after: ObjectID) throws(Failure) -> [ChangedFile] {
    try VaultDifference(from: before, to: after, in: repository).notes.map { ChangedFile($0, in: repository) }
  }

  /// Notes that vault reads with their changes, and everything else by its name.
  private func joined(_ difference: VaultDifference, _ plan: VaultCommit.Plan) -> [ChangedFile] {
    let notes = difference.notes.map { ChangedFile($0, in: repository) }
    let told = Set(notes.flatMap { [$0.path, $0.origin ?? $0.path] })
    return notes + plan.changes.filter { !told.contains($0.path) }.map(ChangedFile.init)
  }
}
