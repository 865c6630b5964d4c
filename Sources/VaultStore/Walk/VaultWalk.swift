/// Walks a vault's folders, never leaving its root: folders are opened step by step and links to folders are not
/// followed.
package struct VaultWalk: Sendable {
  package let files: FileOperations
  package let root: VaultRoot
  package let rules: IgnoreRules

  /// The deepest folder that is entered; a deeper one is reported as unreadable.
  package static let depthLimit = 200

  package init(files: FileOperations, root: VaultRoot, rules: IgnoreRules) {
    self.files = files
    self.root = root
    self.rules = rules
  }

  /// Walks the whole vault.
  ///
  /// - Throws: what the system says when the root itself cannot be read; a folder below it that cannot be read is a
  ///   ``WalkedTree/Folder/failure``.
  /// - Complexity: O(*entries*).
  package func walk() throws(SystemError) -> WalkedTree {
    var tree = WalkedTree()
    let descriptor = try files.open(FileOperations.workingDirectory, root.path.bytes, .namedDirectory)
    defer { files.close(descriptor) }
    let status = try files.status(descriptor)
    try enter(descriptor, status: status, path: [], depth: 0, into: &tree)
    return tree
  }

  /// Reads one folder, then those below it.
  private func enter(
    _ descriptor: FileOperations.Descriptor, status: FileStatus, path: [UInt8], depth: Int, into tree: inout WalkedTree
  ) throws(SystemError) {
    var listing = DirectoryListing()
    try files.list(descriptor, &listing)
    let folder = tree.appendFolder(path: path, status: status)
    var subfolders: [ArraySlice<UInt8>] = []
    for entry in listing.entries {
      let name = listing.name(of: entry)
      let kind = entry.kind ?? (try? files.statusOfName(descriptor, Array(name), false))?.kind ?? .other
      if kind == .directory {
        subfolders.append(name)
      } else {
        place(name, kind: kind, in: folder, descriptor: descriptor, into: &tree)
      }
    }
    tree.closeFolder(folder)
    for name in subfolders where name.first != UInt8(ascii: ".") {
      descend(to: name, from: descriptor, path: path, depth: depth, into: &tree)
    }
  }

  private func descend(
    to name: ArraySlice<UInt8>, from parent: FileOperations.Descriptor, path: [UInt8], depth: Int,
    into tree: inout WalkedTree
  ) {
    let below = path.isEmpty ? Array(name) : path + [UInt8(ascii: "/")] + name
    guard rules.line(ignoring: below, isDirectory: true) == nil else { return }
    do throws(SystemError) {
      guard depth < Self.depthLimit else { throw .symbolicLinkLoop }
      let descriptor = try files.open(parent, Array(name), .directory)
      defer { files.close(descriptor) }
      // A folder with its own .vault is another vault.
      if (try? files.statusOfName(descriptor, Array(".vault".utf8), false))?.kind == .directory { return }
      try enter(descriptor, status: try files.status(descriptor), path: below, depth: depth + 1, into: &tree)
    } catch {
      let status = FileStatus(kind: .directory, size: 0, modified: 0, changed: 0, inode: 0, device: 0)
      let folder = tree.appendFolder(path: below, status: status)
      tree.folders[folder].failure = UnreadableReason(error)
      tree.closeFolder(folder)
    }
  }

  /// Counts a file that a rule leaves out, or records it as a note to be read.
  private func place(
    _ name: ArraySlice<UInt8>, kind: FileStatus.Kind, in folder: Int, descriptor: FileOperations.Descriptor,
    into tree: inout WalkedTree
  ) {
    if let reason = reasonToIgnore(name, in: tree.paths[tree.folders[folder].path]) {
      tree.folders[folder].ignored[reason] += 1
      return
    }
    var failure: UnreadableReason?
    if kind == .symbolicLink {
      switch target(of: name, in: tree.paths[tree.folders[folder].path], descriptor: descriptor) {
      case .insideRoot:
        tree.folders[folder].ignored[.link] += 1
        return
      case .failure(let reason): failure = reason
      }
    } else if kind == .other {
      failure = .notRegularFile
    }
    tree.appendFile(name: name, folder: folder, failure: failure)
  }

  private func reasonToIgnore(_ name: ArraySlice<UInt8>, in folder: ArraySlice<UInt8>) -> IgnoreReason? {
    if name.first == UInt8(ascii: ".") { return .hidden }
    guard IgnoreReason.isMarkdown(name) else { return .notMarkdown }
    if IgnoreReason.isConflictCopy(name) { return .conflictCopy }
    guard !rules.isEmpty else { return nil }
    let path = folder.isEmpty ? Array(name) : folder + [UInt8(ascii: "/")] + name
    return rules.line(ignoring: path, isDirectory: false) == nil ? nil : .ignoreFile
  }

  private enum LinkTarget {
    case insideRoot
    case failure(UnreadableReason)
  }

  private func target(
    of name: ArraySlice<UInt8>, in folder: ArraySlice<UInt8>, descriptor: FileOperations.Descriptor
  ) -> LinkTarget {
    guard let status = try? files.statusOfName(descriptor, Array(name), true) else { return .failure(.linkIsDangling) }
    let path = root.path.appending(Path(bytes: folder)).appending(Path(bytes: name))
    guard let real = try? files.realPath(path.bytes), Path(bytes: real).relative(to: root.path) != nil else {
      return .failure(.linkLeadsOutside)
    }
    return status.kind == .regular || status.kind == .directory ? .insideRoot : .failure(.notRegularFile)
  }
}

extension WalkedTree {
  fileprivate mutating func appendFolder(path: [UInt8], status: FileStatus) -> Int {
    let start = paths.count
    paths.append(contentsOf: path)
    folders.append(
      Folder(
        path: start..<paths.count, status: status, files: files.count..<files.count, ignored: IgnoreCounts(),
        failure: nil))
    return folders.count - 1
  }

  fileprivate mutating func closeFolder(_ folder: Int) {
    folders[folder].files = folders[folder].files.lowerBound..<files.count
  }

  fileprivate mutating func appendFile(name: ArraySlice<UInt8>, folder: Int, failure: UnreadableReason?) {
    let start = names.count
    names.append(contentsOf: name)
    files.append(File(folder: Int32(clamping: folder), name: start..<names.count, failure: failure))
    names.append(0)
  }
}
