import Testing
import VaultModel

/// Friday, 20 November 2026, 14:30.
private let now = LocalDateTime("2026-11-20 14:30") ?? LocalDateTime(.epoch)

private func resolved(_ text: String, weekStart: Weekday = .monday) -> String? {
  try? DateExpression(text).resolved(now: now, weekStart: weekStart).text
}

private func failure(_ text: String) -> DateExpressionError? {
  do {
    _ = try DateExpression(text).resolved(now: now)
    return nil
  } catch { return error }
}

@Suite struct DateExpressionTests {
  @Test(arguments: [
    ("2026-11-20", "2026-11-20"), ("today", "2026-11-20"), ("Tomorrow", "2026-11-21"), ("yesterday", "2026-11-19"),
    ("day after tomorrow", "2026-11-22"), ("mon", "2026-11-23"), ("fri", "2026-11-27"), ("next mon", "2026-11-23"),
    ("next fri", "2026-11-27"), ("next sun", "2026-11-29"), ("20 Nov", "2026-11-20"), ("19 nov", "2027-11-19"),
    ("Nov 21", "2026-11-21"), ("20 November 2027", "2027-11-20"), ("29 Feb", "2028-02-29"), ("eow", "2026-11-22"),
    ("eom", "2026-11-30"), ("eoy", "2026-12-31"), ("next week", "2026-11-23"), ("next month", "2026-12-01"),
  ])
  func `days in English`(text: String, date: String) { #expect(resolved(text) == date) }

  @Test(arguments: [
    ("сьогодні", "2026-11-20"), ("завтра", "2026-11-21"), ("вчора", "2026-11-19"), ("післязавтра", "2026-11-22"),
    ("пт", "2026-11-27"), ("наступний пн", "2026-11-23"), ("наступна п'ятниця", "2026-11-27"),
    ("п’ятниця", "2026-11-27"), ("у середу", "2026-11-25"), ("20 листопада", "2026-11-20"), ("1 груд.", "2026-12-01"),
    ("кінець тижня", "2026-11-22"), ("завтра", "2026-11-21"), ("послезавтра", "2026-11-22"), ("вс", "2026-11-22"),
    ("20 ноября", "2026-11-20"),
  ])
  func `days in Ukrainian and Russian`(text: String, date: String) { #expect(resolved(text) == date) }

  @Test(arguments: [
    ("+3d", "2026-11-23"), ("-2w", "2026-11-06"), ("+1mo", "2026-12-20"), ("+1y", "2027-11-20"),
    ("−2w", "2026-11-06"), ("+3д", "2026-11-23"), ("-2тиж", "2026-11-06"), ("+1міс", "2026-12-20"),
    ("+1р", "2027-11-20"), ("+1w2d", "2026-11-29"), ("+3 days", "2026-11-23"), ("in 3 days", "2026-11-23"),
    ("через 2 тижні", "2026-12-04"), ("+0d", "2026-11-20"),
  ])
  func `offsets in days and more`(text: String, date: String) { #expect(resolved(text) == date) }

  @Test(arguments: [
    ("in a day", "2026-11-21"), ("in a week", "2026-11-27"), ("in a fortnight", "2026-12-04"),
    ("in a month", "2026-12-20"), ("in half a year", "2027-05-20"), ("in a year", "2027-11-20"),
    ("in two weeks", "2026-12-04"), ("in a couple of months", "2027-01-20"), ("IN TEN DAYS", "2026-11-30"),
    ("через тиждень", "2026-11-27"), ("через місяць", "2026-12-20"), ("через рік", "2027-11-20"),
    ("через пару днів", "2026-11-22"), ("через два тижні", "2026-12-04"), ("через пів року", "2027-05-20"),
    ("через неделю", "2026-11-27"),
    ("in an hour", "2026-11-20 15:30"), ("in half an hour", "2026-11-20 15:00"), ("in a minute", "2026-11-20 14:31"),
    ("in an hour and a half", "2026-11-20 16:00"), ("in twelve hours", "2026-11-21 02:30"),
    ("через годину", "2026-11-20 15:30"), ("через півгодини", "2026-11-20 15:00"),
    ("через півтори години", "2026-11-20 16:00"), ("через п’ять хвилин", "2026-11-20 14:35"),
    ("через полчаса", "2026-11-20 15:00"),
  ])
  func `lengths in words from now on`(text: String, moment: String) { #expect(resolved(text) == moment) }

  @Test(arguments: [
    "in a hurry", "in a minute jar", "in a second", "in two minds", "in a", "in half", "in two m", "a week",
    "half an hour",
    "in a week or two", "через дорогу", "через день", "через час", "через год", "через два", "in a weekend", "+a week",
  ])
  func `words that say no length are no dates`(text: String) { #expect(failure(text) == .notADate) }

  @Test(arguments: [
    ("+2h", "2026-11-20 16:30"), ("+90min", "2026-11-20 16:00"), ("+2год", "2026-11-20 16:30"),
    ("+90хв", "2026-11-20 16:00"), ("+10h", "2026-11-21 00:30"), ("-15min", "2026-11-20 14:15"),
    ("+1h30m", "2026-11-20 16:00"), ("now", "2026-11-20 14:30"), ("зараз", "2026-11-20 14:30"),
    ("tomorrow 15:00", "2026-11-21 15:00"), ("mon 9:30", "2026-11-23 09:30"), ("завтра о 15:00", "2026-11-21 15:00"),
    ("fri at 3pm", "2026-11-20 15:00"), ("fri at 2pm", "2026-11-27 14:00"), ("fri 14:30", "2026-11-27 14:30"),
    ("next fri at 3pm", "2026-11-27 15:00"), ("у пт о 15:00", "2026-11-20 15:00"),
    ("12am", "2026-11-20 00:00"), ("18:00", "2026-11-20 18:00"),
    ("2026-12-01 08:00 [Europe/Kyiv]", "2026-12-01 08:00 [Europe/Kyiv]"),
  ])
  func `moments`(text: String, moment: String) { #expect(resolved(text) == moment) }

  @Test(arguments: [
    ("+3m", "+3min", "+3mo"), ("-10m", "-10min", "-10mo"), ("+3м", "+3min", "+3mo"), ("+1d5m", "+5min", "+5mo"),
  ])
  func `a bare m is refused with both readings`(text: String, minutes: String, months: String) {
    #expect(failure(text) == .minutesOrMonths(minutes: minutes, months: months))
  }

  @Test(arguments: [
    "", "soon", "next", "+", "+3", "+d", "3d", "+3parsecs", "tomorrow tomorrow", "20", "Nov", "todayish", "+1mo2h",
    "2026", "10-12",
  ])
  func `other texts are no dates`(text: String) { #expect(failure(text) == .notADate) }

  @Test(arguments: ["2026-02-30", "30 Feb", "31 червня", "29 Feb 2027", "0 May"])
  func `days that no calendar has`(text: String) { #expect(failure(text) == .noSuchDay) }

  @Test(arguments: ["+99999999999d", "+99999y", "-3000y"])
  func `dates beyond the calendar`(text: String) { #expect(failure(text) == .outOfRange) }

  @Test func `the week begins where it is set to`() {
    #expect(resolved("eow", weekStart: .sunday) == "2026-11-21")
    #expect(resolved("next sat", weekStart: .sunday) == "2026-11-28")
  }

  /// A month is the current one or the next to come; a Sunday is in the weekend of the day before.
  @Test(arguments: [
    ("december", "2026-11-20", "2026-12-01", "2026-12-31"), ("november", "2026-11-20", "2026-11-01", "2026-11-30"),
    ("October", "2026-11-20", "2027-10-01", "2027-10-31"), ("in february", "2027-12-31", "2028-02-01", "2028-02-29"),
    ("у грудні", "2026-11-20", "2026-12-01", "2026-12-31"), ("январь", "2026-12-31", "2027-01-01", "2027-01-31"),
    ("December 2027", "2026-11-20", "2027-12-01", "2027-12-31"),
    ("грудень 2025 року", "2026-11-20", "2025-12-01", "2025-12-31"),
    ("this weekend", "2026-11-20", "2026-11-21", "2026-11-22"),
    ("weekend", "2026-11-22", "2026-11-21", "2026-11-22"), ("ці вихідні", "2026-11-21", "2026-11-21", "2026-11-22"),
    ("next weekend", "2026-11-22", "2026-11-28", "2026-11-29"),
    ("last weekend", "2026-11-20", "2026-11-14", "2026-11-15"),
    ("week", "2026-11-22", "2026-11-16", "2026-11-22"), ("на цьому тижні", "2026-11-22", "2026-11-16", "2026-11-22"),
    ("next week", "2026-11-22", "2026-11-23", "2026-11-29"), ("next month", "2026-01-31", "2026-02-01", "2026-02-28"),
    ("last month", "2026-03-31", "2026-02-01", "2026-02-28"), ("this year", "2026-11-20", "2026-01-01", "2026-12-31"),
    ("минулого року", "2026-11-20", "2025-01-01", "2025-12-31"),
    ("for today", "2026-11-20", "2026-11-20", "2026-11-20"),
    ("for the weekend", "2026-11-20", "2026-11-21", "2026-11-22"),
    ("over the weekend", "2026-11-20", "2026-11-21", "2026-11-22"),
    ("during december", "2026-11-20", "2026-12-01", "2026-12-31"),
    ("на завтра", "2026-11-20", "2026-11-21", "2026-11-21"), ("на суботу", "2026-11-20", "2026-11-21", "2026-11-21"),
    ("на наступний тиждень", "2026-11-20", "2026-11-23", "2026-11-29"),
    ("на вихідні", "2026-11-20", "2026-11-21", "2026-11-22"), ("за листопад", "2026-11-20", "2026-11-01", "2026-11-30"),
    ("за цей місяць", "2026-11-20", "2026-11-01", "2026-11-30"),
    ("на следующую неделю", "2026-11-20", "2026-11-23", "2026-11-29"),
    ("за 3 дні", "2026-11-20", "2026-11-23", "2026-11-23"),
    ("протягом грудня", "2026-11-20", "2026-12-01", "2026-12-31"),
  ])
  func `spans have names`(text: String, today: String, first: String, last: String) throws {
    let now = try #require(LocalDateTime(today + " 10:00"))
    let period = try DatePeriod(resolving: text, now: now)
    #expect(period.firstDay.text == first && period.lastDay.text == last)
    #expect(period.columnBounds.upper == DatePeriod(day: try #require(LocalDate(last))).columnBounds.upper)
  }

  @Test func `a week of a span begins where weeks are set to begin, and no span leaves the calendar`() throws {
    let now = try #require(LocalDateTime("2026-11-22 10:00"))
    #expect(try DatePeriod(resolving: "this week", now: now, weekStart: .sunday).firstDay.text == "2026-11-22")
    let end = try #require(LocalDateTime("9999-12-31 10:00"))
    for text in ["next month", "january", "next year"] {
      #expect(throws: DateExpressionError.outOfRange) { try DatePeriod(resolving: text, now: end) }
    }
  }

  @Test(arguments: ["30 Feb report", "31 червня звіт"])
  func `words behind a day that no calendar has are no date`(text: String) { #expect(failure(text) == .notADate) }

  @Test func `a query reads periods and relative dates`() throws {
    #expect(try DatePeriod(resolving: "2026-11", now: now).lastDay.text == "2026-11-30")
    #expect(try DatePeriod(resolving: "-2w", now: now).firstDay.text == "2026-11-06")
    #expect(try DatePeriod(resolving: "+2h", now: now).precision == .minute)
  }

  @Test(arguments: [
    ("January", 1), ("sept", 9), ("листопада", 11), ("лист.", 11), ("лютий", 2), ("май", 5), ("СЕРПНЯ", 8),
  ])
  func `months have names and forms`(text: String, month: Int) { #expect(MonthName.month(text) == month) }

  @Test func `names are printed in the form that is asked for`() {
    #expect(MonthName.text(11, .ukrainian, .genitive) == "листопада")
    #expect(MonthName.text(11, .english, .abbreviation) == "Nov")
    #expect(MonthName.text(13, .english) == "")
    #expect(Weekday.friday.name(in: .ukrainian) == "п'ятниця")
    #expect(Weekday.friday.name(in: .russian, .abbreviation) == "пт")
    #expect(Weekday(named: "ПʼЯТНИЦЮ") == .friday)
  }
}
