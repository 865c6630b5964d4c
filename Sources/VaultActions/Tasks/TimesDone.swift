import VaultModel

/// One time that a task was done.
struct TimeDone: Sendable {
  /// When, as it is written; nil of a tick that was made by hand.
  let moment: Moment?
  /// How long it took; nil where nobody measured it.
  let spent: TimeSpan?
}

extension TaskItem {
  /// Every time it was done: the lines of its log, else the task itself.
  var timesDone: [TimeDone] {
    if !log.isEmpty { return log.filter { $0.status == .done }.map { TimeDone(moment: $0.done, spent: $0.spent) } }
    return status == .done ? [TimeDone(moment: completed, spent: spent)] : []
  }
}

extension CompletionRecord {
  /// When it was done: on its own day at the time that it has; of another day no time is known.
  fileprivate var done: Moment {
    if let completed { return .day(completed) }
    let time = moved == nil ? time : moved?.timeOfDay
    return time.map { .time(LocalDateTime(date, $0)) } ?? .day(date)
  }
}
