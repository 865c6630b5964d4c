package import VaultModel

/// How many hours of lessons some days have, by what, and the gaps between them.
///
/// ```swift
/// TimetableHours(of: lessons.occurrences(in: term)).subjects   // [БД: 12 lessons, 16 h]
/// ```
///
/// Hours are those of the clock. A lesson that its person skips counts nowhere, one without an end as a lesson of no time.
package struct TimetableHours: Sendable, Hashable {
  /// What has a name in common.
  package struct Share: Sendable, Hashable {
    package let name: String
    package fileprivate(set) var lessons = 0
    package fileprivate(set) var seconds: Int64 = 0
  }

  /// The times between one lesson and the next of the same day.
  package struct Gaps: Sendable, Hashable {
    package fileprivate(set) var count = 0
    package fileprivate(set) var seconds: Int64 = 0
    /// In seconds.
    package fileprivate(set) var longest: Int64 = 0
    /// The day of the longest one, the first of several.
    package fileprivate(set) var dayOfLongest: LocalDate?
  }

  package private(set) var total = Share(name: "")
  /// Those with the most hours first.
  package private(set) var subjects: [Share] = []
  package private(set) var kinds: [Share] = []
  package private(set) var teachers: [Share] = []
  /// By the week of the cycle, in ascending order; lessons in a week without a number are in none.
  package private(set) var weeks: [Share] = []
  package private(set) var gaps = Gaps()

  /// - Parameter occurrences: in the order of days and times.
  /// - Complexity: O(*n* log *n*).
  package init(of occurrences: [LessonOccurrence]) {
    let attended = occurrences.filter { !$0.lesson.lesson.isSkipped }
    var (bySubject, byKind, byTeacher, byWeek) = (Tally(), Tally(), Tally(), Tally())
    for occurrence in attended {
      let (lesson, seconds) = (occurrence.lesson, occurrence.seconds)
      total.add(seconds)
      if !lesson.lesson.subject.isEmpty { bySubject.add(seconds, to: lesson.lesson.subject) }
      if let kind = lesson.lesson.kind { byKind.add(seconds, to: kind) }
      for teacher in lesson.teachers { byTeacher.add(seconds, to: teacher, as: LessonName.folded(teacher)) }
      if let week = occurrence.week { byWeek.add(seconds, to: String(week)) }
    }
    (subjects, kinds, teachers) = (bySubject.byHours, byKind.byHours, byTeacher.byHours)
    weeks = byWeek.shares.values.sorted { (Int($0.name) ?? 0) < (Int($1.name) ?? 0) }
    gaps = Gaps(between: attended)
  }

  private struct Tally {
    /// By their names as they are compared.
    var shares: [String: Share] = [:]

    mutating func add(_ seconds: Int64, to name: String, as folded: String? = nil) {
      shares[folded ?? name.lowercased(), default: Share(name: name)].add(seconds)
    }

    var byHours: [Share] {
      shares.values.sorted { $0.seconds == $1.seconds ? $0.name < $1.name : $0.seconds > $1.seconds }
    }
  }
}

extension TimetableHours.Share {
  fileprivate mutating func add(_ length: Int64) {
    lessons += 1
    // A lesson is shorter than a day, and there are fewer of them than would overflow.
    seconds &+= length
  }
}

extension TimetableHours.Gaps {
  /// The gaps between occurrences in the order of days and times.
  fileprivate init(between occurrences: [LessonOccurrence]) {
    var last: (day: LocalDate, end: LocalDateTime)?
    for occurrence in occurrences {
      guard let start = occurrence.start else { continue }
      let end = occurrence.end
      guard let known = last, known.day == occurrence.date else {
        last = (occurrence.date, end)
        continue
      }
      let gap = start.secondsSinceEpoch - known.end.secondsSinceEpoch
      if gap > 0 {
        count += 1
        seconds &+= gap
        if gap > longest { (longest, dayOfLongest) = (gap, occurrence.date) }
      }
      last = (known.day, max(known.end, end))
    }
  }
}

extension LessonOccurrence {
  /// How long it takes by the clock, in seconds; 0 where its line does not say it.
  fileprivate var seconds: Int64 { lesson.lesson.times?.duration.seconds ?? 0 }
}
