/// A day of the proleptic Gregorian calendar, from 0001-01-01 to 9999-12-31: never an instant, and in no zone.
///
/// ```swift
/// let day = LocalDate("2026-01-31")
/// day?.adding(months: 1)   // 2026-02-28
/// day?.weekday             // .saturday
/// ```
///
/// ## Topics
/// - Parts: ``year``, ``month``, ``day``, ``weekday``, ``dayOfYear``, ``isoWeek``
/// - Arithmetic: ``adding(days:)``, ``adding(months:)``, ``days(since:)``, ``startOfWeek(_:)``
/// - Reading and printing: `LocalDate.init(_:)`, ``text``
package struct LocalDate: Sendable, Hashable, Comparable {
  /// Days since 1970-01-01.
  package let daysSinceEpoch: Int32

  /// 0001-01-01.
  package static let first = LocalDate(unchecked: -719_162)
  /// 9999-12-31.
  package static let last = LocalDate(unchecked: 2_932_896)
  /// 1970-01-01.
  package static let epoch = LocalDate(unchecked: 0)

  /// The day that many days after 1970-01-01; nil outside the years 1 … 9999.
  package init?(daysSinceEpoch days: Int) {
    guard Int(Self.first.daysSinceEpoch)...Int(Self.last.daysSinceEpoch) ~= days else { return nil }
    self.init(unchecked: Int32(days))
  }

  /// The day of a year, month and day; nil if there is none, such as 30 February.
  package init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...Self.length(ofMonth: month, year: year) ~= day else { return nil }
    self.init(unchecked: Int32(Self.days(year, month, day)))
  }

  private init(unchecked days: Int32) { daysSinceEpoch = days }

  package static func < (left: LocalDate, right: LocalDate) -> Bool { left.daysSinceEpoch < right.daysSinceEpoch }

  // MARK: Parts

  /// Year, month 1 … 12, day 1 … 31 (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`).
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = Int(daysSinceEpoch) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  /// 1 … 9999.
  package var year: Int { parts.year }
  /// 1 … 12.
  package var month: Int { parts.month }
  /// 1 … 31.
  package var day: Int { parts.day }

  /// The day of the week; 1970-01-01 was a Thursday.
  package var weekday: Weekday { Weekday.thursday.advanced(by: Int(daysSinceEpoch)) }

  /// 1 … 366.
  package var dayOfYear: Int {
    Int(daysSinceEpoch) - Self.days(year, 1, 1) + 1
  }

  /// The week of ISO 8601 and the year it belongs to, which is that of its Thursday.
  package var isoWeek: (year: Int, week: Int) {
    let thursday = Int(daysSinceEpoch) + 4 - Int(weekday.rawValue)
    // The Thursday of 0001-01-01's or 9999-12-31's week lies in the same year: both years' ends fall right.
    let year = LocalDate(unchecked: Int32(thursday)).parts.year
    return (year, (thursday - Self.days(year, 1, 1)) / 7 + 1)
  }

  /// Whether a year has 366 days: 2000 and 2028 do, 2100 does not.
  package static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// How many days a month has, 28 … 31; 0 for a month outside 1 … 12.
  package static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    case 1...12: 31
    default: 0
    }
  }

  // MARK: Arithmetic

  /// The day `count` days later; nil outside the years 1 … 9999.
  package func adding(days count: Int) -> LocalDate? {
    let (sum, overflow) = Int(daysSinceEpoch).addingReportingOverflow(count)
    return overflow ? nil : LocalDate(daysSinceEpoch: sum)
  }

  /// The same day of the month `count` months later, or that month's last day if it is shorter (31 January plus one
  /// month is 28 or 29 February); nil outside the years 1 … 9999.
  package func adding(months count: Int) -> LocalDate? {
    let parts = parts
    let (sum, overflow) = (parts.year * 12 + parts.month - 1).addingReportingOverflow(count)
    guard !overflow, 12..<120_000 ~= sum else { return nil }
    let (year, month) = (sum / 12, sum % 12 + 1)
    return LocalDate(year: year, month: month, day: min(parts.day, Self.length(ofMonth: month, year: year)))
  }

  /// The same day `count` years later, 29 February becoming the 28th where there is none; nil outside 1 … 9999.
  package func adding(years count: Int) -> LocalDate? {
    let (months, overflow) = count.multipliedReportingOverflow(by: 12)
    return overflow ? nil : adding(months: months)
  }

  /// How many days after `other` this day is.
  package func days(since other: LocalDate) -> Int { Int(daysSinceEpoch) - Int(other.daysSinceEpoch) }

  /// The last day of this day's month.
  package var endOfMonth: LocalDate {
    let parts = parts
    return LocalDate(unchecked: daysSinceEpoch + Int32(Self.length(ofMonth: parts.month, year: parts.year) - parts.day))
  }

  /// The first day of the week this day is in, at the earliest 0001-01-01.
  package func startOfWeek(_ firstDay: Weekday = .monday) -> LocalDate {
    adding(days: -weekday.daysAfter(firstDay)) ?? .first
  }

  /// The last day of the week this day is in, at the latest 9999-12-31.
  package func endOfWeek(_ firstDay: Weekday = .monday) -> LocalDate {
    adding(days: 6 - weekday.daysAfter(firstDay)) ?? .last
  }

  /// The next such weekday after this day.
  package func next(_ weekday: Weekday) -> LocalDate? {
    let distance = weekday.daysAfter(self.weekday)
    return adding(days: distance == 0 ? 7 : distance)
  }

  /// `2026-11-20` (ISO 8601).
  package var text: String {
    let parts = parts
    return DigitText.padded(parts.year, to: 4) + "-" + DigitText.padded(parts.month, to: 2) + "-"
      + DigitText.padded(parts.day, to: 2)
  }

  /// Midnight of the day as the index compares it.
  package var columnValue: ColumnValue { ColumnValue(.moment, number: Int64(daysSinceEpoch) * 1440) }

  /// Days since 1970-01-01 (Hinnant, `days_from_civil`), for years from 1 on.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = shiftedYear / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }
}

/// Numbers as digits of a fixed width.
enum DigitText {
  /// The number with zeros before it up to `width` digits.
  static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
