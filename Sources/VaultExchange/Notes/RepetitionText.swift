package import VaultModel

/// Rules of repetition between notes and RFC 5545.
package enum RepetitionText {
  /// What a calendar says of a repetition.
  struct Rule {
    /// Nil where there are only further dates.
    var rule: RecurrenceRule?
    var except: [RepetitionDate]
    var also: [RepetitionDate]
  }

  /// What a calendar says of a repetition; nil for one that RFC 5545 has no words for, such as one counted from
  /// completion. What the holidays change stands in its dates, in place of the links to them; without any, and where dates
  /// cannot say it, the links stay.
  static func rule(of repetition: Repetition, start: Moment, in context: RepetitionContext) -> Rule? {
    guard let schedule = try? Schedule(repetition, start: start, in: context), var rule = schedule.ruleBesideHolidays
    else { return nil }
    let zones = context.zones
    var (except, also) = (schedule.words.except, schedule.words.also)
    if !context.holidays.isEmpty, let dates = schedule.holidayDates {
      except = except.filter { !$0.isLink } + dates.except.compactMap { RepetitionDate($0, of: start) }
      also += dates.also.compactMap { RepetitionDate($0, of: start) }
    }
    guard schedule.words.form != .once else { return Rule(rule: nil, except: except, also: also) }
    rule.until = rule.until.map { end($0, of: start, CalendarClocks(zones)) }
    return Rule(rule: rule, except: except, also: also)
  }

  /// The rule that a calendar states; nil for one that does not read.
  ///
  /// RFC 5545 section 3.3.10 forbids an end by number beside one by date; of a rule that has both the earlier end counts.
  static func rule(_ text: String, from start: Moment?, _ clocks: CalendarClocks) -> RecurrenceRule? {
    do throws(RecurrenceRuleError) {
      return try RecurrenceRule(text)
    } catch {
      guard error.code == .countWithUntil else { return nil }
    }
    func rule(without name: String) -> RecurrenceRule? {
      let parts = text.split(separator: ";").filter { !$0.uppercased().hasPrefix(name + "=") }
      return try? RecurrenceRule(parts.joined(separator: ";"))
    }
    guard let counted = rule(without: "UNTIL"), let dated = rule(without: "COUNT"), let count = counted.count else {
      return nil
    }
    guard let start, let last = dated.until.map({ clockEnd($0, start, clocks) }) else { return dated }
    let first = start.onClock
    guard count <= mostCounted, first <= last,
      let schedule = try? Schedule(
        Repetition(rule: counted.text), start: .time(first), weekStart: .monday, exceptions: [])
    else { return dated }
    return schedule.occurrences(from: first, through: last).reduce(0) { sum, _ in sum + 1 } == count ? counted : dated
  }

  /// More occurrences are not counted to tell which of two ends is the earlier one.
  private static let mostCounted = 10_000

  /// The last moment of a rule on the clock of its start.
  private static func clockEnd(_ until: RecurrenceEnd, _ start: Moment, _ clocks: CalendarClocks) -> LocalDateTime {
    switch end(until, of: start, clocks) {
    case .date(let date): return LocalDateTime(date, LocalTime(secondOfDay: 86_399) ?? .midnight)
    case .local(let time): return time
    case .utc(let time):
      let clock = clocks.time(LocalDateTime(time.date, time.time, zone: .utc), in: start.zone)
      return LocalDateTime(clock.date, clock.time)
    }
  }

  /// How a rule stands in a note: in words of a language where these say the same from a start on, else as it is. Weeks of
  /// words begin on the vault's day, those of a rule on Monday unless it says otherwise.
  ///
  /// ```swift
  /// RepetitionText.noteText(of: "FREQ=WEEKLY;BYDAY=MO,WE", start: monday)     // "every week on mon, wed"
  /// ```
  ///
  /// - Parameter clocks: what the end of a rule means, which words give as a day where it is the end of that day.
  package static func noteText(
    of rule: String, start: Moment?, in language: Language = .english, _ clocks: CalendarClocks = CalendarClocks()
  ) -> String {
    guard let start, var read = try? RecurrenceRule(rule), var words = try? RepetitionWords(reading: "daily") else {
      return rule
    }
    words.rule = read
    words.rule.weekStart = .monday
    words.rule.until = read.until.map { day(of: $0, start, clocks) }
    read.until = read.until.map { end($0, of: start, clocks) }
    guard words.rule.until?.isUTC != true else { return rule }
    let sentence = words.sentence(in: language)
    guard (try? RepetitionWords(reading: sentence)) == words,
      let schedule = try? Schedule(
        Repetition(rule: sentence), start: start, weekStart: clocks.weekStart, exceptions: []),
      var again = schedule.recurrenceRule
    else { return rule }
    again.until = again.until.map { end($0, of: start, clocks) }
    return again.text == read.text ? sentence : rule
  }

  /// The day whose end the end of a series with times is, by the clock of the start; else the end as it is, of the type
  /// of the start.
  private static func day(of until: RecurrenceEnd, _ start: Moment, _ clocks: CalendarClocks) -> RecurrenceEnd {
    if case .date = until { return until }
    let last = end(until, of: start, clocks)
    guard case .time(let first) = start, clocks.rules(of: first.zone) != nil || first.zone == nil else { return last }
    let clock: LocalDateTime
    switch last {
    case .date: return last
    case .local(let time): clock = time
    case .utc(let time): clock = clocks.time(LocalDateTime(time.date, time.time, zone: .utc), in: first.zone)
    }
    return end(.date(clock.date), of: start, clocks) == last ? .date(clock.date) : last
  }

  /// `UNTIL` has the type of the start (RFC 5545 section 3.3.10): a day of a series with times is that day's end, in UTC
  /// where the start has a zone.
  static func end(_ until: RecurrenceEnd, of start: Moment, _ clocks: CalendarClocks) -> RecurrenceEnd {
    guard case .time(let first) = start else {
      switch until {
      case .date: return until
      case .local(let time), .utc(let time): return .date(time.date)
      }
    }
    var last: LocalDateTime
    switch until {
    case .utc: return until
    case .local(let time): last = time
    case .date(let day): last = LocalDateTime(day, LocalTime(secondOfDay: 86_399) ?? .midnight)
    }
    guard let zone = first.zone else { return .local(last) }
    last.zone = zone
    let instant = clocks.instant(of: last) ?? last.secondsSinceEpoch
    return .utc(LocalDateTime(secondsSinceEpoch: instant) ?? last)
  }
}

extension RecurrenceEnd {
  /// Whether it is a moment in UTC.
  fileprivate var isUTC: Bool { if case .utc = self { true } else { false } }
}

extension Moment {
  /// The moment as it stands on its clock; of a day its beginning.
  fileprivate var onClock: LocalDateTime {
    switch self {
    case .day(let date): LocalDateTime(date)
    case .time(let time): LocalDateTime(time.date, time.time)
    }
  }
}
