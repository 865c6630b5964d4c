/// What a command that has begun, and not ended, makes of the notes: readers show it as if it had ended.
///
/// ```swift
/// let pending = PendingEdits(of: root, files: .system, deviceFolder: deviceFolder)
/// let reading = FileReader(.system).note(at: "inbox.md", below: root, through: pending)
/// ```
///
/// Nothing is written and no lock is waited for. What is shown is decided once, when this is made.
package struct PendingEdits: Sendable {
  /// The bytes that each file of the command is to be shown with, nil for one that is to be gone; files that somebody
  /// edited meanwhile are not among them.
  private(set) var shown: [Path: [UInt8]?] = [:]
  /// The bytes that a file written in place is to be shown with under its other names, by its inode.
  private(set) var shownByInode: [UInt64: [UInt8]] = [:]
  private let source: Source?

  /// Where the journal was looked for, and what tells that none began or ended since.
  private struct Source: Sendable {
    let root: VaultRoot
    let files: FileOperations
    let stamp: Stamp
  }

  /// The state folder and the journal; each step of a command that readers must not miss changes the folder.
  private struct Stamp: Hashable, Sendable {
    var folder: FileStatus?
    var journal: FileStatus?
  }

  /// Nothing is pending.
  package init() { source = nil }

  /// Looks for a journal. One that is damaged, not of this device, or in a folder of another user shows nothing.
  ///
  /// - Throws: what the system says where it does not tell whether there is one: half of a command is never shown for all
  ///   of it.
  /// - Complexity: two status calls when there is none.
  package init(of root: VaultRoot, files: FileOperations, deviceFolder: Path) throws(SystemError) {
    var stamp = try Self.stamp(root, files)
    // A folder changed in this very tick of the clock may change once more without showing it.
    if let folder = stamp.folder, folder.modified >= files.now() {
      files.waitPast(folder.modified)
      stamp = try Self.stamp(root, files)
    }
    source = Source(root: root, files: files, stamp: stamp)
    guard stamp.journal != nil, let journal = try Self.journal(root, files, deviceFolder) else { return }
    try decide(journal, root, files)
  }

  private static func journal(
    _ root: VaultRoot, _ files: FileOperations, _ deviceFolder: Path
  ) throws(SystemError) -> Journal? {
    try ifUsable { () throws(SystemError) in
      guard let device = try DeviceIdentity.read(in: deviceFolder, files: files) else { return nil }
      let folder = try DirectoryHandle(below: root, path: StateFolder.path, files: files)
      defer { folder.close() }
      guard let bytes = try folder.ownContent(of: Journal.name, limit: Journal.limit),
        let journal = Journal(bytes: bytes), journal.device == device
      else { return nil }
      return journal
    }
  }

  /// What is read; nil where nothing is there, or nothing that this user's commands made.
  private static func ifUsable<Value>(_ body: () throws(SystemError) -> Value?) throws(SystemError) -> Value? {
    do throws(SystemError) { return try body() } catch {
      guard [.notFound, .notPermitted, .notOwner, .fileTooLarge].contains(error) || error.isAnotherKind else {
        throw error
      }
      return nil
    }
  }

  /// Whether every file is to be read as it stands.
  package var isEmpty: Bool { shown.isEmpty }

  /// Whether no command began, went on or ended since this was made, so that what was read meanwhile belongs together.
  package var isCurrent: Bool {
    guard let source else { return true }
    // Where the system does not tell, whoever looks again is told why.
    return (try? Self.stamp(source.root, source.files)) == source.stamp
  }

  private static func stamp(_ root: VaultRoot, _ files: FileOperations) throws(SystemError) -> Stamp {
    let folder = root.path.appending(StateFolder.path)
    var stamp = Stamp()
    stamp.folder = try status(of: folder, files)
    guard stamp.folder != nil else { return stamp }
    stamp.journal = try status(of: folder.appending(Path(bytes: Journal.name)), files)
    return stamp
  }

  private static func status(of path: Path, _ files: FileOperations) throws(SystemError) -> FileStatus? {
    try ifUsable { () throws(SystemError) in
      try files.retrying { () throws(SystemError) in
        try files.statusOfName(FileOperations.workingDirectory, path.bytes, false)
      }
    }
  }
}

