import Testing
import VaultModel
import VaultSyntax

@testable import VaultExchange

/// Dates of a series that stand in another zone than its start, which RFC 5545 section 3.8.5.1 allows.
@Suite struct `A date of a series in another zone` {
  struct Row: Sendable, CustomTestStringConvertible {
    let start: String
    let date: String
    let text: String

    var testDescription: String { start + " " + date }
  }

  private static let kyiv = "DTSTART;TZID=Europe/Kyiv:20261102T090000"

  static let rows: [Row] = [
    // 09:00 in Kyiv is 07:00 in UTC in November, and 02:00 in New York.
    Row(start: kyiv, date: ":20261109T070000Z", text: "2026-11-09"),
    Row(start: kyiv, date: ";TZID=America/New_York:20261109T020000", text: "2026-11-09"),
    Row(start: kyiv, date: ":20261109T090000", text: "2026-11-09"),
    Row(start: kyiv, date: ";VALUE=DATE:20261109", text: "2026-11-09"),
    Row(start: kyiv, date: ":20261109T080000Z", text: "2026-11-09 10:00 [Europe/Kyiv]"),
    // Three hours ahead before the last Sunday of October, two after it.
    Row(start: "DTSTART;TZID=Europe/Kyiv:20261019T090000", date: ":20261019T060000Z", text: "2026-10-19"),
    Row(start: "DTSTART;TZID=Europe/Kyiv:20261019T090000", date: ":20261026T070000Z", text: "2026-10-26"),
    // 20:00 in New York is the next day in UTC.
    Row(start: "DTSTART;TZID=America/New_York:20261102T200000", date: ":20261110T010000Z", text: "2026-11-09"),
    // Eleven hours ahead in the summer of Lord Howe, ten and a half in its winter.
    Row(start: "DTSTART;TZID=Australia/Lord_Howe:20261102T090000", date: ":20261108T220000Z", text: "2026-11-09"),
    Row(start: "DTSTART;TZID=Australia/Lord_Howe:20260601T090000", date: ":20260607T223000Z", text: "2026-06-08"),
    Row(start: "DTSTART;TZID=Asia/Kolkata:20261102T090000", date: ":20261109T033000Z", text: "2026-11-09"),
    Row(start: "DTSTART:20261102T090000Z", date: ";TZID=Asia/Kolkata:20261109T143000", text: "2026-11-09"),
    // A start without a zone is on the clocks of the vault, those of Kyiv.
    Row(start: "DTSTART:20261102T090000", date: ":20261109T070000Z", text: "2026-11-09"),
    // The clocks skip 03:30, which then is 04:30, and show it twice in autumn: the first is meant.
    Row(start: "DTSTART;TZID=Europe/Kyiv:20260327T033000", date: ":20260329T013000Z", text: "2026-03-29"),
    Row(start: "DTSTART;TZID=Europe/Kyiv:20261020T033000", date: ":20261025T003000Z", text: "2026-10-25"),
    Row(start: "DTSTART;TZID=Europe/Kyiv:20261020T033000", date: ":20261025T013000Z", text: "2026-10-25 01:30Z"),
    // Of a zone that nobody has rules of there are only digits.
    Row(start: "DTSTART;TZID=Europe/Nowhere:20261102T090000", date: ":20261109T070000Z", text: "2026-11-09 07:00Z"),
    Row(
      start: "DTSTART;TZID=Europe/Nowhere:20261102T090000", date: ";TZID=Europe/Nowhere:20261109T090000",
      text: "2026-11-09"),
  ]

  @Test(arguments: rows) func `is the occurrence of that instant`(row: Row) throws {
    for (name, field) in [("EXDATE", CalendarField.except), ("RDATE", .also)] {
      let (entry, remarks) = CalendarZoneFixtures.entry("VEVENT", row.start, "RRULE:FREQ=DAILY", name + row.date)
      let read = try #require(entry)
      #expect(read[field] == [row.text], "\(name)")
      #expect(remarks == [])
      let again = read.projected(CalendarEntryWriter(CalendarZoneFixtures.clocks))
      #expect(again == read)
    }
  }

  /// The same series, its second occurrence moved, named in UTC and by the clock of the series.
  @Test(arguments: ["RECURRENCE-ID:20261109T070000Z", "RECURRENCE-ID;TZID=Europe/Kyiv:20261109T090000"])
  func `is an exception of the series when it has a component of its own`(name: String) throws {
    let text = """
      BEGIN:VCALENDAR
      BEGIN:VEVENT
      UID:s
      DTSTART;TZID=Europe/Kyiv:20261102T090000
      RRULE:FREQ=WEEKLY
      EXDATE:20261116T070000Z
      END:VEVENT
      BEGIN:VEVENT
      UID:s
      \(name)
      DTSTART;TZID=Europe/Kyiv:20261110T120000
      END:VEVENT
      END:VCALENDAR

      """
    let clocks = CalendarZoneFixtures.clocks
    var contents = CalendarContents(clocks)
    var survey = CalendarSurvey(clocks)
    survey.beginSource()
    for part in parts(of: Array(text.utf8)) {
      contents.add(part)
      survey.add(part) { _ in }
    }
    contents.finish()
    survey.finish()
    let series = try #require(contents.entry(CalendarIdentifier(uid: "s"))?.entry)
    #expect(series[.except] == ["2026-11-09", "2026-11-16"])
    var entries = CalendarEntries(of: 0, survey)
    let streamed = parts(of: Array(text.utf8)).compactMap { entries.entry(of: $0) }
    #expect(streamed.first?[.except] == ["2026-11-09", "2026-11-16"])
    // What has a component of its own is not said a second time.
    let written = CalendarDocument(
      contents.entries.map(\.entry), stamp: LocalDateTime(.epoch), writer: CalendarEntryWriter(clocks))
    let exceptions = String(decoding: written.bytes, as: UTF8.self).split(separator: "\r\n").filter {
      $0.hasPrefix("EXDATE")
    }
    #expect(exceptions == ["EXDATE;TZID=Europe/Kyiv:20261116T090000"])
  }

  @Test func `is the same in a note`() throws {
    let text = """
      ---
      start: 2026-11-02 09:00 [Europe/Kyiv]
      repeat: weekly
      except: [2026-11-09 07:00Z, "2026-11-16 02:00 [America/New_York]", 2026-11-23]
      ---

      """
    let note = Note(Document(Array(text.utf8)), context: ReadingContext(folderType: .event, stem: "it"))
    var reader = NoteEntryReader(zones: CalendarZoneFixtures.zones)
    let entry = reader.entry(of: note.whole, in: note, CalendarIdentifier(uid: "1"))
    #expect(entry?[.except] == ["2026-11-09", "2026-11-16", "2026-11-23"])
  }
}
