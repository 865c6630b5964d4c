package import VaultSearch

extension IndexedVault {
  /// The conflict copies in the vault, in the order of their paths; the index knows them by their rule alone.
  ///
  /// - Complexity: O(*files*).
  package func conflictCopies() throws(SnapshotFault) -> [ConflictCopy] {
    try paths { $0.state == .ignored && $0.reason == IgnoreReason.conflictCopy.rawValue }
      .compactMap { ConflictCopy(of: $0) }
  }

  /// The paths of some files of the walk, in order.
  ///
  /// - Complexity: O(*files*).
  func paths(where isMeant: (FileRecord) -> Bool) throws(SnapshotFault) -> [Path] {
    var ordinals: [Int] = []
    try snapshot.forEachFile { ordinal, record, _, _ in
      if isMeant(record) { ordinals.append(ordinal) }
      return true
    }
    var paths: [Path] = []
    for ordinal in ordinals { paths.append(Path(bytes: try snapshot.path(ofFile: ordinal))) }
    return paths.sorted()
  }
}
