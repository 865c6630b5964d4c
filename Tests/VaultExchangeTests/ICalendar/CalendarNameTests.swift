import Testing
import VaultModel

@testable import VaultExchange

/// What a calendar names by words of its own: zones, and entries that have no name at all.
@Suite struct `Names in a calendar` {
  private typealias Fixtures = CalendarSeriesFixtures

  // MARK: Zones

  private static func zone(_ name: String, _ offsets: (String, String), _ days: (String, String)) -> String {
    """
    BEGIN:VTIMEZONE
    TZID:\(name)
    BEGIN:DAYLIGHT
    DTSTART:\(days.0)
    TZOFFSETFROM:\(offsets.0)
    TZOFFSETTO:\(offsets.1)
    RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=\(days.0.hasSuffix("T020000") ? "2SU" : "-1SU")
    END:DAYLIGHT
    BEGIN:STANDARD
    DTSTART:\(days.1)
    TZOFFSETFROM:\(offsets.1)
    TZOFFSETTO:\(offsets.0)
    RRULE:FREQ=YEARLY;BYMONTH=\(days.1.hasSuffix("T020000") ? "11;BYDAY=1SU" : "10;BYDAY=-1SU")
    END:STANDARD
    END:VTIMEZONE

    """
  }

  private static func kyiv(_ name: String) -> String {
    zone(name, ("+0200", "+0300"), ("19700329T030000", "19701025T040000"))
  }

  private static func newYork(_ name: String) -> String {
    zone(name, ("-0500", "-0400"), ("20070311T020000", "20071104T020000"))
  }

  private static func event(_ uid: String, in zone: String) -> String {
    Fixtures.component(["UID:" + uid, "SUMMARY:A", "DTSTART;TZID=\(zone):20261109T090000", "RRULE:FREQ=WEEKLY"])
  }

  private static func line(_ uid: String, _ zone: String) -> String {
    "\(uid) | 2026-11-09 09:00 [\(zone)] | FREQ=WEEKLY"
  }

  @Test(arguments: [
    ("Custom", "Custom"), ("custom", "CUSTOM"), ("\"Custom\"", "Custom"), ("Europe/Nowhere", "Europe/Nowhere"),
    ("(UTC+02:00) Kyiv\\, Vilnius", "\"(UTC+02:00) Kyiv, Vilnius\""),
    ("Customized Time Zone 1", "Customized Time Zone 1"),
  ]) func `of zones count wherever they are explained`(name: String, used: String) {
    let (zone, event) = (Self.kyiv(name), Self.event("a", in: used))
    let known = name == "Europe/Nowhere" ? name : "Europe/Kyiv"
    #expect(Fixtures.lines(Fixtures.calendar([zone, event])) == [Self.line("a", known)])
    #expect(Fixtures.lines(Fixtures.calendar([event, zone])) == [Self.line("a", known)])
  }

