import VaultModel

/// Makes a directory a vault: the folder `.vault/`, what git must not take, and, when asked, a few notes to look at.
///
/// ```swift
/// let made = try VaultSetup(files: .system).make(at: Path("/home/olena/notes"))
/// ```
///
/// It is made whole or not at all: after a failure half way everything that was made is taken away again.
package struct VaultSetup: Sendable {
  package let files: FileOperations

  /// Why a vault could not be made, or its own files not be read.
  package enum Failure: Error, Hashable, Sendable {
    /// The directory is a vault already.
    case alreadyVault(Path)
    /// The system refused to make or write this path; nothing is left of the rest.
    case cannotWrite(Path, SystemError)
    /// The system refused to make or write this path, and then to take these away again.
    case leftBehind([Path], after: Path, SystemError)
    /// The system refused to read this path.
    case cannotRead(Path, SystemError)
    /// Nothing may be made at this path: what stands there leads out of the directory, or is of another kind.
    case notBelow(Path, WriteFailure.Reason)
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

  /// What came of the starters: paths below the root.
  package struct Made: Sendable, Hashable {
    package var written: [String] = []
    /// Starters whose name was taken; the file is as it was.
    package var kept: [String] = []
  }

  /// What `.vault/.gitignore` says: both folders belong to this device alone.
  package static let ignored = "cache/\nstate/\n"

  /// The line of `.gitignore` in the root, for files that a killed command leaves beside notes: see ``TemporaryName``.
  package static let ignoredLeftovers = ".vault-*.tmp*"

  /// The lines of `.gitignore` in the root that keep diary and money out of a repository that others read.
  package static let ignoredPrivately =
    ["# diary and money stay on this device; take these lines out to share them"]
    + ItemType.noteTypes.filter(\.isPrivate).map { "/\(Settings().folder(forNew: $0))/" }

  package init(files: FileOperations) { self.files = files }

  /// Makes `directory`, and folders above it that are missing, a vault.
  ///
  /// `directory` may be a link; what stands in it is followed only as far as it stays there, which is looked at before
  /// anything is made.
  ///
  /// - Parameter isPrivate: Whether git is to leave diary and money alone.
  package func make(
    at directory: Path, starters: [Starter] = [], isPrivate: Bool = false
  ) throws(Failure) -> Made {
    var work = Work(files: files, ignored: [Self.ignoredLeftovers] + (isPrivate ? Self.ignoredPrivately : []))
    do throws(Failure) {
      return try work.run(at: directory, starters)
    } catch {
      let left = work.undo()
      guard !left.isEmpty, case .cannotWrite(let path, let reason) = error else { throw error }
      throw .leftBehind(left, after: path, reason)
    }
  }
}

/// The making of one vault, which remembers what it made.
private struct Work {
  let files: FileOperations
  /// The lines of `.gitignore` in the root.
  private let ignored: [String]
  private var made: [(path: Path, isFolder: Bool)] = []

  init(files: FileOperations, ignored: [String]) { (self.files, self.ignored) = (files, ignored) }

  mutating func run(
    at directory: Path, _ starters: [VaultSetup.Starter]
  ) throws(VaultSetup.Failure) -> VaultSetup.Made {
    let folders = try folders(for: starters, in: directory)
    try makeFolders(directory)
    let marker = directory.appending(".vault")
    do throws(SystemError) {
      try makeFolder(marker)
    } catch .exists {
      guard try kind(of: marker) == .directory else { throw .cannotWrite(marker, .exists) }
      throw .alreadyVault(directory)
    } catch {
      throw .cannotWrite(marker, error)
    }
    guard try write(VaultSetup.ignored, to: marker.appending(".gitignore")) else {
      throw .cannotWrite(marker.appending(".gitignore"), .exists)
    }
    var result = VaultSetup.Made()
    for starter in starters {
      let path = Path(starter.path)
      let folder = directory.appending(folders[path.parent] ?? path.parent)
      try makeFolders(folder)
      let isPrivate = Settings().context(forNoteAt: starter.path).folderType.isPrivate
      if try write(starter.text, to: folder.appending(path.name), permissions: isPrivate ? 0o600 : 0o666) {
        result.written.append(starter.path)
      } else {
        result.kept.append(starter.path)
      }
    }
    try ignore(in: directory)
    return result
  }

  /// Adds the lines to `.gitignore`, which may be there and have others: so it comes last, when nothing is taken back.
  private mutating func ignore(in directory: Path) throws(VaultSetup.Failure) {
    let path = directory.appending(GitSetup.rootIgnorePath)
    guard try !write(ignored.map { $0 + "\n" }.joined(), to: path) else { return }
    do throws(SystemError) {
      let folder = DirectoryHandle(
        files: files,
        descriptor: try files.retrying { () throws(SystemError) in
          try files.open(FileOperations.workingDirectory, directory.bytes, .namedDirectory)
        })
      defer { folder.close() }
      let name = Array(path.name.utf8)
      let content: DirectoryHandle.Content
      do throws(SystemError) {
        guard let there = try folder.content(of: name, limit: GitSetup.limit) else { return }
        content = there
      } catch {
        // A link, or something else than a file, is somebody's own affair.
        if error.isAnotherKind || error == .fileTooLarge { return }
        throw error
      }
      let after = ignored.reduce(content.bytes) { AttributesFile($0).adding($1) }
      if after != content.bytes { try folder.replace(name, with: after, .like(content.status)) }
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// Takes away what was made, the last first; gives what could not be taken away.
  mutating func undo() -> [Path] {
    var left: [Path] = []
    for (path, isFolder) in made.reversed() {
      do throws(SystemError) {
        try files.retrying { () throws(SystemError) in
          isFolder
            ? try files.removeDirectory(FileOperations.workingDirectory, path.bytes)
            : try files.remove(FileOperations.workingDirectory, path.bytes)
        }
      } catch {
        left.append(path)
      }
    }
    made = []
    return left.reversed()
  }

  // MARK: Looking first

  /// Where the folders of the starters are: below the directory, and without the links on the way to them.
  private func folders(
    for starters: [VaultSetup.Starter], in directory: Path
  ) throws(VaultSetup.Failure) -> [Path: Path] {
    let root: VaultRoot
    do throws(SystemError) {
      root = VaultRoot(
        path: Path(bytes: try files.retrying { () throws(SystemError) in try files.realPath(directory.bytes) }))
    } catch  where error == .notFound || error == .notDirectory {
      // What is not there has no links in it; what stands in its place is named when it is to be made.
      return [:]
    } catch {
      throw .cannotWrite(directory, error)
    }
    let marker = directory.appending(".vault")
    guard try kind(of: marker) != .symbolicLink else { throw .notBelow(marker, .outsideVault) }
    let target = TargetPath(root: root, files: files)
    var folders: [Path: Path] = [:]
    for folder in starters.map({ Path($0.path).parent }) where folders[folder] == nil && !folder.bytes.isEmpty {
      do throws(TargetPath.Unresolved) {
        folders[folder] = try target.resolve(folder: folder)
      } catch {
        switch error {
        case .refused(let reason): throw .notBelow(directory.appending(folder), reason)
        case .system(let error): throw .cannotWrite(directory.appending(folder), error)
        }
      }
    }
    return folders
  }

  // MARK: Steps

  /// Makes a folder and those above it that are missing.
  private mutating func makeFolders(_ directory: Path) throws(VaultSetup.Failure) {
    var missing: [Path] = []
    var folder = directory
    while true {
      let kind: FileStatus.Kind
      do throws(SystemError) {
        kind = try files.retrying { () throws(SystemError) in
          try files.statusOfName(FileOperations.workingDirectory, folder.bytes, true).kind
        }
      } catch  where (error == .notFound || error == .notDirectory) && folder.parent != folder {
        missing.append(folder)
        folder = folder.parent
        continue
      } catch {
        throw .cannotWrite(folder, error)
      }
      guard kind == .directory else { throw .cannotWrite(folder, .notDirectory) }
      break
    }
    for folder in missing.reversed() {
      do throws(SystemError) {
        try makeFolder(folder)
      } catch .exists {
        continue
      } catch {
        throw .cannotWrite(folder, error)
      }
    }
  }

  private mutating func makeFolder(_ path: Path) throws(SystemError) {
    try files.retrying { () throws(SystemError) in
      try files.makeDirectory(FileOperations.workingDirectory, path.bytes, 0o777)
    }
    made.append((path, isFolder: true))
  }

  /// Writes a new file; false when the name is taken.
  private mutating func write(
    _ text: String, to path: Path, permissions: UInt32 = 0o666
  ) throws(VaultSetup.Failure) -> Bool {
    do throws(SystemError) {
      let descriptor = try files.retrying { () throws(SystemError) in
        try files.open(FileOperations.workingDirectory, path.bytes, .creating(permissions: permissions))
      }
      made.append((path, isFolder: false))
      defer { files.close(descriptor) }
      try files.writeAll(Array(text.utf8).span, to: descriptor)
      return true
    } catch .exists {
      return false
    } catch {
      throw .cannotWrite(path, error)
    }
  }

  /// What stands under a name, never what a link leads to; nil when nothing does.
  private func kind(of path: Path) throws(VaultSetup.Failure) -> FileStatus.Kind? {
    do throws(SystemError) {
      return try files.retrying { () throws(SystemError) in
        try files.statusOfName(FileOperations.workingDirectory, path.bytes, false).kind
      }
    } catch  where error == .notFound || error == .notDirectory {
      return nil
    } catch {
      throw .cannotWrite(path, error)
    }
  }
}
