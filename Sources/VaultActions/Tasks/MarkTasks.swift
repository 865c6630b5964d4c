import VaultMessages
package import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// What `done`, `reopen` and `cancel` do: they mark the checkbox of a line or the status of a task's note.
///
/// The day on which a task was done is kept, in the style of the line or its note, unless `completion-day` leaves lines as
/// they are; that on which one was cancelled, where it is one fact among others. A repeating task that is done moves to its
/// next occurrence instead, and one that is reopened to its last one; one that is cancelled ends.
///
/// ```swift
/// let proposal = try MarkTasks(ItemRequest(["air the winter coats"]), as: .done).proposal(in: workspace)
/// ```
package struct MarkTasks: Sendable {
  /// What becomes of the current occurrence of a task that repeats.
  package enum Occurrence: Sendable { case skipped, moved(to: Moment) }

  package var items: ItemRequest
  package var status: TaskStatus
  /// Nil: the occurrence is done, or taken back.
  package var occurrence: Occurrence?
  /// The day on which it was done; nil: today.
  package var day: LocalDate?
  /// How somebody feels afterwards, written to the diary with it.
  package var checkIn: LogMood?

  package init(_ items: ItemRequest = ItemRequest(), as status: TaskStatus) {
    self.items = items
    self.status = status
  }

  /// What would be written; what a query found and that is left alone is told at once.
  ///
  /// - Returns: nil where nothing that was found is, or is to be, marked so.
  /// - Throws: that an item is none, that a next occurrence cannot be found, or that an item does not keep the day.
  package func proposal(in workspace: Workspace) throws(Failure) -> Proposal? {
    let found = try ItemSelection(items, in: workspace, wanting: .task)
    let today = try found.vault.now.date
    // What a query finds besides tasks, or besides those that can be marked, is not meant.
    let (queried, others) = found.queried.reduce(into: ([FoundItem](), 0)) { parts, item in
      guard let current = item.markedStatus, occurrence == nil || item.rule != nil else { return parts.1 += 1 }
      if current.isClosed != status.isClosed { parts.0.append(item) }
    }
    var marking = Marking(self, of: found.named + queried, on: day ?? today, in: found.vault)
    try marking.addAll()
    if others > 0 { workspace.note(occurrence == nil ? .statusLeftOthers : .statusLeftUnrepeated, [.count(others)]) }
    return others == found.items.count ? nil : try marking.proposal()
  }

  /// The mark of an item that does not repeat, and the day where such days are kept.
  ///
  /// - Throws: that a day was said which the item does not keep.
  package func changes(of found: FoundItem, _ day: LocalDate) throws(Failure) -> [ItemChange] {
    let isSo = found.note.value(.status, of: found.item) == .member(status.rawValue)
    let isDated = found.note.field(.completed, of: found.item) != nil
    var changes = [ItemChange.mark(LineItem.Checkbox(status))]
    if !status.isClosed {
      if isDated { changes.append(.removeKey(["completed"])) }
    } else if !found.keepsDay(of: status) {
      guard self.day == nil else {
        throw Failure(
          .wrongRequest, .doneKeepsNoDay, [.text("\(found.path.text):\(found.line)"), .day(day)],
          hints: [Remark(.doneKeepsNoDayHint)])
      }
    } else if !isSo || self.day != nil {
      changes.append(.set(["completed"], .scalar(NewScalar(day.text))))
    }
    return changes
  }

  /// The changes of a status that is set as a value: of a repeating task none, since `done` means an occurrence.
  ///
  /// - Throws: that the task repeats.
  package func changesAsValue(of found: FoundItem, _ today: LocalDate) throws(Failure) -> [ItemChange] {
    if status == .done, let rule = found.rule {
      throw Failure(
        .wrongRequest, .editRepeats, [.text("\(found.path.text):\(found.line)"), .rule(rule)],
        hints: [Remark(.editRepeatsHint)])
    }
    return try changes(of: found, today)
  }
}

