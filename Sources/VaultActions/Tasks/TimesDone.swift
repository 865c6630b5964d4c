import VaultModel

/// One time that a task was done.
struct TimeDone: Sendable {
  /// When, as it is written; nil of a tick that was made by hand.
  let moment: Moment?
  /// How long it took, and on which days; nil where nobody measured it.
  let spentTime: SpentTime?

  /// How long it took in all.
  var spent: TimeSpan? { spentTime?.total }
}

extension TaskItem {
  /// Every time it was done: the lines of its log, else the task itself.
  var timesDone: [TimeDone] {
    guard log.isEmpty else {
      return log.filter { $0.status == .done }.map { TimeDone(moment: $0.done, spentTime: $0.spentTime) }
    }
    return status == .done ? [TimeDone(moment: completed, spentTime: spentTime)] : []
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
