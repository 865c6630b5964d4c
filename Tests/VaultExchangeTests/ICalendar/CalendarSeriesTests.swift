import Testing
import VaultModel

@testable import VaultExchange

/// What a series leaves out or moves is said by moments, whatever zone, type or place in the file they are written in
/// (RFC 5545 sections 3.8.4.4 and 3.8.5.1).
@Suite struct `Occurrences of a series` {
  private typealias Fixtures = CalendarSeriesFixtures

  /// A series, and ways to name one of its occurrences.
  struct Row: Sendable, CustomTestStringConvertible {
    let start: String
    /// In a note.
    let moment: String
    /// What a note calls the occurrence: its day, and the value of its name.
    let day: String
    let name: String
    let written: [String]

    var testDescription: String { start }
  }

  static let rows: [Row] = [
    // 09:00 in Kyiv is 07:00 in UTC, 02:00 in New York and 12:30 in Kolkata.
    Row(
      start: ";TZID=Europe/Kyiv:20261109T090000", moment: "2026-11-09 09:00 [Europe/Kyiv]", day: "2026-11-10",
      name: "20261110T090000",
      written: [
        ";TZID=Europe/Kyiv:20261110T090000", ":20261110T070000Z", ";TZID=America/New_York:20261110T020000",
        ";TZID=Asia/Kolkata:20261110T123000", ":20261110T090000", ";VALUE=DATE:20261110",
        ";VALUE=DATE:20261110T000000",
      ]),
    // 22:00 in New York is the next day elsewhere.
    Row(
      start: ";TZID=America/New_York:20261109T220000", moment: "2026-11-09 22:00 [America/New_York]",
      day: "2026-11-10", name: "20261110T220000",
      written: [
        ";TZID=America/New_York:20261110T220000", ":20261111T030000Z", ";TZID=Europe/Kyiv:20261111T050000",
        ";VALUE=DATE:20261110",
      ]),
    Row(
      start: ":20261109T070000Z", moment: "2026-11-09 07:00Z", day: "2026-11-10", name: "20261110T070000Z",
      written: [":20261110T070000Z", ";TZID=Europe/Kyiv:20261110T090000", ";VALUE=DATE:20261110"]),
    // On the clocks of the vault, those of Kyiv, and at its own time on any other.
    Row(
      start: ":20261109T090000", moment: "2026-11-09 09:00", day: "2026-11-10", name: "20261110T090000",
      written: [
        ":20261110T090000", ":20261110T070000Z", ";TZID=Europe/Kyiv:20261110T090000",
        ";TZID=America/New_York:20261110T020000", ";TZID=America/New_York:20261110T090000",
      ]),
    // The clocks skip half past two, so that it takes place at half past three.
    Row(
      start: ";TZID=America/New_York:20260307T023000", moment: "2026-03-07 02:30 [America/New_York]",
      day: "2026-03-08", name: "20260308T023000",
      written: [
        ";TZID=America/New_York:20260308T023000", ";TZID=America/New_York:20260308T033000", ":20260308T073000Z",
        ";TZID=Europe/Kyiv:20260308T093000",
      ]),
    // A day has no clock: its midnight means it in UTC, and on any clock that shows it.
    Row(
      start: ";VALUE=DATE:20261109", moment: "2026-11-09", day: "2026-11-10", name: "20261110",
      written: [
        ";VALUE=DATE:20261110", ":20261110T000000Z", ":20261110T000000", ";TZID=Europe/Kyiv:20261110T000000",
        ";TZID=America/New_York:20261110T000000", ":20261109T220000Z",
      ]),
  ]

  private static func series(_ row: Row, _ more: String...) -> String {
    Fixtures.component(["UID:a", "SUMMARY:A", "DTSTART" + row.start, "RRULE:FREQ=DAILY;COUNT=5"] + more)
  }

  private static func moved(_ written: String, _ more: String...) -> String {
    Fixtures.component(
      ["UID:a", "SUMMARY:B", "RECURRENCE-ID" + written, "DTSTART;TZID=Asia/Kolkata:20261120T100000"] + more)
  }

  private static let own = " | 2026-11-20 10:00 [Asia/Kolkata]"

