import VaultModel

@testable import VaultExchange

/// Zones by their rules in POSIX form, as the tz database has them for the years of the tests.
enum CalendarZoneFixtures {
  static let rules: [String: ZoneRules] = [
    "Europe/Kyiv": "EET-2EEST,M3.5.0/3,M10.5.0/4", "America/New_York": "EST5EDT,M3.2.0,M11.1.0",
    // Half an hour of summer time.
    "Australia/Lord_Howe": "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "Asia/Kolkata": "IST-5:30",
  ].compactMapValues { ZoneRules(posixRule: $0) }

  static let zones = ZoneTable(home: rules["Europe/Kyiv"], named: rules)
  static let clocks = CalendarClocks(zones)

  /// The one entry of a component of some lines, and what was remarked of it.
  static func entry(
    _ name: String, _ lines: String..., clocks: CalendarClocks = clocks
  ) -> (entry: CalendarEntry?, remarks: [CalendarRemark]) {
    let text = ["BEGIN:VCALENDAR", "BEGIN:\(name)", "UID:1"] + lines + ["END:\(name)", "END:VCALENDAR"]
    var contents = CalendarContents(clocks)
    for part in parts(of: Array((text.joined(separator: "\n") + "\n").utf8)) { contents.add(part) }
    contents.finish()
    return (contents.entries.first?.entry, contents.remarks)
  }

  /// The lines of a component that an entry is written as, each unfolded.
  static func lines(of entry: CalendarEntry, clocks: CalendarClocks = clocks) -> [String] {
    let component = CalendarEntryWriter(clocks).component(of: entry, stamp: LocalDateTime(.epoch))
    return (component.lines + component.components.flatMap(\.lines)).map { line in
      String(decoding: ContentLineWriter.bytes(of: line, lineEnd: []), as: UTF8.self)
    }
  }
}
