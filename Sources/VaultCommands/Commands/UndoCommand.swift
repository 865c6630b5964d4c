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

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let writer = try VaultSession(for: invocation).writer(for: invocation)
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
      report(running, try writer.runningStart(), invocation)
      return .done
    } catch .conflict(let conflicts) {
      throw CommandFailure(
        .conflict, .undoConflict, [.count(conflicts.count)], details: conflicts.map { SafeText.line($0.path.text) })
    } catch {
      throw CommandFailure(error, messages: invocation.messages)
    }
  }

  /// Says when another task runs than before, or none.
  private static func report(_ before: RunningStart?, _ after: RunningStart?, _ invocation: Invocation) {
    guard after != before else { return }
    if let after {
      invocation.note(.undoRunsAgain, [.text(after.title), .text(after.clock.text(in: invocation))])
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
    if invocation.format == "json" {
      for entry in entries { invocation.print(entry.json) }
      return .done
    }
    var table = TextTable([.fixed, .fixed, .flexible(minimum: 20)])
    for entry in entries {
      let state: MessageKey? = entry.undoes != nil ? nil : entry.isUndone ? .undoIsUndone : nil
      let command = entry.command.line
      table.add([
        .init(entry.command.time.text, .faint), .init(state.map { invocation.messages($0) } ?? "", .hint),
        .init(command, .title),
      ])
    }
    for line in table.lines(fitting: invocation.columns, invocation.painter) { invocation.print(line) }
    return .done
  }
}

extension UndoEntry {
  /// The entry as one JSON object: `time`, `command` (its words), `paths`, and whether it was taken back.
  fileprivate var json: String {
    var json = JSONWriter()
    json.object {
      $0.member("time", command.time.text)
      $0.member("command", command.words)
      $0.member("paths", paths.map(\.path.text))
      $0.member("undone", isUndone)
    }
    return json.text
  }
}
