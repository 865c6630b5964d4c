import VaultSyntax

/// What the words of a rule have said so far, before it is known what they come to together.
struct RepetitionDraft {
  /// A length of time and how many of them.
  struct Period {
    var frequency: RecurrenceFrequency
    var interval: Int
  }

  /// Something said at a place of the text.
  struct Said<Value> {
    var value: Value
    var range: ByteRange
  }

  var period: Period?
  /// Whether a word such as `every` or `daily` was there.
  var saysEvery = false
  /// `of the year`, `of the month`, where no unit is said.
  var context: RecurrenceFrequency?
  var weekdays: [Said<NumberedWeekday>] = []
  var monthDays: [Said<Int>] = []
  /// `the last day`: of the month, or of the year where no month is said.
  var countedDays: [Said<Int>] = []
  /// Places among days of a kind: `the last weekday`.
  var kinds: [Said<(place: Int, kind: RepetitionDayKind)>] = []
  var weekNumbers: [Said<Int>] = []
  var months: [Said<Int>] = []
  /// `29 Feb`.
  var dates: [Said<(month: Int, day: Int)>] = []
  var withoutWeekdays: [Said<Weekday>] = []
  var withoutMonths: [Said<Int>] = []
  var until: RecurrenceEnd?
  var count: Int?
  var mode: Schedule.Mode?
  var except: [RepetitionDate] = []
  var also: [RepetitionDate] = []
  var ranges: [ItemKey: ByteRange] = [:]

  /// The rule, without its end and its dates; throws what does not go together.
  func rule(in range: ByteRange) throws(RepetitionWordsError) -> RecurrenceRule {
    guard let frequency = period?.frequency ?? impliedFrequency else {
      throw RepetitionWordsError(.missingFrequency, at: range)
    }
    var rule = RecurrenceRule(frequency)
    rule.interval = period?.interval ?? 1
    try setMonths(&rule)
    try setDays(&rule)
    try removeWeekdays(&rule)
    rule.byDay = Set(rule.byDay).sorted()
    rule.byMonthDay = Set(rule.byMonthDay).sorted()
    rule.byMonth = Set(rule.byMonth).sorted()
    return rule
  }

  private var impliedFrequency: RecurrenceFrequency? {
    if let context { return context }
    if !dates.isEmpty || !months.isEmpty || !weekNumbers.isEmpty { return .yearly }
    if !monthDays.isEmpty || !countedDays.isEmpty || !kinds.isEmpty { return .monthly }
    guard !weekdays.isEmpty else { return nil }
    return weekdays.contains { $0.value.number != nil } ? .monthly : .weekly
  }

  // MARK: Parts

  private func setMonths(_ rule: inout RecurrenceRule) throws(RepetitionWordsError) {
    rule.byMonth = months.map(\.value)
    if let first = dates.first {
      guard rule.frequency == .yearly, months.isEmpty, monthDays.isEmpty, countedDays.isEmpty, weekdays.isEmpty,
        kinds.isEmpty, weekNumbers.isEmpty
      else {
        throw RepetitionWordsError(.doesNotFit, at: first.range)
      }
      let pairs = Set(dates.map { $0.value.month * 100 + $0.value.day })
      rule.byMonth = Set(dates.map(\.value.month)).sorted()
      rule.byMonthDay = Set(dates.map(\.value.day)).sorted()
      // One rule says every one of its days in every one of its months.
      guard pairs.count == rule.byMonth.count * rule.byMonthDay.count else {
        throw RepetitionWordsError(.doesNotFit, at: dates[dates.count - 1].range)
      }
      for date in dates where date.value.day > LocalDate.length(ofMonth: date.value.month, year: 2000) {
        throw RepetitionWordsError(.noSuchDay, at: date.range)
      }
    }
    guard let first = withoutMonths.first else { return }
    let without = Set(withoutMonths.map(\.value))
    rule.byMonth = (rule.byMonth.isEmpty ? Array(1...12) : rule.byMonth).filter { !without.contains($0) }
    guard !rule.byMonth.isEmpty else { throw RepetitionWordsError(.doesNotFit, at: first.range) }
  }

