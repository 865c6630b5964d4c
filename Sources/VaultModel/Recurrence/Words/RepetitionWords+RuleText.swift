import VaultSyntax

extension RepetitionWords {
  /// The words that mean exactly what an RFC 5545 rule means from a start; nil if no words do.
  ///
  /// Words clamp a day that a month lacks and RRULE text skips it, so a rule with such a day has no words, unless it says
  /// the clamping itself: `BYMONTHDAY=28,29,30,31;BYSETPOS=-1`.
  package init?(_ rule: RecurrenceRule, start: LocalDate, weekStart: Weekday = .monday) {
    let plain = rule.withClampedDay
    guard plain.hasWords(start: start, weekStart: weekStart, isClamped: plain != rule) else { return nil }
    var words = RepetitionWords(plain, form: .words, language: nil, range: ByteRange(0, 0))
    words.rule.weekStart = .monday
    self = words
  }

  /// The same rule in words, if it is RRULE text that words can say; nil otherwise.
  package func inWords(start: LocalDate, weekStart: Weekday = .monday) -> RepetitionWords? {
    guard form == .ruleText, var words = RepetitionWords(rule, start: start, weekStart: weekStart) else { return nil }
    words.mode = mode
    words.except = except
    words.also = also
    return words
  }
}

extension RecurrenceRule {
  /// The rule with the one day that its clamping stands for: `BYMONTHDAY=28,29,30,31;BYSETPOS=-1` is the 31st in words.
  fileprivate var withClampedDay: RecurrenceRule {
    guard bySetPosition == [-1], byDay.isEmpty, byYearDay.isEmpty, byWeekNumber.isEmpty,
      frequency == .monthly || frequency == .yearly && byMonth.count == 1,
      let last = byMonthDay.last, last > 28, byMonthDay == Array(28...last)
    else { return self }
    // Of a month that has the day, the 28th to that day are no clamping but just its last.
    guard byMonth.isEmpty || byMonth.contains(where: { LocalDate.length(ofMonth: $0, year: 2001) < last }),
      byMonth.isEmpty || byMonth.contains(where: { LocalDate.length(ofMonth: $0, year: 2000) >= last })
    else { return self }
    var rule = self
    rule.byMonthDay = [last]
    rule.bySetPosition = []
    return rule
  }

  /// Whether words say exactly this.
  fileprivate func hasWords(start: LocalDate, weekStart: Weekday, isClamped: Bool) -> Bool {
    guard TimeUnit(frequency) != nil, byHour.isEmpty, byMinute.isEmpty, bySecond.isEmpty,
      1...999_999 ~= interval, 1...MergedOccurrences.greatestCount ~= count ?? 1, count == nil || until == nil,
      self.weekStart == weekStart || !dependsOnWeekStart
    else { return false }
    return hasWordsForDays && hasWordsForPositions && (isClamped || !mayLackDay(start: start))
  }

  /// Whether the first day of a week makes a difference.
  var dependsOnWeekStart: Bool {
    !byWeekNumber.isEmpty || frequency == .weekly && interval > 1 && !byDay.isEmpty
  }

  private var hasWordsForDays: Bool {
    let parts = [byDay.isEmpty, byMonthDay.isEmpty, byYearDay.isEmpty].filter { !$0 }.count
    guard parts <= 1, byMonthDay.allSatisfy({ -28...31 ~= $0 }) else { return false }
    let isLong = frequency == .monthly || frequency == .yearly
    if !byYearDay.isEmpty { return frequency == .yearly && byMonth.isEmpty && byWeekNumber.isEmpty }
    if !byWeekNumber.isEmpty { return byMonth.isEmpty && byMonthDay.isEmpty }
    if !byMonthDay.isEmpty { return frequency == .monthly || frequency == .yearly && !byMonth.isEmpty }
    let most = frequency == .yearly && byMonth.isEmpty ? 53 : 5
    return byDay.allSatisfy { day in day.number.map { isLong && $0.magnitude <= most } ?? true }
  }

  private var hasWordsForPositions: Bool {
    if bySetPosition.isEmpty { return true }
    let isOneInterval = frequency == .monthly || frequency == .yearly && byMonth.count <= 1
    return isOneInterval && byWeekNumber.isEmpty && byMonthDay.isEmpty && byYearDay.isEmpty
      && RepetitionDayKind.allCases.contains { $0.days == Set(byDay).sorted() }
  }

  /// Whether a month may lack a day that the rule names or implies, where words would clamp it.
  func mayLackDay(start: LocalDate) -> Bool {
    guard frequency == .monthly || frequency == .yearly else { return false }
    let implies = byDay.isEmpty && byMonthDay.isEmpty && byYearDay.isEmpty && byWeekNumber.isEmpty
    let days = implies ? [start.day] : byMonthDay
    let months = byMonth.isEmpty && frequency == .yearly ? [start.month] : byMonth
    let shortest = months.map { LocalDate.length(ofMonth: $0, year: 2001) }.min() ?? 28
    return days.contains { $0 > shortest }
  }
}
