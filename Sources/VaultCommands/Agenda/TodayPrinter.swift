import VaultActions
import VaultMessages
import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore
import VaultTasks

/// Prints a day: for people what takes place with the current one marked, then what is overdue, then what is to be done;
/// for programs one line each. The section is `agenda`, `overdue` or `today`, and `waiting` of what takes place though it
/// waits for something; JSON has it beside the members of `vault agenda` and `vault tasks`, and `lesson`, `plan`, `meal`, `expiry`,
/// `mood`, `money` and `reminder` as well.
struct TodayPrinter {
  private let invocation: Invocation
  private let day: TodayAnswer
  let agenda: AgendaPrinter
  let tasks: TaskListPrinter
  /// Prints what the next day begins with.
  let tomorrow: (printer: AgendaPrinter, lines: [AgendaLine])?

  init(_ day: TodayAnswer, _ vault: IndexedVault, _ invocation: Invocation) throws(Failure) {
    self.day = day
    self.invocation = invocation
    agenda = try AgendaPrinter(day.agenda, vault, invocation)
    tasks = try TaskListPrinter(
      day.tasks.listing, vault, isMatrix: false, at: Self.hours(of: day, invocation.messages), invocation)
    tomorrow = try day.tomorrow.map { next throws(Failure) in
      (try AgendaPrinter(next.agenda, vault, invocation), next.lines)
    }
  }

  func print() throws(Failure) {
    let rows = day.rows.map { Row.agenda($0, section: day.section(of: $0)) }
    let lessons = day.besides.rows(of: .lesson).map(Row.beside)
    let others = day.besides.rows.filter { $0.section != .lesson }.map(Row.beside)
    // The plan names the tasks of the day once more, which fields of a line could not tell from the first time.
    let plan = invocation.format == "json" ? day.planned.map { Row.plan($0, day.plan) } : []
    let more = lessons + plan + others
    try listing.print(rows + day.tasks.listing.rows.map(Row.task) + more, invocation) { printSections() }
  }

  private func printSections() {
    let room = TodayRoom(for: self)
    invocation.print(invocation.painter.paint(heading, .heading))
    if let next = next() {
      let line = DisplayWidth.truncate(SafeText.line(next), to: invocation.columns - 2)
      invocation.print("  " + invocation.painter.paint(line, .success))
    }
    for line in agenda.listing.lines(of: day.rows, invocation, indent: 2) { invocation.print("  " + line) }
    day.besides.printForPeople([.lesson], invocation)
    // What is planned of other days is less than what is late or due, so it stands below.
    if !day.tasks.listing.rows.isEmpty {
      invocation.print("")
      tasks.printGroups(mostOverdue: room[.overdue])
    }
    if !plannedBeside.isEmpty {
      invocation.print("")
      invocation.print(invocation.painter.paint(invocation.messages(.todayPlan), .heading))
      print(plan, of: plannedBeside, most: room[.planned]) { hidden in
        let end = plannedBeside.compactMap(\.span?.upperBound).max() ?? day.plan.now
        return (.todayMorePlanned, [.count(hidden), .text(String(day.plan.text(of: end).suffix(5)))])
      }
    }
    day.besides.printForPeople(
      DayBesides.Section.allCases.filter { $0 != .lesson }, mostExpiring: room[.expiring], invocation)
    guard let tomorrow else { return }
    invocation.print("")
    invocation.print(invocation.painter.paint(invocation.messages(.tasksTomorrow), .heading))
    print(tomorrow.printer.dayListing, of: tomorrow.lines, most: room[.tomorrow]) { hidden in
      (.todayMoreTomorrow, [.count(hidden)])
    }
  }

  /// Prints so many rows, and of the others their number.
  private func print<Element>(
    _ listing: Listing<Element>, of rows: [Element], most: Int, more: (Int) -> (MessageKey, [MessageValue])
  ) {
    for line in listing.lines(of: Array(rows.prefix(most)), invocation, indent: 2) { invocation.print("  " + line) }
    guard most < rows.count else { return }
    let (key, values) = more(rows.count - most)
    invocation.print("  " + invocation.painter.paint(invocation.messages(key, values), .faint))
  }

  /// How many rows each part of the screen has, steps below their tasks included.
  var heights: (fixed: Int, elastic: [TodayRoom.Part: Int]) {
    func height(_ count: Int) -> Int { count == 0 ? 0 : count + 2 }
    let groups = day.tasks.listing.parts(TaskGroup.allCases) { $0.outlook.group }
    var fixed = 1 + (next() == nil ? 0 : 1) + day.rows.count
    for (group, rows) in groups where group != .overdue { fixed += height(rows.count) }
    for section in DayBesides.Section.allCases where section != .expiry {
      let count = day.besides.rows(of: section).count
      fixed += section == .balance ? min(count, 1) * 2 : height(count)
    }
    return (
      fixed,
      [
        .overdue: groups.first { $0.0 == .overdue }?.1.count ?? 0, .planned: plannedBeside.count,
        .expiring: day.besides.rows(of: .expiry).count, .tomorrow: tomorrow?.lines.count ?? 0,
      ]
    )
  }

  /// The day and the time.
  var heading: String {
    "\(day.agenda.now.date.text(in: invocation.messages.language)), \(day.agenda.now.time.shortText)"
  }

