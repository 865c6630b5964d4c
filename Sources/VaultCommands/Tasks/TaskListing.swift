import VaultActions
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks

/// Tasks in the groups in which they call for attention, each below the task it is a part of.
struct TaskListing {
  /// One task of the list.
  struct Row {
    let standing: TaskStanding
    let quadrant: TaskQuadrant
    /// The task above it that it is a part of; nil for one that stands for itself.
    var parent: TaskStanding?
    /// How many tasks of the list it stands below.
    var depth = 0

    var found: FoundTask { standing.found }
    var outlook: TaskOutlook { standing.outlook }
    var hold: TaskHold? { standing.hold }
  }

  private(set) var rows: [Row] = []
  /// The day of the listing.
  let today: LocalDate
  /// How many tasks wait for a date or for other tasks and are left out.
  private(set) var held = 0

  /// Puts tasks in order.
  ///
  /// - Parameters:
  ///   - keepsOrder: the tasks keep the order in which they were found, as far as their groups allow.
  ///   - showsHeld: tasks that wait stand among the others.
  init(
    _ standings: [TaskStanding], today: LocalDate, keepsOrder: Bool, showsHeld: Bool
  ) {
    self.today = today
    var rows: [Row] = []
    for standing in standings {
      guard showsHeld || standing.hold == nil else {
        held += 1
        continue
      }
      let quadrant = TaskQuadrant(standing.found.task, standing.outlook, today: today)
      rows.append(Row(standing: standing, quadrant: quadrant))
    }
    if !keepsOrder { rows = Self.sorted(rows) }
    self.rows = Self.belowParents(rows)
  }

  /// Leaves only some of the rows.
  mutating func keep(_ isKept: (Row) -> Bool) { rows = rows.filter(isKept) }

  /// Leaves the first rows only.
  mutating func limit(to count: Int) { rows = Array(rows.prefix(count)) }

  /// The most important of some rows, in their order: by priority, then those of the latest dates. Steps stay with the task
  /// they stand below.
  static func mostImportant(_ count: Int, of rows: [Row]) -> [Row] {
    let tasks = rows.indices.filter { rows[$0].depth == 0 }
    guard tasks.count > count else { return rows }
    let byImportance = tasks.sorted { left, right in
      let (one, other) = (rows[left].found.task.priority.rawValue, rows[right].found.task.priority.rawValue)
      // Rows are in the order of their dates.
      return one == other ? left > right : one > other
    }
    let chosen = Set(byImportance.prefix(count))
    var isChosen = false
    return rows.indices.filter { number in
      if rows[number].depth == 0 { isChosen = chosen.contains(number) }
      return isChosen
    }.map { rows[$0] }
  }

  private static func sorted(_ rows: [Row]) -> [Row] {
    let keys = rows.map { TaskOrder($0.found.task, $0.outlook) }
    let order = rows.indices.sorted { left, right in
      if keys[left] != keys[right] { return keys[left] < keys[right] }
      let (one, other) = (rows[left].found, rows[right].found)
      return (one.place.path, one.place.line) < (other.place.path, other.place.line)
    }
    return order.map { rows[$0] }
  }

  /// Sorts by group, and moves what has no date of its own below the task it is a part of: a step of today's task is not
  /// one of the tasks without a date.
  private static func belowParents(_ rows: [Row]) -> [Row] {
    var places: [FoundTask.ID: Int] = [:]
    for (number, row) in rows.enumerated() { places[row.found.id] = number }
    var children: [Int: [Int]] = [:]
    var roots: [Int] = []
    for (number, row) in rows.enumerated() {
      let parent = row.found.parents.lazy.compactMap { places[$0] }.first
      if let parent, row.outlook.group == .noDate {
        children[parent, default: []].append(number)
      } else {
        roots.append(number)
      }
    }
    let ordered = TaskGroup.allCases.flatMap { group in roots.filter { rows[$0].outlook.group == group } }
    var result: [Row] = []
    // A stack of our own: subtasks may nest as deep as lines do.
    var waiting: [(number: Int, parent: TaskStanding?, depth: Int)] = ordered.reversed().map { ($0, nil, 0) }
    while let next = waiting.popLast() {
      var row = rows[next.number]
      (row.parent, row.depth) = (next.parent, next.depth)
      result.append(row)
      for child in (children[next.number] ?? []).reversed() { waiting.append((child, row.standing, next.depth + 1)) }
    }
    return result
  }
}

extension TaskListing {
  /// The rows of one heading after the other; a subtask stays with the task it stands below.
  func parts<Heading: Hashable>(_ headings: [Heading], by heading: (Row) -> Heading) -> [(Heading, [Row])] {
    var members: [Heading: [Row]] = [:]
    var current: Heading?
    for row in rows {
      let own = row.depth == 0 ? heading(row) : current ?? heading(row)
      current = own
      members[own, default: []].append(row)
    }
    return headings.compactMap { heading in members[heading].map { (heading, $0) } }
  }
}
