package import VaultModel

/// A day as plans count it: its active hours, which may run over midnight, and all that belongs to it.
package struct PlanWindow: Sendable, Hashable {
  package let date: LocalDate
  /// From the beginning of the active hours to their end; empty on a day without any.
  package let hours: Range<Int64>
  /// The stretches between them that are not active.
  package let breaks: [Range<Int64>]
  /// From the end of the hours of the day before, or midnight, to the beginning of the day after.
  package let extent: Range<Int64>

  init(_ date: LocalDate, _ settings: PlanSettings, _ clock: PlanClock) {
    func spans(on date: LocalDate) -> [Range<Int64>] {
      settings.activeHours[date.weekday].map { clock.span($0, on: date) }
    }
    self.date = date
    let (midnight, end) = (clock.instant(date), clock.end(of: date))
    let before = date.adding(days: -1).flatMap { spans(on: $0).map(\.upperBound).max() }
    let start = max(midnight, before ?? midnight)
    // Hours that begin before those of the day before are over wait for them.
    let own = spans(on: date).map { max($0.lowerBound, start)..<max($0.upperBound, start) }
    let first = own.map(\.lowerBound).min() ?? start
    hours = first..<(own.map(\.upperBound).max() ?? first)
    var breaks = FreeTime(hours)
    for span in own { breaks.remove(span) }
    self.breaks = breaks.gaps
    extent = start..<max(start, end, own.isEmpty ? end : hours.upperBound)
  }

  /// When the day ends for what is due on it: with its hours, else at midnight.
  func deadline(_ clock: PlanClock) -> Int64 { hours.isEmpty ? clock.end(of: date) : hours.upperBound }

  /// The day whose window an instant is in: the day before while its hours run over midnight.
  package static func day(of now: Int64, _ settings: PlanSettings, _ clock: PlanClock) -> LocalDate {
    let today = clock.clock(at: now).date
    guard let yesterday = today.adding(days: -1), PlanWindow(yesterday, settings, clock).hours.contains(now) else {
      return today
    }
    return yesterday
  }
}
