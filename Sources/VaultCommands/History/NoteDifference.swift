import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// One note that differs between two versions of a vault.
struct NoteDifference {
  /// Where it was; nil when it is new.
  var beforePath: Path?
  /// Where it is; nil when it is gone.
  var afterPath: Path?
  var before: [UInt8]?
  var after: [UInt8]?

  /// Where it is, or was.
  var path: Path { afterPath ?? beforePath ?? "" }
  /// Where it was before, when that is elsewhere.
  var movedFrom: Path? { beforePath != nil && afterPath != nil && beforePath != afterPath ? beforePath : nil }

  /// What changed, read with the settings of the vault.
  func changes(in repository: VaultRepository) -> [NoteChange] {
    let old = before.map { repository.note($0, at: beforePath ?? path) }
    let new = after.map { repository.note($0, at: path) }
    return NoteComparison(before: old, after: new).changes
  }

  /// The difference as `git apply` takes it at the top of the repository.
  func patch(in repository: VaultRepository) -> UnifiedDiff {
    let paths = [beforePath ?? path, path].map { repository.git.pathInRepository($0).bytes }
    return UnifiedDiff(before: before, after: after, beforePath: paths[0], afterPath: paths[1])
  }
}

/// The notes that differ between two versions of a vault.
struct VaultDifference {
  /// By their paths.
  private(set) var notes: [NoteDifference] = []
  /// Notes of the work tree that cannot be read.
  private(set) var unreadable: [IndexReport.Unreadable] = []

  /// Compares two commits, by the rules of `.vaultignore` as they are now; nil stands for a vault without notes.
  init(from before: ObjectID?, to after: ObjectID, in repository: VaultRepository) throws(Failure) {
    let changes = try VaultRepository.asking { () throws(GitFailure) in
      try repository.git.changes(from: before, to: after)
    }.filter { repository.configuration.reason(ignoring: $0.path) == nil }
    let contents = try repository.contents(of: changes.flatMap { [$0.before, $0.after] })
    notes = changes.map { change in
      NoteDifference(
        beforePath: change.before?.path, afterPath: change.after?.path,
        before: change.before.map { contents[$0.id] ?? [] }, after: change.after.map { contents[$0.id] ?? [] })
    }
    sort()
  }

  /// Compares a commit with the work tree.
  init(fromWorkTreeSince before: ObjectID?, in repository: VaultRepository) throws(Failure) {
    let changes = try VaultRepository.asking { () throws(GitFailure) in
      try repository.git.workTreeChanges(
        from: before, files: repository.files, configuration: repository.configuration)
    }
    unreadable = changes.unreadable
    let contents = try repository.contents(of: changes.changes.map(\.before))
    notes = changes.changes.map { change in
      NoteDifference(
        beforePath: change.before?.path, afterPath: change.after == nil ? nil : change.path,
        before: change.before.map { contents[$0.id] ?? [] }, after: change.after)
    }
    pairMoved()
    sort()
  }

  /// Takes notes that differ, and makes one of a note that went and one that came and is like it.
  init(pairing notes: [NoteDifference]) {
    self.notes = notes
    pairMoved()
    sort()
  }

  /// Keeps the notes of which a condition holds.
  mutating func keep(where isWanted: (NoteDifference) -> Bool) { notes.removeAll { !isWanted($0) } }

  private mutating func sort() { notes.sort { $0.path < $1.path } }

  /// More notes that came are not compared with those that went.
  private static let mostMoved = 1_000

  /// Makes one of a note that went and one that came and is like it.
  private mutating func pairMoved() {
    var gone = notes.filter { $0.after == nil }
    let new = notes.indices.filter { notes[$0].before == nil }
    guard !gone.isEmpty, new.count <= Self.mostMoved, gone.count <= Self.mostMoved else { return }
    var moved: Set<Path> = []
    for place in new {
      let similarity = NoteSimilarity(notes[place].after ?? [])
      guard let origin = similarity.best(among: gone.map { ($0.path, $0.before ?? []) }),
        let index = gone.firstIndex(where: { $0.path == origin })
      else { continue }
      notes[place].before = gone[index].before
      notes[place].beforePath = origin
      moved.insert(origin)
      gone.remove(at: index)
    }
    notes.removeAll { $0.after == nil && moved.contains($0.path) }
  }
}
