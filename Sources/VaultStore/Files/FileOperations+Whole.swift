extension FileOperations {
  /// Makes a call again for as long as a signal interrupts it.
  func retrying<Result>(_ call: () throws(SystemError) -> Result) throws(SystemError) -> Result {
    while true {
      do throws(SystemError) { return try call() } catch { guard error == .interrupted else { throw error } }
    }
  }

  /// Writes all the bytes from a position of the file on, however many calls that takes.
  func writeAll(_ bytes: Span<UInt8>, to descriptor: Descriptor, at position: Int64 = 0) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let rest = bytes.extracting(written..<bytes.count)
      let count = try retrying { () throws(SystemError) in
        try write(descriptor, rest, position + Int64(written))
      }
      guard count > 0 else { throw .inputOutput }
      written += count
    }
  }
}

extension FileOperations {
  /// Makes a file outside of any vault, such as one that somebody asked for; what is there already stays.
  ///
  /// - Throws: what the system says, ``SystemError/exists`` for a name that is taken; no part of a file is left then.
  package func makeFile(_ bytes: [UInt8], at path: Path, permissions: UInt32 = 0o666) throws(SystemError) {
    let descriptor = try retrying { () throws(SystemError) in
      try open(FileOperations.workingDirectory, path.bytes, .creating(permissions: permissions))
    }
    defer { close(descriptor) }
    do throws(SystemError) {
      try writeAll(bytes.span, to: descriptor)
      try synchronize(descriptor)
    } catch {
      try? remove(FileOperations.workingDirectory, path.bytes)
      throw error
    }
  }

  /// Writes a file outside of any vault, in place of the one that has the name, if one has it: whole or not at all.
  ///
  /// - Parameters:
  ///   - path: absolute, without links.
  ///   - permissions: those of a new file, less the umask; one that is replaced keeps its own.
  package func replaceFile(_ bytes: [UInt8], at path: Path, permissions: UInt32) throws(SystemError) {
    let opened = try retrying { () throws(SystemError) in
      try open(FileOperations.workingDirectory, path.parent.bytes, .namedDirectory)
    }
    let folder = DirectoryHandle(files: self, descriptor: opened)
    defer { folder.close() }
    let name = Array(path.components.last ?? [])
    let access = try folder.status(of: name).map { DirectoryHandle.Access.like($0) } ?? .new(permissions: permissions)
    try folder.replace(name, with: bytes, access)
  }

  /// Opens a folder below a root step by step, so that no link on the way can lead outside.
  func openFolder(below root: VaultRoot, path: ArraySlice<UInt8>) throws(SystemError) -> Descriptor {
    var descriptor = try retrying { () throws(SystemError) in
      try open(FileOperations.workingDirectory, root.path.bytes, .namedDirectory)
    }
    for name in path.split(separator: UInt8(ascii: "/")) {
      let parent = descriptor
      defer { close(parent) }
      descriptor = try retrying { () throws(SystemError) in try open(parent, Array(name), .directory) }
    }
    return descriptor
  }
}
