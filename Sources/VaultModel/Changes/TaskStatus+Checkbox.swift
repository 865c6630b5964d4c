package import VaultSyntax

extension TaskStatus {
  /// The status that a checkbox stands for; nil for a mark that has no meaning, or none.
  package init?(_ checkbox: LineItem.Checkbox) {
    switch checkbox {
    case .open: self = .open
    case .done: self = .done
    case .cancelled: self = .cancelled
    case .inProgress: self = .inProgress
    case .absent, .other: return nil
    }
  }
}

extension LineItem.Checkbox {
  /// The checkbox that says a status.
  package init(_ status: TaskStatus) {
    switch status {
    case .open: self = .open
    case .inProgress: self = .inProgress
    case .done: self = .done
    case .cancelled: self = .cancelled
    }
  }
}
