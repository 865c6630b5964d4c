import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The history of a note or of one of its lines, from what is not committed back to where it began.
///
/// ```swift
/// var history = try ItemHistory(of: found, in: repository)
/// while let entry = try history.next() { printer.print(entry) }
/// ```
///
/// A line is followed through rewordings and moves as ``NoteComparison`` pairs lines. Versions are read from git many at
/// a time.
struct ItemHistory {
  /// How many commits are looked at with one call of git.
  private static let portion = 256

  private let repository: VaultRepository
  private let isLine: Bool
  /// The note in the work tree and its item; nil once it was compared with what is committed.
  private var current: (note: Note, path: Path, item: Int)?
  private let steps: [HistoryStep]
  /// Whether there is no commit at all.
  private let hasNoCommits: Bool
  private var position = 0
  private var contents: [ObjectID: [UInt8]] = [:]
  /// Where the item stands in the versions that were met, by the name and the content of the file.
  private var places: [GitEntry: Int] = [:]
  /// A version in which the item is known, for those of branches that no known one came from.
  private var known: (note: Note, item: Int)
  /// The last version that was read, which most often is the next one asked for.
  private var latest: (entry: GitEntry, note: Note)?
  /// Whether the history ends because the repository was cloned without what is older.
  private(set) var isCutOff = false

  /// Finds the commits that changed a note.
  ///
  /// - Throws: the failure to report when git cannot tell.
  init(of found: FoundItem, in repository: VaultRepository) throws(Failure) {
    self.repository = repository
    isLine = found.isLine
    let place = found.place
    current = (found.note, found.path, place)
    known = (found.note, place)
    guard let head = try repository.head() else {
      steps = []
      hasNoCommits = true
      return
    }
    hasNoCommits = false
    let path = try Self.committedPath(of: found, at: head, in: repository)
    steps = try VaultRepository.asking { () throws(GitFailure) in try repository.git.history(of: path, from: head) }
  }

  /// Finds the commits that changed a note that is gone; nil when there are none.
  ///
  /// - Throws: the failure to report when git cannot tell.
  init?(ofGone path: Path, in repository: VaultRepository) throws(Failure) {
    guard let head = try repository.head() else { return nil }
    self.repository = repository
    (isLine, hasNoCommits, known) = (false, false, (repository.note([], at: path), 0))
    steps = try VaultRepository.asking { () throws(GitFailure) in try repository.git.history(of: path, from: head) }
    if steps.isEmpty { return nil }
  }

  /// The path under which the last commit has the note: its own, or that of a note that is gone and was like it.
  private static func committedPath(
    of found: FoundItem, at head: ObjectID, in repository: VaultRepository
  ) throws(Failure) -> Path {
    let notes = try VaultRepository.asking { () throws(GitFailure) in try repository.git.notes(in: head) }
    if notes.contains(where: { $0.path == found.path }) { return found.path }
    let reader = FileReader(repository.files)
    let gone = notes.filter { entry in
      if case .unreadable(.vanished, _) = reader.note(at: entry.path, below: repository.git.root) {
        true
      } else {
        false
      }
    }
    let contents = try repository.contents(of: gone)
    let origin = NoteSimilarity(found.note.document.bytes).best(among: gone.map { ($0.path, contents[$0.id] ?? []) })
    return origin ?? found.path
  }

  /// The next older entry, or nil at the end.
  ///
  /// - Throws: the failure to report when a version cannot be read.
  mutating func next() throws(Failure) -> HistoryEntry? {
    if let current {
      self.current = nil
      if let entry = try uncommitted(current) { return entry }
    }
    while position < steps.count, !isCutOff {
      if position % Self.portion == 0 {
        contents = try repository.contents(
          of: steps[position..<min(steps.count, position + Self.portion)].flatMap { [$0.before, $0.after] })
      }
      position += 1
      if let entry = try entry(of: steps[position - 1]) { return entry }
    }
    return nil
  }

  /// What is not committed yet; nil when nothing is.
  private mutating func uncommitted(
    _ current: (note: Note, path: Path, item: Int)
  ) throws(Failure) -> HistoryEntry? {
    guard let committed = steps.first?.after else {
      let changes = Self.arrival(of: current.item, in: current.note)
      return HistoryEntry(path: current.path, changes: changes, after: (current.note, current.item))
    }
    let before = try note(committed, in: repository.contents(of: [committed]))
    let comparison = NoteComparison(before: before, after: current.note)
    let origin = comparison.origin(ofItem: current.item)
    if let origin { places[committed] = origin }
    let movedFrom = committed.path == current.path ? nil : committed.path
    let changes = self.changes(comparison, of: current.item, origin, in: current.note)
    // A checkout may have other line ends than the commit; nobody changed those.
    let isSame = before.document.bytes.withUnixLineEnds == current.note.document.bytes.withUnixLineEnds
    guard !isSame || movedFrom != nil, !changes.isEmpty || (movedFrom != nil && !isLine) else { return nil }
    if origin == nil { position = steps.count }
    return HistoryEntry(
      path: current.path, movedFrom: movedFrom, changes: isSame ? [] : changes, before: origin.map { (before, $0) },
      after: (current.note, current.item))
  }

