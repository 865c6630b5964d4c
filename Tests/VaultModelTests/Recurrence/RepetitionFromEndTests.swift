import Testing
import VaultModel
import VaultSyntax

/// Days that are counted from the end of their month or year: an ordinal in front of *last* counts from there.
@Suite struct `Places counted from the end` {
  /// The parts of a rule, with the values of each in no order.
  private func parts(_ rule: String) -> [String: Set<String>] {
    let pairs = rule.split(separator: ";").map { part in
      let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
      return (halves[0], Set(halves[halves.count - 1].split(separator: ",").map(String.init)))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test(arguments: [
    ("every month on the 2nd last Friday", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("every month on the 2nd last fri", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("every month on the second last friday", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("every month on the 2nd to last friday", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("every month on the second to last friday", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("second to last friday of every month", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("2nd last friday of every month", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("every 2nd last friday of the month", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("every month on the penultimate friday", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("every month on the next to last friday", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("every month on the 3rd last tue", "FREQ=MONTHLY;BYDAY=-3TU"),
    ("every month on the third last tuesday", "FREQ=MONTHLY;BYDAY=-3TU"),
    ("every month on the 4th last sat", "FREQ=MONTHLY;BYDAY=-4SA"),
    ("every month on the 5th last sun", "FREQ=MONTHLY;BYDAY=-5SU"),
    ("every month on the 2nd last day", "FREQ=MONTHLY;BYMONTHDAY=-2"),
    ("every month on the 3rd last day", "FREQ=MONTHLY;BYMONTHDAY=-3"),
    ("every month on the third to last day", "FREQ=MONTHLY;BYMONTHDAY=-3"),
    ("every month on the 10th last day", "FREQ=MONTHLY;BYMONTHDAY=-10"),
    ("every 2 months on the 2nd last friday", "FREQ=MONTHLY;INTERVAL=2;BYDAY=-2FR"),
    ("every year in March on the 2nd last sunday", "FREQ=YEARLY;BYDAY=-2SU;BYMONTH=3"),
    ("every month on the 2nd last weekday", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2"),
    ("every month on the 2nd last friday 5 times", "FREQ=MONTHLY;COUNT=5;BYDAY=-2FR"),
    ("every month on the 2nd last friday until 2026-12-31", "FREQ=MONTHLY;UNTIL=20261231;BYDAY=-2FR"),
  ])
  func `in English`(text: String, rule: String) throws {
    #expect(parts(try RepetitionWords(reading: text).rule.text) == parts(rule))
  }

  @Test(arguments: [
    // Each place of a list is one.
    ("every month on the last and 2nd last friday", "FREQ=MONTHLY;BYDAY=-1FR,-2FR"),
    ("every month on the 2nd last and last friday", "FREQ=MONTHLY;BYDAY=-1FR,-2FR"),
    ("every month on the 2nd last and 3rd last day", "FREQ=MONTHLY;BYMONTHDAY=-2,-3"),
    ("every month on the 1st, 3rd and 2nd last friday", "FREQ=MONTHLY;BYDAY=1FR,3FR,-2FR"),
    ("every month on the 2nd last friday and last monday", "FREQ=MONTHLY;BYDAY=-2FR,-1MO"),
    ("every month on the 2nd to last and last friday", "FREQ=MONTHLY;BYDAY=-1FR,-2FR"),
    // What a comma or an "and" parts are two places.
    ("every month on the 2nd and last friday", "FREQ=MONTHLY;BYDAY=2FR,-1FR"),
    ("every month on the 2nd, last friday", "FREQ=MONTHLY;BYDAY=2FR,-1FR"),
    ("every month on the last and 2nd friday", "FREQ=MONTHLY;BYDAY=2FR,-1FR"),
    ("every month on the 1st and last day", "FREQ=MONTHLY;BYMONTHDAY=1,-1"),
    ("every month on the last fri", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("every month on the 2nd fri", "FREQ=MONTHLY;BYDAY=2FR"),
  ])
  func `among others`(text: String, rule: String) throws {
    #expect(parts(try RepetitionWords(reading: text).rule.text) == parts(rule))
  }

  @Test(arguments: [
    ("передостання п'ятниця кожного місяця", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("передостанньої п'ятниці місяця", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("щомісяця у передостанню п'ятницю", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("кожного місяця в передостанню п’ятницю", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("щомісяця у передостанній день", "FREQ=MONTHLY;BYMONTHDAY=-2"),
    ("щомісяця у 2-гу п'ятницю з кінця", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("щомісяця у третю з кінця п'ятницю", "FREQ=MONTHLY;BYDAY=-3FR"),
    ("щомісяця у 3-й день з кінця", "FREQ=MONTHLY;BYMONTHDAY=-3"),
    ("щомісяця в останню та передостанню п'ятницю", "FREQ=MONTHLY;BYDAY=-1FR,-2FR"),
    ("щомісяця у передостанній робочий день", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2"),
    ("каждый месяц в предпоследнюю пятницу", "FREQ=MONTHLY;BYDAY=-2FR"),
    ("щомісяця в останню п'ятницю", "FREQ=MONTHLY;BYDAY=-1FR"),
  ])
  func `in Ukrainian and Russian`(text: String, rule: String) throws {
    #expect(parts(try RepetitionWords(reading: text).rule.text) == parts(rule))
  }

  @Test(arguments: [
    "every month on the 6th last fri", "every month on the 0th last fri", "every month on the 32nd last day",
    "every week on the 2nd last fri",
  ])
  func `beyond their month are refused`(text: String) {
    #expect(throws: RepetitionWordsError.self) { try RepetitionWords(reading: text) }
  }

  @Test(arguments: [
    "every month on the 2nd last friday", "every month on the 3rd last day", "every month on the last and 2nd last fri",
    "щомісяця у передостанню п'ятницю", "every year in March on the 2nd last sunday",
  ])
  func `say the same when they are written and read again`(text: String) throws {
    let words = try RepetitionWords(reading: text)
    for language in [words.sentence(in: .english), words.sentence(in: .ukrainian)] {
      #expect(parts(try RepetitionWords(reading: language).rule.text) == parts(words.rule.text), "\(language)")
    }
  }

  @Test(arguments: [
    ("every month on the 2nd last friday pay rent", "every month on the 2nd last friday"),
    ("second to last friday of every month pay rent", "second to last friday of every month"),
    ("every month on the last friday 2 pages", "every month on the last friday"),
  ])
  func `are the whole rule in a sentence`(text: String, match: String) {
    let bytes = Array(text.utf8)
    let found = RepetitionWords.longestMatch(in: bytes, at: 0)
    #expect(found.map { String(decoding: bytes[$0.range.indices], as: UTF8.self) } == match)
  }

  // Fridays of 2026: 2, 9, 16, 23, 30 January; 6, 13, 20, 27 February; 6, 13, 20, 27 March.
  @Test(arguments: [
    ("every month on the 2nd last friday", ["2026-01-23", "2026-02-20", "2026-03-20"]),
    ("every month on the 3rd last friday", ["2026-01-16", "2026-02-13", "2026-03-13"]),
    ("every month on the 2nd last and last friday", ["2026-01-23", "2026-01-30", "2026-02-20"]),
    // The fifth from the end is there only where there are five.
    ("every month on the 5th last friday", ["2026-01-02", "2026-05-01", "2026-07-03"]),
    ("every month on the 3rd last day", ["2026-01-29", "2026-02-26", "2026-03-29"]),
    // The last two working days are the 29th and the 30th, the 26th and the 27th, the 30th and the 31st.
    ("every month on the 2nd last weekday", ["2026-01-29", "2026-02-26", "2026-03-30"]),
  ])
  func `have these dates`(text: String, expected: [String]) throws {
    let start = try #require(LocalDate("2026-01-01"))
    let schedule = try Schedule(Repetition(rule: text), start: .day(start), weekStart: .monday, exceptions: [])
    #expect(schedule.occurrences.prefix(3).map(\.text) == expected)
  }
}
