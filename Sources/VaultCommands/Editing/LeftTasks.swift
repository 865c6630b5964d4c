import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// What a query found and `done`, `reopen` or `cancel` leaves alone: what is no task, and what is marked already.
struct LeftTasks {
  private let status: TaskStatus
  private let occurrencesOnly: Bool
  /// How many are no tasks.
  private(set) var others = 0

  /// Leaves alone what cannot get a status.
  ///
  /// - Parameter occurrencesOnly: whether only tasks that repeat are meant.
  init(_ status: TaskStatus, occurrencesOnly: Bool) {
    self.status = status
    self.occurrencesOnly = occurrencesOnly
  }

  /// Takes an item that is to be left alone; false for one that is to be marked.
  mutating func takes(_ found: FoundItem) -> Bool {
    guard let current = found.markedStatus, !occurrencesOnly || found.rule != nil else {
      others += 1
      return true
    }
    return current.isClosed == status.isClosed
  }

  /// Whether nothing that was selected is, or is to be, marked so.
  func isAll(of selection: EditSelection) -> Bool { others == selection.items.count }

  /// Says how many there are.
  func report(_ invocation: Invocation) {
    if others > 0 { invocation.note(occurrencesOnly ? .statusLeftUnrepeated : .statusLeftOthers, [.count(others)]) }
  }
}

extension FoundItem {
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
}
