/// Takes bytes that come once, and keeps them on the disk so that they can be read several times.
///
/// The file stands in `.vault/cache/`, for its owner alone, and loses its name before it is read.
package struct SpoolFile: ~Copyable {
  private let path: Path
  private let files: FileOperations
  private let descriptor: FileOperations.Descriptor
  private var size: Int64 = 0

  /// Makes a file in a vault.
  package init(in root: VaultRoot, files: FileOperations) throws(SystemError) {
    let folder = root.path.appending(".vault/cache")
    try files.makeFolders(folder)
    let path = folder.appending(Path(bytes: TemporaryName.random()))
    let descriptor = try files.retrying { () throws(SystemError) in
      try files.open(FileOperations.workingDirectory, path.bytes, .creating(permissions: 0o600))
    }
    self.path = path
    self.files = files
    self.descriptor = descriptor
  }

  deinit {
    files.close(descriptor)
    try? files.remove(FileOperations.workingDirectory, path.bytes)
  }

  /// Adds bytes at the end.
  package mutating func append(_ bytes: [UInt8]) throws(SystemError) {
    try files.writeAll(bytes.span, to: descriptor, at: size)
    size += Int64(bytes.count)
  }

  /// What was added, for a number of readings; its room on the disk is free again after them.
  package consuming func rereadable(readings: Int) throws(SystemError) -> RereadableFile {
    try RereadableFile(losingNameAt: path, readings: readings, files: files)
  }
}
