package import VaultModel

/// Why an open task is not to be done yet.
package enum TaskHold: Sendable, Hashable {
  /// It is hidden until then, on the vault's clocks.
  case until(Moment)
  /// These of the tasks that come first are still open; as they are written.
  case after([NamedLink])

  /// What holds a task back; nil when nothing does.
  ///
  /// A day given in `wait` ends the waiting when it begins. What a link means and whether that is still open only the
  /// vault knows: a link that means nothing holds nothing back.
  package init?<Failure: Error>(
    of task: TaskItem, now: LocalDateTime, zones: ZoneTable, isOpen: (NamedLink) throws(Failure) -> Bool
  ) throws(Failure) {
    if let wait = task.wait, !wait.hasBegun(by: now, zones) {
      self = .until(wait.onHomeClock(zones))
      return
    }
    var open: [NamedLink] = []
    for link in task.depends where try isOpen(link) { open.append(link) }
    guard !open.isEmpty else { return nil }
    self = .after(open)
  }
}

extension Moment {
  /// Whether the day has come, or the time.
  fileprivate func hasBegun(by now: LocalDateTime, _ zones: ZoneTable) -> Bool {
    switch self {
    case .day(let day): day <= now.date
    case .time(let time): zones.seconds(from: time, to: now) >= 0
    }
  }
}
