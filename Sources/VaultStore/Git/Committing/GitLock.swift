/// The file by which one git keeps others from the index, `index.lock`, found where vault needs the index.
package struct GitLock: Sendable, Hashable {
  /// Its absolute path.
  package let path: Path
  /// How long ago it was made, in whole seconds.
  package let age: Int
  /// Who holds it, as far as the system tells.
  package let holder: Holder

  /// Who holds the lock.
  package enum Holder: Sendable, Hashable {
    /// A git that works in the same work tree, by its process number.
    case process(Int)
    /// Nobody: a git that was ended left it.
    case nobody
    /// The system shows no processes, or not where one that is a git works.
    case unknown
  }

  package init(path: Path, age: Int, holder: Holder) {
    self.path = path
    self.age = age
    self.holder = holder
  }

  /// Looks for the lock of a work tree; nil when there is none.
  package static func look(at repository: GitRepository, files: FileOperations) throws(SystemError) -> GitLock? {
    let path = repository.gitFolder.appending("index.lock")
    let status: FileStatus
    do throws(SystemError) {
      status = try files.retrying { () throws(SystemError) in
        try files.statusOfName(FileOperations.workingDirectory, path.bytes, false)
      }
    } catch .notFound {
      return nil
    }
    let age = max(0, Int(clamping: (files.now() &- status.modified) / 1_000_000_000))
    return GitLock(path: path, age: age, holder: holder(in: repository, files))
  }

  /// Looks through the processes that `/proc` shows (proc(5)) for a git whose working directory is in the work tree, or
  /// in its own files.
  private static func holder(in repository: GitRepository, _ files: FileOperations) -> Holder {
    let processes = DirectoryHandle.opened("/proc", files)
    guard let processes else { return .unknown }
    defer { processes.close() }
    guard let names = try? processes.names() else { return .unknown }
    let numbers = names.compactMap { Int(String(decoding: $0, as: UTF8.self)) }.sorted()
    guard !numbers.isEmpty else { return .unknown }
    var absent = Holder.nobody
    for number in numbers {
      let folder = Path("/proc/\(number)")
      // A process may end while it is looked at; who holds the lock is only told, and nothing is done on the strength of it.
      guard let command = try? FileReader(files).contents(named: folder.appending("comm"), limit: 64),
        String(decoding: command, as: UTF8.self).hasPrefix("git")
      else { continue }
      let place: [UInt8]
      do throws(SystemError) {
        place = try files.realPath(folder.appending("cwd").bytes)
      } catch {
        // That of another user, which may as well be in this work tree.
        if error != .notFound { absent = .unknown }
        continue
      }
      let roots = [repository.top, repository.gitFolder, repository.commonFolder]
      if roots.contains(where: { Path(bytes: place).relative(to: $0) != nil }) { return .process(number) }
    }
    return absent
  }
}

extension DirectoryHandle {
  /// Opens a folder by its absolute path; nil when it cannot be opened.
  fileprivate static func opened(_ path: Path, _ files: FileOperations) -> DirectoryHandle? {
    let descriptor = try? files.open(FileOperations.workingDirectory, path.bytes, .namedDirectory)
    return descriptor.map { DirectoryHandle(files: files, descriptor: $0) }
  }
}
