import VaultActions
import VaultMessages
import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore
import VaultTasks

/// `vault today`
enum TodayCommand {
  static let syntax = CommandSyntax(
    "today", summary: .commandToday, operands: [], flags: [], formats: ["text", "json"], isListing: true,
    examples: [Example("vault --vault sample-vault --now '2026-11-20 15:00' today", .exampleToday)],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitTodayNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let (vault, day) = try session.asking { [invocation] vault throws(Failure) in
      try TodayAnswer(session, vault, invocation, telling: invocation.isForReading)
    }
    try TodayPrinter(day, vault, invocation).print()
    session.save(vault, for: invocation)
    guard day.isFree else { return .done }
    if invocation.isForReading {
      // What waits for a day to come may be planned for today.
      guard day.planned.isEmpty else { return .nothingFound }
      let isEmptyVault = vault.snapshot.fileCount == 0
      invocation.print("")
      invocation.print(invocation.messages(isEmptyVault ? .todayFirstSteps : .todayFreeSteps))
      FirstSteps.print(FirstSteps.calls(invocation.messages), invocation)
      return isEmptyVault ? .done : .nothingFound
    }
    invocation.note(.todayNothing)
    return .nothingFound
  }
}

/// What there is today: what takes place, what is to be done besides, and what else belongs to the day.
///
/// What is overdue and what is a task of today is what `vault tasks` says.
struct TodayAnswer {
  let agenda: AgendaAnswer
  /// Events, and fixed tasks but those that are overdue because they are over.
  let rows: [AgendaAnswer.Row]
  /// What is overdue, and what is to be done today and takes place at no time.
  let tasks: TaskAnswer
  /// The plan of the day.
  let plan: PlannedDays
  let besides: DayBesides
  /// The first things of the next day.
  private(set) var tomorrow: Tomorrow?
  /// When the tasks of the day call for attention, by item; those that wait are not among them.
  private let groups: [Int: TaskGroup]

  /// - Parameter tellsTomorrow: whether what the next day begins with is asked for as well.
  init(
    _ session: Vault, _ vault: IndexedVault, _ invocation: Invocation, telling tellsTomorrow: Bool
  ) throws(Failure) {
    var tasks = try TaskAnswer("is:overdue,today", showsHeld: false, session, vault, invocation)
    let groups = Dictionary(
      tasks.listing.rows.map { ($0.found.place.item, $0.outlook.group) }, uniquingKeysWith: { first, _ in first })
    let today = StatedDays(on: try session.now.date)
    var agenda = try AgendaAnswer(on: today, where: [], besides: .ofToday, session, vault, invocation)
    let (now, zones) = (agenda.now, agenda.zones)
    let day = try agenda.nextDay(invocation)
    rows = (day?.rows ?? []).filter { row in
      row.role == .start && !(groups[row.item.place.item] == .overdue && row.entry.isOver(at: now, zones))
    }
    agenda.reportCut(invocation)
    let placed = Set(rows.map(\.item.place.item))
    tasks.listing.keep { $0.outlook.group == .overdue || !placed.contains($0.found.place.item) }
    (self.agenda, self.tasks, self.groups) = (agenda, tasks, groups)
    plan = try PlanDay().answer(in: session)
    invocation.workspace.tellUnread(plan.unread)
    invocation.workspace.tellConflicts(in: plan)
    let others = day?.besides ?? []
    // What takes place may be told of as well.
    let told = Set(groups.keys).subtracting(placed).union(others.filter { $0.lesson != nil }.compactMap(\.item))
    besides = DayBesides(
      rows: others.filter { $0.section != .reminder || $0.item.map { !told.contains($0) } ?? true })
    if tellsTomorrow { tomorrow = try Tomorrow(after: now.date, session, vault, invocation) }
  }

  /// What the next day begins with.
  struct Tomorrow {
    let agenda: AgendaAnswer
    /// The first of what takes place by time, then what is to be done: at most ``most``.
    let lines: [AgendaLine]

    private static let most = 3

    /// Nil where there is nothing, or no such day.
    fileprivate init?(
      after today: LocalDate, _ session: Vault, _ vault: IndexedVault, _ invocation: Invocation
    ) throws(Failure) {
      guard let date = today.adding(days: 1) else { return nil }
      var agenda = try AgendaAnswer(on: StatedDays(on: date), where: [], besides: .ofDays, session, vault, invocation)
      guard let day = try agenda.nextDay(invocation) else { return nil }
      // What is to be used up then is told among all that is.
      let lines = day.lines.filter { $0.beside.map { [.lesson, .meal].contains($0.section) } ?? true }
      let timed = lines.filter { $0.start != nil }.enumerated()
        .sorted { ($0.element.start ?? .midnight, $0.offset) < ($1.element.start ?? .midnight, $1.offset) }
      self.agenda = agenda
      self.lines = Array((timed.map(\.element) + lines.filter { $0.start == nil }).prefix(Self.most))
      if self.lines.isEmpty { return nil }
    }
  }

  /// The section in which a program finds what takes place: no task of today is in any other than `agenda` and `today`.
  func section(of row: AgendaAnswer.Row) -> String {
    guard row.item.type == .task else { return "agenda" }
    return switch groups[row.item.place.item] {
    case .overdue: TaskGroup.overdue.name
    case nil: "waiting"
    default: "agenda"
    }
  }

  /// What is planned for the rest of the day.
  var planned: [PlanBlock] {
    plan.plan.blocks.filter { $0.kind == .planned && ($0.span?.upperBound ?? 0) > plan.now }
  }

  /// Whether there is nothing at all.
  var isFree: Bool { rows.isEmpty && tasks.listing.rows.isEmpty && besides.rows.isEmpty }
}
