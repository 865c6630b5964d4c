import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultPlanner
import VaultStore
import VaultTasks
import VaultTimetable

/// A line of `vault agenda`: an event or a task, or what another system adds to a day.
enum AgendaLine: Sendable {
  case agenda(AgendaAnswer.Row)
  case beside(DayBesides.Row, on: LocalDate)

  /// The time of its day at which it begins or goes on; nil for what lasts the whole day.
  var start: LocalTime? {
    switch self {
    case .agenda(let row): row.entry.start.timeOfDay.map { row.entry.dayNumber == 1 ? $0 : .midnight }
    case .beside(let row, _): row.moment?.timeOfDay.map { row.entry?.dayNumber ?? 1 == 1 ? $0 : .midnight }
    }
  }

  var day: LocalDate {
    switch self {
    case .agenda(let row): row.entry.day
    case .beside(_, let day): day
    }
  }

  var agenda: AgendaAnswer.Row? { if case .agenda(let row) = self { row } else { nil } }
  var beside: DayBesides.Row? { if case .beside(let row, _) = self { row } else { nil } }

  /// What it is among the sections of `vault today --json`.
  var section: String { beside?.section.name ?? "agenda" }

  /// The item that stands there or is told of.
  var item: Int? {
    switch self {
    case .agenda(let row): row.item.place.item
    case .beside(let row, _): row.item
    }
  }

  /// Where it stands; nil for what stands in several lines.
  var place: (path: Path, line: Int)? {
    switch self {
    case .agenda(let row): (row.item.place.path, row.item.place.line)
    case .beside(let row, _): row.place
    }
  }
}

extension AgendaPrinter {
  /// The columns of all lines: those of events and tasks, which the others share.
  var dayListing: Listing<AgendaLine> {
    let listing = listing
    let handle = Column<DayBesides.Row>("handle", .fixed, .handle) { [handles] row in
      row.handle ?? row.item.flatMap { handles[$0] }
    }
    // Here what expires has a start as everything else.
    let others = [handle.ifAny, Self.day, Self.start] + DayBesides.members.filter { $0.name != Self.start.name }
    return Listing(
      listing.members.map { $0.over(\AgendaLine.agenda) } + [Column("section") { $0.section }]
        + others.map { $0.over(\AgendaLine.beside) } + [Self.waits.over(\AgendaLine.agenda)],
      fields: zip(listing.fields, fields(handle)).map { either($0, $1) },
      cells: zip(listing.cells, cells(handle)).map { either($0, $1) })
  }

  /// The fields of what another system adds, as ``listing`` has them.
  private func fields(_ handle: Column<DayBesides.Row>) -> [Column<DayBesides.Row>] {
    [
      handle, Self.day, Self.start, Column("end") { $0.lesson?.end?.text },
      Column("type") { $0.type }, Column("role") { $0.section.name },
      Column("title") { $0.type == nil ? $0.mood?.name : $0.title },
      Column("location") { $0.lesson?.entry.lesson.rooms }, Self.place,
    ]
  }

  /// The same for people.
  private func cells(_ handle: Column<DayBesides.Row>) -> [Column<DayBesides.Row>] {
    let messages = invocation.messages
    return [
      handle, Column(forPeople: .fixed) { .init($0.lesson?.isCurrent == true ? "▶" : "", .success) },
      // That it is to be used up within some days says the day that it stands on.
      Column(forPeople: .fixed) { $0.section == .expiry ? .init("") : $0.shown },
      Column("title", .title, .title) { $0.title },
      Column(forPeople: .flexible(minimum: 8)) { row in
        if let lesson = row.lesson { return .init(lesson.remarks(messages, naming: row.section.word), .faint) }
        return .init(messages(row.section.word) + (row.schedule == nil ? "" : " · ↻"), .faint)
      },
      Self.place,
    ]
  }

  /// What a task of the day waits for.
  private static var waits: Column<AgendaAnswer.Row> { Column("waits") { $0.held?.hold?.text }.ifAny }
  private static var day: Column<DayBesides.Row> { Column("day") { $0.entry?.day.text } }
  private static var start: Column<DayBesides.Row> { Column("start") { $0.start } }
  private static var nothing: Column<DayBesides.Row> { Column("") { _ in nil as String? } }

  private static var place: Column<DayBesides.Row> {
    Column("place", .place, .path) { $0.place.map { "\($0.path.text):\($0.line)" } }
  }

  /// One column of two kinds of lines.
  private func either(
    _ own: Column<AgendaAnswer.Row>, _ other: Column<DayBesides.Row>
  ) -> Column<AgendaLine> {
    Column<AgendaLine>(own.name, own.shape) { line in
      line.agenda.map(own.field(of:)) ?? line.beside.map(other.field(of:)) ?? ""
    }.cell { line in line.agenda.map(own.cell(of:)) ?? line.beside.map(other.cell(of:)) ?? .init("") }
  }
}

extension DayBesides.Section {
  /// What one line of it is.
  fileprivate var word: MessageKey {
    switch self {
    case .lesson: .planKindLesson
    case .meal: .agendaMeal
    case .expiry: .agendaExpiry
    case .mood: .agendaMood
    case .money, .balance: .agendaPayment
    case .reminder: .agendaReminder
    }
  }
}
