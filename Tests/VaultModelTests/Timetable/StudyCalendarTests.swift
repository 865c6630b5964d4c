import Testing
import VaultModel
import VaultTestSupport

/// The week table of the class timetable, and what it says of breaks.
@Suite struct StudyCalendarTests {
  static let weekRows: [(anchor: String?, day: String, week: Int)] = [
    ("2022-09-01", "2022-09-01", 1), ("2022-09-01", "2022-12-22", 1), ("2022-09-01", "2022-12-26", 2),
    ("2022-09-01", "2023-01-04", 3), ("2022-09-01", "2023-01-09", 4),
    // 1 September 2024 is a Sunday: its week is the one before.
    ("2024-09-01", "2024-09-01", 1), ("2024-09-01", "2024-09-02", 2),
    // Monday 26 August 2024 and 18 weeks.
    (nil, "2024-12-30", 3), (nil, "2024-08-26", 1), (nil, "2024-08-25", 4),
    // Monday 31 August 2026 and 24 weeks.
    (nil, "2027-02-15", 1), (nil, "2026-08-31", 1), (nil, "2026-10-19", 4), (nil, "2027-01-01", 2),
    (nil, "2027-01-03", 2), (nil, "2027-01-04", 3),
    // Before the day of an anchor the weeks count down.
    ("2026-09-01", "2026-08-30", 4), ("2026-09-01", "2026-08-03", 1),
  ]

  @Test("the week of the cycle is counted from the Monday of the anchor's week", arguments: weekRows)
  func week(anchor: String?, day: String, week: Int) throws {
    let calendar = StudyCalendar(anchor: anchor.flatMap { LocalDate($0) })
    #expect(calendar.week(of: try #require(LocalDate(day))) == week)
  }

  static let breaks: [TimetableBreak] = [
    (.init("2026-11-04..2026-11-06"), true), (.init("2026-11-18..2026-12-01"), false),
    (.init("2026-12-28..2027-01-10"), false),
  ].compactMap { (span: DateSpan?, counts) in span.map { TimetableBreak($0, countsWeeks: counts) } }

  static let breakRows: [(monday: String, week: Int?)] = [
    ("2026-11-02", 2), ("2026-11-09", 3), ("2026-11-16", 4), ("2026-11-23", nil), ("2026-11-30", 1),
    ("2026-12-07", 2), ("2026-12-14", 3), ("2026-12-21", 4), ("2026-12-28", nil), ("2027-01-04", nil),
    ("2027-01-11", 1), ("2027-01-18", 2),
  ]

  @Test("whole weeks in a break that does not count have no number and move the next ones", arguments: breakRows)
  func uncounted(monday: String, week: Int?) throws {
    let calendar = StudyCalendar(breaks: Self.breaks)
    let first = try #require(LocalDate(monday))
    for offset in 0..<7 { #expect(calendar.week(of: try #require(first.adding(days: offset))) == week) }
  }

  @Test("two breaks that do not count and share a week leave it out once")
  func shared() throws {
    let spans = ["2026-09-07..2026-09-20", "2026-09-14..2026-09-27"].compactMap { DateSpan($0) }
    let calendar = StudyCalendar(breaks: spans.map { TimetableBreak($0, countsWeeks: false) })
    #expect(calendar.week(of: try #require(LocalDate("2026-09-21"))) == nil)
    #expect(calendar.week(of: try #require(LocalDate("2026-09-28"))) == 2)
  }

  @Test("every 1 September is in week 1, whatever the cycle", arguments: 2015...2040)
  func september(year: Int) throws {
    for cycle in 1...6 {
      let calendar = StudyCalendar(cycle: cycle)
      let first = try #require(LocalDate(year: year, month: 9, day: 1))
      #expect(calendar.week(of: first) == 1)
      #expect(calendar.week(of: first.startOfWeek()) == 1)
      let before = try #require(first.startOfWeek().adding(days: -1))
      #expect(StudyCalendar.academicYear(of: before).upperBound == before)
      #expect(StudyCalendar.academicYear(of: first).contains(first))
      // Weeks go on over the new year as if it were none.
      let december = try #require(LocalDate(year: year, month: 12, day: 31))
      for offset in -14...14 {
        let day = try #require(december.adding(days: offset))
        let index = day.startOfWeek().days(since: first.startOfWeek()) / 7
        #expect(calendar.week(of: day) == index % cycle + 1)
      }
    }
  }
}
