package import VaultSearch

extension IndexedVault {
  /// The symbolic links in the vault that lead to some of its notes, in the order of their paths.
  ///
  /// - Complexity: O(*files*), and a call of the system for every link.
  package func symbolicLinks(to notes: Set<Path>) throws(SnapshotFault) -> [Path] {
    try paths { $0.state == .ignored && $0.reason == IgnoreReason.link.rawValue }.filter { path in
      // A link that nobody can follow is broken already, and a diagnostic.
      let real = try? files.realPath(root.path.appending(path).bytes)
      return real.flatMap { Path(bytes: $0).relative(to: root.path) }.map(notes.contains) ?? false
    }
  }
}
