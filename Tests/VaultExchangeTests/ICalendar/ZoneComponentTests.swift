import Testing
import VaultModel
import VaultTestSupport

@testable import VaultExchange

/// RFC 5545 section 3.6.5, for zones by their rules in POSIX form.
@Suite struct `The time zone of a calendar` {
  private func text(_ rule: String, from year: Int) throws -> String {
    let rules = try #require(ZoneRules(posixRule: rule))
    let component = ZoneComponent.component(named: "Here", rules, from: year)
    return String(decoding: ContentLineWriter.bytes(of: component), as: UTF8.self)
      .split(separator: "\r\n").joined(separator: "\n")
  }

  @Test func `has a rule for each change that comes every year`() throws {
    #expect(
      try text("EET-2EEST,M3.5.0/3,M10.5.0/4", from: 2026) == """
        BEGIN:VTIMEZONE
        TZID:Here
        BEGIN:STANDARD
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0200
        DTSTART:20260101T000000
        END:STANDARD
        BEGIN:DAYLIGHT
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0300
        DTSTART:20260329T030000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
        END:DAYLIGHT
        BEGIN:STANDARD
        TZOFFSETFROM:+0300
        TZOFFSETTO:+0200
        DTSTART:20261025T040000
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
        END:STANDARD
        END:VTIMEZONE
        """)
  }

  @Test func `counts weekdays from the beginning of the month`() throws {
    let text = try text("EST5EDT,M3.2.0,M11.1.0", from: 2026)
    #expect(text.contains("DTSTART:20260308T020000\nRRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3"))
    #expect(text.contains("DTSTART:20261101T020000\nRRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11"))
  }

  @Test func `has one offset where the clocks are never changed`() throws {
    #expect(
      try text("<+0545>-5:45", from: 2026) == """
        BEGIN:VTIMEZONE
        TZID:Here
        BEGIN:STANDARD
        TZOFFSETFROM:+0545
        TZOFFSETTO:+0545
        DTSTART:20260101T000000
        END:STANDARD
        END:VTIMEZONE
        """)
  }

  /// The American rule: before 2007 summer time began three weeks later, and ended a week earlier.
  private static let american: ZoneRules? = {
    var changes: [(Int64, UInt8)] = []
    for year in 2000...2006 {
      // The first Sunday of April and the last of October, at two on the clock.
      for (month, isSummer) in [(4, true), (10, false)] {
        let days = (1...31).compactMap { LocalDate(year: year, month: month, day: $0) }.filter { $0.weekday == .sunday }
        guard let day = isSummer ? days.first : days.last else { continue }
        changes.append((Int64(day.daysSinceEpoch) * 86_400 + (isSummer ? 7 : 6) * 3600, isSummer ? 1 : 0))
      }
    }
    // 11 March and 4 November 2007, from when on the rule of today holds.
    changes += [(1_173_596_400, 1), (1_194_156_000, 0)]
    let file = ZoneFile(types: [-18_000, -14_400], transitions: changes, footer: "EST5EDT,M3.2.0,M11.1.0")
    return try? ZoneRules(file.bytes(version: UInt8(ascii: "2")))
  }()

  @Test func `ends the rules that hold no more, and begins those that followed`() throws {
    let rules = try #require(Self.american)
    let component = ZoneComponent.component(named: "Here", rules, from: 2003)
    let observances = component.components.map { observance in
      (["DTSTART", "RRULE"].compactMap { observance[$0]?.value }).joined(separator: " ")
    }
    #expect(
      observances == [
        "20030101T000000",
        // 2:00 of standard time is 7:00 in UTC, 2:00 of summer time is 6:00.
        "20030406T020000 FREQ=YEARLY;UNTIL=20060402T070000Z;BYDAY=1SU;BYMONTH=4",
        "20031026T020000 FREQ=YEARLY;UNTIL=20061029T060000Z;BYDAY=-1SU;BYMONTH=10",
        "20070311T020000 FREQ=YEARLY;BYDAY=2SU;BYMONTH=3", "20071104T020000 FREQ=YEARLY;BYDAY=1SU;BYMONTH=11",
      ])
  }

  /// The clocks stood still in summer time until 27 March 2011 at two, and have not been changed since 2014.
  @Test func `lists changes that keep to no rule`() throws {
    let changes: [(Int64, UInt8)] = [(1_301_180_400, 1), (1_414_274_400, 0)]
    let file = ZoneFile(types: [10_800, 14_400], transitions: changes, footer: "MSK-3")
    let rules = try ZoneRules(file.bytes(version: UInt8(ascii: "2")))
    let component = ZoneComponent.component(named: "Here", rules, from: 2010)
    let text = component.components.map { $0.lines.map(\.value).joined(separator: " ") }
    #expect(
      text == ["+0300 +0300 20100101T000000", "+0300 +0400 20110327T020000", "+0400 +0300 20141026T020000"])
  }

  @Test func `lists in one place what is changed on other days every year`() throws {
    // From 2025 on back on 23 February, 15 February and 7 February, and put forward on 6 April, 22 March and 14 March,
    // at two in UTC.
    let days = ["2025-02-23", "2025-04-06", "2026-02-15", "2026-03-22", "2027-02-07", "2027-03-14"]
    let changes = days.enumerated().map { number, day in
      (Int64(LocalDate(day)?.daysSinceEpoch ?? 0) * 86_400 + 7200, UInt8(number % 2 == 0 ? 1 : 0))
    }
    let file = ZoneFile(types: [3600, 0], transitions: changes, footer: "<+01>-1")
    let rules = try ZoneRules(file.bytes(version: UInt8(ascii: "2")))
    let component = ZoneComponent.component(named: "Here", rules, from: 2025)
    let text = component.components.map { $0.lines.map(\.value).joined(separator: " ") }
    #expect(
      text == [
        "+0100 +0100 20250101T000000", "+0100 +0000 20250223T030000 20260215T030000,20270207T030000",
        "+0000 +0100 20250406T020000 20260322T020000,20270314T020000",
      ])
  }

  /// Whatever the year, the component says what the rules say.
  @Test(
    arguments: [1996, 2003, 2007, 2026, 2040, 2090], ["EET-2EEST,M3.5.0/3,M10.5.0/4", "EST5EDT,M3.2.0,M11.1.0", ""])
  func `reads as the changes of its rules`(year: Int, rule: String) throws {
    let rules = try #require(rule.isEmpty ? Self.american : ZoneRules(posixRule: rule))
    let component = ZoneComponent.component(named: "Here", rules, from: year)
    let changes = try #require(ZoneChanges(component, around: 2026))
    let start = try #require(LocalDate(year: year, month: 1, day: 2)).daysSinceEpoch
    let end = try #require(LocalDate(year: 2046, month: 1, day: 1)).daysSinceEpoch
    for day in stride(from: start, to: end, by: 3) {
      let instant = Int64(day) * 86_400 + 3 * 3600
      #expect(
        changes.offset(at: instant) == rules.offset(at: instant),
        "\(LocalDateTime(secondsSinceEpoch: instant)?.text ?? "")")
    }
  }

  @Test func `begins before the first time that names it`() throws {
    let entries = [
      ("2019-07-01 10:00 [Here/There]", "1"), ("2026-07-01 10:00 [Here/There]", "2"), ("2027-01-01 10:00 [A/B]", "3"),
    ].map { CalendarEntry(.event, CalendarIdentifier(uid: $0.1), [.when: [$0.0]]) }
    var asked: [String] = []
    _ = CalendarDocument(entries, stamp: LocalDateTime(.epoch)) { name, year in
      asked.append("\(name) \(year)")
      return nil
    }
    #expect(asked == ["A/B 2027", "Here/There 2019"])
  }
}
