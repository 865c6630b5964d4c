import VaultMessages
import VaultModel
import VaultStore
package import VaultTimetable

/// Finds the lessons that are on or come next: those whose end is after now.
///
/// ```swift
/// var request = NextLessons()
/// request.scope.subject = "БД"
/// let next = try request.answer(in: workspace.vault()).first
/// ```
package struct NextLessons: Sendable {
  /// A lesson on one of its days, and how far that is.
  package struct Coming: Sendable {
    package var occurrence: LessonOccurrence
    /// In seconds; less than 1 for one that has begun, nil where its line says no time.
    package var startsIn: Int64?
    /// In seconds.
    package var endsIn: Int64
  }

  package var scope = TimetableScope()
  package var count = 1
  /// How many seconds ago the moment was that the vault takes for now, for those who stay and look again.
  package var elapsed: Int64 = 0

  /// The days in which the first look is, and by how much each further one is longer.
  private static let (firstDays, growth) = (14, 5)
  /// How far to look where nothing bounds a lesson, in days.
  private static let unboundedDays = 366

  package init() {}

  /// In the order in which they begin; what somebody's own schedule marks as skipped is none of their next ones.
  package func answer(in vault: Vault) throws(Failure) -> [Coming] {
    let now = try self.now(vault.now)
    let scoped = try scope.lessons(in: vault)
    let isOwn = scoped.meaning == .mine || scoped.meaning == .only
    let lessons = isOwn ? scoped.lessons.filter { !$0.lesson.isSkipped } : scoped.lessons
    let zones = vault.zones(named: Set(lessons.compactMap(\.timezone)))
    let clock = try vault.scheduleClock(of: lessons)
    defer { vault.tellOfUnreadable() }
    let found = nearest(of: lessons, today: now.date) { self.now(clock($0)) }
    return found.map { occurrence in
      let zone = occurrence.lesson.timezone.map { WrittenZone.named($0) }
      func seconds(to moment: LocalDateTime) -> Int64 {
        var (from, to) = (self.now(clock(occurrence.lesson.timezone)), moment)
        (from.zone, to.zone) = (zone, zone)
        return zones.seconds(from: from, to: to)
      }
      return Coming(
        occurrence: occurrence, startsIn: occurrence.start.map(seconds), endsIn: seconds(to: occurrence.end))
    }
  }

  /// Looks further and further, so that the whole term is expanded only where little is left of it.
  private func nearest(
    of lessons: [ScheduledLesson], today: LocalDate, at clock: (String?) -> LocalDateTime
  ) -> [LessonOccurrence] {
    // Around midnight a schedule of another zone may have yesterday, and yesterday's lesson may still be on.
    let first = today.adding(days: -2) ?? today
    let end = today.adding(days: Self.unboundedDays) ?? .last
    let last = lessons.map { $0.calendar.extent(of: $0.lesson)?.upperBound ?? end }.max() ?? first
    var days = Self.firstDays
    while true {
      let until = min(last, today.adding(days: days) ?? .last)
      guard first <= until else { return [] }
      let found = lessons.occurrences(in: first...until).nearest(count, at: clock)
      if found.count == count || until == last { return found }
      days *= Self.growth
    }
  }

  private func now(_ stated: LocalDateTime) -> LocalDateTime { stated.adding(seconds: elapsed) ?? stated }
}
