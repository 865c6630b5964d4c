package import VaultModel

// The dates of a series: those that are left out, and those that come besides.
extension CalendarEntry {
  /// How a date of the series stands in a note: its day, where the occurrence of that day is meant, else the moment on the
  /// clock of the series. A time without a zone is on that clock already.
  ///
  /// `EXDATE:20261109T070000Z` of a series at 09:00 in Kyiv is `2026-11-09`.
  ///
  /// - Parameter isFurther: whether the date is one besides those of the rule.
  func dateText(of moment: Moment, isFurther: Bool = false, _ clocks: CalendarClocks) -> String {
    guard let start = repetitionStart else { return moment.text }
    let meant = OccurrenceName.moment(moment, inSeriesFrom: start, isFurther: isFurther, clocks)
    if case .time(let first) = start, case .time(let time) = meant, time.zone == first.zone, time.time == first.time {
      return time.date.text
    }
    return meant.text
  }

  /// How the occurrences that a series leaves out stand in a note: as ``dateText(of:_:)``, but each with its time where
  /// its day has others, which a day in `except` would leave out too.
  ///
  /// - Complexity: O(*n*) in them and the further dates.
  func exceptionTexts(of moments: [Moment], _ clocks: CalendarClocks) -> [String] {
    let others = Set(self[.also].compactMap(CalendarMoment.moment(inNote:)).filter { !$0.isWholeDay }.map(\.date))
    let rule = text(.recurrence).flatMap { try? RecurrenceRule($0) }
    let isWithinDay = rule.map { rule in
      rule.frequency < .daily || ![rule.byHour, rule.byMinute, rule.bySecond].allSatisfy(\.isEmpty)
    }
    return moments.map { moment in
      let text = dateText(of: moment, clocks)
      guard let day = LocalDate(text), isWithinDay == true || others.contains(day) else { return text }
      return occurrence(on: .day(day)).text
    }
  }

  /// The occurrence that a date of a series means: the day at the time of the start.
  package func occurrence(on date: Moment) -> Moment {
    guard case .day(let day) = date, case .time(let start)? = repetitionStart else { return date }
    return .time(LocalDateTime(day, start.time, zone: start.zone))
  }

  /// Whether an occurrence is among those that have components of their own, by the values of their `RECURRENCE-ID`: on
  /// the clock of the series, in UTC, or by its day.
  func isOverridden(_ occurrence: Moment, by overrides: Set<String>, _ clocks: CalendarClocks) -> Bool {
    guard !overrides.isEmpty else { return false }
    if overrides.contains(CalendarMoment.value(of: occurrence)) { return true }
    if overrides.contains(CalendarMoment.value(of: .day(occurrence.date))) { return true }
    guard case .time(let time) = occurrence, let instant = clocks.instant(of: time),
      let universal = LocalDateTime(secondsSinceEpoch: instant, zone: .utc)
    else { return false }
    return overrides.contains(CalendarMoment.value(of: .time(universal)))
  }

  /// The other name of an occurrence that differs from its series: in UTC of one that is named on the clock of the series,
  /// and the other way round; nil for any other entry, and where the zone of the series is not known.
  ///
  /// - Parameter start: the start of the series; nil: it has the zone of the occurrence's own start.
  package func otherIdentifier(inSeriesFrom start: Moment? = nil, _ clocks: CalendarClocks) -> CalendarIdentifier? {
    guard let occurrence = identifier.occurrence,
      let other = OccurrenceName.other(than: occurrence, inSeriesFrom: start ?? repetitionStart, clocks)
    else { return nil }
    return CalendarIdentifier(uid: identifier.uid, occurrence: other)
  }
}
