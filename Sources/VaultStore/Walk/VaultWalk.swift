import VaultSearch

/// Walks a vault's folders, never leaving its root: folders are opened step by step and links to folders are not
/// followed.
///
/// A folder whose times are those of the index made before still has the same entries, and its names are not read
/// again.
package struct VaultWalk: Sendable {
  package let files: FileOperations
  package let root: VaultRoot
  package let rules: IgnoreRules
  package let known: KnownFiles

  /// The deepest folder that is entered; a deeper one is reported as unreadable.
  package static let depthLimit = 200

  package init(files: FileOperations, root: VaultRoot, rules: IgnoreRules, known: KnownFiles = KnownFiles()) {
    self.files = files
    self.root = root
    self.rules = rules
    self.known = known
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
    try enter(descriptor, path: [], depth: 0, into: &tree)
    return tree
  }

  /// Takes one folder, then those below it.
  private func enter(
    _ descriptor: FileOperations.Descriptor, path: [UInt8], depth: Int, into tree: inout WalkedTree
  ) throws(SystemError) {
    let now = files.now()
    var status = try files.status(descriptor)
    let subfolders: [Subfolder]
    if let folder = known.folder(at: path), isUnchanged(folder, status) {
      subfolders = take(folder, status: status, into: &tree)
    } else if !path.isEmpty, try hasOwnVault(descriptor) {
      // It is remembered: when its .vault is gone, nothing of the folder above shows it.
      return close(path, status: status, into: &tree) { $0.exclusion = .otherVault }
    } else {
      // A folder changed in this very tick of the clock may change once more without showing it.
      if status.modified >= now { status.changed = 0 }
      subfolders = try list(descriptor, path: path, status: status, into: &tree)
    }
    for subfolder in subfolders {
      descend(to: subfolder, from: descriptor, path: path, depth: depth, into: &tree)
    }
  }

  /// A folder in another one, and the rule by which it is not entered.
  private struct Subfolder {
    var name: [UInt8]
    var exclusion: FolderExclusion?
  }

  private func isUnchanged(_ folder: KnownFiles.Folder, _ status: FileStatus) -> Bool {
    folder.modified == status.modified && folder.changed == status.changed && folder.inode == status.inode
      && folder.changed != 0
  }

  private func descend(
    to subfolder: Subfolder, from parent: FileOperations.Descriptor, path: [UInt8], depth: Int,
    into tree: inout WalkedTree
  ) {
    let name = subfolder.name
    let below = path.isEmpty ? name : path + [UInt8(ascii: "/")] + name
    if let exclusion = subfolder.exclusion {
      return close(below, status: .unknownFolder, into: &tree) { $0.exclusion = exclusion }
    }
    guard depth < Self.depthLimit else {
      return close(below, status: .unknownFolder, into: &tree) { $0.failure = .tooDeep }
    }
    do throws(SystemError) {
      let descriptor = try files.open(parent, name, .directory)
      defer { files.close(descriptor) }
      try enter(descriptor, path: below, depth: depth + 1, into: &tree)
    } catch {
      close(below, status: .unknownFolder, into: &tree) { $0.failure = UnreadableReason(error) }
    }
  }

  /// Takes a folder that is not entered, with the reason that `mark` writes into it.
  private func close(
    _ path: [UInt8], status: FileStatus, into tree: inout WalkedTree, _ mark: (inout WalkedTree.Folder) -> Void
  ) {
    let folder = tree.beginFolder(path: path, status: status)
    mark(&tree.folders[folder])
    if let before = known.folder(at: path), before.failure == tree.folders[folder].code {
      tree.folders[folder].unchanged = before.ordinal
    }
    tree.endFolder(folder)
  }

  /// Whether a folder is the root of another vault.
  ///
  /// - Throws: what the system says where it does not tell: notes of another vault are never taken for this one's.
  func hasOwnVault(_ descriptor: FileOperations.Descriptor) throws(SystemError) -> Bool {
    do throws(SystemError) {
      return try files.statusOfName(descriptor, Self.vaultFolder, false).kind == .directory
    } catch .notFound {
      return false
    }
  }

  private static let vaultFolder = Array(".vault\0".utf8)
}

