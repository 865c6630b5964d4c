/// A year of whole weeks, from the first week with four days in the year up to the next year's first
/// (RFC 5545 section 3.3.10, `BYWEEKNO`; ISO 8601 where weeks begin on Monday).
struct WeekYear: Sendable {
  /// The calendar year whose weeks these are.
  let number: Int
  /// The first day of week 1, counted from 1970-01-01.
  let firstDay: Int
  /// The first day of the next year's week 1.
  let end: Int

  /// The week year of a calendar year.
  init(_ number: Int, weekStart: Weekday) {
    self.number = number
    firstDay = CalendarYear(number).firstDayOfWeekOne(weekStart)
    end = CalendarYear(number + 1).firstDayOfWeekOne(weekStart)
  }

  /// The week year of a day: the year its week's fourth day lies in.
  init(containing day: Int, weekStart: Weekday) {
    let fourth = day - Weekday.of(day: day).daysAfter(weekStart) + 3
    self.init(CalendarYear(containing: fourth).number, weekStart: weekStart)
  }
}
