import Testing
import VaultModel
import VaultTestSupport

@Suite struct RecurrenceEdgeTests {
  @Test(arguments: [
    // Months without the day are skipped, and the day is kept.
    ("FREQ=MONTHLY", "20260131", "20260131 20260331 20260531 20260731"),
    ("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "20260131", "20260131 20260228 20260331 20260430"),
    ("FREQ=MONTHLY;INTERVAL=2", "20260831", "20260831 20261031 20261231 20270831"),
    // 29 February: 1900 and 2100 are no leap years, 2000 is one.
    ("FREQ=YEARLY", "18960229", "18960229 19040229 19080229"),
    ("FREQ=YEARLY", "20960229", "20960229 21040229 21080229"),
    ("FREQ=YEARLY;INTERVAL=3", "20240229", "20240229 20360229 20480229"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1", "20260228", "20260228 20270228 20280229 20290228"),
    ("FREQ=YEARLY;BYYEARDAY=366", "20260101", "20281231 20321231 20361231"),
    ("FREQ=YEARLY;BYYEARDAY=-366", "20260101", "20280101 20320101 20360101"),
    ("FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29", "20260101", "20280229 20320229"),
    // Years with 53 weeks: 2020, 2026, 2032 (ISO 8601).
    ("FREQ=YEARLY;BYWEEKNO=53;BYDAY=MO", "20200101", "20201228 20261228 20321227"),
    ("FREQ=YEARLY;BYWEEKNO=53;BYDAY=SU", "20200101", "20210103 20270103 20330102"),
    // Week 1 belongs to the year of its Thursday, also where it begins in December.
    ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=MO", "20190101", "20191230 20210104 20220103 20230102 20240101 20241230"),
    ("FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1;BYDAY=MO", "20131230", "20131230 20160104 20180101 20191230"),
    ("FREQ=YEARLY;BYWEEKNO=1;BYDAY=SU;WKST=SU", "20260101", "20260104 20270103 20280102 20281231"),
    // The first and the last of a set that is counted from the beginning of the interval.
    ("FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=1,-1", "20260301", "20261231 20270101 20271231"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=2", "20261120", "20261125 20261202"),
    ("FREQ=MONTHLY;BYDAY=5FR", "20260101", "20260130 20260529 20260731 20261030"),
    ("FREQ=YEARLY;BYDAY=53TH", "20260101", "20261231 20321230"),
    ("FREQ=YEARLY;BYMONTHDAY=13;BYDAY=FR", "20260101", "20260213 20260313 20261113"),
    ("FREQ=YEARLY;INTERVAL=3000", "20260101", "20260101 50260101 80260101"),
  ])
  func `edges of the calendar`(rule: String, start: String, days: String) throws {
    let expected = days.split(separator: " ").map(String.init)
    #expect(try Sample.occurrences(rule, from: start, atMost: expected.count) == expected)
  }

  @Test(arguments: [
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=MONTHLY;BYMONTH=4;BYMONTHDAY=31",
    "FREQ=DAILY;BYMONTH=6;BYMONTHDAY=-31",
    "FREQ=YEARLY;BYWEEKNO=53;BYMONTH=7", "FREQ=DAILY;INTERVAL=7;BYDAY=SU", "FREQ=HOURLY;INTERVAL=24;BYHOUR=5",
    "FREQ=HOURLY;INTERVAL=168;BYDAY=SU", "FREQ=SECONDLY;INTERVAL=2;BYSECOND=1", "FREQ=SECONDLY;BYSECOND=5;BYSETPOS=2",
    "FREQ=SECONDLY;INTERVAL=90;BYMINUTE=0;BYSECOND=30", "FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=2", "FREQ=DAILY;BYHOUR=1,2;BYSETPOS=3", "FREQ=DAILY;UNTIL=19990101",
    "FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29", "FREQ=MONTHLY;INTERVAL=12;BYMONTH=2",
  ])
  func `a rule that never fires is an error`(rule: String) throws {
    // A Monday in a year that is no leap year.
    let start = try Sample.moment("20260105T000000")
    let parsed = try RecurrenceRule(rule)
    #expect(throws: RecurrenceError.neverFires) { try Occurrences(of: parsed, from: start) }
  }

  @Test func `a rule of hours cannot start on a day without a time, and parts of times are ignored there`() throws {
    let start = try Sample.date("20260105")
    let hourly = try RecurrenceRule("FREQ=HOURLY")
    #expect(throws: RecurrenceError.frequencyNeedsTime(.hourly)) { try AllDayOccurrences(of: hourly, from: start) }
    #expect(
      try Sample.occurrences("FREQ=DAILY;BYHOUR=9,10;BYMINUTE=1", from: "20260105", atMost: 2)
        == ["20260105", "20260106"])
  }

  @Test(arguments: [
    ("FREQ=DAILY", "99991230T120000", 2), ("FREQ=YEARLY", "99991231T235959", 1),
    ("FREQ=SECONDLY", "99991231T235950", 10), ("FREQ=WEEKLY;WKST=SU;BYDAY=MO,FR", "99991201T000000", 9),
    ("FREQ=SECONDLY;INTERVAL=999999999999", "00010101T000000", 1), ("FREQ=YEARLY;BYWEEKNO=-1", "99991227T000000", 1),
    ("FREQ=YEARLY;INTERVAL=999999999999", "00010101T000000", 1), ("FREQ=WEEKLY;WKST=FR;BYDAY=MO", "99991227T000000", 1),
    ("FREQ=DAILY;BYSECOND=59,60", "99991231T000000", 1),
  ])
  func `the calendar ends with the year 9999`(rule: String, start: String, count: Int) throws {
    #expect(try Sample.occurrences(rule, from: start, atMost: 20).count == count)
  }

  @Test func `a rule built with numbers that no text gives neither traps nor hangs`() throws {
    let start = try Sample.moment("20260105T090000")
    let extremes = [Int.min, -400, -1, 0, 1, 400, Int.max]
    for frequency in RecurrenceFrequency.allCases {
      var rule = RecurrenceRule(frequency)
      (rule.interval, rule.count) = (.min, 3)
      (rule.bySecond, rule.byMinute, rule.byHour) = (extremes, extremes, extremes)
      (rule.byMonthDay, rule.byYearDay, rule.byMonth) = (extremes, extremes, extremes)
      (rule.byWeekNumber, rule.bySetPosition) = (extremes, extremes)
      rule.byDay = extremes.map { NumberedWeekday(.friday, number: $0) }
      _ = try? Occurrences(of: rule, from: start).reduce(0) { count, _ in count + 1 }
      rule.interval = .max
      _ = try? Occurrences(of: rule, from: start).reduce(0) { count, _ in count + 1 }
    }
  }
}
