import VaultModel
package import VaultSearch

/// Brings the index of a vault up to what its files are now.
///
/// ```swift
/// let vault = try IndexRefresh(root: root, configuration: configuration, files: .system).run()
/// // … answer from vault.snapshot …
/// try? vault.save()
/// ```
///
/// What did not change is taken from the index made before; of a note that did, only a small second file is made. Two
/// processes may do this at once: each writes whole files, and the last one wins.
package struct IndexRefresh: Sendable {
  package let root: VaultRoot
  package let configuration: VaultConfiguration
  package let files: FileOperations
  /// The user's own folder that tells this device from others, so that the journal of a command under way is read
  /// through; nil: every file is shown as it stands.
  package var deviceFolder: Path?
  /// How many threads share the work.
  package var workers = 2
  /// Called from any worker with the number of notes read since it was called last.
  package var progress: @Sendable (Int) -> Void = { _ in }
  /// Whether to stop early.
  package var shouldStop: @Sendable () -> Bool = { false }

  /// What a command under way makes of the notes.
  private var pending = PendingEdits()

  /// Why there is no index.
  package enum Failure: Error, Sendable, Hashable {
    /// The root, or the journal of a command under way, cannot be read.
    case cannotRead(SystemError)
    /// ``shouldStop`` said so.
    case stopped
    /// More notes or words than the format holds, or memory that changed under us.
    case snapshot(SnapshotFault)
  }

  package init(root: VaultRoot, configuration: VaultConfiguration, files: FileOperations) {
    self.root = root
    self.configuration = configuration
    self.files = files
  }

  /// Makes the index true.
  ///
  /// - Parameter reason: why to read everything anew; nil carries the index on if it can be.
  /// - Complexity: one status call a file, and the reading and parsing of those that changed.
  package func run(rebuildingAs reason: IndexReport.RebuildReason? = nil) throws(Failure) -> IndexedVault {
    guard let deviceFolder else { return try runOnce(rebuildingAs: reason) }
    var refresh = self
    var retries = 3
    while true {
      do throws(SystemError) {
        refresh.pending = try PendingEdits(of: root, files: files, deviceFolder: deviceFolder)
      } catch {
        throw .cannotRead(error)
      }
      let vault = try refresh.runOnce(rebuildingAs: reason)
      // Files read before and after a command do not belong together; but whoever writes all the time is not waited for.
      retries -= 1
      if refresh.pending.isCurrent || retries == 0 { return vault }
    }
  }

  private func runOnce(rebuildingAs reason: IndexReport.RebuildReason?) throws(Failure) -> IndexedVault {
    let status = try rootStatus()
    if let reason { return try makeAnew(reason, status) }
    let cache = SnapshotFile(files: files, root: root)
    guard let base = cache.load(.base) else { return try makeAnew(.absent, status) }
    guard let snapshot = open(base, cache.load(.delta)) else { return try makeAnew(.damaged, status) }
    guard snapshot.header.device == status.device, snapshot.header.rootInode == status.inode,
      snapshot.header.configuration == configuration.fingerprint
    else { return try makeAnew(.foreign, status) }
    let walk = VaultWalk(files: files, root: root, rules: configuration.rules)
    let check = FreshnessCheck(walk: walk, snapshot: snapshot, pending: pending)
    guard case .success(let found) = try self.changes(check) else { return try makeAnew(.damaged, status) }
    if found.isEmpty, pending.isEmpty { return unchanged(snapshot) }
    guard let (tree, changes) = try treeChanges(found, snapshot) else { return try makeAnew(.damaged, status) }
    return try carryOn(snapshot, base: base, tree, changes, status)
  }

  private func rootStatus() throws(Failure) -> FileStatus {
    do throws(SystemError) {
      return try files.statusOfName(FileOperations.workingDirectory, root.path.bytes, true)
    } catch {
      throw .cannotRead(error)
    }
  }

  /// Opens the two files of an index; a delta that is damaged or belongs to another base is left out, because the base
  /// alone is whole too.
  private func open(_ base: SnapshotBytes, _ delta: SnapshotBytes?) -> Snapshot? {
    if let delta, let snapshot = try? Snapshot(base: base, delta: delta) { return snapshot }
    return try? Snapshot(base: base)
  }

  private func walk(_ known: KnownFiles) throws(Failure) -> WalkedTree {
    do throws(SystemError) {
      let walk = VaultWalk(files: files, root: root, rules: configuration.rules, known: known)
      return walk.applying(pending, to: try walk.walk())
    } catch {
      throw .cannotRead(error)
    }
  }

  /// An index of what is not on disk yet is not kept.
  private func unsaved(_ part: SnapshotFile.Part, _ bytes: SnapshotBytes) -> IndexedVault.Unsaved? {
    pending.isEmpty ? IndexedVault.Unsaved(part: part, bytes: bytes) : nil
  }

  private func header(_ kind: SnapshotHeader.Kind, _ status: FileStatus) -> SnapshotHeader {
    var header = SnapshotHeader()
    header.kind = kind
    header.device = status.device
    header.rootInode = status.inode
    header.configuration = configuration.fingerprint
    return header
  }

  /// Reads and parses files of the tree, and writes what they hold into memory.
  private func build(
    _ header: SnapshotHeader, _ selection: [Int], of tree: WalkedTree, into table: consuming FileTableBuilder,
    folders: [Int]
  ) throws(Failure) -> SnapshotBytes {
    let parsing = NoteParsing(
      files: files, root: root, configuration: configuration, pending: pending, progress: progress,
      shouldStop: shouldStop)
    let (runs, outcomes) = parsing.parse(selection, of: tree, workers: workers)
    guard outcomes.count == selection.count, !shouldStop() else { throw .stopped }
    for (number, outcome) in zip(selection, outcomes) {
      let file = tree.files[number]
      table.addFile(
        tree.names[file.name], in: folders[Int(file.folder)],
        fingerprint: outcome.fingerprint, state: file.state(after: outcome),
        reason: file.reason(after: outcome))
    }
    do throws(SnapshotFault) {
      let writer = try SnapshotWriter(header: header, files: table, runs: consume runs, workers: workers)
      let sink = MemorySink(byteCount: writer.byteCount)
      guard (consume writer).write(to: sink) else { throw .damaged }
      return sink.snapshot()
    } catch {
      throw .snapshot(error)
    }
  }
}

