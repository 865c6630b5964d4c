import Testing
import VaultModel

/// Rules at several times of each of their days.
@Suite struct `A rule at several times of day` {
  private static let start = LocalDate(year: 2026, month: 11, day: 20)

  private func clocks(_ texts: String) -> [LocalTime] { texts.split(separator: " ").compactMap { LocalTime($0) } }

  @Test(arguments: [
    ("daily", "08:00 20:00", "FREQ=DAILY;BYMINUTE=0;BYHOUR=8,20"),
    ("daily", "08:00 08:30 20:00 20:30", "FREQ=DAILY;BYMINUTE=0,30;BYHOUR=8,20"),
    // Of 8:00, 8:30, 20:00 and 20:30 the first and the last.
    ("daily", "08:00 20:30", "FREQ=DAILY;BYMINUTE=0,30;BYHOUR=8,20;BYSETPOS=1,4"),
    ("every mon, wed", "08:00 20:30", "FREQ=WEEKLY;BYMINUTE=0,30;BYHOUR=8,20;BYDAY=MO,WE;BYSETPOS=1,4,5,8"),
    ("every 2 weeks", "07:00 19:00", "FREQ=WEEKLY;INTERVAL=2;BYMINUTE=0;BYHOUR=7,19"),
    ("every month on the 1st", "08:00 20:30", "FREQ=MONTHLY;BYMINUTE=0,30;BYHOUR=8,20;BYMONTHDAY=1;BYSETPOS=1,4"),
    ("daily 10 times", "08:00 20:00", "FREQ=DAILY;COUNT=10;BYMINUTE=0;BYHOUR=8,20"),
  ]) func `is written as RFC 5545 has it`(rule: String, times: String, text: String) throws {
    let words = try RepetitionWords(reading: rule)
    let start = try #require(Self.start)
    #expect(words.at(clocks(times), start: start)?.rule.text == text)
  }

  /// BYSETPOS has a place already, a day is clamped, the days of an interval vary, or there is no day to speak of.
  @Test(arguments: [
    ("every month on the last weekday", "08:00 20:00"), ("every month on the 31st", "08:00 20:00"),
    ("every year on 29 Feb", "08:00 20:00"), ("every month on the 1st and 15th", "08:00 20:30"),
    ("every 8 hours", "08:00 20:00"), ("FREQ=DAILY;BYHOUR=9", "08:00 20:00"), ("weekdays in jan", "08:00 20:30"),
    ("daily", ""),
  ]) func `is none where no one rule says it`(rule: String, times: String) throws {
    let start = try #require(Self.start)
    #expect(try RepetitionWords(reading: rule).at(clocks(times), start: start) == nil)
  }

  /// Every day of the plain rule with every time, and nothing else.
  @Test(arguments: [
    "daily", "every 3 days", "weekly", "weekdays", "every 2 weeks on tue, thu, sun", "every month on the 28th",
    "every month on the 5th tue", "every month on the 1st and 15th", "yearly", "every year on 24 Dec",
    "every day in jan, dec", "every day except sat",
  ]) func `comes on the days of the rule at its times`(rule: String) throws {
    let start = try #require(Self.start)
    let plain = try RepetitionWords(reading: rule)
    let days = try Schedule(Repetition(rule: rule), start: .day(start), weekStart: .monday, exceptions: [])
    for times in ["07:05 19:05", "08:00 20:30", "00:00 12:10 23:50"] {
      let clocks = clocks(times)
      guard let timed = plain.at(clocks, start: start) else { continue }
      let first = Moment.time(LocalDateTime(start, clocks[0]))
      let text = timed.sentence(in: .english)
      #expect(try RepetitionWords(reading: text) == timed)
      let schedule = try Schedule(Repetition(rule: text), start: first, weekStart: .monday, exceptions: [])
      let expected = days.occurrences.prefix(12).flatMap { day in
        clocks.map { Moment.time(LocalDateTime(day.date, $0)).text }
      }
      #expect(schedule.occurrences.prefix(expected.count).map(\.text) == expected, "\(text)")
    }
  }
}
