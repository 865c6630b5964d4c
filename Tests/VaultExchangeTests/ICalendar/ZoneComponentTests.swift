import Testing
import VaultModel

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
}
