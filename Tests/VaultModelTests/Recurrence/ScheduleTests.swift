import Testing
import VaultModel

@Suite struct ScheduleTests {
  private func schedule(
    _ rule: String, from start: String, except: [String] = [], also: [String] = [], count: Int? = nil,
    until: String? = nil, onHoliday: HolidayRule? = nil, holidays: [String] = []
  ) throws -> Schedule {
    let repetition = Repetition(
      rule: rule, until: try until.map(moment), count: count, except: except, also: also, onHoliday: onHoliday)
    return try Schedule(
      repetition, start: moment(start), weekStart: .monday, exceptions: holidays.compactMap { LocalDate($0) })
  }

  private func moment(_ text: String) throws -> Moment {
    if let date = LocalDate(text) { return .day(date) }
    return .time(try #require(LocalDateTime(text)))
  }

  private func days(_ schedule: Schedule, _ count: Int) -> String {
    schedule.occurrences.prefix(count).map(\.text).joined(separator: " ")
  }

  @Test(arguments: [
    ("monthly", "2026-01-31", "2026-01-31 2026-02-28 2026-03-31 2026-04-30"),
    ("every month on the 31st", "2026-02-28", "2026-02-28 2026-03-31 2026-04-30 2026-05-31"),
    ("FREQ=MONTHLY", "2026-01-31", "2026-01-31 2026-03-31 2026-05-31 2026-07-31"),
    ("yearly", "2024-02-29", "2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29"),
    ("every month on the 1st and 31st", "2026-02-01", "2026-02-01 2026-02-28 2026-03-01 2026-03-31"),
    ("every month on the 29th and 30th", "2026-02-01", "2026-02-28 2026-03-29 2026-03-30 2026-04-29"),
    ("every month on the 15th and 30th", "2026-02-01", "2026-02-15 2026-02-28 2026-03-15 2026-03-30"),
    ("every 2 years in Jan, Feb on the 30th", "2026-01-01", "2026-01-30 2026-02-28 2028-01-30 2028-02-29"),
    ("weekly", "2026-05-04", "2026-05-04 2026-05-11"), ("monthly", "2026-12-15", "2026-12-15 2027-01-15"),
    ("every month on the last fri", "2026-01-01", "2026-01-30 2026-02-27 2026-03-27"),
    ("every year in the 53rd week on mon", "2026-01-01", "2026-12-28 2032-12-27 2037-12-28"),
    ("every 2 weeks on mon, wed", "2026-11-04", "2026-11-04 2026-11-16 2026-11-18"),
    ("every 8 hours", "2026-11-20 06:00", "2026-11-20 06:00 2026-11-20 14:00 2026-11-20 22:00 2026-11-21 06:00"),
  ])
  func `occurrences from the start on`(rule: String, start: String, expected: String) throws {
    let count = expected.split(separator: " ").filter { $0.contains("-") }.count
    #expect(days(try schedule(rule, from: start), count) == expected)
  }

  @Test(arguments: [
    ("monthly", "2026-01-31", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"),
    ("monthly", "2026-01-29", "FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1"), ("monthly", "2026-01-28", "FREQ=MONTHLY"),
    ("yearly", "2024-02-29", "FREQ=YEARLY;BYMONTHDAY=28,29;BYMONTH=2;BYSETPOS=-1"),
    ("yearly", "2026-01-31", "FREQ=YEARLY"),
    ("every year on 29 Feb", "2026-01-01", "FREQ=YEARLY;BYMONTHDAY=28,29;BYMONTH=2;BYSETPOS=-1"),
    ("every month on the 1st and 31st", "2026-01-01", "FREQ=MONTHLY;BYMONTHDAY=-1,1"),
    ("every month on the 15th and 30th", "2026-01-01", "FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=-1,1"),
    ("FREQ=MONTHLY;BYMONTHDAY=31", "2026-01-31", "FREQ=MONTHLY;BYMONTHDAY=31"),
    ("every month on the 29th and 30th", "2026-01-01", nil), ("every 3 days after completion", "2026-01-01", nil),
  ])
  func `as RFC 5545 text`(rule: String, start: String, expected: String?) throws {
    #expect(try schedule(rule, from: start).recurrenceRule?.text == expected)
  }

  // Weeks begin on Monday unless a rule says otherwise (RFC 5545, 3.3.10).
  @Test(arguments: [
    ("every 2 weeks on sun, mon", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=SU"),
    ("every week on sun, mon", "FREQ=WEEKLY;BYDAY=MO,SU"), ("every 2 weeks", "FREQ=WEEKLY;INTERVAL=2"),
    ("every year in the 20th week on mon", "FREQ=YEARLY;BYDAY=MO;BYWEEKNO=20;WKST=SU"),
    ("every 2 days", "FREQ=DAILY;INTERVAL=2"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU"),
    ("FREQ=WEEKLY;BYDAY=MO,SU;WKST=SU", "FREQ=WEEKLY;BYDAY=MO,SU;WKST=SU"),
  ])
  func `as RFC 5545 text where weeks begin on Sunday`(rule: String, expected: String) throws {
    let schedule = try Schedule(
      Repetition(rule: rule), start: moment("2026-11-23"), weekStart: .sunday, exceptions: [])
    #expect(schedule.recurrenceRule?.text == expected)
  }

  /// What holidays change of something weekly on Mondays from 23 November 2026 on, of something daily, and of others.
  @Test(
    arguments: [
      ("weekly", "2026-11-23", "2026-11-30 2026-12-01", .skip, [], "2026-11-30", ""),
      ("weekly", "2026-11-23", "2026-11-30 2026-12-01", .after, [], "2026-11-30", "2026-12-02"),
      ("weekly", "2026-11-23 10:00", "2026-11-29 2026-11-30", .before, [], "2026-11-30 10:00", "2026-11-28 10:00"),
      // What is moved joins what takes place then anyway.
      ("daily", "2026-11-23", "2026-11-30", .after, [], "2026-11-30", ""),
      ("daily", "2026-11-23", "2026-11-30 2026-12-02", .before, [], "2026-11-30 2026-12-02", ""),
      (
        "every 8 hours", "2026-11-23 08:00", "2026-11-24", .skip, [],
        "2026-11-24 00:00 2026-11-24 08:00 2026-11-24 16:00", ""
      ),
      // What is left out is not moved, and nothing is moved to where something is left out.
      ("weekly", "2026-11-23", "2026-11-30", .after, ["2026-11-30"], "", ""),
      ("weekly", "2026-11-23", "2026-11-30", .after, ["2026-12-01"], nil, ""),
      ("FREQ=SECONDLY", "2026-11-23 10:00", "2026-11-24", .skip, [], nil, ""),
    ] as [(String, String, String, HolidayRule, [String], String?, String)])
  func `dates that holidays change`(
    rule: String, start: String, holidays: String, onHoliday: HolidayRule, except: [String], left: String?,
    moved: String
  ) throws {
    let days = holidays.split(separator: " ").map(String.init)
    let schedule = try schedule(rule, from: start, except: except, onHoliday: onHoliday, holidays: days)
    let dates = schedule.holidayDates
    #expect(dates?.except.map(\.text).joined(separator: " ") == left)
    if left != nil { #expect(dates?.also.map(\.text).joined(separator: " ") == moved) }
  }

  @Test(arguments: [
    ("daily", "2026-05-10", "2026-05-09", "2026-05-11", "2026-05-10 2026-05-11"),
    ("daily", "0001-01-01", "2026-05-09", "2026-05-10", "2026-05-09 2026-05-10"),
    ("every 3 days", "0001-01-01", "2026-05-09", "2026-05-14", "2026-05-11 2026-05-14"),
    ("monthly", "2020-01-31", "2026-02-01", "2026-04-30", "2026-02-28 2026-03-31 2026-04-30"),
    ("daily 4 times", "2026-05-01", "2026-05-03", "2026-06-01", "2026-05-03 2026-05-04"),
    ("weekly 3 times", "2026-05-04", "2026-05-12", "2027-01-01", "2026-05-18"),
    ("every 2 weeks on mon, wed 5 times", "2026-11-02", "2026-11-05", "2027-01-01", "2026-11-16 2026-11-18 2026-11-30"),
    ("every month on the last fri", "1990-01-01", "2026-01-01", "2026-02-28", "2026-01-30 2026-02-27"),
  ])
  func `occurrences in a window`(rule: String, start: String, from: String, through: String, expected: String) throws {
    let window = try schedule(rule, from: start).occurrences(
      from: LocalDateTime(try #require(LocalDate(from))), through: LocalDateTime(try #require(LocalDate(through))))
    #expect(window.map(\.text).joined(separator: " ") == expected)
  }

  /// 1 January of year 1 was a Monday, and 2026-05-09 is the 739,745th day from it: (2026 − 1) × 365 + 491 leap days
  /// + 128 days before 9 May + 1 = 739,745.
  @Test func `a count is right far from the start`() throws {
    let from = try #require(LocalDateTime("2026-05-08 00:00"))
    let found = try schedule("daily 739745 times", from: "0001-01-01").occurrences(
      from: from, through: LocalDateTime(.last))
    #expect(found.map(\.text) == ["2026-05-08", "2026-05-09"])
  }

  @Test func `a moment is in a window by its time, a day whole`() throws {
    let (from, through) = (
      try #require(LocalDateTime("2026-05-04 12:00")), try #require(LocalDateTime("2026-05-05 09:00"))
    )
    #expect(
      try schedule("daily", from: "2026-05-01 09:00").occurrences(from: from, through: through).map(\.text) == [
        "2026-05-05 09:00"
      ])
    #expect(
      try schedule("daily", from: "2026-05-01").occurrences(from: from, through: through).map(\.text)
        == ["2026-05-04", "2026-05-05"])
  }

  @Test func `exceptions use up the count, further dates do not`() throws {
    let schedule = try schedule(
      "daily", from: "2026-11-01", except: ["2026-11-02", "2026-11-04..2026-11-05"], also: ["2026-12-01"], count: 6)
    #expect(days(schedule, 10) == "2026-11-01 2026-11-03 2026-11-06 2026-12-01")
  }

  @Test(arguments: [
    (HolidayRule.skip, "2026-12-24 2026-12-27"), (.before, "2026-12-24 2026-12-27"),
    (.after, "2026-12-24 2026-12-27 2026-12-28"),
  ])
  func `what becomes of a daily task on a holiday`(rule: HolidayRule, expected: String) throws {
    let schedule = try schedule(
      "daily", from: "2026-12-24", except: ["[[holidays]]"], onHoliday: rule, holidays: ["2026-12-25", "2026-12-26"])
    #expect(days(schedule, expected.split(separator: " ").count) == expected)
  }

  @Test func `a monthly task moves before and after holidays`() throws {
    let holidays = ["2027-01-01", "2027-01-02", "2026-12-31"]
    #expect(
      days(try schedule("every month on the 1st", from: "2026-12-01", onHoliday: .after, holidays: holidays), 3)
        == "2026-12-01 2027-01-03 2027-02-01")
    #expect(
      days(try schedule("every month on the 1st", from: "2026-12-01", onHoliday: .before, holidays: holidays), 3)
        == "2026-12-01 2026-12-30 2027-02-01")
    let before = try schedule("every month on the 1st", from: "2020-01-01", onHoliday: .before, holidays: holidays)
    let window = before.occurrences(
      from: try #require(LocalDateTime("2026-12-15 00:00")), through: try #require(LocalDateTime("2027-02-01 00:00")))
    #expect(window.map(\.text) == ["2026-12-30", "2027-02-01"])
    let after = try schedule("every month on the 1st", from: "2020-01-01", onHoliday: .after, holidays: holidays)
    let late = after.occurrences(
      from: try #require(LocalDateTime("2027-01-03 00:00")), through: try #require(LocalDateTime("2027-02-01 00:00")))
    #expect(late.map(\.text) == ["2027-01-03", "2027-02-01"])
  }

  @Test func `each step says why it is there`() throws {
    let schedule = try schedule(
      "monthly", from: "2026-01-31", except: ["2026-03-31", "[[holidays]]"], also: ["2026-02-14"], count: 4,
      onHoliday: .after, holidays: ["2026-04-30"])
    let steps = schedule.steps.map { $0.moment.text + " \($0.reason)" }
    #expect(steps.count == 5)
    #expect(
      schedule.steps.map(\.moment.text) == ["2026-01-31", "2026-02-14", "2026-02-28", "2026-03-31", "2026-05-01"])
    #expect(
      schedule.steps.map(\.reason) == [
        .rule, .also, .clamped(from: 31), .excepted, .moved(from: try #require(LocalDate("2026-04-30"))),
      ])
  }

  @Test(arguments: [
    ("weekly", "2026-11-02", "2026-11-20", "2026-11-09"), ("weekly catch up", "2026-11-02", "2026-11-20", "2026-11-23"),
    ("weekly catch up", "2026-11-02", "2026-11-23", "2026-11-30"),
    ("weekly catch up", "2026-11-30", "2026-11-20", "2026-12-07"),
    ("every 3 days after completion", "2026-11-02", "2026-11-20", "2026-11-23"),
    ("monthly after completion", "2026-11-02", "2026-01-31", "2026-02-28"),
    ("every month on the 31st", "2026-01-31", "2026-01-31", "2026-02-28"),
    ("daily catch up", "2026-11-02 09:00", "2026-11-20", "2026-11-21 09:00"),
    ("every 2 days after completion", "2026-11-02 09:00", "2026-11-20", "2026-11-22 09:00"),
    ("daily 1 times", "2026-11-02", "2026-11-02", nil), ("daily until 2026-11-02", "2026-11-02", "2026-11-02", nil),
  ])
  func `the next due moment`(rule: String, due: String, day: String, expected: String?) throws {
    let next = try schedule(rule, from: due).next(after: moment(due), completedOn: try #require(LocalDate(day)))
    #expect(next?.text == expected)
  }

  @Test(arguments: [
    ("monthly", "2026-01-31", "2026-02-28", "every month on the 31st"),
    ("щомісяця", "2026-01-31", "2026-02-28", "щомісяця 31-го"),
    ("yearly", "2024-02-29", "2025-02-28", "every year on 29 Feb"), ("monthly", "2026-01-15", "2026-02-15", nil),
    ("every month on the 31st", "2026-01-31", "2026-02-28", nil), ("monthly 5 times", "2026-01-15", "2026-02-15", nil),
  ])
  func `an anchor that would be lost is written into the rule`(
    rule: String, start: String, next: String, expected: String?
  ) throws {
    let anchored = try schedule(rule, from: start).anchoredRule(movingTo: moment(next))
    #expect(anchored.map { $0.sentence(in: $0.language ?? .english) } == expected)
  }

  @Test func `what cannot be followed`() throws {
    #expect(throws: ScheduleError.self) { try schedule("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30", from: "2026-01-01") }
    #expect(
      code { try schedule("daily until 2026-12-31", from: "2026-01-01", until: "2026-12-30") } == .saidTwice(.until))
    #expect(code { try schedule("daily 5 times", from: "2026-01-01", count: 4) } == .saidTwice(.count))
    #expect(code { try schedule("daily 5 times", from: "2026-01-01", until: "2026-12-30") } == .countWithUntil)
    #expect(code { try schedule("daily", from: "2026-01-01", except: ["xmas"]) } == .notADate("xmas"))
    #expect(code { try schedule("hourly", from: "2026-01-01") } == .frequencyNeedsTime(.hourly))
    #expect(code { try schedule("daily", from: "2026-01-02", until: "2026-01-01") } == .neverFires)
    // Exceptions are no mistake of the rule, even where they leave nothing of it.
    let emptied = try schedule("daily", from: "2026-01-01", except: ["0001-01-01..9999-12-31"])
    #expect(emptied.isAllExcepted && emptied.occurrences.first { _ in true } == nil)
    #expect(code { try schedule("evry week", from: "2026-01-01") } == .words(.unknownWord))
    #expect(
      code { try schedule("FREQ=SECONDLY;COUNT=999999999", from: "2026-01-01 09:00") }
        == .countTooGreat(most: 1_000_000))
  }

  private func code(_ read: () throws -> Schedule) -> ScheduleError.Code? {
    do { _ = try read() } catch let error as ScheduleError { return error.code } catch {}
    return nil
  }
}
