/// The rules that words come to where a month may lack their day, and which days are clamped.
struct ClampedDays: Sendable {
  /// The days above 28 that the words name or their start implies, in order.
  private let wanted: [Int]

  /// The long days of words laid from a day; none of RRULE text, which skips.
  init(_ words: RepetitionWords, start: LocalDate) {
    wanted = words.form == .words ? words.daysOfMonth(start: start).filter { $0 > 28 }.sorted() : []
  }

  /// Why the rules give a moment: clamped if its month ends before a day that is wanted.
  func reason(of second: Int64) -> ScheduleStep.Reason {
    guard let greatest = wanted.last, let date = LocalDate(daysSinceEpoch: Int(second.flooredDay)) else { return .rule }
    let day = date.day
    guard day >= 28, day < greatest, date == date.endOfMonth, !wanted.contains(day) else { return .rule }
    return .clamped(from: wanted.first { $0 > day } ?? greatest)
  }
}

extension RepetitionWords {
  /// The rules to expand, one but where clamping takes several; a day that a month lacks becomes its last day.
  func rules(start: LocalDate, weekStart: Weekday) -> [RecurrenceRule] {
    guard form == .words else { return [rule] }
    var anchored = rule
    anchored.weekStart = weekStart
    let days = daysOfMonth(start: start)
    let shortest = shortestMonth(start: start)
    let long = days.filter { $0 > shortest }
    guard !long.isEmpty else { return [anchored] }
    if anchored.frequency == .yearly, anchored.byMonth.isEmpty { anchored.byMonth = [start.month] }
    if let one = anchored.clamped(days) { return [one] }
    var rules: [RecurrenceRule] = []
    let short = days.filter { $0 <= 28 }
    if !short.isEmpty {
      rules.append(anchored)
      rules[0].byMonthDay = short
    }
    for month in anchored.frequency == .yearly ? anchored.byMonth.map({ [$0] }) : [anchored.byMonth] {
      var each = anchored
      each.byMonth = month
      for day in long { rules += each.clamped([day]).map { [$0] } ?? [] }
    }
    return rules
  }

  /// How many days the shortest of the months that the rule may fall in has in a common year.
  private func shortestMonth(start: LocalDate) -> Int {
    let months = rule.byMonth.isEmpty ? (rule.frequency == .yearly ? [start.month] : []) : rule.byMonth
    return months.map { LocalDate.length(ofMonth: $0, year: 2001) }.min() ?? 28
  }

  /// As one RFC 5545 rule from a start; nil where no one rule says it.
  func recurrenceRule(start: LocalDate, weekStart: Weekday) -> RecurrenceRule? {
    let rules = rules(start: start, weekStart: weekStart)
    return rules.count == 1 ? rules[0] : nil
  }

  /// The days of the month that the rule names, or implies by its start where it is monthly or yearly.
  func daysOfMonth(start: LocalDate) -> [Int] {
    impliesDayOfMonth ? [start.day] : rule.byMonthDay
  }

  /// Whether the day of the month is the start's.
  var impliesDayOfMonth: Bool {
    rule.frequency >= .monthly && rule.byDay.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty
      && rule.byWeekNumber.isEmpty
  }

  /// The words with what the start implies written in: `monthly` from a 31st is `every month on the 31st`; nil where they
  /// say it themselves, and of RRULE text.
  package func anchored(at start: LocalDate) -> RepetitionWords? {
    guard form == .words else { return nil }
    var words = self
    if impliesDayOfMonth {
      words.rule.byMonthDay = [start.day]
      if rule.frequency == .yearly, rule.byMonth.isEmpty { words.rule.byMonth = [start.month] }
      return words
    }
    guard rule.frequency == .weekly, rule.byDay.isEmpty else { return nil }
    words.rule.byDay = [NumberedWeekday(start.weekday)]
    return words
  }
}

extension RecurrenceRule {
  /// The one rule that takes the last day of a month for each of these days that it lacks; nil if there is none.
  ///
  /// `BYMONTHDAY=28,29,30,31;BYSETPOS=-1` is the last of those days that a month has. Of days up to the 28th, which every
  /// month has, the first so many places are taken; a 31st clamped is the last day, −1.
  fileprivate func clamped(_ days: [Int]) -> RecurrenceRule? {
    var result = self
    let long = days.filter { $0 > 28 }
    let short = Set(days.filter { $0 <= 28 }).sorted()
    guard long.count == 1, let greatest = long.first, bySetPosition.isEmpty else { return nil }
    if frequency == .yearly, byMonth.count > 1, interval == 1 { result.frequency = .monthly }
    if result.frequency == .monthly || byMonth.count == 1, short.allSatisfy({ $0 > 0 }), greatest < 31 || short.isEmpty
    {
      let top = byMonth.count == 1 ? min(greatest, byMonth[0] == 2 ? 29 : 31) : greatest
      result.byMonthDay = short + (28...max(28, top)).filter { !short.contains($0) }
      result.bySetPosition = [-1] + (short.isEmpty ? [] : Array(1...short.count))
      return result
    }
    guard greatest == 31 else { return nil }
    result.frequency = frequency
    result.byMonthDay = [-1] + short
    return result
  }
}