  @Test(arguments: rows) func `are moved once, before their series in the file and behind it`(row: Row) {
    let all = ["a | \(row.moment) | FREQ=DAILY;COUNT=5 | except \(row.day)", "a#" + row.name + Self.own]
    for written in row.written {
      let components = [Self.series(row), Self.moved(written)]
      #expect(Fixtures.lines(Fixtures.calendar(components)) == all, "\(written)")
      #expect(Fixtures.lines(Fixtures.calendar(components.reversed())) == all, "\(written)")
    }
  }

  @Test(arguments: rows) func `are one, however many names they have in a file`(row: Row) {
    let components = [Self.series(row)] + row.written.map { Self.moved($0) }
    #expect(Fixtures.lines(Fixtures.calendar(components)).count == 2)
  }

  @Test(arguments: rows) func `are left out by an exception, and by one that was called off`(row: Row) {
    let series = "a | \(row.moment) | FREQ=DAILY;COUNT=5 | except \(row.day)"
    for written in row.written {
      #expect(Fixtures.lines(Fixtures.calendar([Self.series(row, "EXDATE" + written)])) == [series], "\(written)")
      let off = Self.moved(written, "STATUS:CANCELLED")
      #expect(Fixtures.streamed(Fixtures.calendar([off, Self.series(row)])).map(\.[.except]) == [[row.day]])
    }
  }

