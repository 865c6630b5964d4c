import VaultModel
import VaultStore

/// `vault agenda [DAYS]`
enum AgendaCommand {
  static let from = Flag("from", value: .moment, "DATE", summary: .flagAgendaFrom)
  static let to = Flag("to", value: .moment, "DATE", summary: .flagAgendaTo)
  static let `where` = Flag("where", value: .query, "QUERY", summary: .flagAgendaWhere)

  static let syntax = CommandSyntax(
    "agenda", summary: .commandAgenda,
    operands: [
      Operand("DAYS", .usual(["week", "month", "today", "tomorrow"]), .any, summary: .operandAgendaDays)
    ],
    flags: [from, to, `where`], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 agenda", .exampleAgenda),
      Example("vault --vault sample-vault --now 2026-11-20 agenda next month --where type:event", .exampleAgendaMonth),
      Example("vault --vault sample-vault agenda --from 2027-05-01 --to 2027-05-09", .exampleAgendaFrom),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitAgendaNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let session = try VaultSession(for: invocation)
    let days = try days(session, invocation)
    let (vault, answer) = try session.asking(for: invocation) { [invocation] vault throws(CommandFailure) in
      try AgendaAnswer(on: days, where: invocation.arguments[`where`] ?? "", session, vault, invocation)
    }
    try AgendaPrinter(answer, vault, invocation).print()
    session.save(vault, for: invocation)
    guard answer.rows.isEmpty else { return .done }
    let isOneDay = days.first == days.last
    invocation.note(isOneDay ? .agendaNothingOn : .agendaNothing, [.text(days.first.text), .text(days.last.text)])
    return .nothingFound
  }

  /// The days of the operands, or between the two options; the options stand for the operands.
  private static func days(_ session: VaultSession, _ invocation: Invocation) throws(CommandFailure) -> StatedDays {
    let now = try session.now(for: invocation)
    let settings = session.configuration.settings
    let (first, last) = (invocation.arguments[from], invocation.arguments[to])
    guard first != nil || last != nil else {
      return try StatedDays(invocation.arguments.joinedOperands, now, settings)
    }
    guard invocation.arguments.operands.isEmpty else {
      throw CommandFailure(.wrongCall, .agendaDaysTwice, [.text((first == nil ? to : from).spelling)])
    }
    return try StatedDays(from: first, to: last, now, settings)
  }
}
