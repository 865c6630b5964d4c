import Testing
import VaultModel
import VaultTestSupport

@testable import VaultExchange

/// Zones that a calendar explains by a `VTIMEZONE` alone.
@Suite struct `A zone that only the calendar explains` {
  /// Rules as they are now, of zones that change alike in part.
  private static let rules: [String: ZoneRules] = [
    "Europe/Kyiv": "EET-2EEST,M3.5.0/3,M10.5.0/4", "Europe/Helsinki": "EET-2EEST,M3.5.0/3,M10.5.0/4",
    "Europe/Berlin": "CET-1CEST,M3.5.0,M10.5.0/3", "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
    "Australia/Lord_Howe": "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "Europe/Bucharest": "EET-2EEST,M3.5.0/3,M10.5.0/4",
  ].compactMapValues { ZoneRules(posixRule: $0) }
  private static let clocks = CalendarClocks(ZoneTable(home: nil, named: rules))

  /// An observance as Outlook and others write it.
  private static func observance(
    _ name: String, _ from: String, _ to: String, _ start: String, _ rule: String = ""
  ) -> String {
    "BEGIN:\(name)\nTZOFFSETFROM:\(from)\nTZOFFSETTO:\(to)\nDTSTART:\(start)\n" + (rule.isEmpty ? "" : rule + "\n")
      + "END:\(name)\n"
  }

  private static func zone(_ name: String, _ observances: String...) -> String {
    "BEGIN:VTIMEZONE\nTZID:\(name)\n" + observances.joined() + "END:VTIMEZONE\n"
  }

