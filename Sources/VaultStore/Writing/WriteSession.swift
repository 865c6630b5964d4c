/// A vault's state folder, locked: what a command that writes does between taking the lock and giving it back.
struct WriteSession {
  /// The vault.
  let root: VaultRoot
  /// The calls of the system.
  let files: FileOperations
  /// The open folder of vault's own state.
  let state: StateFolder
  /// This device.
  let device: DeviceIdentity
  /// The open folder of what can be taken back.
  let undo: UndoFolder
  /// Whether the user asked to stop.
  var shouldStop: @Sendable () -> Bool = { false }

  /// What brings files to one end of a step.
  var work: StepWork { StepWork(root: root, files: files) }

  /// A command under way: what it means to do, what the journal on disk says, and how many of its steps are made.
  private struct Progress {
    var plan: WritePlan
    var journal: Journal
    var made = 0
  }

  /// Makes the steps of a plan, all or none.
  ///
  /// - Parameters:
  ///   - undoes: the number of the command that is taken back by it; 0 for none.
  ///   - group: the number of the first command of the group that it goes on with; 0 for none.
  /// - Returns: what was done in the end; nil when there was nothing to do.
  /// - Throws: ``WriteFailure/stopped`` when the user asked to stop before anything was written, and why nothing was
  ///   written, or not all, otherwise.
  func carryOut(
    _ plan: WritePlan, _ record: CommandRecord, undoes: UInt64 = 0, group: UInt64 = 0
  ) throws(WriteFailure) -> Journal? {
    guard !plan.steps.isEmpty else { return nil }
    let journal = Journal(
      device: device, number: try undo.nextNumber(of: device), record: record, undoes: undoes,
      group: group, folders: plan.folders, steps: plan.steps.map(\.step))
    var progress = Progress(plan: plan, journal: journal)
    try commit(journal, &progress.plan, shouldStop: shouldStop)
    do throws(WriteFailure) {
      try makeLast(Journal.name)
      try makeSteps(&progress)
    } catch {
      throw takeBack(progress, after: error)
    }
    finish(progress.journal)
    return progress.journal.steps.isEmpty ? nil : progress.journal
  }
}

// MARK: - Before it shows

extension WriteSession {
  /// Writes the journal beside its name, then the files that wait beside the notes, then gives the journal its name:
  /// from that call on the command is made or taken back whole, and before it nothing shows, so that until then the user
  /// may stop it.
  private func commit(
    _ journal: Journal, _ plan: inout WritePlan, shouldStop: () -> Bool = { false }
  ) throws(WriteFailure) {
    if shouldStop() { throw .stopped }
    let bytes = journal.bytes
    guard bytes.count <= Journal.limit else { throw .tooLarge(bytes: bytes.count) }
    var isBegun: [FileStep] = []
    do throws(WriteFailure) {
      try naming(Journal.draftName) { () throws(SystemError) in
        try state.handle.remove(Journal.draftName)
        try state.handle.write(bytes, toNew: Journal.draftName, .exactly(permissions: 0o600))
      }
      for folder in journal.folders { try make(folder) }
      for number in plan.steps.indices where !plan.steps[number].isPrepared {
        let planned = plan.steps[number]
        isBegun.append(planned.step)
        try passing { () throws(StepWork.Failure) in try work.prepare(planned.step, like: planned.original) }
        plan.steps[number].isPrepared = true
        if shouldStop() { throw WriteFailure.stopped }
      }
      try naming(Journal.name) { () throws(SystemError) in
        try state.handle.rename(Journal.draftName, replacing: Journal.name)
      }
    } catch {
      abandon(isBegun, folders: journal.folders)
      throw error
    }
  }

  private func make(_ folder: Path) throws(WriteFailure) {
    do throws(SystemError) {
      let parent = try DirectoryHandle(below: root, path: folder.parent, files: files)
      defer { parent.close() }
      try files.retrying { () throws(SystemError) in
        try files.makeDirectory(parent.descriptor, Array(folder.components.last ?? []), 0o777)
      }
    } catch .exists {
    } catch {
      throw .system(folder, error)
    }
  }

  /// Removes what a command left that never began; the draft of its journal goes last, because it alone tells the next
  /// command what there is to remove.
  private func abandon(_ steps: [FileStep], folders: [Path]) {
    do throws(StepWork.Failure) {
      for step in steps { try work.tidy(step) }
    } catch {
      return
    }
    removeFolders(folders)
    try? state.handle.remove(Journal.draftName)
  }

