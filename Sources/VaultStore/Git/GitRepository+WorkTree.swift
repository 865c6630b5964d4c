/// How the notes in the work tree differ from those in a commit.
package struct WorkTreeChanges: Sendable {
  /// One note that differs.
  package struct Change: Sendable, Hashable {
    package var path: Path
    /// The note in the commit; nil when it is new.
    package var before: GitEntry?
    /// Its bytes in the work tree; nil when it is gone.
    package var after: [UInt8]?

    package init(path: Path, before: GitEntry?, after: [UInt8]?) {
      self.path = path
      self.before = before
      self.after = after
    }
  }

  /// By their paths.
  package var changes: [Change] = []
  /// Notes that cannot be read, so that nothing is known of them.
  package var unreadable: [IndexReport.Unreadable] = []

  package init() {}
}

extension GitRepository {
  /// Compares the notes on disk with those in a commit; nil stands for an empty one.
  ///
  /// Every note is read by vault itself and compared by the digest of its bytes, so that no filter of the repository
  /// runs. A note whose line ends alone differ, as git on Windows writes them, is the same; one that a filter makes
  /// different on the way into the repository counts as changed.
  ///
  /// Notes that `.gitignore` and its like name, and that are not in the commit, are not looked at. With `configuration`
  /// neither are those that `.vaultignore` names.
  ///
  /// - Complexity: O(*bytes of all notes*).
  package func workTreeChanges(
    from commit: ObjectID?, files: FileOperations, configuration: VaultConfiguration = VaultConfiguration()
  ) throws(GitFailure) -> WorkTreeChanges {
    let reader = FileReader(files)
    let committed = try commit.map { commit throws(GitFailure) in try notes(in: commit) } ?? []
    let entries = Dictionary(committed.map { ($0.path, $0) }) { first, _ in first }
    let candidates = Set(try notesInWorkTree()).union(entries.keys).sorted()
    var result = WorkTreeChanges()
    for path in candidates where configuration.reason(ignoring: path) == nil {
      let entry = entries[path]
      switch reader.note(at: path, below: root) {
      case .note(let bytes, _):
        if let entry, entry.holds(bytes) { continue }
        result.changes.append(.init(path: path, before: entry, after: bytes))
      case .unreadable(.vanished, _):
        if entry != nil { result.changes.append(.init(path: path, before: entry, after: nil)) }
      case .unreadable(let reason, _):
        result.unreadable.append(.init(path: path, reason: reason))
      }
    }
    return result
  }

  /// The notes that git has in its list for the next commit or would take up.
  private func notesInWorkTree() throws(GitFailure) -> [Path] {
    let listing = try git.read(
      .listFiles, ["-z", "--full-name", "--cached", "--others", "--exclude-standard"], paths: vaultPaths, in: top)
    let paths = listing.split(separator: 0).compactMap { pathInVault($0) }
    let others = OtherVaults(among: paths)
    return paths.filter { $0.isNamedLikeNote && !others.contain($0) }
  }
}

extension GitEntry {
  /// Whether these bytes of a work tree are the content of the file, as they are or with the line ends of the
  /// repository.
  func holds(_ bytes: [UInt8]) -> Bool {
    let length = id.byteCount
    if BlobHash.id(of: bytes, byteCount: length) == id { return true }
    guard bytes.contains(UInt8(ascii: "\r")) else { return false }
    return BlobHash.id(of: bytes.withUnixLineEnds, byteCount: length) == id
  }
}

extension [UInt8] {
  /// The bytes with LF in place of every CR LF.
  fileprivate var withUnixLineEnds: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    for (index, byte) in enumerated() {
      if byte == UInt8(ascii: "\r"), index + 1 < count, self[index + 1] == UInt8(ascii: "\n") { continue }
      result.append(byte)
    }
    return result
  }
}
