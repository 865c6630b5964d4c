/// Where a path of a command leads: links are followed as far as they stay in the vault, so that the link stays a link
/// and the file behind it is written.
struct TargetPath {
  let root: VaultRoot
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
    case refused(WriteFailure.Reason)
    case system(SystemError)
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
