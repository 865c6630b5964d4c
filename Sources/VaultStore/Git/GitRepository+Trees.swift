extension GitRepository {
  /// The notes in a commit, by their paths: files named `*.md` that are neither hidden nor copies of a conflict nor in
  /// another vault's folder. Rules of `.vaultignore` are not looked at.
  ///
  /// - Complexity: O(*files of the vault in the commit*).
  package func notes(in commit: ObjectID) throws(GitFailure) -> [GitEntry] {
    let listing = try git.read(.listTree, ["-r", "-z", "--full-tree", commit.hex], paths: vaultPaths, in: top)
    var entries: [GitEntry] = []
    var paths: [Path] = []
    for line in listing.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { throw unexpectedTree }
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3, let mode = UInt32(String(decoding: words[0], as: UTF8.self), radix: 8),
        let id = ObjectID(hex: words[2])
      else { throw unexpectedTree }
      guard let path = pathInVault(line[(tab + 1)...]) else { continue }
      paths.append(path)
      let entry = GitEntry(path: path, mode: mode, id: id)
      if entry.isNote { entries.append(entry) }
    }
    let others = OtherVaults(among: paths)
    return entries.filter { !others.contain($0.path) }
  }

  private var unexpectedTree: GitFailure { .unexpectedOutput(command: GitReading.listTree.rawValue) }

  /// What became of the notes from one commit to another, with renames found as git finds them; all are new where the
  /// first is nil. A file that stops being a note counts as gone, one that becomes a note as new.
  package func changes(from before: ObjectID?, to after: ObjectID) throws(GitFailure) -> [GitPathChange] {
    guard let before else { return try notes(in: after).map { GitPathChange(before: nil, after: $0) } }
    let output = try git.read(
      .diffTree, ["-r", "-z", "--raw", "--no-abbrev", "-M", "--no-commit-id", before.hex, after.hex],
      paths: vaultPaths, in: top)
    guard let difference = RawDifference(output) else {
      throw .unexpectedOutput(command: GitReading.diffTree.rawValue)
    }
    return difference.lines.compactMap { line in
      let before = line.before.flatMap(entry), after = line.after.flatMap(entry)
      return before == nil && after == nil ? nil : GitPathChange(before: before, after: after)
    }
  }

  /// A file of a difference, when it is a note of the vault.
  func entry(_ side: RawDifference.Side) -> GitEntry? {
    guard let path = pathInVault(side.path) else { return nil }
    let entry = GitEntry(path: path, mode: side.mode, id: side.id)
    return entry.isNote ? entry : nil
  }
}

/// The folders below a vault's root that are vaults of their own (vault format, section 1).
struct OtherVaults {
  private var folders: Set<[UInt8]> = []

  /// Takes them from the paths of files below the root.
  init(among paths: [Path]) {
    let marker = Array("/.vault/".utf8)
    for path in paths where path.bytes.count > marker.count {
      let bytes = path.bytes
      for start in 0..<(bytes.count - marker.count)
      where bytes[start] == marker[0] && bytes[start..<start + marker.count].elementsEqual(marker) {
        folders.insert(Array(bytes[..<start]))
        break
      }
    }
  }

  func contain(_ path: Path) -> Bool {
    guard !folders.isEmpty else { return false }
    var folder = path.parent
    while !folder.bytes.isEmpty {
      if folders.contains(folder.bytes) { return true }
      folder = folder.parent
    }
    return false
  }
}
