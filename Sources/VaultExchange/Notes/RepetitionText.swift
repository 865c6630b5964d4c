import VaultModel

/// Rules of repetition between notes and RFC 5545.
package enum RepetitionText {
  /// The rule of a repetition; nil for one that RFC 5545 has no words for.
  static func rule(of repetition: Repetition, start: Moment) -> RecurrenceRule? {
    guard var rule = try? RecurrenceRule(repetition.rule) else { return nil }
    if rule.count == nil, rule.until == nil {
      rule.count = repetition.count
      if rule.count == nil, let until = repetition.until { rule.until = end(until, of: start) }
    }
    return rule
  }

  /// How a rule stands in a note.
  package static func noteText(of rule: String) -> String { rule }

  /// `UNTIL` has the type of the start (RFC 5545 section 3.3.10): a day of a series with times is that day's end.
  private static func end(_ until: Moment, of start: Moment) -> RecurrenceEnd {
    switch (until, start) {
    case (_, .day): return .date(until.date)
    case (.time(let time), .time): return time.zone == .utc ? .utc(time) : .local(time)
    case (.day(let day), .time(let first)):
      let last = LocalDateTime(day, LocalTime(secondOfDay: 86_399) ?? .midnight)
      return first.zone == nil ? .local(last) : .utc(last)
    }
  }
}
