import VaultSearch

/// The files of an index in `.vault/cache/`: read by mapping, written beside and renamed, never fsynced, because their
/// checksums tell a torn one and losing one costs only time.
struct SnapshotFile: Sendable {
  let files: FileOperations
  let root: VaultRoot

  /// The files: the index of all notes, what changed since, and what was learned of the lists of tasks.
  enum Part: String, CaseIterable { case base = "index", delta = "index-changes", topics }

  /// Maps a file; nil when it is not there or cannot be read.
  func load(_ part: Part) -> SnapshotBytes? {
    try? inFolder { folder throws(SystemError) -> SnapshotBytes? in
      let descriptor = try files.open(folder, part.name, .reading)
      defer { files.close(descriptor) }
      let status = try files.status(descriptor)
      guard status.kind == .regular, status.size > 0 else { return nil }
      let mapped = try files.map(descriptor, Int(status.size))
      return unsafe SnapshotBytes(
        mapped: mapped.bytes, letGo: { mapped.letGo($0) }, release: { withExtendedLifetime(mapped) {} })
    }
  }

  /// Writes a file in place of the one before.
  func save(_ part: Part, _ bytes: SnapshotBytes) throws(SystemError) {
    try inFolder(making: true) { folder throws(SystemError) in
      let temporary = Array("\(part.rawValue).\(UInt64.random(in: 0 ... .max)).tmp".utf8)
      let descriptor = try files.open(folder, temporary, .creating(permissions: 0o600))
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
        try files.rename(folder, temporary, folder, part.name)
      } catch {
        try? files.remove(folder, temporary)
        throw error
      }
    }
  }

  /// Removes a file, if it is there.
  func remove(_ part: Part) {
    try? inFolder { folder throws(SystemError) in try files.remove(folder, part.name) }
  }

  /// Does something in the folder, whose way holds no link: one could lead the index out of the vault.
  private func inFolder<Result>(
    making isMade: Bool = false, _ body: (FileOperations.Descriptor) throws(SystemError) -> Result
  ) throws(SystemError) -> Result {
    let top = try files.retrying { () throws(SystemError) in
      try files.open(FileOperations.workingDirectory, root.path.bytes, .namedDirectory)
    }
    defer { files.close(top) }
    var chain = FolderChain(files: files, root: top, opening: .passage)
    defer { chain.close() }
    if isMade {
      do throws(SystemError) {
        try files.makeDirectory(try chain.descriptor(of: ".vault".utf8), Array("cache".utf8), 0o700)
      } catch .exists {}
    }
    return try body(try chain.descriptor(of: ".vault/cache".utf8))
  }
}

extension SnapshotFile.Part {
  fileprivate var name: [UInt8] { Array(rawValue.utf8) }
}
