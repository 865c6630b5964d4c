/// A file that is read from its beginning several times, piece by piece, so that it never stands in memory as a whole.
///
/// ```swift
/// let file = try RereadableFile(at: path, files: .system)
/// try file.read { piece in … }      // the first time
/// try file.read { piece in … }      // the second time, of the very same bytes
/// ```
///
/// A file that is not any more what it was when this was made is found out, also while it is read.
package final class RereadableFile {
  /// Why a reading ended.
  package enum Failure: Error, Sendable, Equatable {
    /// Somebody wrote the file since this was made.
    case changed
    case system(SystemError)
  }

  /// How much is read at once, in bytes (256 KB).
  private static let pieceSize = 256 << 10
  /// The same of a small file, and of one whose size the system does not know (4 KB).
  private static let leastSize = 4 << 10

  private let path: Path
  private let files: FileOperations
  private let status: FileStatus
  /// Those of a file that has no name any more, one for each reading that is left.
  private var descriptors: [FileOperations.Descriptor] = []

  /// Looks at a file that keeps its name.
  ///
  /// - Throws: what the system says; ``SystemError/isDirectory`` and ``SystemError/noSuchDevice`` for what is no regular
  ///   file.
  package init(at path: Path, files: FileOperations) throws(SystemError) {
    self.path = path
    self.files = files
    let descriptor = try Self.open(path, files)
    defer { files.close(descriptor) }
    status = try files.retrying { () throws(SystemError) in try files.status(descriptor) }
    guard status.kind == .regular else { throw status.kind == .directory ? .isDirectory : .noSuchDevice }
  }

  /// Takes a file that loses its name now, for a number of readings.
  init(losingNameAt path: Path, readings: Int, files: FileOperations) throws(SystemError) {
    self.path = path
    self.files = files
    status = try files.retrying { () throws(SystemError) in
      try files.statusOfName(FileOperations.workingDirectory, path.bytes, false)
    }
    for _ in 0..<readings { descriptors.append(try Self.open(path, files)) }
    try files.remove(FileOperations.workingDirectory, path.bytes)
  }

  deinit { for descriptor in descriptors { files.close(descriptor) } }

  private static func open(_ path: Path, _ files: FileOperations) throws(SystemError) -> FileOperations.Descriptor {
    try files.retrying { () throws(SystemError) in
      try files.open(FileOperations.workingDirectory, path.bytes, .reading)
    }
  }

  /// The size of the file, in bytes.
  package var size: Int64 { status.size }

  /// Reads the file once.
  ///
  /// - Parameter body: gets one piece after the other, until it returns false.
  package func read(_ body: (ArraySlice<UInt8>) -> Bool) throws(Failure) {
    do throws(SystemError) {
      let descriptor: FileOperations.Descriptor
      if let kept = descriptors.popLast() { descriptor = kept } else { descriptor = try Self.open(path, files) }
      defer { files.close(descriptor) }
      guard try isSame(descriptor) else { throw SystemError.changedMeanwhile }
      let size = max(Self.leastSize, Int(clamping: min(status.size, Int64(Self.pieceSize))))
      var buffer = [UInt8](repeating: 0, count: size)
      while true {
        let count = try files.retrying { () throws(SystemError) in try files.read(descriptor, &buffer, 0) }
        guard count > 0 else { break }
        guard body(buffer[..<count]) else { return }
      }
      guard try isSame(descriptor) else { throw SystemError.changedMeanwhile }
    } catch {
      throw error == .changedMeanwhile ? .changed : .system(error)
    }
  }

  private func isSame(_ descriptor: FileOperations.Descriptor) throws(SystemError) -> Bool {
    let now = try files.retrying { () throws(SystemError) in try files.status(descriptor) }
    return now.inode == status.inode && now.device == status.device && now.size == status.size
      && now.modified == status.modified
  }
}

extension SystemError {
  /// None of the system's own: stands for a file that somebody wrote.
  fileprivate static let changedMeanwhile = SystemError(code: -1)
}
