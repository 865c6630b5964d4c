import Testing
import VaultModel
import VaultTestSupport

/// Random rules against a filter that walks every day, or every second, and asks of each part whether it holds.
@Suite struct RecurrenceBruteForceTests {
  @Test func `rules of days give what a walk over every day gives`() throws {
    for seed in LongSearch.seeds(few: 60) {
      var generator = SplitMix64(seed: seed)
      let rule = randomDayRule(&generator)
      let start = try #require(LocalDate(daysSinceEpoch: Int.random(in: 10_000...22_000, using: &generator)))
      let end = try #require(start.adding(days: 1500))
      var walked: [LocalDate] = []
      // Whole intervals are walked because BYSETPOS counts what lies before the start.
      var day = try #require(start.adding(days: -400))
      var interval: [LocalDate] = []
      var key = Int.min
      let filter = NaiveFilter(rule: rule, start: start)
      let startKey = filter.key(of: start)
      while day <= end {
        if filter.key(of: day) != key {
          walked += filter.chosen(interval)
          (interval, key) = ([], filter.key(of: day))
        }
        if (key - startKey) % rule.interval == 0, key >= startKey, filter.allows(day) { interval.append(day) }
        day = try #require(day.adding(days: 1))
      }
      let wholeEnd = try #require(end.adding(days: -400))
      let expected = walked.filter { $0 >= start && $0 <= wholeEnd }
      let found = (try? AllDayOccurrences(of: rule, from: start).prefix { $0 <= wholeEnd }) ?? []
      #expect(found == expected, "seed \(seed): \(rule.text) from \(start.text)")
    }
  }

  @Test func `rules of times give what a walk over every minute gives`() throws {
    let start = try Sample.moment("20261120T101500")
    for seed in LongSearch.seeds(few: 40) {
      var generator = SplitMix64(seed: seed)
      var rule = RecurrenceRule(Bool.random(using: &generator) ? .minutely : .hourly)
      rule.interval = Int.random(in: 1...100, using: &generator)
      if Bool.random(using: &generator) { rule.byHour = random(0...23, 6, &generator) }
      if Bool.random(using: &generator) { rule.byMinute = random(0...59, 8, &generator) + [15] }
      if Bool.random(using: &generator) { rule.byDay = [NumberedWeekday(.friday), NumberedWeekday(.saturday)] }
      let unit = rule.frequency == .hourly ? 60 : 1
      let first = start.minutesSinceEpoch
      let expected = (first..<first + 4 * 1440).filter { minute in
        let passed = minute / Int64(unit) - first / Int64(unit)
        let (hour, ofHour) = (Int(minute / 60 % 24), Int(minute % 60))
        let weekday = Weekday.thursday.advanced(by: Int(minute / 1440))
        let minutes = rule.byMinute.isEmpty && rule.frequency == .hourly ? [15] : rule.byMinute
        return passed % Int64(rule.interval) == 0 && (rule.byHour.isEmpty || rule.byHour.contains(hour))
          && (minutes.isEmpty || minutes.contains(ofHour))
          && (rule.byDay.isEmpty || rule.byDay.contains { $0.weekday == weekday })
      }
      let found = try? Occurrences(of: rule, from: start).prefix { $0.minutesSinceEpoch < first + 4 * 1440 }
      #expect((found ?? []).map(\.minutesSinceEpoch) == expected, "seed \(seed): \(rule.text)")
    }
  }

  @Test(arguments: [
    "FREQ=SECONDLY;INTERVAL=7;BYSECOND=5,30,59", "FREQ=SECONDLY;INTERVAL=61;BYMINUTE=0,15,16;BYHOUR=9,11",
    "FREQ=SECONDLY;BYHOUR=10;BYSECOND=0",
  ])
  func `rules of seconds give what a walk over every second gives`(text: String) throws {
    let rule = try RecurrenceRule(text)
    let start = try Sample.moment("20261120T085959")
    let first = start.secondsSinceEpoch
    let expected = (first..<first + 14_400).filter { second in
      (second - first) % Int64(rule.interval) == 0
        && (rule.byHour.isEmpty || rule.byHour.contains(Int(second / 3600 % 24)))
        && (rule.byMinute.isEmpty || rule.byMinute.contains(Int(second / 60 % 60)))
        && (rule.bySecond.isEmpty || rule.bySecond.contains(Int(second % 60)))
    }
    let found = try Occurrences(of: rule, from: start).prefix { $0.secondsSinceEpoch < first + 14_400 }
    #expect(found.map(\.secondsSinceEpoch) == expected)
  }

  // MARK: Random rules

  private func random(_ range: ClosedRange<Int>, _ most: Int, _ generator: inout SplitMix64) -> [Int] {
    (0..<Int.random(in: 1...most, using: &generator)).map { _ in Int.random(in: range, using: &generator) }
  }