  private static let eastern = [
    observance("STANDARD", "+0300", "+0200", "16011028T040000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
    observance("DAYLIGHT", "+0200", "+0300", "16010325T030000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
  ].joined()

  private func zone(_ observances: String, named name: String) -> WrittenZone? {
    var contents = CalendarContents(Self.clocks)
    let text = "BEGIN:VCALENDAR\n" + Self.zone(name, observances) + "END:VCALENDAR\n"
    for part in parts(of: Array(text.utf8)) { contents.add(part) }
    return contents.zones.zone(of: name)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let observances: String
    let zone: WrittenZone?

    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(name: "Custom Kyiv time", observances: eastern, zone: .named("Europe/Kyiv")),
    Row(name: "Office", observances: eastern, zone: .named("Europe/Kyiv")),
    // Of zones that change alike the name tells which is meant.
    Row(name: "(GMT+02:00) helsinki", observances: eastern, zone: .named("Europe/Helsinki")),
    Row(
      name: "New hours",
      observances: observance("DAYLIGHT", "-0500", "-0400", "20070311T020000", "RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3")
        + observance("STANDARD", "-0400", "-0500", "20071104T020000", "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11"),
      zone: .named("America/New_York")),
    Row(
      name: "Half",
      observances: observance("DAYLIGHT", "+1030", "+1100", "20081005T020000", "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=10")
        + observance("STANDARD", "+1100", "+1030", "20080406T020000", "RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4"),
      zone: .named("Australia/Lord_Howe")),
    // The changes of one year, which say no rule: 1:00 in UTC is three and four in Kyiv.
    Row(
      name: "Year",
      observances: observance("DAYLIGHT", "+0200", "+0300", "20260329T030000")
        + observance("STANDARD", "+0300", "+0200", "20261025T040000"), zone: .named("Europe/Kyiv")),
    Row(
      name: "Dates",
      observances: observance("DAYLIGHT", "+0100", "+0200", "20260329T020000", "RDATE:20270328T020000")
        + observance("STANDARD", "+0200", "+0100", "20261025T030000", "RDATE:20271031T030000"),
      zone: .named("Europe/Berlin")),
    // An hour later than any.
    Row(
      name: "Nowhere",
      observances: observance("DAYLIGHT", "+0200", "+0300", "20260329T050000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3")
        + observance("STANDARD", "+0300", "+0200", "20261025T060000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10"),
      zone: nil),
    Row(name: "Damaged", observances: eastern + observance("DAYLIGHT", "+02", "+0300", "20260329T050000"), zone: nil),
    Row(
      name: "Hostile",
      observances: observance("DAYLIGHT", "+0200", "+0300", "16010329T050000", "RRULE:FREQ=SECONDLY")
        + observance("STANDARD", "+0300", "+0200", "16011025T060000", "RRULE:FREQ=SECONDLY"), zone: nil),
    Row(
      name: "Fixed", observances: observance("STANDARD", "+0530", "+0530", "16010101T000000"),
      zone: .offset(seconds: 19_800)),
  ]

  @Test(arguments: rows) func `is the one whose clocks change so`(row: Row) {
    #expect(zone(row.observances, named: row.name) == row.zone)
  }

  /// Fifteen minutes that no zone has, changed at midnight on 1 April and 1 October.
  private static let odd = zone(
    "Odd", observance("DAYLIGHT", "+0215", "+0315", "20200401T000000", "RRULE:FREQ=YEARLY"),
    observance("STANDARD", "+0315", "+0215", "20201001T000000", "RRULE:FREQ=YEARLY"))

  private func entry(_ lines: String...) throws -> (CalendarEntry, [CalendarRemark]) {
    let text =
      ["BEGIN:VCALENDAR\n" + Self.odd + "BEGIN:VEVENT", "UID:1"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
    var contents = CalendarContents(Self.clocks)
    for part in parts(of: Array(text.joined(separator: "\n").utf8)) { contents.add(part) }
    contents.finish()
    return (try #require(contents.entries.first?.entry), contents.remarks)
  }

  @Test(arguments: [
    ("20260715T090000", "2026-07-15 09:00+03:15"), ("20261120T090000", "2026-11-20 09:00+02:15"),
    // Skipped, and shown twice.
    ("20260401T003000", "2026-04-01 01:30+03:15"), ("20260930T233000", "2026-09-30 23:30+03:15"),
    ("19900101T090000", "1990-01-01 09:00+02:15"),
  ]) func `gives the offset of each time where no zone is like it`(value: String, text: String) throws {
    let (entry, remarks) = try entry("DTSTART;TZID=Odd:" + value)
    #expect(entry[.when] == [text])
    #expect(remarks == [])
  }

  @Test func `leaves what repeats without a zone where no zone is like it, and tells it`() throws {
    let (entry, remarks) = try entry("DTSTART;TZID=Odd:20260715T090000", "RRULE:FREQ=WEEKLY")
    #expect(entry[.when] == ["2026-07-15 09:00"])
    #expect(remarks.map(\.reason) == [.unknownZone])
  }

  @Test func `keeps the calendar's own name in what is written`() throws {
    let text =
      "BEGIN:VCALENDAR\r\n" + Self.zone("Our Time", Self.eastern).split(separator: "\n").joined(separator: "\r\n")
      + "\r\nBEGIN:VEVENT\r\nUID:1\r\nDTSTART;TZID=Our Time:20261120T090000\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let file = CalendarFile(parsing: Array(text.utf8))
    var contents = CalendarContents(keepingComponents: true, Self.clocks)
    for component in file.components { contents.add(.component(component)) }
    contents.finish()
    let old = try #require(contents.entries.first?.entry)
    #expect(old[.when] == ["2026-11-20 09:00 [Europe/Kyiv]"])
    var new = old
    new[.when] = ["2026-11-20 10:00 [Europe/Kyiv]"]
    var edit = CalendarEdit(file, contents, entries: [new], stamp: LocalDateTime(.epoch))
    edit.make(.set(old, to: new, [.when]))
    #expect(String(decoding: edit.bytes(), as: UTF8.self) == text.replacing("T090000", with: "T100000"))
  }

  /// As many as a calendar may have.
  @Test(arguments: [1, 4096]) func `loses no entry, whether 64 zones have one name or each its own`(count: Int) {
    var text = "BEGIN:VCALENDAR\n"
    for number in 0..<64 {
      let day = "RRULE:FREQ=YEARLY;BYMONTHDAY=-\(number % 28 + 1)"
      let days = number % 2 == 0 ? "RRULE:FREQ=YEARLY;BYDAY=SU,MO,TU,WE,TH,FR,SA" : day
      text += Self.zone(
        "Zone \(number % count)", Self.observance("DAYLIGHT", "+0200", "+0300", "16010325T030000", day),
        Self.observance("STANDARD", "+0300", "+0200", "16011028T040000", days))
    }
    text += "BEGIN:VEVENT\nUID:1\nDTSTART;TZID=Zone 4000:20261120T090000\nEND:VEVENT\nEND:VCALENDAR\n"
    var contents = CalendarContents(Self.clocks)
    for part in parts(of: Array(text.utf8)) { contents.add(part) }
    contents.finish()
    #expect(contents.entries.count == 1)
  }

  /// A rule of every second of the year, of which only the last counts, would take minutes.
  @Test(arguments: ["FREQ=DAILY", "FREQ=YEARLY;BYHOUR=1,2", "FREQ=YEARLY;BYDAY=SU;BYSETPOS=-1", "nonsense"])
  func `has no rules but those of days in the year`(rule: String) {
    let observances =
      Self.observance("STANDARD", "+0300", "+0200", "16011028T040000", "RRULE:" + rule)
      + Self.observance("DAYLIGHT", "+0200", "+0300", "16010325T030000", "RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3")
    #expect(zone(observances, named: "Odd") == nil)
  }
}
