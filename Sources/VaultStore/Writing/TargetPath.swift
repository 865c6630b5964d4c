/// Where a path of a command leads: links are followed as far as they stay in the vault, so that the link stays a link
/// and the file behind it is written.
struct TargetPath {
  /// The vault.
  let root: VaultRoot
  /// The calls of the system.
  let files: FileOperations

  /// The path below the root without links.
  ///
  /// Whoever opens it later opens every folder without following links, so that one that changes meanwhile leads
  /// nowhere.
  ///
  /// - Throws: the reason why the path cannot be written, or what the system says.
  func resolve(_ path: Path) throws(Unresolved) -> Path {
    let path = path.normalized
    guard path.canBeWritten else { throw .refused(.notAPath) }
    let real = try withoutLinks(path)
    guard try !liesInOtherVault(real) else { throw .refused(.otherVault) }
    return real
  }

  /// The path below the root of a folder, without links; it need not be there.
  ///
  /// - Throws: the reason why nothing can be written in it, or what the system says.
  func resolve(folder: Path) throws(Unresolved) -> Path {
    let folder = folder.normalized
    var real = folder
    do throws(SystemError) {
      try DirectoryHandle(below: root, path: folder, files: files).close()
    } catch {
      guard error == .notFound || error.isAnotherKind else { throw .system(error) }
      if error.isAnotherKind { real = try follow(folder) }
    }
    // A path of a note in it, because what stands above that is looked at.
    guard try !liesInOtherVault(real.appending("note.md")) else { throw .refused(.otherVault) }
    return real
  }

  private func withoutLinks(_ path: Path) throws(Unresolved) -> Path {
    do throws(SystemError) {
      let folder = try DirectoryHandle(below: root, path: path.parent, files: files)
      defer { folder.close() }
      guard try folder.status(of: Array(path.components.last ?? []))?.kind == .symbolicLink else { return path }
    } catch .notFound {
      return path
    } catch {
      guard error.isAnotherKind else { throw .system(error) }
    }
    return try follow(path)
  }

  /// Why there is no such path.
  enum Unresolved: Error {
    /// No command may write there.
    case refused(WriteFailure.Reason)
    /// The system refused to look.
    case system(SystemError)
  }

  /// Whether a folder above a path and below the root has its own `.vault`, so that it is another vault (vault format,
  /// section 1).
  private func liesInOtherVault(_ path: Path) throws(Unresolved) -> Bool {
    var folder = path.parent
    while !folder.bytes.isEmpty {
      let own = root.path.appending(folder).appending(".vault").bytes
      do throws(SystemError) {
        let status = try files.retrying { () throws(SystemError) in
          try files.statusOfName(FileOperations.workingDirectory, own, false)
        }
        if status.kind == .directory { return true }
      } catch {
        // What stands where a folder should is named by whoever opens it.
        guard error == .notFound || error.isAnotherKind else { throw .system(error) }
      }
      folder = folder.parent
    }
    return false
  }

  private func follow(_ path: Path) throws(Unresolved) -> Path {
    let real: Path
    do throws(SystemError) {
      real = try realPath(path)
    } catch .notFound {
      // A link that leads nowhere, or a new file in a linked folder.
      guard !path.parent.bytes.isEmpty else { throw .refused(.outsideVault) }
      let parent: Path
      do throws(SystemError) { parent = try realPath(path.parent) } catch { throw .refused(.outsideVault) }
      let candidate = parent.appending(Path(bytes: path.components.last ?? []))
      // Where this cannot be told the write refuses, which takes only a name that is free.
      guard (try? files.statusOfName(FileOperations.workingDirectory, candidate.bytes, false)) == nil else {
        throw .refused(.outsideVault)
      }
      real = candidate
    } catch {
      throw error.isAnotherKind ? .refused(.notRegularFile) : .system(error)
    }
    guard let below = real.relative(to: root.path), !below.bytes.isEmpty else { throw .refused(.outsideVault) }
    guard below.canBeWritten else { throw .refused(.notAPath) }
    return below
  }

  private func realPath(_ path: Path) throws(SystemError) -> Path {
    Path(bytes: try files.retrying { () throws(SystemError) in try files.realPath(root.path.appending(path).bytes) })
  }

  /// The folders above a path that are not there, those above first.
  func missingFolders(above path: Path) throws(SystemError) -> [Path] {
    var missing: [Path] = []
    var folder = path.parent
    while !folder.bytes.isEmpty {
      do throws(SystemError) {
        try DirectoryHandle(below: root, path: folder, files: files).close()
        break
      } catch .notFound {
        missing.append(folder)
        folder = folder.parent
      }
    }
    return missing.reversed()
  }
}