/// The marks and moves of several tasks as one proposal.
private struct Marking {
  private let request: MarkTasks
  private let day: LocalDate
  private let vault: Vault
  private var plan: EditPlan
  /// What became of each task: its mark, its next occurrence, and that its line goes, or stays although it asks to go.
  private var outcomes: [Remark] = []
  /// Whether a next occurrence is late already.
  private var late: [Remark] = []
  /// The tasks that were only marked.
  private var marked: [String] = []
  /// The tasks that were done although they wait for others.
  private var waiting: [FoundItem] = []
  /// The task that runs, when it is one of those that are closed.
  private var running: RunningTask
  /// The tasks that were named or found, whose subtasks among them nobody is asked about.
  private let items: [FoundItem]
  private let chosen: Set<ItemPlace>
  /// The tasks that are to be done again, for the next occurrence of what they belong to.
  private var reopened: Set<ItemPlace> = []
  private var completions: RecordedCompletions
  private var places: Set<ItemPlace> = []

  /// - Parameter items: each once.
  init(_ request: MarkTasks, of items: [FoundItem], on day: LocalDate, in vault: Vault) {
    (self.request, self.items, self.day, self.vault) = (request, items, day, vault)
    plan = EditPlan(vault)
    running = RunningTask(vault)
    completions = RecordedCompletions(vault)
    chosen = Set(items.map(\.itemPlace))
  }

  /// Plans what becomes of all tasks; those that repeat come first, because what belongs to them is open again for their
  /// next occurrence, in whatever order they were named.
  mutating func addAll() throws(Failure) {
    for found in items where found.rule != nil { try add(found) }
    for found in items where found.rule == nil { try add(found) }
  }

  /// Plans what becomes of one task.
  private mutating func add(_ found: FoundItem) throws(Failure) {
    guard places.insert(found.itemPlace).inserted else { return }
    let task = found.note.task(of: found.item)
    let isDone = request.status == .done
    if isDone, request.occurrence == nil, !task.depends.isEmpty, !task.status.isClosed { waiting.append(found) }
    if let step = step(for: found, task.status) { return try take(step, found, task.status) }
    let outcomesBefore = outcomes.count
    if isDone, removes(found) {
      _ = try running.stop(found)
      return plan.change(found, [.removeLine])
    }
    if outcomes.count == outcomesBefore { marked.append(found.title) }
    if request.status == .open, request.occurrence == nil, task.status == .done {
      try restoreSubtasks(of: found, nil)
      try addCheckIn(about: found, on: task.completed?.date)
    }
    // Done and, with its occurrence, open again, as if one had followed the other.
    let isReopened = reopened.contains(found.itemPlace)
    if isReopened, task.status == .done { return }
    var changes = isReopened ? found.note.reopening(found.item) : try request.changes(of: found, day)
    if request.status.isClosed {
      if let spent = try running.stop(found) { changes += try found.adding(spent, doneOn: day) }
      // What a plan wrote is over.
      changes += found.unscheduling
    }
    plan.change(found, changes)
    if isDone, !isReopened { try addSubtasks(of: found) }
  }

  /// What the current occurrence of a task does; nil for one that does not repeat, is over, or ends now.
  private func step(for found: FoundItem, _ status: TaskStatus) -> OccurrenceStep? {
    switch (request.occurrence, request.status) {
    case (.skipped, _): .skipped
    case (.moved(let moment), _): .moved(to: moment)
    case (nil, .done): found.rule == nil || status.isClosed ? nil : .done
    case (nil, .open): found.rule == nil ? nil : .reopened
    case (nil, _): nil
    }
  }

