/// Up to when a rule fires, on the clock of its start.
///
/// An end in UTC is an instant (RFC 5545 section 3.3.10: where `DTSTART` has a zone, `UNTIL` is in UTC): a time belongs to
/// the rule if the instant that it means in the zone of the start is not later. Where the clocks change shortly before it,
/// that is not the same as what they show then.
///
/// ```swift
/// let end = RecurrenceEnd.utc(LocalDateTime("2026-12-31 22:59:59")!)
/// RecurrenceLimit(end, of: start, ZoneTable(home: kyiv)).last     // 2027-01-01 00:59:59, in seconds
/// ```
struct RecurrenceLimit: Sendable, Hashable {
  /// The last second that belongs to the rule, in seconds since 1970-01-01 00:00 of the start's clock.
  let last: Int64
  /// Seconds before the last one that do not: the clocks skip them, and move what is on them past the end.
  let skipped: Range<Int64>

  /// Without an end.
  static let none = RecurrenceLimit(last: .max)

  fileprivate init(last: Int64, skipped: Range<Int64> = 0..<0) {
    self.last = last
    self.skipped = skipped
  }

  /// The limit of a rule that begins with a start.
  ///
  /// A date is never an instant: of a rule without times the end is the day as it is written. Where the zone is not known
  /// the end is taken for a time on the start's clock.
  init(_ end: RecurrenceEnd?, of start: Moment, _ zones: ZoneTable) {
    guard let end else {
      self = .none
      return
    }
    guard case .utc(let moment) = end, case .time(let first) = start, let rules = zones.rules(of: first.zone) else {
      self.init(last: end.lastSecond)
      return
    }
    self = rules.clocks(through: moment.secondsSinceEpoch)
  }

  /// Whether a second before the last one belongs to the rule.
  func holds(_ second: Int64) -> Bool { !skipped.contains(second) }
}

extension ZoneRules {
  /// The times of the clock that mean an instant or an earlier one.
  fileprivate func clocks(through instant: Int64) -> RecurrenceLimit {
    // No clock was ever put on or back by more than a day.
    guard let change = changes(from: instant - 86_400, to: instant + 1).last else {
      return RecurrenceLimit(last: instant + Int64(offset(at: instant)))
    }
    let (before, after) = (Int64(offset(at: change.instant - 1)), Int64(change.offset))
    let passed = instant - change.instant
    if after < before, passed < before - after {
      // The clocks show this hour again: the first time, which is meant, is over.
      return RecurrenceLimit(last: change.instant + before - 1)
    }
    if before < after, passed < after - before {
      // What the clocks skipped comes as much later as they were put on.
      return RecurrenceLimit(last: instant + after, skipped: (instant + before + 1)..<(change.instant + after))
    }
    return RecurrenceLimit(last: instant + after)
  }
}
