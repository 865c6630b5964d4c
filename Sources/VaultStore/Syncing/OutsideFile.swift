/// A file that is no note, such as a calendar of another program: read whole, and replaced whole or not at all.
///
/// ```swift
/// let file = try OutsideFile(at: path, files: .system)      // links are followed
/// try file.replace(with: bytes)                              // fails if somebody saved it meanwhile
/// ```
package struct OutsideFile: Sendable {
  /// Why the file was not replaced.
  package enum Failure: Error, Sendable, Equatable {
    /// It holds other bytes than those that were read.
    case changed
    case system(SystemError)
  }

  /// The path without links.
  package let path: Path
  /// The bytes that were read; nil when there is no such file yet.
  package let bytes: [UInt8]?
  private let files: FileOperations

  /// The longest file, in bytes (64 MB).
  package static let limit = FileReader.noteLimit

  /// Reads the file at an absolute path.
  ///
  /// - Throws: what the system says, ``SystemError/notFound`` when there is no folder for it.
  package init(at path: Path, files: FileOperations) throws(SystemError) {
    self.files = files
    do throws(SystemError) {
      let real = Path(bytes: try files.realPath(path.bytes))
      bytes = try FileReader(files).contents(named: real, limit: Self.limit)
      self.path = real
    } catch .notFound {
      self.path = Path(bytes: try files.realPath(path.parent.bytes)).appending(path.name)
      bytes = nil
    }
  }

  /// Replaces the file, which keeps its permissions; a new one gets those that the umask leaves.
  ///
  /// Where the system can exchange two names, a save between our last look and the exchange is seen and put back.
  package func replace(with new: [UInt8]) throws(Failure) {
    guard new != bytes else { return }
    let isReplaced: Bool
    do throws(SystemError) {
      let opened = try files.retrying { () throws(SystemError) in
        try files.open(FileOperations.workingDirectory, path.parent.bytes, .namedDirectory)
      }
      let folder = DirectoryHandle(files: files, descriptor: opened)
      defer { folder.close() }
      isReplaced = try replaces(with: new, in: folder)
    } catch {
      throw .system(error)
    }
    guard isReplaced else { throw .changed }
  }

  /// False when it holds other bytes.
  private func replaces(with new: [UInt8], in folder: DirectoryHandle) throws(SystemError) -> Bool {
    let name = Array(path.name.utf8)
    let now = try folder.content(of: name, limit: Self.limit)
    guard now?.bytes == bytes else { return false }
    let temporary = TemporaryName.random()
    do throws(SystemError) {
      try folder.write(new, toNew: temporary, now.map { .like($0.status) } ?? .new(permissions: 0o666))
      if bytes == nil {
        try folder.rename(temporary, toFree: name)
      } else if try folder.exchange(temporary, name) {
        guard try folder.content(of: temporary, limit: Self.limit)?.bytes == bytes else {
          _ = try folder.exchange(temporary, name)
          try? folder.remove(temporary)
          return false
        }
        try folder.remove(temporary)
      } else {
        try folder.rename(temporary, replacing: name)
      }
    } catch {
      try? folder.remove(temporary)
      throw error
    }
    try folder.synchronize()
    return true
  }
}
