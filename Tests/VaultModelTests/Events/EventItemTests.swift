import Testing
import VaultModel
import VaultSyntax

@Suite struct EventItemTests {
  private func event(_ frontMatter: String) -> EventItem {
    let note = read("---\n\(frontMatter)---\nNotes.\n", as: .event, stem: "choir")
    #expect(note.findings == [])
    return note.event(of: note.whole)
  }

  @Test("an event with times")
  func times() {
    let event = event(
      "start: 2026-09-02 17:30\nend: 2026-09-02 18:30\nrepeat: every week on wed\nlocation: music school\nremind: [45m]\n"
        + "url: https://example.org\nattachments: [notes.pdf]\ntags: [music]\n")
    #expect(event.title == "choir")
    #expect(event.start?.text == "2026-09-02 17:30")
    #expect(event.end?.text == "2026-09-02 18:30")
    #expect(!event.isAllDay)
    #expect(event.repetition?.rule == "every week on wed")
    #expect(event.reminders == [.before(TimeSpan(seconds: 45 * 60))])
    #expect(event.location == "music school")
    #expect(event.url == "https://example.org")
    #expect(event.attachments == ["notes.pdf"])
    #expect(event.tags == ["music"])
  }

  @Test("an event with dates lasts whole days, the last one included")
  func allDay() {
    let event = event("start: 2026-11-22\nend: 2026-11-25\n")
    #expect(event.isAllDay)
    #expect(event.end == LocalDate(year: 2026, month: 11, day: 25).map { .day($0) })
  }

  @Test("an event over midnight ends on its own day")
  func midnight() { #expect(event("start: 2026-12-31 21:00\nend: 2027-01-01 01:30\n").end?.date.year == 2027) }

  @Test(
    "an event without a start is one error",
    arguments: [
      ("", ["event-without-start: "]), ("---\nstart:\nend:\n---\n", ["event-without-start: "]),
      ("---\ntags: [a]\nend: 2026-11-21\n---\n", ["event-without-start: "]),
      ("---\nstart: soon\n---\n", ["value-not-moment: soon"]), ("---\nstart: 2026-11-21\n---\n", []),
    ])
  func withoutStart(text: String, expected: [String]) { #expect(read(text, as: .event).findings == expected) }

  @Test("an event that ends before it starts is a diagnostic at the end")
  func order() {
    #expect(
      read("---\nstart: 2026-11-22\nend: 2026-11-21\n---\n", as: .event).findings == ["end-before-start: 2026-11-21"])
  }
}
