/// Writes the notes of a vault: all files of a command, or none. A synchronisation writes its calendar, and what it
/// remembers of it, in the same way.
///
/// ```swift
/// let writer = VaultWriter(root: root, files: .system, deviceFolder: stateHome.appending("vault"))
/// let receipt = try writer.commit(writes, command: CommandRecord(words: arguments, time: now))
/// try writer.undo(at: now)
/// ```
///
/// # How nothing is lost
///
/// 1. One command at a time holds the lock on `.vault/state/lock`; the system gives it back however the process ends.
/// 2. What a command before could not finish is finished or taken back (``WriteSession/recover()``).
/// 3. Every file is read again. Bytes other than those the command was computed from are computed on anew
///    (``NoteWrite/recompute``), or a conflict. A file that holds what it should already is not touched.
/// 4. `journal.new` is written and synchronised: what every file was and will be, and under which names files will wait
///    beside the notes. A command that ends before 6 is cleared away by it.
/// 5. Every changed file is written under a hidden name beside its own (``TemporaryName``), with the permissions and
///    owner of the old one, and synchronised. Nothing needs room on the disk from here on.
/// 6. `journal.new` becomes `journal`, and the folder is synchronised. From here on the command counts as made: readers
///    see it made (``PendingEdits``), and whoever comes next makes what is missing.
/// 7. Step by step (``StepWork``) the waiting file and the note exchange their names. If the note that was taken away is
///    not the one that was read, somebody saved just then: it gets its name back, and the step is computed on it, which
///    goes into the journal first. A removed note waits beside as well; a new one, and a moved one, take only a free
///    name; a note with several names is written over, so that all of them see it.
/// 8. A failure in 6 or 7 is marked in one byte of the journal, and everything is taken back in reverse order: notes
///    get back their very files.
/// 9. The folders are synchronised, the waiting files removed, and `journal` becomes a file of `undo/`.
///
/// What is not caught: a program that opened a note before the exchange and writes into it, without opening it again,
/// after we looked at it; where the system cannot exchange names, a save between the last look and the rename; and,
/// where it knows neither a rename that never replaces nor second names (FAT), a file that somebody makes under the
/// name of a new or moved note between our look at that name and the rename.
package struct VaultWriter: Sendable {
  /// The vault.
  package let root: VaultRoot
  /// The calls of the system.
  package let files: FileOperations
  /// The user's own folder that tells this device from others: `$XDG_STATE_HOME/vault`, absolute.
  package let deviceFolder: Path
  /// Whether to give up, asked while another command is waited for and once more before anything is written.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// Called once when another command must be waited for.
  package var waiting: @Sendable () -> Void = {}
  /// Called when changes of a command are made, so that they stand whatever becomes of its answer.
  package var didWrite: @Sendable () -> Void = {}

  /// Writes to a vault on the device of a folder of the user's.
  package init(root: VaultRoot, files: FileOperations, deviceFolder: Path) {
    self.root = root
    self.files = files
    self.deviceFolder = deviceFolder
  }

  /// Makes all changes of a command, or none.
  ///
  /// - Parameters:
  ///   - first: the first part of a command that is too large to be made at once, and that these changes go on with: all
  ///     its parts are taken back together.
  ///   - running: what becomes of the task that runs when the changes are made, and only then; nil: it goes on.
  /// - Throws: why nothing was written.
  package func commit(
    _ writes: [NoteWrite], command: CommandRecord, continuing first: UndoIdentifier? = nil,
    running: RunningChange? = nil
  ) throws(WriteFailure) -> WriteReceipt {
    try locked { (session) throws(WriteFailure) in
      var receipt = WriteReceipt()
      receipt.recovery = try session.recover()
      if writes.contains(where: { $0.place == .synced }) { try session.state.folder("synced").close() }
      let plan = try WritePlan(writes, root: root, files: files)
      let journal = try session.carryOut(plan, command, group: first?.number ?? 0, running: running)
      if let journal { receipt.take(journal) }
      if journal != nil || running != nil { didWrite() }
      return receipt
    }
  }

  /// Finishes, or takes back, what a command before could not; nil when there is nothing of the kind.
  ///
  /// Every other function does this first.
  package func recover() throws(WriteFailure) -> Recovery? {
    try locked { (session) throws(WriteFailure) in try session.recover() }
  }

  /// Does something while no command writes, such as letting another program rewrite notes.
  ///
  /// What a command before could not finish is finished, or taken back, first; `body` is told of it.
  package func whileLocked<Answer>(_ body: (Recovery?) -> Answer) throws(WriteFailure) -> Answer {
    try locked { (session) throws(WriteFailure) in body(try session.recover()) }
  }

  /// This device, which gets its number now if it has none.
  func device() throws(WriteFailure) -> DeviceIdentity {
    do throws(SystemError) {
      return try DeviceIdentity.readOrMake(in: deviceFolder, files: files)
    } catch {
      throw .system(deviceFolder, error)
    }
  }

  /// Does something while no other command writes.
  func locked<Result>(_ body: (WriteSession) throws(WriteFailure) -> Result) throws(WriteFailure) -> Result {
    let device = try device()
    let state = try StateFolder(of: root, files: files)
    defer { state.close() }
    let lock = try state.lock(shouldStop: shouldStop, waiting: waiting)
    defer { files.close(lock) }
    let undo = try state.folder("undo")
    defer { undo.close() }
    return try body(
      WriteSession(
        root: root, files: files, state: state, device: device, undo: UndoFolder(handle: undo),
        shouldStop: shouldStop))
  }
}

extension WriteReceipt {
  /// Tells what a journal did.
  mutating func take(_ journal: Journal) {
    undo = UndoIdentifier(journal.number)
    changes = journal.changes.filter(\.isForPeople)
  }
}

extension FileChange {
  /// What vault keeps of a calendar for itself is no file that anybody looks at.
  var isForPeople: Bool { FilePlace(of: path) != .synced }
}

extension Journal {
  /// What the steps come to, file by file.
  var changes: [FileChange] {
    var changes: [FileChange] = []
    for step in steps {
      switch step.kind {
      case .create: changes.append(FileChange(step.path, .created, before: [], after: step.after))
      case .remove: changes.append(FileChange(step.path, .removed, before: step.before, after: []))
      case .rename:
        changes.append(FileChange(step.path, .moved(to: step.newPath), before: step.before, after: step.after))
      case .replace, .inPlace:
        // A note that gets another name and other bytes is one change.
        if let last = changes.indices.last, changes[last].kind == .moved(to: step.path) {
          changes[last].after = step.after
        } else {
          changes.append(FileChange(step.path, .edited, before: step.before, after: step.after))
        }
      }
    }
    return changes
  }
}
