package import VaultModel

/// Some days of a lesson as a calendar of other programs can say them: every so many weeks from a first day through a last
/// one, but for a few; or one day alone.
///
/// ```swift
/// let patterns = scheduled.patterns(in: term)
/// patterns.map(\.interval)      // [2]: in weeks 1 and 3 of a cycle of four
/// ```
///
/// Together the patterns of a lesson have exactly the days that its timetable has.
package struct LessonPattern: Sendable, Hashable {
  package let first: LocalDate
  /// The last day; the first one of a day alone.
  package let last: LocalDate
  /// From one day to the next, in weeks; nil for a day alone.
  package let interval: Int?
  /// The days among these on which it is not held, in ascending order.
  package let exceptions: [LocalDate]

  /// Every day that it says, in ascending order.
  package var days: [LocalDate] {
    guard let interval else { return [first] }
    return Self.days(from: first, through: last, every: interval).filter { !exceptions.contains($0) }
  }

  fileprivate init(day: LocalDate) { (first, last, interval, exceptions) = (day, day, nil, []) }

  /// The pattern of some days in ascending order; nil where they do not stand so many weeks apart, or most of what such a
  /// rule says would be exceptions.
  fileprivate init?(_ days: [LocalDate], every interval: Int) {
    guard days.count > 1, let first = days.first, let last = days.last else { return nil }
    let all = Self.days(from: first, through: last, every: interval)
    let held = Set(days)
    guard held.isSubset(of: all) else { return nil }
    exceptions = all.filter { !held.contains($0) }
    guard exceptions.count * 2 <= days.count else { return nil }
    (self.first, self.last, self.interval) = (first, last, interval)
  }

  private static func days(from first: LocalDate, through last: LocalDate, every interval: Int) -> [LocalDate] {
    stride(from: 0, through: last.days(since: first), by: 7 * max(interval, 1)).compactMap { first.adding(days: $0) }
  }
}

extension ScheduledLesson {
  /// The patterns of the days on which it is held in a range, in the order of their first days.
  ///
  /// Weeks of the cycle that stand equally far apart are one pattern. What no rule says exactly, such as weeks that a break
  /// without numbers moved, are days alone.
  package func patterns(in range: ClosedRange<LocalDate>) -> [LessonPattern] {
    let days = calendar.days(of: lesson, in: range)
    let isInEveryWeek = lesson.weeks.isEmpty || lesson.date != nil
    let groups =
      isInEveryWeek ? [WeekGroup(weeks: [], interval: 1)] : WeekGroup.all(of: lesson.weeks, cycle: calendar.cycle)
    return groups.flatMap { group -> [LessonPattern] in
      let own = isInEveryWeek ? days : days.filter { calendar.week(of: $0).map(group.weeks.contains) ?? false }
      return LessonPattern(own, every: group.interval).map { [$0] } ?? own.map { LessonPattern(day: $0) }
    }.sorted { ($0.first, $0.last) < ($1.first, $1.last) }
  }
}

/// Weeks of a cycle that stand equally far apart, also from one cycle to the next.
private struct WeekGroup {
  let weeks: Set<Int>
  let interval: Int

  /// The fewest such groups, each week in one of them: of weeks 1, 2 and 4 of four, 2 with 4, and 1.
  static func all(of weeks: [Int], cycle: Int) -> [WeekGroup] {
    var left = Set(weeks.filter { 1...cycle ~= $0 })
    var groups: [WeekGroup] = []
    for interval in 1...cycle where cycle % interval == 0 {
      for first in 1...interval {
        let group = Set(stride(from: first, through: cycle, by: interval))
        guard group.isSubset(of: left) else { continue }
        left.subtract(group)
        groups.append(WeekGroup(weeks: group, interval: interval))
      }
    }
    return groups
  }
}