// MARK: - A folder that is known

extension VaultWalk {
  /// Takes the entries of an unchanged folder from the index; gives the names of its subfolders.
  private func take(_ folder: KnownFiles.Folder, status: FileStatus, into tree: inout WalkedTree) -> [Subfolder] {
    let index = tree.beginFolder(path: folder.path, status: status)
    tree.folders[index].unchanged = folder.ordinal
    tree.folders[index].others = folder.others
    for number in folder.files {
      let file = known.files[Int(number)]
      let name = known.name(of: file)
      // What a link leads to can change without a trace in its own folder.
      let finding =
        file.state == .indexed ? .note : find(name, kind: nil, in: folder.path, descriptor: nil)
      tree.append(name: name, folder: index, finding: finding, known: Int(file.ordinal))
    }
    tree.endFolder(index)
    let prefix = folder.path.isEmpty ? 0 : folder.path.count + 1
    return folder.subfolders.map { number in
      let subfolder = known.folders[Int(number)]
      let exclusion = FolderExclusion(code: subfolder.failure)
      return Subfolder(
        name: Array(subfolder.path[prefix...]), exclusion: exclusion?.isOfName == true ? exclusion : nil)
    }
  }
}

// MARK: - Folders that are all known

extension VaultWalk {
  /// The tree of an index whose folders are all as it has them, with the files that are known.
  ///
  /// - Complexity: O(*folders* + *known files*); of the disk nothing is asked but what a link leads to.
  func treeOfKnownFolders() -> WalkedTree {
    var tree = WalkedTree()
    for folder in known.folders {
      _ = take(folder, status: FileStatus(of: folder), into: &tree)
      guard folder.failure != 0 else { continue }
      let index = tree.folders.count - 1
      tree.folders[index].exclusion = FolderExclusion(code: folder.failure)
      if tree.folders[index].exclusion == nil {
        tree.folders[index].failure = UnreadableReason(code: UInt8(clamping: folder.failure))
      }
    }
    return tree
  }
}

// MARK: - A folder that is read

extension VaultWalk {
  /// Reads the names of a folder; gives its subfolders.
  private func list(
    _ descriptor: FileOperations.Descriptor, path: [UInt8], status: FileStatus, into tree: inout WalkedTree
  ) throws(SystemError) -> [Subfolder] {
    var listing = DirectoryListing()
    try files.list(descriptor, &listing)
    let folder = tree.beginFolder(path: path, status: status)
    let ordinals = knownOrdinals(in: path)
    var subfolders: [Subfolder] = []
    for entry in listing.entries {
      let name = listing.name(of: entry)
      let kind: FileStatus.Kind?
      do throws(SystemError) {
        kind = try self.kind(of: entry, named: name, in: descriptor)
      } catch .notFound {
        continue
      } catch {
        kind = nil
      }
      // What cannot be asked may be a folder full of notes: opening it tells, or says why it cannot be read.
      if kind == .directory || kind == nil && !IgnoreReason.isMarkdown(name) {
        let exclusion = exclusion(of: name, in: path)
        if exclusion == .hidden, path.isEmpty, name.elementsEqual(Self.vaultFolder.dropLast()) { continue }
        subfolders.append(Subfolder(name: Array(name), exclusion: exclusion))
      } else if IgnoreReason.isMarkdown(name) {
        let finding = find(name, kind: kind, in: path, descriptor: descriptor)
        tree.append(
          name: name, folder: folder, finding: finding, known: ordinals.isEmpty ? nil : ordinals[Array(name)])
      } else {
        tree.folders[folder].others += 1
      }
    }
    tree.endFolder(folder)
    return subfolders
  }

