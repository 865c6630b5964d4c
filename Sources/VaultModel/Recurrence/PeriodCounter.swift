/// The intervals of a daily, weekly, monthly or yearly rule as numbers that go up by one, and which of them count.
///
/// With `BYWEEKNO` a yearly rule counts years of weeks, so that week 1 belongs whole to its year even where it begins in
/// December. Days are counted from 1970-01-01.
struct PeriodCounter: Sendable {
  private enum Unit { case day, week, month, year, weekYear }

  private let unit: Unit
  private let weekStart: Weekday
  private let interval: Int
  private var first = 0

  /// Counts from the period that the start day lies in.
  init(_ rule: RecurrenceRule, start: Int) {
    switch rule.frequency {
    case .secondly, .minutely, .hourly, .daily: unit = .day
    case .weekly: unit = .week
    case .monthly: unit = .month
    case .yearly: unit = rule.byWeekNumber.isEmpty ? .year : .weekYear
    }
    weekStart = rule.weekStart
    interval = rule.stride
    first = number(of: start)
  }

  /// Whether every period counts.
  var countsAll: Bool { interval == 1 }

  /// How many days a period has at most.
  var greatestLength: Int {
    switch unit {
    case .day: 1
    case .week: 7
    case .month: 31
    case .year: 366
    case .weekYear: 371
    }
  }

  /// The first and the last day of the first period that counts and is not over before that day.
  func period(from day: Int) -> ClosedRange<Int> {
    let passed = max(0, number(of: day) - first)
    let steps = passed / interval + (passed % interval == 0 ? 0 : 1)
    return days(of: first + steps * interval)
  }

  /// The last day of the period that a day lies in.
  func lastDay(around day: LocalDate) -> LocalDate {
    let last = days(of: number(of: Int(day.daysSinceEpoch))).upperBound
    return LocalDate(daysSinceEpoch: last) ?? day
  }

  private func number(of day: Int) -> Int {
    switch unit {
    case .day: day
    case .week: (day - weekOffset).flooredQuotient(by: 7)
    case .month: month(of: day)
    case .year: CalendarYear(containing: day).number
    case .weekYear: WeekYear(containing: day, weekStart: weekStart).number
    }
  }

  /// A day on which a week begins: 1970-01-05 was a Monday.
  private var weekOffset: Int { 4 + weekStart.daysAfter(.monday) }

  private func month(of day: Int) -> Int {
    guard let parts = LocalDate(daysSinceEpoch: day)?.parts else { return Int(Int32.max) }
    return parts.year * 12 + parts.month - 1
  }

  /// Periods after the end of the calendar lie on the day after it, so that nothing is ever found in them.
  private func days(of number: Int) -> ClosedRange<Int> {
    let never = Int(LocalDate.last.daysSinceEpoch) + 1
    switch unit {
    case .day: return number...number
    case .week: return weekOffset + number * 7...weekOffset + number * 7 + 6
    case .month:
      guard let day = LocalDate(year: number / 12, month: number % 12 + 1, day: 1) else { return never...never }
      return Int(day.daysSinceEpoch)...Int(day.endOfMonth.daysSinceEpoch)
    case .year:
      guard number <= 9999 else { return never...never }
      let year = CalendarYear(number)
      return year.firstDay...year.end - 1
    case .weekYear:
      guard number <= 10_000 else { return never...never }
      let year = WeekYear(number, weekStart: weekStart)
      return year.firstDay...year.end - 1
    }
  }
}

extension RecurrenceRule {
  /// The interval as the engine counts it: 1 … 10^12, whatever a caller has set.
  var stride: Int { min(max(interval, 1), 1_000_000_000_000) }
}
