import Testing
import VaultModel

/// Exceptions and further dates are instants where they have a zone (RFC 5545 sections 3.8.5.1 and 3.8.5.2). Kyiv is two
/// hours before UTC, three from 28 March 2027 on; New York is five hours behind in winter.
@Suite struct `Exceptions and further dates with a zone` {
  @Test(arguments: [
    // 08:00Z is ten o'clock in Kyiv, whether the zone is the vault's or written.
    ("2026-11-21 10:00", "daily 4 times", ["2026-11-22 08:00Z"], "21 10:00, 23 10:00, 24 10:00"),
    (
      "2026-11-21 10:00 [Europe/Kyiv]", "daily 4 times", ["2026-11-22 03:00 [America/New_York]"],
      "21 10:00, 23 10:00, 24 10:00"
    ),
    // One o'clock at night is eleven in the evening of the day before.
    (
      "2026-11-02 01:00 [Europe/Kyiv]", "FREQ=DAILY;COUNT=4", ["2026-11-02 23:00Z", "2026-11-03 23:00Z"],
      "02 01:00, 05 01:00"
    ),
    // Without a zone it is on the clock of the start; another hour names nothing.
    ("2026-11-21 10:00 [Europe/Kyiv]", "daily 3 times", ["2026-11-22 10:00"], "21 10:00, 23 10:00"),
    ("2026-11-21 10:00", "daily 3 times", ["2026-11-22 10:00Z"], "21 10:00, 22 10:00, 23 10:00"),
    // 03:30 is skipped on the 28th, so that it takes place at 04:30, which is 01:30Z.
    ("2027-03-27 03:30", "daily 3 times", ["2027-03-28 01:30Z"], "27 03:30, 29 03:30"),
    ("2027-03-27 03:30", "daily 3 times", ["2027-03-28 04:30"], "27 03:30, 29 03:30"),
  ])
  func `leave out`(start: String, rule: String, except: [String], expected: String) throws {
    let schedule = try schedule(Repetition(rule: rule, except: except), start)
    #expect(days(schedule) == expected)
  }

  @Test(arguments: [
    ("2026-11-20 09:00", "weekly 2 times", ["2026-11-23 07:00Z"], "20 09:00, 23 09:00, 27 09:00"),
    ("2026-11-20 09:00", "weekly 2 times", ["2026-11-23 20:00 [America/New_York]"], "20 09:00, 24 03:00, 27 09:00"),
    ("2026-11-20 09:00", "weekly 2 times", ["2026-11-23 07:00"], "20 09:00, 23 07:00, 27 09:00"),
  ])
  func `add`(start: String, rule: String, also: [String], expected: String) throws {
    #expect(days(try schedule(Repetition(rule: rule, also: also), start)) == expected)
  }

  @Test(arguments: [
    ("2026-11-21 10:00", [], ["2026-11-23", "2026-11-25 12:00"], "21 10:00, 23 10:00, 25 12:00"),
    ("2026-11-21 10:00", ["2026-11-21"], ["2026-11-23"], "23 10:00"),
    ("2026-11-21 10:00", [], ["2026-11-21 10:00", "2026-11-20 08:00"], "20 08:00, 21 10:00"),
  ])
  func `add to a start without a rule`(start: String, except: [String], also: [String], expected: String) throws {
    #expect(days(try schedule(Repetition(rule: "", except: except, also: also), start)) == expected)
  }

  private func schedule(_ repetition: Repetition, _ start: String) throws -> Schedule {
    let kyiv = try #require(ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    let newYork = try #require(ZoneRules(posixRule: "EST5EDT,M3.2.0,M11.1.0"))
    let zones = ZoneTable(home: kyiv, named: ["Europe/Kyiv": kyiv, "America/New_York": newYork])
    let begin = try #require(LocalDateTime(start))
    return try Schedule(repetition, start: .time(begin), weekStart: .monday, exceptions: [], zones: zones)
  }

  /// The day of the month and the clock of each.
  private func days(_ schedule: Schedule) -> String {
    schedule.occurrences.map { moment in
      moment.date.text.suffix(2) + " " + (moment.timeOfDay?.text ?? "")
    }.joined(separator: ", ")
  }
}