  /// What comes next, and the last mood; nil where there is neither.
  ///
  /// - Parameter isShown: whether an item may be named.
  func next(where isShown: (HitPlace) -> Bool = { _ in true }) -> String? {
    let messages = invocation.messages
    var parts: [String] = []
    if let next = day.plan.next, let span = next.span, let source = next.source,
      isShown(day.plan.sources[source].place)
    {
      let isCurrent = span.lowerBound <= day.plan.now
      let time = String(day.plan.text(of: span.lowerBound).suffix(5))
      let title = day.plan.sources[source].title
      parts.append(messages(isCurrent ? .todayNow : .todayNext, [.text(time), .text(title)]))
    }
    if let mood = day.plan.mood { parts.append(messages(.todayMood, [.text(mood.emoji)])) }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  /// The hours for which each task is planned in the rest of the day, or which a person gave it, by item.
  private static func hours(of day: TodayAnswer, _ messages: Messages) -> [Int: String] {
    let wording = PlanWording(day.plan, messages)
    let blocks = day.plan.plan.blocks.filter { block in
      [.planned, .pinned, .running].contains(block.kind) && (block.span?.upperBound ?? 0) > day.plan.now
    }
    let items = blocks.compactMap { block in block.source.map { (day.plan.sources[$0].place.item, block) } }
    return Dictionary(grouping: items, by: \.0).mapValues { blocks in
      blocks.compactMap { wording.times(of: $0.1, isNear: true) }.joined(separator: ", ")
    }
  }

  /// What is planned besides tasks of which a row tells the hours.
  private var plannedBeside: [PlanBlock] {
    let parts = day.tasks.listing.parts(TaskGroup.allCases) { $0.outlook.group }
    let shown = parts.flatMap { group, rows in
      group == .overdue ? TaskListing.mostImportant(TodayRoom.Part.overdue.most, of: rows) : rows
    }
    return planned(without: Set(shown.map(\.found.place.item)))
  }

  /// What is planned besides some tasks, by item.
  func planned(without shown: Set<Int>) -> [PlanBlock] {
    day.planned.filter { block in block.source.map { !shown.contains(day.plan.sources[$0].place.item) } ?? true }
  }

  /// The columns of what is planned.
  var plan: Listing<PlanBlock> {
    let (days, wording) = (day.plan, PlanWording(day.plan, invocation.messages))
    return Listing([
      Column("time", .fixed, .faint) { wording.times(of: $0, isNear: true) ?? "" },
      Column("title", .title, .title) { $0.source.map { days.sources[$0].title } ?? "" },
      Column(forPeople: .flexible(minimum: 8).whereThereIsRoom) { .init(wording.deadline(of: $0) ?? "", .faint) },
    ])
  }

  // MARK: Columns

  /// A line of the day.
  private enum Row: Sendable {
    case agenda(AgendaAnswer.Row, section: String)
    case task(TaskListing.Row)
    case plan(PlanBlock, PlannedDays)
    case beside(DayBesides.Row)

    var agenda: AgendaAnswer.Row? { if case .agenda(let row, _) = self { row } else { nil } }
    var task: TaskListing.Row? { if case .task(let row) = self { row } else { nil } }

    var section: String {
      switch self {
      case .agenda(_, let section): section
      case .task(let row): row.outlook.group.name
      case .plan: "plan"
      case .beside(let row): row.section.name
      }
    }

    /// A block of the plan, with the item in it.
    var plan: PlanRow? {
      guard case .plan(let block, let days) = self else { return nil }
      return PlanRow(
        source: block.source.map { days.sources[$0] }, start: block.span.map { days.text(of: $0.lowerBound) },
        end: block.span.map { days.text(of: $0.upperBound) })
    }

    var beside: DayBesides.Row? { if case .beside(let row) = self { row } else { nil } }

    var title: String { agenda?.item.title ?? task?.found.title ?? plan?.source?.title ?? beside?.told ?? "" }
    var start: String? { agenda?.entry.start.text ?? task?.outlook.moment?.text ?? plan?.start ?? beside?.start }
    var end: String? { agenda?.entry.end?.text ?? plan?.end }
    var type: String { agenda?.item.type.name ?? beside.map { $0.type ?? $0.section.name } ?? ItemType.task.name }
    var place: HitPlace? { agenda?.item.place ?? task?.found.place ?? plan?.source?.place }
    var placeText: String? { place?.text ?? beside?.place.map { "\($0.path.text):\($0.line)" } }
  }

  /// A planned block as JSON has it.
  private struct PlanRow: Sendable {
    let source: PlanSource?
    let start: String?
    let end: String?
  }

  private static var planColumns: [Column<PlanRow>] {
    [
      Column("path") { $0.source?.place.path }, Column("line") { $0.source?.place.line },
      Column("type") { _ in "task" },
      Column("title") { $0.source?.title ?? "" }, Column("start") { $0.start }, Column("end") { $0.end },
    ]
  }

  private var listing: Listing<Row> {
    let handles = [agenda.handles, tasks.handles]
    return Listing(
      [Column("section") { $0.section }] + agenda.listing.members.map { $0.over(\Row.agenda) }
        + tasks.columns.members.map { $0.over(\Row.task) } + Self.planColumns.map { $0.over(\Row.plan) }
        + DayBesides.members.map { $0.over(\Row.beside) },
      fields: [
        Column("handle") { row in
          row.place.flatMap { place in handles.compactMap { $0[place.item] }.first } ?? row.beside?.handle
        },
        Column("section") { $0.section }, Column("start") { $0.start }, Column("end") { $0.end },
        Column("type") { $0.type }, Column("title") { $0.title }, Column("place") { $0.placeText },
      ])
  }
}