// MARK: - Deciding

extension PendingEdits {
  /// What may stand under a path while the command is under way, in the order in which it comes about.
  private struct Passage {
    var images: [[UInt8]?]
    /// The step that writes the file in place, and may have come half way.
    var inPlace: FileStep?
    /// The path that the file had before.
    var movedFrom: Path?
  }

  private mutating func decide(
    _ journal: Journal, _ root: VaultRoot, _ files: FileOperations
  ) throws(SystemError) {
    var passages: [Path: Passage] = [:]
    for step in journal.steps where FilePlace(of: step.path) == .vault {
      switch step.kind {
      case .create: passages[step.path] = Passage(images: [nil, step.after])
      case .remove: passages[step.path] = Passage(images: [step.before, nil])
      case .rename:
        passages[step.path] = Passage(images: [step.before, nil])
        passages[step.newPath] = Passage(images: [nil, step.before], movedFrom: step.path)
      case .replace, .inPlace:
        passages[step.path, default: Passage(images: [step.before])].images.append(step.after)
        if step.kind == .inPlace { passages[step.path]?.inPlace = step }
      }
    }
    var isEdited: Set<Path> = []
    for (path, passage) in passages where try !isOnTheWay(path, passage, root, files) { isEdited.insert(path) }
    for (path, passage) in passages where !isEdited.contains(path) {
      if let source = passage.movedFrom, isEdited.contains(source) { continue }
      guard let end = journal.direction == .forward ? passage.images.last : passage.images.first else { continue }
      shown[path] = .some(end)
      if let step = passage.inPlace, let end { shownByInode[step.inode] = end }
    }
  }

  /// Whether a path holds what the command leaves there at some time; anything else is somebody's edit.
  private func isOnTheWay(
    _ path: Path, _ passage: Passage, _ root: VaultRoot, _ files: FileOperations
  ) throws(SystemError) -> Bool {
    do throws(SystemError) {
      let folder = try DirectoryHandle(below: root, path: path.parent, files: files)
      defer { folder.close() }
      guard let content = try folder.content(of: Array(path.components.last ?? [])) else {
        return passage.images.contains { $0 == nil }
      }
      if passage.images.contains(where: { $0 == content.bytes }) { return true }
      guard let step = passage.inPlace else { return false }
      return content.status.inode == step.inode && step.isHalfWritten(content.bytes)
    } catch .notFound {
      return passage.images.contains { $0 == nil }
    } catch {
      guard error.isAnotherKind || error == .notPermitted || error == .fileTooLarge else { throw error }
      return false
    }
  }
}

// MARK: - Reading

extension PendingEdits {
  /// What is to be shown instead of what stands under a path; nil: what stands there.
  ///
  /// Its status says a time of change of 0, so that no index takes it for settled.
  func reading(at path: Path) -> FileReader.Reading? {
    guard let image = shown[path.normalized] else { return nil }
    return image.map(reading(of:)) ?? .unreadable(.vanished, nil)
  }

  /// What is to be shown instead of a file that was read under another name than the command's.
  func correcting(_ reading: FileReader.Reading) -> FileReader.Reading {
    let status: FileStatus?
    switch reading {
    case .note(_, let known): status = known
    case .unreadable(_, let known): status = known
    }
    guard let status, status.links > 1, let bytes = shownByInode[status.inode] else { return reading }
    return self.reading(of: bytes)
  }

  private func reading(of bytes: [UInt8]) -> FileReader.Reading {
    let status = FileStatus(
      kind: .regular, size: Int64(bytes.count), modified: 0, changed: 0, inode: 0, device: 0)
    guard FileReader.isUTF8(bytes) else { return .unreadable(.invalidUTF8(.init(bytes)), status) }
    return .note(bytes, status)
  }
}

extension FileReader {
  /// Reads a note by its path below a vault's root, as a command that is under way will leave it.
  package func note(at path: Path, below root: VaultRoot, through pending: PendingEdits) -> Reading {
    pending.reading(at: path) ?? pending.correcting(note(at: path, below: root))
  }
}
