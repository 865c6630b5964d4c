import Dispatch
import Synchronization
import VaultSearch

/// Tells which files of a walked tree are still the ones an index was made from, as git tells it of its own: by size,
/// times and inode.
struct FreshnessCheck: Sendable {
  let files: FileOperations
  let root: VaultRoot
  let known: KnownFiles
  /// What a command under way makes of the notes: a file that it writes under another name is not unchanged.
  let pending: PendingEdits

  /// One truth value a file of the tree, in its order.
  ///
  /// - Complexity: one status call a known note, shared between the workers.
  func unchanged(in tree: WalkedTree, workers: Int) throws(SystemError) -> [Bool] {
    let descriptor = try files.open(FileOperations.workingDirectory, root.path.bytes, .namedDirectory)
    defer { files.close(descriptor) }
    let count = max(1, min(workers, tree.files.count / 512 + 1))
    let parts = Mutex([[Bool]](repeating: [], count: count))
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let lower = tree.files.count * number / count
      let upper = tree.files.count * (number + 1) / count
      let part = unchanged(lower..<upper, of: tree, below: descriptor)
      parts.withLock { $0[number] = part }
    }
    return parts.withLock { $0.flatMap(\.self) }
  }

  private func unchanged(
    _ range: Range<Int>, of tree: WalkedTree, below descriptor: FileOperations.Descriptor
  ) -> [Bool] {
    var path: [UInt8] = []
    return range.map { number in
      let file = tree.files[number]
      guard let ordinal = file.known, let record = known.file(ordinal)?.record else { return false }
      switch file.finding {
      case .ignored(let reason): return record.state == .ignored && record.reason == reason.rawValue
      case .unreadable(let reason): return record.state == .unreadable && record.reason == reason.code
      case .note:
        guard record.state != .ignored else { return false }
        path.removeAll(keepingCapacity: true)
        let folder = tree.folders[Int(file.folder)].path
        if !folder.isEmpty {
          path.append(contentsOf: tree.paths[folder])
          path.append(UInt8(ascii: "/"))
        }
        // With the NUL that follows every name.
        path.append(contentsOf: tree.names[file.name.lowerBound...file.name.upperBound])
        guard let status = try? files.statusOfName(descriptor, path, false), status.kind == .regular else {
          return false
        }
        return FileFingerprint(status) == record.fingerprint && pending.shownByInode[status.inode] == nil
      }
    }
  }
}

extension FileFingerprint {
  /// The fingerprint of a status; one whose time of change is 0 is not settled, and equals that of no file.
  init(_ status: FileStatus) {
    let size = status.changed == 0 ? Int(UInt32.max) : Int(clamping: status.size)
    self.init(size: size, modified: status.modified, changed: status.changed, inode: status.inode)
  }

  /// Of a file that could not be asked: it equals that of no file either.
  static let unknown = FileFingerprint(size: Int(UInt32.max), modified: 0, changed: 0, inode: 0)
}
