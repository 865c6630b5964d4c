/// Finishing, or taking back, what a command before could not.
extension WriteSession {
  /// Settles the journal of a command that ended early, and removes what one left that never began.
  ///
  /// It may end at any point itself: what is left then is again a journal that the next command settles.
  func recover() throws(WriteFailure) -> Recovery? {
    var recovery = Recovery()
    try setAsideForeignState(&recovery)
    if let journal = try journal(Journal.name, &recovery) { try settle(journal, &recovery) }
    if let draft = try journal(Journal.draftName, &recovery, isDraft: true) {
      for step in draft.steps where !recovery.leftovers.contains(step.temporaryPath) {
        try passing { () throws(StepWork.Failure) in try work.tidy(step) }
      }
      removeFolders(draft.folders)
      try naming(Journal.draftName) { () throws(SystemError) in try state.handle.remove(Journal.draftName) }
    }
    do throws(WriteFailure) {
      try settleRunning()
    } catch .damagedStart {
      recovery.setAside.append(try setAside(RunningRecord.name))
    }
    return recovery.isEmpty ? nil : recovery
  }

  private func settle(_ journal: Journal, _ recovery: inout Recovery) throws(WriteFailure) {
    recovery.words = journal.record.words
    switch journal.direction {
    case .back:
      recovery.add(try settleBack(journal))
      recovery.outcome = .takenBack
    case .forward:
      let (made, left) = try settleForward(journal)
      recovery.add(left)
      recovery.outcome = .finished
      for step in made { try passing { () throws(StepWork.Failure) in try work.tidy(step) } }
      if made.count < journal.steps.count { try rewrite(journal, made) }
      var kept = journal
      kept.steps = made
      try keep(kept)
    }
  }

  /// Leaves in the journal only the steps that were made, so that these can still be taken back.
  private func rewrite(_ journal: Journal, _ made: [FileStep]) throws(WriteFailure) {
    var journal = journal
    journal.steps = made
    try naming(Journal.draftName) { () throws(SystemError) in
      try state.handle.remove(Journal.draftName)
      try state.handle.write(journal.bytes, toNew: Journal.draftName, .exactly(permissions: 0o600))
      try state.handle.rename(Journal.draftName, replacing: Journal.name)
    }
  }

  /// Reads a journal of this device.
  ///
  /// One that is damaged, or of another device, is set aside under another name: nothing can be made of it, and it may
  /// hold the only copy of something. A draft that is not whole is only removed: its command had not begun anything.
  private func journal(
    _ name: [UInt8], _ recovery: inout Recovery, isDraft: Bool = false
  ) throws(WriteFailure) -> Journal? {
    let path = StateFolder.path.appending(Path(bytes: name))
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try state.handle.ownContent(of: name, limit: Journal.limit)
    } catch {
      if error == .notOwner { throw .unsafeState(path, .notOwn) }
      throw error.isAnotherKind ? .unsafeState(path, .wrongKind) : .system(path, error)
    }
    guard let bytes else { return nil }
    if let journal = Journal(bytes: bytes), journal.device == device { return journal }
    if isDraft {
      try naming(name) { () throws(SystemError) in try state.handle.remove(name) }
    } else {
      recovery.setAside.append(try setAside(name))
    }
    return nil
  }

  // MARK: State of another device

  private static let deviceName = Array("device".utf8)

  /// Makes sure that the state says it is this device's. What another one left, in a copied or unpacked vault, is not
  /// used: every journal names its own device. What this one recorded stays good.
  private func setAsideForeignState(_ recovery: inout Recovery) throws(WriteFailure) {
    let known: [UInt8]?
    do throws(SystemError) {
      known = try state.handle.ownContent(of: Self.deviceName, limit: 1 << 10)
    } catch {
      let path = StateFolder.path.appending(Path(bytes: Self.deviceName))
      if error == .notOwner { throw .unsafeState(path, .notOwn) }
      throw error.isAnotherKind ? .unsafeState(path, .wrongKind) : .system(path, error)
    }
    if known == device.text { return }
    if known != nil { recovery.otherDevice = try setAside(Self.deviceName) }
    let temporary = TemporaryName.random()
    try naming(Self.deviceName) { () throws(SystemError) in
      do throws(SystemError) {
        try state.handle.write(device.text, toNew: temporary, .exactly(permissions: 0o600))
        try state.handle.rename(temporary, replacing: Self.deviceName)
      } catch {
        try? state.handle.remove(temporary)
        throw error
      }
    }
  }

  /// Gives a file another name, and tells its path.
  private func setAside(_ name: [UInt8]) throws(WriteFailure) -> Path {
    let aside = name + Array(".aside-".utf8) + TemporaryName.random().dropFirst(7).prefix(16)
    try naming(name) { () throws(SystemError) in try state.handle.rename(name, toFree: aside) }
    return StateFolder.path.appending(Path(bytes: aside))
  }
}

extension Recovery {
  fileprivate mutating func add(_ other: Recovery) {
    edited += other.edited
    leftovers += other.leftovers
  }
}

extension FileStep {
  /// The path of the file under the temporary name.
  fileprivate var temporaryPath: Path { path.parent.appending(Path(bytes: temporary)) }
}