  /// Two that show the same digits in two zones are two.
  @Test func `are told apart by more than the digits of a clock`() {
    let components = [
      Self.moved(";TZID=America/New_York:20261111T090000"), Self.moved(";TZID=Europe/Kyiv:20261111T090000"),
      Fixtures.component([
        "UID:a", "DTSTART;TZID=Europe/Kyiv:20261109T090000", "RRULE:FREQ=DAILY;BYHOUR=9,16;COUNT=9",
      ]),
    ]
    #expect(
      Fixtures.lines(Fixtures.calendar(components)) == [
        // A day alone would leave out both.
        "a | 2026-11-09 09:00 [Europe/Kyiv] | FREQ=DAILY;COUNT=9;BYHOUR=9,16 | except 2026-11-11 09:00 [Europe/Kyiv], "
          + "2026-11-11 16:00 [Europe/Kyiv]", "a#20261111T090000" + Self.own, "a#20261111T160000" + Self.own,
      ])
  }

  /// Without a series the zone of the occurrence itself tells, where it is that of the name; else UTC.
  @Test(arguments: [
    (";TZID=Asia/Kolkata:20261110T123000", "20261110T123000"), (":20261110T070000Z", "20261110T070000Z"),
    (";TZID=America/New_York:20261110T020000", "20261110T070000Z"), (";VALUE=DATE:20261110", "20261110"),
  ]) func `have a name without their series`(written: String, name: String) {
    #expect(Fixtures.lines(Fixtures.calendar([Self.moved(written)])) == ["a#" + name + Self.own])
  }

  @Test func `take place once, whatever they keep of the rule of their series`() {
    let more = ["RRULE:FREQ=DAILY;COUNT=5", "EXDATE:20261111T070000Z", "RDATE:20261201T070000Z"]
    let moved = Fixtures.component(
      ["UID:a", "SUMMARY:B", "RECURRENCE-ID:20261110T070000Z", "DTSTART;TZID=Asia/Kolkata:20261120T100000"] + more)
    let text = Fixtures.calendar([moved, Self.series(Self.rows[0])])
    #expect(Fixtures.lines(text).last == "a#20261110T090000" + Self.own)
    let remarks = Fixtures.contents(text).remarks
    #expect(remarks.map(\.property) == ["RRULE", "EXDATE", "RDATE"])
    #expect(remarks.allSatisfy { $0.reason == .oneOccurrence && $0.title == "B" })
  }

  /// An exception with the digits of a series on every clock is that occurrence; a further date is a moment of its own.
  @Test func `of a series on every clock are told by their digits, further dates by their moment`() {
    let series = ["UID:a", "DTSTART:20261109T090000", "RRULE:FREQ=DAILY;COUNT=5"]
    let digits = ";TZID=Asia/Kolkata:20261111T090000"
    #expect(
      Fixtures.lines(Fixtures.calendar([Fixtures.component(series + ["EXDATE" + digits])])) == [
        "a | 2026-11-09 09:00 | FREQ=DAILY;COUNT=5 | except 2026-11-11"
      ])
    let further = Fixtures.contents(Fixtures.calendar([Fixtures.component(series + ["RDATE" + digits])])).entries
    #expect(further.first?.entry[.also] != ["2026-11-11"])
  }

  @Test func `go out in the type and the zone of their series`() {
    for row in Self.rows {
      let entries = Fixtures.contents(Fixtures.calendar([Self.series(row), Self.moved(row.written[1])])).entries
      let document = CalendarDocument(
        entries.map(\.entry), stamp: LocalDateTime(.epoch), writer: CalendarEntryWriter(Fixtures.clocks))
      let lines = String(decoding: document.bytes, as: UTF8.self).split(separator: "\r\n").map(String.init)
      #expect(lines.filter { $0.hasPrefix("RECURRENCE-ID") } == ["RECURRENCE-ID" + row.written[0]])
      #expect(lines.allSatisfy { !$0.hasPrefix("EXDATE") })
    }
  }

  /// A day in `except` leaves out all of that day.
  @Test(arguments: ["RDATE:20261110T090000Z", "RDATE;TZID=Europe/Kyiv:20261110T110000"])
  func `are left out by their time where something else is on their day`(further: String) {
    let own = "a | 2026-11-09 09:00 [Europe/Kyiv] | FREQ=DAILY;COUNT=5 | except 2026-11-10 09:00 [Europe/Kyiv] | "
    let also = "also 2026-11-10 11:00 [Europe/Kyiv]"
    #expect(
      Fixtures.lines(Fixtures.calendar([Self.series(Self.rows[0], "EXDATE:20261110T070000Z", further)])) == [own + also]
    )
    let moved = Self.moved(":20261110T070000Z")
    #expect(
      Fixtures.lines(Fixtures.calendar([moved, Self.series(Self.rows[0], further)])) == [
        own + also, "a#20261110T090000" + Self.own,
      ])
  }

  // MARK: What else a series says

  @Test(arguments: [
    ("COUNT=5;UNTIL=20261111T070000Z", "UNTIL=20261111T070000Z"),
    ("UNTIL=20261111T065959Z;COUNT=3", "UNTIL=20261111T065959Z"), ("COUNT=3;UNTIL=20261111T070000Z", "COUNT=3"),
    ("COUNT=3;UNTIL=20261111", "COUNT=3"), ("COUNT=4;UNTIL=20261111", "UNTIL=20261111T215959Z"),
    ("COUNT=3;UNTIL=20301231T000000Z", "COUNT=3"), ("COUNT=3;UNTIL=20200101T000000Z", "UNTIL=20200101T000000Z"),
    ("COUNT=999999999999;UNTIL=20261111T070000Z", "UNTIL=20261111T070000Z"),
  ]) func `end with the earlier of two ends`(ends: String, end: String) {
    let (entry, remarks) = CalendarZoneFixtures.entry(
      "VEVENT", "DTSTART;TZID=Europe/Kyiv:20261109T090000", "RRULE:FREQ=DAILY;" + ends)
    #expect(entry?[.recurrence] == ["FREQ=DAILY;" + end])
    #expect(remarks == [])
  }

  @Test(arguments: [
    (["DTSTART;VALUE=DATE:20261109T000000", "DTEND;VALUE=DATE:20261111T000000"], ["2026-11-09", "2026-11-10"], 0),
    (["DTSTART;VALUE=DATE:20261109T220000Z", "DTEND;VALUE=DATE:20261110T220000Z"], ["2026-11-09"], 2),
    (["DTSTART;VALUE=DATE;TZID=Europe/Kyiv:20261109T000000"], ["2026-11-09"], 0),
    (["DTSTART;VALUE=DATE-TIME:20261109"], ["2026-11-09"], 0),
  ]) func `are days where the file says so`(lines: [String], times: [String], told: Int) throws {
    let (entry, remarks) = CalendarZoneFixtures.entry("VEVENT", lines.joined(separator: "\n"))
    #expect(entry?[.when] == times)
    #expect(remarks.map(\.reason) == Array(repeating: .otherType, count: told))
  }

  @Test(arguments: ["ACTION:NONE", "ACTION:DISPLAY\nDESCRIPTION:x\nX-APPLE-DEFAULT-ALARM:TRUE"])
  func `have no alarm that says there is none`(lines: String) {
    let (entry, remarks) = CalendarZoneFixtures.entry(
      "VEVENT", "DTSTART:20261109T090000", "BEGIN:VALARM", lines,
      "TRIGGER;VALUE=DATE-TIME:19760401T005545Z", "END:VALARM")
    #expect(entry?[.remind] == [] && remarks == [])
  }
}
