import Testing
import VaultModel

/// Now is Friday, 20 November 2026; weeks begin on Monday.
@Suite struct `Days that somebody types` {
  private func read(
    _ text: String, looking direction: DayReckoning.Direction = .ahead, at now: String = "2026-11-20 10:00"
  ) throws(DateExpressionError) -> StatedDays? {
    try StatedDays(text, reckoning(direction, now))
  }

  private func reckoning(_ direction: DayReckoning.Direction, _ now: String = "2026-11-20 10:00") -> DayReckoning {
    DayReckoning(now: LocalDateTime(now) ?? LocalDateTime(.epoch), looking: direction)
  }

  @Test(arguments: [
    ("fri..sun", "2026-11-20..2026-11-22"), ("sat..sun", "2026-11-21..2026-11-22"),
    ("mon..fri", "2026-11-23..2026-11-27"), ("thu..sun", "2026-11-26..2026-11-29"),
    ("fri..fri", "2026-11-20..2026-11-27"), ("пт..нд", "2026-11-20..2026-11-22"),
    ("today..fri", "2026-11-20..2026-11-27"), ("2026-11-02..fri", "2026-11-02..2026-11-27"),
    ("2026-12-01..fri", "2026-12-01..2026-12-04"), ("fri", "2026-11-27..2026-11-27"),
    ("week", "2026-11-16..2026-11-22"), ("this week", "2026-11-16..2026-11-22"),
    ("цього тижня", "2026-11-16..2026-11-22"), ("last week", "2026-11-09..2026-11-15"),
    ("Минулого тижня", "2026-11-09..2026-11-15"), ("наступного тижня", "2026-11-23..2026-11-29"),
    ("цього місяця", "2026-11-01..2026-11-30"), ("last month", "2026-10-01..2026-10-31"),
    ("минулий місяць", "2026-10-01..2026-10-31"), ("last week..this week", "2026-11-09..2026-11-22"),
    ("today", "2026-11-20..2026-11-20"), ("завтра", "2026-11-21..2026-11-21"), ("3", "2026-11-20..2026-11-22"),
    ("1", "2026-11-20..2026-11-20"), ("10 days", "2026-11-20..2026-11-29"), ("2 тижні", "2026-11-20..2026-12-03"),
    ("may", "2027-05-01..2027-05-31"), ("this weekend", "2026-11-21..2026-11-22"),
    ("december..january", "2026-12-01..2027-01-31"), ("2026..2027", "2026-01-01..2027-12-31"),
    ("0001-01-01..9999-12-31", "0001-01-01..9999-12-31"),
    // Prepositions, and days counted from another one.
    ("for tomorrow", "2026-11-21..2026-11-21"), ("на сьогодні", "2026-11-20..2026-11-20"),
    ("for the week", "2026-11-16..2026-11-22"), ("for 3 days", "2026-11-20..2026-11-22"),
    ("next 3 days", "2026-11-20..2026-11-22"), ("на найближчі 3 дні", "2026-11-20..2026-11-22"),
    ("until fri", "2026-11-20..2026-11-27"), ("by tomorrow", "2026-11-20..2026-11-21"),
    ("до неділі", "2026-11-20..2026-11-22"), ("до кінця місяця", "2026-11-20..2026-11-30"),
    ("today 7d", "2026-11-20..2026-11-26"), ("tomorrow 2 weeks", "2026-11-21..2026-12-04"),
    ("завтра 3 дні", "2026-11-21..2026-11-23"), ("2026-12-01 7d", "2026-12-01..2026-12-07"),
  ])
  func `are read around today`(text: String, expected: String) throws {
    let days = try #require(try read(text))
    #expect("\(days.first.text)..\(days.last.text)" == expected)
  }

