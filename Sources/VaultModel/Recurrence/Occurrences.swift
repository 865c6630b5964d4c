/// The moments at which a rule fires from a start on, in order, up to the rule's end or 9999-12-31; each is worked out
/// when it is asked for, in constant memory.
///
/// The start is an occurrence only if the rule matches it. `BYSETPOS` counts over the whole interval, also the part before
/// the start. Dates that do not exist, such as 30 February, are skipped (RFC 5545 section 3.3.10).
///
/// ```swift
/// let rule = try RecurrenceRule("FREQ=WEEKLY;BYDAY=MO,WE")
/// for moment in try Occurrences(of: rule, from: start).prefix(3) { print(moment.text) }
/// ```
package struct Occurrences: Sequence, Sendable {
  private let first: Iterator

  /// The occurrences of a rule whose times are on the clock of the start. Throws ``RecurrenceError/neverFires``, in bounded
  /// time, if there is none.
  package init(of rule: RecurrenceRule, from start: LocalDateTime) throws(RecurrenceError) {
    try self.init(of: rule, from: start, until: RecurrenceLimit(rule.until, of: .time(start), ZoneTable()))
  }

  /// The same up to a limit, which takes the place of the rule's `UNTIL`.
  init(of rule: RecurrenceRule, from start: LocalDateTime, until limit: RecurrenceLimit) throws(RecurrenceError) {
    first = Iterator(rule, start: start, limit)
    var trial = first
    guard trial.next() != nil else { throw .neverFires }
  }

  package func makeIterator() -> Iterator { first }

  /// Walks the occurrences; each step is O(1) but for stretches in which nothing matches.
  package struct Iterator: IteratorProtocol, Sendable {
    private var days: DayPeriods?
    private var clock: ClockPeriods?
    private var remaining: Int
    private let limit: RecurrenceLimit
    private let zone: WrittenZone?
    private let start: Int64

    fileprivate init(_ rule: RecurrenceRule, start: LocalDateTime, _ limit: RecurrenceLimit) {
      self.start = start.secondsSinceEpoch
      if rule.frequency >= .daily {
        days = DayPeriods(rule, start: start)
      } else {
        clock = ClockPeriods(rule, start: start)
      }
      remaining = rule.count ?? .max
      self.limit = limit
      zone = start.zone
    }

    package mutating func next() -> LocalDateTime? {
      while remaining > 0, let second = days?.next() ?? clock?.next(), second <= limit.last {
        guard limit.holds(second) else { continue }
        remaining -= 1
        return LocalDateTime(secondsSinceEpoch: second, zone: zone)
      }
      remaining = 0
      return nil
    }

    /// Goes on with the first occurrence from that second of the start's clock on; the second lies behind all that were
    /// given. A rule with a `COUNT` is counted, where its parts allow it by years, else one by one.
    package mutating func skip(to second: Int64) {
      guard second > start else { return }
      if remaining < .max {
        guard let passed = days?.count(before: second) else { return walk(to: second) }
        remaining = Swift.max(0, remaining - passed)
      }
      days?.skip(to: second)
      clock?.skip(to: second)
    }

    private mutating func walk(to second: Int64) {
      var ahead = self
      while let moment = ahead.next(), moment.secondsSinceEpoch < second { self = ahead }
    }
  }
}

/// The days on which a rule fires from a day on, for what has no time; otherwise like ``Occurrences``.
///
/// `BYHOUR`, `BYMINUTE` and `BYSECOND` are ignored, as RFC 5545 section 3.3.10 asks for starts that are dates.
package struct AllDayOccurrences: Sequence, Sendable {
  private let moments: Occurrences

  /// The days of a rule. Throws ``RecurrenceError/neverFires`` if there is none, and
  /// ``RecurrenceError/frequencyNeedsTime(_:)`` if the rule counts hours, minutes or seconds.
  package init(of rule: RecurrenceRule, from start: LocalDate) throws(RecurrenceError) {
    guard rule.frequency >= .daily else { throw .frequencyNeedsTime(rule.frequency) }
    var dayRule = rule
    (dayRule.byHour, dayRule.byMinute, dayRule.bySecond) = ([], [], [])
    moments = try Occurrences(of: dayRule, from: LocalDateTime(start))
  }

  package func makeIterator() -> Iterator { Iterator(moments: moments.makeIterator()) }

  /// Walks the days.
  package struct Iterator: IteratorProtocol, Sendable {
    fileprivate var moments: Occurrences.Iterator

    package mutating func next() -> LocalDate? { moments.next()?.date }
  }
}
