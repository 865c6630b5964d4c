import VaultSyntax

/// How a zone's clocks change every year: the footer of a TZif file, a `TZ` string of POSIX
/// (RFC 9636 section 3.3, POSIX.1 section 8.3).
///
/// ```swift
/// YearlyZoneRule("EET-2EEST,M3.5.0/3,M10.5.0/4")   // Kyiv: the last Sundays of March and October
/// YearlyZoneRule("<+0545>-5:45")                    // Kathmandu: never
/// ```
struct YearlyZoneRule: Sendable, Hashable {
  /// Seconds east of Greenwich outside of summer time.
  let standard: Int32
  /// Summer time; nil where there is none.
  let summer: Summer?

  /// Summer time: its offset, when it begins, by the clocks of standard time, and when it ends, by its own.
  struct Summer: Sendable, Hashable {
    let offset: Int32
    let start: YearlyChange
    let end: YearlyChange
  }

  /// The offset at an instant.
  func offset(at instant: Int64) -> Int32 {
    guard let summer else { return standard }
    let year = Self.year(of: instant)
    var latest: (instant: Int64, offset: Int32) = (.min, standard)
    // A change may lie up to a week outside of its year.
    for year in (year - 1)...(year + 1) {
      for change in changes(of: year, summer) where change.instant <= instant && change.instant > latest.instant {
        latest = change
      }
    }
    return latest.offset
  }

  /// The changes from one instant on to another, in order; at most those of 10,000 years.
  func changes(from start: Int64, to end: Int64) -> [(instant: Int64, offset: Int32)] {
    guard let summer, start < end else { return [] }
    let years = (Self.year(of: start) - 1)...(Self.year(of: end) + 1)
    let all = years.flatMap { changes(of: $0, summer) }.filter { start..<end ~= $0.instant }
    return all.sorted { $0.instant < $1.instant }
  }

  private func changes(of year: Int, _ summer: Summer) -> [(instant: Int64, offset: Int32)] {
    let firstDay = CalendarYear(year)
    return [
      (summer.start.second(of: firstDay) - Int64(standard), summer.offset),
      (summer.end.second(of: firstDay) - Int64(summer.offset), standard),
    ]
  }

  /// The year of an instant in UTC, kept within 0 … 10,000 so that the rule can be asked for any instant.
  private static func year(of instant: Int64) -> Int {
    let day = min(max(instant / 86_400, -719_528), 2_932_896)
    return CalendarYear(containing: Int(day)).number
  }
}

/// A day of every year and a time on it (`date` and `time` of a POSIX `TZ` string).
struct YearlyChange: Sendable, Hashable {
  enum Day: Sendable, Hashable {
    /// `Jn`: 1 … 365, 29 February is never counted.
    case julian(Int)
    /// `n`: 0 … 365, 29 February is counted.
    case zeroBased(Int)
    /// `Mm.w.d`: the weekday of that name in a month, the week 5 being its last.
    case weekday(month: Int, week: Int, Weekday)
  }

  let day: Day
  /// Seconds after midnight; version 3 of the format lets it be a week before or after.
  let time: Int

  /// The moment in a year, in seconds since 1970-01-01 00:00 of the clocks that it is told by.
  func second(of year: CalendarYear) -> Int64 { Int64(dayNumber(in: year)) * 86_400 + Int64(time) }

  private func dayNumber(in year: CalendarYear) -> Int {
    switch day {
    case .julian(let number):
      // 1 March is the 60th day whether there was a 29 February or not.
      return year.firstDay + number - 1 + (year.length == 366 && number >= 60 ? 1 : 0)
    case .zeroBased(let number):
      return year.firstDay + number
    case .weekday(let month, let week, let weekday):
      let length = LocalDate.length(ofMonth: month, year: year.number)
      let monthStart = year.firstDay + (1..<month).reduce(0) { $0 + LocalDate.length(ofMonth: $1, year: year.number) }
      let first = weekday.daysAfter(Weekday.of(day: monthStart))
      let place = first + (week - 1) * 7
      return monthStart + (place < length ? place : place - 7)
    }
  }
}