  @Test(arguments: [
    "", "soon", "0", "-3", "3 tasks", "word:may", "may report", "next week report", "report 2026-11-20", "type:event",
    "due:..today", "due:today..+3d", "15:00", "tomorrow 15:00", "now", "+2h", "90m", "30 feb report", "Windows 10",
    "for", "на", "for milk", "на роботі", "for 3", "by", "by milk", "до", "milk 7d", "december 7d", "today 90m",
    "for for today",
    "gift for mother", "today 3",
  ])
  func `are all of the words or none of them`(text: String) throws { #expect(try read(text) == nil) }

  @Test(arguments: ["30 feb", "2026-02-30", "+3m", "2026-11-22..2026-11-20", "fri..whenever", "9999-12-31..+9999y"])
  func `have a shape that is no query either`(text: String) {
    #expect(throws: DateExpressionError.self) { try read(text) }
  }

  @Test func `are made one by one`() throws {
    let days = try #require(try read("0001-01-01..9999-12-31"))
    #expect(days.all.prefix(2).map(\.text) == ["0001-01-01", "0001-01-02"])
    #expect(try #require(try read("9999-12-31")).all.map(\.text) == ["9999-12-31"])
  }

  /// Now is Wednesday, 18 November 2026.
  @Test(arguments: [
    ("monday to friday", "2026-11-23..2026-11-27"), ("mon-fri", "2026-11-23..2026-11-27"),
    ("from friday to sunday", "2026-11-20..2026-11-22"), ("friday till sunday", "2026-11-20..2026-11-22"),
    ("fri through sun", "2026-11-20..2026-11-22"), ("wed to fri", "2026-11-18..2026-11-20"),
    ("20 to 27 december", "2026-12-20..2026-12-27"), ("20th to 27th december", "2026-12-20..2026-12-27"),
    ("from the 20th to 27th of december", "2026-12-20..2026-12-27"),
    ("december 20 to 27", "2026-12-20..2026-12-27"), ("dec 10 - dec 12, 2027", "2027-12-10..2027-12-12"),
    ("dec 28 - jan 3 2028", "2027-12-28..2028-01-03"), ("з 20-го по 27 грудня", "2026-12-20..2026-12-27"),
    ("з понеділка по п'ятницю", "2026-11-23..2026-11-27"),
    ("з 10 грудня до 12 грудня 2027 року", "2027-12-10..2027-12-12"),
    ("tonight", "2026-11-18..2026-11-18"), ("this evening", "2026-11-18..2026-11-18"),
    ("tomorrow morning", "2026-11-19..2026-11-19"), ("завтра ввечері", "2026-11-19..2026-11-19"),
    ("last friday", "2026-11-13..2026-11-13"), ("last wed", "2026-11-11..2026-11-11"),
    ("минулої п'ятниці", "2026-11-13..2026-11-13"), ("прошлый понедельник", "2026-11-16..2026-11-16"),
  ])
  func `may be said by several words`(text: String, expected: String) throws {
    let days = try #require(try read(text, at: "2026-11-18 10:00"))
    #expect("\(days.first.text)..\(days.last.text)" == expected)
  }

  /// Ukrainian and Russian write a day and a month with a full stop; in English it is a number as well.
  @Test func `have a full stop between numbers where the language does`() throws {
    let reckoning = DayReckoning(now: try #require(LocalDateTime("2026-11-18 10:00")), hasBareDots: true)
    #expect(try StatedDays("25.12", reckoning)?.first.text == "2026-12-25")
    #expect(try StatedDays("1.12-5.12", reckoning)?.last.text == "2026-12-05")
    #expect(try read("25.12") == nil)
    #expect(try read("25.12.2026")?.first.text == "2026-12-25")
  }

  /// Now is Wednesday, 18 November 2026.
  @Test(arguments: [
    ("wednesday", "2026-11-18..2026-11-18"), ("monday", "2026-11-16..2026-11-16"),
    ("thursday", "2026-11-12..2026-11-12"), ("п'ятниця", "2026-11-13..2026-11-13"),
    ("nov 10", "2026-11-10..2026-11-10"), ("nov 18", "2026-11-18..2026-11-18"), ("nov 19", "2025-11-19..2025-11-19"),
    ("29 feb", "2024-02-29..2024-02-29"), ("10th", "2026-11-10..2026-11-10"), ("25th", "2026-10-25..2026-10-25"),
    ("31st", "2026-10-31..2026-10-31"), ("30 числа", "2026-10-30..2026-10-30"),
    ("october", "2026-10-01..2026-10-31"), ("november", "2026-11-01..2026-11-30"),
    ("december", "2025-12-01..2025-12-31"), ("грудень 2027", "2027-12-01..2027-12-31"),
    ("weekend", "2026-11-14..2026-11-15"), ("week", "2026-11-16..2026-11-22"), ("3", "2026-11-16..2026-11-18"),
    ("10 days", "2026-11-09..2026-11-18"), ("friday to sunday", "2026-11-13..2026-11-15"),
    ("yesterday evening", "2026-11-17..2026-11-17"), ("2026-12-01", "2026-12-01..2026-12-01"),
    ("tomorrow", "2026-11-19..2026-11-19"),
  ])
  func `that were are the last ones`(text: String, expected: String) throws {
    let days = try #require(try read(text, looking: .back, at: "2026-11-18 10:00"))
    #expect("\(days.first.text)..\(days.last.text)" == expected)
  }

  /// Where one day is asked for that was; the dates that may be meant are calculated by hand.
  @Test func `that may be another one are refused with what they may be`() throws {
    func refusal(_ text: String, _ direction: DayReckoning.Direction = .back) -> DateExpressionError? {
      do throws(DateExpressionError) {
        _ = try StatedDays.moment(text, reckoning(direction, "2026-11-18 10:00"))
        return nil
      } catch {
        return error
      }
    }
    func day(_ text: String) throws -> LocalDate { try #require(LocalDate(text)) }
    #expect(refusal("tomorrow") == .toCome(try day("2026-11-19")))
    #expect(refusal("next mon") == .toCome(try day("2026-11-23")))
    #expect(refusal("in 3 days") == .toCome(try day("2026-11-21")))
    #expect(refusal("nov 19") == .longAgo(try day("2025-11-19"), next: try day("2026-11-19")))
    // 22 May is 180 days before 18 November, 21 May one more.
    #expect(refusal("22 may") == nil)
    #expect(refusal("21 may") == .longAgo(try day("2026-05-21"), next: try day("2027-05-21")))
    #expect(refusal("may 1 10:00") == .longAgo(try day("2026-05-01"), next: try day("2027-05-01")))
    #expect(refusal("на 1 травня") == .longAgo(try day("2026-05-01"), next: try day("2027-05-01")))
    #expect(refusal("2027-01-01") == nil)
    #expect(refusal("21 may 2026") == nil)
    #expect(refusal("yesterday") == nil)
    for direction in [DayReckoning.Direction.ahead, .back] {
      #expect(refusal("next week", direction) == .severalDays(try day("2026-11-23"), try day("2026-11-29")))
    }
    #expect(refusal("monday to friday", .ahead) == .severalDays(try day("2026-11-23"), try day("2026-11-27")))
    #expect(refusal("soon") == .notADate)
    #expect(refusal("+3m", .ahead) == .minutesOrMonths(minutes: "+3min", months: "+3mo"))
  }

  @Test func `given apart reach over what each of them is`() throws {
    let back = reckoning(.back, "2026-11-18 10:00")
    let ahead = reckoning(.ahead, "2026-11-18 10:00")
    #expect(try StatedDays(from: "october", to: nil, back) == StatedDays(from: "2026-10-01", to: "2026-11-18", back))
    #expect(
      try StatedDays(from: nil, to: "next week", ahead) == StatedDays(from: "2026-11-18", to: "2026-11-29", ahead))
    #expect(
      try StatedDays(from: "monday", to: "tuesday", back) == StatedDays(from: "2026-11-16", to: "2026-11-17", back))
    #expect(try StatedDays(from: "wed", to: "fri", ahead) == StatedDays(from: "2026-11-18", to: "2026-11-20", ahead))
    #expect(throws: DateExpressionError.self) { try StatedDays(from: "tomorrow", to: "yesterday", ahead) }
    // A date that does not exist is no text either, and what only begins like a range is.
    #expect(throws: DateExpressionError.noSuchDay) { try StatedDays("30 feb", back) }
    #expect(try StatedDays("today... I was tired", back) == nil)
    // A part of a day to come is not the whole of it; of what has happened the day alone is asked.
    #expect(throws: DateExpressionError.notADate) { try StatedDays.moment("tomorrow morning", ahead) }
    #expect(try StatedDays.moment("yesterday morning", back).text == "2026-11-17")
  }
}
