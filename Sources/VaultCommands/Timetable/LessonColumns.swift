import VaultModel
import VaultTimetable

/// A lesson as lists have it: on one of its days, or in one week of its cycle.
struct LessonRow: Sendable {
  var date: LocalDate?
  /// Of the cycle; nil in a week that does not count.
  var week: Int?
  var weekday: Weekday?
  var lesson: ScheduledLesson
  /// The day on which it takes place, with what follows from that; nil in a cycle.
  var occurrence: LessonOccurrence?

  init(_ occurrence: LessonOccurrence) {
    (date, week, weekday) = (occurrence.date, occurrence.week, occurrence.weekday)
    lesson = occurrence.lesson
    self.occurrence = occurrence
  }

  /// - Parameter section: where it stands in its cycle; nil for one that takes place on no day.
  init(_ lesson: ScheduledLesson, in section: CycleSection? = nil) {
    date = lesson.lesson.date
    weekday = section?.weekday ?? date?.weekday ?? lesson.lesson.weekday
    week = section?.week ?? date.flatMap { lesson.calendar.week(of: $0) }
    self.lesson = lesson
  }
}

/// What programs get of lessons.
enum LessonColumns {
  /// Of a lesson on a day, in the order of its members.
  static var members: [Column<LessonOccurrence>] { rows.map { $0.over { LessonRow($0) } } }

  /// Of a lesson on a day or in a cycle.
  static var rows: [Column<LessonRow>] {
    typealias Own = Column<LessonRow>
    return [
      Own("date") { $0.date?.text }, Own("weekday") { $0.weekday.map { "\($0)" } }, Own("week") { $0.week },
      Own("start") { $0.lesson.start?.text }, Own("end") { $0.lesson.end?.text },
      Own("subject") { $0.lesson.lesson.subject }, Own("kind") { $0.lesson.lesson.kind },
      Own("subgroup") { $0.lesson.lesson.subgroup }, Own("rooms") { $0.lesson.rooms },
      Own("teachers") { $0.lesson.teachers }, Own("groups") { $0.lesson.groups },
      Own("note") { $0.lesson.lesson.note }, Own("path") { $0.lesson.place.path },
      Own("line") { $0.lesson.place.line }, Own("announcement") { $0.lesson.lesson.isAnnouncement },
      Own("skipped") { $0.lesson.lesson.isSkipped },
    ]
  }
}
