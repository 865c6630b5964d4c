import Testing
import VaultModel

@testable import VaultJournal

/// Streaks, anniversaries and months, counted by hand.
@Suite struct `The days of a diary` {
  private static func day(_ text: String) -> LocalDate { LocalDate(text) ?? .epoch }

  @Test(arguments: [
    // A day that is not over breaks nothing; one that is over does.
    (["2026-11-16", "2026-11-18", "2026-11-19", "2026-11-20"], "2026-11-20", 3),
    (["2026-11-16", "2026-11-18", "2026-11-19"], "2026-11-20", 2),
    (["2026-11-16", "2026-11-18", "2026-11-19"], "2026-11-21", 0), ([], "2026-11-20", 0),
    // Over a year and a leap day; of the days to come none counts.
    (["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01", 3), (["2026-12-31", "2027-01-01"], "2027-01-01", 2),
    (["2026-11-21"], "2026-11-20", 0), (["0001-01-01", "0001-01-02"], "0001-01-02", 2),
  ])
  func `in a row are counted up to today`(days: [String], today: String, streak: Int) {
    #expect(DiaryDays.streak(of: Set(days.map(Self.day)), through: Self.day(today)) == streak)
  }

  @Test(arguments: [
    ("2026-11-20", 2, ["2025-11-20", "2024-11-20"]), ("2026-02-28", 2, ["2025-02-28", "2024-02-29", "2024-02-28"]),
    ("2028-02-28", 1, ["2027-02-28"]), ("2028-02-29", 4, ["2024-02-29"]), ("2101-02-28", 1, ["2100-02-28"]),
    ("0002-03-01", 5, ["0001-03-01"]), ("2026-11-20", 0, []),
  ])
  func `of earlier years are remembered, the newest first`(day: String, years: Int, expected: [String]) {
    #expect(DiaryDays.anniversaries(of: Self.day(day), years: years).map(\.text) == expected)
  }

  @Test(arguments: [
    ("2026-12-15", Weekday.monday, 5, "2026-11-30", "2027-01-03"),
    ("2026-12-15", .sunday, 5, "2026-11-29", "2027-01-02"), ("2027-02-01", .monday, 4, "2027-02-01", "2027-02-28"),
    ("2026-08-31", .monday, 6, "2026-07-27", "2026-09-06"), ("2100-02-28", .monday, 4, "2100-02-01", "2100-02-28"),
  ])
  func `stand in whole weeks`(day: String, start: Weekday, weeks: Int, first: String, last: String) {
    let grid = MonthGrid(of: Self.day(day), weekStart: start)
    #expect(grid.weeks.count == weeks)
    #expect(grid.weeks.allSatisfy { $0.count == 7 })
    #expect(grid.weeks.first?.first??.text == first)
    #expect(grid.weeks.last?.last??.text == last)
  }

  @Test func `are none before the first year and after the last`() {
    #expect(MonthGrid(of: .first, weekStart: .sunday).weeks.first?.first == .some(nil))
    #expect(MonthGrid(of: .last, weekStart: .monday).weeks.last?.last == .some(nil))
  }
}