  /// Removes folders that a command made, as far as nobody put anything there.
  func removeFolders(_ folders: [Path]) {
    for folder in folders.reversed() {
      guard let parent = try? DirectoryHandle(below: root, path: folder.parent, files: files) else { continue }
      defer { parent.close() }
      try? files.retrying { () throws(SystemError) in
        try files.removeDirectory(parent.descriptor, Array(folder.components.last ?? []))
      }
    }
  }
}

// MARK: - While it shows

extension WriteSession {
  private func makeSteps(_ progress: inout Progress) throws(WriteFailure) {
    var retries = 0
    while progress.made < progress.journal.steps.count {
      let step = progress.journal.steps[progress.made]
      switch try settle(step, .after) {
      case .settled: progress.made += 1
      case .leftOver(let path, _): throw .conflict([WriteFailure.Conflict(path, .changed)])
      case .edited(let path):
        retries += 1
        guard retries <= 8 else { throw .conflict([WriteFailure.Conflict(path, .changed)]) }
        try revise(&progress)
      }
    }
    try synchronizeFolders(of: progress.journal)
  }

  /// Computes a step anew on what somebody saved meanwhile, and writes that into the journal before it is made.
  private func revise(_ progress: inout Progress) throws(WriteFailure) {
    let abandoned = progress.journal.steps[progress.made]
    var plan = progress.plan
    try plan.revise(progress.made)
    try passing { () throws(StepWork.Failure) in try work.tidy(abandoned) }
    var journal = progress.journal
    journal.folders = plan.folders
    journal.steps = plan.steps.map(\.step)
    try commit(journal, &plan)
    progress.plan = plan
    progress.journal = journal
    try makeLast(Journal.name)
  }

  /// Takes back what was done; gives the failure to report.
  private func takeBack(_ progress: Progress, after failure: WriteFailure) -> WriteFailure {
    let isMarked = (try? mark(progress.journal)) != nil
    do throws(WriteFailure) {
      let left = try settleBack(progress.journal)
      // A step that was never made was not edited after it was.
      let made = Set(progress.journal.steps.prefix(progress.made).flatMap { [$0.path, $0.newPath] })
      let edited = left.edited.filter(made.contains) + left.leftovers
      return edited.isEmpty ? failure : .editedMeanwhile(edited, after: failure)
    } catch {
      guard case .system(let path, let system) = error else { return error }
      return .unfinished(path, system, willFinish: !isMarked)
    }
  }

  /// Tells in the journal that its steps are being taken back: one byte in place, which needs no room on the disk.
  private func mark(_ journal: Journal) throws(SystemError) {
    let opened = try files.retrying { () throws(SystemError) in
      try files.open(state.handle.descriptor, Journal.name, .updating)
    }
    defer { files.close(opened) }
    try files.writeAll([Journal.Direction.back.rawValue].span, to: opened, at: Journal.directionOffset)
    try? files.retrying { () throws(SystemError) in try files.synchronize(opened) }
  }
}

// MARK: - What live and recovered commands share

extension WriteSession {
  /// Brings every file back to what it was, and removes the journal.
  ///
  /// - Returns: the files that somebody edited.
  func settleBack(_ journal: Journal) throws(WriteFailure) -> Recovery {
    var recovery = Recovery()
    var done: [FileStep] = []
    for step in journal.steps.reversed() where try settle(step, .before, &recovery) {
      done.append(step)
      // A file that has its old name again, and its old bytes, is not missing under its new one.
      if step.kind == .rename { recovery.edited.removeAll { $0 == step.newPath } }
    }
    try synchronizeFolders(of: journal)
    for step in done { try passing { () throws(StepWork.Failure) in try work.tidy(step) } }
    removeFolders(journal.folders)
    try naming(Journal.name) { () throws(SystemError) in try state.handle.remove(Journal.name) }
    try? state.handle.synchronize()
    return recovery
  }

