import VaultModel
import VaultStore
import VaultTasks

/// `vault today`
enum TodayCommand {
  static let syntax = CommandSyntax(
    "today", summary: .commandToday, operands: [], flags: [], formats: ["text", "json"],
    examples: [Example("vault --vault sample-vault --now '2026-11-20 15:00' today", .exampleToday)],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitTodayNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: invocation)
    let (vault, day) = try session.asking(for: invocation) { [invocation] vault throws(CommandFailure) in
      try TodayAnswer(session, vault, invocation)
    }
    try TodayPrinter(day, vault, invocation).print()
    session.save(vault, for: invocation)
    guard day.isFree else { return .done }
    invocation.note(.todayNothing)
    return .nothingFound
  }
}

/// What there is today: what takes place, and what is to be done besides.
struct TodayAnswer {
  let agenda: AgendaAnswer
  /// Events and fixed tasks.
  let rows: [AgendaAnswer.Row]
  /// What is overdue or to be done today at no fixed time.
  let tasks: TaskAnswer

  init(_ session: VaultSession, _ vault: IndexedVault, _ invocation: Invocation) throws(CommandFailure) {
    let today = StatedDays(on: try session.now(for: invocation).date)
    var agenda = try AgendaAnswer(on: today, where: [], session, vault, invocation)
    rows = try agenda.nextDay(invocation)?.filter { $0.role == .start } ?? []
    agenda.reportCut(invocation)
    self.agenda = agenda
    let placed = Set(rows.map(\.item.place.item))
    let query = "type:task (due:..today OR scheduled:..today OR start:..today)"
    var tasks = try TaskAnswer(query, showsHeld: false, session, vault, invocation)
    tasks.listing.keep { $0.outlook.group <= .today && !placed.contains($0.found.place.item) }
    self.tasks = tasks
  }

  /// Whether nothing takes place and nothing is to be done.
  var isFree: Bool { rows.isEmpty && tasks.listing.rows.isEmpty }
}
