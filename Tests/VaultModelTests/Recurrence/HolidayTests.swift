import Testing
import VaultModel
import VaultSyntax

@Suite struct HolidayTests {
  private func note(_ text: String) -> Note { Note(Document(Array(text.utf8))) }

  @Test func `every line that begins with a date or a span is a holiday`() {
    let text = """
      # Free days

      - 2026-12-24..2026-12-26 Christmas
      * 2027-01-01
      2027-03-08 a day
      - in 2027-05-01 nothing
      - 2027-02-30 none
      - 2027-06-01..2027-05-01 a span that ends before it begins
      """
    #expect(note(text).holidays.map(\.text) == ["2026-12-24", "2026-12-25", "2026-12-26", "2027-01-01", "2027-03-08"])
  }

  @Test func `an event is a holiday on its days`() {
    let text = "---\ntype: event\nstart: 2026-07-01\nend: 2026-07-03\n---\n"
    #expect(note(text).holidays.map(\.text) == ["2026-07-01", "2026-07-02", "2026-07-03"])
  }

  @Test func `a span of thousands of years is cut`() {
    #expect(note("- 0001-01-01..9999-12-31\n").holidays.count == 3653)
  }

  @Test(arguments: [
    ("every 2 weeks on mon, wed", "2026-11-02", "2026-11-04", "every 2 weeks on wed"),
    ("monthly", "2026-01-31", "2026-02-28", "every month on the 31st"),
    ("every month on the 1st and 31st", "2026-01-01", "2026-02-28", "every month on the 31st"),
    ("every month on the 1st and 3rd mon", "2026-11-02", "2026-11-16", "every month on the 3rd mon"),
    ("every month on the last day", "2026-01-31", "2026-02-28", "every month on the last day"),
    ("every year in Jan, Jul on the 15th", "2026-01-15", "2026-07-15", "every year on 15 Jul"),
    ("weekly", "2026-11-06", "2026-11-13", "every fri"), ("weekdays 5 times", "2026-11-06", "2026-11-09", "every mon"),
    ("every month on the last weekday", "2026-01-01", "2026-01-30", "every month on the last weekday"),
  ])
  func `the part of a rule that gives a day`(rule: String, start: String, day: String, expected: String) throws {
    let part = try RepetitionWords(reading: rule)
      .part(giving: try #require(LocalDate(day)), start: try #require(LocalDate(start)))
    #expect(part.sentence(in: .english) == expected)
  }

  @Test(arguments: [
    ("FREQ=MONTHLY;BYMONTHDAY=31", "every month on the 31st", [], true),
    ("FREQ=DAILY;BYHOUR=9,15", "daily", ["BYHOUR=9,15"], false),
    ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "every month on fri", ["BYMONTHDAY=13"], false),
    ("FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3", "every month on tue, wed, thu", ["BYSETPOS=3"], false),
    ("FREQ=WEEKLY;BYDAY=MO", "every mon", [], false),
  ])
  func `the sentence nearest to RRULE text`(rule: String, sentence: String, parts: [String], skips: Bool) throws {
    let near = try RepetitionWords(reading: rule)
      .nearestSentence(in: .english, start: try #require(LocalDate("2026-01-05")))
    #expect(near.sentence == sentence)
    #expect(near.unsaid.parts == parts)
    #expect(near.unsaid.skipsMonths == skips)
  }
}

/// Holidays that move onto one day: 20 December 2026 is a Sunday, 21 to 23 are holidays.
@Suite struct `Occurrences that holidays move onto one day` {
  @Test(arguments: [
    (
      "weekdays", HolidayRule.after,
      ["24 rule", "24 joined 21", "24 joined 22", "24 joined 23", "25 rule"]
    ),
    // None of its own: the first that is moved there is the occurrence.
    ("FREQ=DAILY;COUNT=4", .after, ["20 rule", "24 moved 21", "24 joined 22", "24 joined 23"]),
    ("FREQ=DAILY;COUNT=4", .before, ["20 rule", "20 joined 21", "20 joined 22", "20 joined 23"]),
  ])
  func `are each named`(rule: String, onHoliday: HolidayRule, expected: [String]) throws {
    let holidays = ["2026-12-21", "2026-12-22", "2026-12-23"].compactMap { LocalDate($0) }
    let start = try #require(LocalDate("2026-12-20"))
    let repetition = Repetition(rule: rule, except: ["[[days]]"], onHoliday: onHoliday)
    let schedule = try Schedule(repetition, start: .day(start), weekStart: .monday, exceptions: holidays)
    let steps = schedule.steps.prefix(expected.count).map { step in
      let reason =
        switch step.reason {
        case .moved(let date): "moved \(date.day)"
        case .joined(let date): "joined \(date.day)"
        default: "\(step.reason)"
        }
      return "\(step.moment.date.day) \(reason)"
    }
    #expect(steps == expected)
    // What is told only for the sake of explaining takes place once.
    let days = schedule.occurrences.prefix(20).map(\.date)
    #expect(Set(days).count == days.count)
  }
}