  /// Files are put together of calendars that each have their own *Customized Time Zone*.
  @Test func `of zones are those of their own calendar, then of the file`() {
    let text = [
      [Self.event("a", in: "Custom"), Self.newYork("Custom")], [Self.kyiv("Custom"), Self.event("b", in: "Custom")],
      [Self.newYork("Other")], [Self.event("c", in: "Other")],
    ].map { Fixtures.calendar($0) }.joined()
    #expect(
      Fixtures.lines(text) == [
        Self.line("a", "America/New_York"), Self.line("b", "Europe/Kyiv"), Self.line("c", "America/New_York"),
      ])
  }

  /// Where the system has zones, a name of their form alone is none of them.
  @Test(arguments: ["Europe/Nowhere", "Custom", "Mars/Base"])
  func `of zones that nobody explains leave a time without a zone, which is told`(name: String) {
    let rules = Dictionary(
      ["Europe/London", "America/New_York", "Asia/Tokyo"].map { ($0, ZoneRules(offset: 0)) },
      uniquingKeysWith: { first, _ in first })
    let (entry, remarks) = CalendarZoneFixtures.entry(
      "VEVENT", "SUMMARY:A", "DTSTART;TZID=\(name):20261109T090000",
      clocks: CalendarClocks(ZoneTable(home: nil, named: rules)))
    #expect(entry?[.when] == ["2026-11-09 09:00"])
    #expect(
      remarks == [CalendarRemark(.unknownZone, line: 5, component: "VEVENT", property: "DTSTART", title: "A")])
  }

  // MARK: Entries

  private static func nameless(_ title: String, _ lines: String...) -> String {
    Fixtures.component(["SUMMARY:" + title] + lines)
  }

  private static func uids(_ components: String...) -> [String] {
    let text = Fixtures.calendar(components)
    #expect(Fixtures.contents(text).remarks == [])
    return Fixtures.streamed(text).map(\.identifier.text)
  }

  private static let start = "DTSTART;TZID=Europe/Kyiv:20261109T090000"

  @Test func `are made for entries without one, of what stays the same`() {
    let uid = Self.uids(Self.nameless("A", Self.start))
    #expect(uid == Self.uids(Self.nameless("A", Self.start, "DESCRIPTION:other", "LOCATION:there")))
    #expect(uid == Self.uids(Self.nameless("A", "UID:", "DTSTART:20261109T070000Z")))
    #expect(uid.first?.hasSuffix("@vault") == true)
    let others = Self.uids(
      Self.nameless("B", Self.start), Self.nameless("A", "DTSTART:20261109T080000Z"), Self.nameless("A"))
    #expect(Set(others + uid).count == 4)
  }

  @Test func `of occurrences are those of the series that is called the same`() throws {
    let series = Self.nameless("A", Self.start, "RRULE:FREQ=DAILY;COUNT=5")
    let moved = Self.nameless("A", "RECURRENCE-ID:20261110T070000Z", "DTSTART:20261110T090000Z")
    let uid = try #require(Self.uids(series).first)
    for components in [[series, moved], [moved, series]] {
      #expect(
        Fixtures.lines(Fixtures.calendar(components)) == [
          "\(uid) | 2026-11-09 09:00 [Europe/Kyiv] | FREQ=DAILY;COUNT=5 | except 2026-11-10",
          "\(uid)#20261110T090000 | 2026-11-10 09:00Z",
        ])
    }
    let alone = Self.uids(moved)
    #expect(alone.first?.hasSuffix("#20261110T070000Z") == true && alone.first?.hasPrefix(uid) == false)
  }

  @Test func `are not made of nothing`() {
    let contents = Fixtures.contents(Fixtures.calendar([Fixtures.component(["DESCRIPTION:x"])]))
    #expect(contents.entries.isEmpty && contents.remarks.map(\.reason) == [.noIdentifier])
  }

  /// What was given a name keeps it, so that nothing that is changed later makes it another entry.
  @Test func `are written into the file once, and say the same when it is read again`() throws {
    let text = Fixtures.calendar([
      Self.nameless("A", Self.start, "RRULE:FREQ=DAILY;COUNT=5"),
      Self.nameless("A", "UID:", "RECURRENCE-ID:20261110T070000Z", "DTSTART:20261110T090000Z"),
      Self.nameless("C", "RECURRENCE-ID:20261110T070000Z", "DTSTART;TZID=Europe/Kyiv:20261110T110000"),
    ])
    let contents = Fixtures.contents(text)
    var edit = CalendarEdit(
      CalendarFile(parsing: Array(text.utf8)), contents, entries: contents.entries.map(\.entry),
      stamp: LocalDateTime(.epoch), writer: CalendarEntryWriter(Fixtures.clocks))
    for found in contents.entries { edit.identify(found) }
    let written = String(decoding: edit.bytes(), as: UTF8.self)
    let again = Fixtures.contents(written)
    #expect(again.entries.map(\.entry) == contents.entries.map(\.entry))
    #expect(again.entries.allSatisfy { !$0.isNameless })
    // Nothing else is changed.
    func others(_ text: String) -> [Substring] { text.split(separator: "\n").filter { !$0.hasPrefix("UID:") } }
    #expect(others(written) == others(text))
  }
}
