import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault undo [--list]`
enum UndoCommand {
  static let list = Flag("list", summary: .flagUndoList)

  static let syntax = CommandSyntax(
    "undo", summary: .commandUndo,
    flags: [list, .dryRun], formats: ["text", "json"],
    exclusions: [[list, .dryRun]],
    examples: [
      Example("vault --vault sample-vault add Call the plumber && vault --vault sample-vault undo", .exampleUndo),
      Example("vault --vault sample-vault add Buy nails && vault --vault sample-vault undo --list", .exampleUndoList),
    ],
    exits: [.done, Exit(.nothingFound, .exitNothingToUndo), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let vault = try Vault(for: invocation)
    let writer = vault.writer
    let record = try CommandRecord(invocation)
    do throws(WriteFailure) {
      if invocation.arguments.has(list) { return try printHistory(of: writer, invocation) }
      if invocation.arguments.has(.dryRun) {
        try writer.undoPreview { writes, left in
          for write in writes { ChangePrinter(invocation).printDiff(FileChange(planned: write)) }
          for path in left { invocation.warn(.undoCalendarLeft, [.text(path.text)]) }
        }
        return .done
      }
      let running = try writer.runningStart()
      try writer.undo(command: record) { receipt in
        RecoveryReport(receipt.recovery).print(invocation)
        for change in receipt.changes { ChangePrinter(invocation).print(change) }
        for path in receipt.calendarsLeft { invocation.warn(.undoCalendarLeft, [.text(path.text)]) }
      }
      report(running, try writer.runningStart(), vault, invocation)
      return .done
    } catch .conflict(let conflicts) {
      throw Failure(
        .conflict, .undoConflict, [.count(conflicts.count)], details: conflicts.map { .text($0.path.text) })
    } catch {
      throw Failure(error)
    }
  }

  /// Says when another task runs than before, or none.
  private static func report(
    _ before: RunningStart?, _ after: RunningStart?, _ vault: Vault, _ invocation: Invocation
  ) {
    guard after != before else { return }
    if let after {
      invocation.note(.undoRunsAgain, [.text(after.title), .text(RunningTask(vault).clock(of: after))])
    } else if let before {
      invocation.note(.undoRunsNoLonger, [.text(before.title)])
    }
  }

  /// The commands that can be taken back, and those that were, the latest first.
  private static func printHistory(of writer: VaultWriter, _ invocation: Invocation) throws(WriteFailure) -> ExitCode {
    let entries = try writer.history { invocation.warn(.undoRecordDamaged, [.text($0.text)]) }
    guard !entries.isEmpty else {
      invocation.note(.undoNothing)
      return .nothingFound
    }
    let listing = UndoEntry.listing(invocation.messages)
    for line in invocation.format == "json" ? entries.map(listing.json) : listing.lines(of: entries, invocation) {
      invocation.print(line)
    }
    return .done
  }
}

extension UndoEntry {
  /// One command a row.
  fileprivate static func listing(_ messages: Messages) -> Listing<UndoEntry> {
    let time = Column<UndoEntry>("time", .fixed, .faint) { $0.command.time.text }
    let command = Column<UndoEntry>("command", .title) { $0.command.words }.cell { .init($0.command.line, .title) }
    let undone = Column<UndoEntry>("undone") { $0.isUndone }
      .cell { .init($0.isUndone && $0.undoes == nil ? messages(.undoIsUndone) : "", .hint) }
    return Listing(
      [time, command, Column("paths") { $0.paths.map(\.path.text) }, undone], cells: [time, undone, command])
  }
}
