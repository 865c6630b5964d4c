import Testing
import VaultModel
import VaultSyntax

@Suite struct LocalDateTimeTests {
  @Test(arguments: [
    ("14:30", "14:30"), ("9:05", "09:05"), ("00:00", "00:00"), ("23:59:59", "23:59:59"), ("14:30:00", "14:30"),
  ])
  func `times of day are read`(text: String, printed: String) {
    #expect(LocalTime(text)?.text == printed)
  }

  @Test(arguments: ["9.30", "24:00", "12:60", "12:5", "123:00", "12:300", "12:30:60", "", "12:", ":30"])
  func `other texts are no times`(text: String) { #expect(LocalTime(text) == nil) }

  @Test(arguments: [
    ("2026-11-20 14:30", "2026-11-20 14:30", WrittenZone?.none),
    ("2026-11-20T14:30:00", "2026-11-20 14:30", nil),
    ("2026-11-20 14:30:15", "2026-11-20 14:30:15", nil),
    ("2026-11-20 14:30 [Europe/Kyiv]", "2026-11-20 14:30 [Europe/Kyiv]", .named("Europe/Kyiv")),
    ("2026-11-20T14:30[Europe/Kyiv]", "2026-11-20 14:30 [Europe/Kyiv]", .named("Europe/Kyiv")),
    ("2026-11-20T14:30+02:00", "2026-11-20 14:30+02:00", .offset(seconds: 7200)),
    ("2026-11-20T14:30-0330", "2026-11-20 14:30-03:30", .offset(seconds: -12_600)),
    ("2026-11-20T14:30Z", "2026-11-20 14:30Z", .utc),
  ])
  func `a date-time keeps the zone that is written`(text: String, printed: String, zone: WrittenZone?) throws {
    let moment = try #require(LocalDateTime(text))
    #expect(moment.zone == zone)
    #expect(moment.text == printed)
    #expect(LocalDateTime(printed) == moment)
    #expect(moment.date.text == "2026-11-20")
    #expect(moment.time.hour == 14)
  }

  @Test(arguments: [
    "2026-11-20", "2026-11-20 9.30", "2026-02-30 14:30", "2026-11-20 14:30 Kyiv", "2026-11-20 14:30 [", "14:30",
    "2026-11-20 14:30+99:00", "2026-11-20 14:30 []", "2026-11-2014:30",
  ])
  func `other texts are no date-times`(text: String) { #expect(LocalDateTime(text) == nil) }

  @Test(arguments: [
    ("14:00-15:30", 90, false), ("14:00–15:30", 90, false), ("14:00 - 15:30", 90, false), ("23:30-00:15", 45, true),
    ("09:00-09:00", 0, false), ("22:00-24:00", 120, true), ("00:00-24:00", 1440, true), ("9:00-10:20", 80, false),
  ])
  func `an end before the start is on the next day`(text: String, minutes: Int64, endsNextDay: Bool) throws {
    let range = try #require(TimeRange(text))
    #expect(range.duration.minutes == minutes)
    #expect(range.endsNextDay == endsNextDay)
    #expect(TimeRange(range.text) == range)
  }

  @Test(arguments: ["14:00", "14:00-", "14:00-25:00", "14-15", "14:00 to 15:00", "14:00-15:00x"])
  func `other texts are no ranges of times`(text: String) { #expect(TimeRange(text) == nil) }

  @Test func `a range ends where its line goes on`() {
    let line = Array("23:30-00:15 walk".utf8)
    let prefix = TimeRange.prefix(of: line, in: ByteRange(0, line.count))
    #expect(prefix?.end == 11)
    #expect(prefix?.range.text == "23:30-00:15")
  }

  @Test(arguments: [
    ("04:59", PartOfDay.night), ("05:00", .morning), ("11:59", .morning), ("12:00", .afternoon), ("16:59", .afternoon),
    ("17:00", .evening), ("21:59", .evening), ("22:00", .night), ("00:00", .night),
  ])
  func `parts of the day are half-open`(text: String, part: PartOfDay) throws {
    let time = try #require(LocalTime(text))
    #expect(PartOfDay(of: time) == part)
    #expect(part.contains(time))
  }

  @Test(arguments: [("morning", PartOfDay.morning), ("вранці", .morning), ("Вечір", .evening), ("ночью", .night)])
  func `parts of the day have names`(text: String, part: PartOfDay) { #expect(PartOfDay(spelling: text) == part) }

  @Test(arguments: [
    ("2026", "2026-01-01", "2026-12-31", DateTimePrecision.year), ("2026-11", "2026-11-01", "2026-11-30", .month),
    ("2024-02", "2024-02-01", "2024-02-29", .month), ("2026-W47", "2026-11-16", "2026-11-22", .week),
    ("2026-W53", "2026-12-28", "2027-01-03", .week), ("2026-11-20", "2026-11-20", "2026-11-20", .day),
    ("2026-11-20 14:30", "2026-11-20", "2026-11-20", .minute),
  ])
  func `a period is as long as it is written`(
    text: String, first: String, last: String, precision: DateTimePrecision
  ) throws {
    let period = try #require(DatePeriod(text))
    #expect(period.firstDay.text == first)
    #expect(period.lastDay.text == last)
    #expect(period.precision == precision)
    #expect(period.columnBounds.lower.number <= period.columnBounds.upper.number)
  }

  @Test func `the whole month goes to its last minute`() throws {
    let month = try #require(DatePeriod("2026-11"))
    #expect(month.lastMinute == LocalDateTime("2026-11-30 23:59")?.minutesSinceEpoch)
    #expect(DatePeriod("2025-W53") == nil)
    #expect(DatePeriod("2026-13") == nil)
    #expect(DatePeriod("20265") == nil)
  }

  @Test func `seconds before the epoch belong to the day before`() {
    #expect(LocalDateTime(secondsSinceEpoch: -1)?.text == "1969-12-31 23:59:59")
    #expect(LocalDateTime(secondsSinceEpoch: .min) == nil)
    #expect(LocalDateTime(secondsSinceEpoch: .max) == nil)
    #expect(LocalDateTime("2026-11-20 23:30")?.adding(seconds: 3600)?.text == "2026-11-21 00:30")
  }
}
