/// An occurrence of a schedule, or one that is left out, with the reason.
package struct ScheduleStep: Sendable, Hashable {
  /// Why a moment is there, or why it is not.
  package enum Reason: Sendable, Hashable {
    /// The rule gives it.
    case rule
    /// The rule says this day of the month, which the month lacks; it is the month's last day.
    case clamped(from: Int)
    /// The rule gives that day, which is a holiday.
    case moved(from: LocalDate)
    /// The rule gives that day, which is a holiday; on the day it is moved to, it is one with what takes place then anyway.
    case joined(from: LocalDate)
    /// It is a further date.
    case also
    /// It is left out because `except` names its day or moment.
    case excepted
    /// It is left out because it is a holiday.
    case holiday

    /// Whether the moment is an occurrence.
    package var isOccurrence: Bool {
      switch self {
      case .rule, .clamped, .moved, .also: true
      case .joined, .excepted, .holiday: false
      }
    }
  }

  package let moment: Moment
  package let reason: Reason

  /// Where the rule has it, of one that a holiday moved the moment before that; nil for a further date.
  package var ruleMoment: Moment? {
    switch (reason, moment) {
    case (.also, _): nil
    case (.moved(let date), .day), (.joined(let date), .day): .day(date)
    case (.moved(let date), .time(let time)), (.joined(let date), .time(let time)):
      .time(LocalDateTime(date, time.time, zone: time.zone))
    default: moment
    }
  }

  init(_ moment: Moment, _ reason: Reason) {
    self.moment = moment
    self.reason = reason
  }
}
