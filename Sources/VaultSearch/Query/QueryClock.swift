import VaultModel

/// The moment a query is asked at, and the calendar arithmetic of its relative dates.
///
/// Days are counted in the proleptic Gregorian calendar from 1970-01-01; minutes likewise, without a zone.
package struct QueryClock: Hashable, Sendable {
  /// Now, in minutes since 1970-01-01 00:00 of the local calendar.
  package let minute: Int64
  /// The day a week begins with, 1 Monday … 7 Sunday.
  package let weekStart: Int

  package init(minute: Int64, weekStart: Int = 1) {
    self.minute = minute
    self.weekStart = weekStart
  }

  static let minutesOfDay: Int64 = 1_440

  /// Today as a day number.
  var today: Int64 { Self.floorDivide(minute, Self.minutesOfDay) }

  /// The last day of the current week.
  var endOfWeek: Int64 {
    // Day 0 was a Thursday, the fourth day after Monday.
    let weekday = Self.modulo(today + 3, 7) + 1
    return today + Self.modulo(Int64(weekStart) + 6 - weekday, 7)
  }

  /// The last day of the month `offset` months from now.
  func endOfMonth(offset: Int64) -> Int64 {
    let date = Self.civil(today)
    return Self.day(year: date.year, month: date.month + offset + 1, day: 1) - 1
  }

  var endOfYear: Int64 { Self.day(year: Self.civil(today).year, month: 12, day: 31) }

  /// Today moved by months; a day that the month lacks becomes its last day.
  func today(addingMonths months: Int64) -> Int64 {
    let date = Self.civil(today)
    let first = Self.day(year: date.year, month: date.month + months, day: 1)
    let length = Self.day(year: date.year, month: date.month + months + 1, day: 1) - first
    return first + min(date.day, length) - 1
  }

  /// The day number of a date; months outside 1 … 12 count on into other years (Howard Hinnant, days_from_civil).
  static func day(year: Int64, month: Int64, day: Int64) -> Int64 {
    let shifted = month - 3
    let year = year + floorDivide(shifted, 12)
    let era = floorDivide(year, 400)
    let yearOfEra = modulo(year, 400)
    let dayOfYear = (153 * modulo(shifted, 12) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date of a day number (Howard Hinnant, civil_from_days).
  static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = day + 719_468
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = modulo(shifted, 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let year = yearOfEra + era * 400 + (month >= 10 ? 1 : 0)
    return (year, month < 10 ? month + 3 : month - 9, dayOfYear - (153 * month + 2) / 5 + 1)
  }

  private static func floorDivide(_ left: Int64, _ right: Int64) -> Int64 {
    left / right - (left % right < 0 ? 1 : 0)
  }

  private static func modulo(_ left: Int64, _ right: Int64) -> Int64 {
    let rest = left % right
    return rest < 0 ? rest + right : rest
  }
}