  /// Brings every file to what it is to be; the journal stays.
  ///
  /// What is remembered of a calendar follows it: of one that somebody changed meanwhile the old state is kept, by which
  /// nothing that it lacks is taken for deleted.
  ///
  /// - Returns: the steps that were made, and the files that somebody edited.
  func settleForward(_ journal: Journal) throws(WriteFailure) -> (made: [FileStep], recovery: Recovery) {
    var recovery = Recovery()
    var made: [FileStep] = []
    var isCalendarLeft = false
    for step in journal.steps {
      let place = FilePlace(of: step.path)
      let goal: FileStep.Goal = place == .synced && isCalendarLeft ? .before : .after
      let isSettled = try settle(step, goal, &recovery)
      if place == .calendar, !isSettled { isCalendarLeft = true }
      if isSettled, goal == .after { made.append(step) }
      if goal == .before { try passing { () throws(StepWork.Failure) in try work.tidy(step) } }
    }
    try synchronizeFolders(of: journal)
    return (made, recovery)
  }

  /// Settles a step and notes what was in the way.
  ///
  /// - Returns: whether what is under its temporary name is of no more use.
  private func settle(
    _ step: FileStep, _ goal: FileStep.Goal, _ recovery: inout Recovery
  ) throws(WriteFailure) -> Bool {
    switch try settle(step, goal) {
    case .settled: return true
    case .edited(let path):
      recovery.edited.append(path)
      try passing { () throws(StepWork.Failure) in try work.tidy(step) }
      return false
    case .leftOver(let path, let leftover):
      recovery.edited.append(path)
      recovery.leftovers.append(leftover)
      return false
    }
  }

  private func settle(_ step: FileStep, _ goal: FileStep.Goal) throws(WriteFailure) -> StepWork.Outcome {
    try passing { () throws(StepWork.Failure) in try work.settle(step, goal) }
  }

  /// Removes what waited beside the notes, and makes the journal of a finished command its undo image.
  ///
  /// The command is made whatever happens here: a journal that stays is taken up by the next command, which finds
  /// everything made.
  func finish(_ journal: Journal) {
    do throws(WriteFailure) {
      for step in journal.steps { try passing { () throws(StepWork.Failure) in try work.tidy(step) } }
      try keep(journal)
    } catch {
      return
    }
    undo.prune(device)
  }

  /// Gives the journal its name among the undo images.
  func keep(_ journal: Journal) throws(WriteFailure) {
    let name = UndoFolder.Entry(journal).name
    try naming(Journal.name) { () throws(SystemError) in
      // What is remembered of a calendar, and nothing else, is no change that anybody would take back.
      guard journal.steps.contains(where: { FilePlace(of: $0.path) != .synced }) else {
        return try state.handle.remove(Journal.name)
      }
      // Renaming one of two names of a file to the other does nothing (POSIX), so a taken name goes first.
      try undo.handle.remove(name)
      try state.handle.rename(Journal.name, replacing: name, in: undo.handle)
    }
    try? state.handle.synchronize()
  }

  private func makeLast(_ name: [UInt8]) throws(WriteFailure) {
    try naming(name) { () throws(SystemError) in try state.handle.synchronize() }
  }

  private func synchronizeFolders(of journal: Journal) throws(WriteFailure) {
    let files = Set(journal.steps.flatMap { $0.kind == .rename ? [$0.path, $0.newPath] : [$0.path] })
    let one = Dictionary(files.union(journal.folders).map { ($0.parent, $0) }, uniquingKeysWith: min)
    for (path, file) in one.sorted(by: { $0.key < $1.key }) {
      do throws(SystemError) {
        let folder = try DirectoryHandle(ofFileAt: file, in: root, files: self.files)
        defer { folder.close() }
        try folder.synchronize()
      } catch {
        // Somebody took the folder away; what was in it is reported by its step.
        guard error == .notFound || error.isAnotherKind else { throw .system(path, error) }
      }
    }
  }

  /// Names the file of the state folder that the system refused.
  func naming<Result>(
    _ name: [UInt8], _ body: () throws(SystemError) -> Result
  ) throws(WriteFailure) -> Result {
    do throws(SystemError) { return try body() } catch {
      throw .system(StateFolder.path.appending(Path(bytes: name)), error)
    }
  }

  /// Names the file of the vault that the system refused.
  func passing<Result>(_ body: () throws(StepWork.Failure) -> Result) throws(WriteFailure) -> Result {
    do throws(StepWork.Failure) { return try body() } catch { throw .system(error.path, error.error) }
  }
}
