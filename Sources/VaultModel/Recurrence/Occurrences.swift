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
  ///
  /// - Parameter clocks: those that the moments are on, so that one that they skip and move onto another of the rule is
  ///   no further one; nil where they are not known.
  init(
    of rule: RecurrenceRule, from start: LocalDateTime, until limit: RecurrenceLimit, clocks: ZoneRules? = nil
  ) throws(RecurrenceError) {
    first = Iterator(rule, start: start, limit, clocks)
    var trial = first
    guard trial.next() != nil else { throw .neverFires }
  }

  package func makeIterator() -> Iterator { first }

  /// Walks the occurrences; each step is O(1) but for stretches in which nothing matches.
  package struct Iterator: IteratorProtocol, Sendable {
    private var days: DayPeriods?
    private var clock: ClockPeriods?
    /// How many are still to come of a rule with a `COUNT`; nil of another, so that it is never counted.
    private var remaining: Int?
    private let limit: RecurrenceLimit
    private let zone: WrittenZone?
    private let start: Int64
    /// The clocks of a rule of several moments a day; nil of any other, whose moments never meet.
    private let clocks: ZoneRules?

    fileprivate init(
      _ rule: RecurrenceRule, start: LocalDateTime, _ limit: RecurrenceLimit, _ clocks: ZoneRules?
    ) {
      self.start = start.secondsSinceEpoch
      if rule.frequency >= .daily {
        days = DayPeriods(rule, start: start)
      } else {
        clock = ClockPeriods(rule, start: start)
      }
      remaining = rule.count
      self.limit = limit
      zone = start.zone
      self.clocks = rule.isOftenADay ? clocks : nil
    }

    package mutating func next() -> LocalDateTime? {
      nextSecond().flatMap { LocalDateTime(secondsSinceEpoch: $0, zone: zone) }
    }

    /// The next occurrence, in seconds since 1970-01-01 00:00 of the start's clock.
    mutating func nextSecond() -> Int64? {
      while remaining != 0, let second = days?.next() ?? clock?.next(), second <= limit.last {
        guard limit.holds(second), !isMovedOntoAnother(second) else { continue }
        remaining = remaining.map { $0 - 1 }
        return second
      }
      remaining = 0
      return nil
    }

    /// Whether the clocks skip a moment that comes as much later as they are put on, where the rule fires anyway: a set of
    /// occurrences has none twice (RFC 5545 sections 3.3.10 and 3.8.5.3).
    private func isMovedOntoAnother(_ second: Int64) -> Bool {
      guard let clocks, let moment = LocalDateTime(secondsSinceEpoch: second),
        case .skipped(_, let gap) = clocks.reading(of: moment)
      else { return false }
      let shown = second + Int64(gap)
      guard shown <= limit.last else { return false }
      var (laterDays, laterClock) = (days, clock)
      laterDays?.skip(to: shown)
      laterClock?.skip(to: shown)
      return (laterDays?.next() ?? laterClock?.next()) == shown
    }

    /// Goes on with the first occurrence from that second of the start's clock on; the second lies behind all that were
    /// given. A rule with a `COUNT` is counted, where its parts allow it by years, else one by one; no other is.
    package mutating func skip(to second: Int64) {
      guard second > start else { return }
      if let count = remaining {
        let counted = clocks == nil ? days?.count(before: second) : nil
        let passed = counted ?? walked(before: second, atMost: count)
        remaining = Swift.max(0, count - passed)
      }
      days?.skip(to: second)
      clock?.skip(to: second)
    }

    /// How many of the next `count` occurrences lie before that second, one after another.
    private func walked(before second: Int64, atMost count: Int) -> Int {
      var (ahead, passed) = (self, 0)
      while passed < count, let next = ahead.nextSecond(), next < second { passed += 1 }
      return passed
    }
  }
}

extension RecurrenceRule {
  /// Whether it may fire more than once a day.
  fileprivate var isOftenADay: Bool {
    frequency < .daily || byHour.count > 1 || byMinute.count > 1 || bySecond.count > 1
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
