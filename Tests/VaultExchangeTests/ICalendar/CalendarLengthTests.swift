import Testing
import VaultModel

@testable import VaultExchange

/// RFC 5545 section 3.3.6: days are counted on the clock, hours pass.
@Suite struct `A length of a calendar` {
  struct Row: Sendable, CustomTestStringConvertible {
    let start: String
    let length: String
    let end: String?
    /// What is written for the end; nil where it is the same length.
    var written: String?

    var testDescription: String { start + " " + length }
  }

  static let rows: [Row] = [
    // In Kyiv 04:00 is followed by 03:00 on 25 October, and 03:00 by 04:00 on 29 March.
    Row(start: "2026-10-24 23:00 [Europe/Kyiv]", length: "PT8H", end: "2026-10-25 06:00 [Europe/Kyiv]"),
    Row(start: "2026-10-24 12:00 [Europe/Kyiv]", length: "P1D", end: "2026-10-25 12:00 [Europe/Kyiv]"),
    Row(start: "2026-10-24 12:00 [Europe/Kyiv]", length: "PT24H", end: "2026-10-25 11:00 [Europe/Kyiv]"),
    Row(start: "2026-03-28 23:00 [Europe/Kyiv]", length: "PT8H", end: "2026-03-29 08:00 [Europe/Kyiv]"),
    Row(start: "2026-10-22 12:00 [Europe/Kyiv]", length: "P1W", end: "2026-10-29 12:00 [Europe/Kyiv]"),
    Row(
      start: "2026-10-24 10:00 [Europe/Kyiv]", length: "P1DT2H30M", end: "2026-10-25 12:30 [Europe/Kyiv]"),
    // Two hours after 02:00 the clocks show 03:00 for the second time, which no text on them could tell from the first.
    Row(start: "2026-10-24 02:00 [Europe/Kyiv]", length: "P1DT2H", end: "2026-10-25 01:00Z"),
    // Without a zone it is on the clocks of the vault, which are Kyiv's.
    Row(start: "2026-10-24 23:00", length: "PT8H", end: "2026-10-25 06:00"),
    // New York: 02:00 becomes 01:00 on 1 November.
    Row(start: "2026-10-31 22:00 [America/New_York]", length: "PT6H", end: "2026-11-01 03:00 [America/New_York]"),
    // Lord Howe: 02:00 becomes 01:30 on 5 April.
    Row(
      start: "2026-04-04 23:00 [Australia/Lord_Howe]", length: "PT6H", end: "2026-04-05 04:30 [Australia/Lord_Howe]"),
    Row(start: "2026-10-24 23:00 [Asia/Kolkata]", length: "PT8H", end: "2026-10-25 07:00 [Asia/Kolkata]"),
    Row(start: "2026-10-24 23:00Z", length: "PT8H", end: "2026-10-25 07:00Z"),
    Row(start: "2026-10-24 23:00 [Europe/Nowhere]", length: "PT8H", end: "2026-10-25 07:00 [Europe/Nowhere]"),
    // Of whole days the last one.
    Row(start: "2026-10-24", length: "P2D", end: "2026-10-25"),
    Row(start: "2026-10-24", length: "PT48H", end: "2026-10-25", written: "P2D"),
    Row(start: "2026-10-24", length: "P1D", end: nil),
    Row(start: "2026-10-24 12:00", length: "PT0S", end: nil),
  ]

  @Test(arguments: rows) func `is days on the clock and hours that pass, both ways`(row: Row) throws {
    let clocks = CalendarZoneFixtures.clocks
    let start = try #require(CalendarMoment.moment(inNote: row.start))
    let line = String(
      decoding: ContentLineWriter.bytes(of: CalendarMoment.line("DTSTART", start), lineEnd: []), as: UTF8.self)
    let (entry, remarks) = CalendarZoneFixtures.entry("VTODO", line, "DURATION:" + row.length)
    let task = try #require(entry)
    #expect(remarks == [])
    #expect(task[.when] == (row.end.map { [row.start, $0] } ?? []))
    let (event, _) = CalendarZoneFixtures.entry("VEVENT", line, "DURATION:" + row.length)
    #expect(event?[.when] == [row.start] + (row.end.map { [$0] } ?? []))
    guard row.end != nil else { return }
    let lengths = CalendarZoneFixtures.lines(of: task).filter { $0.hasPrefix("DURATION") }
    #expect(lengths == ["DURATION:" + (row.written ?? row.length)])
    #expect(task.projected(CalendarEntryWriter(clocks)) == task)
  }

  @Test(arguments: [
    ("P1D", 1, 0), ("-P1DT2H", -1, -7200), ("+PT90M", 0, 5400), ("P2W", 14, 0), ("PT36H", 0, 129_600), ("pt5s", 0, 5),
  ]) func `has days and seconds`(text: String, days: Int64, seconds: Int64) {
    #expect(CalendarDuration(text) == CalendarDuration(days: days, seconds: seconds))
  }

  @Test(arguments: [
    "", "P", "PT", "1D", "P1DT", "P1H", "PT1D", "P-1D", "PTT1H", "PT1HT", "--P1D", "P999999999999999D",
    "P106751991167301D", "PT9223372036854775808S",
  ]) func `is nothing else`(text: String) {
    #expect(CalendarDuration(text) == nil)
  }

