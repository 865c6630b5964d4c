/// A rule by which something recurs: the `RECUR` value of RFC 5545 section 3.3.10.
///
/// ```swift
/// let rule = try RecurrenceRule("FREQ=MONTHLY;BYDAY=-1FR;COUNT=3")
/// let start = LocalDate("2026-01-01")!
/// try AllDayOccurrences(of: rule, from: start).map(\.text)   // 2026-01-30, 2026-02-27, 2026-03-27
/// rule.text                                                   // "FREQ=MONTHLY;COUNT=3;BYDAY=-1FR"
/// ```
///
/// ## Topics
/// - Reading and printing: `RecurrenceRule.init(_:)`, ``text``
/// - Expanding: ``Occurrences``, ``AllDayOccurrences``, ``RecurrenceSet``
package struct RecurrenceRule: Sendable, Hashable {
  /// What the rule counts in (`FREQ`).
  package var frequency: RecurrenceFrequency
  /// Every how many of them, from 1 (`INTERVAL`).
  package var interval = 1
  /// How many occurrences there are at most, those that a set excludes included (`COUNT`).
  package var count: Int?
  /// The last moment that may be an occurrence (`UNTIL`).
  package var until: RecurrenceEnd?
  /// The day on which weeks begin: it tells weekly intervals and week numbers apart (`WKST`).
  package var weekStart = Weekday.monday

  /// Seconds 0 … 60 (`BYSECOND`); 60 is read as 59, as RFC 5545 section 3.3.12 advises clocks without leap seconds.
  package var bySecond: [Int] = []
  /// Minutes 0 … 59 (`BYMINUTE`).
  package var byMinute: [Int] = []
  /// Hours 0 … 23 (`BYHOUR`).
  package var byHour: [Int] = []
  /// Weekdays, each maybe with its place in the month or the year (`BYDAY`).
  package var byDay: [NumberedWeekday] = []
  /// Days of the month 1 … 31, or −1 … −31 from its end (`BYMONTHDAY`).
  package var byMonthDay: [Int] = []
  /// Days of the year 1 … 366, or −1 … −366 from its end (`BYYEARDAY`).
  package var byYearDay: [Int] = []
  /// Weeks of the year 1 … 53, or −1 … −53 from its end (`BYWEEKNO`).
  package var byWeekNumber: [Int] = []
  /// Months 1 … 12 (`BYMONTH`).
  package var byMonth: [Int] = []
  /// Places 1 … 366 among the moments of one interval, or −1 … −366 from its end (`BYSETPOS`).
  package var bySetPosition: [Int] = []

  /// The rule “every day”, “every month” and so on, to which parts are then set.
  package init(_ frequency: RecurrenceFrequency) { self.frequency = frequency }
}

/// A weekday, maybe with its place in the month or the year: `FR`, `1FR`, `-1FR` (`weekdaynum` of RFC 5545).
package struct NumberedWeekday: Sendable, Hashable, Comparable {
  package var weekday: Weekday
  /// The place 1 … 53, or −1 … −53 from the end; nil for every such day.
  package var number: Int?

  package init(_ weekday: Weekday, number: Int? = nil) {
    self.weekday = weekday
    self.number = number
  }

  /// Orders by weekday from Monday, then by number, the plain weekday first.
  package static func < (left: Self, right: Self) -> Bool {
    if left.weekday != right.weekday { return left.weekday.rawValue < right.weekday.rawValue }
    return (left.number ?? .min, left.number == nil ? 0 : 1) < (right.number ?? .min, right.number == nil ? 0 : 1)
  }
}

/// The end of a rule as it is written (`UNTIL`, RFC 5545 section 3.3.10); the moment itself still belongs to the rule.
package enum RecurrenceEnd: Sendable, Hashable {
  /// The whole of that day.
  case date(LocalDate)
  /// A moment on the clock of the start.
  case local(LocalDateTime)
  /// A moment in UTC: an instant for a start with a time, whose zone a ``Schedule`` is given. As it is, it is compared like
  /// a local one.
  case utc(LocalDateTime)

  /// The last second of the rule, in seconds since 1970-01-01 00:00 of the calendar it is written in.
  package var lastSecond: Int64 {
    switch self {
    case .date(let date): Int64(date.daysSinceEpoch) * 86_400 + 86_399
    case .local(let moment), .utc(let moment): moment.secondsSinceEpoch
    }
  }
}
