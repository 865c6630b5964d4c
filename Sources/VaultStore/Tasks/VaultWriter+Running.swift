extension VaultWriter {
  /// The task that was started on this device; nil when none was, or when the file is another device's.
  ///
  /// Nothing is written, and no lock is waited for.
  package func runningStart() throws(WriteFailure) -> RunningStart? {
    guard let device = try knownDevice() else { return nil }
    let state: DirectoryHandle
    do throws(SystemError) {
      state = try DirectoryHandle(below: root, path: StateFolder.path, files: files)
    } catch .notFound {
      return nil
    } catch {
      throw .system(StateFolder.path, error)
    }
    defer { state.close() }
    let record = try state.runningRecord(of: device)
    guard let command = record.command, !command.isMade else { return record.start }
    return record.settled(isMade: try isMade(command.number, device, state)).start
  }

  /// Whether a command of this device has begun to show.
  private func isMade(
    _ number: UInt64, _ device: DeviceIdentity, _ state: DirectoryHandle
  ) throws(WriteFailure) -> Bool {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try state.ownContent(of: Journal.name, limit: Journal.limit)
    } catch {
      throw .system(StateFolder.path.appending(Path(bytes: Journal.name)), error)
    }
    if let journal = bytes.flatMap(Journal.init(bytes:)), journal.device == device, journal.number == number {
      return journal.direction == .forward
    }
    guard let undo = try existingUndoFolder() else { return false }
    defer { undo.handle.close() }
    return try undo.entries(of: device).contains { $0.number == number }
  }

  /// Keeps the task that runs, in place of any other, where no note changes with it; nil when none runs any more.
  package func setRunningStart(_ start: RunningStart?) throws(WriteFailure) {
    try locked { (session) throws(WriteFailure) in
      _ = try session.recover()
      try session.keepRunning(RunningRecord(start))
      didWrite()
    }
  }
}

extension WriteSession {
  /// What runs, and since which command.
  func runningRecord() throws(WriteFailure) -> RunningRecord { try state.handle.runningRecord(of: device) }

  /// Puts right what a command left that ended between telling what would run and writing its notes, or behind it.
  ///
  /// It comes before any other command, which would get the number of one that never was.
  func settleRunning() throws(WriteFailure) {
    let record = try runningRecord()
    guard let command = record.command, !command.isMade else { return }
    let isMade = try undo.entries(of: device).contains { $0.number == command.number }
    try keepRunning(record.settled(isMade: isMade))
  }

  /// Makes the steps of a plan, all or none, and with them what becomes of the task that runs; where there are no steps
  /// to make, that alone.
  func carryOut(
    _ plan: WritePlan, _ record: CommandRecord, undoes: UInt64 = 0, group: UInt64, running: RunningChange?
  ) throws(WriteFailure) -> Journal? {
    guard let running else { return try carryOut(plan, record, undoes: undoes, group: group) }
    guard !plan.steps.isEmpty else {
      try keepRunning(RunningRecord(running.start))
      return nil
    }
    let number = try undo.nextNumber(of: device)
    try beginRunning(running, by: number)
    let journal = try carryOut(plan, record, undoes: undoes, group: group)
    // Where that fails the next command finds out. A command without a record is no command to be taken back.
    try? keepRunning(journal == nil ? RunningRecord(running.start) : runningRecord().settled(isMade: true))
    return journal
  }

  /// Tells what will run once a command is made.
  private func beginRunning(_ change: RunningChange, by number: UInt64) throws(WriteFailure) {
    let before = try runningRecord().start
    try keepRunning(
      RunningRecord(change.start, command: .init(number: number, isMade: false, before: before)))
  }

  /// Writes what runs; where there is nothing to tell, no file is.
  func keepRunning(_ record: RunningRecord) throws(WriteFailure) {
    try naming(RunningRecord.name) { () throws(SystemError) in
      if record != RunningRecord(nil) {
        try state.handle.replace(RunningRecord.name, with: record.text(of: device), .exactly(permissions: 0o600))
      } else if try state.handle.status(of: RunningRecord.name) != nil {
        try state.handle.remove(RunningRecord.name)
      }
    }
  }
}

extension DirectoryHandle {
  /// What the state folder says of the task that runs; nothing runs where its file is another device's or none at all.
  func runningRecord(of device: DeviceIdentity) throws(WriteFailure) -> RunningRecord {
    let path = StateFolder.path.appending(Path(bytes: RunningRecord.name))
    let text: [UInt8]?
    do throws(SystemError) {
      text = try ownContent(of: RunningRecord.name, limit: 1 << 16)
    } catch {
      throw .system(path, error)
    }
    guard let text, text.starts(with: device.text) else { return RunningRecord(nil) }
    guard let record = RunningRecord(text: text, of: device) else { throw .damagedStart(path) }
    return record
  }
}
