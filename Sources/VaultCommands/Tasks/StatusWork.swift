import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// The marks and moves of several tasks as one command, with what is said about them.
struct StatusWork {
  private let change: StatusChange
  private let day: LocalDate
  private let invocation: Invocation
  private var plan: EditPlan
  /// The occurrences that were moved, to be told of.
  private var outcomes: [(outcome: TaskOutcome, of: FoundItem, by: OccurrenceChange)] = []
  /// The lines that go, or stay although they ask to go, to be told of.
  private var departures: [(of: FoundItem, isGone: Bool)] = []
  /// The tasks that were done although they wait for others.
  private var waiting: [FoundItem] = []
  /// The task that runs, when it is one of those that are closed.
  private var running: RunningTask
  private let chosen: Set<Place>
  private var places: Set<Place> = []

  /// What tells an item from all others of the vault.
  private struct Place: Hashable {
    let path: Path
    let line: Int?
  }

  /// Begins without any task.
  ///
  /// - Parameter selection: all that was selected, so that nobody is asked about a subtask that is among it.
  init(_ change: StatusChange, on day: LocalDate, of selection: EditSelection, _ invocation: Invocation) {
    self.change = change
    self.day = day
    self.invocation = invocation
    plan = EditPlan(selection.session)
    running = RunningTask(selection.session, invocation)
    chosen = Set(selection.items.map { Place(path: $0.path, line: $0.item.line) })
  }

  /// Plans what becomes of one task.
  ///
  /// - Throws: the failure to report: its next occurrence cannot be found, or it does not repeat where only an occurrence
  ///   was meant.
  mutating func add(_ found: FoundItem) throws(CommandFailure) {
    guard places.insert(Place(path: found.path, line: found.item.line)).inserted else { return }
    let task = found.note.task(of: found.item)
    if change.status == .done, change.action == nil, !task.depends.isEmpty, !task.status.isClosed {
      waiting.append(found)
    }
    if let action = action(for: found) {
      try refuseClosed(found)
      let occurrence = OccurrenceChange(action, on: day, plan.session, invocation)
      let spent = if case .done = action { try running.stop(found) } else { TimeSpan?.none }
      if let spent { _ = try found.adding(spent) }
      let outcome = try occurrence.outcome(of: found, spent: spent)
      outcomes.append((outcome, found, occurrence))
      if case .done = action, outcome.next == nil, removes(found) { return plan.change(found, [.removeLine]) }
      plan.change(outcome.changes, inNoteOf: found)
      return
    }
    if change.status == .done, removes(found) {
      _ = try running.stop(found)
      return plan.change(found, [.removeLine])
    }
    var changes = try change.changes(of: found, day)
    if change.status.isClosed, let spent = try running.stop(found) {
      changes += try found.adding(spent)
    }
    plan.change(found, changes)
    if change.status == .done { try addSubtasks(of: found) }
  }

  /// Whether the line of a task goes when it is done: where it asks for that, and nothing would be lost with it.
  private mutating func removes(_ found: FoundItem) -> Bool {
    guard found.isDeletedWhenDone, !found.note.task(of: found.item).status.isClosed else { return false }
    let isGone: Bool
    if let line = found.item.line {
      let below = found.note.lines[line].notes
      isGone = found.note.document.bytes[below.indices].allSatisfy { $0 <= 0x20 }
    } else {
      isGone = false
    }
    departures.append((found, isGone))
    return isGone
  }

  /// What becomes of the current occurrence of a task; nil for one that does not repeat, is over, or ends now.
  private func action(for found: FoundItem) -> OccurrenceChange.Action? {
    if let action = change.action { return action }
    guard found.rule != nil else { return nil }
    switch change.status {
    case .done: return found.note.task(of: found.item).status.isClosed ? nil : .done
    case .open: return .reopened
    case .cancelled, .inProgress: return nil
    }
  }

  /// Nothing is left out or moved of a task that is over.
  private func refuseClosed(_ found: FoundItem) throws(CommandFailure) {
    guard change.action != nil, found.note.task(of: found.item).status.isClosed else { return }
    throw CommandFailure(.wrongCall, .startClosed, [.text(found.title)], hints: [.init(.startClosedHint)])
  }

