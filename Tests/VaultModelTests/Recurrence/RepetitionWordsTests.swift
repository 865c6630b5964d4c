import Testing
import VaultModel
import VaultSyntax

@Suite struct RepetitionWordsTests {
  @Test(arguments: [
    ("daily", "FREQ=DAILY"), ("weekly", "FREQ=WEEKLY"), ("monthly", "FREQ=MONTHLY"), ("yearly", "FREQ=YEARLY"),
    ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
    ("every weekend", "FREQ=WEEKLY;BYDAY=SA,SU"), ("every 2 weeks on mon, wed", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE"),
    ("every month on the last fri", "FREQ=MONTHLY;BYDAY=-1FR"), ("every 3 days", "FREQ=DAILY;INTERVAL=3"),
    ("every other day", "FREQ=DAILY;INTERVAL=2"), ("Every Monday", "FREQ=WEEKLY;BYDAY=MO"),
    ("every 2nd tuesday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"), ("every other week", "FREQ=WEEKLY;INTERVAL=2"),
    ("every 2nd tuesday of the month", "FREQ=MONTHLY;BYDAY=2TU"), ("every first monday", "FREQ=MONTHLY;BYDAY=1MO"),
    ("every month on the 1st and 3rd mon", "FREQ=MONTHLY;BYDAY=1MO,3MO"),
    ("last friday of every month", "FREQ=MONTHLY;BYDAY=-1FR"), ("mondays and thursdays", "FREQ=WEEKLY;BYDAY=MO,TH"),
    ("every month on the 1st and 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15"), ("every 15th", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("every month on the last day", "FREQ=MONTHLY;BYMONTHDAY=-1"), ("every quarter", "FREQ=MONTHLY;INTERVAL=3"),
    ("every month on the 2nd to last day", "FREQ=MONTHLY;BYMONTHDAY=-2"), ("quarterly", "FREQ=MONTHLY;INTERVAL=3"),
    ("every half year", "FREQ=MONTHLY;INTERVAL=6"), ("every fortnight", "FREQ=WEEKLY;INTERVAL=2"),
    ("every month on the last weekday", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
    ("every year on 29 Feb", "FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2"),
    ("every 4th of July", "FREQ=YEARLY;BYMONTHDAY=4;BYMONTH=7"),
    ("every year on Jan 1 and Jul 1", "FREQ=YEARLY;BYMONTHDAY=1;BYMONTH=1,7"),
    ("every july 4", "FREQ=YEARLY;BYMONTHDAY=4;BYMONTH=7"),
    ("every year in March on the last sunday", "FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3"),
    ("every january", "FREQ=YEARLY;BYMONTH=1"),
    ("every year on the 100th day", "FREQ=YEARLY;BYYEARDAY=100"), ("every 8 hours", "FREQ=HOURLY;INTERVAL=8"),
    ("every year in the 20th week on mon", "FREQ=YEARLY;BYDAY=MO;BYWEEKNO=20"), ("once a week", "FREQ=WEEKLY"),
    ("every day except sat, sun", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR"), ("every two weeks", "FREQ=WEEKLY;INTERVAL=2"),
    ("every month except july and august on the 5th", "FREQ=MONTHLY;BYMONTHDAY=5;BYMONTH=1,2,3,4,5,6,9,10,11,12"),
    ("daily until 2026-12-31", "FREQ=DAILY;UNTIL=20261231"), ("daily until 31 Dec 2026", "FREQ=DAILY;UNTIL=20261231"),
    ("every week until Dec 31, 2026", "FREQ=WEEKLY;UNTIL=20261231"),
    ("daily until 2026-12", "FREQ=DAILY;UNTIL=20261231"),
    ("every day until 2026-12-31 14:30", "FREQ=DAILY;UNTIL=20261231T143000"), ("weekly 5 times", "FREQ=WEEKLY;COUNT=5"),
    ("every mon, wed, 10 times", "FREQ=WEEKLY;COUNT=10;BYDAY=MO,WE"),
    ("every month for 6 times", "FREQ=MONTHLY;COUNT=6"),
    ("RRULE:FREQ=WEEKLY;BYDAY=MO", "FREQ=WEEKLY;BYDAY=MO"), ("freq=weekly;byday=mo,we", "FREQ=WEEKLY;BYDAY=MO,WE"),
    ("on mon", "FREQ=WEEKLY;BYDAY=MO"), ("every 2 weeks on weekdays", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TU,WE,TH,FR"),
  ])
  func `rules in English`(text: String, rule: String) throws {
    #expect(try RepetitionWords(reading: text).rule.text == rule)
  }

  @Test(arguments: [
    ("щодня", "FREQ=DAILY"), ("щотижня", "FREQ=WEEKLY"), ("щомісяця", "FREQ=MONTHLY"), ("щороку", "FREQ=YEARLY"),
    ("щобудня", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"), ("кожні 2 тижні у пн, ср", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE"),
    ("кожного місяця в останню п'ятницю", "FREQ=MONTHLY;BYDAY=-1FR"), ("щоп’ятниці", "FREQ=WEEKLY;BYDAY=FR"),
    ("кожного місяця в останню п’ятницю", "FREQ=MONTHLY;BYDAY=-1FR"), ("щомісяця 15-го", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("щомісяця 1-го та 15-го", "FREQ=MONTHLY;BYMONTHDAY=1,15"), ("кожного 15 числа", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("15-го числа кожного місяця", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("щороку 29 лютого", "FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2"),
    ("останньої п'ятниці місяця", "FREQ=MONTHLY;BYDAY=-1FR"),
    ("кожен другий вівторок", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"),
    ("другий вівторок кожного місяця", "FREQ=MONTHLY;BYDAY=2TU"), ("щопонеділка і щосереди", "FREQ=WEEKLY;BYDAY=MO,WE"),
    ("по понеділках", "FREQ=WEEKLY;BYDAY=MO"), ("щокварталу", "FREQ=MONTHLY;INTERVAL=3"),
    ("що 3 дні", "FREQ=DAILY;INTERVAL=3"),
    ("кожні пів року", "FREQ=MONTHLY;INTERVAL=6"), ("раз на тиждень", "FREQ=WEEKLY"),
    ("кожного січня", "FREQ=YEARLY;BYMONTH=1"),
    ("щодня до 2026-12-31", "FREQ=DAILY;UNTIL=20261231"), ("щодня до 31 грудня 2026 року", "FREQ=DAILY;UNTIL=20261231"),
    ("щотижня 5 разів", "FREQ=WEEKLY;COUNT=5"), ("щодня, крім неділі", "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR,SA"),
    ("щомісяця в останній день", "FREQ=MONTHLY;BYMONTHDAY=-1"), ("кожні два тижні", "FREQ=WEEKLY;INTERVAL=2"),
    ("щомісяця в останній робочий день", "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
    ("щороку 1 січня та 1 липня", "FREQ=YEARLY;BYMONTHDAY=1;BYMONTH=1,7"), ("у вихідні", "FREQ=WEEKLY;BYDAY=SA,SU"),
    ("каждые 2 недели в пн, ср", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE"),
    ("ежемесячно 15-го", "FREQ=MONTHLY;BYMONTHDAY=15"),
    ("каждый год", "FREQ=YEARLY"), ("кожні 8 год", "FREQ=HOURLY;INTERVAL=8"),
    ("каждые 21 год", "FREQ=YEARLY;INTERVAL=21"),
    ("каждый месяц в последнюю пятницу", "FREQ=MONTHLY;BYDAY=-1FR"), ("по средам", "FREQ=WEEKLY;BYDAY=WE"),
  ])
  func `rules in Ukrainian and Russian`(text: String, rule: String) throws {
    #expect(try RepetitionWords(reading: text).rule.text == rule)
  }

  @Test(arguments: [
    ("every 3 days after completion", Schedule.Mode.fromCompletion), ("кожні 3 дні після виконання", .fromCompletion),
    ("every week when done", .fromCompletion), ("weekly catch up", .catchUp), ("щотижня надолужуючи", .catchUp),
    ("weekly", .fromDue), ("FREQ=WEEKLY;BYDAY=MO catch up", .catchUp),
  ])
  func `what follows a completion`(text: String, mode: Schedule.Mode) throws {
    #expect(try RepetitionWords(reading: text).mode == mode)
  }

  @Test func `dates that are left out and added`() throws {
    let words = try RepetitionWords(
      reading: "every fri except 2026-12-25, 2026-12-26..2027-01-08 and [[holidays]] also 2026-12-23")
    #expect(words.except.map(\.text) == ["2026-12-25", "2026-12-26..2027-01-08", "[[holidays]]"])
    #expect(words.also.map(\.text) == ["2026-12-23"])
    #expect(words.rule.text == "FREQ=WEEKLY;BYDAY=FR")
  }

  @Test(arguments: [
    ("", RepetitionWordsError.Code.empty, ""), ("every", .incomplete, "every"), ("every wek", .unknownWord, "wek"),
    ("every month on the last frday", .unknownWord, "frday"), ("every 0 days", .numberOutOfRange, "0"),
    ("every week on the 15th", .doesNotFit, "15th"), ("every month on the 32nd", .numberOutOfRange, "32nd"),
    ("every year on 30 Feb", .noSuchDay, "30"), ("daily until 2026-02-30", .noSuchDay, "2026-02-30"),
    ("daily until 31 Dec", .missingYear, "31"), ("every day at 15:00", .timeOfDay, "at"),
    ("until 2026-12-31", .missingFrequency, "until 2026-12-31"),
    ("daily weekly", .saidTwice, "weekly"), ("every day, ", .incomplete, ","), ("every week 5", .misplacedWord, "5"),
    ("every month on the 6th fri", .numberOutOfRange, "6th"), ("daily 5 times until 2026-12-31", .saidTwice, "until"),
    ("every year on the 15th", .doesNotFit, "15th"), ("щодня о 9:00", .timeOfDay, "9:00"),
    ("щотижнв", .unknownWord, "щотижнв"),
    ("every year on 1 Jan and 15 Jul", .doesNotFit, "15"), ("FREQ=DAYLY", .ruleText(.unknownFrequency), "DAYLY"),
    ("29 Feb mon", .doesNotFit, "29"),
  ])
  func `the word that is not understood`(text: String, code: RepetitionWordsError.Code, place: String) {
    let error = #expect(throws: RepetitionWordsError.self) { try RepetitionWords(reading: text) }
    let bytes = Array(text.utf8)
    #expect(error?.code == code)
    #expect(error.map { String(decoding: bytes[$0.range.indices], as: UTF8.self) } == place)
  }

  @Test(arguments: [
    ("every wek", "week"), ("evry week", "every"), ("щотижнв", "щотижня"), ("every month on the last frday", "friday"),
  ])
  func `a misspelt word suggests the right one`(text: String, suggestion: String) {
    let error = #expect(throws: RepetitionWordsError.self) { try RepetitionWords(reading: text) }
    #expect(error?.suggestions.map { $0.lowercased() }.contains(suggestion) == true)
  }

  @Test(arguments: [
    ("every week on mon about taxes", "every week on mon"), ("every day at 15:00", "every day"),
    ("every monday 2 pages", "every monday"), ("daily", "daily"), ("every child reads", nil), ("on mondays", nil),
    ("last friday of every month pay rent", "last friday of every month"), ("щодня пити воду", "щодня"),
    ("що робити щодня", nil), ("every 2 weeks and call", "every 2 weeks"),
    ("weekly 3 times tomorrow", "weekly 3 times"),
    ("every month on the 15th, then rest", "every month on the 15th"),
  ])
  func `the longest rule in a sentence`(text: String, match: String?) {
    let bytes = Array(text.utf8)
    let found = RepetitionWords.longestMatch(in: bytes, at: 0)
    #expect(found.map { String(decoding: bytes[$0.range.indices], as: UTF8.self) } == match)
  }

  @Test(arguments: [
    ("FREQ=DAILY", "daily", "щодня"), ("FREQ=WEEKLY;BYDAY=MO,WE", "every mon, wed", "щотижня у пн, ср"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE", "every 2 weeks on mon, wed", "кожні 2 тижні у пн, ср"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "every month on the last fri", "щомісяця в останню п’ятницю"),
    ("FREQ=MONTHLY;BYDAY=2TU", "every month on the 2nd tue", "щомісяця у 2-й вівторок"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", "every month on the 1st, 15th", "щомісяця 1-го, 15-го"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1", "every year on 29 Feb", "щороку 29 лютого"),
    ("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "every month on the 31st", "щомісяця 31-го"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;COUNT=21", "weekdays 21 times", "у будні 21 раз"),
    ("FREQ=DAILY;INTERVAL=5;UNTIL=20261231", "every 5 days until 2026-12-31", "кожні 5 днів до 2026-12-31"),
    ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "every year on the 20th week on mon", "щороку у 20-й тиждень у пн"),
    ("FREQ=MONTHLY;BYDAY=-2SU", "every month on the 2nd to last sun", "щомісяця у 2-гу неділю з кінця"),
  ])
  func `rules as sentences`(rule: String, english: String, ukrainian: String) throws {
    let start = try #require(LocalDate("2026-01-05"))
    let words = try #require(RepetitionWords(try RecurrenceRule(rule), start: start))
    #expect(words.sentence(in: .english) == english)
    #expect(words.sentence(in: .ukrainian) == ukrainian)
  }

  @Test(arguments: [
    "FREQ=MONTHLY;BYMONTHDAY=31", "FREQ=DAILY;BYHOUR=9,15", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "FREQ=SECONDLY",
    "FREQ=MONTHLY;BYDAY=TU,WE,TH;BYSETPOS=3", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU",
  ])
  func `rules that no sentence says exactly`(rule: String) throws {
    let start = try #require(LocalDate("2026-01-05"))
    #expect(RepetitionWords(try RecurrenceRule(rule), start: start) == nil)
  }

  @Test func `a long text is refused and does not take long`() {
    let text = "every " + String(repeating: "mon, ", count: 100_000)
    #expect(throws: RepetitionWordsError.self) { try RepetitionWords(reading: text) }
    let many = String(repeating: "every week on mon ", count: 200)
    #expect(RepetitionWords.longestMatch(in: Array(many.utf8), at: 0) != nil)
  }
}
