import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks
import VaultTimetable

/// A lesson of a day, with what it is at the moment.
struct DayLesson: Sendable {
  let entry: OwnLessons.Entry
  /// The name of its schedule, where nobody said that it is one's own.
  let schedule: String?
  /// When it ends, on the vault's clocks.
  fileprivate(set) var end: Moment?
  fileprivate(set) var isOver = false
  fileprivate(set) var isCurrent = false

  private var lesson: Lesson { entry.lesson.lesson }
  /// The name of the zone of its times; nil for the vault's.
  var timezone: String? { entry.lesson.timezone }
  /// Whether it is not attended.
  var isSkipped: Bool { lesson.isSkipped }
  /// Whether it is shown less than others: it is over, or not attended.
  fileprivate var isFaint: Bool { isOver || lesson.isSkipped }

  /// Its kind, its subgroup, its rooms, that it is not attended, and whose it is.
  func remarks(_ messages: Messages, naming word: MessageKey? = nil) -> String {
    let kind = lesson.kind ?? word.map { messages($0) }
    let subgroup = lesson.subgroup.map { messages(.timetableSubgroup, [.count($0)]) }
    let rooms = entry.lesson.rooms.joined(separator: ", ")
    let skipped = lesson.isSkipped ? messages(.lessonSkipped) : nil
    let note = lesson.note == entry.lesson.name ? nil : lesson.note
    return [kind, subgroup, rooms, note, skipped, schedule].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: " · ")
  }
}

extension DayBesides {
  /// One's own lessons of some days, in the order in which they begin; those of the vault's only schedule where nobody
  /// said whose it is.
  static func lessons(
    on days: ClosedRange<LocalDate>, where conditions: [Condition], _ session: Vault
  ) throws(Failure) -> [Row] {
    let lessons = try session.ownLessons(where: conditions, areShown: true)
    return OwnLessons(of: lessons, on: days, in: session).entries.map { entry in
      let place = entry.lesson.place
      var row = Row(
        section: .lesson, moment: entry.start, item: place.item, place: (Path(place.path), place.line),
        type: ItemType.lesson.name, title: entry.lesson.name)
      row.lesson = DayLesson(
        entry: entry, schedule: session.settings.ownTimetables == nil ? entry.lesson.scheduleName : nil)
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
      Column("end") { $0.end?.text }, Column("week") { $0.entry.occurrence.week },
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

extension DayBesides.Row {
  /// When it takes place; what belongs to no day stands on one.
  func source(orOn day: LocalDate) -> AgendaSource {
    lesson?.entry.source ?? AgendaSource(at: toldOn ?? moment ?? .day(day), schedule: schedule)
  }

  /// The same, told on a day that is not its own.
  func told(on day: LocalDate) -> Self {
    var row = self
    row.toldOn = .day(day)
    return row
  }

  /// The same on one of its days.
  func standing(on entry: AgendaEntry, at now: LocalDateTime, _ zones: ZoneTable, _ messages: Messages) -> Self {
    var row = self
    row.entry = entry
    if schedule != nil { row.moment = entry.start }
    guard var lesson else { return row }
    lesson.end = entry.end
    (lesson.isOver, lesson.isCurrent) = (entry.isOver(at: now, zones), entry.isCurrent(at: now, zones))
    row.lesson = lesson
    row.shown = .init(entry.times(messages, wholeDay: ""), lesson.isCurrent ? .success : .faint)
    return row
  }
}
