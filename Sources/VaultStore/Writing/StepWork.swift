/// Brings files to one end or the other of a step, whatever state an ended process left them in.
///
/// What is on disk decides, never what should be there: bytes that are neither what the file was nor what it was to be
/// are somebody's, and stay. Doing a step twice is as good as once.
struct StepWork {
  /// The vault.
  let root: VaultRoot
  /// The calls of the system.
  let files: FileOperations

  /// What came of bringing a file to an end.
  enum Outcome: Equatable {
    /// The file is what it should be.
    case settled
    /// The file holds somebody's bytes, or is gone, and was left so.
    case edited(Path)
    /// As ``edited(_:)``; besides, an older save of theirs stays in the file with this path.
    case leftOver(Path, Path)
  }

  /// What the system refused, and of which path.
  struct Failure: Error {
    /// The path below the root.
    var path: Path
    /// What the system said.
    var error: SystemError
  }

  /// Brings the files of a step to one of its ends.
  func settle(_ step: FileStep, _ goal: FileStep.Goal) throws(Failure) -> Outcome {
    let gone = Outcome.edited(step.path)
    do throws(SystemError) {
      let folder = try existingFolder(of: step.path)
      defer { folder?.close() }
      switch step.kind {
      case .replace: return try folder.map { (f) throws(SystemError) in try settleReplaced(step, goal, f) } ?? gone
      case .inPlace: return try folder.map { (f) throws(SystemError) in try settleInPlace(step, goal, f) } ?? gone
      case .create, .remove:
        let isWanted = (step.kind == .create) == (goal == .after)
        guard let folder else { return isWanted ? gone : .settled }
        return try settlePresence(step, isWanted, folder)
      case .rename:
        let newFolder = try existingFolder(of: step.newPath)
        defer { newFolder?.close() }
        return try settleRenamed(step, goal, folder, newFolder)
      }
    } catch {
      throw Failure(path: step.path, error: error)
    }
  }

  /// Makes the file that waits under the temporary name of a step which is not begun.
  ///
  /// - Parameter original: the file it stands for, whose owner and permissions it takes.
  func prepare(_ step: FileStep, like original: FileStatus?) throws(Failure) {
    guard step.kind == .replace || step.kind == .create else { return }
    do throws(SystemError) {
      let folder = try DirectoryHandle(ofFileAt: step.path, in: root, files: files)
      defer { folder.close() }
      try folder.write(step.after, toNew: step.temporary, access(of: step, like: original))
    } catch {
      throw Failure(path: step.path, error: error)
    }
  }

  /// Removes what is left under the temporary name of a step.
  func tidy(_ step: FileStep) throws(Failure) {
    guard !step.temporary.isEmpty else { return }
    do throws(SystemError) {
      let folder = try DirectoryHandle(ofFileAt: step.path, in: root, files: files)
      defer { folder.close() }
      try folder.remove(step.temporary)
      try folder.remove(TemporaryName.draft(of: step.temporary))
    } catch {
      // A folder that is gone took it along.
      guard error == .notFound || error.isAnotherKind else { throw Failure(path: step.path, error: error) }
    }
  }

  private func access(of step: FileStep, like original: FileStatus?) -> DirectoryHandle.Access {
    if var original {
      original.permissions = step.permissions
      return .like(original)
    }
    return step.keepsPermissions ? .exactly(permissions: step.permissions) : .new(permissions: step.permissions)
  }

  /// The folder of a path; nil when somebody took it away, or put something else there.
  private func existingFolder(of path: Path) throws(SystemError) -> DirectoryHandle? {
    do throws(SystemError) {
      return try DirectoryHandle(ofFileAt: path, in: root, files: files)
    } catch {
      guard error == .notFound || error.isAnotherKind else { throw error }
      return nil
    }
  }

  /// What a name holds.
  private enum Held: Equatable {
    case nothing
    case bytes([UInt8])
    /// A link, a folder, or a file longer than any that a command writes.
    case other
  }

  private func held(_ name: [UInt8], in folder: DirectoryHandle) throws(SystemError) -> Held {
    do throws(SystemError) {
      return try folder.content(of: name, limit: FilePlace.longest).map { .bytes($0.bytes) } ?? .nothing
    } catch {
      guard error.isAnotherKind || error == .fileTooLarge else { throw error }
      return .other
    }
  }

