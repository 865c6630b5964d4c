import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// `vault tasks [DAYS|QUERY…]`
enum TasksCommand {
  static let waiting = Flag("waiting", short: "w", summary: .flagTasksWaiting)
  static let matrix = Flag("matrix", short: "m", summary: .flagTasksMatrix)

  static let syntax = CommandSyntax(
    "tasks", summary: .commandTasks,
    operands: [Operand("DAYS|QUERY", .daysOrQuery(StatedDays.usual), .any, summary: .operandTasksQuery)],
    flags: [waiting, matrix, SearchCommand.exact, .sort, .limit, .count], formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 tasks", .exampleTasks),
      Example("vault --vault sample-vault --now 2026-11-20 tasks tomorrow", .exampleTasksDays),
      Example("vault --vault sample-vault --now 2026-11-20 tasks list:home --waiting", .exampleTasksWaiting),
      Example("vault --vault sample-vault --now 2026-11-20 tasks --matrix", .exampleTasksMatrix),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitTasksNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let showsHeld = invocation.arguments.has(waiting)
    let words = invocation.arguments.joinedOperands
    let days = try StatedDays(typed: words, invocation.reckoning())
    let standing = days == nil ? StatedStanding(words) : nil
    let (vault, answer) = try session.asking { [invocation] vault throws(Failure) in
      try TaskAnswer(
        days?.query ?? standing?.query ?? words, on: days, held: standing?.hold, showsHeld: showsHeld, session, vault,
        invocation)
    }
    if invocation.arguments.has(.count) {
      invocation.print(String(answer.listing.rows.count))
    } else {
      let isMatrix = invocation.arguments.has(matrix)
      let printer = try TaskListPrinter(answer.listing, vault, isMatrix: isMatrix, invocation)
      if let days, !answer.listing.rows.isEmpty { invocation.printHeading(of: days) }
      if let standing, !answer.listing.rows.isEmpty {
        invocation.printHeading(asRead: standing.text(in: invocation.messages))
      }
      try printer.print()
    }
    if answer.listing.held > 0 { invocation.note(.tasksHeld, [.count(answer.listing.held)]) }
    try offerMoved(answer, session, vault, invocation)
    session.save(vault, for: invocation)
    guard answer.listing.rows.isEmpty else { return .done }
    if let days {
      invocation.note(.tasksNothingOn, [.text(days.text(in: invocation.messages.language))])
    } else if answer.listing.held == 0 {
      let asked = standing?.hold == nil ? standing?.query ?? words : words
      if words.isEmpty { invocation.note(.tasksNothing) } else { invocation.note(.tasksNothingFits, [.text(asked)]) }
    }
    if days == nil, standing == nil { invocation.noteNearbyWords(in: words, ofTasks: true) }
    return .nothingFound
  }

  /// Says of tasks for lessons that moved when these are held now, and how to take that over.
  private static func offerMoved(
    _ answer: TaskAnswer, _ session: Vault, _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) {
    let forLessons = answer.listing.rows.map(\.found).filter { $0.task.lesson != nil }
    guard !forLessons.isEmpty else { return }
    let moves = try MovedLessons(of: forLessons, in: session, vault).moves
    let handles = try Handles(vault.snapshot).handles(of: moves.map(\.task.place.item).sorted())
    for move in moves {
      let said = [MessageValue.text(move.task.title), .text(move.due.text(in: invocation.messages.language))]
      guard let start = move.start else {
        invocation.note(.lessonMovedAway, said)
        continue
      }
      let moment = Moment.time(start).text(in: invocation.messages.language)
      invocation.note(
        .lessonMoved,
        said + [.text(moment), .text(handles[move.task.place.item] ?? move.task.place.text), .text(start.text)])
    }
  }
}
