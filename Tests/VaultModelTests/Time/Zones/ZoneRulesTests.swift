import Testing
import VaultModel

/// The zones of these tests are files put together by hand (`ZoneFile`), with the rules that the tz database 2025b states
/// for them; expected instants are worked out from those rules.
@Suite struct `The clocks of a time zone` {
  @Test(arguments: [
    // Kyiv: EET is two hours ahead; the clocks go from 03:00 to 04:00 on 29 March 2026 at 01:00 UTC.
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-03-29 00:59:59", 7200),
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-03-29 01:00", 10800),
    // …and from 04:00 back to 03:00 on 25 October at 01:00 UTC.
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-10-25 00:59:59", 10800),
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-10-25 01:00", 7200),
    // Auckland: summer time ends on 5 April 2026 at 14:00 UTC the day before, begins on 27 September at 14:00 UTC of the 26th.
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-04-04 13:59:59", 46800),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-04-04 14:00", 43200),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-09-26 13:59:59", 43200),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-09-26 14:00", 46800),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-12-31 23:59", 46800),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2027-01-01 00:00", 46800),
    // Santiago: at 24:00 of the first Saturday of September, which is 6 September 2026 at 04:00 UTC.
    ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-09-06 03:59:59", -14400),
    ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-09-06 04:00", -10800),
    ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-04-05 02:59:59", -10800),
    ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-04-05 03:00", -14400),
    // Lord Howe: half an hour, at 02:00 of the clocks: 4 October 2026 is 3 October, 15:30 UTC.
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-10-03 15:29:59", 37800),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-10-03 15:30", 39600),
    // 5 April 2026, 02:00 of summer time is 4 April, 15:00 UTC.
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-04 14:59:59", 39600),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-04 15:00", 37800),
    ("<+0545>-5:45", "2026-07-15 00:00", 20700), ("UTC0", "2026-07-15 00:00", 0),
    // Days of the year: J60 is always 1 March, 59 is 29 February in a leap year.
    ("AAA0BBB,J60/0,J300/0", "2028-02-29 23:59:59", 0), ("AAA0BBB,J60/0,J300/0", "2028-03-01 00:00", 3600),
    ("AAA0BBB,59/0,299/0", "2028-02-28 23:59:59", 0), ("AAA0BBB,59/0,299/0", "2028-02-29 00:00", 3600),
    // A change may be told by an hour of the day before: -2 is 22:00 of 31 March.
    ("AAA0BBB,M4.1.4/-2,M10.1.4/0", "2027-03-31 21:59:59", 0),
    ("AAA0BBB,M4.1.4/-2,M10.1.4/0", "2027-03-31 22:00", 3600),
  ])
  func `follow a yearly rule`(rule: String, instant: String, offset: Int32) throws {
    let zone = try #require(ZoneRules(posixRule: rule))
    #expect(zone.offset(at: try utc(instant)) == offset)
  }

  @Test(arguments: [
    // In the gap a time is moved forward by it; in the overlap the first one is meant.
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-03-29 02:59", "2026-03-29 00:59", "2026-03-29 02:59"),
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-03-29 03:00", "2026-03-29 01:00", "2026-03-29 04:00"),
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-03-29 03:30", "2026-03-29 01:30", "2026-03-29 04:30"),
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-03-29 04:00", "2026-03-29 01:00", "2026-03-29 04:00"),
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-10-25 03:30", "2026-10-25 00:30", "2026-10-25 03:30"),
    ("EET-2EEST,M3.5.0/3,M10.5.0/4", "2026-10-25 04:00", "2026-10-25 02:00", "2026-10-25 04:00"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-09-27 02:30", "2026-09-26 14:30", "2026-09-27 03:30"),
    ("NZST-12NZDT,M9.5.0,M4.1.0/3", "2026-04-05 02:30", "2026-04-04 13:30", "2026-04-05 02:30"),
    ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-09-06 00:15", "2026-09-06 04:15", "2026-09-06 01:15"),
    ("<-04>4<-03>,M9.1.6/24,M4.1.6/24", "2026-04-04 23:30", "2026-04-05 02:30", "2026-04-04 23:30"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-10-04 02:15", "2026-10-03 15:45", "2026-10-04 02:45"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-05 01:45", "2026-04-04 14:45", "2026-04-05 01:45"),
    ("<+0545>-5:45", "2026-01-01 00:00", "2025-12-31 18:15", "2026-01-01 00:00"),
  ])
  func `show each time once, twice or never`(rule: String, clock: String, instant: String, shown: String) throws {
    let zone = try #require(ZoneRules(posixRule: rule))
    let meant = zone.instant(of: try #require(LocalDateTime(clock)))
    #expect(LocalDateTime(secondsSinceEpoch: meant)?.text == instant)
    #expect(zone.clock(at: meant)?.text == shown)
  }

  @Test func `tell a gap from an overlap`() throws {
    let zone = try #require(ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    let skipped = zone.reading(of: try #require(LocalDateTime("2026-03-29 03:30")))
    #expect(skipped == .skipped(instant: try utc("2026-03-29 01:30"), gap: 3600))
    let twice = zone.reading(of: try #require(LocalDateTime("2026-10-25 03:30")))
    #expect(twice == .twice(first: try utc("2026-10-25 00:30"), second: try utc("2026-10-25 01:30")))
    #expect(zone.reading(of: try #require(LocalDateTime("2026-06-01 12:00"))) == .once(try utc("2026-06-01 09:00")))
  }

  @Test func `list their changes`() throws {
    let zone = try #require(ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    let changes = zone.changes(from: try utc("2026-01-01 00:00"), to: try utc("2027-03-28 01:00"))
    #expect(changes.map(\.offset) == [10800, 7200])
    #expect(changes.map(\.instant) == [try utc("2026-03-29 01:00"), try utc("2026-10-25 01:00")])
    #expect(zone.changes(from: 0, to: 0).isEmpty)
  }

  @Test(arguments: [
    "", "E", "EET", "EET-", "EET-25", "EET-2EEST,M3.5.0/3", "EET-2EEST,M13.5.0,M10.5.0", "EET-2EEST,M3.6.0,M10.5.0",
    "EET-2EEST,M3.5.7,M10.5.0", "EET-2EEST,J0,J5", "EET-2EEST,366,5", "EET-2EEST,M3.5.0/168,M10.5.0", "<+02-2",
    "EET-2:60",
    "EET-2EEST,M3.5.0/3,M10.5.0/4 ", "EET-99999999999999999999",
  ])
  func `have no rule that does not read`(text: String) {
    #expect(ZoneRules(posixRule: text) == nil)
  }

  @Test func `can be asked for any instant`() throws {
    let zone = try #require(ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    for instant in [Int64.min, Int64.min + 1, -62_135_596_800, 0, 253_402_300_799, .max - 1, .max] {
      #expect([7200, 10800].contains(zone.offset(at: instant)))
      _ = zone.clock(at: instant)
    }
    _ = zone.changes(from: .min, to: .max).count
    #expect(zone.instant(of: LocalDateTime(.first)) < zone.instant(of: LocalDateTime(.last)))
  }

  private func utc(_ text: String) throws -> Int64 { try #require(LocalDateTime(text)).secondsSinceEpoch }
}
