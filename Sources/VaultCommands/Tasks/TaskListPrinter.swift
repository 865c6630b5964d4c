import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// Prints a list of tasks: for people in groups with a heading each; for programs one line a task: handle, group, date,
/// what the date is, status, priority, title, list, tags, what it waits for, and where it stands.
struct TaskListPrinter {
  private let invocation: Invocation
  private let listing: TaskListing
  private let handles: ItemHandles
  /// Whether the groups are those of the matrix.
  private let isMatrix: Bool

  init(
    _ listing: TaskListing, _ vault: IndexedVault, isMatrix: Bool, _ invocation: Invocation
  ) throws(CommandFailure) {
    self.invocation = invocation
    self.listing = listing
    self.isMatrix = isMatrix
    handles = try Handles(vault.snapshot).handles(of: listing.rows.map(\.found.place.item))
  }

  private var language: MessageLanguage { invocation.messages.language }

  func print() {
    if invocation.format == "json" {
      for row in rowsForPrograms { invocation.print(json(of: row)) }
    } else if invocation.isForPeople {
      printGroups()
    } else {
      for row in rowsForPrograms { invocation.print(TabSeparated.line(fields(of: row))) }
    }
  }

  /// Group by group, as people see them: rows are in the order of the dates.
  private var rowsForPrograms: [TaskListing.Row] {
    guard isMatrix else { return listing.rows }
    return listing.parts(TaskQuadrant.allCases) { $0.quadrant }.flatMap { $0.1 }
  }

  private func write(_ blockers: [TaskDependencies.Target], to json: inout JSONWriter) {
    json.array { list in
      for blocker in blockers {
        list.object {
          $0.member("path", blocker.path.text)
          $0.member("title", blocker.title)
        }
      }
    }
  }

  // MARK: For people

  private func printGroups() {
    let parts: [(title: MessageKey, rows: [TaskListing.Row])] =
      isMatrix
      ? listing.parts(TaskQuadrant.allCases) { $0.quadrant }.map { ($0.0.title, $0.1) }
      : listing.parts(TaskGroup.allCases) { $0.outlook.group }.map { ($0.0.title, $0.1) }
    for (number, part) in parts.enumerated() {
      if number > 0 { invocation.print("") }
      // Steps that stand below their task are not counted: so many tasks has the list of this name.
      let count = part.rows.count { $0.depth == 0 }
      let heading = "\(invocation.messages(part.title)) (\(count))"
      invocation.print(invocation.painter.paint(heading, .heading))
      for line in table(of: part.rows).lines(fitting: max(20, invocation.columns - 2), invocation.painter) {
        if invocation.shouldStop { return }
        invocation.print("  " + line)
      }
    }
  }

  private func table(of rows: [TaskListing.Row]) -> TextTable {
    var table = TextTable([.fixed, .fixed, .flexible(minimum: 16), .flexible(minimum: 8), .flexible(minimum: 10)])
    for row in rows {
      let isLate = row.outlook.group == .overdue
      table.add([
        .init(handle(of: row), .handle), .init(date(of: row), isLate ? .warning : .faint),
        .init(String(repeating: "  ", count: min(row.depth, 8)) + row.found.title, row.hold == nil ? .title : .faint),
        .init(remarks(on: row), .faint), .init(row.found.place.text, .path),
      ])
    }
    return table
  }

  /// The date that put it into its group; of a time of today only that.
  private func date(of row: TaskListing.Row) -> String {
    guard let moment = row.outlook.moment else { return "" }
    let time = moment.timeOfDay?.text
    if moment.date == listing.today, row.outlook.group == .today, !isMatrix { return time ?? "" }
    return [moment.date.text(in: language), time].compactMap(\.self).joined(separator: " ")
  }

  /// What else is to be known: that it was only planned for then, its state, priority, rule, tags, and what it waits for.
  private func remarks(on row: TaskListing.Row) -> String {
    let task = row.found.task
    var remarks: [String] = []
    if row.outlook.role == .scheduled { remarks.append(invocation.messages(.tasksPlanned)) }
    if task.status != .open { remarks.append(task.status.name(in: language.language)) }
    if task.isFlagged { remarks.append("⚑") }
    if task.priority != .none { remarks.append("!" + task.priority.name(in: language.language)) }
    if row.found.isAllExcepted { remarks.append(invocation.messages(.tasksAllExcepted)) }
    if let repetition = task.repetition { remarks.append(repetition.rule.isEmpty ? "↻" : "↻ " + repetition.rule) }
    if let list = task.list { remarks.append(list) }
    remarks += task.tags.map { "#" + $0 }
    switch row.hold {
    case nil: break
    case .until(let moment): remarks.append(invocation.messages(.tasksWaitsUntil, [.text(moment.text)]))
    case .after: remarks.append(invocation.messages(.tasksWaitsFor, [.list(row.standing.blockers.map(\.title))]))
    }
    return remarks.joined(separator: " · ")
  }

  /// The short name of a task.
  func handle(of row: TaskListing.Row) -> String { handles[row.found.place.item] ?? "" }

  // MARK: For programs

  private func group(of row: TaskListing.Row) -> String { isMatrix ? row.quadrant.name : row.outlook.group.name }

  private func fields(of row: TaskListing.Row) -> [String] {
    let task = row.found.task
    return [
      handle(of: row), group(of: row), row.outlook.moment?.text ?? "", row.outlook.role?.name ?? "",
      task.status.name, task.priority.name, row.found.title, task.list ?? "", task.tags.joined(separator: ","),
      row.hold?.text ?? "", row.found.place.text,
    ]
  }

  /// - Parameter section: the section of a larger answer that it stands in.
  func json(of row: TaskListing.Row, section: String? = nil) -> String {
    let task = row.found.task
    var json = JSONWriter()
    json.object {
      if let section { $0.member("section", section) }
      $0.member("handle", handle(of: row))
      $0.member("path", row.found.place.path.text)
      $0.member("line", row.found.place.line)
      $0.member("title", row.found.title)
      $0.member("group", row.outlook.group.name)
      $0.member("quadrant", row.quadrant.name)
      $0.member("date", row.outlook.moment?.text)
      $0.member("role", row.outlook.role?.name)
      $0.member("waits", row.hold?.text)
      if !row.standing.blockers.isEmpty { $0.member("waitsFor") { json in write(row.standing.blockers, to: &json) } }
      if row.found.isAllExcepted { $0.member("allExcepted", true) }
      $0.member("parent", row.parent.map { handles[$0.place.item] ?? "" })
      $0.member("fields") { json in
        json.object { object in for fact in task.facts where fact.key != "title" { object.member(fact) } }
      }
    }
    return json.text
  }
}

extension TaskHold {
  /// As programs read it: the moment, or the names of what comes first between commas.
  fileprivate var text: String {
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
