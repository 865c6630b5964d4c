import Testing
import VaultModel
import VaultSyntax

/// The number of a cycle week: of the page's table, of every first of September, of both sides of every new year.
@Suite struct `The weeks of a cycle` {
  private func day(_ text: String) throws -> LocalDate { try #require(LocalDate(text), "\(text)") }

  private func date(_ year: Int, _ month: Int, _ day: Int) throws -> LocalDate {
    try #require(LocalDate(year: year, month: month, day: day))
  }

  /// The calendar of a note with these keys.
  private func calendar(_ keys: String = "") -> StudyCalendar {
    Note(Document(Array("---\ntype: timetable\n\(keys)---\n".utf8))).timetable.calendar
  }

  @Test(arguments: [
    ("2022-09-01", "2022-09-01", 1), ("2022-09-01", "2022-12-22", 1), ("2022-09-01", "2022-12-26", 2),
    ("2022-09-01", "2023-01-04", 3), ("2022-09-01", "2023-01-09", 4),
    // A Sunday, the next day, and the other days of its week.
    ("2024-09-01", "2024-09-01", 1), ("2024-09-01", "2024-09-02", 2), ("2024-09-01", "2024-08-26", 1),
    // 126 days are 18 weeks: where ISO's week 1 of 2025 begins.
    ("2024-09-01", "2024-12-29", 2), ("2024-09-01", "2024-12-30", 3), ("2024-09-01", "2025-01-01", 3),
    // ISO's year of 2026 has 53 weeks; 4 January 2027 begins the week of index 18.
    ("2026-09-01", "2026-12-28", 2), ("2026-09-01", "2027-01-03", 2), ("2026-09-01", "2027-01-04", 3),
    ("2026-09-01", "2027-03-01", 3), ("2026-09-01", "2027-05-31", 4),
    // A term that starts on 4 September 2023, a Monday, is counted from Friday, the 1st.
    ("2023-09-01", "2023-09-04", 2),
  ])
  func `is that of the page`(anchor: String, day: String, week: Int) throws {
    #expect(try calendar("anchor: \(anchor)\n").week(of: self.day(day)) == week)
    // The same by the academic year that holds the day.
    #expect(try calendar().week(of: self.day(day)) == week)
  }

  /// The weekday of 1 September, 1 for Monday, from 2015 to 2041.
  private static let firsts = [2, 4, 5, 6, 7, 2, 3, 4, 5, 7, 1, 2, 3, 5, 6, 7, 1, 3, 4, 5, 6, 1, 2, 3, 4, 6, 7]

  @Test(arguments: 1...6) func `is 1 in the week of every 1 September`(cycle: Int) throws {
    let calendar = calendar("cycle: \(cycle)\n")
    for (year, weekday) in zip(2015...2040, Self.firsts) {
      let first = try date(year, 9, 1)
      let monday = try #require(first.adding(days: 1 - weekday))
      for place in 0..<7 {
        #expect(calendar.week(of: try #require(monday.adding(days: place))) == 1, "\(year), \(place)")
      }
      // Every Monday goes on by one, until the year ends on the Sunday before the next one's first Monday.
      let next = try #require(try date(year + 1, 9, 1).adding(days: 1 - Self.firsts[year - 2014]))
      let count = next.days(since: monday) / 7
      #expect(count == 52 || count == 53)
      for week in 0..<count {
        let monday = try #require(monday.adding(days: week * 7))
        let sunday = try #require(monday.adding(days: 6))
        #expect(calendar.week(of: monday) == week % cycle + 1, "\(monday.text)")
        #expect(calendar.week(of: sunday) == week % cycle + 1, "\(sunday.text)")
      }
      #expect(calendar.week(of: next) == 1, "\(next.text)")
    }
  }

  @Test(arguments: 1...6) func `goes on over every new year`(cycle: Int) throws {
    let calendar = calendar("cycle: \(cycle)\n")
    for (year, weekday) in zip(2015...2040, Self.firsts) {
      // From the Monday of 1 September to 31 December are 121 days and those since that Monday.
      let old = (121 + weekday - 1) / 7
      let new = (122 + weekday - 1) / 7
      #expect(calendar.week(of: try date(year, 12, 31)) == old % cycle + 1, "\(year)")
      #expect(calendar.week(of: try date(year + 1, 1, 1)) == new % cycle + 1, "\(year + 1)")
    }
  }

  @Test(
    arguments: [
      // Weeks whose seven days are in a break that does not count have no number and count for nothing.
      ("2026-11-02", 2), ("2026-11-09", 3), ("2026-11-16", 4), ("2026-11-22", 4), ("2026-11-23", nil),
      ("2026-11-29", nil), ("2026-11-30", 1), ("2026-12-07", 2), ("2026-12-14", 3), ("2026-12-21", 4),
      ("2026-12-28", nil), ("2027-01-04", nil), ("2027-01-10", nil), ("2027-01-11", 1), ("2027-01-18", 2),
    ] as [(String, Int?)])
  func `stands still in breaks that do not count`(day: String, week: Int?) throws {
    let breaks =
      "breaks: [2026-11-04..2026-11-06, {days: 2026-11-18..2026-12-01, counts: false}, "
      + "{days: 2026-12-28..2027-01-10, counts: false}]\n"
    #expect(try calendar(breaks).week(of: self.day(day)) == week)
    #expect(try calendar(breaks + "anchor: 2026-09-01\n").week(of: self.day(day)) == week)
  }

  @Test(arguments: [
    "", "breaks: [2026-11-04..2026-11-06, 2026-11-16..2026-12-06]\n",
    "breaks: [{days: 2026-11-16..2026-12-06, counts: true}]\n",
    // No whole week: Tuesday to Sunday, Monday to Saturday.
    "breaks: [{days: 2026-11-24..2026-11-29, counts: false}]\n",
    "breaks: [{days: 2026-11-23..2026-11-28, counts: false}]\n",
  ])
  func `goes on in breaks that count and in parts of weeks`(breaks: String) throws {
    let calendar = calendar(breaks)
    for (monday, week) in [("2026-11-16", 4), ("2026-11-23", 1), ("2026-11-30", 2), ("2027-01-11", 4)] {
      #expect(calendar.week(of: try day(monday)) == week, "\(monday)")
    }
  }

  @Test func `of a break before 1 September is none of the year's`() throws {
    let calendar = calendar("breaks: [{days: 2026-07-01..2026-08-30, counts: false}]\n")
    #expect(calendar.week(of: try day("2026-08-24")) == nil)
    for (monday, week) in [("2026-08-31", 1), ("2026-09-07", 2), ("2027-01-11", 4)] {
      #expect(calendar.week(of: try day(monday)) == week, "\(monday)")
    }
  }

  @Test func `is counted back from an anchor that is to come`() throws {
    let calendar = calendar("anchor: 2026-12-02\n")
    for (day, week) in [
      ("2026-11-30", 1), ("2026-11-29", 4), ("2026-11-23", 4), ("2026-11-16", 3), ("2026-11-02", 1), ("2025-12-01", 1),
    ] {
      #expect(calendar.week(of: try self.day(day)) == week, "\(day)")
    }
  }

  @Test(arguments: ["0001-01-01", "0001-09-01", "9999-12-31", "9999-08-31"]) func `is some number at the ends of time`(
    text: String
  ) throws {
    for keys in ["", "anchor: 0001-01-01\n", "anchor: 9999-12-31\n", "cycle: 52\n"] {
      let week = calendar(keys).week(of: try day(text))
      #expect(week == nil || (1...52).contains(week ?? 0), "\(keys)")
    }
  }
}
