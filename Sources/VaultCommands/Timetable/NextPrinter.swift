import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTimetable

/// Prints the lessons that are on or come next, with how far that is: for people in words, for programs in seconds.
struct NextPrinter {
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
        ? vault.settings.ownTimetables
        : [TimetableView(groups: scope.groups, teachers: scope.teachers, rooms: scope.rooms)],
      shown: try invocation.shownParts())
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
    let wording = wording
    let distance = Own(forPeople: .fixed) { row in
      .init(
        wording.distance(startsIn: row.startsIn, endsIn: row.endsIn, on: row.occurrence.date), .success)
    }
    let cells = LessonCells.cells(wording, handles: handles) { row in
      let day = row.date.flatMap { $0 == wording.today ? nil : wording.day($0) }
      return [day, wording.time(of: row.lesson)].compactMap { $0 }.joined(separator: " ")
    }.map { $0.over { LessonRow($0.occurrence) } as Own }
    return Listing(
      LessonColumns.members.map { $0.over(\Own.Row.occurrence) }
        + [Own("startsIn") { $0.startsIn }, Own("endsIn") { $0.endsIn }],
      cells: Array(cells.prefix(2)) + [distance] + cells.dropFirst(2))
  }
}
