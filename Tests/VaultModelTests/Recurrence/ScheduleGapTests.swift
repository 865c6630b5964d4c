import Testing
import VaultModel

/// A set of occurrences has none twice (RFC 5545 section 3.8.5.3). The clocks of Kyiv go from 03:00 to 04:00 in the night to
/// 29 March 2026, so that what is at 03:00 takes place at 04:00; those of Lord Howe go from 02:00 to 02:30 on 4 October.
@Suite struct `A rule over the hour that the clocks skip` {
  private static let kyiv = "EET-2EEST,M3.5.0/3,M10.5.0/4"
  private static let lordHowe = "LHST-10:30LHDT-11,M10.1.0,M4.1.0"

  @Test(arguments: [
    (kyiv, "2026-03-29 01:00", "every hour", "01:00 02:00 04:00 05:00 06:00"),
    (kyiv, "2026-03-29 02:15", "FREQ=HOURLY;COUNT=3", "02:15 04:15 05:15"),
    (kyiv, "2026-03-29 02:00", "FREQ=MINUTELY;INTERVAL=30;COUNT=5", "02:00 02:30 04:00 04:30 05:00"),
    // Every two hours there is nothing to meet at 05:00.
    (kyiv, "2026-03-29 01:00", "FREQ=HOURLY;INTERVAL=2;COUNT=3", "01:00 03:00 05:00"),
    // A daily rule of two times.
    (kyiv, "2026-03-29 03:00", "FREQ=DAILY;BYHOUR=3,4;COUNT=3", "04:00 03:00 04:00"),
    (kyiv, "2026-03-29 03:00", "FREQ=DAILY;BYHOUR=3,5;COUNT=3", "03:00 05:00 03:00"),
    // What would be met lies behind the end, on the clock of the start.
    (kyiv, "2026-03-29 02:00", "FREQ=HOURLY;UNTIL=20260329T033000", "02:00 03:00"),
    (lordHowe, "2026-10-04 01:30", "FREQ=MINUTELY;INTERVAL=30;COUNT=4", "01:30 02:30 03:00 03:30"),
  ])
  func `has no moment twice`(zone: String, start: String, rule: String, expected: String) throws {
    let schedule = try schedule(rule, start, zone)
    #expect(times(schedule.occurrences.prefix(5)) == expected)
  }

  @Test func `is counted alike from any moment on`() throws {
    for rule in ["FREQ=HOURLY;COUNT=9", "FREQ=DAILY;BYHOUR=1,3,4;COUNT=9", "FREQ=MINUTELY;INTERVAL=20;COUNT=30"] {
      let schedule = try schedule(rule, "2026-03-28 23:00", Self.kyiv)
      let all = Array(schedule.occurrences)
      for (place, moment) in all.enumerated() {
        guard case .time(let time) = moment else { continue }
        let end = try #require(LocalDateTime("2026-12-31 00:00"))
        let rest = Array(schedule.occurrences(from: time, through: end))
        #expect(rest == Array(all[place...]), "\(rule) from \(time.text)")
      }
    }
  }

  @Test func `keeps every moment where no zone is known`() throws {
    let start = try #require(LocalDateTime("2026-03-29 01:00"))
    let schedule = try Schedule(Repetition(rule: "every hour"), start: .time(start), weekStart: .monday, exceptions: [])
    #expect(times(schedule.occurrences.prefix(4)) == "01:00 02:00 03:00 04:00")
  }

  private func schedule(_ rule: String, _ start: String, _ zone: String) throws -> Schedule {
    let clocks = try #require(ZoneRules(posixRule: zone))
    let begin = try #require(LocalDateTime(start))
    return try Schedule(
      Repetition(rule: rule), start: .time(begin), weekStart: .monday, exceptions: [], zones: ZoneTable(home: clocks))
  }

  private func times(_ moments: some Sequence<Moment>) -> String {
    moments.map { $0.timeOfDay?.text ?? "" }.joined(separator: " ")
  }
}