  /// What a name stands for; the system is asked where the listing does not tell.
  private func kind(
    of entry: DirectoryListing.Entry, named name: ArraySlice<UInt8>, in descriptor: FileOperations.Descriptor
  ) throws(SystemError) -> FileStatus.Kind {
    if let kind = entry.kind { return kind }
    return try files.statusOfName(descriptor, Array(name), false).kind
  }

  private func knownOrdinals(in path: [UInt8]) -> [[UInt8]: Int] {
    guard let folder = known.folder(at: path) else { return [:] }
    var ordinals: [[UInt8]: Int] = [:]
    for number in folder.files {
      let file = known.files[Int(number)]
      ordinals[Array(known.name(of: file))] = Int(file.ordinal)
    }
    return ordinals
  }

  func isEntered(_ name: ArraySlice<UInt8>, in path: [UInt8]) -> Bool { exclusion(of: name, in: path) == nil }

  /// The rule by which a folder is left out because of its name; nil for one to enter.
  private func exclusion(of name: ArraySlice<UInt8>, in path: [UInt8]) -> FolderExclusion? {
    if name.first == UInt8(ascii: ".") { return .hidden }
    guard !rules.isEmpty, rules.line(ignoring: below(path, name), isDirectory: true) != nil else { return nil }
    return .ignoreFile
  }

  /// What is known of a file named like a note; `kind` nil asks again what it is.
  func find(
    _ name: ArraySlice<UInt8>, kind: FileStatus.Kind?, in path: [UInt8], descriptor: FileOperations.Descriptor?
  ) -> WalkedTree.Finding {
    if name.first == UInt8(ascii: ".") { return .ignored(.hidden) }
    if ConflictCopy.isCopy(name) { return .ignored(.conflictCopy) }
    if !rules.isEmpty, rules.line(ignoring: below(path, name), isDirectory: false) != nil {
      return .ignored(.ignoreFile)
    }
    let whole = root.path.appending(Path(bytes: below(path, name))).bytes
    let found: FileStatus.Kind
    if let kind {
      found = kind
    } else {
      do throws(SystemError) {
        found = try files.statusOfName(FileOperations.workingDirectory, whole, false).kind
      } catch {
        return .unreadable(error == .notDirectory ? .vanished : UnreadableReason(error))
      }
    }
    switch found {
    case .regular: return .note
    case .symbolicLink: return target(of: whole)
    case .directory, .other: return .unreadable(.notRegularFile)
    }
  }

  private func target(of link: [UInt8]) -> WalkedTree.Finding {
    let status: FileStatus
    do throws(SystemError) {
      status = try files.statusOfName(FileOperations.workingDirectory, link, true)
    } catch {
      let isDangling = [.notFound, .notDirectory, .symbolicLinkLoop].contains(error)
      return .unreadable(isDangling ? .linkIsDangling : UnreadableReason(error))
    }
    let real: [UInt8]
    do throws(SystemError) { real = try files.realPath(link) } catch { return .unreadable(UnreadableReason(error)) }
    guard Path(bytes: real).relative(to: root.path) != nil else { return .unreadable(.linkLeadsOutside) }
    guard status.kind == .regular else { return .unreadable(.notRegularFile) }
    // Only what is named like a note is read under its own path.
    return IgnoreReason.isMarkdown(real[...]) ? .ignored(.link) : .unreadable(.linkLeadsToNoNote)
  }

  private func below(_ path: [UInt8], _ name: ArraySlice<UInt8>) -> [UInt8] {
    path.isEmpty ? Array(name) : path + [UInt8(ascii: "/")] + name
  }
}

extension FileStatus {
  /// The status of a folder as the index has it.
  fileprivate init(of folder: KnownFiles.Folder) {
    self.init(
      kind: .directory, size: 0, modified: folder.modified, changed: folder.changed, inode: folder.inode, device: 0)
  }

  /// The status of a folder that was not opened.
  fileprivate static let unknownFolder = FileStatus(
    kind: .directory, size: 0, modified: 0, changed: 0, inode: 0, device: 0)
}
