import Testing
import VaultModel
import VaultTestSupport

/// Spans far from the start of a schedule, which are asked for without a walk through the time between.
@Suite struct `A span of a schedule` {
  private static func schedule(_ rule: String, _ start: String, except: [String] = []) throws -> Schedule {
    let begin = try LocalDate(start).map(Moment.day) ?? .time(#require(LocalDateTime(start)))
    return try Schedule(
      Repetition(rule: rule, except: except), start: begin, weekStart: .monday, exceptions: [])
  }

  private static let end = LocalDateTime(.last, LocalTime(secondOfDay: 86_399) ?? .midnight)

  /// A walk from the start would take up to 300,000,000,000 steps.
  @Test(arguments: [
    ("FREQ=SECONDLY", "0001-01-01 10:00", "9999-12-30 12:00:07", "9999-12-30 12:00:07"),
    // The start is at 10:00:00, so that every seventh second from it on is meant: 20 seconds later 10:00:21 is the next.
    ("FREQ=SECONDLY;INTERVAL=7", "2026-11-20 10:00", "2026-11-20 10:00:20", "2026-11-20 10:00:21"),
    ("FREQ=MINUTELY", "1900-01-01 00:00:30", "9999-06-01 08:15:31", "9999-06-01 08:16:30"),
    ("every hour", "0001-01-01 00:20", "9998-02-03 05:00", "9998-02-03 05:20"),
    ("FREQ=DAILY;BYHOUR=9,21;BYMINUTE=0,30", "0001-01-01 09:00", "9999-12-30 21:01", "9999-12-30 21:30"),
    // 2026-11-20 was a Friday, and 2026-11-29 is nine days later: only the second Friday after it is two weeks away.
    ("every 2 weeks", "2026-11-20", "2026-11-29 00:00", "2026-12-04"),
    ("FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=29", "1896-02-29 00:00", "1896-03-01 00:00", "1904-02-29 00:00"),
  ])
  func `begins at once`(rule: String, start: String, from: String, expected: String) throws {
    let schedule = try Self.schedule(rule, start)
    let asked = try #require(LocalDateTime(from))
    #expect(schedule.occurrences(from: asked, through: Self.end).first { _ in true }?.text == expected)
  }

  @Test(arguments: [
    // Of ten seconds from 10:00:00 on 10:00:09 is the last.
    ("FREQ=SECONDLY;COUNT=10", "2026-11-20 10:00:08", "2026-11-20 10:00:08 2026-11-20 10:00:09"),
    ("FREQ=SECONDLY;COUNT=10", "2026-11-20 10:00:10", ""),
    ("FREQ=HOURLY;INTERVAL=2;COUNT=3", "2026-11-20 13:00", "2026-11-20 14:00"),
    ("FREQ=DAILY;INTERVAL=3;COUNT=3", "2026-11-24 00:00", "2026-11-26 10:00"),
  ])
  func `counts what lies before it`(rule: String, from: String, expected: String) throws {
    let schedule = try Self.schedule(rule, "2026-11-20 10:00")
    let asked = try #require(LocalDateTime(from))
    let found = schedule.occurrences(from: asked, through: Self.end).prefix(3)
    #expect(found.map(\.text).joined(separator: " ") == expected)
  }

  @Test func `leaves long exceptions behind at once, also where holidays move occurrences`() throws {
    let repetition = Repetition(
      rule: "FREQ=SECONDLY", except: ["2026-11-21..9999-12-30"], onHoliday: .after)
    let begin = Moment.time(try #require(LocalDateTime("2026-11-20 23:59:58")))
    let schedule = try Schedule(
      repetition, start: begin, weekStart: .monday, exceptions: [try #require(LocalDate("2026-12-25"))])
    #expect(
      schedule.occurrences.prefix(3).map(\.text) == [
        "2026-11-20 23:59:58", "2026-11-20 23:59:59", "9999-12-31 00:00",
      ])
  }

  @Test func `holds what a walk from the start comes to`() throws {
    for seed in LongSearch.seeds(few: 40) {
      var generator = SplitMix64(seed: seed)
      let rule = Self.randomRule(&generator)
      let isDay = rule.frequency >= .daily && Bool.random(using: &generator)
      guard let schedule = try? Self.schedule(rule.text, isDay ? "2024-02-29" : "2024-02-29 10:15") else { continue }
      let plain = Array(schedule.occurrences.prefix(120))
      let asked = try #require(plain.randomElement(using: &generator)).text
      let clock = try #require(LocalDateTime(isDay ? asked + " 00:00" : asked))
      let from = try #require(clock.adding(seconds: Int64.random(in: -90_000...90_000, using: &generator)))
      let reached = LocalDateTime(secondsSinceEpoch: from.secondsSinceEpoch - (isDay ? 86_399 : 0)) ?? from
      let last = plain.count < 120 ? Self.end : Self.beginning(plain[119])
      let expected = plain.filter { Self.beginning($0) >= reached }
      let found = Array(schedule.occurrences(from: from, through: last).prefix(120))
      #expect(found == expected, "\(rule.text) from \(from.text)")
    }
  }

  private static func beginning(_ moment: Moment) -> LocalDateTime {
    switch moment {
    case .day(let date): LocalDateTime(date)
    case .time(let time): time
    }
  }

  private static func randomRule(_ generator: inout SplitMix64) -> RecurrenceRule {
    let frequencies: [RecurrenceFrequency] = [.secondly, .minutely, .hourly, .daily, .weekly, .monthly, .yearly]
    var rule = RecurrenceRule(frequencies.randomElement(using: &generator) ?? .daily)
    func chance(_ parts: Int) -> Bool { Int.random(in: 0..<parts, using: &generator) == 0 }
    rule.interval = chance(2) ? 1 : Int.random(in: 2...9, using: &generator)
    if chance(3) { rule.count = Int.random(in: 1...150, using: &generator) }
    if chance(4) { rule.byMonth = [Int.random(in: 1...12, using: &generator), 2] }
    if chance(4), rule.frequency != .weekly { rule.byMonthDay = [29, -1, Int.random(in: 1...31, using: &generator)] }
    if chance(3) { rule.byDay = [NumberedWeekday(.thursday), NumberedWeekday(.monday)] }
    if chance(4), rule.frequency >= .hourly { rule.byMinute = [15, Int.random(in: 0...59, using: &generator)] }
    if chance(4), rule.frequency >= .daily { rule.byHour = [10, Int.random(in: 0...23, using: &generator)] }
    if chance(3), rule.frequency >= .weekly, !rule.byDay.isEmpty || !rule.byMonthDay.isEmpty {
      rule.bySetPosition = [1, -1]
    }
    return rule
  }
}
