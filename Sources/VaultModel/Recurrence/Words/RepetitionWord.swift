/// A word that has a place in the grammar of repetitions, in the order of the table.
enum RepetitionWord: UInt16, Sendable, Hashable, CaseIterable {
  case every
  /// `що` of `що 2 дні`, which is any other word where no number follows.
  case everySoMany
  case other, last, penultimate, fromEnd, on, of, ofEvery, and, until, count, times, twice, except, also,
    afterCompletion
  case catchUp, weekdayKind, weekendKind, date, at
}

/// A length of time that a rule counts in, in the order of the table.
enum RepetitionUnit: UInt16, Sendable, Hashable, CaseIterable {
  case minute, hour, day, week, month, year, fortnight, quarter, halfYear

  /// What RFC 5545 counts it in, and how many of them it is.
  var counted: (frequency: RecurrenceFrequency, times: Int) {
    switch self {
    case .minute: (.minutely, 1)
    case .hour: (.hourly, 1)
    case .day: (.daily, 1)
    case .week: (.weekly, 1)
    case .month: (.monthly, 1)
    case .year: (.yearly, 1)
    case .fortnight: (.weekly, 2)
    case .quarter: (.monthly, 3)
    case .halfYear: (.monthly, 6)
    }
  }

  /// The unit that a frequency counts in; nil for seconds, which no words count.
  init?(_ frequency: RecurrenceFrequency) {
    guard let unit = Self.allCases.first(where: { $0.counted == (frequency, 1) }) else { return nil }
    self = unit
  }
}

/// Days that count alike.
enum RepetitionDayKind: UInt16, Sendable, Hashable, CaseIterable {
  case weekday, weekend

  /// Monday to Friday, or Saturday and Sunday.
  var days: [NumberedWeekday] {
    Weekday.allCases.filter { ($0.rawValue >= 6) == (self == .weekend) }.map { NumberedWeekday($0) }
  }
}
