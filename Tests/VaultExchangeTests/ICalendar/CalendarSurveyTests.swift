import Testing
import VaultModel

@testable import VaultExchange

/// What two readings of calendars make of them, the first of which only finds out what counts.
@Suite struct `A survey of calendars` {
  private func parts(_ text: String) -> [CalendarReader.Part] {
    var parts: [CalendarReader.Part] = []
    var reader = CalendarReader()
    reader.read(Array(text.utf8)[...]) { parts.append($0) }
    reader.finish { parts.append($0) }
    return parts
  }

  private func event(_ uid: String, _ title: String, _ more: String = "") -> String {
    "BEGIN:VEVENT\nUID:\(uid)\nSUMMARY:\(title)\nDTSTART:20261120T100000\n\(more)END:VEVENT\n"
  }

  /// The titles of the entries that count, source by source, and the exceptions behind them.
  private func read(_ calendars: [String]) -> [[String]] {
    let sources = calendars.map { parts("BEGIN:VCALENDAR\n\($0)END:VCALENDAR\n") }
    var survey = CalendarSurvey()
    for source in sources {
      survey.beginSource()
      for part in source { survey.add(part) { _ in } }
    }
    survey.finish()
    let read = sources.enumerated().map { number, source in
      var entries = CalendarEntries(of: number, survey)
      return source.compactMap { entries.entry(of: $0) }
    }
    #expect(read.joined().count == survey.keys.count)
    #expect(read.joined().allSatisfy { survey.contains($0.identifier.key) })
    return read.map { entries in entries.map { ([$0.title] + $0[.except]).joined(separator: " ") } }
  }

  @Test func `keeps the last of a calendar's entries with one identifier, and of several calendars the first's`() {
    let first = event("a", "A1") + event("b", "B") + event("a", "A2")
    #expect(read([first, event("a", "A3") + event("c", "C") + event("c", "C2")]) == [["B", "A2"], ["C2"]])
  }

  @Test func `makes occurrences exceptions of their series, whichever comes first, also in another calendar`() {
    let early = event("s", "Early", "RECURRENCE-ID:20261121T100000\n")
    let called = event("s", "Off", "RECURRENCE-ID:20261122T100000Z\nSTATUS:CANCELLED\n")
    let series = event("s", "S", "RRULE:FREQ=DAILY\nEXDATE:20261125T100000\n")
    let day = event("s", "Day", "RECURRENCE-ID;VALUE=DATE:20261123\n")
    let dates = "2026-11-21 2026-11-22 10:00Z 2026-11-23 2026-11-25"
    #expect(read([early + called + series + day]) == [["Early", "S " + dates, "Day"]])
    #expect(read([early + called, series + day]) == [["Early"], ["S " + dates, "Day"]])
  }

  @Test func `says what entries refer to`() {
    var survey = CalendarSurvey()
    survey.beginSource()
    for part in parts("BEGIN:VCALENDAR\n" + event("a", "A", "RELATED-TO:b\nRELATED-TO;RELTYPE=DEPENDS-ON:c\n")) {
      survey.add(part) { _ in }
    }
    survey.finish()
    #expect(survey.hasReferences)
    #expect(["a", "b", "c"].map(survey.isReferenced) == [false, true, true])
  }

  @Test(arguments: ["00010101", "20261120", "99991231T235959Z", "20261120T000000", "20261120T235959"])
  func `keeps the moment of an occurrence in eight bytes`(text: String) throws {
    let packed = try #require(PackedMoment(text))
    #expect(MemoryLayout<PackedMoment>.size == 8)
    #expect(packed.moment == CalendarMoment.moment(text))
  }

  /// What has no end must not swallow what follows it.
  @Test func `reads on behind a component without an end`() {
    let open = "BEGIN:VEVENT\nUID:open\nBEGIN:VALARM\nTRIGGER:-PT5M\n"
    #expect(read([event("a", "A") + open + event("b", "B") + open + open + event("c", "C")]) == [["A", "B", "C"]])
  }

  @Test(
    arguments: [
      "ATTACH:https://example.org/#\n", "RELATED-TO;RELTYPE=DEPENDS-ON:#\n", "EXDATE:2026112#\n", "CATEGORIES:#\n",
      "BEGIN:VALARM\nACTION:DISPLAY\nTRIGGER:-PT#M\nEND:VALARM\n",
    ])
  func `counts one entry, however many properties of one kind it has`(line: String) {
    let lines = (0..<5000).map { line.replacing("#", with: String($0)) }
    #expect(read([event("a", "A", lines.joined())]).first?.count == 1)
  }
}