  /// Makes the changes, and says what is due next.
  func finish() throws(CommandFailure) -> ExitCode {
    let writes = try plan.writes(for: invocation)
    let others = try openTasks()
    let code = try EditRun(invocation, plan.session).finish(writes, running: running.change) {
      for (outcome, found, occurrence) in outcomes { occurrence.report(outcome, of: found) }
      for (found, isGone) in departures {
        invocation.note(isGone ? .doneLineGone : .doneLineStays, [.text(found.title)])
      }
      for (found, titles) in others {
        invocation.note(
          .doneWaits,
          [
            .text(found.title), .text(titles.map(invocation.messages.quoted).joined(separator: ", ")),
            .count(titles.count),
          ])
      }
      running.report()
    }
    if code == .done, writes.isEmpty { try running.forget() }
    return code
  }
}

// MARK: - What was waited for

extension StatusWork {
  /// The tasks that are done before others on which they wait, with the titles of these.
  private func openTasks() throws(CommandFailure) -> [(of: FoundItem, titles: [String])] {
    guard !waiting.isEmpty else { return [] }
    let (vault, open) = try plan.session.asking(for: invocation) {
      [waiting, places] vault throws(CommandFailure) -> [(of: FoundItem, titles: [String])] in
      var dependencies = TaskDependencies(vault)
      var answer: [(of: FoundItem, titles: [String])] = []
      for found in waiting {
        let links = found.note.task(of: found.item).depends
        let others = try dependencies.targets(of: links, in: found).joined()
          .filter { $0.isOpen && !places.contains(Place(path: $0.path, line: $0.line)) }
        if !others.isEmpty { answer.append((found, others.map(\.title))) }
      }
      return answer
    }
    plan.session.save(vault, for: invocation, isSearch: false)
    return open
  }
}

// MARK: - Subtasks

extension StatusWork {
  /// Asks what becomes of the open tasks below one that is done; without an answer they stay open, and that is said.
  private mutating func addSubtasks(of found: FoundItem) throws(CommandFailure) {
    let open = found.openSubtasks.filter { !chosen.contains(Place(path: found.path, line: $0.line)) }
    guard !open.isEmpty else { return }
    let isMeant: Bool
    if invocation.arguments.has(.yes) {
      isMeant = true
    } else if invocation.canAsk, !invocation.arguments.has(.dryRun) {
      isMeant = try invocation.isYes(.subtasksQuestion, [.text(found.title), .count(open.count)])
    } else {
      isMeant = false
    }
    guard isMeant else { return invocation.note(.subtasksStayOpen, [.text(found.title), .count(open.count)]) }
    for item in open {
      let subtask = FoundItem(found.note, item: item, path: found.path, settings: found.settings, root: found.root)
      guard places.insert(Place(path: found.path, line: item.line)).inserted else { continue }
      plan.change(subtask, try change.changes(of: subtask, day))
    }
  }
}

extension FoundItem {
  /// Whether it asks to be deleted when it is done.
  var isDeletedWhenDone: Bool { note.task(of: item).onCompletion == .delete }

  /// The tasks below it that are neither done nor cancelled, at any depth.
  fileprivate var openSubtasks: [Item] {
    guard let place = note.items.firstIndex(of: item) else { return [] }
    var members: Set<Int> = [place]
    var open: [Item] = []
    for (index, candidate) in note.items.enumerated()
    where candidate.line != nil && index != place && candidate.type == .task && members.contains(candidate.parent) {
      members.insert(index)
      if !note.task(of: candidate).status.isClosed { open.append(candidate) }
    }
    return open
  }
}

extension FoundItem {
  /// The change that adds a length to what was spent on it.
  ///
  /// - Throws: that what is noted there is no length, or too long for more.
  func adding(_ spent: TimeSpan) throws(CommandFailure) -> [ItemChange] {
    guard spent > .zero else { return [] }
    let field = note.fields[item.fields].first { $0.key == .spent && $0.value != .absent }
    let written = field.flatMap { note.texts(of: $0).first?.trimmed.text } ?? ""
    let before = note.task(of: item).spent ?? (written.isEmpty ? .zero : nil)
    guard let before, let total = try? before + spent else {
      throw CommandFailure(
        .wrongCall, .spentUnread, [.text("\(path.text):\(line)"), .text(spent.text), .text(written)],
        hints: [.init(.spentUnreadHint)])
    }
    return [.set(["spent"], .scalar(NewScalar(total.text)))]
  }
}
