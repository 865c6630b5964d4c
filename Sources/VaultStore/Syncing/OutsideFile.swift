/// A calendar of another program as it was read, which a command may write together with notes.
///
/// ```swift
/// let file = try OutsideFile(at: path, files: .system)      // links are followed
/// let write = file.replaced(by: bytes)                       // for VaultWriter.commit; a conflict if somebody saved it
/// ```
package struct OutsideFile: Sendable {
  /// The path without links.
  package let path: Path
  /// The bytes that were read; nil when there is no such file yet.
  package let bytes: [UInt8]?

  /// The longest file, in bytes (64 MB).
  package static let limit = FileReader.noteLimit

  /// Reads the file at an absolute path.
  ///
  /// - Throws: what the system says, ``SystemError/notFound`` when there is no folder for it.
  package init(at path: Path, files: FileOperations) throws(SystemError) {
    do throws(SystemError) {
      let real = Path(bytes: try files.realPath(path.bytes))
      bytes = try FileReader(files).contents(named: real, limit: Self.limit)
      self.path = real
    } catch .notFound {
      self.path = Path(bytes: try files.realPath(path.parent.bytes)).appending(path.name)
      bytes = nil
    }
  }

  /// What gives the file other bytes: it keeps its permissions, a new one gets those that the umask leaves; nil when it
  /// has these bytes already.
  package func replaced(by new: [UInt8]) -> NoteWrite? {
    guard new != bytes else { return nil }
    guard let bytes else { return NoteWrite(path, before: [], .create(new, permissions: 0o666), in: .calendar) }
    return NoteWrite(path, before: bytes, .edit(after: new), in: .calendar)
  }
}
