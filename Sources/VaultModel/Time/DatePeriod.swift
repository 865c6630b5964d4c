package import VaultSyntax

/// How exactly a moment is written.
package enum DateTimePrecision: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  case year, month, week, day, minute, second

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// All of the time that a moment of some precision covers: `2026-11` is the whole month.
///
/// Ranges include both of their ends at the precision written, so `..2026-11` goes on to the end of 30 November.
package struct DatePeriod: Sendable, Hashable {
  /// The first moment.
  package let start: LocalDateTime
  /// The last day.
  package let lastDay: LocalDate
  package let precision: DateTimePrecision

  /// The whole day.
  package init(day: LocalDate) { self.init(LocalDateTime(day), .day) }

  /// The minute, or the second if seconds are written.
  package init(moment: LocalDateTime) {
    self.init(moment, moment.time.second == 0 ? .minute : .second)
  }

  private init(_ start: LocalDateTime, _ precision: DateTimePrecision) {
    let lastDay: LocalDate =
      switch precision {
      case .year: LocalDate(year: start.date.year, month: 12, day: 31) ?? .last
      case .month: start.date.endOfMonth
      case .week: start.date.endOfWeek()
      case .day, .minute, .second: start.date
      }
    self.init(start, through: lastDay, precision)
  }

  /// All of the days from one through another.
  init(_ start: LocalDateTime, through lastDay: LocalDate, _ precision: DateTimePrecision) {
    self.start = start
    self.lastDay = lastDay
    self.precision = precision
  }

  /// Reads `2026`, `2026-11`, `2026-W47`, `2026-11-20`, `2026-11-20 14:30[:15]` and nothing else.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads a year, month, ISO week, day or moment that fills `range`.
  package init?(_ bytes: [UInt8], in range: ByteRange) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    if let date = LocalDate(bytes, in: trimmed) {
      self.init(day: date)
    } else if let moment = LocalDateTime(bytes, in: trimmed) {
      self.init(moment: moment)
    } else {
      self.init(partOfDate: ByteCursor(bytes, in: trimmed))
    }
  }

  /// `2026`, `2026-11`, `2026-W47`.
  private init?(partOfDate start: ByteCursor) {
    var cursor = start
    guard let year = cursor.takeExactly(4) else { return nil }
    var month = 1
    var precision = DateTimePrecision.year
    if cursor.take(0x2D) {
      if cursor.take(0x57) || cursor.take(0x77) {
        guard let week = cursor.takeExactly(2), cursor.isAtEnd, let monday = Self.monday(year: year, week: week) else {
          return nil
        }
        self.init(LocalDateTime(monday), .week)
        return
      }
      guard let number = cursor.takeExactly(2) else { return nil }
      (month, precision) = (number, .month)
    }
    guard cursor.isAtEnd, let date = LocalDate(year: year, month: month, day: 1) else { return nil }
    self.init(LocalDateTime(date), precision)
  }

  /// The Monday of an ISO week; nil if the year has no such week.
  private static func monday(year: Int, week: Int) -> LocalDate? {
    guard let fourth = LocalDate(year: year, month: 1, day: 4),
      let monday = fourth.startOfWeek().adding(days: (week - 1) * 7),
      monday.isoWeek == (year, week)
    else { return nil }
    return monday
  }

  /// The first day.
  package var firstDay: LocalDate { start.date }

  /// The last minute, in minutes since 1970-01-01 00:00.
  package var lastMinute: Int64 {
    precision >= .minute ? start.minutesSinceEpoch : Int64(lastDay.daysSinceEpoch) * 1440 + 1439
  }

  /// The first and the last minute as the index compares them; both belong to the period.
  package var columnBounds: (lower: ColumnValue, upper: ColumnValue) {
    (start.columnValue, ColumnValue(.moment, number: lastMinute))
  }
}