  /// Puts bytes under the temporary name of a step whose own file is gone: written whole before they get the name,
  /// because what stands there counts as an image.
  private func remake(
    _ step: FileStep, _ bytes: [UInt8], in folder: DirectoryHandle
  ) throws(SystemError) {
    let draft = TemporaryName.draft(of: step.temporary)
    try folder.remove(draft)
    let original = try folder.status(of: step.name)
    try folder.write(
      bytes, toNew: draft, access(of: step, like: original?.kind == .regular ? original : nil))
    try folder.rename(draft, replacing: step.temporary)
  }
}

// MARK: - Other bytes

extension StepWork {
  private func settleReplaced(
    _ step: FileStep, _ goal: FileStep.Goal, _ folder: DirectoryHandle
  ) throws(SystemError) -> Outcome {
    let spare = try held(step.temporary, in: folder)
    let current = try held(step.name, in: folder)
    let before = Held.bytes(step.before)
    let after = Held.bytes(step.after)
    if spare != .nothing, spare != before, spare != after {
      // Our exchange took away what somebody had just saved, and the process ended before it looked.
      guard current == after else {
        return .leftOver(step.path, step.path.parent.appending(Path(bytes: step.temporary)))
      }
      return try putBack(step, after, folder)
    }
    let wanted = Held.bytes(step.bytes(goal))
    if current == wanted { return .settled }
    guard current == Held.bytes(step.bytes(goal.opposite)) else { return .edited(step.path) }
    if spare != wanted { try remake(step, step.bytes(goal), in: folder) }
    guard try folder.exchange(step.temporary, step.name) else {
      return try replaceWithoutExchange(step, current, folder)
    }
    guard try held(step.temporary, in: folder) == current else { return try putBack(step, wanted, folder) }
    return .settled
  }

  /// Gives a name back to the file that an exchange took it from.
  ///
  /// Should somebody save once more just then, that newer file is exchanged away in turn, and gets its name back.
  private func putBack(
    _ step: FileStep, _ ours: Held, _ folder: DirectoryHandle
  ) throws(SystemError) -> Outcome {
    for _ in 0..<8 {
      guard try folder.exchange(step.temporary, step.name) else { break }
      let displaced = try held(step.temporary, in: folder)
      if displaced == ours { return .edited(step.path) }
      // The newest save is under the temporary name now.
      guard try folder.exchange(step.temporary, step.name) else { break }
      if try held(step.temporary, in: folder) != ours { break }
    }
    return .leftOver(step.path, step.path.parent.appending(Path(bytes: step.temporary)))
  }

  /// The system cannot exchange names: the waiting file takes the note's name once the note was looked at again. What
  /// somebody saves between this look and the next call is lost.
  private func replaceWithoutExchange(
    _ step: FileStep, _ expected: Held, _ folder: DirectoryHandle
  ) throws(SystemError) -> Outcome {
    guard try held(step.name, in: folder) == expected else { return .edited(step.path) }
    try folder.rename(step.temporary, replacing: step.name)
    return .settled
  }

  private func settleInPlace(
    _ step: FileStep, _ goal: FileStep.Goal, _ folder: DirectoryHandle
  ) throws(SystemError) -> Outcome {
    let opened: FileOperations.Descriptor
    do throws(SystemError) {
      opened = try files.retrying { () throws(SystemError) in
        try files.open(folder.descriptor, step.name, .updating)
      }
    } catch {
      guard error == .notFound || error.isAnotherKind else { throw error }
      return .edited(step.path)
    }
    defer { files.close(opened) }
    let content: DirectoryHandle.Content
    do throws(SystemError) {
      content = try folder.content(ofOpened: opened, limit: FilePlace.longest)
    } catch {
      guard error.isAnotherKind || error == .fileTooLarge else { throw error }
      return .edited(step.path)
    }
    if content.bytes == step.bytes(goal) { return .settled }
    guard
      content.bytes == step.bytes(goal.opposite)
        || content.status.inode == step.inode && step.isHalfWritten(content.bytes)
    else { return .edited(step.path) }
    try write(step.bytes(goal), over: content.bytes, opened)
    return .settled
  }

  /// Writes what goes beyond the old end first: that needs room on the disk, and when there is none nothing is lost.
  private func write(
    _ bytes: [UInt8], over old: [UInt8], _ opened: FileOperations.Descriptor
  ) throws(SystemError) {
    if bytes.count > old.count {
      do throws(SystemError) {
        try files.writeAll(bytes.span.extracting(old.count..<bytes.count), to: opened, at: Int64(old.count))
        try files.retrying { () throws(SystemError) in try files.synchronize(opened) }
      } catch {
        try? files.retrying { () throws(SystemError) in try files.truncate(opened, Int64(old.count)) }
        throw error
      }
    }
    try files.writeAll(bytes.span.extracting(0..<min(old.count, bytes.count)), to: opened)
    if bytes.count < old.count {
      try files.retrying { () throws(SystemError) in try files.truncate(opened, Int64(bytes.count)) }
    }
    try files.retrying { () throws(SystemError) in try files.synchronize(opened) }
  }
}

