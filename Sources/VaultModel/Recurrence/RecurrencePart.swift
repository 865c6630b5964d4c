/// A part of a recurrence rule, in the order of the grammar of RFC 5545 section 3.3.10.
package enum RecurrencePart: Int, Sendable, Hashable, CaseIterable {
  case frequency, until, count, interval
  case bySecond, byMinute, byHour, byDay, byMonthDay, byYearDay, byWeekNumber, byMonth, bySetPosition
  case weekStart

  /// The name before the equals sign, such as `BYDAY`.
  package var name: String {
    switch self {
    case .frequency: "FREQ"
    case .until: "UNTIL"
    case .count: "COUNT"
    case .interval: "INTERVAL"
    case .bySecond: "BYSECOND"
    case .byMinute: "BYMINUTE"
    case .byHour: "BYHOUR"
    case .byDay: "BYDAY"
    case .byMonthDay: "BYMONTHDAY"
    case .byYearDay: "BYYEARDAY"
    case .byWeekNumber: "BYWEEKNO"
    case .byMonth: "BYMONTH"
    case .bySetPosition: "BYSETPOS"
    case .weekStart: "WKST"
    }
  }

  /// The greatest number the part may hold; 0 for a part that holds no number (RFC 5545 section 3.3.10).
  ///
  /// The RFC sets no bound on `COUNT` and `INTERVAL`; twelve digits are more seconds than the calendar has.
  package var greatest: Int {
    switch self {
    case .frequency, .until, .weekStart: 0
    case .count, .interval: 999_999_999_999
    case .bySecond: 60
    case .byMinute: 59
    case .byHour: 23
    case .byDay, .byWeekNumber: 53
    case .byMonthDay: 31
    case .byYearDay, .bySetPosition: 366
    case .byMonth: 12
    }
  }

  /// Whether a negative number counts from the end.
  package var countsFromEnd: Bool {
    switch self {
    case .byDay, .byMonthDay, .byYearDay, .byWeekNumber, .bySetPosition: true
    default: false
    }
  }

  /// Whether zero is a number of the part: only of the parts of a clock.
  package var hasZero: Bool { self == .bySecond || self == .byMinute || self == .byHour }

  /// Whether the part selects moments, as all do whose names begin with `BY`.
  package var isSelecting: Bool { (Self.bySecond.rawValue...Self.bySetPosition.rawValue).contains(rawValue) }

  /// Whether a rule of that frequency may have the part (the “N/A” of the table in RFC 5545 section 3.3.10).
  package func isAllowed(with frequency: RecurrenceFrequency) -> Bool {
    switch self {
    case .byWeekNumber: frequency == .yearly
    case .byYearDay: frequency < .daily || frequency == .yearly
    case .byMonthDay: frequency != .weekly
    default: true
    }
  }
}
