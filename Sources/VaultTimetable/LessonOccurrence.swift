package import VaultModel

/// One day of a lesson.
package struct LessonOccurrence: Sendable, Hashable {
  package var date: LocalDate
  /// The week of the cycle, from 1; nil in a week that does not count.
  package var week: Int?
  /// What takes place, with the groups, teachers and rooms of every schedule that has it.
  package var lesson: ScheduledLesson

  package var weekday: Weekday { date.weekday }

  /// When it begins on the clocks of its schedule; nil where its line says no time.
  package var start: LocalDateTime? { lesson.start.map { LocalDateTime(date, $0) } }

  /// When it ends, on the clocks of its schedule: at its start where its line says no end, after its last second where it
  /// says no time at all.
  package var end: LocalDateTime {
    guard let start else { return LocalDateTime(date.adding(days: 1) ?? date) }
    return lesson.lesson.times.flatMap { start.adding(seconds: $0.duration.seconds) } ?? start
  }
}

/// What makes two lines one occurrence.
private struct OccurrenceKey: Hashable {
  let date: LocalDate
  let identity: LessonIdentity
}

extension Sequence<ScheduledLesson> {
  /// The days on which lessons are held, in the order of days, times, subgroups and subjects. What stands in several
  /// schedules takes place once.
  ///
  /// - Complexity: O(*n* log *n*) in the occurrences.
  package func occurrences(in range: ClosedRange<LocalDate>) -> [LessonOccurrence] {
    var places: [OccurrenceKey: Int] = [:]
    var occurrences: [LessonOccurrence] = []
    for lesson in self {
      let identity = LessonIdentity(lesson)
      for day in lesson.calendar.days(of: lesson.lesson, in: range) {
        let key = OccurrenceKey(date: day, identity: identity)
        if let place = places[key] {
          occurrences[place].lesson.formUnion(lesson)
        } else {
          places[key] = occurrences.count
          occurrences.append(LessonOccurrence(date: day, week: lesson.calendar.week(of: day), lesson: lesson))
        }
      }
    }
    return occurrences.sorted()
  }

  /// The lessons themselves, each once, with what all schedules say of it.
  package var united: [ScheduledLesson] {
    var places: [LessonIdentity: Int] = [:]
    var united: [ScheduledLesson] = []
    for lesson in self {
      let identity = LessonIdentity(lesson)
      if let place = places[identity] {
        united[place].formUnion(lesson)
      } else {
        places[identity] = united.count
        united.append(lesson)
      }
    }
    return united
  }
}

extension LessonOccurrence: Comparable {
  package static func < (left: LessonOccurrence, right: LessonOccurrence) -> Bool {
    if left.date != right.date { return left.date < right.date }
    return left.lesson.stands(before: right.lesson)
  }
}

extension ScheduledLesson {
  /// The order within a day: by time, what has none first, then by subgroup, the whole group first.
  package func stands(before other: ScheduledLesson) -> Bool {
    let (left, right) = (start?.secondOfDay ?? -1, other.start?.secondOfDay ?? -1)
    if left != right { return left < right }
    let (mine, others) = (lesson.subgroup ?? 0, other.lesson.subgroup ?? 0)
    if mine != others { return mine < others }
    if lesson.subject != other.lesson.subject { return lesson.subject < other.lesson.subject }
    return place < other.place
  }
}

extension [LessonOccurrence] {
  /// The first occurrences that end after a moment, in the order in which they begin.
  ///
  /// - Parameters:
  ///   - now: on the clocks of a schedule's zone; nil: of the vault.
  package func nearest(_ count: Int, at now: (_ timezone: String?) -> LocalDateTime) -> [LessonOccurrence] {
    var nearest: [LessonOccurrence] = []
    for occurrence in self where nearest.count < count {
      if now(occurrence.lesson.timezone) < occurrence.end { nearest.append(occurrence) }
    }
    return nearest
  }
}
