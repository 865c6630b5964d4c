import VaultMessages
package import VaultModel
package import VaultSearch
package import VaultStore
import VaultSyntax

/// The vault that a command works on: its root and its settings, found and read once.
///
/// ```swift
/// let session = try VaultSession(for: invocation)
/// let vault = try session.indexed(for: invocation)
/// defer { session.save(vault, for: invocation) }
/// ```
package struct VaultSession: Sendable {
  package let root: VaultRoot
  package let configuration: VaultConfiguration
  package let files: FileOperations

  /// Finds the vault of an invocation.
  ///
  /// - Parameter argument: a path operand that may lie in the vault.
  /// - Throws: the failure to report when there is none, or its settings cannot be read.
  package init(
    for invocation: Invocation, argument: String? = nil, files: FileOperations = .system
  ) throws(CommandFailure) {
    try self.init(invocation.vaultHints(argument: argument), files: files)
    // They are findings of their own there.
    guard ![CheckCommand.syntax.name, DoctorCommand.syntax.name].contains(invocation.command.name) else { return }
    for file in configuration.unreadable {
      invocation.warn(.unreadableFile, [.text(file.path.text), file.reason.message])
    }
  }

  /// The vault of an invocation that can do without one; nil when it is in none, and none was named.
  ///
  /// - Parameter isSilent: whether what cannot be read of the settings is said elsewhere.
  static func unlessAbsent(
    for invocation: Invocation, isSilent: Bool = false
  ) throws(CommandFailure) -> VaultSession? {
    do throws(CommandFailure) {
      return isSilent ? try VaultSession(invocation.vaultHints()) : try VaultSession(for: invocation)
    } catch {
      guard error.code == .noVault, invocation.statedVault == nil else { throw error }
      return nil
    }
  }

  /// Finds the vault by what is said about where it is.
  package init(_ hints: VaultRoot.Hints, files: FileOperations = .system) throws(CommandFailure) {
    let root: VaultRoot
    do throws(VaultRoot.Failure) {
      root = try VaultRoot.find(hints, files: files)
    } catch {
      throw CommandFailure(error)
    }
    try self.init(root, files: files)
  }

  /// Reads the settings of a vault that was found already.
  package init(_ root: VaultRoot, files: FileOperations = .system) throws(CommandFailure) {
    self.root = root
    do throws(VaultSetup.Failure) {
      configuration = try VaultConfiguration(of: root, files: files)
    } catch {
      throw CommandFailure(error)
    }
    self.files = files
  }

  /// The vault with an index that is true of its files now, with a progress line for people.
  package func indexed(
    for invocation: Invocation, rebuildingAs reason: IndexReport.RebuildReason? = nil
  ) throws(CommandFailure) -> IndexedVault {
    var refresh = IndexRefresh(root: root, configuration: configuration, files: files)
    refresh.deviceFolder = invocation.environment.stateFolder
    refresh.workers = invocation.environment.processors
    refresh.shouldStop = invocation.environment.isInterrupted
    let progress = IndexProgress(invocation)
    refresh.progress = progress.advance
    defer { progress.finish() }
    do throws(IndexRefresh.Failure) {
      var vault = try refresh.run(rebuildingAs: reason)
      vault.zones = zoneReader(for: invocation)
      if invocation.arguments.has(.verbose), let reason = vault.rebuilt { invocation.note(reason.messageKey) }
      return vault
    } catch {
      switch error {
      case .cannotRead(let system):
        throw CommandFailure(cannotRead: root.path.text, .systemError(system.code))
      case .stopped: throw CommandFailure(.interrupted, .stopped)
      case .snapshot(let fault): throw CommandFailure(fault)
      }
    }
  }

  /// Asks the index a question.
  ///
  /// The bytes of an index are verified where they are read. When a question meets damage, the index is made anew and
  /// asked once more; a question must therefore not print its answer.
  ///
  /// - Parameter known: the index as it was made for an earlier question of the same command.
  package func asking<Answer>(
    _ known: IndexedVault? = nil, for invocation: Invocation, rebuildingAs reason: IndexReport.RebuildReason? = nil,
    _ question: (IndexedVault) throws(CommandFailure) -> Answer
  ) throws(CommandFailure) -> (vault: IndexedVault, answer: Answer) {
    let vault: IndexedVault
    if let known { vault = known } else { vault = try indexed(for: invocation, rebuildingAs: reason) }
    do throws(CommandFailure) {
      return (vault, try question(vault))
    } catch {
      guard error.code == .damagedIndex, vault.rebuilt == nil else {
        if error.exit == .nothingFound { warnOfUnreadable(in: vault, invocation) }
        throw error
      }
      let anew = try indexed(for: invocation, rebuildingAs: .damaged)
      return (anew, try question(anew))
    }
  }

  /// Writes what is new of the index, now that the answer is out; on a read-only disk nothing is written.
  ///
  /// - Parameter isSearch: whether the answer came from looking through the vault: then what it may lack, because the index
  ///   could not read it, is said.
  package func save(_ vault: IndexedVault, for invocation: Invocation, isSearch: Bool = true) {
    invocation.output.flush()
    if isSearch { warnOfUnreadable(in: vault, invocation) }
    do throws(SystemError) {
      try vault.save()
    } catch {
      guard invocation.arguments.has(.verbose) else { return }
      invocation.note(.indexNotSaved, [.systemError(error.code)])
    }
  }
}

