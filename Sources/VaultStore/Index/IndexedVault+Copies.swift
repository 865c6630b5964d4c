package import VaultSearch

extension IndexedVault {
  /// The conflict copies in the vault, in the order of their paths; the index knows them by their rule alone.
  ///
  /// - Complexity: O(*files*).
  package func conflictCopies() throws(SnapshotFault) -> [ConflictCopy] {
    var ordinals: [Int] = []
    try snapshot.forEachFile { ordinal, record, _, _ in
      if record.state == .ignored, record.reason == IgnoreReason.conflictCopy.rawValue { ordinals.append(ordinal) }
      return true
    }
    var copies: [ConflictCopy] = []
    for ordinal in ordinals {
      if let copy = ConflictCopy(of: Path(bytes: try snapshot.path(ofFile: ordinal))) { copies.append(copy) }
    }
    return copies.sorted { $0.path < $1.path }
  }
}