  /// What a commit did; nil when it did nothing to the item.
  private mutating func entry(of step: HistoryStep) throws(Failure) -> HistoryEntry? {
    if step.before == nil, repository.git.isShallow, try isBoundary(step.commit) {
      isCutOff = true
      return nil
    }
    let after = step.after.map { note($0, in: contents) }
    let before = step.before.map { note($0, in: contents) }
    if let entry = step.before, let before { latest = (entry, before) }
    var result = HistoryEntry(commit: step.commit, path: step.path, changes: [])
    if let old = step.before, let new = step.after, old.path != new.path { result.movedFrom = old.path }
    guard let after else {
      result.changes = isLine ? [] : NoteComparison(before: before, after: nil).changes
      result.before = before.map { ($0, 0) }
      return isLine ? nil : result
    }
    guard let place = place(in: step.after, after) else { return nil }
    result.after = (after, place)
    known = (after, place)
    guard let before else {
      result.changes = Self.arrival(of: place, in: after)
      return result
    }
    let comparison = NoteComparison(before: before, after: after)
    let origin = comparison.origin(ofItem: place)
    result.before = origin.map { (before, $0) }
    if let origin, let entry = step.before { places[entry] = origin }
    result.changes = changes(comparison, of: place, origin, in: after)
    if origin == nil { position = steps.count }
    return result.changes.isEmpty && (isLine || result.movedFrom == nil) ? nil : result
  }
}

// MARK: - The end

extension ItemHistory {
  /// Says why the history is shorter than somebody would think.
  func explainEnd(_ invocation: Invocation, of found: FoundItem?) {
    if hasNoCommits {
      invocation.note(.historyNoCommits)
    } else if steps.isEmpty, let found {
      invocation.note(.historyNeverCommitted, [.text(found.path.text)])
    } else if isCutOff {
      invocation.note(.historyCutOff)
    }
  }
}

// MARK: - Items

extension ItemHistory {
  /// The changes that are the item's own.
  private func changes(
    _ comparison: NoteComparison, of place: Int, _ origin: Int?, in note: Note
  ) -> [NoteChange] {
    guard isLine else { return comparison.changes }
    guard let origin else { return Self.arrival(of: place, in: note) }
    return comparison.changes.filter { $0.line?.after?.item == place && $0.line?.before?.item == origin }
  }

  /// That an item came.
  private static func arrival(of place: Int, in note: Note) -> [NoteChange] {
    guard place > 0 else { return [.noteAdded(title: note.title)] }
    let side = ChangedLine.Side(item: place, words: ComparedKey("title", of: place, in: note)?.text ?? "")
    return [.lineAdded(ChangedLine(before: nil, after: side))]
  }

  /// Where the item stands in a version; nil when it does not.
  private func place(in entry: GitEntry?, _ note: Note) -> Int? {
    guard isLine else { return 0 }
    if let entry, let place = places[entry] { return place }
    return NoteComparison(before: note, after: known.note).origin(ofItem: known.item)
  }

  /// A version; one too long to be a note is empty.
  private func note(_ entry: GitEntry, in contents: [ObjectID: [UInt8]]) -> Note {
    if let latest, latest.entry == entry { return latest.note }
    return repository.note(contents[entry.id] ?? [], at: entry.path)
  }

  /// Whether what came before a commit is not in the repository.
  private func isBoundary(_ commit: GitCommit) throws(Failure) -> Bool {
    guard !commit.parents.isEmpty else { return false }
    do throws(GitFailure) {
      _ = try repository.git.commits(commit.parents)
      return false
    } catch .noSuchObject {
      return true
    } catch {
      throw Failure(error)
    }
  }
}

extension NoteChange {
  /// The line that changed, or nil.
  var line: ChangedLine? {
    switch self {
    case .lineAdded(let line), .lineRemoved(let line), .lineMarked(let line, _, _), .lineReworded(let line),
      .lineMoved(let line, _, _), .lineKey(let line, _, _, _), .lineList(let line, _, _, _), .lineText(let line, _, _):
      line
    case .logged(let line, _, _), .unlogged(let line, _, _): line
    default: nil
    }
  }
}

extension [UInt8] {
  /// The bytes without the carriage returns before line feeds.
  fileprivate var withUnixLineEnds: [UInt8] {
    guard contains(0x0D) else { return self }
    return indices.filter { !(self[$0] == 0x0D && $0 + 1 < count && self[$0 + 1] == 0x0A) }.map { self[$0] }
  }
}
