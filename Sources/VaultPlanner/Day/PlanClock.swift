package import VaultModel

/// What the vault's clocks show, as instants in seconds since 1970-01-01 00:00 UTC: so that lengths are those that pass,
/// whatever is done to the clocks.
///
/// A time that the clocks skip moves forward by the gap; of one that they show twice the first is meant.
package struct PlanClock: Sendable {
  private let zones: ZoneTable
  private let home: ZoneRules

  package init(_ zones: ZoneTable) {
    self.zones = zones
    home = zones.home ?? ZoneRules(offset: 0)
  }

  /// The instant of a time on its own clock, else on the vault's.
  package func instant(of time: LocalDateTime) -> Int64 { (zones.rules(of: time.zone) ?? home).instant(of: time) }

  /// The instant at which a day begins, or a time on it.
  package func instant(_ date: LocalDate, _ time: LocalTime = .midnight) -> Int64 {
    home.instant(of: LocalDateTime(date, time))
  }

  /// What the vault's clocks show; outside the years 1 … 9999 the nearest day.
  package func clock(at instant: Int64) -> LocalDateTime {
    home.clock(at: instant) ?? LocalDateTime(instant < 0 ? .first : .last)
  }

  /// The end of a day.
  func end(of date: LocalDate) -> Int64 { date.adding(days: 1).map { instant($0) } ?? instant(date) + 86_400 }

  /// The span of hours on a day; an end before or at the start is on the next day.
  package func span(_ hours: TimeRange, on date: LocalDate) -> Range<Int64> {
    let start = instant(date, hours.start)
    let last = hours.end <= hours.start ? date.adding(days: 1) ?? date : date
    return start..<max(start, instant(last, hours.end))
  }

  /// The stretches around a span whose clock times come twice: from the first showing to the end of the second.
  func doubledHours(around span: Range<Int64>) -> [Range<Int64>] {
    let margin: Int64 = 86_400
    return home.changes(from: span.lowerBound - margin, to: span.upperBound + margin).compactMap { change in
      let lost = Int64(home.offset(at: change.instant - 1)) - Int64(change.offset)
      return lost > 0 ? change.instant - lost..<change.instant + lost : nil
    }
  }
}
