import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// What `done`, `reopen` and `cancel` do: they mark the checkbox of a line or the status of a task's note.
///
/// The day on which a task was done is kept, in the style of the line or its note, unless `completion-day` leaves lines as
/// they are; that on which one was cancelled, where it is one fact among others. A repeating task that is done moves to its
/// next occurrence instead, and one that is reopened to its last one; one that is cancelled ends.
struct StatusChange {
  /// What the tasks are to be.
  let status: TaskStatus
  /// What becomes of the current occurrence of a task that repeats; nil: it is done, or taken back.
  var action: OccurrenceChange.Action?
  /// The day on which it was done; nil: today.
  var day: LocalDate?

  init(status: TaskStatus) { self.status = status }

  /// Marks the items of an invocation.
  func run(in invocation: Invocation) throws(CommandFailure) -> ExitCode {
    let selection = try EditSelection(invocation.arguments.operands, invocation, wanting: .task)
    let today = try selection.session.now(for: invocation).date
    var work = StatusWork(self, on: day ?? today, of: selection, invocation)
    for found in selection.items.prefix(selection.namedCount) { try work.add(found) }
    // What a query finds besides tasks, or besides those that can be marked, is not meant.
    var left = LeftTasks(status, occurrencesOnly: action != nil)
    for found in selection.items.dropFirst(selection.namedCount) where !left.takes(found) { try work.add(found) }
    left.report(invocation)
    guard !left.isAll(of: selection) else { return .nothingFound }
    return try work.finish()
  }

  /// The mark of an item that does not repeat, and the day where such days are kept.
  ///
  /// - Throws: that a day was said which the item does not keep.
  func changes(of found: FoundItem, _ day: LocalDate) throws(CommandFailure) -> [ItemChange] {
    let isSo = found.note.value(.status, of: found.item) == .member(status.rawValue)
    let isDated = found.note.field(.completed, of: found.item) != nil
    var changes = [ItemChange.mark(LineItem.Checkbox(status))]
    if !status.isClosed {
      if isDated { changes.append(.removeKey(["completed"])) }
    } else if !found.keepsDay(of: status) {
      guard self.day == nil else {
        throw CommandFailure(
          .wrongCall, .doneKeepsNoDay, [.text("\(found.path.text):\(found.line)"), .text(day.text)],
          hints: [.init(.doneKeepsNoDayHint)])
      }
    } else if !isSo || self.day != nil {
      changes.append(.set(["completed"], .scalar(NewScalar(day.text))))
    }
    return changes
  }

  /// The changes of a status that is set as a value: of a repeating task none, since `done` means an occurrence.
  ///
  /// - Throws: that the task repeats.
  func changesAsValue(of found: FoundItem, _ today: LocalDate) throws(CommandFailure) -> [ItemChange] {
    if status == .done, let rule = found.rule {
      throw CommandFailure(
        .wrongCall, .editRepeats, [.text("\(found.path.text):\(found.line)"), .text(rule)],
        hints: [.init(.editRepeatsHint)])
    }
    return try changes(of: found, today)
  }
}

extension FoundItem {
  /// The rule by which it repeats; nil when it does not.
  var rule: String? {
    guard item.type == .task else { return nil }
    return note.text(.recurrence, of: item).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension FoundItem {
  /// Whether it says on which day it got a status: the note of a task does; a line as `completion-day` says, and when it
  /// is cancelled only where it has fields anyway.
  fileprivate func keepsDay(of status: TaskStatus) -> Bool {
    guard item.type == .task, isLine else { return item.type == .task }
    let own = note.field(.completionDay, of: note.whole)
    let rule = own.flatMap { CompletionDay(spelling: note.texts(of: $0).first?.text ?? "") } ?? settings.completionDay
    let hasFields = note.fields[item.fields].contains { field in
      if case .attribute = field.source { true } else { false }
    }
    switch rule {
    case .always: return status == .done || hasFields
    case .withFields: return hasFields
    case .off: return false
    }
  }
}
