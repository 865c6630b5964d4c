import VaultEdit

/// What a command does, worked out anew from the bytes that its files hold under the lock.
struct WritePlan {
  /// A step and the write that it belongs to.
  struct PlannedStep {
    /// The step.
    var step: FileStep
    /// The place of the write among ``WritePlan/writes``.
    var write: Int
    /// The file whose owner a new one takes.
    var original: FileStatus?
    /// Whether the file that waits beside it is there.
    var isPrepared = false
  }

  /// The vault.
  let root: VaultRoot
  /// The calls of the system.
  let files: FileOperations
  /// What the command means to do.
  let writes: [NoteWrite]
  /// Whether created files get exactly the permissions they are given, whatever the umask.
  let keepsPermissions: Bool
  /// What that comes to, in the order in which it is made.
  var steps: [PlannedStep] = []
  /// Folders that are to be made, those above first.
  private(set) var folders: [Path] = []

  /// Reads every file of a command.
  ///
  /// - Throws: all conflicts together, or the first refusal.
  init(
    _ writes: [NoteWrite], root: VaultRoot, files: FileOperations, keepsPermissions: Bool = false
  ) throws(WriteFailure) {
    self.root = root
    self.files = files
    self.writes = writes
    self.keepsPermissions = keepsPermissions
    var conflicts: [WriteFailure.Conflict] = []
    var named: Set<Path> = []
    for number in writes.indices {
      do throws(WriteFailure) {
        let planned = try plan(number)
        for path in planned.paths where !named.insert(path).inserted {
          conflicts.append(WriteFailure.Conflict(path, .namedTwice))
        }
        steps += planned.steps
        folders += planned.folders.filter { !folders.contains($0) }
      } catch .conflict(let found) {
        conflicts += found
      }
    }
    guard conflicts.isEmpty else { throw .conflict(conflicts) }
  }

  /// Works out a write once more after somebody edited its file while the steps were made.
  ///
  /// - Parameter index: the step that was not made.
  /// - Throws: the conflict or refusal in the bytes of now.
  mutating func revise(_ index: Int) throws(WriteFailure) {
    let number = steps[index].write
    let isMoved = index > 0 && steps[index - 1].write == number && steps[index - 1].step.kind == .rename
    var last = index
    while last + 1 < steps.count, steps[last + 1].write == number { last += 1 }
    let planned: Planned
    if isMoved, case .move(let target, let after) = writes[number].kind {
      // The file has its new name already.
      planned = try planEdit(
        NoteWrite(target, before: writes[number].before, .edit(after: after), recompute: writes[number].recompute),
        number)
      steps[index - 1].step.before = planned.before
      steps[index - 1].step.after = planned.steps.first?.step.after ?? planned.before
    } else {
      planned = try plan(number)
    }
    steps.replaceSubrange(index...last, with: planned.steps)
    folders += planned.folders.filter { !folders.contains($0) }
  }
}

// MARK: - One write

extension WritePlan {
  /// What one write comes to.
  private struct Planned {
    var steps: [PlannedStep] = []
    /// The paths that it reads or makes.
    var paths: [Path]
    var folders: [Path] = []
    /// The bytes that an edited file holds now.
    var before: [UInt8] = []
  }

  private func plan(_ number: Int) throws(WriteFailure) -> Planned {
    let write = writes[number]
    switch write.kind {
    case .edit: return try planEdit(write, number)
    case .create(let bytes, let permissions): return try planCreation(write, bytes, permissions, number)
    case .remove: return try planRemoval(write, number)
    case .move(let target, let after):
      // A move to the own path is an edit.
      guard target.normalized != write.path.normalized else {
        return try planEdit(
          NoteWrite(write.path, before: write.before, .edit(after: after), recompute: write.recompute), number)
      }
      return try planMove(write, target, after, number)
    }
  }

  private func planEdit(_ write: NoteWrite, _ number: Int) throws(WriteFailure) -> Planned {
    let path = try resolve(write)
    let content = try existing(path)
    guard case .edit(let after) = write.kind else { return Planned(paths: [path]) }
    let wanted = try result(of: write, after, now: content.bytes, at: path)
    guard wanted != content.bytes else { return Planned(paths: [path], before: content.bytes) }
    try refuseReadOnly(path, content)
    return Planned(steps: [edit(path, content, wanted, number)], paths: [path], before: content.bytes)
  }

  private func planCreation(
    _ write: NoteWrite, _ bytes: [UInt8], _ permissions: UInt32, _ number: Int
  ) throws(WriteFailure) -> Planned {
    let path = try resolve(write)
    guard try content(path) == nil else { throw .conflict([WriteFailure.Conflict(path, .nameTaken)]) }
    let step = FileStep(
      kind: .create, path: path, temporary: TemporaryName.random(), after: bytes, permissions: permissions & 0o7777,
      keepsPermissions: keepsPermissions)
    return Planned(
      steps: [PlannedStep(step: step, write: number)], paths: [path],
      folders: write.place == .vault ? try missingFolders(above: path) : [])
  }

