import VaultModel
import VaultStore
import VaultSyntax

/// What `done`, `reopen` and `cancel` do: they mark the checkbox of a line or the status of a task's note.
///
/// The day on which a task was closed is kept where it is one fact among others: in the note of a task, and in a line that
/// has fields already, in their style. Of a plain line only the mark changes.
struct StatusChange {
  /// What the tasks are to be.
  let status: TaskStatus

  /// Marks the items of an invocation.
  func run(in invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let selection = try EditSelection(invocation.arguments.operands, invocation, wanting: .task)
    let today = try invocation.now().date
    var plan = EditPlan(selection.session)
    for found in selection.items.prefix(selection.namedCount) {
      plan.change(found, try changes(of: found, today))
    }
    // What a query finds besides tasks, or besides those that can be marked, is not meant.
    var left = LeftTasks(status)
    for found in selection.items.dropFirst(selection.namedCount) where !left.takes(found) {
      plan.change(found, try changes(of: found, today))
    }
    left.report(invocation)
    guard !left.isAll(of: selection) else { return .nothingFound }
    return try EditRun(invocation, plan.session).finish(try plan.writes(for: invocation))
  }

  /// The mark, and the day where such days are kept.
  ///
  /// - Throws: that the task repeats.
  func changes(of found: FoundItem, _ today: LocalDate) throws(CommandFailure) -> [ItemChange] {
    try refuseRepeating(found)
    let mark = ItemChange.mark(LineItem.Checkbox(status))
    guard found.note.keepsDays(of: found.item) else { return [mark] }
    let isSo = found.note.value(.status, of: found.item) == .member(status.rawValue)
    let isDated = found.note.field(.completed, of: found.item) != nil
    var changes = [mark]
    if status.isClosed, !isSo {
      changes.append(.set(["completed"], .scalar(NewScalar(today.text))))
    } else if !status.isClosed, isDated {
      changes.append(.removeKey(["completed"]))
    }
    return changes
  }

  /// A repeating task is not over when it is done: its next occurrence is due, which takes recurrence to find.
  private func refuseRepeating(_ found: FoundItem) throws(CommandFailure) {
    guard status.isClosed, let rule = found.rule else { return }
    throw CommandFailure(
      .wrongCall, .editRepeats, [.text("\(found.path.text):\(found.line)"), .text(rule)],
      hints: [.init(.editRepeatsHint)])
  }
}

extension FoundItem {
  /// The rule by which it repeats; nil when it does not.
  var rule: String? { note.text(.recurrence, of: item).flatMap { $0.isEmpty ? nil : $0 } }
}

extension Note {
  /// Whether an item says on which day it was closed: the note of a task does, and the line of one that has fields.
  fileprivate func keepsDays(of item: Item) -> Bool {
    guard item.type == .task, item.line != nil else { return item.type == .task }
    return fields[item.fields].contains { field in
      if case .attribute = field.source { true } else { false }
    }
  }
}
