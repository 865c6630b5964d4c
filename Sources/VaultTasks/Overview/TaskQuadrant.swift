package import VaultModel

/// Where a task stands by urgency and importance: the four fields of the matrix that bears Eisenhower's name.
package enum TaskQuadrant: UInt8, Sendable, Hashable, CaseIterable {
  /// Important and urgent.
  case doFirst
  /// Important, not urgent.
  case plan
  /// Urgent, not important.
  case doSoon
  /// Neither.
  case leave

  /// What is overdue or to be done by the end of tomorrow is urgent; what is flagged or of high priority is important.
  package init(_ task: TaskItem, _ outlook: TaskOutlook, today: LocalDate) {
    let isImportant = task.isFlagged || task.priority == .high
    switch (isImportant, outlook.isUrgent(today)) {
    case (true, true): self = .doFirst
    case (true, false): self = .plan
    case (false, true): self = .doSoon
    case (false, false): self = .leave
    }
  }

  /// The name that programs read.
  package var name: String {
    switch self {
    case .doFirst: "important-urgent"
    case .plan: "important"
    case .doSoon: "urgent"
    case .leave: "neither"
    }
  }
}

extension TaskOutlook {
  fileprivate func isUrgent(_ today: LocalDate) -> Bool {
    guard let moment else { return false }
    return group == .overdue || moment.date <= today.adding(days: 1) ?? today
  }
}
