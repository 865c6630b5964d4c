import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Ends a writing command: shows what would change, or asks, writes everything or nothing, and says what changed.
///
/// ```swift
/// return try EditRun(invocation, plan.vault).finish(try plan.writes())
/// ```
struct EditRun {
  /// More notes than this are changed only after a question, where somebody is there to answer it.
  static let unasked = 10

  private let invocation: Invocation
  let vault: Vault

  /// Ends a command in a vault.
  init(_ invocation: Invocation, _ vault: Vault) {
    self.invocation = invocation
    self.vault = vault
  }

  /// Shows or makes what an action proposes.
  ///
  /// - Throws: the failure to report: a conflict with somebody else's change, or what the system says.
  ///
  /// - Parameter members: what follows from the writes once they are made, which JSON has in the last of its objects.
  static func finish(
    _ proposal: Proposal, _ invocation: Invocation,
    adding members: () throws(Failure) -> (inout JSONWriter) -> Void = { { _ in } }
  ) throws(Failure) -> ExitCode {
    try EditRun(invocation, proposal.vault).finish(proposal, adding: members) {}
  }

  /// Shows or makes what an action proposes, with what JSON has in the last of its objects either way.
  static func finish(
    _ proposal: Proposal, _ invocation: Invocation, foretelling members: @escaping (inout JSONWriter) -> Void
  ) throws(Failure) -> ExitCode {
    try EditRun(invocation, proposal.vault).finish(proposal, foretelling: members, adding: { members }) {}
  }

  /// Makes the writes of a command.
  ///
  /// - Parameters:
  ///   - titles: what is changed, to be named where it is so already.
  ///   - isReviewed: whether a review of recipes looks at the changes; not where only paths in links change.
  ///   - remark: says what follows from the changes, when there are any.
  /// - Throws: the failure to report: a conflict with somebody else's change, what a review does not allow, or what the
  ///   system says.
  func finish(
    _ writes: [NoteWrite], of titles: [String] = [], isReviewed: Bool = true, remark: () -> Void = {}
  ) throws(Failure) -> ExitCode {
    var proposal = Proposal(isReviewed ? try vault.reviewed(writes) : writes, in: vault)
    proposal.unchanged = .nothingToChange(in: titles)
    return try finish(proposal, adding: { { _ in } }, remark: remark)
  }

  /// Makes what an action proposes, and only then does what follows, such as to ask a question: whatever becomes of that,
  /// what was made stays.
  ///
  /// - Parameter next: takes the run and the number of what was made, together with which it is taken back.
  static func finish(
    _ proposal: Proposal, _ invocation: Invocation,
    then next: (EditRun, UndoIdentifier?) throws(Failure) -> Void
  ) throws(Failure) -> ExitCode {
    try EditRun(invocation, proposal.vault).finish(proposal, adding: { { _ in } }, remark: {}, then: next)
  }

  private func finish(
    _ proposal: Proposal, foretelling foretold: @escaping (inout JSONWriter) -> Void = { _ in },
    adding members: () throws(Failure) -> (inout JSONWriter) -> Void, remark: () -> Void,
    then next: (EditRun, UndoIdentifier?) throws(Failure) -> Void = { _, _ in }
  ) throws(Failure) -> ExitCode {
    guard !proposal.writes.isEmpty else { return try finishWithoutWrites(proposal) }
    if preview(proposal.writes, adding: foretold) {
      say(proposal.opening.map { Remark(.editForetold, [.message($0.key, $0.values)]) })
      say(proposal.remarks, remark)
      return .done
    }
    guard let receipt = try write(proposal.writes, running: proposal.running) else { return .nothingFound }
    let printer = ChangePrinter(invocation)
    let more = receipt.changes.isEmpty ? { _ in } : try members()
    if !receipt.changes.isEmpty { say(proposal.opening) }
    for (number, change) in receipt.changes.enumerated() {
      printer.print(
        change, showingMade: proposal.showsMade, adding: number == receipt.changes.count - 1 ? more : { _ in })
    }
    if !receipt.changes.isEmpty {
      say(proposal.remarks, remark)
      try next(self, receipt.undo)
    }
    say([receipt.changes.isEmpty ? proposal.unchanged : Remark(.editUndoHint)])
    say(proposal.closing)
    return .done
  }

  /// Keeps what runs where no note changes with it.
  private func finishWithoutWrites(_ proposal: Proposal) throws(Failure) -> ExitCode {
    if proposal.closing.isEmpty, proposal.running == nil { say([proposal.unchanged]) }
    if let running = proposal.running {
      guard !invocation.arguments.has(.dryRun) else { return .done }
      try writing(try vault.writer.setRunningStart(running.start))
      say(proposal.opening)
    }
    say(proposal.closing)
    return .done
  }

  private func say(_ remarks: [Remark], _ remark: () -> Void = {}) {
    for remark in remarks { invocation.dialogue.tell(remark) }
    remark()
  }

