package import VaultModel

/// The weeks of a month, each of seven days, with the days of the months beside it that fill the first and the last.
package struct MonthGrid: Sendable {
  /// The first day of the month.
  package let month: LocalDate
  /// Nil for days outside of the years 1 … 9999.
  package let weeks: [[LocalDate?]]

  /// - Parameter day: any day of the month.
  package init(of day: LocalDate, weekStart: Weekday) {
    let first = LocalDate(year: day.year, month: day.month, day: 1) ?? day
    let lead = first.weekday.daysAfter(weekStart)
    month = first
    weeks = (0..<(lead + first.endOfMonth.day + 6) / 7).map { week in
      (0..<7).map { first.adding(days: 7 * week + $0 - lead) }
    }
  }

  /// Whether a day belongs to the month.
  package func contains(_ day: LocalDate) -> Bool { day.year == month.year && day.month == month.month }
}
