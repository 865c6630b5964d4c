import Dispatch
import Synchronization
import VaultSearch

/// Tells which files and folders are no longer the ones an index was made from, as git tells it of its own: by size,
/// times and inode.
///
/// It goes through the tables of the index where they are mapped and keeps nothing of what is unchanged, so that a
/// command on a vault of any size that nobody touched takes hardly any memory.
struct FreshnessCheck: Sendable {
  /// Knows the rules by which a file that was left out or unreadable is one of those again.
  let walk: VaultWalk
  let snapshot: Snapshot
  /// What a command under way makes of the notes: a file that it writes under another name is not unchanged.
  let pending: PendingEdits

  /// What is not as the index has it, by ordinals, ascending.
  struct Changes: Sendable {
    /// Files that changed, or stand in a folder that is not there any more.
    var files: [Int] = []
    /// Whether a folder's entries may have changed.
    var hasFolders = false
    /// Whether nothing of the index was overtaken.
    var isEmpty: Bool { files.isEmpty && !hasFolders }
  }

  /// Compares every file and folder that counts.
  ///
  /// - Returns: the changes, or the fault of an index that cannot be read.
  /// - Throws: what the system says of the root.
  /// - Complexity: one status call a known note or folder, shared between the workers.
  func changes(workers: Int) throws(SystemError) -> Result<Changes, SnapshotFault> {
    let files = walk.files
    let root = try files.open(FileOperations.workingDirectory, walk.root.path.bytes, .namedDirectory)
    defer { files.close(root) }
    let folders: KnownFolders
    do throws(SnapshotFault) { folders = try KnownFolders(snapshot) } catch { return .failure(error) }
    let count = workers == 1 ? 1 : Self.stretchCount(of: snapshot.fileCount, workers: workers)
    let parts = Mutex([Part](repeating: Part(), count: count))
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let lower = snapshot.fileCount * number / count
      let upper = snapshot.fileCount * (number + 1) / count
      let part = part(lower..<upper, folders, root)
      snapshot.letGo(ofFiles: lower..<upper)
      parts.withLock { $0[number] = part }
    }
    return parts.withLock { parts in
      var changes = Changes()
      var isVisited = [Bool](repeating: false, count: folders.records.count)
      for part in parts {
        if let fault = part.fault { return .failure(fault) }
        changes.files += part.files
        changes.hasFolders = changes.hasFolders || part.hasFolders
        for folder in part.visited { isVisited[folder] = true }
      }
      changes.hasFolders =
        changes.hasFolders || hasChange(folders.records.indices.filter { !isVisited[$0] }, of: folders, root)
      return .success(changes)
    }
  }

  /// Into how many stretches the files are divided: more than workers, because the system answers for some folders
  /// faster than for others, and a thread begins later than its first stretch; but so few that each is worth its call, and
  /// that the tables of one are worth giving back.
  private static func stretchCount(of files: Int, workers: Int) -> Int {
    max(files / 2_048, min(workers * 8, files / 128 + 1))
  }

  // MARK: Folders

  /// Whether one of some folders, in the order of the walk, is not as it was.
  private func hasChange(_ numbers: [Int], of folders: KnownFolders, _ root: FileOperations.Descriptor) -> Bool {
    var chain = FolderChain(files: walk.files, root: root, opening: .passage)
    defer { chain.close() }
    return numbers.contains { !isUnchanged(folders.records[$0], at: folders.paths[$0], &chain) }
  }

  /// Whether a folder has the entries that the index knows, or may still not be entered for the same reason.
  private func isUnchanged(_ record: DirectoryRecord, at path: [UInt8], _ chain: inout FolderChain) -> Bool {
    do throws(SystemError) {
      // Nothing is opened so deep: it is still there as long as the folder around it is the same.
      if record.ignored == UInt32(UnreadableReason.tooDeep.code) { return true }
      let exclusion = FolderExclusion(code: Int(record.ignored))
      if exclusion?.isOfName == true { return true }
      if record.ignored != 0, exclusion == nil {
        try enter(path, &chain)
        return false
      }
      let descriptor = try chain.descriptor(of: path)
      if exclusion == .otherVault { return try walk.hasOwnVault(descriptor) }
      let status = try walk.files.status(descriptor)
      return record.ignored == 0 && record.changed != 0 && record.modified == status.modified
        && record.changed == status.changed && record.inode == status.inode
    } catch {
      return record.ignored != 0 && record.ignored == UInt32(UnreadableReason(error).code)
    }
  }

  /// Opens a folder that could not be entered as the walk would open it.
  ///
  /// - Throws: what the system says of it, which may be what it said then.
  private func enter(_ path: [UInt8], _ chain: inout FolderChain) throws(SystemError) {
    let path = Path(bytes: path)
    let parent = try chain.descriptor(of: path.parent.bytes)
    let name = Array(path.components.last ?? [])
    let files = walk.files
    files.close(try files.retrying { () throws(SystemError) in try files.open(parent, name, .directory) })
  }

  // MARK: Files

  /// What one worker found.
  private struct Part: Sendable {
    var files: [Int] = []
    var hasFolders = false
    /// The folders it compared, by their number among those that count.
    var visited: [Int] = []
    /// Why it could not go on.
    var fault: SnapshotFault?
  }

  private func part(
    _ ordinals: Range<Int>, _ folders: KnownFolders, _ root: FileOperations.Descriptor
  ) -> Part {
    var part = Part()
    var chain = FolderChain(files: walk.files, root: root, opening: .passage)
    defer { chain.close() }
    var directory: UInt32?
    var folder: Int?
    var descriptor: FileOperations.Descriptor?
    var name: [UInt8] = []
    do throws(SnapshotFault) {
      try snapshot.forEachFile(in: ordinals) { ordinal, record, names, range in
        if record.directory != directory {
          directory = record.directory
          folder = folders.number(ofDirectory: Int(record.directory))
          descriptor = folder.flatMap { try? chain.descriptor(of: folders.paths[$0]) }
          if let folder { part.visited.append(folder) }
          let isKnown = folder.map { isUnchanged(folders.records[$0], at: folders.paths[$0], &chain) }
          if isKnown != true { part.hasFolders = true }
        }
        name.removeAll(keepingCapacity: true)
        // With the NUL that follows every name, so that the system can take it as it is.
        name.append(copying: names.extracting(range.lowerBound..<range.upperBound + 1))
        if let descriptor, let folder {
          let isSame =
            record.state == .indexed
            ? hasFingerprint(record, name, descriptor)
            : isUnchanged(record, name, in: folders.paths[folder], descriptor)
          if isSame { return true }
        }
        part.files.append(ordinal)
        return true
      }
    } catch {
      part.fault = error
    }
    return part
  }

  /// Whether a file that was no note, or an unreadable one, is still the same.
  private func isUnchanged(
    _ record: FileRecord, _ name: [UInt8], in path: [UInt8], _ descriptor: FileOperations.Descriptor
  ) -> Bool {
    // What a link leads to can change without a trace in its own folder.
    switch walk.find(name.dropLast(), kind: nil, in: path, descriptor: nil) {
    case .ignored(let reason): record.state == .ignored && record.reason == reason.rawValue
    case .unreadable(let reason): record.state == .unreadable && record.reason == reason.code
    case .note: record.state != .ignored && hasFingerprint(record, name, descriptor)
    }
  }

  /// Whether a name is that of the very file that was read.
  @inline(__always) private func hasFingerprint(
    _ record: FileRecord, _ name: [UInt8], _ descriptor: FileOperations.Descriptor
  ) -> Bool {
    guard let status = try? walk.files.statusOfName(descriptor, name, false), status.kind == .regular else {
      return false
    }
    return FileFingerprint(status) == record.fingerprint
      && (pending.shownByInode.isEmpty || pending.shownByInode[status.inode] == nil)
  }
}

