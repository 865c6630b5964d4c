/// A file of the vault that differs from the last commit.
package struct UncommittedChange: Sendable, Hashable {
  /// What happened to the file since.
  package enum Action: String, Sendable, Hashable, CaseIterable {
    case create, change, remove
  }

  /// Below the vault's root.
  package var path: Path
  package var action: Action
  /// The blob in the last commit; nil for a new file.
  package var committed: ObjectID?
  /// What git knows of it.
  package var state: State

  /// What git knows of a change.
  package enum State: Sendable, Hashable {
    /// The index has it, and the work tree no more than that.
    case staged
    /// The work tree has it, and the index does not.
    case edited
    /// The index has one change and the work tree another, so that in sum nothing may have changed.
    case stagedAndEdited
    /// Git has to be told of the file before it can commit it.
    case untracked
  }

  package init(_ path: Path, _ action: Action, committed: ObjectID? = nil, _ state: State = .edited) {
    self.path = path
    self.action = action
    self.committed = committed
    self.state = state
  }

  /// Whether the file is named like a note.
  package var isNote: Bool { IgnoreReason.isMarkdown(path.components.last ?? []) }
}

/// A file of the vault that a merge left open.
package struct UnmergedFile: Sendable, Hashable {
  /// Below the vault's root.
  package var path: Path
  /// The blobs of both sides; nil for a side that removed the file.
  package var ours: ObjectID?
  package var theirs: ObjectID?

  package init(_ path: Path, ours: ObjectID?, theirs: ObjectID?) {
    self.path = path
    self.ours = ours
    self.theirs = theirs
  }
}

extension GitStatus {
  /// What of the vault differs from HEAD, in the order of the paths; `prefix` is the vault's root below that of the
  /// work tree, "" or ended by a slash.
  ///
  /// Repositories below the vault are left out, and so is what vault keeps for itself, whatever is ignored.
  package func uncommitted(below prefix: [UInt8]) -> [UncommittedChange] {
    var changes: [Path: UncommittedChange] = [:]
    for entry in entries where !entry.isSubmodule {
      guard let path = Self.path(entry.path, below: prefix), path.canBeWritten else { continue }
      switch entry.kind {
      case .unmerged: continue
      case .untracked:
        // It may have been taken out of the index only, while the last commit still has it.
        let committed = changes[path]?.committed
        changes[path] = UncommittedChange(
          path, committed == nil ? .create : .change, committed: committed, .untracked)
      case .tracked(let sides):
        guard let action = sides.action else { continue }
        changes[path] = UncommittedChange(
          path, action, committed: sides.head,
          sides.isStaged ? sides.isEdited ? .stagedAndEdited : .staged : .edited)
      }
    }
    return changes.values.sorted { $0.path < $1.path }
  }

  /// What a merge left open in the vault.
  package func unmerged(below prefix: [UInt8]) -> [UnmergedFile] {
    entries.compactMap { entry in
      guard case .unmerged(_, let ours, let theirs) = entry.kind, !entry.isSubmodule,
        let path = Self.path(entry.path, below: prefix)
      else { return nil }
      return UnmergedFile(path, ours: ours, theirs: theirs)
    }
  }

  /// What a merge left open elsewhere in the repository, or in submodules, by paths from its root.
  package func unmerged(outside prefix: [UInt8]) -> [Path] {
    entries.compactMap { entry in
      guard case .unmerged = entry.kind, entry.isSubmodule || Self.path(entry.path, below: prefix) == nil else {
        return nil
      }
      return Path(bytes: entry.path)
    }
  }

  /// What is staged or edited elsewhere in the repository, by paths from its root.
  package func differing(outside prefix: [UInt8]) -> (staged: [Path], edited: [Path]) {
    var staged: [Path] = []
    var edited: [Path] = []
    for entry in entries {
      guard case .tracked(let sides) = entry.kind, Self.path(entry.path, below: prefix) == nil else { continue }
      if sides.isStaged { staged.append(Path(bytes: entry.path)) }
      if sides.isEdited { edited.append(Path(bytes: entry.path)) }
    }
    return (staged, edited)
  }

  private static func path(_ path: [UInt8], below prefix: [UInt8]) -> Path? {
    path.starts(with: prefix) ? Path(bytes: path[prefix.count...]) : nil
  }
}

extension GitStatus.Sides {
  /// What happened between HEAD and the work tree; nil: nothing that a commit could hold.
  fileprivate var action: UncommittedChange.Action? {
    switch (head != nil, isInWorkTree) {
    case (true, true): .change
    case (true, false): .remove
    case (false, true): .create
    case (false, false): nil
    }
  }
}
