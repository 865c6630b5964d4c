package import VaultSearch

/// Files that a write which was cut short left beside the notes, under names of vault's own.
package enum LeftoverFiles {
  /// Their paths below the root, in order: those in the folders of an index, and in the folder of the index itself.
  ///
  /// While a command is under way, or waits to be finished, its files are no leftovers; ask ``StateInspection`` first.
  ///
  /// - Complexity: O(*files*): every folder is listed.
  package static func all(in vault: IndexedVault) throws(SnapshotFault) -> [Path] {
    var found: [Path] = []
    for ordinal in 0..<vault.snapshot.directoryCount where vault.snapshot.isLive(directory: ordinal) {
      guard try vault.snapshot.directory(ordinal)?.ignored == 0 else { continue }
      let folder = Path(bytes: try vault.snapshot.path(ofDirectory: ordinal))
      found += names(in: folder, of: vault).filter { TemporaryName.matches($0) || TemporaryName.matches(drafted: $0) }
        .map { folder.appending(Path(bytes: $0)) }
    }
    let cache: Path = ".vault/cache"
    found += names(in: cache, of: vault).filter { $0.suffix(4).elementsEqual(".tmp".utf8) }
      .map { cache.appending(Path(bytes: $0)) }
    return found.sorted()
  }

  /// A folder that cannot be listed is named by other checks.
  private static func names(in folder: Path, of vault: IndexedVault) -> [[UInt8]] {
    guard let handle = try? DirectoryHandle(below: vault.root, path: folder, files: vault.files) else { return [] }
    defer { handle.close() }
    return (try? handle.names()) ?? []
  }
}

extension TemporaryName {
  /// Whether a name is that of a draft of a file with a temporary name.
  fileprivate static func matches(drafted name: [UInt8]) -> Bool {
    name.last == UInt8(ascii: "~") && matches(Array(name.dropLast()))
  }
}
