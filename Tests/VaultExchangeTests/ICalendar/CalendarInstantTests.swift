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

/// RFC 5545 section 3.3.10 wants `UNTIL` of the type of the start, and in UTC where that has a zone; programs write others.
@Suite struct `The end of a rule of another type than its start` {
  struct Row: Sendable, CustomTestStringConvertible {
    let start: String
    let until: String
    /// In the type of the start.
    let same: String
    /// In a note; nil: the rule as it is.
    let words: String?
    /// The last day on which it takes place.
    let last: String

    var testDescription: String { start + " " + until }
  }

  static let rows: [Row] = [
    // The day itself belongs to the rule, until its end on the clock of the start.
    Row(
      start: ";TZID=Europe/Kyiv:20261007T090000", until: "20261104", same: "20261104T215959Z",
      words: "weekly until 2026-11-04", last: "2026-11-04"),
    // The last day of summer time is 25 hours long, and ends in winter time.
    Row(
      start: ";TZID=Europe/Kyiv:20261004T090000", until: "20261025", same: "20261025T215959Z",
      words: "weekly until 2026-10-25", last: "2026-10-25"),
    Row(
      start: ";TZID=Europe/Kyiv:20261007T090000", until: "20261104T090000", same: "20261104T070000Z", words: nil,
      last: "2026-11-04"),
    Row(
      start: ";TZID=Europe/Kyiv:20261007T090000", until: "20261104T085959", same: "20261104T065959Z", words: nil,
      last: "2026-10-28"),
    Row(
      start: ";TZID=Europe/Kyiv:20261007T090000", until: "20261104T215959Z", same: "20261104T215959Z",
      words: "weekly until 2026-11-04", last: "2026-11-04"),
    Row(
      start: ";TZID=America/New_York:20261007T210000", until: "20261104", same: "20261105T045959Z",
      words: "weekly until 2026-11-04", last: "2026-11-04"),
    Row(
      start: ";TZID=Australia/Lord_Howe:20261007T060000", until: "20261104", same: "20261104T125959Z",
      words: "weekly until 2026-11-04", last: "2026-11-04"),
    Row(
      start: ";TZID=Asia/Kolkata:20261007T230000", until: "20261104", same: "20261104T182959Z",
      words: "weekly until 2026-11-04", last: "2026-11-04"),
    Row(
      start: ":20261007T090000Z", until: "20261104", same: "20261104T235959Z", words: "weekly until 2026-11-04",
      last: "2026-11-04"),
    Row(
      start: ":20261007T090000Z", until: "20261104T090000", same: "20261104T090000Z", words: nil, last: "2026-11-04"),
    Row(
      start: ":20261007T090000", until: "20261104", same: "20261104T235959", words: "weekly until 2026-11-04",
      last: "2026-11-04"),
    Row(
      start: ";VALUE=DATE:20261007", until: "20261104T120000", same: "20261104", words: "weekly until 2026-11-04",
      last: "2026-11-04"),
    Row(
      start: ";VALUE=DATE:20261007", until: "20261104T235959Z", same: "20261104", words: "weekly until 2026-11-04",
      last: "2026-11-04"),
    // Of a zone without rules nobody can tell the instant: the day stays.
    Row(
      start: ";TZID=Europe/Nowhere:20261007T090000", until: "20261104", same: "20261104",
      words: "weekly until 2026-11-04", last: "2026-11-04"),
  ]

  @Test(arguments: rows) func `is the same in the start's type, and in a note`(row: Row) throws {
    let clocks = CalendarZoneFixtures.clocks
    let (read, remarks) = CalendarZoneFixtures.entry(
      "VEVENT", "DTSTART" + row.start, "RRULE:FREQ=WEEKLY;UNTIL=" + row.until)
    let entry = try #require(read)
    let rule = "FREQ=WEEKLY;UNTIL=" + row.same
    #expect(entry[.recurrence] == [rule] && remarks == [])
    let text = RepetitionText.noteText(of: rule, start: entry.start, clocks)
    #expect(text == row.words ?? rule)
    // The text of the note takes place on the same days, and means the same to the calendar.
    let start = try #require(entry.start)
    let repetition = Repetition(rule: text)
    let schedule = try Schedule(
      repetition, start: start, weekStart: .monday, exceptions: [], zones: CalendarZoneFixtures.zones)
    #expect(schedule.occurrences.map(\.date.text).last == row.last)
    guard clocks.knows(start) else { return }
    let context = RepetitionContext(zones: CalendarZoneFixtures.zones)
    let again = RepetitionText.rule(of: repetition, start: start, in: context)
    #expect(again?.rule?.text == rule)
  }
}
