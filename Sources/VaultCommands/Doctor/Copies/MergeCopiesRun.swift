import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault doctor --merge-copies`: merges every conflict copy into its note and removes it, all in one command.
struct MergeCopiesRun {
  private let invocation: Invocation
  private let session: Vault

  init(_ invocation: Invocation, _ session: Vault) {
    self.invocation = invocation
    self.session = session
  }

  /// A file that stays as it is, and why.
  private typealias Left = (path: Path, reason: UnreadableReason)

  func run() throws(Failure) -> ExitCode {
    let (vault, copies) = try session.asking { vault throws(Failure) in
      return try readingIndex(try vault.conflictCopies())
    }
    session.save(vault, for: invocation)
    guard !copies.isEmpty else {
      invocation.note(.doctorNoCopies)
      return .done
    }
    var left: [Left] = []
    let notes = try merged(copies, in: vault, &left)
    let writes = notes.flatMap(\.writes)
    let run = EditRun(invocation, session)
    if run.preview(writes) {
      report(notes, left)
      return exit(notes, left)
    }
    if !writes.isEmpty {
      guard let receipt = try run.write(writes) else { return .nothingFound }
      let printer = ChangePrinter(invocation)
      for change in receipt.changes { printer.print(change) }
    }
    report(notes, left)
    if !writes.isEmpty { invocation.note(.editUndoHint) }
    return exit(notes, left)
  }

  private func exit(_ notes: [NoteCopies], _ left: [Left]) -> ExitCode {
    let isUnsettled = notes.contains { $0.conflicts > 0 || $0.fates.contains { $0.fate == .waits } }
    return isUnsettled ? .conflict : left.isEmpty ? .done : .nothingFound
  }

  // MARK: Merging

  private func merged(
    _ copies: [ConflictCopy], in vault: IndexedVault, _ left: inout [Left]
  ) throws(Failure) -> [NoteCopies] {
    let groups = Dictionary(grouping: copies, by: \.original).sorted { $0.key < $1.key }
    let memory = try VersionMemory(of: Set(groups.map(\.key)), session, invocation)
    var notes: [NoteCopies] = []
    for (path, copies) in groups {
      guard !invocation.shouldStop else { throw Failure.stopped }
      var bytes: [UInt8]?
      if session.holds(path) {
        switch vault.note(at: path) {
        case .note(let read, _): bytes = read
        case .unreadable(let reason, _):
          left.append((path, reason))
          continue
        }
      }
      let versions = try memory.versions(of: path)
      var read: [NoteCopies.ReadCopy] = []
      for copy in copies.sorted(by: { $0.order < $1.order }) {
        switch vault.note(at: copy.path) {
        case .unreadable(let reason, _): left.append((copy.path, reason))
        case .note(let theirs, let status):
          // Without a note the first copy takes its place.
          let ours = bytes ?? read.first?.bytes ?? theirs
          let base = versions.lazy.compactMap { remembered in
            copy.commonVersion(
              among: remembered, ours: ours, theirs: theirs, written: status.modified / 1_000_000_000)
          }.first
          read.append(NoteCopies.ReadCopy(copy: copy, bytes: theirs, base: base))
        }
      }
      let context = vault.configuration.context(forNoteAt: path)
      if !read.isEmpty { notes.append(NoteCopies(path: path, bytes: bytes, copies: read, context: context)) }
    }
    return notes
  }

  // MARK: Reporting

  private func report(_ notes: [NoteCopies], _ left: [Left]) {
    for note in notes {
      for (read, fate) in note.fates {
        if invocation.format == "json" {
          invocation.print(json(of: read.copy, fate))
        } else {
          say(fate, of: read.copy)
        }
      }
    }
    for (path, reason) in left { invocation.warn(.copyLeft, [.text(path.text), reason.message]) }
  }

  private func say(_ fate: NoteCopies.Fate, of copy: ConflictCopy) {
    let paths: [MessageValue] = [.text(copy.path.text), .text(copy.original.text)]
    switch fate {
    case .merged(let source, let conflicts):
      invocation.note(.copyMerged, paths + [.message(source.message.key, source.message.values)])
      if conflicts > 0 { invocation.warn(.copyConflicts, [.text(copy.original.text), .count(conflicts)]) }
    case .same: invocation.note(.copySame, paths)
    case .renamed: invocation.note(.copyRenamed, paths)
    case .waits: invocation.warn(.copyWaits, paths)
    }
  }

  /// What became of a copy, for programs: `action` is `merge`, `same`, `rename` or `wait`, `into` the note, `base` where
  /// the common version comes from (a commit's name, `undo` or null).
  private func json(of copy: ConflictCopy, _ fate: NoteCopies.Fate) -> String {
    var json = JSONWriter()
    json.object {
      $0.member("path", copy.path.text)
      $0.member("action", fate.name)
      $0.member("into", copy.original.text)
      if case .merged(let source, let conflicts) = fate {
        switch source {
        case .commit(let name): $0.member("base", name)
        case .undo: $0.member("base", "undo")
        case nil: $0.member("base", nil as String?)
        }
        $0.member("conflicts", conflicts)
      }
    }
    return json.text
  }
}

extension NoteCopies.Fate {
  /// What becomes of the copy, as programs read it.
  fileprivate var name: String {
    switch self {
    case .merged: "merge"
    case .same: "same"
    case .renamed: "rename"
    case .waits: "wait"
    }
  }
}

extension CommonVersion.Source? {
  /// Where the common version comes from, for use in a sentence.
  fileprivate var message: (key: MessageKey, values: [MessageValue]) {
    switch self {
    case .commit(let name): (.copyBaseCommit, [.text(name)])
    case .undo: (.copyBaseUndo, [])
    case nil: (.copyBaseNone, [])
    }
  }
}

extension ConflictCopy {
  /// Copies are merged in the order in which they were made, those whose names do not say when at the end.
  fileprivate var order: (Int64, Path) {
    switch moment {
    case .day(let date): (LocalDateTime(date).secondsSinceEpoch, path)
    case .time(let time): (time.secondsSinceEpoch, path)
    case nil: (.max, path)
    }
  }
}
