import VaultMessages
package import VaultStore

/// Looks for the file that a path names, and reads it.
package struct FileLookup {
  private let workspace: Workspace
  /// The first folder, dangling link or other thing that stands under the name and is no note.
  private(set) var obstacle: Failure?
  /// The absolute path of the first folder that stands under the name.
  private(set) var folder: Path?

  package init(_ workspace: Workspace) { self.workspace = workspace }

  private var files: FileOperations { workspace.device.files }

  /// The file of a name, or nil when there is none.
  ///
  /// - Throws: the failure to report when the file is there and cannot be read.
  package mutating func find(_ name: String) throws(Failure) -> NamedFile? {
    let typed = Path(name)
    let directory = workspace.device.place.workingDirectory
    if let found = existing(typed, in: directory) { return try read(found, typed: typed) }
    guard !typed.isAbsolute, let root = try? workspace.root(),
      let found = existing(typed, in: root.path)
    else { return nil }
    return try read(found, typed: typed)
  }

  /// The absolute path of the file that is there, with the name as it stands or with `.md` behind it.
  private mutating func existing(_ name: Path, in directory: Path) -> Path? {
    for candidate in [name, Path(bytes: name.bytes + ".md".utf8)] {
      let path = directory.appending(candidate)
      do throws(SystemError) {
        guard try files.statusOfName(FileOperations.workingDirectory, path.bytes, true).kind == .directory else {
          return path
        }
        folder = folder ?? path
        remember(.systemError(SystemError.isDirectory.code), at: name)
      } catch .notFound {
        if isLink(path) { remember(UnreadableReason.linkIsDangling.message, at: name) }
      } catch  where error == .notDirectory || error == .nameTooLong {
        // No file can have the name, so that something else is meant.
        continue
      } catch {
        remember(.systemError(error.code), at: name)
      }
    }
    return nil
  }

  private func isLink(_ path: Path) -> Bool {
    (try? files.statusOfName(FileOperations.workingDirectory, path.bytes, false))?.kind == .symbolicLink
  }

  private mutating func remember(_ reason: MessageValue, at path: Path) {
    obstacle = obstacle ?? Failure(cannotRead: path.text, reason)
  }

  /// The folder of the vault that stands under the name, below the root; nil when none does, or one elsewhere.
  package func folderOfVault() -> Path? {
    guard let folder, let real = try? files.realPath(folder.bytes),
      let root = try? workspace.root(at: folder)
    else { return nil }
    return Path(bytes: real).relative(to: root.path).flatMap { $0.bytes.isEmpty ? nil : $0 }
  }

  // MARK: Reading

  private func read(_ path: Path, typed: Path) throws(Failure) -> NamedFile {
    let real = try readingFile(typed.text, Path(bytes: try files.realPath(path.bytes)))
    guard let vault = try vault(of: path), let below = real.relative(to: vault.root.path) else {
      try refuseEscape(of: path, to: real, typed)
      let reading = FileReader(files).note(named: real.bytes, in: FileOperations.workingDirectory)
      return NamedFile(
        path: typed, bytes: try bytes(of: reading, at: real, typed), configuration: VaultConfiguration(), root: nil)
    }
    let pending = try vault.pending()
    let reading = FileReader(files).note(at: below, below: vault.root, through: pending)
    return NamedFile(
      path: below, bytes: try bytes(of: reading, at: real, typed), configuration: vault.configuration,
      root: vault.root, link: isLink(path) ? typed : nil)
  }

  /// The vault that a note may lie in; nil when there is none. A wrong one that was named is a failure all the same.
  private func vault(of path: Path) throws(Failure) -> Vault? {
    let root: VaultRoot
    do throws(Failure) {
      root = try workspace.root(at: path)
    } catch {
      guard workspace.device.place.named == nil else { throw error }
      return nil
    }
    return try workspace.vault(of: root)
  }

  /// A link inside a vault must not lead out of it, whoever follows it.
  private func refuseEscape(of path: Path, to real: Path, _ typed: Path) throws(Failure) {
    let found: VaultRoot?
    do throws(VaultRoot.Failure) {
      found = try VaultRoot.containing(path.normalized.parent, files: files)
    } catch {
      throw Failure(error)
    }
    guard let root = found else { return }
    let home = (try? files.realPath(root.path.bytes)).map { Path(bytes: $0) } ?? root.path
    guard real.relative(to: home) == nil else { return }
    throw Failure(cannotRead: typed.text, UnreadableReason.linkLeadsOutside.message)
  }

  private func bytes(of reading: FileReader.Reading, at real: Path, _ typed: Path) throws(Failure) -> [UInt8] {
    switch reading {
    case .note(let bytes, _): return bytes
    case .unreadable(let reason, _):
      throw Failure(cannotRead: typed, reason, at: real, files)
    }
  }
}
