extension RepetitionWords {
  /// The part of the rule that gives a day, as a rule of its own: of `every 2 weeks on mon, wed` on a Wednesday
  /// `every 2 weeks on wed`. What the start implies is said: `monthly` from a 31st gives `every month on the 31st`.
  package func part(giving date: LocalDate, start: LocalDate) -> RepetitionWords {
    var part = anchored(at: start) ?? self
    (part.rule.count, part.rule.until) = (nil, nil)
    (part.except, part.also, part.mode) = ([], [], .fromDue)
    let day = date.day
    let length = date.endOfMonth.day
    if part.rule.bySetPosition.isEmpty {
      part.rule.byDay = part.rule.byDay.filter { $0.weekday == date.weekday && $0.fits(day, of: length) }
    }
    if part.rule.byDay.isEmpty { part.rule.byDay = rule.byDay }
    if part.rule.byMonth.contains(date.month) { part.rule.byMonth = [date.month] }
    let exact = part.rule.byMonthDay.filter { $0 == day || $0 == day - length - 1 }
    let clamped = part.rule.byMonthDay.filter { form == .words && day == length && $0 > day }
    if !(exact + clamped).isEmpty, part.rule.bySetPosition.isEmpty {
      part.rule.byMonthDay = Array((exact + clamped).prefix(1))
    }
    return part
  }

  /// What no sentence says of RRULE text: the parts that have no words, and whether days that a month lacks are skipped.
  package struct Unsaid: Sendable, Hashable {
    /// Parts of RFC 5545 with their values, such as `BYHOUR=9,15`.
    package var parts: [String] = []
    /// Whether a month without the day is left out, where words would take its last day.
    package var skipsMonths = false
  }

  /// The sentence nearest to the rule, and what it leaves unsaid; nothing where it says all.
  package func nearestSentence(
    in language: Language, start: LocalDate, weekStart: Weekday = .monday
  ) -> (sentence: String, unsaid: Unsaid) {
    guard form == .ruleText else { return (sentence(in: language), Unsaid()) }
    if let words = inWords(start: start, weekStart: weekStart) { return (words.sentence(in: language), Unsaid()) }
    var unsaid = Unsaid()
    var near = self
    for part in [RecurrencePart.bySecond, .byMinute, .byHour, .weekStart, .bySetPosition, .byYearDay, .byWeekNumber] {
      var without = near.rule
      without.drop(part)
      guard without != near.rule, near.inWords(start: start, weekStart: weekStart) == nil else { continue }
      unsaid.parts.append(near.rule.text(of: part))
      near.rule = without
    }
    if !near.rule.byDay.isEmpty, !near.rule.byMonthDay.isEmpty {
      unsaid.parts.append(near.rule.text(of: .byMonthDay))
      near.rule.byMonthDay = []
    }
    unsaid.skipsMonths = near.inWords(start: start, weekStart: weekStart) == nil
    var said = RepetitionWords(near.rule, form: .words, mode: mode, language: nil, range: range)
    (said.except, said.also) = (except, also)
    return (rule.frequency == .secondly ? rule.text : said.sentence(in: language), unsaid)
  }
}

extension NumberedWeekday {
  /// Whether a day of a month of that length has the place, or may have it in a year.
  fileprivate func fits(_ day: Int, of length: Int) -> Bool {
    guard let number, (-5...5).contains(number) else { return true }
    return number > 0 ? (day + 6) / 7 == number : (length - day) / 7 + 1 == -number
  }
}

extension RecurrenceRule {
  fileprivate mutating func drop(_ part: RecurrencePart) {
    switch part {
    case .bySecond: bySecond = []
    case .byMinute: byMinute = []
    case .byHour: byHour = []
    case .weekStart: weekStart = .monday
    case .bySetPosition: bySetPosition = []
    case .byYearDay: byYearDay = []
    case .byWeekNumber: byWeekNumber = []
    default: break
    }
  }

  /// A part as it is written in the rule's text; its name where the rule does not write it.
  fileprivate func text(of part: RecurrencePart) -> String {
    text.split(separator: ";").map(String.init).first { $0.hasPrefix(part.name + "=") } ?? part.name
  }
}
