/// A command that changed the vault, as `vault undo --list` shows it.
package struct UndoEntry: Sendable, Hashable {
  /// The command's number.
  package var identifier: UndoIdentifier
  /// The command.
  package var command: CommandRecord
  /// The files, and how each changed.
  package var paths: [ChangedPath]
  /// The command that this one took back, or nil for every other command.
  package var undoes: UndoIdentifier?
  /// Whether it was taken back since.
  package var isUndone: Bool

  /// A file and how it changed.
  package struct ChangedPath: Sendable, Hashable {
    /// The path below the root that it had before the command, or got by it.
    package var path: Path
    /// How it changed.
    package var kind: FileChange.Kind
  }
}

extension VaultWriter {
  /// The commands of the last 30 days, the last first.
  ///
  /// Nothing is written, and no lock is waited for.
  ///
  /// - Parameter damaged: gets the paths of the records that nothing can be told of.
  package func history(damaged: (Path) -> Void = { _ in }) throws(WriteFailure) -> [UndoEntry] {
    guard let device = try knownDevice(), let undo = try existingUndoFolder() else { return [] }
    defer { undo.handle.close() }
    var journals: [Journal] = []
    for entry in try undo.entries(of: device) {
      guard let journal = try undo.journal(entry) else {
        damaged(entry.path)
        continue
      }
      if journal.device == device { journals.append(journal) }
    }
    let undone = Set(journals.map(\.undoes))
    return journals.map { UndoEntry($0, isUndone: undone.contains($0.number)) }
  }

  /// Takes back the last command that was not taken back yet.
  ///
  /// Its files must be as it left them; else it is a conflict that names those that are not, and nothing is written.
  /// When it is the command that started or stopped a task last, what ran before it runs again.
  ///
  /// - Parameter command: what is recorded of this very command.
  package func undo(command: CommandRecord) throws(WriteFailure) -> WriteReceipt {
    try locked { (session) throws(WriteFailure) in
      var receipt = WriteReceipt()
      receipt.recovery = try session.recover()
      let journal = try session.undo.lastCommand(of: session.device)
      let plan = try WritePlan(journal.reversed, root: root, files: files, keepsPermissions: true)
      let last = try session.runningRecord().command
      let running = last?.number == journal.number ? RunningChange(to: last?.before) : nil
      if let done = try session.carryOut(plan, command, undoes: journal.number, running: running) {
        receipt.take(done)
      }
      session.removeFolders(journal.folders)
      return receipt
    }
  }

  /// What ``undo(command:)`` would change, as long as the files are as the last command left them.
  ///
  /// Nothing is written, and no lock is waited for.
  package func undoPreview() throws(WriteFailure) -> [NoteWrite] {
    guard let device = try knownDevice(), let undo = try existingUndoFolder() else { throw .nothingToUndo }
    defer { undo.handle.close() }
    return try undo.lastCommand(of: device).reversed
  }

  func knownDevice() throws(WriteFailure) -> DeviceIdentity? {
    do throws(SystemError) {
      return try DeviceIdentity.read(in: deviceFolder, files: files)
    } catch {
      throw .system(deviceFolder, error)
    }
  }

  func existingUndoFolder() throws(WriteFailure) -> UndoFolder? {
    do throws(SystemError) {
      return UndoFolder(handle: try DirectoryHandle(below: root, path: UndoFolder.path, files: files))
    } catch .notFound {
      return nil
    } catch {
      throw error.isAnotherKind ? .unsafeState(UndoFolder.path, .wrongKind) : .system(UndoFolder.path, error)
    }
  }
}

extension UndoFolder {
  /// The last command of a device that is neither taken back nor takes another one back.
  fileprivate func lastCommand(of device: DeviceIdentity) throws(WriteFailure) -> Journal {
    var undone: Set<UInt64> = []
    for entry in try entries(of: device) where !undone.contains(entry.number) {
      guard let journal = try journal(entry) else {
        // Whether it is the last one, nobody can tell: an older one must not be taken back in its place.
        throw .damagedUndo(entry.path)
      }
      guard journal.device == device else { continue }
      guard journal.undoes != 0 else { return journal }
      undone.insert(journal.undoes)
    }
    throw .nothingToUndo
  }
}

extension UndoEntry {
  fileprivate init(_ journal: Journal, isUndone: Bool) {
    self.init(
      identifier: UndoIdentifier(journal.number), command: journal.record,
      paths: journal.changes.map { ChangedPath(path: $0.path, kind: $0.kind) },
      undoes: journal.undoes == 0 ? nil : UndoIdentifier(journal.undoes), isUndone: isUndone)
  }
}

extension Journal {
  /// What takes the command back.
  var reversed: [NoteWrite] {
    let permissions = Dictionary(
      steps.filter { $0.kind == .remove }.map { ($0.path, $0.permissions) }, uniquingKeysWith: { first, _ in first })
    return changes.reversed().map { change in
      switch change.kind {
      case .edited: NoteWrite(change.path, before: change.after, .edit(after: change.before))
      case .created: NoteWrite(change.path, before: change.after, .remove)
      case .removed:
        NoteWrite(change.path, before: [], .create(change.before, permissions: permissions[change.path] ?? 0o600))
      case .moved(let newPath): NoteWrite(newPath, before: change.after, .move(to: change.path, after: change.before))
      }
    }
  }
}
