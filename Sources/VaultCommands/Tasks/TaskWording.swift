import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks
import VaultSyntax

/// How a list of tasks tells people when something is to be done, and what else is to be known of it.
struct TaskWording: Sendable {
  let today: LocalDate
  /// Whether the groups are those of the matrix.
  let isMatrix: Bool
  let messages: Messages
  /// The first day of a week, by which the words of an RRULE text are found.
  let weekStart: Weekday
  /// The icons and colours of lists and tags.
  let styles: ItemStyles
  /// The hours for which tasks are planned, by item.
  var hours: [Int: String] = [:]
  /// How tasks that repeat are kept, by item; of others nothing is said.
  var streaks: [Int: Streak] = [:]
  /// The list whose screen it is, which no row need name; nil where tasks of any list stand together.
  var shownList: ShownList?

  /// A list as tasks name it, or stand in its note.
  struct ShownList: Sendable {
    /// Its names, folded.
    let names: Set<String>
    let path: Path?

    fileprivate func holds(_ task: FoundTask) -> Bool {
      task.task.list.map { names.contains(LinkName.folded($0)) } ?? (task.place.path == path)
    }
  }

  /// The date that put it into its group, near ones by how far they are; of a time of today or tomorrow only that, as the
  /// heading says the day. A day on which it was only planned is past, not late; of days late no time is told.
  func date(of row: TaskListing.Row) -> String {
    if showsHours(inDateOf: row), let hours = hours[row.found.place.item] { return hours }
    guard let moment = row.outlook.moment else { return "" }
    let isOverdue = row.outlook.group == .overdue
    let time = isOverdue && today.days(since: moment.date) > 1 ? nil : moment.timeOfDay?.shortText
    let isSaid = !isMatrix && (row.outlook.group == .today || row.outlook.group == .tomorrow) && moment.date >= today
    let day = isSaid ? nil : messages.near(moment.date, today, isDue: isOverdue)
    return [day, time].compactMap(\.self).joined(separator: " ")
  }

  /// Whether the hours for which it is planned stand in the place of a date that the heading says.
  private func showsHours(inDateOf row: TaskListing.Row) -> Bool {
    row.outlook.group == .today && row.outlook.moment.map { $0.date >= today && $0.timeOfDay == nil } ?? true
  }

  /// What else is to be known: its priority, that it was only planned for then, its state, rule, list and tags, and what it
  /// waits for.
  func remarks(on row: TaskListing.Row) -> AlignedTable.Cell {
    let task = row.found.task
    let language = messages.language.language
    var remarks: [(text: String, role: TextRole)] = []
    func add(_ text: String?, _ role: TextRole = .faint) { if let text { remarks.append((text, role)) } }
    if task.isFlagged { add("⚑", .warning) }
    if task.priority != .none {
      add("!" + task.priority.name(in: language), task.priority == .high ? .warning : .faint)
    }
    let hours = showsHours(inDateOf: row) ? nil : hours[row.found.place.item]
    // The hours of a time that is only planned say that it is.
    if let hours {
      add(messages(.tasksPlannedAt, [.text(hours)]))
    } else if row.outlook.role == .scheduled {
      add(messages(.tasksPlanned))
    }
    if task.status != .open { add(task.status.name(in: language)) }
    if row.found.isAllExcepted { add(messages(.tasksAllExcepted)) }
    add(task.repetition.map { "↻ \(messages.rule($0.rule, start: today, weekStart: weekStart))".trimmed })
    add(task.quota.map { "↻ " + $0.sentence(in: language) })
    if let run = streaks[row.found.place.item]?.current, run > 1 { add(messages(.streakRun, [.count(run)])) }
    let marks = marks(of: row)
    if shownList?.holds(row.found) != true {
      if let list = marks.listPiece { add(list.text, list.role) } else { add(task.list) }
    }
    for tag in task.tags.map(marks.piece(ofTag:)) { add(tag.text, tag.role) }
    add(row.standing.waits(messages, today))
    return AlignedTable.Cell(remarks, separator: " · ")
  }

  /// The icons and colours of its list and tags.
  func marks(of row: TaskListing.Row) -> StyleMarks {
    StyleMarks(list: row.found.task.list, tags: row.found.task.tags, ofTaskAt: row.found.place.path, in: styles)
  }
}

extension TaskStanding {
  /// What it waits for, as people read it; nil of one that nothing holds back.
  func waits(_ messages: Messages, _ today: LocalDate) -> String? {
    switch hold {
    case nil: return nil
    case .until(let moment):
      let near = [messages.near(moment.date, today), moment.timeOfDay?.shortText].compactMap(\.self)
      return messages(.tasksWaitsUntil, [.text(near.joined(separator: " "))])
    case .after: return messages(.tasksWaitsFor, [.list(blockers.map(\.title))])
    }
  }
}
