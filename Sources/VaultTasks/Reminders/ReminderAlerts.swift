import VaultModel

/// The moments at which to remind of some things, in a span of time.
///
/// ```swift
/// let alerts = ReminderAlerts(of: sources, after: now - 86_400, through: now, clock)
/// for alert in alerts.alerts { print(alert.instant, alert.occurrence?.text ?? "") }
/// ```
package struct ReminderAlerts: Sendable {
  /// In the order of their instants.
  package private(set) var alerts: [ReminderAlert] = []
  /// The sources with more alerts than are listed.
  package private(set) var cut: [Int] = []

  /// More than this of one reminder are not listed: enough for every minute of a day, while a rule may fire every second.
  package static let most = 2000

  /// Finds the alerts after one instant and through another, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// - Parameter shouldStop: asked before each source; the sources from then on are left out.
  /// - Complexity: O(occurrences of the span and of four days more, for each reminder).
  package init(
    of sources: [ReminderSource], after start: Int64, through end: Int64, _ clock: ReminderClock,
    shouldStop: () -> Bool = { false }
  ) {
    guard start < end else { return }
    for (number, source) in sources.enumerated() where !shouldStop() {
      let search = ReminderSearch(source, number, after: start, through: end, clock)
      var own: [ReminderAlert] = []
      for reminder in Set(source.reminders) {
        let found = search.alerts(of: reminder)
        if found.count > Self.most { cut.append(number) }
        own += found.prefix(Self.most)
      }
      let waits = source.wait.map(clock.beginning)
      alerts += own.filter { alert in waits.map { alert.instant >= $0 } ?? true }
    }
    alerts.sort()
    countEquals(sources)
  }

  /// Numbers alerts that nothing tells apart, such as those of two lines with equal words and times.
  private mutating func countEquals(_ sources: [ReminderSource]) {
    var counts: [UInt64: Int] = [:]
    for number in alerts.indices {
      let key = alerts[number].key(sources)
      alerts[number].equalsBefore = counts[key, default: 0]
      counts[key, default: 0] += 1
    }
  }
}

/// Finds the alerts of one source.
private struct ReminderSearch {
  let source: ReminderSource
  let number: Int
  let span: ClosedRange<Int64>
  let clock: ReminderClock

  init(_ source: ReminderSource, _ number: Int, after start: Int64, through end: Int64, _ clock: ReminderClock) {
    self.source = source
    self.number = number
    span = (start + 1)...end
    self.clock = clock
  }

  /// The alerts of one reminder in the span, at most one more than ``ReminderAlerts/most``.
  func alerts(of reminder: Reminder) -> [ReminderAlert] {
    switch reminder {
    case .at(let moment):
      let instant = clock.instant(of: moment)
      guard span.contains(instant) else { return [] }
      return [alert(reminder, at: instant, of: occurrence(near: moment), deadline: instant)]
    case .before(let lead):
      var found: [ReminderAlert] = []
      for occurrence in occurrences(alertedBy: lead) {
        guard let instant = clock.instant(lead, before: occurrence), span.contains(instant) else { continue }
        found.append(alert(reminder, at: instant, of: occurrence, deadline: clock.instant(of: occurrence)))
        if found.count > ReminderAlerts.most { break }
      }
      return found
    }
  }

  private func alert(
    _ reminder: Reminder, at instant: Int64, of occurrence: Moment?, deadline: Int64
  ) -> ReminderAlert {
    let home = occurrence?.onHomeClock(clock.zones)
    let length = source.date?.length(clock.zones)
    return ReminderAlert(
      source: number, reminder: reminder, instant: instant, occurrence: home,
      end: occurrence.flatMap { length?.end(of: $0, clock.zones) }, deadline: deadline)
  }

  // MARK: Occurrences

  /// Those of which a lead may fall in the span, and some around them.
  private func occurrences(alertedBy lead: TimeSpan) -> any Sequence<Moment> {
    guard let date = source.date else { return [Moment]() }
    let (from, isEarly) = span.lowerBound.addingReportingOverflow(lead.seconds)
    let (through, isLate) = span.upperBound.addingReportingOverflow(lead.seconds)
    guard !isEarly, !isLate, let window = clock.window(from: from, through: through, like: date.start) else {
      return date.schedule == nil ? [date.start] : [Moment]()
    }
    return date.occurrences(from: window.from, through: window.through)
  }

  /// The first occurrence that is not over at a moment, else the first of all.
  private func occurrence(near moment: Moment) -> Moment? {
    guard let date = source.date, date.schedule != nil,
      let window = clock.window(from: clock.instant(of: moment), through: .max / 2, like: date.start)
    else { return source.date?.start }
    let later = date.occurrences(from: window.from, through: window.through)
    return later.first { $0.date >= moment.date } ?? date.start
  }
}
