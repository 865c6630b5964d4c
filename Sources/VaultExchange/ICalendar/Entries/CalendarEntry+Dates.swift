package import VaultModel

// The dates of a series: those that are left out, and those that come besides.
extension CalendarEntry {
  /// How a date of the series stands in a note: its day, where the occurrence of that day is meant, else the moment on the
  /// clock of the series. A time without a zone is on that clock already.
  ///
  /// `EXDATE:20261109T070000Z` of a series at 09:00 in Kyiv is `2026-11-09`.
  func dateText(of moment: Moment, _ clocks: CalendarClocks) -> String {
    guard case .time(let first)? = repetitionStart, case .time(var time) = moment else { return moment.text }
    if time.zone == nil { time.zone = first.zone }
    time = clocks.time(time, in: first.zone)
    if time.zone == first.zone, time.time == first.time { return time.date.text }
    // The occurrence may be at a time that the clocks skip.
    let occurrence = LocalDateTime(time.date, first.time, zone: first.zone)
    if let instant = clocks.instant(of: time), clocks.instant(of: occurrence) == instant { return time.date.text }
    return time.text
  }

  /// The occurrence that a date of a series means: the day at the time of the start.
  package func occurrence(on date: Moment) -> Moment {
    guard case .day(let day) = date, case .time(let start)? = repetitionStart else { return date }
    return .time(LocalDateTime(day, start.time, zone: start.zone))
  }

  /// Whether an occurrence is among those that have components of their own, by the values of their `RECURRENCE-ID`: on
  /// the clock of the series, or in UTC.
  func isOverridden(_ occurrence: Moment, by overrides: Set<String>, _ clocks: CalendarClocks) -> Bool {
    guard !overrides.isEmpty else { return false }
    if overrides.contains(CalendarMoment.value(of: occurrence)) { return true }
    guard case .time(let time) = occurrence, let instant = clocks.instant(of: time),
      let universal = LocalDateTime(secondsSinceEpoch: instant, zone: .utc)
    else { return false }
    return overrides.contains(CalendarMoment.value(of: .time(universal)))
  }
}