extension VaultSession {
  /// These say it themselves, each in its way.
  private static let tellers = [
    CheckCommand.syntax.name, DoctorCommand.syntax.name, IndexCommand.syntax.name, MoveCommand.syntax.name,
    TagCommand.syntax.name, CompleteCommand.syntax.name,
  ]

  /// Names the first notes and folders that the index could not read, once in a command.
  private func warnOfUnreadable(in vault: IndexedVault, _ invocation: Invocation) {
    // A damaged index was found out by the question itself.
    guard !Self.tellers.contains(invocation.command.name),
      let unread = try? vault.unreadableFolders() + vault.unreadableNotes(), !unread.isEmpty,
      !invocation.unreadSaid.news(of: unread.map(\.path.text)).isEmpty
    else { return }
    for file in unread.prefix(3) { invocation.warn(.unreadableFile, [.text(file.path.text), file.reason.message]) }
    if unread.count > 3 { invocation.warn(.unreadableMore, [.count(unread.count - 3)]) }
  }
}

extension Invocation {
  /// What the invocation says about where the vault is.
  package func vaultHints(argument: String? = nil) -> VaultRoot.Hints {
    VaultRoot.Hints(
      named: statedVault.map { Path($0) }, argument: argument.map { Path($0) },
      environment: environment[.vaultDirectory].map { Path($0) }, workingDirectory: Path(environment.workingDirectory))
  }

  /// The moment to take for now: `--now`, else `VAULT_NOW`, else the clock.
  package func now() throws(CommandFailure) -> LocalDateTime {
    guard let stated = statedNow else { return environment.localTime }
    if let moment = LocalDateTime(stated) { return moment }
    if let date = LocalDate(stated) { return LocalDateTime(date) }
    let source = arguments.has(.now) ? "--now" : EnvironmentVariable.now.rawValue
    throw CommandFailure(.wrongCall, .nowNotAMoment, [.text(source), .text(stated)])
  }
}

extension CommandFailure {
  /// The index cannot be made, or cannot be read.
  package init(_ fault: SnapshotFault) { self.init(.ioFailure, .indexFailed, code: .damagedIndex) }

  /// Something of the vault's own folder could not be read or made.
  package init(_ failure: VaultSetup.Failure) {
    switch failure {
    case .alreadyVault(let path): self.init(.wrongCall, .alreadyVault, [.text(path.text)])
    case .cannotWrite(let path, let error):
      self.init(.ioFailure, .cannotWrite, [.text(path.text), .systemError(error.code)])
    case .leftBehind(let left, let path, let error):
      self.init(
        .ioFailure, .cannotWrite, [.text(path.text), .systemError(error.code)],
        hints: [Remark(.leftBehind, [.list(left.map(\.text))])])
    case .cannotRead(let path, let error):
      self.init(cannotRead: path.text, .systemError(error.code))
    case .notBelow(let path, let reason):
      self.init(.ioFailure, reason.sentence, [.text(path.text)], hints: [Remark(.writeNothingWritten)])
    }
  }
}
