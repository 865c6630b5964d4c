/// A day, or a day and a time, as a key such as `due` takes them.
package enum Moment: Sendable, Hashable {
  /// The whole day.
  case day(LocalDate)
  case time(LocalDateTime)

  /// The day it is on.
  package var date: LocalDate {
    switch self {
    case .day(let date): date
    case .time(let dateTime): dateTime.date
    }
  }

  /// The time of day; nil for a whole day.
  package var timeOfDay: LocalTime? {
    if case .time(let dateTime) = self { dateTime.time } else { nil }
  }

  /// Whether a time is written.
  package var isWholeDay: Bool { timeOfDay == nil }

  /// Whether this ends before `start` begins: whole days are compared by day, times by the clock.
  package func ends(before start: Moment) -> Bool {
    if case .time(let end) = self, case .time(let begin) = start { return end < begin }
    return date < start.date
  }

  /// Whether both are written on one clock, or one is a whole day.
  package func isOnClock(of other: Moment) -> Bool {
    guard case .time(let own) = self, case .time(let time) = other else { return true }
    return own.zone == time.zone
  }

  /// How long it lasts up to an end, of whole days with the last one; nil where the end is no later, on another clock, or
  /// only one of both has a time.
  package func length(until end: Moment) -> TimeSpan? {
    switch (self, end) {
    case (.day(let first), .day(let last)):
      return last < first ? nil : TimeSpan(seconds: Int64(last.days(since: first) + 1) * 86_400)
    case (.time(let begin), .time(let finish)):
      let seconds = finish.secondsSinceEpoch - begin.secondsSinceEpoch
      return begin.zone == finish.zone && seconds > 0 ? TimeSpan(seconds: seconds) : nil
    default: return nil
    }
  }

  /// `2026-11-20` or `2026-11-20 14:30`.
  package var text: String {
    switch self {
    case .day(let date): date.text
    case .time(let dateTime): dateTime.text
    }
  }

  /// The moment that a field holds, or nil.
  init?(_ value: FieldValue?) {
    switch value {
    case .date(let date): self = .day(date)
    case .dateTime(let dateTime): self = .time(dateTime)
    default: return nil
    }
  }
}

extension Moment: FactConvertible {
  package var factValue: FactValue? { .date(text) }
}

/// When somebody means to do a task: a day, a moment, or a day with a range of times.
package enum PlannedTime: Sendable, Hashable {
  case day(LocalDate)
  case time(LocalDateTime)
  case block(LocalDate, TimeRange)

  /// `2026-11-23`, `2026-11-23 14:00` or `2026-11-23 14:00-15:30`.
  package var text: String {
    switch self {
    case .day(let date): date.text
    case .time(let dateTime): dateTime.text
    case .block(let date, let times): date.text + " " + times.text
    }
  }

  /// The day, or when it begins on it.
  package var moment: Moment {
    switch self {
    case .day(let day): .day(day)
    case .time(let time): .time(time)
    case .block(let day, let times): .time(LocalDateTime(day, times.start))
    }
  }

  init?(_ value: FieldValue?) {
    switch value {
    case .date(let date): self = .day(date)
    case .dateTime(let dateTime): self = .time(dateTime)
    case .block(let date, let times): self = times.map { .block(date, $0) } ?? .day(date)
    default: return nil
    }
  }
}

extension PlannedTime: FactConvertible {
  package var factValue: FactValue? { .date(text) }
}