extension FileStep {
  /// Whether bytes can be what a write in place leaves when it ends half way: at every place those before or those
  /// after, or nothing yet.
  func isHalfWritten(_ bytes: [UInt8]) -> Bool {
    guard (min(before.count, after.count)...max(before.count, after.count)).contains(bytes.count) else { return false }
    return bytes.indices.allSatisfy { place in
      place < before.count && bytes[place] == before[place] || place < after.count && bytes[place] == after[place]
        || place >= before.count && bytes[place] == 0
    }
  }
}

// MARK: - A name comes or goes

extension StepWork {
  private func settlePresence(
    _ step: FileStep, _ isWanted: Bool, _ folder: DirectoryHandle
  ) throws(SystemError) -> Outcome {
    let image = step.kind == .create ? step.after : step.before
    let spare = try held(step.temporary, in: folder)
    let current = try held(step.name, in: folder)
    if spare != .nothing, spare != .bytes(image) { return try giveNameBack(step, current, folder) }
    switch (current, isWanted) {
    case (.nothing, false), (.bytes(image), true): return .settled
    case (.nothing, true):
      if spare == .nothing { try remake(step, image, in: folder) }
      do throws(SystemError) { try folder.rename(step.temporary, toFree: step.name) } catch .exists {
        return .edited(step.path)
      }
      return .settled
    case (.bytes(image), false):
      try folder.remove(step.temporary)
      do throws(SystemError) { try folder.rename(step.name, toFree: step.temporary) } catch .notFound {
        return .settled
      }
      guard try held(step.temporary, in: folder) == current else { return try giveNameBack(step, .nothing, folder) }
      return .settled
    default: return .edited(step.path)
    }
  }

  /// The file under the temporary name is what somebody saved just before it was taken away.
  private func giveNameBack(
    _ step: FileStep, _ current: Held, _ folder: DirectoryHandle
  ) throws(SystemError) -> Outcome {
    let leftOver = Outcome.leftOver(step.path, step.path.parent.appending(Path(bytes: step.temporary)))
    guard current == .nothing else { return leftOver }
    do throws(SystemError) { try folder.rename(step.temporary, toFree: step.name) } catch .exists { return leftOver }
    return .edited(step.path)
  }

  private func settleRenamed(
    _ step: FileStep, _ goal: FileStep.Goal, _ folder: DirectoryHandle?, _ newFolder: DirectoryHandle?
  ) throws(SystemError) -> Outcome {
    let isForward = goal == .after
    let (from, to) = isForward ? (step.path, step.newPath) : (step.newPath, step.path)
    let (source, target) = isForward ? (folder, newFolder) : (newFolder, folder)
    let (old, new) = isForward ? (step.name, step.newName) : (step.newName, step.name)
    let image = Held.bytes(step.before)
    let atOld = try source.map { (source) throws(SystemError) in try held(old, in: source) } ?? .nothing
    let atNew = try target.map { (target) throws(SystemError) in try held(new, in: target) } ?? .nothing
    // Under its new name a later step may have given it other bytes already.
    let isThere = atNew == image || isForward && atNew == .bytes(step.after)
    guard atOld != .nothing, let source else { return isThere ? .settled : .edited(to) }
    guard atOld == image else { return .edited(from) }
    guard let target else { return .edited(to) }
    if atNew != .nothing {
      // One file under two names: a disk that tells no case, or a second name that was just made.
      guard try source.status(of: old)?.inode == target.status(of: new)?.inode else { return .edited(to) }
      try finishRename(old, new, source, target)
      return .settled
    }
    do throws(SystemError) { try source.rename(old, toFree: new, in: target) } catch .exists { return .edited(to) }
    guard try held(new, in: target) != image else { return .settled }
    // What got the new name is what somebody saved under the old one just before.
    do throws(SystemError) { try target.rename(new, toFree: old, in: source) } catch .exists { return .edited(to) }
    return .edited(from)
  }

  private func finishRename(
    _ old: [UInt8], _ new: [UInt8], _ source: DirectoryHandle, _ target: DirectoryHandle
  ) throws(SystemError) {
    // Renaming one of two links of a file to the other does nothing (POSIX), so the old name is removed; on a disk
    // that tells no case that would remove the file.
    if try source.status(of: old)?.links ?? 1 > 1 {
      try source.remove(old)
    } else {
      try source.rename(old, replacing: new)
    }
  }
}