// MARK: - Anew

extension IndexRefresh {
  private func makeAnew(_ reason: IndexReport.RebuildReason, _ status: FileStatus) throws(Failure) -> IndexedVault {
    let tree = try walk(KnownFiles())
    var table = FileTableBuilder()
    let folders = tree.folders.map { table.add($0, of: tree) }
    let bytes = try build(
      header(.base, status), Array(tree.files.indices), of: tree, into: table, folders: folders)
    return IndexedVault(
      root: root, configuration: configuration, files: files, snapshot: try snapshot(base: bytes),
      parsed: tree.noteCount, rebuilt: reason, unsaved: unsaved(.base, bytes), pending: pending)
  }

  private func snapshot(base: SnapshotBytes) throws(Failure) -> Snapshot {
    do throws(SnapshotFault) { return try Snapshot(base: base) } catch { throw .snapshot(error) }
  }
}

// MARK: - Carried on

extension IndexRefresh {
  /// The most files that a delta may hold: a twentieth of the base's, but some in a small vault.
  private func limit(of snapshot: Snapshot) -> Int { max(64, min(2_000, snapshot.baseFileCount / 20)) }

  private func changes(_ check: FreshnessCheck) throws(Failure) -> Result<FreshnessCheck.Changes, SnapshotFault> {
    do throws(SystemError) { return try check.changes(workers: workers) } catch { throw .cannotRead(error) }
  }

  private func unchanged(_ snapshot: Snapshot) -> IndexedVault {
    IndexedVault(
      root: root, configuration: configuration, files: files, snapshot: snapshot, parsed: 0, rebuilt: nil,
      unsaved: nil, pending: pending)
  }

  /// The tree as it is now and how it differs from the index; nil when the index cannot be read.
  ///
  /// While no folder changed, there is nothing to walk: the tree has the files that were edited and those of the delta.
  private func treeChanges(
    _ found: FreshnessCheck.Changes, _ snapshot: Snapshot
  ) throws(Failure) -> (WalkedTree, TreeChanges)? {
    if found.hasFolders || !pending.isEmpty {
      guard let known = try? KnownFiles(snapshot) else { return nil }
      let tree = try walk(known)
      return (tree, TreeChanges(tree, changed: found.files, known, snapshot))
    }
    let files = found.files.filter { $0 < snapshot.baseFileCount } + (snapshot.baseFileCount..<snapshot.fileCount)
    guard let known = try? KnownFiles(snapshot, only: files) else { return nil }
    let tree = VaultWalk(files: self.files, root: root, rules: configuration.rules, known: known).treeOfKnownFolders()
    return (tree, TreeChanges(tree, edited: found.files, snapshot))
  }

  private func carryOn(
    _ snapshot: Snapshot, base: SnapshotBytes, _ tree: WalkedTree, _ changes: TreeChanges, _ status: FileStatus
  ) throws(Failure) -> IndexedVault {
    if changes.isEmpty { return unchanged(snapshot) }
    guard changes.selection.count <= limit(of: snapshot) else { return try makeAnew(.outgrown, status) }
    var table = FileTableBuilder(firstDirectory: snapshot.baseDirectoryCount)
    let folders = tree.folders.map { folder in
      if let ordinal = folder.unchanged, ordinal < snapshot.baseDirectoryCount { return ordinal }
      return table.add(folder, of: tree)
    }
    table.overriddenFiles = changes.overriddenFiles
    table.overriddenDirectories = changes.overriddenDirectories
    var header = header(.delta, status)
    header.baseID = snapshot.header.id
    let delta = try build(header, changes.selection, of: tree, into: table, folders: folders)
    // Parts of the base are looked at here for the first time: which of its items the changes take away.
    guard let joined = try? Snapshot(base: base, delta: delta) else { return try makeAnew(.damaged, status) }
    return IndexedVault(
      root: root, configuration: configuration, files: files, snapshot: joined,
      parsed: changes.parsedCount, rebuilt: nil, unsaved: unsaved(.delta, delta), pending: pending)
  }
}

extension FileTableBuilder {
  /// Adds a walked folder; one that was not entered keeps the reason where others count their ignored files.
  fileprivate mutating func add(_ folder: WalkedTree.Folder, of tree: WalkedTree) -> Int {
    addDirectory(
      tree.paths[folder.path], modified: folder.status.modified,
      changed: folder.code == 0 ? folder.status.changed : 0, inode: folder.status.inode, others: folder.others,
      ignored: folder.code)
  }
}

extension WalkedTree.File {
  fileprivate func state(after outcome: NoteParsing.Outcome) -> FileState {
    if case .ignored = finding { return .ignored }
    return outcome.failure == nil ? .indexed : .unreadable
  }

  fileprivate func reason(after outcome: NoteParsing.Outcome) -> UInt8 {
    if case .ignored(let reason) = finding { return reason.rawValue }
    return outcome.failure?.code ?? 0
  }
}
