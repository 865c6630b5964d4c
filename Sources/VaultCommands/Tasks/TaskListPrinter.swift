import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// Prints a list of tasks: for people in groups with a heading each; for programs one line a task.
struct TaskListPrinter {
  private let invocation: Invocation
  private let tasks: TaskListing
  let handles: ItemHandles
  /// Whether the groups are those of the matrix.
  private let isMatrix: Bool
  private let wording: TaskWording

  /// - Parameter hours: those for which tasks are planned, by item.
  init(
    _ listing: TaskListing, _ vault: IndexedVault, isMatrix: Bool, at hours: [Int: String] = [:],
    _ invocation: Invocation
  ) throws(Failure) {
    self.invocation = invocation
    tasks = listing
    self.isMatrix = isMatrix
    wording = TaskWording(
      today: listing.today, isMatrix: isMatrix, messages: invocation.messages,
      weekStart: vault.configuration.settings.weekStart, styles: try ItemStyles(of: vault), hours: hours)
    handles = try Handles(vault.snapshot).handles(of: listing.rows.map(\.found.place.item))
  }

  func print() throws(Failure) {
    try columns.print(rowsForPrograms, invocation) { printGroups() }
  }

  /// Group by group, as people see them: rows are in the order of the dates.
  private var rowsForPrograms: [TaskListing.Row] {
    guard isMatrix else { return tasks.rows }
    return tasks.parts(TaskQuadrant.allCases) { $0.quadrant }.flatMap { $0.1 }
  }

  // MARK: For people

  /// - Parameter most: at most so many tasks that are overdue are shown, the most important; of the others their number.
  func printGroups(mostOverdue most: Int = .max) {
    let parts: [(title: MessageKey, rows: [TaskListing.Row])] =
      isMatrix
      ? tasks.parts(TaskQuadrant.allCases) { $0.quadrant }.map { ($0.0.title, $0.1) }
      : tasks.parts(TaskGroup.allCases) { $0.outlook.group }.map { ($0.0.title, $0.1) }
    for (number, part) in parts.enumerated() {
      if number > 0 { invocation.print("") }
      // Steps that stand below their task are not counted: so many tasks has the list of this name.
      let count = part.rows.count { $0.depth == 0 }
      let heading = "\(invocation.messages(part.title)) (\(count))"
      invocation.print(invocation.painter.paint(heading, .heading))
      let isOverdue = part.rows.first?.outlook.group == .overdue
      let rows = isOverdue ? TaskListing.mostImportant(most, of: part.rows) : part.rows
      for line in columns.lines(of: rows, invocation, indent: 2) {
        if invocation.shouldStop { return }
        invocation.print("  " + line)
      }
      let hidden = count - rows.count { $0.depth == 0 }
      if hidden > 0 {
        invocation.print(
          "  " + invocation.painter.paint(invocation.messages(.todayMoreOverdue, [.count(hidden)]), .faint))
      }
    }
  }

  // MARK: Columns

  var columns: Listing<TaskListing.Row> {
    typealias Row = Column<TaskListing.Row>
    let (handles, isMatrix, wording) = (handles, isMatrix, wording)
    let handle = Row("handle", .fixed, .handle) { handles[$0.found.place.item] ?? "" }
    let group = Row("group") { $0.outlook.group.name }
      .field { isMatrix ? $0.quadrant.name : $0.outlook.group.name }
    let date = Row("date") { $0.outlook.moment?.text }
      .cell { .init(wording.date(of: $0), $0.outlook.group == .overdue ? .overdue : .faint) }
    let role = Row("role") { $0.outlook.role?.name }
    let status = Row("status") { $0.found.task.status.name }
    let priority = Row("priority") { $0.found.task.priority.name }
    let title = Row("title", .title) { $0.found.title }.cell { row in
      .init(String(repeating: "  ", count: min(row.depth, 8)) + row.found.title, row.hold == nil ? .title : .faint)
    }
    let list = Row("list") { $0.found.task.list }
    let tags = Row("tags") { $0.found.task.tags }
    let waits = Row("waits") { $0.hold?.text }
    let place = Row("place", .place, .path) { $0.found.place.text }
    let day = Row("day") { $0.found.task.day?.date.text }
    let waitsFor = Row("waitsFor") { row in
      ListedDetails(row.standing.blockers) { blocker, json in
        json.member("path", blocker.path.text)
        json.member("title", blocker.title)
      }
    }
    let fields = Row("fields") { row in
      ListedDetails("") { json in
        json.object { object in for fact in row.found.task.facts where fact.key != "title" { object.member(fact) } }
      }
    }
    return Listing(
      [
        handle, Row("path") { $0.found.place.path }, Row("line") { $0.found.place.line }, title, group,
        Row("quadrant") { $0.quadrant.name }, date, role, waits, waitsFor.ifAny,
        Row("allExcepted") { $0.found.isAllExcepted ? true : nil }.ifAny,
        Row("parent") { $0.parent.map { handles[$0.found.place.item] ?? "" } }, fields,
      ] + StyleMarks.columns { wording.marks(of: $0) } + [day],
      fields: [handle, group, date, role, status, priority, title, list, tags, waits, place, day],
      cells: [handle, date, title, Row(forPeople: .flexible(minimum: 8)) { wording.remarks(on: $0) }, place])
  }
}

extension TaskHold {
  /// As programs read it: the moment, or the names of what comes first between commas.
  var text: String {
    switch self {
    case .until(let moment): moment.text
    case .after(let links): links.map(\.label).joined(separator: ",")
    }
  }
}

extension TaskGroup {
  /// The heading above the group.
  var title: MessageKey {
    switch self {
    case .overdue: .tasksOverdue
    case .today: .tasksToday
    case .tomorrow: .tasksTomorrow
    case .thisWeek: .tasksThisWeek
    case .later: .tasksLater
    case .noDate: .tasksNoDate
    }
  }
}

extension TaskQuadrant {
  /// The heading above the field of the matrix.
  fileprivate var title: MessageKey {
    switch self {
    case .doFirst: .tasksDoFirst
    case .plan: .tasksToPlan
    case .doSoon: .tasksDoSoon
    case .leave: .tasksLeave
    }
  }
}
