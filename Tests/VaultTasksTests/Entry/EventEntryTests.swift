import Testing
import VaultModel

@testable import VaultTasks

/// What the words of a new event say; now is Friday, 20 November 2026, 09:00.
@Suite struct `The words of an event` {
  /// A text, how it is called, and when it is; nil: nothing says when.
  typealias Row = (text: String, title: String, start: String?, end: String?)

  static let rows: [Row] = [
    ("Lunch with Bob tomorrow 12:00", "Lunch with Bob", "2026-11-21 12:00", "2026-11-21 13:00"),
    ("Обід із Богданом завтра о 12", "Обід із Богданом", "2026-11-21 12:00", "2026-11-21 13:00"),
    // An end, or a length, that is said.
    ("Concert on 12 Dec 18:00-20:30", "Concert", "2026-12-12 18:00", "2026-12-12 20:30"),
    ("Concert tomorrow at 18:00 for 90 min", "Concert", "2026-11-21 18:00", "2026-11-21 19:30"),
    ("Concert tomorrow 18:00 2h", "Concert", "2026-11-21 18:00", "2026-11-21 20:00"),
    ("Night train tomorrow 23:30", "Night train", "2026-11-21 23:30", "2026-11-22 00:30"),
    // Without a time all day.
    ("Fair tomorrow", "Fair", "2026-11-21", "2026-11-21"),
    ("Fair 1-3 Dec", "Fair", "2026-12-01", "2026-12-03"),
    ("Свято 20 грудня", "Свято", "2026-12-20", "2026-12-20"),
    // A length of hours does not fit a day, and stays text.
    ("Walk tomorrow 90 min", "Walk 90 min", "2026-11-21", "2026-11-21"),
    // A time without a day is the next time it is that late; a rule begins with its first day.
    ("Call 15:00", "Call", "2026-11-20 15:00", "2026-11-20 16:00"),
    ("Call at 8:00", "Call", "2026-11-21 08:00", "2026-11-21 09:00"),
    ("Choir every wed 17:30-18:30", "Choir", "2026-11-25 17:30", "2026-11-25 18:30"),
    ("Choir every wed", "Choir", "2026-11-25", "2026-11-25"),
    // Tags at the end are no part of what it is called; what an event has no key for is.
    ("Lunch tomorrow 12:00 #friends #food", "Lunch", "2026-11-21 12:00", "2026-11-21 13:00"),
    ("Lunch with #friends and Bob tomorrow", "Lunch with #friends and Bob", "2026-11-21", "2026-11-21"),
    ("Lunch tomorrow !high list:home", "Lunch !high list:home", "2026-11-21", "2026-11-21"),
    // What says no date, or is not understood.
    ("Lunch", "Lunch", nil, nil), ("Lunch 2h", "Lunch", nil, nil), ("May report", "May report", nil, nil),
    ("Lunch tomorow 12:00", "Lunch tomorow 12:00", nil, nil), ("", "", nil, nil),
  ]

  @Test(arguments: rows) func `say when it is`(row: Row) throws {
    let now = try #require(LocalDateTime("2026-11-20 09:00"))
    let entry = QuickEntry(event: row.text, now: now)
    #expect(entry.noteTitle == row.title)
    #expect(entry.block?.start.text == row.start && entry.block?.end?.text == row.end)
    #expect(entry.block == nil || entry.due == nil && entry.duration == nil && entry.scheduled == nil)
  }

  @Test func `are text where the date is said otherwise`() throws {
    let now = try #require(LocalDateTime("2026-11-20 09:00"))
    let start = try #require(LocalDateTime("9999-12-31 23:30"))
    let meeting = QuickEntry(event: "Review of tomorrow 12:00 #work", at: .time(now), now: now)
    #expect(meeting.noteTitle == "Review of tomorrow 12:00" && meeting.tags == ["work"])
    #expect(meeting.block == .init(start: .time(now), end: .time(try #require(LocalDateTime("2026-11-20 10:00")))))
    // The calendar has no later end.
    #expect(QuickEntry(event: "End", at: .time(start), now: now).block?.end == .time(start))
  }
}
