package import VaultModel

/// A day as plans count it: its active hours, which may run over midnight, and all that belongs to it.
package struct PlanWindow: Sendable, Hashable {
  package let date: LocalDate
  /// The active hours; empty on a day without any.
  package let hours: Range<Int64>
  /// From the end of the hours of the day before, or midnight, to the beginning of the day after.
  package let extent: Range<Int64>

  init(_ date: LocalDate, _ settings: PlanSettings, _ clock: PlanClock) {
    func hours(on date: LocalDate) -> Range<Int64>? {
      settings.activeHours[date.weekday].map { clock.span($0, on: date) }
    }
    self.date = date
    let (midnight, end) = (clock.instant(date), clock.end(of: date))
    let before = date.adding(days: -1).flatMap(hours)
    let start = max(midnight, before?.upperBound ?? midnight)
    // Hours that begin before those of the day before are over wait for them.
    let own = hours(on: date).map { max($0.lowerBound, start)..<max($0.upperBound, start) }
    self.hours = own ?? start..<start
    extent = start..<max(start, end, own?.upperBound ?? end)
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
