import Testing
import VaultModel

/// Kyiv is two hours before UTC, three in summer: in 2026 from 29 March to 25 October, in 2027 from 28 March. Los Angeles
/// is eight hours behind in winter.
@Suite struct `A rule that ends in UTC` {
  private static func zones(home rule: String) throws -> ZoneTable {
    let losAngeles = try #require(ZoneRules(posixRule: "PST8PDT,M3.2.0,M11.1.0"))
    return ZoneTable(
      home: ZoneRules(posixRule: rule), named: ["America/Los_Angeles": losAngeles])
  }

  private static func schedule(_ rule: String, _ start: String, _ zones: ZoneTable) throws -> Schedule {
    let begin = try LocalDate(start).map(Moment.day) ?? .time(#require(LocalDateTime(start)))
    return try Schedule(Repetition(rule: rule), start: begin, weekStart: .monday, exceptions: [], zones: zones)
  }

  static let kyiv = "EET-2EEST,M3.5.0/3,M10.5.0/4"
  static let losAngeles = "PST8PDT,M3.2.0,M11.1.0"

  @Test(
    arguments: [
      // 10:00 in the winter of Kyiv is 08:00Z: the moment itself belongs to the rule.
      (kyiv, "2026-12-29 10:00", "UNTIL=20261231T080000Z", "2026-12-31 10:00"),
      (kyiv, "2026-12-29 10:00", "UNTIL=20261231T075959Z", "2026-12-30 10:00"),
      // In summer it is 07:00Z.
      (kyiv, "2026-07-01 10:00", "UNTIL=20260705T070000Z", "2026-07-05 10:00"),
      (kyiv, "2026-07-01 10:00", "UNTIL=20260705T065959Z", "2026-07-04 10:00"),
      // 20:00 in Los Angeles is 04:00Z of the next day.
      (losAngeles, "2026-12-29 20:00", "UNTIL=20270101T040000Z", "2026-12-31 20:00"),
      (losAngeles, "2026-12-29 20:00", "UNTIL=20270101T035959Z", "2026-12-30 20:00"),
      // The end of a year in Paris is an hour later in Kyiv and nine earlier in Los Angeles.
      (kyiv, "2026-12-29 23:30", "UNTIL=20261231T225959Z", "2026-12-31 23:30"),
      (kyiv, "2026-12-29 00:30", "UNTIL=20261231T225959Z", "2027-01-01 00:30"),
      (kyiv, "2026-12-29 01:00", "UNTIL=20261231T225959Z", "2026-12-31 01:00"),
      (losAngeles, "2026-12-29 14:30", "UNTIL=20261231T225959Z", "2026-12-31 14:30"),
      (losAngeles, "2026-12-29 15:00", "UNTIL=20261231T225959Z", "2026-12-30 15:00"),
      // The zone of the start counts, not that of the vault.
      (kyiv, "2026-12-29 20:00 [America/Los_Angeles]", "UNTIL=20270101T040000Z", "2026-12-31 20:00"),
      (kyiv, "2026-12-29 20:00 [America/Los_Angeles]", "UNTIL=20270101T035959Z", "2026-12-30 20:00"),
      (losAngeles, "2026-12-29 10:00+02:00", "UNTIL=20261231T080000Z", "2026-12-31 10:00"),
      (losAngeles, "2026-12-29 10:00+02:00", "UNTIL=20261231T075959Z", "2026-12-30 10:00"),
      (losAngeles, "2026-12-29 08:00Z", "UNTIL=20261231T080000Z", "2026-12-31 08:00"),
      // Other ends are times on the clock of the start, or whole days.
      (kyiv, "2026-12-29 23:30", "UNTIL=20261231", "2026-12-31 23:30"),
      (kyiv, "2026-12-29 10:00", "UNTIL=20261231T100000", "2026-12-31 10:00"),
      (kyiv, "2026-12-29 10:00", "UNTIL=20261231T095959", "2026-12-30 10:00"),
      // A day is never an instant: it is the day that is written.
      (kyiv, "2026-12-29", "UNTIL=20261231T225959Z", "2026-12-31"),
      (kyiv, "2026-12-29", "UNTIL=20261231", "2026-12-31"),
      // The clocks skip 03:30 on 28 March 2027: it is 04:30, 01:30Z.
      (kyiv, "2027-03-26 03:30", "UNTIL=20270328T013000Z", "2027-03-28 03:30"),
      (kyiv, "2027-03-26 03:30", "UNTIL=20270328T012959Z", "2027-03-27 03:30"),
      (kyiv, "2027-03-26 04:00", "UNTIL=20270328T010000Z", "2027-03-28 04:00"),
      (kyiv, "2027-03-26 04:00", "UNTIL=20270328T005959Z", "2027-03-27 04:00"),
      // They show 03:30 twice on 25 October 2026: the first is meant, 00:30Z, which is before all of the second hour.
      (kyiv, "2026-10-23 03:30", "UNTIL=20261025T003000Z", "2026-10-25 03:30"),
      (kyiv, "2026-10-23 03:30", "UNTIL=20261025T002959Z", "2026-10-24 03:30"),
      (kyiv, "2026-10-23 03:30", "UNTIL=20261025T011500Z", "2026-10-25 03:30"),
      (kyiv, "2026-10-23 04:00", "UNTIL=20261025T020000Z", "2026-10-25 04:00"),
      (kyiv, "2026-10-23 04:00", "UNTIL=20261025T015959Z", "2026-10-24 04:00"),
    ] as [(String, String, String, String)])
  func `has its last time when that instant has come`(home: String, start: String, end: String, last: String) throws {
    let schedule = try Self.schedule("FREQ=DAILY;" + end, start, Self.zones(home: home))
    let times = schedule.occurrences.map(\.text)
    #expect(times.last?.hasPrefix(last) == true, "\(times)")
    let later = schedule.occurrences(from: try #require(LocalDateTime("2026-06-01 00:00")), through: Self.farAway)
    #expect(later.map(\.text) == times)
  }

  @Test func `leaves out what the clocks moved past its end`() throws {
    // 03:00 is 04:00, 01:00Z, and 03:30 is 04:30, 01:30Z, on this night.
    let schedule = try Self.schedule(
      "FREQ=HOURLY;INTERVAL=2;BYMINUTE=0,30;UNTIL=20270328T011000Z", "2027-03-28 01:00", Self.zones(home: Self.kyiv))
    #expect(schedule.occurrences.map { $0.timeOfDay?.text } == ["01:00", "01:30", "03:00"])
    // A rule that gives 04:00 as well has it once.
    let hourly = try Self.schedule(
      "FREQ=HOURLY;BYMINUTE=0,30;UNTIL=20270328T011000Z", "2027-03-28 01:00", Self.zones(home: Self.kyiv))
    #expect(hourly.occurrences.map { $0.timeOfDay?.text } == ["01:00", "01:30", "02:00", "02:30", "04:00"])
  }

  @Test func `never happens when it ends before its start`() throws {
    let zones = try Self.zones(home: Self.kyiv)
    // 00:30 in Kyiv is 22:30Z of the day before.
    #expect(
      try Self.schedule("FREQ=DAILY;UNTIL=20261119T223000Z", "2026-11-20 00:30", zones).occurrences.map(\.text).count
        == 1)
    #expect(throws: ScheduleError.self) {
      try Self.schedule("FREQ=DAILY;UNTIL=20261119T222959Z", "2026-11-20 00:30", zones)
    }
  }

  @Test func `is taken for one on the clock of its start where no zone is known`() throws {
    let schedule = try Self.schedule("FREQ=DAILY;UNTIL=20261231T100000Z", "2026-12-29 10:00", ZoneTable())
    #expect(schedule.occurrences.map(\.text).last == "2026-12-31 10:00")
  }

  @Test func `ends what counts from completion, too`() throws {
    let words = "every day after completion until 2026-12-31 08:00Z"
    let schedule = try Self.schedule(words, "2026-12-29 10:00", Self.zones(home: Self.kyiv))
    let due = try Moment.time(#require(LocalDateTime("2026-12-29 10:00")))
    let days = [try #require(LocalDate("2026-12-30")), try #require(LocalDate("2026-12-31"))]
    #expect(schedule.next(after: due, completedOn: days[0])?.text == "2026-12-31 10:00")
    #expect(schedule.next(after: due, completedOn: days[1]) == nil)
  }

  private static let farAway = LocalDateTime(.last, .midnight)
}
