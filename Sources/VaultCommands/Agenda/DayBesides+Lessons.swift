import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTimetable

/// A lesson of a day, with what it is at the moment.
struct DayLesson: Sendable {
  let entry: OwnLessons.Entry
  let isOver: Bool
  let isCurrent: Bool

  private var lesson: Lesson { entry.lesson.lesson }
  /// Whether it is not attended.
  var isSkipped: Bool { lesson.isSkipped }
  /// Whether it is shown less than others: it is over, or not attended.
  fileprivate var isFaint: Bool { isOver || lesson.isSkipped }

  fileprivate var time: AlignedTable.Cell {
    guard case .time(let start) = entry.start else { return .init("") }
    let text = [start, entry.end].compactMap { $0.map { String($0.time.text.prefix(5)) } }.joined(separator: "–")
    return .init(text, isCurrent ? .success : .faint)
  }

  /// Its kind, its subgroup, its rooms, and that it is not attended.
  func remarks(_ messages: Messages, naming word: MessageKey? = nil) -> String {
    let kind = lesson.kind ?? word.map { messages($0) }
    let subgroup = lesson.subgroup.map { messages(.timetableSubgroup, [.count($0)]) }
    let rooms = entry.lesson.rooms.joined(separator: ", ")
    let skipped = lesson.isSkipped ? messages(.lessonSkipped) : nil
    let note = lesson.note == entry.lesson.name ? nil : lesson.note
    return [kind, subgroup, rooms, note, skipped].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
  }
}

extension DayBesides {
  /// One's own lessons, in the order in which they begin.
  static func lessons(_ own: OwnLessons, at now: LocalDateTime) -> [Row] {
    own.entries.map { entry in
      let lesson = DayLesson(
        entry: entry, isOver: entry.isOver(at: now, own.zones), isCurrent: entry.isCurrent(at: now, own.zones))
      let place = entry.lesson.place
      var row = Row(
        section: .lesson, moment: entry.start, item: place.item, place: (Path(place.path), place.line),
        type: ItemType.lesson.name, title: entry.lesson.name)
      row.lesson = lesson
      row.shown = lesson.time
      return row
    }
  }

  /// What people see of lessons: the present one marked, what is over or not attended faint.
  static func lessonListing(_ messages: Messages) -> Listing<Row> {
    Listing([
      Column(forPeople: .fixed) { .init($0.lesson?.isCurrent == true ? "▶" : "", .success) },
      Column(forPeople: .fixed) { $0.shown },
      Column("title", .title) { $0.title }
        .cell { .init($0.title ?? "", $0.lesson?.isFaint == true ? .faint : .title) },
      Column(forPeople: .flexible(minimum: 8)) { .init($0.lesson?.remarks(messages) ?? "", .faint) },
      Column("place", .place, .path) { $0.place.map { "\($0.path.text):\($0.line)" } },
    ])
  }

  /// The members that only lessons have in JSON.
  static var lessonMembers: [Column<Row>] {
    let members: [Column<DayLesson>] = [
      Column("end") { $0.entry.end?.text }, Column("week") { $0.entry.occurrence.week },
      Column("current") { $0.isCurrent }, Column("subject") { $0.entry.lesson.lesson.subject },
      Column("kind") { $0.entry.lesson.lesson.kind }, Column("subgroup") { $0.entry.lesson.lesson.subgroup },
      Column("rooms") { $0.entry.lesson.rooms }, Column("teachers") { $0.entry.lesson.teachers },
      Column("groups") { $0.entry.lesson.groups }, Column("note") { $0.entry.lesson.lesson.note },
      Column("announcement") { $0.entry.lesson.lesson.isAnnouncement },
      Column("skipped") { $0.entry.lesson.lesson.isSkipped },
    ]
    return members.map { $0.over(\Row.lesson) }
  }
}
