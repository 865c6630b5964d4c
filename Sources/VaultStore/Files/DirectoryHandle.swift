/// An open folder, and what is done to the names in it; a call that a signal interrupts is made again.
struct DirectoryHandle {
  let files: FileOperations
  let descriptor: FileOperations.Descriptor

  /// What stands under a name that is a regular file.
  struct Content {
    var bytes: [UInt8]
    var status: FileStatus
  }

  /// Opens a folder below a root step by step, so that no link on the way can lead outside; the empty path is the root.
  init(below root: VaultRoot, path: Path, files: FileOperations) throws(SystemError) {
    self.init(files: files, descriptor: try files.openFolder(below: root, path: path.bytes[...]))
  }

  init(files: FileOperations, descriptor: FileOperations.Descriptor) {
    self.files = files
    self.descriptor = descriptor
  }

  /// Opens a folder in this one; a link is not followed.
  func folder(_ name: [UInt8]) throws(SystemError) -> DirectoryHandle {
    let opened = try files.retrying { () throws(SystemError) in try files.open(descriptor, name, .directory) }
    return DirectoryHandle(files: files, descriptor: opened)
  }

  func close() { files.close(descriptor) }
}

// MARK: - Looking

extension DirectoryHandle {
  /// The status of a name, never of what a link leads to; nil when nothing is there.
  func status(of name: [UInt8]) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try files.retrying { () throws(SystemError) in try files.statusOfName(descriptor, name, false) }
    } catch .notFound {
      return nil
    }
  }

  /// The whole content of a file; nil when nothing is there.
  ///
  /// - Throws: what the system says; an error that ``SystemError/isAnotherKind`` for what is no regular file, and
  ///   ``SystemError/fileTooLarge`` beyond the limit, in bytes.
  func content(of name: [UInt8], limit: Int = FileReader.noteLimit) throws(SystemError) -> Content? {
    do throws(SystemError) {
      let opened = try files.retrying { () throws(SystemError) in try files.open(descriptor, name, .reading) }
      defer { files.close(opened) }
      return try content(ofOpened: opened, limit: limit)
    } catch .notFound {
      return nil
    }
  }

  /// The whole content of an open file.
  func content(
    ofOpened opened: FileOperations.Descriptor, limit: Int = FileReader.noteLimit
  ) throws(SystemError) -> Content {
    let status = try files.retrying { () throws(SystemError) in try files.status(opened) }
    guard status.kind == .regular else { throw status.kind == .directory ? .isDirectory : .noSuchDevice }
    guard status.size <= Int64(limit) else { throw .fileTooLarge }
    let bytes = try FileReader(files).contents(of: opened, expecting: Int(status.size), limit: limit)
    guard bytes.count <= limit else { throw .fileTooLarge }
    return Content(bytes: bytes, status: status)
  }

  /// The names in the folder, in no order.
  func names() throws(SystemError) -> [[UInt8]] {
    var listing = DirectoryListing()
    while true {
      do throws(SystemError) {
        try files.list(descriptor, &listing)
        return listing.entries.map { Array(listing.name(of: $0)) }
      } catch .interrupted {
        listing.removeAll()
      }
    }
  }
}

// MARK: - Changing

extension DirectoryHandle {
  /// Who a new file belongs to and who may open it.
  enum Access {
    /// The process's own, with these permissions less the umask.
    case new(permissions: UInt32)
    /// These permissions, whatever the umask.
    case exactly(permissions: UInt32)
    /// As another file, its owner only as far as the system permits.
    case like(FileStatus)
  }

