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

extension TaskHold {
  /// Whether a task that comes first still holds another one back.
  ///
  /// One that repeats does until the occurrence that is due by the other's own date is logged, so that it stands behind
  /// it; for one without a date until something was logged since that was written, or at all where nothing says when.
  ///
  /// - Parameters:
  ///   - occurrence: at which the first one stands.
  ///   - other: with its dates as they stand.
  ///   - keepsLog: whether what is done of it is logged.
  package static func holds(
    _ first: TaskItem, at occurrence: TaskOccurrence, back other: TaskItem, zones: ZoneTable, keepsLog: Bool,
    today: LocalDate
  ) -> Bool {
    guard !first.status.isClosed else { return false }
    guard first.repeats else { return true }
    switch occurrence {
    case .never: return false
    case .at(_, _, let shown, _):
      guard let date = other.repeatedDate else { break }
      return shown.onHomeClock(zones).clock.secondsSinceEpoch <= date.onHomeClock(zones).latest
    case .asWritten: break
    }
    // Without a log only the date tells that it was done.
    if !keepsLog, case .at(_, _, let shown, _) = occurrence { return shown.date <= today }
    guard let created = other.created?.date else { return first.log.isEmpty }
    return !first.log.contains { ($0.completed ?? $0.moved?.date ?? $0.date) >= created }
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