  private mutating func take(_ step: OccurrenceStep, _ found: FoundItem, _ status: TaskStatus) throws(Failure) {
    guard request.occurrence == nil || !status.isClosed else {
      throw Failure(
        .wrongRequest, .startClosed, [.text(found.title)],
        hints: [Remark(.startClosedHint, [.call(["reopen", found.title])])])
    }
    let spent = if case .done = step { try running.stop(found) } else { SpentTime?.none }
    if let spent { _ = try found.adding(spent) }
    let outcome = try vault.outcome(of: step, for: found, on: day, spent: spent)
    let task = found.note.task(of: found.item)
    let now = task.due ?? task.start == nil ? nil : try vault.now
    let daysLate = outcome.daysLate(
      after: step, now: now, vault.zones(named: [outcome.next?.zoneName].compactMap(\.self), isSilent: true))
    outcomes.append(
      outcome.remark(of: step, titled: found.title, daysLate: daysLate, in: vault.workspace.device.language))
    if daysLate > 0, let next = outcome.next {
      late.append(Remark(.occurrenceLateHint, [.call(["done", found.title]), .text(next.date.text)]))
    }
    if case .done = step, outcome.next == nil, removes(found) { return plan.change(found, [.removeLine]) }
    plan.change(found.leavingPlan(outcome.changes), inNoteOf: found)
    switch step {
    case .done where outcome.next != nil:
      reopened.formUnion(
        found.note.subtasksOfOccurrence(of: found.item).map { ItemPlace(path: found.path, line: $0.line) })
    case .reopened:
      try restoreSubtasks(of: found, outcome.record)
      let entry = outcome.record.flatMap { $0.status == .done ? $0 : nil }
      try addCheckIn(about: found, on: entry.map(\.doneOn))
    default: break
    }
  }

  /// Takes back what the completion that is taken back did to the tasks below, where nobody changed that since; what was
  /// named itself becomes what was asked for.
  private mutating func restoreSubtasks(of found: FoundItem, _ record: CompletionRecord?) throws(Failure) {
    for (item, before) in try completions.subtasksChanged(with: found, record) {
      var subtask = found
      subtask.item = item
      guard !chosen.contains(subtask.itemPlace), places.insert(subtask.itemPlace).inserted else { continue }
      let day = before.completed.map { ItemChange.set(["completed"], .scalar(NewScalar($0.text))) }
      let undated = day == nil && found.note.field(.completed, of: item) != nil
      plan.change(
        subtask,
        [.mark(LineItem.Checkbox(before.status))] + [day].compactMap(\.self)
          + (undated ? [.removeKey(["completed"])] : []))
    }
  }

  /// Asks whether the check-in goes that was written when a task that is reopened was done; without an answer it stays, and
  /// that is said.
  private mutating func addCheckIn(about found: FoundItem, on day: LocalDate?) throws(Failure) {
    guard let day, let checkIn = try LogMood.checkIn(about: found, on: day, in: vault) else { return }
    guard try vault.workspace.agrees(Remark(.reopenCheckInQuestion, [.text(found.title)])) else {
      return vault.workspace.note(.reopenCheckInStays, [.text(found.title)])
    }
    plan.change(checkIn, [.removeLine])
  }

  /// Whether the line of a task goes when it is done: where it asks for that, and nothing would be lost with it.
  private mutating func removes(_ found: FoundItem) -> Bool {
    guard found.isDeletedWhenDone, !found.note.task(of: found.item).status.isClosed else { return false }
    var isGone = false
    if let line = found.item.line {
      isGone = found.note.document.bytes[found.note.lines[line].notes.indices].allSatisfy { $0 <= 0x20 }
    }
    outcomes.append(Remark(isGone ? .doneLineGone : .doneLineStays, [.text(found.title)]))
    return isGone
  }

  /// Asks what becomes of the open tasks below one that is done; without an answer they stay open, and that is said.
  private mutating func addSubtasks(of found: FoundItem) throws(Failure) {
    let open = found.openSubtasks.filter {
      let place = ItemPlace(path: found.path, line: $0.line)
      return !chosen.contains(place) && !reopened.contains(place)
    }
    guard !open.isEmpty else { return }
    let values: [MessageValue] = [.text(found.title), .count(open.count)]
    guard try vault.workspace.agrees(Remark(.subtasksQuestion, values)) else {
      return vault.workspace.note(.subtasksStayOpen, values)
    }
    for item in open where places.insert(ItemPlace(path: found.path, line: item.line)).inserted {
      var subtask = found
      subtask.item = item
      plan.change(subtask, try request.changes(of: subtask, day))
    }
  }

  /// The changes, and what follows from them.
  mutating func proposal() throws(Failure) -> Proposal {
    if let checkIn = request.checkIn, !items.isEmpty { try checkIn.add(to: &plan, after: items) }
    var proposal = try plan.proposal()
    proposal.opening = outcomes + request.status.remarks(on: marked)
    if marked.count == 1, items.count == 1 {
      proposal.unchanged = Remark(request.status.alreadyMarked, [.text(marked[0])])
    }
    proposal.remarks = try late + waitRemarks() + running.remarks
    proposal.running = running.change
    return proposal
  }

