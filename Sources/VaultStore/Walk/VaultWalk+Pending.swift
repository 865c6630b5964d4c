extension VaultWalk {
  /// The tree as it is when the command that is under way is done: what it removes is left out, what it makes is added,
  /// and what it changes is to be read again.
  func applying(_ pending: PendingEdits, to tree: WalkedTree) -> WalkedTree {
    guard !pending.isEmpty else { return tree }
    var made = pending.shown.filter { $0.value != nil }
    var result = WalkedTree()
    for folder in tree.folders {
      let path = tree.path(of: folder)
      let index = result.takeOver(folder, path)
      for file in tree.files[folder.files] {
        let filePath = tree.path(of: file)
        let known: Int?
        switch pending.shown[filePath] {
        case .some(nil): continue
        case .some: known = nil
        case nil: known = file.known
        }
        made[filePath] = nil
        result.append(name: tree.names[file.name][...], folder: index, finding: file.finding, known: known)
      }
      for added in made.keys.filter({ $0.parent == path }).sorted() where !folder.isClosed {
        add(added, to: index, of: &result)
        made[added] = nil
      }
      result.endFolder(index)
    }
    addFolders(of: made.keys.sorted(), to: &result)
    return result
  }

  /// Adds files whose folders are not made yet.
  private func addFolders(of paths: [Path], to tree: inout WalkedTree) {
    let closed = Set(tree.folders.filter(\.isClosed).map { tree.path(of: $0) })
    let known = Set(tree.folders.map { tree.path(of: $0) })
    for parent in Set(paths.map(\.parent)).sorted() where !known.contains(parent) && canEnter(parent, closed) {
      let index = tree.beginFolder(
        path: parent.bytes,
        status: FileStatus(kind: .directory, size: 0, modified: 0, changed: 0, inode: 0, device: 0))
      for path in paths where path.parent == parent { add(path, to: index, of: &tree) }
      tree.endFolder(index)
    }
  }

  private func add(_ path: Path, to folder: Int, of tree: inout WalkedTree) {
    let name = path.components.last ?? []
    guard IgnoreReason.isMarkdown(name) else { return }
    let finding = find(name, kind: .regular, in: path.parent.bytes, descriptor: nil)
    tree.append(name: name, folder: folder, finding: finding, known: nil)
  }

  /// Whether a walk would come to a folder.
  private func canEnter(_ folder: Path, _ closed: Set<Path>) -> Bool {
    var folder = folder
    while let name = folder.components.last {
      if closed.contains(folder) || !isEntered(name, in: folder.parent.bytes) { return false }
      folder = folder.parent
    }
    return true
  }
}

extension WalkedTree {
  /// Begins a folder that is as it is in another tree, but for its files.
  fileprivate mutating func takeOver(_ folder: Folder, _ path: Path) -> Int {
    let index = beginFolder(path: path.bytes, status: folder.status)
    folders[index].others = folder.others
    folders[index].failure = folder.failure
    folders[index].exclusion = folder.exclusion
    folders[index].unchanged = folder.unchanged
    return index
  }
}

extension WalkedTree.Folder {
  /// Whether the walk did not go into it.
  fileprivate var isClosed: Bool { exclusion != nil || failure != nil }
}
