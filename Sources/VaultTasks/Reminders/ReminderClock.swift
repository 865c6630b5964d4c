package import VaultModel

/// What times mean as instants, in seconds since 1970-01-01 00:00 UTC: so that clocks that are changed neither lose a
/// reminder nor repeat one.
///
/// A time that the clocks skip moves forward by the gap; of one that they show twice the first is meant. Where a zone is
/// not known the vault's own clocks are taken, and where these are not known, UTC.
package struct ReminderClock: Sendable {
  let zones: ZoneTable
  /// The time of day that stands for a whole day.
  private let dayTime: LocalTime
  private let home: ZoneRules

  package init(_ zones: ZoneTable, dayTime: LocalTime) {
    self.zones = zones
    self.dayTime = dayTime
    home = zones.home ?? ZoneRules(offset: 0)
  }

  /// What the vault's clocks show at an instant; nil outside the years 1 … 9999.
  package func clock(at instant: Int64) -> LocalDateTime? { home.clock(at: instant) }

  /// The instant of a time, or of a day at its time to be reminded.
  package func instant(of moment: Moment) -> Int64 { rules(of: moment).instant(of: time(of: moment)) }

  /// The instant of a time, or at which a day begins.
  func beginning(of moment: Moment) -> Int64 {
    guard case .day(let day) = moment else { return instant(of: moment) }
    return home.instant(of: LocalDateTime(day))
  }

  /// The instant that long before a moment; nil outside the years 1 … 9999.
  ///
  /// Whole days of the lead are counted on the clock, so that a day before nine is nine whatever the clocks do in the
  /// night between; the rest is counted in seconds.
  func instant(_ lead: TimeSpan, before moment: Moment) -> Int64? {
    let (days, rest) = lead.seconds.quotientAndRemainder(dividingBy: Self.secondsPerDay)
    guard let time = time(of: moment).adding(seconds: -(days * Self.secondsPerDay)) else { return nil }
    return rules(of: moment).instant(of: time) - rest
  }

  /// The times that the clock a moment is written on shows around two instants, with two days to spare on both sides: of
  /// a day and a clock change. Nil when all of that lies outside the years 1 … 9999.
  func window(from: Int64, through: Int64, like moment: Moment) -> (from: LocalDateTime, through: LocalDateTime)? {
    let rules = rules(of: moment)
    let (first, last) = (rules.clock(at: from &- Self.spare), rules.clock(at: through &+ Self.spare))
    if first == nil, from > 0 { return nil }
    if last == nil, through < 0 { return nil }
    let end = LocalDateTime(.last, LocalTime(secondOfDay: 86_399) ?? .midnight)
    return (first ?? LocalDateTime(.first), last ?? end)
  }

  private func rules(of moment: Moment) -> ZoneRules {
    guard case .time(let time) = moment else { return home }
    return zones.rules(of: time.zone) ?? home
  }

  private func time(of moment: Moment) -> LocalDateTime {
    switch moment {
    case .day(let day): LocalDateTime(day, dayTime)
    case .time(let time): time
    }
  }

  private static let secondsPerDay: Int64 = 86_400
  private static let spare = 2 * secondsPerDay
}
