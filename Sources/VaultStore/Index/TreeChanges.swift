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

  /// The changes of a tree whose folders are all as the index has them, and whose files are those that were edited and
  /// those of the delta.
  ///
  /// - Parameter edited: the ordinals of the files that are not as the index has them.
  init(_ tree: WalkedTree, edited: [Int], _ snapshot: Snapshot) {
    selection = Array(tree.files.indices)
    overriddenFiles = (snapshot.overriddenFiles + edited.filter { $0 < snapshot.baseFileCount }).sorted()
    overriddenDirectories = snapshot.overriddenDirectories.sorted()
    parsedCount = edited.count
    isEmpty = false
  }

  /// - Parameter changed: the ordinals of files of the index that are not as it has them.
  /// - Complexity: O(*files*).
  init(_ tree: WalkedTree, changed: [Int], _ known: KnownFiles, _ snapshot: Snapshot) {
    var isChanged = [Bool](repeating: false, count: snapshot.fileCount)
    for ordinal in changed { isChanged[ordinal] = true }
    var isKept = [Bool](repeating: false, count: snapshot.baseFileCount)
    var seen = 0
    for number in tree.files.indices {
      let ordinal = tree.files[number].known
      if ordinal != nil { seen += 1 }
      guard let ordinal, !isChanged[ordinal] else {
        parsedCount += 1
        selection.append(number)
        continue
      }
      if ordinal < isKept.count { isKept[ordinal] = true } else { selection.append(number) }
    }
    isEmpty =
      parsedCount == 0 && seen == known.files.count && tree.folders.allSatisfy { $0.unchanged != nil }
      && tree.folders.count == known.folders.count
    guard !isEmpty else { return }
    overriddenFiles = isKept.indices.filter { !isKept[$0] }
    var isKeptFolder = [Bool](repeating: false, count: snapshot.baseDirectoryCount)
    for folder in tree.folders {
      if let ordinal = folder.unchanged, ordinal < isKeptFolder.count { isKeptFolder[ordinal] = true }
    }
    overriddenDirectories = isKeptFolder.indices.filter { !isKeptFolder[$0] }
  }
}
