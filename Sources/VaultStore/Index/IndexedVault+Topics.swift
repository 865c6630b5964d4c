import VaultSearch

// What was learned about lists, kept beside the index: it costs seconds to learn and nothing to lose.
extension IndexedVault {
  /// The bytes as they were stored last; nil when there are none.
  package func storedTopics() -> [UInt8]? {
    SnapshotFile(files: files, root: root).load(.topics)?.copied
  }

  /// Stores bytes in place of those before; where nothing can be written the next command learns anew.
  package func storeTopics(_ bytes: [UInt8]) {
    try? SnapshotFile(files: files, root: root).save(.topics, SnapshotBytes(copying: bytes))
  }
}
