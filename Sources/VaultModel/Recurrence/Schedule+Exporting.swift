extension Schedule {
  /// As RFC 5545 text for other calendars: a clamped day as `BYMONTHDAY=28,29,30,31;BYSETPOS=-1`, which means the same.
  ///
  /// Nil where only vault can say it: counted from completion, moved by holidays, or several clamped days at once. The
  /// exceptions and further dates are those of ``words`` and go beside it (`EXDATE`, `RDATE`).
  package var recurrenceRule: RecurrenceRule? {
    exclusions.moves ? nil : ruleBesideHolidays
  }

  /// The same for a calendar that is told the ``holidayDates`` as well.
  package var ruleBesideHolidays: RecurrenceRule? {
    guard mode != .fromCompletion else { return nil }
    var rule = words.recurrenceRule(start: start.date, weekStart: weekStart)
    // Weeks begin on Monday unless a rule says otherwise (RFC 5545 section 3.3.10): words need to where it matters.
    if words.form == .words, rule?.dependsOnWeekStart == false { rule?.weekStart = .monday }
    return rule
  }

  /// What does not take place on the listed holidays (`EXDATE`), and when it does instead (`RDATE`), for calendars that know
  /// none of them; nil where these lists cannot say it: they would be too long, or leave out what takes place at a moment
  /// for another reason.
  ///
  /// - Complexity: O(occurrences on and beside the holidays), at most 100,000.
  package var holidayDates: (except: [Moment], also: [Moment])? {
    var (except, also, kept): ([Moment], [Moment], Set<Moment>) = ([], [], [])
    var walked = 0
    for run in exclusions.holidayRuns {
      guard let first = LocalDate(daysSinceEpoch: run.lowerBound - 1) else { continue }
      for step in steps(from: LocalDateTime(first)) {
        guard Int(step.moment.date.daysSinceEpoch) <= run.upperBound + 1 else { break }
        walked += 1
        guard walked <= Self.mostWalked, except.count < Self.mostHolidayDates else { return nil }
        switch step.reason {
        case .holiday: except.append(step.moment)
        case .moved(let day), .joined(let day):
          // One day between two holidays is seen from both.
          guard run.contains(Int(day.daysSinceEpoch)), let ruled = step.ruleMoment else { continue }
          except.append(ruled)
          if step.reason.isOccurrence { also.append(step.moment) }
        case .also: kept.insert(step.moment)
        case .rule, .clamped, .excepted: break
        }
      }
    }
    guard !also.contains(where: leavesOut), kept.isDisjoint(with: except) else { return nil }
    return (except, also)
  }

  private static var mostWalked: Int { 100_000 }
  /// As many as there are days in ten years.
  private static var mostHolidayDates: Int { 3653 }
}
