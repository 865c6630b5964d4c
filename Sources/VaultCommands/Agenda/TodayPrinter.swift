import VaultModel
import VaultStore
import VaultTasks

/// Prints a day: for people what takes place with the current one marked, then what is overdue, then what is to be done;
/// for programs one line each: handle, section, start, end, type, title, and where it stands. The section is `agenda`,
/// `overdue` or `today`, and `waiting` of what takes place though it waits for something; JSON has it beside the members of `vault agenda` and `vault tasks`.
struct TodayPrinter {
  private let invocation: Invocation
  private let day: TodayAnswer
  private let agenda: AgendaPrinter
  private let tasks: TaskListPrinter

  init(_ day: TodayAnswer, _ vault: IndexedVault, _ invocation: Invocation) throws(CommandFailure) {
    self.day = day
    self.invocation = invocation
    agenda = try AgendaPrinter(day.agenda, vault, invocation)
    tasks = try TaskListPrinter(day.tasks.listing, vault, isMatrix: false, invocation)
  }

  func print() {
    if invocation.format == "json" {
      for row in day.rows { invocation.print(agenda.json(of: row, section: day.section(of: row))) }
      for row in day.tasks.listing.rows { invocation.print(tasks.json(of: row, section: section(of: row))) }
    } else if invocation.isForPeople {
      printSections()
    } else {
      for row in day.rows { invocation.print(TabSeparated.line(fields(of: row))) }
      for row in day.tasks.listing.rows { invocation.print(TabSeparated.line(fields(of: row))) }
    }
  }

  private func printSections() {
    let now = day.agenda.now
    let heading = "\(now.date.text(in: invocation.messages.language)), \(now.time.text.prefix(5))"
    invocation.print(invocation.painter.paint(heading, .heading))
    for line in agenda.lines(of: day.rows, indent: 2) { invocation.print("  " + line) }
    guard !day.tasks.listing.rows.isEmpty else { return }
    invocation.print("")
    tasks.print()
  }

  // MARK: For programs

  private func section(of row: TaskListing.Row) -> String { row.outlook.group.name }

  private func fields(of row: AgendaAnswer.Row) -> [String] {
    [
      agenda.handle(of: row), day.section(of: row), row.entry.start.text, row.entry.end?.text ?? "", row.item.type.name,
      row.item.title, row.item.place.text,
    ]
  }

  private func fields(of row: TaskListing.Row) -> [String] {
    [
      tasks.handle(of: row), section(of: row), row.outlook.moment?.text ?? "", "", ItemType.task.name, row.found.title,
      row.found.place.text,
    ]
  }
}
