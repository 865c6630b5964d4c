import VaultMessages
package import VaultModel
import VaultStore
package import VaultTimetable

/// Shows the lessons of some days, or of a whole cycle.
///
/// ```swift
/// var request = ShowTimetable()
/// request.scope.groups = ["151004"]
/// request.days = november16...november22
/// let answer = try request.answer(in: workspace)
/// ```
package struct ShowTimetable: Sendable {
  package struct Answer: Sendable {
    package var scoped: ScopedLessons
    package var days: ClosedRange<LocalDate>
    /// What takes place on these days, in the order of days and times; what several schedules have stands once.
    package var occurrences: [LessonOccurrence]
    /// On the clocks of the vault.
    package var now: LocalDateTime
    /// The moment on the clocks of a schedule's zone.
    package var clock: ScheduleClock

    /// Whether a lesson is over.
    package func isOver(_ occurrence: LessonOccurrence) -> Bool {
      !(clock(occurrence.lesson.timezone) < occurrence.end)
    }
  }

  package var scope = TimetableScope()
  /// Nil: today and the six days after it.
  package var days: ClosedRange<LocalDate>?

  package init() {}

  package func answer(in workspace: Workspace) throws(Failure) -> Answer {
    try answer(in: try workspace.vault())
  }

  /// The same of a vault that is open.
  package func answer(in vault: Vault) throws(Failure) -> Answer {
    let now = try vault.now
    let days = days ?? now.date...(now.date.adding(days: 6) ?? now.date)
    let scoped = try scope.lessons(in: vault)
    defer { vault.tellOfUnreadable() }
    return Answer(
      scoped: scoped, days: days, occurrences: scoped.lessons.occurrences(in: days), now: now,
      clock: try vault.scheduleClock(of: scoped.lessons))
  }
}
