import VaultActions
import VaultKitchen
import VaultMessages
import VaultStore

/// Ends a command that took from the pantry: writes what is left, all notes or none, and says what came from where.
struct StockRun {
  let invocation: Invocation
  let pantry: PantrySession
  /// What is left after everything was taken.
  let left: PantryStock
  /// What is said behind what was done.
  var advice: MessageKey = .editUndoHint

  /// Writes, or shows what would be written.
  ///
  /// - Returns: that nothing was found when there was nothing to take.
  func finish(_ reports: [StockReport]) throws(Failure) -> ExitCode {
    let writes = try pantry.writes(leaving: left, invocation)
    let run = EditRun(invocation, pantry.session)
    guard !writes.isEmpty else {
      print(reports, asNotes: false)
      noteStaples(reports)
      invocation.note(.cookNothingTaken)
      return .nothingFound
    }
    guard !invocation.arguments.has(.dryRun) else {
      print(reports, asNotes: invocation.format != "json")
      noteStaples(reports)
      _ = run.preview(writes)
      return .done
    }
    guard let receipt = try run.write(writes) else { return .nothingFound }
    print(reports, asNotes: false)
    noteStaples(reports)
    if invocation.format == "json" { for change in receipt.changes { ChangePrinter(invocation).print(change) } }
    invocation.note(receipt.changes.isEmpty ? .editNothingToDo : advice)
    return .done
  }

  /// Says what came from where; as notes beside a diff, which is the result then.
  private func print(_ reports: [StockReport], asNotes: Bool) {
    let printer = StockReportPrinter(invocation: invocation, pantry: pantry, left: left)
    for report in reports {
      if invocation.format == "json" {
        invocation.print(printer.json(of: report))
        continue
      }
      for (key, values) in printer.sentences(about: report) {
        if asNotes { invocation.note(key, values) } else { invocation.print(invocation.messages(key, values)) }
      }
    }
  }

  /// Names what was taken as there, whatever the pantry says.
  private func noteStaples(_ reports: [StockReport]) {
    invocation.noteStaples(reports.filter(\.isAlwaysThere).map(\.need.food))
  }
}

extension Invocation {
  /// Names the staples that were left out, each once.
  func noteStaples(_ foods: [NamedFood]) {
    var seen: Set<NamedFood> = []
    let names = foods.filter { seen.insert($0).inserted }.map(\.name)
    if !names.isEmpty { note(.staplesLeftOut, [.list(names)]) }
  }
}
