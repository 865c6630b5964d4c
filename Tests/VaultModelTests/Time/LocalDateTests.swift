import Testing
import VaultModel
import VaultSyntax

@Suite struct LocalDateTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1969-12-31", -1), ("2000-03-01", 11_017), ("2026-11-20", 20_777), ("0001-01-01", -719_162),
    ("9999-12-31", 2_932_896),
  ])
  func `a date is a count of days`(text: String, days: Int32) throws {
    let date = try #require(LocalDate(text))
    #expect(date.daysSinceEpoch == days)
    #expect(date.text == text)
    #expect(date.columnValue == ColumnValue(.moment, number: Int64(days) * 1440))
  }

  @Test(arguments: [
    "2026-02-30", "2026-13-01", "2026-00-10", "2026-11-00", "2100-02-29", "2026-1-02", "2026-11", "2026", "20261120",
    "2026-11-20x", "2026-11-201", "0000-01-01", "", "abcd-ef-gh", "2026/11/20", "10-12",
  ])
  func `what is no day is refused`(text: String) { #expect(LocalDate(text) == nil) }

  @Test func `an impossible day is told from another text`() {
    func prefix(_ text: String) -> LocalDate.Prefix? {
      let bytes = Array(text.utf8)
      return LocalDate.prefix(of: bytes, in: ByteRange(0, bytes.count))
    }
    #expect(prefix("2026-02-30 taxes") == .noSuchDay)
    #expect(prefix("2026-11-20 taxes") == LocalDate("2026-11-20").map { .date($0) })
    #expect(prefix("2026-11-20-draft") == nil)
    #expect(prefix("2026-11 taxes") == nil)
  }

  @Test(arguments: [
    (1600, true), (1900, false), (2000, true), (2024, true), (2026, false), (2028, true), (2100, false), (2400, true),
  ])
  func `leap years are Gregorian`(year: Int, isLeap: Bool) {
    #expect(LocalDate.isLeap(year) == isLeap)
    #expect(LocalDate.length(ofMonth: 2, year: year) == (isLeap ? 29 : 28))
  }

  @Test func `every day from 1800 to 2200 has its parts back, and weekdays follow one another`() throws {
    var date = try #require(LocalDate(year: 1800, month: 1, day: 1))
    #expect(date.weekday == .wednesday)
    var weekday = date.weekday
    while date.year < 2200 {
      let parts = date.parts
      #expect(LocalDate(year: parts.year, month: parts.month, day: parts.day) == date)
      #expect(date.weekday == weekday)
      date = try #require(date.adding(days: 1))
      weekday = weekday.advanced(by: 1)
    }
  }

  // ISO 8601 week examples of the standard and its usual tables.
  @Test(arguments: [
    ("2005-01-01", 2004, 53), ("2005-01-02", 2004, 53), ("2005-12-31", 2005, 52), ("2007-01-01", 2007, 1),
    ("2008-12-29", 2009, 1), ("2010-01-03", 2009, 53), ("2026-11-20", 2026, 47), ("2027-01-01", 2026, 53),
    ("0001-01-01", 1, 1), ("9999-12-31", 9999, 52),
  ])
  func `weeks are those of ISO 8601`(text: String, year: Int, week: Int) throws {
    let date = try #require(LocalDate(text))
    #expect(date.isoWeek == (year, week))
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2028-01-31", 1, "2028-02-29"), ("2026-03-31", -1, "2026-02-28"),
    ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -13, "2024-12-15"), ("2024-02-29", 12, "2025-02-28"),
  ])
  func `adding months keeps the day or takes the last one`(from: String, months: Int, to: String) {
    #expect(LocalDate(from)?.adding(months: months)?.text == to)
  }

  @Test func `arithmetic outside the calendar gives nothing`() {
    #expect(LocalDate.last.adding(days: 1) == nil)
    #expect(LocalDate.first.adding(days: -1) == nil)
    #expect(LocalDate.epoch.adding(days: .max) == nil)
    #expect(LocalDate.epoch.adding(days: .min) == nil)
    #expect(LocalDate.epoch.adding(months: .max) == nil)
    #expect(LocalDate.epoch.adding(months: .min) == nil)
    #expect(LocalDate.epoch.adding(years: .min) == nil)
    #expect(LocalDate.last.adding(months: 1) == nil)
  }

  @Test func `weeks begin where they are set to`() throws {
    let friday = try #require(LocalDate("2026-11-20"))
    #expect(friday.startOfWeek().text == "2026-11-16")
    #expect(friday.startOfWeek(.sunday).text == "2026-11-15")
    #expect(friday.endOfWeek().text == "2026-11-22")
    #expect(friday.endOfMonth.text == "2026-11-30")
    #expect(friday.next(.friday)?.text == "2026-11-27")
    #expect(LocalDate.first.startOfWeek(.sunday) == .first)
  }
}
