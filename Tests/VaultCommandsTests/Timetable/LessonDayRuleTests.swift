import Testing
import VaultTestSupport

@testable import VaultCommands

/// The rule of what takes place when, one part of it a row. 25 November 2026 is a Wednesday of week 1.
@Suite struct `The day of a lesson` {
  /// A schedule with keys and one line, and the days on which it takes place from 9 November to 18 December 2026.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: String
    let line: String
    let days: String

    init(_ name: String, _ keys: String, _ line: String, _ days: String) {
      (self.name, self.keys, self.line, self.days) = (name, keys, line, days)
    }

    init(_ name: String, _ line: String, _ days: String) {
      self.init(name, "term: 2026-09-01..2026-12-24\n", line, days)
    }

    var testDescription: String { name }
  }

  /// Every Wednesday of those weeks: 11 November is of week 3.
  private static let everyWeek = "11-11 11-18 11-25 12-02 12-09 12-16"

  static let rows: [Row] = [
    Row("without weeks in every week", "09:00-10:20 А", everyWeek),
    Row("of week 0 in every week", "09:00-10:20 А {weeks: [0]}", everyWeek),
    Row("of week 0 among others in every week", "09:00-10:20 А {weeks: [0, 2]}", everyWeek),
    Row("in its weeks", "09:00-10:20 А {weeks: [1, 3]}", "11-11 11-25 12-09"),
    Row("in a range of weeks", "09:00-10:20 А {weeks: 1-2, 4}", "11-18 11-25 12-02 12-16"),
    Row("not in weeks that the cycle has not", "09:00-10:20 А {weeks: [5]}", ""),
    Row("inside its dates", "09:00-10:20 А {dates: 2026-11-18..2026-12-02}", "11-18 11-25 12-02"),
    Row("inside one of its dates", "09:00-10:20 А {dates: [2026-11-11, 2026-12-01..2026-12-09]}", "11-11 12-02 12-09"),
    Row("outside the term when its dates are", "term: 2026-09-01..2026-11-20\n", "09:00-10:20 А", "11-11 11-18"),
    Row(
      "inside its dates, whatever the term is", "term: 2026-09-01..2026-11-20\n",
      "09:00-10:20 А {dates: 2026-11-18..2026-12-02}", "11-18 11-25 12-02"),
    Row("on both ends of the term", "term: 2026-11-18..2026-12-02\n", "09:00-10:20 А", "11-18 11-25 12-02"),
    Row(
      "not in a break", "term: 2026-09-01..2026-12-24\nbreaks: 2026-11-18..2026-11-25\n", "09:00-10:20 А",
      "11-11 12-02 12-09 12-16"),
    Row(
      "not in a break, inside its dates too", "breaks: [2026-11-25]\n",
      "09:00-10:20 А {dates: 2026-11-18..2026-12-02}", "11-18 12-02"),
    Row("not on a day of its exceptions", "09:00-10:20 А {except: 2026-11-18}", "11-11 11-25 12-02 12-09 12-16"),
    Row("not on several", "09:00-10:20 А {except: [2026-11-18, 2026-11-25]}", "11-11 12-02 12-09 12-16"),
    Row(
      "not on several between commas", "09:00-10:20 А {except: 2026-11-18, 2026-11-25, weeks: [1, 4]}",
      "12-16"),
    Row("an exception of another day is none", "09:00-10:20 А {except: 2026-11-19}", everyWeek),
    Row("once on its own date", "2026-11-26 09:00-10:20 А", "11-26"),
    Row("on its own date outside the term", "term: 2026-09-01..2026-11-20\n", "2026-11-26 09:00-10:20 А", "11-26"),
    Row("on its own date in a week that is not its", "2026-11-26 09:00-10:20 А {weeks: [2]}", "11-26"),
    Row(
      "on its own date in a break", "term: 2026-09-01..2026-12-24\nbreaks: 2026-11-23..2026-11-29\n",
      "2026-11-26 09:00-10:20 А", "11-26"),
    Row("without dates and term in every week", "", "09:00-10:20 А", everyWeek),
    Row("without dates and term in its weeks", "", "09:00-10:20 А {weeks: [1]}", "11-25"),
    Row(
      "without dates and term not in a break", "breaks: 2026-11-23..2026-11-29\n", "09:00-10:20 А",
      "11-11 11-18 12-02 12-09 12-16"),
    Row("of a cycle of one week", "term: 2026-09-01..2026-12-24\ncycle: 1\n", "09:00-10:20 А {weeks: [1]}", everyWeek),
    // Weeks since 31 August: 10 … 15.
    Row(
      "of a cycle of two weeks", "term: 2026-09-01..2026-12-24\ncycle: 2\n", "09:00-10:20 А {weeks: [2]}",
      "11-18 12-02 12-16"),
    Row(
      "of a cycle of three weeks", "term: 2026-09-01..2026-12-24\ncycle: 3\n", "09:00-10:20 А {weeks: [3]}",
      "11-18 12-09"),
    // A week that begins on 9 November is the first one.
    Row(
      "counted from an anchor", "term: 2026-09-01..2026-12-24\nanchor: 2026-11-13\n", "09:00-10:20 А {weeks: [1]}",
      "11-11 12-09"),
    Row(
      "counted from an anchor that is to come", "term: 2026-09-01..2026-12-24\nanchor: 2026-12-13\n",
      "09:00-10:20 А {weeks: [1]}", "11-11 12-09"),
    // Never from the first day of the term: 4 September is of week 1 as 1 September is, 7 September of week 2.
    Row(
      "counted from 1 September when the term begins later", "term: 2026-09-07..2026-12-24\n",
      "09:00-10:20 А {weeks: [2]}", "12-02"),
    Row("of a person who skips it", "09:00-10:20 А {skipped}", everyWeek),
    Row(
      "announced, in all weeks of its dates", "09:00-10:20 А {announcement, dates: 2026-11-18..2026-11-25}",
      "11-18 11-25"),
    Row(
      "announced and shown at other times",
      "09:00-10:20 А {announcement, dates: 2026-11-18, shown: 2026-11-11..2026-11-17}",
      "11-18"),
    Row("announced without a day on none", "09:00-10:20 А {announcement}", ""),
  ]

  @Test(arguments: rows) func `is`(row: Row) throws {
    let vault = try ClassVault(["timetable/1.md": ClassVault.schedule("{group: \"1\"}", row.keys, row.line)])
    let days = try vault.days("--group", "1", "--from", "2026-11-09", "--to", "2026-12-18").filter { !$0.isEmpty }
    #expect(days.map { String($0.dropFirst(5)) }.joined(separator: " ") == row.days)
  }

  @Test func `is dimmed when a person skips it, and marked`() throws {
    let vault = try ClassVault([
      "timetable/1.md": ClassVault.schedule("{group: \"1\"}", "", "09:00-10:20 А {skipped}", "11:00-12:00 Б")
    ])
    let lessons = try vault.lessons("--group", "1", "--date", "2026-11-25")
    #expect(lessons.map { $0.line.isTrue("skipped") } == [true, false])
    #expect(lessons.map { $0.line.text("line") } == ["7", "8"])
  }

  @Test func `may be none, and the announcement is shown all the same`() throws {
    let vault = try ClassVault([
      "timetable/1.md": ClassVault.schedule(
        "{group: \"1\"}", "term: 2026-09-01..2026-12-24\n", "15:20-16:00 А {announcement, note: room 112-3}",
        "17:00-18:00 Б")
    ])
    let shown = vault.shown("timetable", "--group", "1", "--from", "2026-11-25", "--to", "2026-11-26")
    #expect(shown.contains("room 112-3"), "\(shown)")
  }

  @Test(arguments: [
    // The academic year of 2026 begins on Monday, 31 August 2026, that of 2027 on Monday, 30 August 2027. In both years
    // before, the last week has index 51, and 51 mod 4 + 1 is 4.
    ("2026-08-30", "4"), ("2026-08-31", "1"), ("2027-08-29", "4"), ("2027-08-30", "1"),
  ])
  func `is counted anew in every academic year`(day: String, week: String) throws {
    let lines = "## Sunday\n\n- 09:00-10:20 А\n\n## Monday\n\n- 09:00-10:20 А"
    let vault = try ClassVault(["timetable/1.md": ClassVault.schedule("{group: \"1\"}", "", lines)])
    #expect(try vault.lessons("--group", "1", "--date", day).map(\.week) == [week])
  }
}
