import VaultSyntax

extension RepetitionWords {
  /// The same rule at several times of each of its days, as RRULE text, which alone can say it:
  /// `every day` at 8:00 and 20:00 is `FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0`.
  ///
  /// Where the hours have different minutes, BYSETPOS picks the times that are meant: 8:00 and 20:30 are
  /// `FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0,30;BYSETPOS=1,4` (RFC 5545 section 3.3.10).
  ///
  /// Nil where no one rule says it: of lengths below a day, of days that words clamp and RRULE text skips, and where the
  /// positions differ from one interval to the next.
  ///
  /// - Parameters:
  ///   - clocks: the times, in whole minutes; each counts once.
  ///   - start: the day the rule is laid from.
  ///   - weekStart: the first day of the weeks that the words count in.
  package func at(_ clocks: [LocalTime], start: LocalDate, weekStart: Weekday = .monday) -> RepetitionWords? {
    let isLong = rule.frequency == .monthly || rule.frequency == .yearly
    guard rule.frequency == .daily || rule.frequency == .weekly || isLong, form != .once, !clocks.isEmpty,
      clocks.allSatisfy({ $0.second == 0 }), rule.byHour.isEmpty, rule.byMinute.isEmpty, rule.bySecond.isEmpty,
      rule.bySetPosition.isEmpty, form == .ruleText || !rule.mayLackDay(start: start)
    else { return nil }
    var rule = rule
    rule.byHour = Set(clocks.map(\.hour)).sorted()
    rule.byMinute = Set(clocks.map(\.minute)).sorted()
    if form == .words, rule.dependsOnWeekStart { rule.weekStart = weekStart }
    let all = rule.byHour.flatMap { hour in rule.byMinute.map { hour * 60 + $0 } }
    let meant = Set(clocks.map { $0.hour * 60 + $0.minute })
    if meant.count < all.count {
      guard let days = rule.daysPerInterval else { return nil }
      let positions = all.indices.filter { meant.contains(all[$0]) }
      rule.bySetPosition = (0..<days).flatMap { day in positions.map { day * all.count + $0 + 1 } }
      // BYSETPOS counts to 366 (RFC 5545 section 3.3.10).
      guard rule.bySetPosition.allSatisfy({ $0 <= 366 }) else { return nil }
    }
    var words = RepetitionWords(rule, form: .ruleText, mode: mode, language: nil, range: ByteRange(0, 0))
    (words.except, words.also) = (except, also)
    return words
  }
}

extension RecurrenceRule {
  /// How many days each interval has, or none at all of them; nil where that differs.
  fileprivate var daysPerInterval: Int? {
    guard byWeekNumber.isEmpty, byYearDay.isEmpty else { return nil }
    switch frequency {
    case .daily: return 1
    case .weekly: return byMonth.isEmpty ? max(1, Set(byDay).count) : nil
    case .monthly, .yearly:
      let isOneMonth = frequency == .monthly || byMonth.count == 1 || byMonth.isEmpty && byMonthDay.isEmpty
      let isOneDay = byDay.isEmpty || byDay.count == 1 && byDay[0].number != nil && byMonthDay.isEmpty
      return isOneMonth && isOneDay && byMonthDay.count <= 1 ? 1 : nil
    default: return nil
    }
  }
}
