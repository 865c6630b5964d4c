/// The folder `.vault/state/` of a vault, open: a folder of the user's own that nobody else can write, with regular
/// files of the user's own.
///
/// It holds `lock`, `journal` while a command writes, `device`, `started` while a task runs, `undo/`,
/// and `synced/` once a calendar was synchronised.
struct StateFolder {
  /// The open folder.
  let handle: DirectoryHandle
  /// The calls of the system.
  let files: FileOperations

  /// The path of the folder below the root.
  static let path: Path = ".vault/state"

  /// Opens the folder, and makes it when it is not there.
  init(of root: VaultRoot, files: FileOperations) throws(WriteFailure) {
    self.files = files
    do throws(SystemError) {
      let vault = try DirectoryHandle(below: root, path: ".vault", files: files)
      defer { vault.close() }
      handle = try Self.makeFolder(Array("state".utf8), in: vault)
    } catch {
      throw error.isAnotherKind ? .unsafeState(Self.path, .wrongKind) : .system(Self.path, error)
    }
    do throws(WriteFailure) {
      try Self.check(handle, Self.path)
    } catch {
      handle.close()
      throw error
    }
  }

  /// Closes the folder.
  func close() { handle.close() }

  /// Opens a folder in this one, and makes it when it is not there.
  func folder(_ name: String) throws(WriteFailure) -> DirectoryHandle {
    let path = Self.path.appending(name)
    let folder: DirectoryHandle
    do throws(SystemError) {
      folder = try Self.makeFolder(Array(name.utf8), in: handle)
    } catch {
      throw error.isAnotherKind ? .unsafeState(path, .wrongKind) : .system(path, error)
    }
    do throws(WriteFailure) {
      try Self.check(folder, path)
      return folder
    } catch {
      folder.close()
      throw error
    }
  }

  private static func makeFolder(
    _ name: [UInt8], in parent: DirectoryHandle
  ) throws(SystemError) -> DirectoryHandle {
    do throws(SystemError) {
      return try parent.folder(name)
    } catch .notFound {}
    do throws(SystemError) {
      try parent.files.retrying { () throws(SystemError) in
        try parent.files.makeDirectory(parent.descriptor, name, 0o700)
      }
    } catch .exists {}
    return try parent.folder(name)
  }

  /// A folder that others may enter, as a careless copy leaves it, is shut; one of somebody else is not used.
  private static func check(_ folder: DirectoryHandle, _ path: Path) throws(WriteFailure) {
    let files = folder.files
    let status: FileStatus
    do throws(SystemError) {
      status = try files.retrying { () throws(SystemError) in try files.status(folder.descriptor) }
      if status.owner == files.user(), status.permissions & 0o077 != 0 {
        try files.retrying { () throws(SystemError) in try files.setPermissions(folder.descriptor, 0o700) }
      }
    } catch {
      throw .system(path, error)
    }
    guard status.owner == files.user() else { throw .unsafeState(path, .notOwn) }
  }
}

// MARK: - The lock

extension StateFolder {
  /// How often the lock is asked for before giving up: for half a minute.
  private static let attempts = 15_000

  /// Takes the lock; it is given back when the descriptor is closed, or the process ends in whatever way.
  ///
  /// - Throws: ``WriteFailure/locked`` when another process holds it for half a minute, and ``WriteFailure/stopped``
  ///   when `shouldStop` says so.
  func lock(shouldStop: () -> Bool, waiting: () -> Void) throws(WriteFailure) -> FileOperations.Descriptor {
    for attempt in 0..<Self.attempts {
      let descriptor = try openLock()
      do throws(WriteFailure) {
        if try take(descriptor) { return descriptor }
      } catch {
        files.close(descriptor)
        throw error
      }
      files.close(descriptor)
      if shouldStop() { throw .stopped }
      if attempt == 0 { waiting() }
      files.pause(2_000_000)
    }
    throw .locked
  }

  private static let lockPath = path.appending("lock")

  private func openLock() throws(WriteFailure) -> FileOperations.Descriptor {
    let descriptor: FileOperations.Descriptor
    do throws(SystemError) {
      descriptor = try files.retrying { () throws(SystemError) in
        try files.open(handle.descriptor, Array("lock".utf8), .locking)
      }
    } catch {
      throw error.isAnotherKind ? .unsafeState(Self.lockPath, .wrongKind) : .system(Self.lockPath, error)
    }
    do throws(WriteFailure) {
      let status: FileStatus
      do throws(SystemError) {
        status = try files.retrying { () throws(SystemError) in try files.status(descriptor) }
      } catch {
        throw WriteFailure.system(Self.lockPath, error)
      }
      guard status.kind == .regular else { throw .unsafeState(Self.lockPath, .wrongKind) }
      guard status.owner == files.user() else { throw .unsafeState(Self.lockPath, .notOwn) }
      return descriptor
    } catch {
      files.close(descriptor)
      throw error
    }
  }

  /// A lock on a file that was removed since it was opened excludes nobody.
  private func take(_ descriptor: FileOperations.Descriptor) throws(WriteFailure) -> Bool {
    do throws(SystemError) {
      guard try files.retrying({ () throws(SystemError) in try files.lock(descriptor) }) else { return false }
      let locked = try files.retrying { () throws(SystemError) in try files.status(descriptor) }
      return try handle.status(of: Array("lock".utf8))?.inode == locked.inode
    } catch {
      throw .system(Self.lockPath, error)
    }
  }
}

// MARK: - Files

extension DirectoryHandle {
  /// Reads a file of vault's own; nil when it is not there.
  ///
  /// - Throws: ``SystemError/noSuchDevice`` or another error that ``SystemError/isAnotherKind`` for what is no regular
  ///   file, and ``SystemError/notOwner`` for one that somebody else owns or may write.
  func ownContent(of name: [UInt8], limit: Int) throws(SystemError) -> [UInt8]? {
    guard let content = try content(of: name, limit: limit) else { return nil }
    guard content.status.owner == files.user(), content.status.permissions & 0o022 == 0 else { throw .notOwner }
    return content.bytes
  }
}