/// The folders that count in an index, and which of them a file's directory means.
private struct KnownFolders: Sendable {
  private(set) var records: [DirectoryRecord] = []
  private(set) var paths: [[UInt8]] = []
  /// The number of the folder that a directory ordinal means, or −1.
  private var numbers: [Int]

  /// - Complexity: O(*folders*).
  init(_ snapshot: Snapshot) throws(SnapshotFault) {
    numbers = Array(repeating: -1, count: snapshot.directoryCount)
    var overridden: [Int] = []
    for ordinal in 0..<snapshot.directoryCount {
      guard snapshot.isLive(directory: ordinal), let record = try snapshot.directory(ordinal) else {
        overridden.append(ordinal)
        continue
      }
      numbers[ordinal] = records.count
      records.append(record)
      paths.append(try snapshot.path(ofDirectory: ordinal))
    }
    guard !overridden.isEmpty else { return }
    // A file of the base may stand in a folder that the delta describes anew: both have the same path.
    let byPath = Dictionary(zip(paths, records.indices), uniquingKeysWith: { first, _ in first })
    for ordinal in overridden { numbers[ordinal] = byPath[try snapshot.path(ofDirectory: ordinal)] ?? -1 }
  }

  func number(ofDirectory ordinal: Int) -> Int? {
    guard ordinal < numbers.count, numbers[ordinal] >= 0 else { return nil }
    return numbers[ordinal]
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
