import VaultMessages
package import VaultModel
import VaultTimetable

extension ScopedLessons {
  /// The calendar that most of the lessons are held by, which is the usual one where there is none.
  package var calendar: StudyCalendar {
    let counts = Dictionary(lessons.map { ($0.calendar, 1) }, uniquingKeysWith: +)
    let most = counts.values.max() ?? 0
    return lessons.first { counts[$0.calendar] == most }?.calendar ?? StudyCalendar()
  }
}

extension ShowTimetable {
  /// Shows the lessons of the nearest week from now on, this one included, that has a number in the cycle.
  ///
  /// - Throws: wrong request for a number that the cycle does not have.
  package func answer(ofCycleWeek number: Int, in workspace: Workspace) throws(Failure) -> Answer {
    let vault = try workspace.vault()
    let now = try vault.now
    let scoped = try scope.lessons(in: vault)
    let calendar = scoped.calendar
    var monday: LocalDate? = now.date.startOfWeek()
    // Weeks that do not count may lie between.
    for _ in 0..<(calendar.cycle + 53) {
      if let first = monday, calendar.week(of: first) == number, let last = first.adding(days: 6) {
        return try answer(of: scoped, on: first...last, in: vault)
      }
      monday = monday?.adding(days: 7)
    }
    throw Failure(.wrongRequest, .timetableNoWeek, [.count(number), .count(calendar.cycle)])
  }

  private func answer(
    of scoped: ScopedLessons, on days: ClosedRange<LocalDate>, in vault: Vault
  ) throws(Failure) -> Answer {
    defer { vault.tellOfUnreadable() }
    return Answer(
      scoped: scoped, days: days, occurrences: scoped.lessons.occurrences(in: days), now: try vault.now,
      clock: try vault.scheduleClock(of: scoped.lessons))
  }
}
