/// The files that git hands to a merge or diff driver: copies of versions, in a place and under names of git's choice.
///
/// Git waits for the driver and reads the result by its path. Source: gitattributes(5), “Defining a custom merge driver”
/// and “Defining an external diff driver”.
package struct DriverFiles: Sendable {
  /// The folder that relative paths begin at, absolute.
  package let folder: Path
  private let files: FileOperations

  package init(in folder: Path, files: FileOperations = .system) {
    self.folder = folder
    self.files = files
  }

  /// The bytes of a version; nil for `/dev/null`, with which git says that there is none.
  ///
  /// - Throws: ``SystemError/fileTooLarge`` beyond the bound of a note.
  package func contents(of path: Path) throws(SystemError) -> [UInt8]? {
    guard path != "/dev/null" else { return nil }
    return try FileReader(files).contents(named: folder.appending(path), limit: FileReader.noteLimit)
  }

  /// Puts the result of a merge in place of the version that it was asked for: whole or not at all, so that git never
  /// takes half of it for a conflict's file.
  package func replace(_ path: Path, with bytes: [UInt8]) throws(SystemError) {
    let target = folder.appending(path)
    let waiting = Path(bytes: target.bytes + ".vault".utf8)
    let here = FileOperations.workingDirectory
    let descriptor = try files.retrying { () throws(SystemError) in
      try files.open(here, waiting.bytes, .creating(permissions: 0o600))
    }
    do throws(SystemError) {
      defer { files.close(descriptor) }
      try files.writeAll(bytes.span, to: descriptor)
    } catch {
      try? files.remove(here, waiting.bytes)
      throw error
    }
    do throws(SystemError) {
      try files.rename(here, waiting.bytes, here, target.bytes)
    } catch {
      try? files.remove(here, waiting.bytes)
      throw error
    }
  }
}
