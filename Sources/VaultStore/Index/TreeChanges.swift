import VaultSearch

/// How a walked tree differs from the base of an index, so that a delta can say it.
struct TreeChanges {
  /// The files of the tree that the delta holds, ascending: what changed now, and what had changed before.
  private(set) var selection: [Int] = []
  /// Files and folders of the base that are changed or gone.
  private(set) var overriddenFiles: [Int] = []
  private(set) var overriddenDirectories: [Int] = []
  /// How many files changed since the index was brought up to date last, gone ones apart.
  private(set) var parsedCount = 0
  /// Whether the index is true as it is.
  private(set) var isEmpty = true

  /// - Complexity: O(*files*).
  init(_ tree: WalkedTree, _ isUnchanged: [Bool], _ known: KnownFiles, _ snapshot: Snapshot) {
    var keptFiles = Set<Int>()
    var seen = 0
    for (number, file) in tree.files.enumerated() {
      if file.known != nil { seen += 1 }
      guard isUnchanged[number], let ordinal = file.known else {
        parsedCount += 1
        selection.append(number)
        continue
      }
      if ordinal < snapshot.baseFileCount { keptFiles.insert(ordinal) } else { selection.append(number) }
    }
    let keptFolders = Set(tree.folders.compactMap(\.unchanged).filter { $0 < snapshot.baseDirectoryCount })
    isEmpty =
      parsedCount == 0 && seen == known.ordinals.count && tree.folders.allSatisfy { $0.unchanged != nil }
      && tree.folders.count == known.folderOrdinals.count
    guard !isEmpty else { return }
    overriddenFiles = (0..<snapshot.baseFileCount).filter { !keptFiles.contains($0) }
    overriddenDirectories = (0..<snapshot.baseDirectoryCount).filter { !keptFolders.contains($0) }
  }
}
