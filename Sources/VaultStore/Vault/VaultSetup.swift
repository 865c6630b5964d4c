/// Makes a directory a vault: the folder `.vault/`, what git must not take, and, when asked, a few notes to look at.
package struct VaultSetup: Sendable {
  package let files: FileOperations

  /// Why a vault could not be made.
  package enum Failure: Error, Hashable, Sendable {
    /// The directory is a vault already.
    case alreadyVault(Path)
    /// The system refused to make or write this path.
    case cannotWrite(Path, SystemError)
    /// The system refused to read this path.
    case cannotRead(Path, SystemError)
  }

  /// A file that a new vault begins with; the path is below the root.
  package struct Starter: Sendable, Hashable {
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }
  }

  package init(files: FileOperations) { self.files = files }

  /// Makes `directory`, and folders above it that are missing, a vault.
  ///
  /// - Returns: the paths below the root of the starters that were written; one whose name is taken is left out.
  package func make(at directory: Path, starters: [Starter] = []) throws(Failure) -> [String] {
    try makeFolders(directory)
    let marker = directory.appending(".vault")
    do throws(SystemError) {
      try files.makeDirectory(FileOperations.workingDirectory, marker.bytes, 0o755)
    } catch .exists {
      throw .alreadyVault(directory)
    } catch {
      throw .cannotWrite(marker, error)
    }
    try write("cache/\nstate/\n", to: marker.appending(".gitignore"))
    var written: [String] = []
    for starter in starters {
      let path = directory.appending(starter.path)
      try makeFolders(path.parent)
      do throws(Failure) {
        try write(starter.text, to: path)
        written.append(starter.path)
      } catch .cannotWrite(_, .exists) {
        continue
      }
    }
    return written
  }

  private func makeFolders(_ directory: Path) throws(Failure) {
    guard (try? files.statusOfName(FileOperations.workingDirectory, directory.bytes, true)) == nil else { return }
    if directory.parent != directory, !directory.parent.bytes.isEmpty { try makeFolders(directory.parent) }
    do throws(SystemError) {
      try files.makeDirectory(FileOperations.workingDirectory, directory.bytes, 0o777)
    } catch .exists {
      return
    } catch {
      throw .cannotWrite(directory, error)
    }
  }

  /// Writes a file that must not exist yet.
  private func write(_ text: String, to path: Path) throws(Failure) {
    do throws(SystemError) {
      let descriptor = try files.open(
        FileOperations.workingDirectory, path.bytes, .creating(permissions: 0o666))
      defer { files.close(descriptor) }
      try files.writeAll(Array(text.utf8).span, to: descriptor)
    } catch {
      throw .cannotWrite(path, error)
    }
  }
}
