/// A vault's root: the directory that contains `.vault/`.
package struct VaultRoot: Hashable, Sendable {
  /// The absolute path, without links.
  package let path: Path

  /// Why no root was found.
  package enum Failure: Error, Hashable, Sendable {
    /// The named directory does not exist or cannot be read.
    case unreadable(Path, SystemError)
    /// The named directory exists, and neither it nor a folder above it is a vault.
    case notVault(Path)
    /// Nothing was named, and the working directory lies in no vault.
    case noVault(from: Path)
  }

  init(path: Path) { self.path = path }

  /// What the user said about where the vault is, most important first.
  package struct Hints: Sendable {
    /// `--vault DIR`.
    package var named: Path?
    /// An argument that may lie in a vault.
    package var argument: Path?
    /// `$VAULT_DIR`.
    package var environment: Path?
    /// The working directory, absolute.
    package var workingDirectory: Path

    package init(named: Path? = nil, argument: Path? = nil, environment: Path? = nil, workingDirectory: Path) {
      self.named = named
      self.argument = argument
      self.environment = environment
      self.workingDirectory = workingDirectory
    }
  }

  /// Finds the root: `--vault`, else a path argument that lies in a vault, else `$VAULT_DIR`, else the nearest
  /// ancestor of the working directory.
  package static func find(_ hints: Hints, files: FileOperations) throws(Failure) -> VaultRoot {
    if let named = hints.named { return try at(named, from: hints.workingDirectory, files: files) }
    if let argument = hints.argument,
      let real = try? files.realPath(hints.workingDirectory.appending(argument).bytes),
      let root = try containing(Path(bytes: real), files: files)
    {
      return root
    }
    if let environment = hints.environment { return try at(environment, from: hints.workingDirectory, files: files) }
    guard let real = try? files.realPath(hints.workingDirectory.bytes),
      let root = try containing(Path(bytes: real), files: files)
    else { throw .noVault(from: hints.workingDirectory) }
    return root
  }

  private static func at(_ path: Path, from directory: Path, files: FileOperations) throws(Failure) -> VaultRoot {
    let real: Path
    do throws(SystemError) {
      real = Path(bytes: try files.realPath(directory.appending(path).bytes))
    } catch {
      throw .unreadable(path, error)
    }
    if let root = try containing(real, named: path, files: files) { return root }
    throw .notVault(path)
  }

  /// The vault that an absolute path lies in: the path itself or the nearest folder above it that contains `.vault/`.
  ///
  /// The folders above are those of the text, so a path without links should be given.
  ///
  /// - Throws: that a folder does not tell whether it is a vault: it may not be entered, or its `.vault` leads to a disk that
  ///   is not there. A vault further up would be the wrong one.
  package static func containing(
    _ path: Path, named name: Path? = nil, files: FileOperations
  ) throws(Failure) -> VaultRoot? {
    var candidate = path
    while true {
      let marker = candidate.appending(".vault")
      do throws(SystemError) {
        if try files.statusOfName(FileOperations.workingDirectory, marker.bytes, true).kind == .directory {
          return VaultRoot(path: candidate)
        }
      } catch .notPermitted {
        throw .unreadable(candidate == path ? name ?? path : candidate, .notPermitted)
      } catch {
        let isAbsent = error == .notFound || error == .notDirectory
        guard isAbsent, (try? files.statusOfName(FileOperations.workingDirectory, marker.bytes, false)) == nil else {
          throw .unreadable(marker, error)
        }
      }
      let parent = candidate.parent
      if parent == candidate || parent.bytes.isEmpty { return nil }
      candidate = parent
    }
  }
}
