import VaultMessages
package import VaultModel
import VaultStore
package import VaultTimetable

/// Finds the rooms, teachers and groups that are booked twice at one time.
///
/// ```swift
/// let clashes = try FindClashes().clashes(in: workspace)
/// ```
package struct FindClashes: Sendable {
  /// Of whose lessons at least one is; of all where nobody is named.
  package var scope = TimetableScope()
  /// Nil: from the first or to the last day of the academic year that holds the other end, else today.
  package var first: LocalDate?
  package var last: LocalDate?

  package init() {}

  /// - Throws: wrong request where the last day is before the first; not found where somebody has no lessons and no note.
  package func clashes(in workspace: Workspace) throws(Failure) -> [LessonClash] {
    let vault = try workspace.vault()
    defer { vault.tellOfUnreadable() }
    let days = try vault.studyDays(from: first, to: last)
    // A room is booked twice by lessons of others, too.
    let clashes = try vault.lessons().clashes(in: days)
    guard !scope.isOwn || scope.subject != nil || scope.subgroup != nil else { return clashes }
    if scope.isOwn { return clashes.filter { scope.shows($0.first) || scope.shows($0.second) } }
    let own = Set(try scope.lessons(in: vault).lessons.map { LessonIdentity($0) })
    return clashes.filter { own.contains(LessonIdentity($0.first)) || own.contains(LessonIdentity($0.second)) }
  }
}

extension TimetableScope {
  /// Whether a lesson has the subject and the subgroup that are asked for.
  fileprivate func shows(_ lesson: ScheduledLesson) -> Bool {
    LessonFilter(TimetableView(subgroup: subgroup, subject: subject)).shows(lesson)
  }
}

extension Vault {
  /// The days between two; where one is missing, to the end of the academic year that holds the other one, where both are,
  /// that of today.
  func studyDays(from first: LocalDate?, to last: LocalDate?) throws(Failure) -> ClosedRange<LocalDate> {
    let today = try now.date
    let year = StudyCalendar.academicYear(of: first ?? last ?? today)
    let (lower, upper) = (first ?? year.lowerBound, last ?? year.upperBound)
    guard lower <= upper else {
      throw Failure(.wrongRequest, .statsDaysTurned, [.day(lower), .day(upper)])
    }
    return lower...upper
  }
}
