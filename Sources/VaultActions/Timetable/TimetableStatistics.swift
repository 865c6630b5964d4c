import VaultMessages
package import VaultModel
import VaultStore
package import VaultTimetable

/// Counts the hours of somebody's lessons, and the gaps between these.
///
/// ```swift
/// let answer = try TimetableStatistics().answer(in: workspace)
/// ```
package struct TimetableStatistics: Sendable {
  package struct Answer: Sendable {
    package let hours: TimetableHours
    package let days: ClosedRange<LocalDate>
  }

  package var scope = TimetableScope()
  /// Nil: from the first or to the last day of the academic year that holds the other end, else today.
  package var first: LocalDate?
  package var last: LocalDate?

  package init() {}

  /// - Throws: what ``TimetableScope/lessons(in:)`` throws; wrong request where the last day is before the first.
  package func answer(in workspace: Workspace) throws(Failure) -> Answer {
    let vault = try workspace.vault()
    defer { vault.tellOfUnreadable() }
    let days = try vault.studyDays(from: first, to: last)
    let occurrences = try scope.lessons(in: vault).lessons.occurrences(in: days)
    return Answer(hours: TimetableHours(of: occurrences), days: days)
  }
}
