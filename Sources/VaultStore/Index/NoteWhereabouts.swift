package import VaultSearch

/// What became of a note, for whoever must not take one that cannot be read for one that was deleted.
package enum NoteWhereabouts: Sendable, Equatable {
  /// It is a note of the vault, with these bytes.
  case read([UInt8])
  /// It is there, and cannot be read.
  case unreadable(UnreadableReason)
  /// It is there, and a rule leaves it out; nil: it lies in another vault, or is no file.
  case leftOut(IgnoreReason?)
  /// There is nothing of the name.
  case gone
}

extension IndexedVault {
  /// Looks for the file of a note, as it is now.
  package func whereabouts(ofNoteAt path: Path) throws(SnapshotFault) -> NoteWhereabouts {
    let reason = configuration.reason(ignoring: path)
    let isLeftOut = if reason == nil { try isExcluded(path) } else { true }
    if !isLeftOut {
      if case .note(let bytes, _) = note(at: path) { return .read(bytes) }
      let known = try unreadableNotes().first { $0.path == path }
      if let known, known.reason != .vanished { return .unreadable(known.reason) }
    }
    do throws(SystemError) {
      let folder = try DirectoryHandle(ofFileAt: path, in: root, files: files)
      defer { folder.close() }
      guard let status = try folder.status(of: Array(path.components.last ?? [])) else { return .gone }
      return status.kind == .symbolicLink && !isLeftOut ? .unreadable(.linkIsDangling) : .leftOut(reason)
    } catch .notFound {
      return .gone
    } catch {
      return .unreadable(UnreadableReason(error))
    }
  }

  /// Whether a folder above a path is left out, because it is another vault or nobody looks into it.
  private func isExcluded(_ path: Path) throws(SnapshotFault) -> Bool {
    for ordinal in 0..<snapshot.directoryCount where snapshot.isLive(directory: ordinal) {
      guard let record = try snapshot.directory(ordinal), FolderExclusion(code: Int(record.ignored)) != nil else {
        continue
      }
      if path.relative(to: Path(bytes: try snapshot.path(ofDirectory: ordinal))) != nil { return true }
    }
    return false
  }

  /// The notes that were not read whole: those that cannot be read, and those with mistakes in them.
  ///
  /// - Complexity: O(*files*).
  package func doubtfulNotes() throws(SnapshotFault) -> [Path] {
    try paths { $0.state == .unreadable || $0.state == .indexed && $0.diagnostics > 0 }
  }

  /// The folders that cannot be read.
  package func unreadableFolders() throws(SnapshotFault) -> [IndexReport.Unreadable] {
    var folders: [IndexReport.Unreadable] = []
    for ordinal in 0..<snapshot.directoryCount where snapshot.isLive(directory: ordinal) {
      guard let record = try snapshot.directory(ordinal), record.ignored > 0,
        FolderExclusion(code: Int(record.ignored)) == nil
      else { continue }
      folders.append(
        IndexReport.Unreadable(
          path: Path(bytes: try snapshot.path(ofDirectory: ordinal)),
          reason: UnreadableReason(code: UInt8(clamping: record.ignored))))
    }
    return folders
  }

  /// The bytes of a file that is no note because of them; nil where they cannot be read either.
  package func rawBytes(at path: Path) -> [UInt8]? {
    guard let folder = try? DirectoryHandle(below: root, path: path.parent, files: files) else { return nil }
    defer { folder.close() }
    return (try? folder.content(of: Array(path.components.last ?? [])))?.bytes
  }
}