  private func setDays(_ rule: inout RecurrenceRule) throws(RepetitionWordsError) {
    let isYearly = rule.frequency == .yearly
    try setWeekdays(&rule)
    for day in monthDays {
      guard rule.frequency == .monthly || isYearly && !rule.byMonth.isEmpty, rule.byDay.isEmpty else {
        throw RepetitionWordsError(.doesNotFit, at: day.range)
      }
      let lengths = rule.byMonth.map { LocalDate.length(ofMonth: $0, year: 2000) }
      guard day.value <= lengths.max() ?? 31 else { throw RepetitionWordsError(.noSuchDay, at: day.range) }
      rule.byMonthDay.append(day.value)
    }
    for day in countedDays {
      let isOfYear = isYearly && rule.byMonth.isEmpty
      guard isYearly || rule.frequency == .monthly, rule.byDay.isEmpty else {
        throw RepetitionWordsError(.doesNotFit, at: day.range)
      }
      guard isOfYear ? -366...366 ~= day.value : -28...31 ~= day.value else {
        throw RepetitionWordsError(.numberOutOfRange, at: day.range)
      }
      if isOfYear { rule.byYearDay.append(day.value) } else { rule.byMonthDay.append(day.value) }
    }
    rule.byYearDay = Set(rule.byYearDay).sorted()
    for week in weekNumbers {
      guard isYearly, rule.byMonth.isEmpty, rule.byMonthDay.isEmpty, rule.byYearDay.isEmpty,
        rule.bySetPosition.isEmpty, !rule.byDay.contains(where: { $0.number != nil })
      else { throw RepetitionWordsError(.doesNotFit, at: week.range) }
      rule.byWeekNumber.append(week.value)
    }
    rule.byWeekNumber = Set(rule.byWeekNumber).sorted()
  }

  private func setWeekdays(_ rule: inout RecurrenceRule) throws(RepetitionWordsError) {
    let isLong = rule.frequency == .monthly || rule.frequency == .yearly
    for day in weekdays {
      let most = rule.frequency == .yearly && rule.byMonth.isEmpty ? 53 : 5
      guard day.value.number == nil || isLong else { throw RepetitionWordsError(.doesNotFit, at: day.range) }
      guard (day.value.number?.magnitude ?? 1) <= most else {
        throw RepetitionWordsError(.numberOutOfRange, at: day.range)
      }
      rule.byDay.append(day.value)
    }
    guard let first = kinds.first else { return }
    guard isLong, weekdays.isEmpty, kinds.allSatisfy({ $0.value.kind == first.value.kind }) else {
      throw RepetitionWordsError(.doesNotFit, at: first.range)
    }
    // BYSETPOS counts over a year: of several months each has to be an interval of its own.
    if rule.frequency == .yearly, rule.byMonth.count > 1 {
      guard rule.interval == 1 else { throw RepetitionWordsError(.doesNotFit, at: first.range) }
      rule.frequency = .monthly
    }
    rule.byDay = first.value.kind.days
    rule.bySetPosition = Set(kinds.map(\.value.place)).sorted()
  }

  private func removeWeekdays(_ rule: inout RecurrenceRule) throws(RepetitionWordsError) {
    guard let first = withoutWeekdays.first else { return }
    let isWeekly = rule.frequency == .weekly
    guard rule.frequency < .weekly || isWeekly && !rule.byDay.isEmpty else {
      throw RepetitionWordsError(.doesNotFit, at: first.range)
    }
    let without = Set(withoutWeekdays.map(\.value))
    let base = rule.byDay.isEmpty ? Weekday.allCases.map { NumberedWeekday($0) } : rule.byDay
    rule.byDay = base.filter { !without.contains($0.weekday) }
    guard !rule.byDay.isEmpty else { throw RepetitionWordsError(.doesNotFit, at: first.range) }
  }
}