  /// Says which tasks are done before others on which they wait.
  private func waitRemarks() throws(Failure) -> [Remark] {
    guard !waiting.isEmpty else { return [] }
    let now = try vault.now
    return try vault.ask { [waiting, places] index throws(Failure) in
      var clock = TaskClock(index, now: now)
      var remarks: [Remark] = []
      for found in waiting {
        let others = try clock.blockers(of: found)
          .filter { !places.contains(ItemPlace(path: $0.path, line: $0.line)) }
        guard !others.isEmpty else { continue }
        remarks.append(Remark(.doneWaits, [.text(found.title), .quoted(others.map(\.title)), .count(others.count)]))
      }
      return remarks
    }
  }
}

extension TaskStatus {
  /// Says that tasks have the status now.
  fileprivate func remarks(on titles: [String]) -> [Remark] {
    let (one, several): (MessageKey, MessageKey) =
      switch self {
      case .done: (.markedDone, .markedDoneCount)
      case .cancelled: (.markedCancelled, .markedCancelledCount)
      case .open, .inProgress: (.markedOpen, .markedOpenCount)
      }
    guard titles.count <= Remark.mostNamed else { return [Remark(several, [.count(titles.count)])] }
    return titles.map { Remark(one, [.text($0)]) }
  }

  /// What is said of a task that has the status already.
  fileprivate var alreadyMarked: MessageKey {
    switch self {
    case .done: .markedDoneAlready
    case .cancelled: .markedCancelledAlready
    case .open, .inProgress: .markedOpenAlready
    }
  }
}

extension FoundItem {
  /// The rule by which it repeats; nil when it does not.
  package var rule: String? {
    guard item.type == .task else { return nil }
    return note.text(.recurrence, of: item).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether it asks to be deleted when it is done.
  package var isDeletedWhenDone: Bool { note.task(of: item).onCompletion == .delete }

  /// The tasks below it that are neither done nor cancelled, at any depth.
  fileprivate var openSubtasks: [Item] { note.subtasks(of: item).filter { !note.task(of: $0).status.isClosed } }

  /// What the mark or the status of a task says, or the mark of any other line; nil for what has neither.
  fileprivate var markedStatus: TaskStatus? {
    if let line = item.line {
      let checkbox = note.lines[line].checkbox
      // A mark of the author's own counts as open (vault format, 3).
      return checkbox == .absent ? nil : TaskStatus(checkbox) ?? .open
    }
    guard item.type == .task else { return nil }
    return note.task(of: item).status
  }

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

  /// The change that adds to what was spent on it.
  ///
  /// - Parameter day: the day on which it is done, which need not be written with what was spent then.
  /// - Throws: that what is noted there is no length, or too long for more.
  package func adding(_ spent: SpentTime, doneOn day: LocalDate? = nil) throws(Failure) -> [ItemChange] {
    guard spent.total > .zero else { return [] }
    let field = note.fields[item.fields].first { $0.key == .spent && $0.value != .absent }
    let written = field.flatMap { note.texts(of: $0).first?.trimmed.text } ?? ""
    let before = note.task(of: item).spentTime
    guard before != nil || written.isEmpty, let total = before == nil ? spent : before?.adding(spent) else {
      throw Failure(
        .wrongRequest, .spentUnread, [.text("\(path.text):\(line)"), .length(spent.total), .text(written)],
        hints: [Remark(.spentUnreadHint, [.call(["set", title])])])
    }
    return [.set(["spent"], .scalar(NewScalar((day.map(total.leavingOut) ?? total).text)))]
  }
}

extension Note {
  /// The tasks below an item, at any depth.
  ///
  /// - Complexity: O(*k* + log *n*) in the number of items below it and in the note.
  fileprivate func subtasks(of item: Item) -> [Item] {
    let place = index(of: item)
    guard items[place] == item else { return [] }
    return places(below: place) { $0.type == .task }.map { items[$0] }
  }
}
