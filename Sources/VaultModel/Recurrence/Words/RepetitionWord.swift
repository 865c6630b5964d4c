/// A word that has a place in the grammar of repetitions, in the order of the table.
enum RepetitionWord: UInt16, Sendable, Hashable, CaseIterable {
  case every
  /// `що` of `що 2 дні`, which is any other word where no number follows.
  case everySoMany
  case other, last, penultimate, fromEnd, on, of, ofEvery, and, until, count, times, twice, except, also,
    afterCompletion
  case catchUp, weekdayKind, weekendKind, date, at
}

/// Days that count alike, numbered as in the table of adverbs.
enum RepetitionDayKind: UInt16, Sendable, Hashable, CaseIterable {
  case weekday = 10
  case weekend

  /// Monday to Friday, or Saturday and Sunday.
  var days: [NumberedWeekday] {
    Weekday.allCases.filter { ($0.rawValue >= 6) == (self == .weekend) }.map { NumberedWeekday($0) }
  }
}
