/// How far an occurrence moves, and with it everything that belongs to it.
package struct DateShift: Sendable {
  /// In whole days, where the clock stays.
  private let days: Int
  /// In seconds, where it does not; nil else.
  private let seconds: Int64?

  /// The distance from one moment to another one.
  package init(from old: Moment, to new: Moment) {
    days = new.date.days(since: old.date)
    let isSameClock = old.timeOfDay == new.timeOfDay || old.isWholeDay || new.isWholeDay
    seconds = isSameClock ? nil : new.beginning.secondsSinceEpoch - old.beginning.secondsSinceEpoch
  }

  /// A moment as far away; nil outside the years 1 … 9999.
  package func moved(_ moment: Moment) -> Moment? {
    switch moment {
    case .day(let date): date.adding(days: days).map { .day($0) }
    case .time(let time): moved(time).map { .time($0) }
    }
  }

  /// A planned time as far away.
  package func moved(_ planned: PlannedTime) -> PlannedTime? {
    switch planned {
    case .day(let date): return date.adding(days: days).map { .day($0) }
    case .time(let time): return moved(time).map { .time($0) }
    case .block(let date, let times):
      guard let seconds, let start = LocalDateTime(date, times.start).adding(seconds: seconds),
        let end = start.adding(seconds: times.duration.seconds)
      else { return date.adding(days: days).map { .block($0, times) } }
      return .block(start.date, TimeRange(start.time, end.time))
    }
  }

  /// A reminder at a moment of its own as far away; those before something move with it by themselves.
  package func moved(_ reminder: Reminder) -> Reminder {
    if case .at(let moment) = reminder { moved(moment).map { .at($0) } ?? reminder } else { reminder }
  }

  private func moved(_ time: LocalDateTime) -> LocalDateTime? {
    if let seconds { return time.adding(seconds: seconds) }
    return time.date.adding(days: days).map { LocalDateTime($0, time.time, zone: time.zone) }
  }
}
