import Testing
import VaultModel

@testable import VaultExchange

/// RFC 5545 section 3.8.6.3 counts a trigger of a whole day from its midnight, a vault counts a reminder from its
/// `remind-time`.
@Suite struct `An alarm and a reminder` {
  struct Row: Sendable, CustomTestStringConvertible {
    var kind = CalendarEntry.Kind.event
    let values: [CalendarField: [String]]
    /// With `RELATED=END` in front.
    let trigger: String
    let reminder: String
    /// The trigger that is written for it, where another one says the same.
    var written: String?
    var time = "09:00"

    var testDescription: String { "\(values) \(trigger) \(time)" }
  }

  private static let day: [CalendarField: [String]] = [.when: ["2026-11-20"]]
  private static let days: [CalendarField: [String]] = [.when: ["2026-11-20", "2026-11-22"]]
  private static let due: [CalendarField: [String]] = [.due: ["2026-11-20"]]
  private static let noon: [CalendarField: [String]] = [.when: ["2026-10-25 12:00 [Europe/Kyiv]"]]
  /// Eight hours, one of which comes twice.
  private static let night: [CalendarField: [String]] = [
    .when: ["2026-10-24 23:00 [Europe/Kyiv]", "2026-10-25 06:00 [Europe/Kyiv]"]
  ]

  static let rows: [Row] = [
    Row(values: day, trigger: "-PT15H", reminder: "24h"),
    Row(values: day, trigger: "PT9H", reminder: "0m"),
    Row(values: day, trigger: "PT0S", reminder: "9h"),
    Row(values: day, trigger: "-P1D", reminder: "33h"),
    Row(values: day, trigger: "-P1DT15H", reminder: "48h"),
    Row(values: day, trigger: "PT8H30M", reminder: "30m"),
    Row(values: day, trigger: "PT10H", reminder: "2026-11-20 10:00"),
    Row(values: day, trigger: "P1DT9H", reminder: "2026-11-21 09:00"),
    Row(values: day, trigger: "PT7H30M", reminder: "0m", time: "07:30"),
    Row(values: day, trigger: "-PT16H30M", reminder: "24h", time: "07:30"),
    Row(values: day, trigger: "-PT15H", reminder: "15h", time: "00:00"),
    Row(kind: .task, values: due, trigger: "RELATED=END:PT8H", reminder: "1h"),
    Row(kind: .task, values: due, trigger: "RELATED=END:-PT15H", reminder: "24h"),
    Row(kind: .task, values: [.scheduled: ["2026-11-20"]], trigger: "PT9H", reminder: "0m"),
    Row(kind: .task, values: [.scheduled: ["2026-11-20 10:00"]], trigger: "-PT15M", reminder: "15m"),
    // The last of three days ends with it: fifteen hours before is nine o'clock of that day.
    Row(values: days, trigger: "RELATED=END:-PT15H", reminder: "2026-11-22 09:00", written: "P2DT9H"),
    Row(values: days, trigger: "RELATED=END:-P3DT15H", reminder: "24h", written: "-PT15H"),
    // A rule makes no difference of a lead.
    Row(
      values: [.when: ["2026-11-20"], .recurrence: ["FREQ=YEARLY"]], trigger: "-PT15H", reminder: "24h"),
    // A day before noon is noon, 24 hours before are one o'clock: the night between has an hour more.
    Row(values: noon, trigger: "-P1D", reminder: "24h"),
    Row(values: noon, trigger: "-PT24H", reminder: "2026-10-24 13:00 [Europe/Kyiv]"),
    Row(values: noon, trigger: "-PT25H", reminder: "24h", written: "-P1D"),
    Row(
      values: noon.merging([.recurrence: ["FREQ=DAILY"]]) { $1 }, trigger: "-PT24H", reminder: "24h", written: "-P1D"),
    Row(values: night, trigger: "RELATED=END:-PT9H", reminder: "1h", written: "-PT1H"),
    Row(values: night, trigger: "PT7H", reminder: "2026-10-25 05:00 [Europe/Kyiv]"),
    // Half of an hour comes twice on Lord Howe: 12 hours after 20:00 are 07:30.
    Row(
      values: [.when: ["2026-04-04 20:00 [Australia/Lord_Howe]"]], trigger: "PT12H",
      reminder: "2026-04-05 07:30 [Australia/Lord_Howe]"),
  ]

  private func line(_ text: String) -> ContentLine {
    text.hasPrefix("RELATED=END:")
      ? ContentLine("TRIGGER", [.init("RELATED", ["END"])], String(text.dropFirst(12))) : ContentLine("TRIGGER", text)
  }

  @Test(arguments: rows) func `say the same, both ways`(row: Row) throws {
    var clocks = CalendarZoneFixtures.clocks
    clocks.remindTime = try #require(LocalTime(row.time))
    var entry = CalendarEntry(row.kind, CalendarIdentifier(uid: "1"), row.values)
    #expect(CalendarEntryReader.reminder(of: line(row.trigger), for: entry, clocks) == row.reminder)
    #expect(entry.trigger(of: row.reminder, clocks) == line(row.written ?? row.trigger))
    entry[.remind] = [row.reminder]
    let projected = entry.projected(CalendarEntryWriter(clocks))
    #expect(projected[.remind] == [row.reminder])
  }

  /// What cannot be said before every occurrence is told.
  @Test(arguments: ["PT10H", "P1D"]) func `after the start of what repeats is not understood`(trigger: String) {
    let (entry, remarks) = CalendarZoneFixtures.entry(
      "VEVENT", "DTSTART;VALUE=DATE:20261120", "RRULE:FREQ=YEARLY", "BEGIN:VALARM", "ACTION:DISPLAY",
      "TRIGGER:" + trigger, "END:VALARM")
    #expect(entry?[.remind] == [])
    #expect(remarks == [CalendarRemark(.notUnderstood, line: 8, component: "VALARM", property: "TRIGGER")])
  }

  @Test(arguments: [
    // A moment in another zone than the start's goes out in UTC.
    ("2026-11-20 10:00 [Europe/Kyiv]", "2026-11-20 09:00 [America/New_York]", "20261120T140000Z"),
    ("2026-11-20 10:00Z", "2026-11-20 09:00 [Europe/Kyiv]", "20261120T070000Z"),
    // One without a zone, or on a day, is on the clocks of the vault, Kyiv's.
    ("2026-11-20 10:00Z", "2026-11-20 09:00", "20261120T070000Z"),
    ("2026-11-20 10:00Z", "2026-11-19", "20261119T070000Z"),
  ]) func `of another zone is a moment in UTC`(start: String, reminder: String, value: String) {
    let entry = CalendarEntry(.event, CalendarIdentifier(uid: "1"), [.when: [start]])
    #expect(
      entry.trigger(of: reminder, CalendarZoneFixtures.clocks)
        == ContentLine("TRIGGER", [.init("VALUE", ["DATE-TIME"])], value))
  }

  @Test(arguments: ["2026-11-20", "2026-11-20 10:00 [Europe/Kyiv]"]) func `of any length do not overflow`(
    start: String
  ) {
    let entry = CalendarEntry(.event, CalendarIdentifier(uid: "1"), [.when: [start]])
    for length in ["P106751991167300D", "-P106751991167300D", "P12345W", "-PT999999999999S", "-P999999999999D"] {
      for related in ["", "RELATED=END:"] {
        _ = CalendarEntryReader.reminder(of: line(related + length), for: entry, CalendarZoneFixtures.clocks)
      }
    }
    let longest = TimeSpan(seconds: .max).text
    _ = entry.trigger(of: longest, CalendarZoneFixtures.clocks)
  }
}
