import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// Prints the lessons that are on or come next, with how far that is: for people in words, for programs in seconds.
struct NextPrinter {
  /// Below so many columns the least is said.
  private static let narrow = 60

  let rows: [NextLessons.Coming]
  private let invocation: Invocation
  private let wording: LessonWording
  private let handles: ItemHandles

  init(_ request: NextLessons, in vault: Vault, _ invocation: Invocation) throws(Failure) {
    let rows = try request.answer(in: vault)
    let now = try vault.now
    (self.rows, self.invocation) = (rows, invocation)
    let scope = request.scope
    wording = LessonWording(
      invocation.messages, today: now.adding(seconds: request.elapsed)?.date ?? now.date,
      kinds: vault.settings.lessonKinds,
      views: scope.isOwn
        ? vault.settings.ownTimetables ?? []
        : [TimetableView(groups: scope.groups, teachers: scope.teachers, rooms: scope.rooms)],
      shown: try invocation.shownParts(),
      teachers: try invocation.isForReading ? vault.shownTeachers(rows.flatMap(\.occurrence.lesson.teachers)) : [:])
    let items = invocation.isForReading ? Set(rows.map(\.occurrence.lesson.place.item)) : []
    handles =
      items.isEmpty
      ? [:] : try vault.ask { index throws(Failure) in try Handles(index.snapshot).handles(of: items.sorted()) }
  }

  func print() throws(Failure) {
    try listing.print(rows, invocation)
    if rows.isEmpty { invocation.note(.exitNextNone) }
  }

  private var listing: Listing<NextLessons.Coming> {
    typealias Own = Column<NextLessons.Coming>
    let (wording, isShort) = (wording, invocation.columns < Self.narrow)
    let distance = Own(forPeople: .fixed.whereThereIsRoom) { row in
      .init(
        wording.distance(startsIn: row.startsIn, endsIn: row.endsIn, on: row.occurrence.date, isShort: isShort),
        .success)
    }
    var cells: [Own] = LessonCells.cells(wording, handles: handles, time: { Self.time(of: $0, wording) }).map { cell in
      cell.over { (row: NextLessons.Coming) -> LessonRow? in LessonRow(row.occurrence) }
    }
    // Behind the handle and the time.
    cells.insert(distance, at: 2)
    var members: [Own] = LessonColumns.members.map { member in
      member.over { (row: NextLessons.Coming) -> LessonOccurrence? in row.occurrence }
    }
    members.append(Own("startsIn") { $0.startsIn })
    members.append(Own("endsIn") { $0.endsIn })
    return Listing(members, cells: cells)
  }

  /// `09:00–10:20`, with the day unless that is today.
  private static func time(of row: LessonRow, _ wording: LessonWording) -> String {
    let day = row.date.flatMap { $0 == wording.today ? nil : wording.day($0) + " " } ?? ""
    return day + wording.time(of: row.lesson)
  }
}
