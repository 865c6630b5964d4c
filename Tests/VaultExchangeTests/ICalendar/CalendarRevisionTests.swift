import Testing
import VaultModel

@testable import VaultExchange

/// Of entries with one identifier the newest counts, and the others are named (RFC 5546 section 2.1.5).
@Suite struct `Entries of one name in a calendar` {
  private typealias Fixtures = CalendarSeriesFixtures

  private static func event(_ title: String, _ more: String...) -> String {
    Fixtures.component(["UID:a", "SUMMARY:" + title, "DTSTART:20261120T100000"] + more)
  }

  /// Two entries, of which the first one counts or the second one.
  static let rows: [(first: [String], second: [String], counts: String)] = [
    ([], [], "B"),
    (["SEQUENCE:5"], ["SEQUENCE:2"], "A"),
    (["SEQUENCE:2"], ["SEQUENCE:5"], "B"),
    (["SEQUENCE:1"], [], "A"),
    (["SEQUENCE:x"], [], "B"),
    (["LAST-MODIFIED:20260201T000000Z"], ["LAST-MODIFIED:20260101T000000Z"], "A"),
    (["DTSTAMP:20260201T000000Z"], ["DTSTAMP:20260101T000000Z"], "A"),
    (["LAST-MODIFIED:20260201T000000Z"], ["SEQUENCE:1", "LAST-MODIFIED:20260101T000000Z"], "B"),
    (["SEQUENCE:99999999999999999999"], ["SEQUENCE:1"], "B"),
    (["SEQUENCE:16777216"], ["SEQUENCE:1"], "A"),
  ]

  @Test(arguments: rows.indices) func `count by sequence, then by their last change, then by place`(row: Int) {
    let (first, second, counting) = Self.rows[row]
    let lines = ["UID:a", "DTSTART:20261120T100000"]
    let text = Fixtures.calendar([
      Fixtures.component(lines + ["SUMMARY:A"] + first), Fixtures.component(lines + ["SUMMARY:B"] + second),
    ])
    #expect(Fixtures.streamed(text).map(\.title) == [counting])
    let contents = Fixtures.contents(text)
    #expect(contents.entries.map(\.entry.title) == [counting])
    let other = counting == "A" ? "B" : "A"
    #expect(
      contents.remarks.map { [$0.reason.rawValue, $0.component, $0.property, $0.title] } == [
        ["same-uid", "VEVENT", "UID", other]
      ])
  }

  /// What an import tells of them, in the reading that makes notes.
  private func told(_ texts: [String]) -> [[String]] {
    let sources = texts.map { parts(of: Array($0.utf8)) }
    var survey = CalendarSurvey(Fixtures.clocks)
    for source in sources {
      survey.beginSource()
      for part in source { survey.add(part) { _ in } }
    }
    survey.finish()
    let told = sources.enumerated().map { number, source in
      var entries = CalendarEntries(of: number, survey)
      var titles: [String] = []
      for part in source { _ = entries.entry(of: part) { titles.append($0.property + " " + $0.title) } }
      return titles
    }
    #expect(survey.hasSuperseded == !told.joined().isEmpty)
    return told
  }

  @Test func `are told where another one of their calendar counts, and not of another calendar's`() {
    let twice = Fixtures.calendar([Self.event("A"), Self.event("B"), Self.event("C", "SEQUENCE:1"), Self.event("D")])
    let once = Fixtures.calendar([Self.event("E")])
    #expect(told([once]) == [[]])
    #expect(told([once, once]) == [[], []])
    #expect(told([twice]) == [["UID A", "UID B", "UID D"]])
    #expect(told([twice, once]) == [["UID A", "UID B", "UID D"], []])
    #expect(told([once, twice]) == [[], ["UID A", "UID B", "UID C"]])
  }

  @Test func `are occurrences too, whatever zone names them`() {
    let series = Fixtures.component([
      "UID:s", "SUMMARY:S", "DTSTART;TZID=Europe/Kyiv:20261109T090000", "RRULE:FREQ=DAILY",
    ])
    func moved(_ title: String, _ name: String, _ sequence: Int) -> String {
      Fixtures.component([
        "UID:s", "SUMMARY:" + title, "RECURRENCE-ID" + name, "DTSTART:20261110T120000Z", "SEQUENCE:\(sequence)",
      ])
    }
    let text = Fixtures.calendar([
      moved("A", ":20261110T070000Z", 10), series, moved("B", ";TZID=Europe/Kyiv:20261110T090000", 1),
    ])
    #expect(Fixtures.streamed(text).map(\.title) == ["A", "S"])
    #expect(Set(Fixtures.contents(text).entries.map(\.entry.title)) == ["A", "S"])
    #expect(told([text]) == [["RECURRENCE-ID B"]])
  }

  @Test func `are an event and a task too`() {
    let task = "BEGIN:VTODO\nUID:a\nSUMMARY:T\nEND:VTODO\n"
    #expect(told([Fixtures.calendar([Self.event("A"), task])]) == [["UID A"]])
  }
}
