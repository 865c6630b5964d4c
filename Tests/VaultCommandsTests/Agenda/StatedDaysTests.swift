import Testing
import VaultActions
import VaultMessages
import VaultModel

@testable import VaultCommands

/// Now is Friday, 20 November 2026; weeks begin on Monday.
@Suite struct `Days that somebody types` {
  private func read(_ text: String) throws(Failure) -> StatedDays? {
    try StatedDays(text, LocalDateTime("2026-11-20 10:00") ?? LocalDateTime(.epoch), Settings())
  }

  @Test(arguments: [
    ("fri..sun", "2026-11-20..2026-11-22"), ("sat..sun", "2026-11-21..2026-11-22"),
    ("mon..fri", "2026-11-23..2026-11-27"), ("thu..sun", "2026-11-26..2026-11-29"),
    ("fri..fri", "2026-11-20..2026-11-27"), ("пт..нд", "2026-11-20..2026-11-22"),
    ("today..fri", "2026-11-20..2026-11-27"), ("2026-11-02..fri", "2026-11-02..2026-11-27"),
    ("2026-12-01..fri", "2026-12-01..2026-12-04"), ("fri", "2026-11-27..2026-11-27"),
    ("week", "2026-11-16..2026-11-22"), ("this week", "2026-11-16..2026-11-22"),
    ("цього тижня", "2026-11-16..2026-11-22"), ("last week", "2026-11-09..2026-11-15"),
    ("Минулого тижня", "2026-11-09..2026-11-15"), ("наступного тижня", "2026-11-23..2026-11-29"),
    ("цього місяця", "2026-11-01..2026-11-30"), ("last month", "2026-10-01..2026-10-31"),
    ("минулий місяць", "2026-10-01..2026-10-31"), ("last week..this week", "2026-11-09..2026-11-22"),
    ("today", "2026-11-20..2026-11-20"), ("завтра", "2026-11-21..2026-11-21"), ("3", "2026-11-20..2026-11-22"),
    ("1", "2026-11-20..2026-11-20"), ("10 days", "2026-11-20..2026-11-29"), ("2 тижні", "2026-11-20..2026-12-03"),
    ("may", "2027-05-01..2027-05-31"), ("this weekend", "2026-11-21..2026-11-22"),
    ("december..january", "2026-12-01..2027-01-31"), ("2026..2027", "2026-01-01..2027-12-31"),
    ("0001-01-01..9999-12-31", "0001-01-01..9999-12-31"),
    // Prepositions, and days counted from another one.
    ("for tomorrow", "2026-11-21..2026-11-21"), ("на сьогодні", "2026-11-20..2026-11-20"),
    ("for the week", "2026-11-16..2026-11-22"), ("for 3 days", "2026-11-20..2026-11-22"),
    ("next 3 days", "2026-11-20..2026-11-22"), ("на найближчі 3 дні", "2026-11-20..2026-11-22"),
    ("until fri", "2026-11-20..2026-11-27"), ("by tomorrow", "2026-11-20..2026-11-21"),
    ("до неділі", "2026-11-20..2026-11-22"), ("до кінця місяця", "2026-11-20..2026-11-30"),
    ("today 7d", "2026-11-20..2026-11-26"), ("tomorrow 2 weeks", "2026-11-21..2026-12-04"),
    ("завтра 3 дні", "2026-11-21..2026-11-23"), ("2026-12-01 7d", "2026-12-01..2026-12-07"),
  ])
  func `are read around today`(text: String, expected: String) throws {
    let days = try #require(try read(text))
    #expect("\(days.first.text)..\(days.last.text)" == expected)
  }

  @Test(arguments: [
    "", "soon", "0", "-3", "3 tasks", "word:may", "may report", "next week report", "report 2026-11-20", "type:event",
    "due:..today", "due:today..+3d", "15:00", "tomorrow 15:00", "now", "+2h", "90m", "30 feb report", "Windows 10",
    "for", "на", "for milk", "на роботі", "for 3", "by", "by milk", "до", "milk 7d", "december 7d", "today 90m",
    "for for today",
    "gift for mother", "today 3",
  ])
  func `are all of the words or none of them`(text: String) throws { #expect(try read(text) == nil) }

  @Test(arguments: ["30 feb", "2026-02-30", "+3m", "2026-11-22..2026-11-20", "fri..whenever", "9999-12-31..+9999y"])
  func `have a shape that is no query either`(text: String) {
    #expect(throws: Failure.self) { try read(text) }
  }

  @Test func `are made one by one`() throws {
    let days = try #require(try read("0001-01-01..9999-12-31"))
    #expect(days.all.prefix(2).map(\.text) == ["0001-01-01", "0001-01-02"])
    #expect(try #require(try read("9999-12-31")).all.map(\.text) == ["9999-12-31"])
  }
}