  /// Writes a new file and makes it last; a failure may leave a part of it.
  ///
  /// - Throws: ``SystemError/exists`` when the name is taken.
  func write(_ bytes: [UInt8], toNew name: [UInt8], _ access: Access) throws(SystemError) {
    let first: UInt32 =
      switch access {
      case .new(let permissions): permissions
      // Nobody else may open it before it belongs to whom it should.
      case .exactly, .like: 0o600
      }
    let opened = try files.retrying { () throws(SystemError) in
      try files.open(descriptor, name, .creating(permissions: first))
    }
    defer { files.close(opened) }
    try files.writeAll(bytes.span, to: opened)
    switch access {
    case .new: break
    case .exactly(let permissions): try setPermissions(permissions, of: opened)
    case .like(let status):
      let own = try files.retrying { () throws(SystemError) in try files.status(opened) }
      if own.owner != status.owner || own.group != status.group { giveAway(opened, like: status, own: own) }
      try setPermissions(status.permissions, of: opened)
    }
    try files.retrying { () throws(SystemError) in try files.synchronize(opened) }
  }

  /// Writes a file in place of the one that has the name, if one has it: whole or not at all, and lasting.
  func replace(_ name: [UInt8], with bytes: [UInt8], _ access: Access) throws(SystemError) {
    let temporary = TemporaryName.random()
    do throws(SystemError) {
      try write(bytes, toNew: temporary, access)
      try rename(temporary, replacing: name)
    } catch {
      try? remove(temporary)
      throw error
    }
    try synchronize()
  }

  /// Only the superuser may give a file to another user, while its group may be any of one's own.
  private func giveAway(_ opened: FileOperations.Descriptor, like status: FileStatus, own: FileStatus) {
    let both: Void? = try? files.retrying { () throws(SystemError) in
      try files.changeOwner(opened, status.owner, status.group)
    }
    guard both == nil, own.group != status.group else { return }
    try? files.retrying { () throws(SystemError) in try files.changeOwner(opened, own.owner, status.group) }
  }

  private func setPermissions(
    _ permissions: UInt32, of opened: FileOperations.Descriptor
  ) throws(SystemError) {
    try files.retrying { () throws(SystemError) in try files.setPermissions(opened, permissions) }
  }

  /// Gives a file another name, in this folder or another one, in place of what has it.
  func rename(
    _ from: [UInt8], replacing to: [UInt8], in other: DirectoryHandle? = nil
  ) throws(SystemError) {
    let target = other?.descriptor ?? descriptor
    try files.retrying { () throws(SystemError) in try files.rename(descriptor, from, target, to) }
  }

  /// Gives a file another name, which must be free, in this folder or another one.
  ///
  /// Where the system has no such rename, a second name is made, which fails when it is taken, and the first removed.
  /// Where it has no second names either, as on FAT, the name is looked at and then taken: a file that gets it between
  /// the two calls is lost.
  func rename(_ from: [UInt8], toFree to: [UInt8], in other: DirectoryHandle? = nil) throws(SystemError) {
    let target = other?.descriptor ?? descriptor
    do throws(SystemError) {
      try files.retrying { () throws(SystemError) in
        try files.renameWithoutReplacing(descriptor, from, target, to)
      }
    } catch  where error.isUnsupported {
      guard try !link(from, to: to, target) else { return try remove(from) }
      guard try (other ?? self).status(of: to) == nil else { throw .exists }
      try rename(from, replacing: to, in: other)
    }
  }

  /// Gives a file one more name, which must be free; false where the system cannot, which some tell by EPERM (link(2)).
  private func link(
    _ from: [UInt8], to: [UInt8], _ target: FileOperations.Descriptor
  ) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try files.retrying { () throws(SystemError) in try files.link(descriptor, from, target, to) }
      return true
    } catch  where error.isUnsupported || error == .notOwner {
      return false
    }
  }

  /// Exchanges what two names mean; false where the system cannot.
  func exchange(_ one: [UInt8], _ other: [UInt8]) throws(SystemError) -> Bool {
    do throws(SystemError) {
      try files.retrying { () throws(SystemError) in try files.exchange(descriptor, one, other) }
      return true
    } catch  where error.isUnsupported {
      return false
    }
  }

  /// Removes a file, if it is there.
  func remove(_ name: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try files.retrying { () throws(SystemError) in try files.remove(descriptor, name) }
    } catch .notFound {}
  }

  /// Makes the names in the folder survive a loss of power, where the file system knows how.
  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      try files.retrying { () throws(SystemError) in try files.synchronize(descriptor) }
    } catch  where error.isUnsupported {}
  }
}