  @Test(arguments: [
    (CalendarDuration(days: -7), "-P1W"), (CalendarDuration(days: 1, seconds: 90_000), "P1DT25H"),
    (CalendarDuration(), "PT0S"), (CalendarDuration(days: -1, seconds: -61), "-P1DT1M1S"),
    (CalendarDuration(onClock: -93_600), "-P1DT2H"),
  ]) func `is written in one way`(length: CalendarDuration, text: String) {
    #expect(length.text == text)
    #expect(CalendarDuration(text) == length)
  }
}

/// Ends that an entry cannot have: each is told with its line, and the rest of the entry stays.
@Suite struct `An end that cannot be` {
  struct Row: Sendable, CustomTestStringConvertible {
    var component = "VEVENT"
    let lines: [String]
    let times: [String]
    let reason: CalendarRemark.Reason
    let property: String

    var testDescription: String { lines.joined(separator: " ") }
  }

  private static let start = "DTSTART:20261120T100000"

  static let rows: [Row] = [
    Row(
      lines: [start, "DTEND:20261120T090000"], times: ["2026-11-20 10:00"], reason: .endBeforeStart, property: "DTEND"),
    // 11:00 in Kyiv is 09:00 in UTC, an hour before 10:00 there.
    Row(
      lines: ["DTSTART:20261120T100000Z", "DTEND;TZID=Europe/Kyiv:20261120T110000"], times: ["2026-11-20 10:00Z"],
      reason: .endBeforeStart, property: "DTEND"),
    Row(
      lines: ["DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261118"], times: ["2026-11-20"],
      reason: .endBeforeStart, property: "DTEND"),
    Row(lines: [start, "DURATION:-PT1H"], times: ["2026-11-20 10:00"], reason: .endBeforeStart, property: "DURATION"),
    Row(
      component: "VTODO", lines: [start, "DURATION:-P1D"], times: [], reason: .endBeforeStart, property: "DURATION"),
    Row(
      component: "VTODO", lines: [start, "X-VAULT-END:2026-11-19 10:00"], times: [], reason: .endBeforeStart,
      property: "X-VAULT-END"),
    Row(
      lines: [start, "DTEND;VALUE=DATE:20261121"], times: ["2026-11-20 10:00"], reason: .otherType, property: "DTEND"),
    Row(
      lines: ["DTSTART;VALUE=DATE:20261120", "DTEND:20261121T100000"], times: ["2026-11-20"], reason: .otherType,
      property: "DTEND"),
    Row(
      lines: ["DTSTART;VALUE=DATE:20261120", "DURATION:P1DT5H"], times: ["2026-11-20"], reason: .otherType,
      property: "DURATION"),
    Row(
      lines: [start, "DTEND:20261120T110000", "DURATION:PT2H"], times: ["2026-11-20 10:00", "2026-11-20 11:00"],
      reason: .secondEnd, property: "DURATION"),
    Row(lines: ["DTEND:20261120T110000"], times: [], reason: .noStart, property: "DTEND"),
    Row(component: "VTODO", lines: ["DURATION:PT2H"], times: [], reason: .noStart, property: "DURATION"),
    Row(lines: [start, "DURATION:P4000000D"], times: ["2026-11-20 10:00"], reason: .badValue, property: "DURATION"),
    Row(
      lines: [start, "DURATION:P999999999999W"], times: ["2026-11-20 10:00"], reason: .badValue, property: "DURATION"),
  ]

  @Test(arguments: rows) func `is told, and the rest stays`(row: Row) throws {
    let text = row.lines.joined(separator: "\n")
    let (entry, remarks) = CalendarZoneFixtures.entry(row.component, text, "SUMMARY:kept")
    let read = try #require(entry)
    #expect(read[.when] == row.times && read.title == "kept")
    let place = try #require(row.lines.firstIndex { $0.hasPrefix(row.property) })
    // Above the properties stand the calendar's and the component's beginning, and the identifier.
    #expect(
      remarks == [
        CalendarRemark(row.reason, line: place + 4, component: row.component, property: row.property, title: "kept")
      ])
  }

  @Test(arguments: [
    // An end on the start's own day says nothing, and a length that says the same as the end neither.
    (["DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261120"], ["2026-11-20"]),
    (["DTSTART:20261120T100000", "DTEND:20261120T100000"], ["2026-11-20 10:00"]),
    (
      ["DTSTART:20261120T100000", "DTEND:20261120T110000", "DURATION:PT1H"],
      ["2026-11-20 10:00", "2026-11-20 11:00"]
    ),
    (
      ["DTSTART:20261120T100000Z", "DTEND;TZID=Europe/Kyiv:20261120T123000"],
      ["2026-11-20 10:00Z", "2026-11-20 12:30 [Europe/Kyiv]"]
    ),
  ]) func `is none that says too little or the same twice`(lines: [String], times: [String]) {
    let (entry, remarks) = CalendarZoneFixtures.entry("VEVENT", lines.joined(separator: "\n"))
    #expect(entry?[.when] == times)
    #expect(remarks == [])
  }

  /// Vault has words for a task that is due before somebody means to do it, so that nothing of it is lost.
  @Test func `is none when a task is due before it begins`() {
    let (entry, remarks) = CalendarZoneFixtures.entry("VTODO", "DTSTART;VALUE=DATE:20261122", "DUE;VALUE=DATE:20261120")
    #expect(entry?[.scheduled] == ["2026-11-22"] && entry?[.due] == ["2026-11-20"])
    #expect(remarks == [])
  }
}
