import VaultSearch

/// The files of an index in `.vault/cache/`: read by mapping, written beside and renamed, never fsynced, because their
/// checksums tell a torn one and losing one costs only time.
struct SnapshotFile: Sendable {
  let files: FileOperations
  let root: VaultRoot

  /// The files: the index of all notes, what changed since, and what was learned about lists.
  enum Part: String, CaseIterable { case base = "index", delta = "index-changes", topics }

  /// Maps a file; nil when it is not there or cannot be read.
  func load(_ part: Part) -> SnapshotBytes? {
    let path = folder.appending(part.rawValue)
    guard let descriptor = try? files.open(FileOperations.workingDirectory, path.bytes, .reading) else { return nil }
    defer { files.close(descriptor) }
    guard let status = try? files.status(descriptor), status.kind == .regular, status.size > 0,
      let mapped = try? files.map(descriptor, Int(status.size))
    else { return nil }
    return unsafe SnapshotBytes(
      mapped: mapped.bytes, letGo: { mapped.letGo($0) }, release: { withExtendedLifetime(mapped) {} })
  }

  /// Writes a file in place of the one before.
  func save(_ part: Part, _ bytes: SnapshotBytes) throws(SystemError) {
    try makeFolder()
    let name = folder.appending(part.rawValue)
    let temporary = folder.appending("\(part.rawValue).\(UInt64.random(in: 0 ... .max)).tmp")
    let descriptor = try files.open(
      FileOperations.workingDirectory, temporary.bytes, .creating(permissions: 0o600))
    do throws(SystemError) {
      defer { files.close(descriptor) }
      var failure: SystemError?
      _ = bytes.forEachPiece { piece, offset in
        do throws(SystemError) { try files.writeAll(piece, to: descriptor, at: Int64(offset)) } catch {
          failure = error
        }
        return failure == nil
      }
      if let failure { throw failure }
      try files.rename(
        FileOperations.workingDirectory, temporary.bytes, FileOperations.workingDirectory, name.bytes)
    } catch {
      try? files.remove(FileOperations.workingDirectory, temporary.bytes)
      throw error
    }
  }

  /// Removes a file, if it is there.
  func remove(_ part: Part) {
    try? files.remove(FileOperations.workingDirectory, folder.appending(part.rawValue).bytes)
  }

  private var folder: Path { root.path.appending(".vault/cache") }

  private func makeFolder() throws(SystemError) {
    do throws(SystemError) {
      try files.makeDirectory(FileOperations.workingDirectory, folder.bytes, 0o700)
    } catch .exists {
      // A link here could lead the index out of the vault.
      guard try files.statusOfName(FileOperations.workingDirectory, folder.bytes, false).kind == .directory else {
        throw .notDirectory
      }
    }
  }
}
