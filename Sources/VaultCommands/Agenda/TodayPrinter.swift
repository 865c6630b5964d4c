import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks

/// Prints a day: for people what takes place with the current one marked, then what is overdue, then what is to be done;
/// for programs one line each. The section is `agenda`,
/// `overdue` or `today`, and `waiting` of what takes place though it waits for something; JSON has it beside the members of `vault agenda` and `vault tasks`.
struct TodayPrinter {
  private let invocation: Invocation
  private let day: TodayAnswer
  private let agenda: AgendaPrinter
  private let tasks: TaskListPrinter

  init(_ day: TodayAnswer, _ vault: IndexedVault, _ invocation: Invocation) throws(Failure) {
    self.day = day
    self.invocation = invocation
    agenda = try AgendaPrinter(day.agenda, vault, invocation)
    tasks = try TaskListPrinter(day.tasks.listing, vault, isMatrix: false, invocation)
  }

  func print() throws(Failure) {
    let rows = day.rows.map { Row.agenda($0, section: day.section(of: $0)) }
    try listing.print(rows + day.tasks.listing.rows.map(Row.task), invocation) { printSections() }
  }

  private func printSections() {
    let now = day.agenda.now
    let heading = "\(now.date.text(in: invocation.messages.language)), \(now.time.text.prefix(5))"
    invocation.print(invocation.painter.paint(heading, .heading))
    for line in agenda.listing.lines(of: day.rows, invocation, indent: 2) { invocation.print("  " + line) }
    guard !day.tasks.listing.rows.isEmpty else { return }
    invocation.print("")
    tasks.printGroups()
  }

  // MARK: Columns

  /// A line of the day.
  private enum Row: Sendable {
    case agenda(AgendaAnswer.Row, section: String)
    case task(TaskListing.Row)

    var agenda: AgendaAnswer.Row? { if case .agenda(let row, _) = self { row } else { nil } }
    var task: TaskListing.Row? { if case .task(let row) = self { row } else { nil } }

    var section: String {
      switch self {
      case .agenda(_, let section): section
      case .task(let row): row.outlook.group.name
      }
    }

    var title: String { agenda?.item.title ?? task?.found.title ?? "" }
    var start: String? { agenda?.entry.start.text ?? task?.outlook.moment?.text }
    var place: HitPlace? { agenda?.item.place ?? task?.found.place }
  }

  private var listing: Listing<Row> {
    let handles = [agenda.handles, tasks.handles]
    return Listing(
      [Column("section") { $0.section }] + agenda.listing.members.map { $0.over(\Row.agenda) }
        + tasks.columns.members.map { $0.over(\Row.task) },
      fields: [
        Column("handle") { row in row.place.flatMap { place in handles.compactMap { $0[place.item] }.first } },
        Column("section") { $0.section }, Column("start") { $0.start }, Column("end") { $0.agenda?.entry.end?.text },
        Column("type") { ($0.agenda?.item.type ?? .task).name }, Column("title") { $0.title },
        Column("place") { $0.place?.text },
      ])
  }
}