  /// Does again what rests on more than the notes it writes, such as the whole pantry, when another program changed a note
  /// between reading and writing; at most three times.
  static func again(
    _ body: () throws(Failure) -> ExitCode
  ) throws(Failure) -> ExitCode {
    for _ in 0..<3 {
      do throws(Failure) {
        return try body()
      } catch {
        guard error.code == .changedMeanwhile else { throw error }
      }
    }
    return try body()
  }

  /// Shows what would change, if that is all that was asked for.
  ///
  /// - Parameter members: what JSON has besides in the last of its objects.
  func preview(_ writes: [NoteWrite], adding members: @escaping (inout JSONWriter) -> Void = { _ in }) -> Bool {
    guard invocation.arguments.has(.dryRun) else { return false }
    let printer = ChangePrinter(invocation)
    for (number, write) in writes.enumerated() {
      printer.printDiff(FileChange(planned: write), adding: number == writes.count - 1 ? members : { _ in })
    }
    return true
  }

  /// Writes notes that are made or added to, or shows them, and says which they are; nothing to write is all right.
  func finishMaking(_ writes: [NoteWrite]) throws(Failure) -> ExitCode {
    guard !writes.isEmpty else { return .done }
    if preview(writes) { return .done }
    guard let receipt = try write(writes) else { return .nothingFound }
    printMade(receipt)
    return .done
  }

  /// Says which notes were made, each by its path, what else there is to say of them, and how to take them back.
  func printMade(_ receipt: WriteReceipt, remark: () -> Void = {}) {
    printPart(receipt)
    remark()
    invocation.note(.editUndoHint)
  }

  /// Says which notes were made, each by its path.
  func printPart(_ receipt: WriteReceipt) {
    for change in receipt.changes {
      if invocation.format == "json" {
        ChangePrinter(invocation).print(change)
      } else {
        invocation.print(invocation.painter.paint(SafeText.line(change.path.text), .path))
      }
    }
  }

  /// Writes everything or nothing, and leaves it to the caller to say what changed; nil when somebody answered no.
  func write(_ writes: [NoteWrite], running: RunningChange? = nil) throws(Failure) -> WriteReceipt? {
    guard try confirms(writes) else {
      invocation.note(.editNotConfirmed)
      return nil
    }
    return try writePart(writes, running: running)
  }

  /// Writes a part of what was confirmed, all of it or nothing.
  ///
  /// - Parameters:
  ///   - first: the first part of the command, together with which it is taken back.
  ///   - words: what was answered to a question, as the call could have said it.
  func writePart(
    _ writes: [NoteWrite], continuing first: UndoIdentifier? = nil, running: RunningChange? = nil,
    saying words: [String] = []
  ) throws(Failure) -> WriteReceipt {
    guard !invocation.shouldStop else { throw Failure.stopped }
    var record = try CommandRecord(invocation)
    record.words += words
    let receipt = try vault.commit(writes, as: record, continuing: first, running: running)
    RecoveryReport(receipt.recovery).print(invocation)
    return receipt
  }

  /// Writes what goes on with something that was made, and shows it.
  ///
  /// - Parameter words: what would have said it in the call at once.
  func goOn(with proposal: Proposal, after first: UndoIdentifier?, saying words: [String]) throws(Failure) {
    guard !proposal.writes.isEmpty else { return }
    let receipt = try writePart(proposal.writes, continuing: first, saying: words)
    let printer = ChangePrinter(invocation)
    for change in receipt.changes { printer.print(change, showingMade: proposal.showsMade) }
  }

  /// Asks before so many notes are made or changed.
  func confirms(count: Int) throws(Failure) -> Bool {
    guard count > Self.unasked, !invocation.arguments.has(.yes), invocation.canAsk else { return true }
    return try invocation.isYes(.editQuestion, [.count(count)])
  }

  /// Asks before many notes are changed; without a person at both ends, or with `--yes`, nobody is asked.
  func confirms(_ writes: [NoteWrite]) throws(Failure) -> Bool {
    let writes = writes.filter { $0.place == .vault }
    guard writes.count > Self.unasked, !invocation.arguments.has(.yes), invocation.canAsk else { return true }
    let (question, counts) = Self.question(about: writes)
    return try invocation.isYes(question, counts.map { .count($0) })
  }

  /// What is asked: how many notes move, go and change.
  private static func question(about writes: [NoteWrite]) -> (key: MessageKey, counts: [Int]) {
    let moved = writes.count { if case .move = $0.kind { true } else { false } }
    let removed = writes.count { if case .remove = $0.kind { true } else { false } }
    let changed = writes.count - moved - removed
    if moved > 0 {
      return changed == 0 ? (.editQuestionMove, [moved]) : (.editQuestionMoveAndChange, [moved, changed])
    }
    guard removed > 0 else { return (.editQuestion, [changed]) }
    return changed == 0 ? (.editQuestionRemove, [removed]) : (.editQuestionRemoveAndChange, [removed, changed])
  }
}
