/// Why a text is no date.
package enum DateExpressionError: Error, Sendable, Hashable {
  /// The text is no date vault reads.
  case notADate
  /// An offset such as `+3m`, which may mean minutes or months: the two spellings that are clear.
  case minutesOrMonths(minutes: String, months: String)
  /// The text has the shape of a date, but there is no such day: `30 Feb`.
  case noSuchDay
  /// The date would lie outside the years 1 … 9999.
  case outOfRange
  /// Several days where one is asked for, from the first through the last.
  case severalDays(LocalDate, LocalDate)
  /// Days whose last one, given second, is before their first one.
  case endsBefore(first: LocalDate, last: LocalDate)
  /// A day to come where one that was is asked for.
  case toCome(LocalDate)
  /// A day and month whose last occurrence is long ago, and the next one.
  case longAgo(LocalDate, next: LocalDate)
}

/// A date as it is said on the command line, relative to a now that is given when it is resolved.
///
/// ```swift
/// let due = try DateExpression("next mon 9:30")
/// try due.resolved(now: now, weekStart: .monday)   // 2026-11-23 09:30
/// ```
package struct DateExpression: Sendable, Hashable {
  /// Which day is meant.
  package enum Day: Sendable, Hashable {
    case date(LocalDate)
    /// `today`, `tomorrow`: so many days from today.
    case fromToday(Int)
    /// `fri`: the first such day after today.
    case weekday(Weekday)
    /// `next fri`: that day of the week after this one.
    case weekdayOfNextWeek(Weekday)
    /// `friday this week`: that day of the week that today is in.
    case weekdayOfWeek(Weekday)
    /// `last fri`: the last such day before today.
    case lastWeekday(Weekday)
    /// `20 Nov`: the first one from today on, unless the year is said.
    case dayOfMonth(day: Int, month: Int, year: Int?)
    /// `on the 25th`, `25 числа`: the first such day of a month from today on.
    case numberedDay(Int)
    /// `+1mo`, `-2w`: months first, then days.
    case offset(months: Int, days: Int)
    case endOfWeek, endOfMonth, endOfYear
    /// `next week`, `next month`: their first day.
    case nextWeek, nextMonth
    /// `this weekend`, `next weekend`: its first day that is still to come.
    case weekend(weeks: Int)
    /// `end of next week`: the last day of the week, the month or the year after this one.
    case endOfNextWeek, endOfNextMonth, endOfNextYear
    /// `end of december`: the last day of the first such month from now on, unless the year is said.
    case endOfNamedMonth(Int, year: Int?)
    /// `first monday of december`: that one of the month's Mondays, -1 for its last one.
    case weekdayOfMonth(Int, Weekday, month: Int, year: Int?)
    /// `the 10th of next month`: that day of the month so many months from this one.
    case dayOfMonthFromNow(day: Int, months: Int)
    /// `10 December next year`: that day of the year so many years from this one.
    case dayOfYearFromNow(day: Int, month: Int, years: Int)
    /// `two weeks from friday`: so much later than another day, months first, then days.
    indirect case later(months: Int, days: Int, than: Day)
  }

  /// What is meant, before now is known.
  package enum Meaning: Sendable, Hashable {
    case day(Day)
    case dayAndTime(Day, LocalTime)
    /// A date-time written in full, with its zone.
    case moment(LocalDateTime)
    /// `+90min`: so many seconds from now.
    case fromNow(seconds: Int64)
  }

  package var meaning: Meaning

  package init(_ meaning: Meaning) { self.meaning = meaning }

  /// The day or moment that is meant at `now` in weeks that begin on `weekStart`.
  ///
  /// Throws ``DateExpressionError/noSuchDay`` and ``DateExpressionError/outOfRange``. Hours are counted on the clock, as
  /// if it were never changed.
  package func resolved(
    now: LocalDateTime, weekStart: Weekday = .monday
  ) throws(DateExpressionError) -> Moment {
    try resolved(DayReckoning(now: now, weekStart: weekStart))
  }

  /// The same; looking back, a weekday and a day without its month or year are the last ones.
  package func resolved(_ reckoning: DayReckoning) throws(DateExpressionError) -> Moment {
    let now = reckoning.now
    switch meaning {
    case .moment(let moment): return .time(moment)
    case .day(let day): return .day(try Self.date(of: day, reckoning))
    case .dayAndTime(.weekday(now.date.weekday), let time) where time > now.time && reckoning.direction == .ahead:
      return .time(LocalDateTime(now.date, time))
    case .dayAndTime(let day, let time): return .time(LocalDateTime(try Self.date(of: day, reckoning), time))
    case .fromNow(let seconds):
      let minute = LocalDateTime(now.date, LocalTime(hour: now.time.hour, minute: now.time.minute) ?? now.time)
      guard let moment = minute.adding(seconds: seconds) else { throw .outOfRange }
      return .time(moment)
    }
  }

  private static func date(of day: Day, _ reckoning: DayReckoning) throws(DateExpressionError) -> LocalDate {
    let (today, weekStart, direction) = (reckoning.now.date, reckoning.weekStart, reckoning.direction)
    let date: LocalDate? =
      switch day {
      case .date(let date): date
      case .fromToday(let count): today.adding(days: count)
      case .weekday(let weekday):
        direction == .ahead ? today.next(weekday) : today.adding(days: -today.weekday.daysAfter(weekday))
      case .lastWeekday(let weekday): today.adding(days: -7)?.adding(days: -1)?.next(weekday)
      case .weekdayOfNextWeek(let weekday): today.endOfWeek(weekStart).next(weekday)
      case .weekdayOfWeek(let weekday): today.endOfWeek(weekStart).adding(days: -7)?.next(weekday)
      case .dayOfMonth(let day, let month, let year): try dayOfMonth(day, month, year, from: today, direction)
      case .numberedDay(let day): (0...12).lazy.compactMap { numbered(day, months: $0, from: today, direction) }.first
      case .offset(let months, let days): today.adding(months: months)?.adding(days: days)
      case .endOfWeek: today.endOfWeek(weekStart)
      case .endOfMonth: today.endOfMonth
      case .endOfYear: LocalDate(year: today.year, month: 12, day: 31)
      case .nextWeek: today.endOfWeek(weekStart).adding(days: 1)
      case .nextMonth: today.endOfMonth.adding(days: 1)
      case .weekend(let weeks):
        today.startOfWeek().adding(days: 7 * weeks + 5).map { direction == .ahead ? max($0, today) : $0 }
      case .endOfNextWeek: today.endOfWeek(weekStart).adding(days: 7)
      case .endOfNextMonth: today.endOfMonth.adding(days: 1)?.endOfMonth
      case .endOfNextYear: LocalDate(year: today.year + 1, month: 12, day: 31)
      case .endOfNamedMonth(let month, let year):
        years(year, from: today, direction).lazy
          .compactMap { LocalDate(year: $0, month: month, day: 1)?.endOfMonth }
          .first { isAhead($0, of: today, direction, year) }
      case .weekdayOfMonth(let place, let weekday, let month, let year):
        try weekdayOfMonth(place, weekday, month, year, from: today, direction)
      case .dayOfMonthFromNow(let day, let months):
        try today.adding(days: 1 - today.day)?.adding(months: months).map { first throws(DateExpressionError) in
          try existing(first.year, first.month, day)
        }
      case .dayOfYearFromNow(let day, let month, let years): try existing(today.year + years, month, day)
      case .later(let months, let days, let day):
        try Self.date(of: day, reckoning).adding(months: months)?.adding(days: days)
      }
    guard let date else { throw .outOfRange }
    return date
  }

  /// That day of the month so many months from today; nil where it has none, or is over, or to come where it was.
  private static func numbered(
    _ day: Int, months: Int, from today: LocalDate, _ direction: DayReckoning.Direction
  ) -> LocalDate? {
    guard let month = today.adding(days: 1 - today.day)?.adding(months: direction == .ahead ? months : -months),
      let date = LocalDate(year: month.year, month: month.month, day: day),
      direction == .ahead ? date >= today : date <= today
    else { return nil }
    return date
  }

  private static func existing(_ year: Int, _ month: Int, _ day: Int) throws(DateExpressionError) -> LocalDate {
    guard let date = LocalDate(year: year, month: month, day: day) else { throw .noSuchDay }
    return date
  }

  /// The years in which a day without its year may be, the nearest first.
  private static func years(_ year: Int?, from today: LocalDate, _ direction: DayReckoning.Direction) -> [Int] {
    year.map { [$0] } ?? [today.year, direction == .ahead ? today.year + 1 : today.year - 1]
  }

  private static func isAhead(
    _ date: LocalDate, of today: LocalDate, _ direction: DayReckoning.Direction, _ year: Int?
  ) -> Bool {
    year != nil || (direction == .ahead ? date >= today : date <= today)
  }

  /// A weekday of the first such month in which it is still to come; throws where that month has no fifth one.
  private static func weekdayOfMonth(
    _ place: Int, _ weekday: Weekday, _ month: Int, _ year: Int?, from today: LocalDate,
    _ direction: DayReckoning.Direction
  ) throws(DateExpressionError) -> LocalDate? {
    for candidate in years(year, from: today, direction) {
      guard let first = LocalDate(year: candidate, month: month, day: 1) else { continue }
      let isOver = !isAhead(direction == .ahead ? first.endOfMonth : first, of: today, direction, year)
      if isOver { continue }
      let before = place < 0 ? first.endOfMonth.adding(days: -7) : first.adding(days: 7 * (place - 1) - 1)
      guard let date = before?.next(weekday), date.month == month else { throw .noSuchDay }
      if isAhead(date, of: today, direction, year) { return date }
    }
    throw .noSuchDay
  }

  /// The first such day from today on, or the last one through today; 29 February may be up to eight years away.
  private static func dayOfMonth(
    _ day: Int, _ month: Int, _ year: Int?, from today: LocalDate, _ direction: DayReckoning.Direction
  ) throws(DateExpressionError) -> LocalDate {
    let years = year.map { [$0] } ?? (0...8).map { direction == .ahead ? today.year + $0 : today.year - $0 }
    let dates = years.lazy.compactMap { LocalDate(year: $0, month: month, day: day) }
    let date = dates.first { year != nil || (direction == .ahead ? $0 >= today : $0 <= today) }
    guard let date else { throw .noSuchDay }
    return date
  }
}