  private func randomDayRule(_ generator: inout SplitMix64) -> RecurrenceRule {
    let frequencies: [RecurrenceFrequency] = [.daily, .weekly, .monthly, .yearly]
    var rule = RecurrenceRule(frequencies.randomElement(using: &generator) ?? .daily)
    rule.interval = Int.random(in: 1...3, using: &generator)
    rule.weekStart = Weekday.allCases.randomElement(using: &generator) ?? .monday
    var coin: Bool { Bool.random(using: &generator) }
    if coin { rule.byMonth = random(1...12, 5, &generator) }
    if rule.frequency != .weekly, coin {
      rule.byMonthDay = random(-31 ... -1, 4, &generator) + random(1...31, 6, &generator)
    }
    if rule.frequency == .yearly, coin, coin { rule.byWeekNumber = random(1...53, 9, &generator) + [-1] }
    if rule.frequency == .yearly, coin, coin { rule.byYearDay = random(1...366, 90, &generator) + [-1, -366] }
    if coin {
      rule.byDay = random(1...7, 4, &generator).compactMap { Weekday(rawValue: UInt8($0)).map { NumberedWeekday($0) } }
    }
    if rule.frequency >= .monthly, rule.byWeekNumber.isEmpty, coin {
      rule.byDay += random(-5...5, 3, &generator).map { NumberedWeekday(.tuesday, number: $0 == 0 ? 1 : $0) }
    }
    if coin, rule.frequency > .daily { rule.bySetPosition = random(1...4, 2, &generator) + [-1] }
    return rule
  }
}

/// Each part of a rule asked of one day, by the words of RFC 5545 and nothing of the engine.
private struct NaiveFilter {
  let rule: RecurrenceRule
  let start: LocalDate

  /// The number of the interval a day is in.
  func key(of day: LocalDate) -> Int {
    switch rule.frequency {
    case .yearly: rule.byWeekNumber.isEmpty ? day.year : week(of: day).year
    case .monthly: day.year * 12 + day.month
    case .weekly: Int(day.startOfWeek(rule.weekStart).daysSinceEpoch + 70) / 7
    default: Int(day.daysSinceEpoch)
    }
  }

  /// The year, the number and the number from the end of a day's week.
  func week(of day: LocalDate) -> (year: Int, number: Int, count: Int) {
    for year in [day.year + 1, day.year, day.year - 1] {
      guard let first = firstWeek(of: year), let next = firstWeek(of: year + 1), first <= day else { continue }
      return (year, day.days(since: first) / 7 + 1, next.days(since: first) / 7)
    }
    return (0, 0, 0)
  }

  /// The first day of the first week with four days in the year.
  private func firstWeek(of year: Int) -> LocalDate? {
    guard let newYear = LocalDate(year: year, month: 1, day: 1) else { return nil }
    let week = newYear.startOfWeek(rule.weekStart)
    return newYear.days(since: week) <= 3 ? week : week.adding(days: 7)
  }

  func chosen(_ days: [LocalDate]) -> [LocalDate] {
    if rule.bySetPosition.isEmpty { return days }
    return days.enumerated().filter { place, _ in
      rule.bySetPosition.contains(place + 1) || rule.bySetPosition.contains(place - days.count)
    }.map(\.element)
  }

  func allows(_ day: LocalDate) -> Bool {
    let monthLength = LocalDate.length(ofMonth: day.month, year: day.year)
    let yearLength = LocalDate.isLeap(day.year) ? 366 : 365
    let week = week(of: day)
    return holds(rule.byMonth, day.month, of: 12)
      && holds(rule.byMonthDay, day.day, of: monthLength) && holds(rule.byYearDay, day.dayOfYear, of: yearLength)
      && holds(rule.byWeekNumber, week.number, of: week.count)
      && allowsWeekday(of: day, monthLength: monthLength, yearLength: yearLength) && allowsImplied(day)
  }

  private func holds(_ part: [Int], _ place: Int, of count: Int) -> Bool {
    part.isEmpty || part.contains(place) || part.contains(place - count - 1)
  }

  private func allowsWeekday(of day: LocalDate, monthLength: Int, yearLength: Int) -> Bool {
    let isInMonth = rule.frequency == .monthly || !rule.byMonth.isEmpty
    let place = isInMonth ? day.day : day.dayOfYear
    let length = isInMonth ? monthLength : yearLength
    return rule.byDay.isEmpty
      || rule.byDay.contains { numbered in
        guard numbered.weekday == day.weekday, let number = numbered.number else {
          return numbered.weekday == day.weekday
        }
        return number > 0 ? (place + 6) / 7 == number : (length - place + 7) / 7 == -number
      }
  }

  /// What the start gives where the rule names no day.
  private func allowsImplied(_ day: LocalDate) -> Bool {
    guard rule.byDay.isEmpty, rule.byMonthDay.isEmpty, rule.byYearDay.isEmpty else { return true }
    switch rule.frequency {
    case .weekly: return day.weekday == start.weekday
    case .monthly: return day.day == start.day
    case .yearly where !rule.byWeekNumber.isEmpty: return day.weekday == start.weekday
    case .yearly: return day.day == start.day && (!rule.byMonth.isEmpty || day.month == start.month)
    default: return true
    }
  }
}
