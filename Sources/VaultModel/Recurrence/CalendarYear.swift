/// A year as a row of days counted from 1970-01-01, also just outside 1 … 9999, where week years may begin and end.
struct CalendarYear: Sendable {
  /// The year of the proleptic Gregorian calendar.
  let number: Int
  /// 1 January.
  let firstDay: Int
  /// 365 or 366.
  let length: Int

  /// The year of a number from −1 to a little above 10,000.
  init(_ number: Int) {
    self.number = number
    firstDay = Self.firstDay(of: number)
    length = LocalDate.isLeap(number) ? 366 : 365
  }

  /// The year a day lies in.
  init(containing day: Int) {
    // 400 years have 146,097 days; the estimate is off by one year at most.
    var year = (day + 719_162).flooredQuotient(by: 146_097, times: 400) + 1
    if Self.firstDay(of: year) > day { year -= 1 }
    if Self.firstDay(of: year + 1) <= day { year += 1 }
    self.init(year)
  }

  /// The day after 31 December.
  var end: Int { firstDay + length }

  /// The first day of the first week, the one with four days or more in the year (RFC 5545 section 3.3.10, `BYWEEKNO`).
  func firstDayOfWeekOne(_ weekStart: Weekday) -> Int {
    let fourth = firstDay + 3
    return fourth - Weekday.of(day: fourth).daysAfter(weekStart)
  }

  private static func firstDay(of year: Int) -> Int {
    let before = year - 1
    let leapDays = before.flooredQuotient(by: 4) - before.flooredQuotient(by: 100) + before.flooredQuotient(by: 400)
    return before * 365 + leapDays - 719_162
  }
}

extension Weekday {
  /// The weekday of a day counted from 1970-01-01, a Thursday.
  static func of(day: Int) -> Weekday { Weekday.thursday.advanced(by: day) }
}

extension Int {
  /// The quotient rounded down, also of a negative number; `divisor` is positive and the product does not overflow.
  func flooredQuotient(by divisor: Int, times factor: Int = 1) -> Int {
    let product = self * factor
    let quotient = product / divisor
    return product % divisor < 0 ? quotient - 1 : quotient
  }
}

extension Int64 {
  /// The day since 1970-01-01 that a second since its beginning lies in.
  var flooredDay: Int64 { self >= 0 ? self / 86_400 : -((-(self &+ 1)) / 86_400) - 1 }
}
