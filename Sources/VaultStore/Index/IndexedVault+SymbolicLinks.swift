package import VaultSearch

extension IndexedVault {
  /// The symbolic links in the vault that lead to some of its notes, in the order of their paths.
  ///
  /// - Complexity: O(*files*), and a call of the system for every link.
  package func symbolicLinks(to notes: Set<Path>) throws(SnapshotFault) -> [Path] {
    var links: [Int] = []
    try snapshot.forEachFile { ordinal, record, _, _ in
      if record.state == .ignored, record.reason == IgnoreReason.link.rawValue { links.append(ordinal) }
      return true
    }
    var found: [Path] = []
    for ordinal in links {
      let path = Path(bytes: try snapshot.path(ofFile: ordinal))
      guard let real = try? files.realPath(root.path.appending(path).bytes),
        let target = Path(bytes: real).relative(to: root.path), notes.contains(target)
      else { continue }
      found.append(path)
    }
    return found.sorted()
  }
}
