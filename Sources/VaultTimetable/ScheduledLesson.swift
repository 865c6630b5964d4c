package import VaultModel

/// A lesson of a schedule, with what the schedule says of it: whose it is, and on which days its weeks fall.
///
/// In a schedule that is a group's the group is one of the lesson's groups, and so are a teacher and a room.
package struct ScheduledLesson: Sendable, Hashable {
  /// The line of a note.
  package struct Place: Sendable, Hashable, Comparable {
    /// Below the root of the vault.
    package var path: String
    /// From 1.
    package var line: Int
    /// In the index.
    package var item: Int

    package init(path: String, line: Int, item: Int) {
      self.path = path
      self.line = line
      self.item = item
    }

    package static func < (left: Self, right: Self) -> Bool { (left.path, left.line) < (right.path, right.line) }
  }

  package var lesson: Lesson
  package var groups: [String]
  package var teachers: [String]
  package var rooms: [String]
  package var calendar: StudyCalendar
  /// The IANA name of the zone of its times; nil: the vault's.
  package var timezone: String?
  package var place: Place

  /// - Parameter timetable: the schedule that the lesson stands in, with or without its lessons.
  package init(_ lesson: Lesson, of timetable: Timetable, at place: Place) {
    self.lesson = lesson
    (groups, teachers, rooms) = (lesson.groups, lesson.teachers, lesson.rooms)
    calendar = timetable.calendar
    timezone = timetable.timezone
    self.place = place
    guard let owner = timetable.owner else { return }
    switch owner.kind {
    case .group: Self.add(owner.name, to: &groups, LessonName.folded)
    case .teacher: Self.add(owner.name, to: &teachers, LessonName.folded)
    case .room: Self.add(owner.name, to: &rooms, RoomName.folded)
    }
  }

  /// When it begins.
  package var start: LocalTime? { lesson.times?.start ?? lesson.start }
  /// The clock at its end, which may be that of the next day; nil where the line says none.
  package var end: LocalTime? { lesson.times?.end }

  /// Takes what another schedule says of the same lesson.
  package mutating func formUnion(_ other: ScheduledLesson) {
    for group in other.groups { Self.add(group, to: &groups, LessonName.folded) }
    for teacher in other.teachers { Self.add(teacher, to: &teachers, LessonName.folded) }
    for room in other.rooms { Self.add(room, to: &rooms, RoomName.folded) }
    lesson.title = lesson.title ?? other.lesson.title
    lesson.note = lesson.note ?? other.lesson.note
    // Who does not attend a lesson in one schedule does not attend it in another.
    lesson.isSkipped = lesson.isSkipped || other.lesson.isSkipped
  }

  private static func add(_ name: String, to names: inout [String], _ folded: (String) -> String) {
    if !names.contains(where: { folded($0) == folded(name) }) { names.append(name) }
  }
}

/// What makes two lines one lesson, in one schedule or in several.
///
/// Neither teachers nor groups belong to it, so that copies merge by union; where a lesson has no room its groups do, and
/// where it has no subject its note. Source: the class timetable, *What happens when*.
package struct LessonIdentity: Sendable, Hashable {
  private let subject: String
  private let kind: String
  private let subgroup: Int
  private let weekday: Weekday?
  private let date: LocalDate?
  private let weeks: [Int]
  private let start: LocalTime?
  private let end: LocalTime?
  private let firstDate: LocalDate?
  private let places: [String]

  package init(_ scheduled: ScheduledLesson) {
    let lesson = scheduled.lesson
    let isNamed = !lesson.subject.isEmpty
    subject = isNamed ? lesson.subject.lowercased() : "\u{0}" + (lesson.note ?? "")
    kind = lesson.kind?.lowercased() ?? ""
    subgroup = lesson.subgroup ?? 0
    (weekday, date, weeks) = (lesson.date == nil ? lesson.weekday : nil, lesson.date, lesson.weeks)
    (start, end) = (scheduled.start, scheduled.end)
    firstDate = lesson.dates.map(\.first).min()
    places =
      scheduled.rooms.isEmpty
      ? scheduled.groups.map { "\u{0}" + LessonName.folded($0) }.sorted()
      : scheduled.rooms.map { RoomName.folded($0) }.sorted()
  }
}

extension TimetableOwner.Kind {
  /// A name as it is compared with those of others of the kind.
  package func folded(_ name: String) -> String {
    self == .room ? RoomName.folded(name) : LessonName.folded(name)
  }
}
