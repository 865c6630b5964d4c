import Testing
import VaultModel

@testable import VaultExchange

/// Calendars in forms that programs write and RFC 5545 does not foresee: read as they are meant, or named.
@Suite struct `A calendar of another form` {
  private typealias Fixtures = CalendarSeriesFixtures

  // MARK: The calendar

  @Test func `that calls off has cancelled entries alone`() {
    func statuses(_ head: String) -> [String?] {
      let event = Fixtures.component(["UID:a", "SUMMARY:A", "DTSTART:20261120T100000"])
      let sure = Fixtures.component(["UID:b", "SUMMARY:B", "DTSTART:20261120T100000", "STATUS:TENTATIVE"])
      let task = "BEGIN:VTODO\nUID:c\nSUMMARY:C\nEND:VTODO\n"
      let text = "BEGIN:VCALENDAR\n" + head + event + sure + task + "END:VCALENDAR\n"
      return Fixtures.streamed(text).map { $0.text(.status) }
    }
    #expect(statuses("METHOD:CANCEL\n") == ["cancelled", "tentative", "cancelled"])
    #expect(statuses("METHOD:cancel\n") == ["cancelled", "tentative", "cancelled"])
    #expect(statuses("METHOD:PUBLISH\n") == [nil, "tentative", nil])
    #expect(statuses("METHOD:CANCEL\nEND:VCALENDAR\nBEGIN:VCALENDAR\n") == [nil, "tentative", nil])
  }

  @Test(arguments: [
    ("METHOD:COUNTER", true), ("METHOD:REPLY", true), ("METHOD:REQUEST", false), ("METHOD:publish", false),
    ("CALSCALE:HEBREW", true), ("CALSCALE:gregorian", false), ("X-WR-CALNAME:A", false), ("X-OTHER:A", true),
  ]) func `is told where it means something else than its entries say`(line: String, isTold: Bool) throws {
    let property = try ContentLine(parsing: Array(line.utf8))
    #expect((CalendarContents.remark(of: property) != nil) == isTold)
  }

  @Test(arguments: ["\r", "\r\r\n", "\n", "\r\n"], [1, 2, 3, Int.max])
  func `may end its lines in other ways`(end: String, length: Int) throws {
    let text = "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nSUMMARY:Long \n er\nEND:VEVENT\nEND:VCALENDAR\n"
    let all = parts(of: Array(text.replacing("\n", with: end).utf8), piecesOf: length)
    #expect(all.faults.isEmpty)
    let component = try #require(all.components.first)
    #expect(all.components.count == 1)
    #expect(component.lines.map { $0.name + ":" + $0.value } == ["UID:a", "SUMMARY:Long er"])
    #expect(component.lines.map(\.number) == [3, 4])
  }

  /// Programs that write `\n` for a line break may leave the CR before it.
  @Test func `keeps a CR inside of a line`() throws {
    let text = "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDESCRIPTION:x\r\\ny\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    let all = parts(of: Array(text.utf8))
    #expect(all.faults.isEmpty && all.components.first?["DESCRIPTION"]?.value == "x\r\\ny")
  }

  // MARK: Values

  @Test(arguments: [
    ("FREQ=DAILY;COUNT=3;", "FREQ=DAILY;COUNT=3"), (";FREQ=DAILY;;COUNT=3", "FREQ=DAILY;COUNT=3"),
    ("FREQ=WEEKLY;BYDAY=MO, FR", "FREQ=WEEKLY;BYDAY=MO,FR"),
  ]) func `has rules with parts that say nothing`(rule: String, meant: String) throws {
    let lines = ["UID:a", "SUMMARY:A", "DTSTART:20261120T100000"]
    let texts = [rule, meant].map { Fixtures.calendar([Fixtures.component(lines + ["RRULE:" + $0])]) }
    let read = Fixtures.lines(texts[0])
    #expect(read == Fixtures.lines(texts[1]) && read.first?.contains("FREQ=") == true)
  }

  @Test(arguments: ["FREQ=DAILY;COUNT=0", "FREQ=DAILY;INTERVAL=0", "", ";", "COUNT=3", "FREQ=WEEKLY;BYDAY=1MO"])
  func `is told of rules that say nothing at all`(rule: String) {
    let read = CalendarZoneFixtures.entry("VEVENT", "DTSTART:20261120T100000", "RRULE:" + rule)
    #expect(read.entry?[.recurrence] == [])
    #expect(
      read.remarks.map { [$0.reason.rawValue, $0.component, $0.property] } == [["bad-value", "VEVENT", "RRULE"]])
  }

  @Test func `names zones in small letters, and by names without an area`() {
    let known = CalendarZones(Fixtures.clocks)
    #expect(known.zone(of: "europe/kyiv") == .named("Europe/Kyiv"))
    #expect(known.zone(of: "AMERICA/NEW_YORK") == .named("America/New_York"))
    let all = CalendarZones()
    for name in ["EST5EDT", "CET", "Japan", "W-SU"] { #expect(all.zone(of: name) == .named(name)) }
    #expect(all.zone(of: "israel") == .named("Israel"))
    #expect(all.zone(of: "Customized Time Zone") == nil && all.zone(of: "GMT+2") == nil)
  }

  // MARK: Entries

  @Test func `has occurrences without a start, which are at the time that names them`() {
    let series = Fixtures.component([
      "UID:s", "SUMMARY:S", "DTSTART;TZID=Europe/Kyiv:20261109T090000", "RRULE:FREQ=DAILY",
    ])
    let other = Fixtures.component(["UID:s", "SUMMARY:New", "RECURRENCE-ID;TZID=Europe/Kyiv:20261110T090000"])
    #expect(
      Fixtures.lines(Fixtures.calendar([series, other])) == [
        "s | 2026-11-09 09:00 [Europe/Kyiv] | FREQ=DAILY | except 2026-11-10",
        "s#20261110T090000 | 2026-11-10 09:00 [Europe/Kyiv]",
      ])
  }

  @Test func `is told of events without a start`() {
    func told(_ component: String) -> [[String]] {
      var survey = CalendarSurvey(Fixtures.clocks)
      survey.beginSource()
      var told: [[String]] = []
      for part in parts(of: Array(Fixtures.calendar([component]).utf8)) {
        survey.add(part) { notice in
          if case .remark(let remark) = notice { told.append([remark.reason.rawValue, remark.property, remark.title]) }
        }
      }
      return told
    }
    #expect(told(Fixtures.component(["UID:a", "SUMMARY:A"])) == [["no-time", "DTSTART", "A"]])
    #expect(told(Fixtures.component(["UID:a", "SUMMARY:A", "DTSTART:x"])) == [["bad-value", "DTSTART", "A"]])
    #expect(told("BEGIN:VTODO\nUID:a\nSUMMARY:A\nEND:VTODO\n").isEmpty)
  }

  @Test(arguments: ["a", "a#20261120", "a#20261120T100000Z", "a#20261120#", "a#20261120##", "a#", "#20261120", "a#b#"])
  func `has identifiers that end like the name of an occurrence`(uid: String) {
    for identifier in [CalendarIdentifier(uid: uid), CalendarIdentifier(uid: uid, occurrence: "20261121")] {
      #expect(CalendarIdentifier(text: identifier.text) == identifier)
    }
    #expect(CalendarIdentifier(text: "a#20261120").occurrence == "20261120")
  }
}
