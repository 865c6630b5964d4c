import VaultSearch

// What was learned of the lists of tasks, kept beside the index: it takes time to learn and costs nothing to lose.
extension IndexedVault {
  /// More bytes than any model takes; what is longer is something else (64 MB).
  private static let mostOfTopics = 64 << 20

  /// The bytes as they were kept last; nil when there are none. Nothing tells that they are whole: who reads them does.
  package var keptTopics: [UInt8]? {
    guard let stored = SnapshotFile(files: files, root: root).load(.topics), stored.count <= Self.mostOfTopics else {
      return nil
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(stored.count)
    let isWhole = stored.forEachPiece { piece, _ in
      bytes.append(copying: piece)
      return true
    }
    return isWhole ? bytes : nil
  }

  /// Keeps bytes in place of those before. Where nothing can be written, the next command learns anew.
  package func keepTopics(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostOfTopics else { return }
    try? SnapshotFile(files: files, root: root).save(.topics, SnapshotBytes(copying: bytes))
  }
}