  private func planRemoval(_ write: NoteWrite, _ number: Int) throws(WriteFailure) -> Planned {
    let path = try resolve(write)
    let content = try existing(path)
    guard content.bytes == write.before else { throw .conflict([WriteFailure.Conflict(path, .changed)]) }
    try refuseReadOnly(path, content)
    let step = FileStep(
      kind: .remove, path: path, temporary: TemporaryName.random(), before: content.bytes,
      permissions: content.status.permissions)
    return Planned(steps: [PlannedStep(step: step, write: number)], paths: [path])
  }

  private func planMove(
    _ write: NoteWrite, _ target: Path, _ after: [UInt8], _ number: Int
  ) throws(WriteFailure) -> Planned {
    let path = try resolve(write)
    let newPath = try resolve(NoteWrite(target, before: [], write.kind))
    let content = try existing(path)
    if let taken = try self.content(newPath) {
      // A disk that tells no case finds the same file under the new name.
      guard taken.status.inode == content.status.inode, taken.status.device == content.status.device,
        content.status.links == 1
      else { throw .conflict([WriteFailure.Conflict(newPath, .nameTaken)]) }
    }
    let wanted = try result(of: write, after, now: content.bytes, at: path)
    let rename = FileStep(
      kind: .rename, path: path, newPath: newPath, before: content.bytes, after: wanted,
      permissions: content.status.permissions)
    var planned = Planned(
      steps: [PlannedStep(step: rename, write: number)], paths: [path, newPath],
      folders: try missingFolders(above: newPath))
    if wanted != content.bytes {
      try refuseReadOnly(path, content)
      planned.steps.append(edit(newPath, content, wanted, number))
    }
    return planned
  }

  private func edit(
    _ path: Path, _ content: DirectoryHandle.Content, _ after: [UInt8], _ number: Int
  ) -> PlannedStep {
    let isInPlace = content.status.links > 1
    let step = FileStep(
      kind: isInPlace ? .inPlace : .replace, path: path, temporary: isInPlace ? [] : TemporaryName.random(),
      before: content.bytes, after: after, permissions: content.status.permissions, inode: content.status.inode)
    return PlannedStep(step: step, write: number, original: content.status)
  }

  /// A file that nobody may write was made so on purpose, although its folder would let it be replaced.
  private func refuseReadOnly(_ path: Path, _ content: DirectoryHandle.Content) throws(WriteFailure) {
    guard content.status.permissions & 0o222 != 0 else { throw .system(path, .notPermitted) }
  }

  /// The bytes that a file is to hold, given those it holds now.
  private func result(
    of write: NoteWrite, _ after: [UInt8], now bytes: [UInt8], at path: Path
  ) throws(WriteFailure) -> [UInt8] {
    if bytes == write.before { return after }
    // Two commands that ask for the same are of one mind.
    if bytes == after, write.recompute == nil { return after }
    guard let recompute = write.recompute else { throw .conflict([WriteFailure.Conflict(path, .changed)]) }
    switch recompute(bytes) {
    case .success(let result): return result
    case .failure(let refusal): throw .refusal(path, refusal, bytes: bytes)
    }
  }
}

// MARK: - Looking at the disk

extension WritePlan {
  /// The path of a write without links; a calendar's is without them already.
  private func resolve(_ write: NoteWrite) throws(WriteFailure) -> Path {
    let path = write.path
    guard write.place == .vault else {
      guard FilePlace(of: path) == write.place else { throw .conflict([WriteFailure.Conflict(path, .notAPath)]) }
      return path
    }
    do throws(TargetPath.Unresolved) {
      return try TargetPath(root: root, files: files).resolve(path)
    } catch {
      switch error {
      case .refused(let reason): throw .conflict([WriteFailure.Conflict(path, reason)])
      case .system(let error): throw .system(path, error)
      }
    }
  }

  private func existing(_ path: Path) throws(WriteFailure) -> DirectoryHandle.Content {
    guard let content = try content(path) else { throw .conflict([WriteFailure.Conflict(path, .vanished)]) }
    return content
  }

  private func content(_ path: Path) throws(WriteFailure) -> DirectoryHandle.Content? {
    do throws(SystemError) {
      let folder = try DirectoryHandle(ofFileAt: path, in: root, files: files)
      defer { folder.close() }
      let place = FilePlace(of: path)
      // Images are no notes, which are read over and over.
      let limit = place == .vault && !path.isNote ? FilePlace.longest : place?.limit ?? FileReader.noteLimit
      return try folder.content(of: Array(path.components.last ?? []), limit: limit)
    } catch {
      switch error {
      case .notFound: return nil
      case .fileTooLarge: throw .conflict([WriteFailure.Conflict(path, .tooLarge)])
      default:
        throw error.isAnotherKind ? .conflict([WriteFailure.Conflict(path, .notRegularFile)]) : .system(path, error)
      }
    }
  }

  private func missingFolders(above path: Path) throws(WriteFailure) -> [Path] {
    do throws(SystemError) {
      return try TargetPath(root: root, files: files).missingFolders(above: path)
    } catch {
      throw .system(path.parent, error)
    }
  }
}
