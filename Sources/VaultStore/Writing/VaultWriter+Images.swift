package import VaultModel

/// What a note was at some time, as the record of a command keeps it.
package struct UndoImage: Sendable, Hashable {
  package var bytes: [UInt8]
  /// When the command ran, on the clock of the vault.
  package var time: LocalDateTime
  /// When the record was written, in nanoseconds since 1970.
  package var written: Int64
}

extension VaultWriter {
  /// What the commands of the last 30 days found and left under some paths, the last first.
  ///
  /// Nothing is written, and no lock is waited for; a damaged record tells nothing.
  ///
  /// - Complexity: O(*bytes of all records*).
  package func images(of paths: Set<Path>) throws(WriteFailure) -> [Path: [UndoImage]] {
    var images: [Path: [UndoImage]] = [:]
    try forEachRecord { journal, written in
      for change in journal.changes.reversed() {
        let (before, after) = change.places
        if let after, paths.contains(after) {
          images[after, default: []].append(UndoImage(bytes: change.after, time: journal.record.time, written: written))
        }
        if let before, paths.contains(before) {
          images[before, default: []].append(
            UndoImage(bytes: change.before, time: journal.record.time, written: written))
        }
      }
    }
    return images
  }

  /// What the commands of the last 30 days did to a note, the last first; one that was moved is followed to the names it
  /// had before.
  ///
  /// Nothing is written, and no lock is waited for; a damaged record tells nothing.
  ///
  /// - Complexity: O(*bytes of all records*).
  package func changes(of path: Path) throws(WriteFailure) -> [FileChange] {
    var changes: [FileChange] = []
    var path = path
    try forEachRecord { journal, _ in
      for change in journal.changes.reversed() where (change.places.after ?? change.path) == path {
        changes.append(change)
        path = change.path
      }
    }
    return changes
  }

  /// The records of this device that can be read, the last first, each with when it was written.
  private func forEachRecord(_ body: (Journal, Int64) -> Void) throws(WriteFailure) {
    guard let device = try knownDevice(), let undo = try existingUndoFolder() else { return }
    defer { undo.handle.close() }
    for entry in try undo.entries(of: device) {
      guard let journal = try undo.journal(entry), journal.device == device else { continue }
      let status: FileStatus?
      do throws(SystemError) { status = try undo.handle.status(of: entry.name) } catch {
        throw .system(entry.path, error)
      }
      if let written = status?.modified { body(journal, written) }
    }
  }
}

extension FileChange {
  /// Where the file was, and where it is; nil where there is none.
  fileprivate var places: (before: Path?, after: Path?) {
    switch kind {
    case .edited: (path, path)
    case .created: (nil, path)
    case .removed: (path, nil)
    case .moved(let target): (path, target)
    }
  }
}
