import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// `vault agenda [DAYS|QUERY…]`
enum AgendaCommand {
  static let from = Flag("from", value: .moment, "DATE", summary: .flagAgendaFrom)
  static let to = Flag("to", value: .moment, "DATE", summary: .flagAgendaTo)
  static let `where` = Flag("where", value: .query, "QUERY", summary: .flagAgendaWhere)

  static let syntax = CommandSyntax(
    "agenda", summary: .commandAgenda,
    operands: [
      Operand("DAYS|QUERY", .daysOrQuery(StatedDays.usual), .any, summary: .operandAgendaDays)
    ],
    flags: [from, to, `where`], formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 agenda", .exampleAgenda),
      Example("vault --vault sample-vault --now 2026-11-20 agenda next month --where type:event", .exampleAgendaMonth),
      Example("vault --vault sample-vault --now 2026-11-20 agenda this weekend", .exampleAgendaWeekend),
      Example("vault --vault sample-vault agenda --from 2027-05-01 --to 2027-05-09", .exampleAgendaFrom),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitAgendaNone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    let request = try AgendaRequest(session, invocation)
    var (vault, answer) = try session.asking { [invocation] vault throws(Failure) in
      try AgendaAnswer(on: request.days, where: request.queries, besides: .ofDays, session, vault, invocation)
    }
    let heading = request.isStated ? request.days : nil
    let count = try AgendaPrinter(answer, vault, invocation).print(&answer, under: heading)
    session.save(vault, for: invocation)
    answer.reportCut(invocation)
    guard count == 0, !invocation.shouldStop else { return .done }
    let days = request.days
    let ends: [MessageValue] = [.day(days.first), .day(days.last)]
    if request.queries.isEmpty {
      invocation.note(days.first == days.last ? .agendaNothingOn : .agendaNothing, ends)
    } else {
      invocation.note(.agendaNothingFits, [.text(request.queries.joined(separator: " "))] + ends)
      if let next = try request.next(session, invocation) {
        invocation.note(.agendaNextFits, [.day(next.day), .text(next.title)])
      }
      if request.hasDaysInQuery { invocation.note(.agendaWhereHint) }
      invocation.noteNearbyWords(in: request.queries.joined(separator: " "))
    }
    return .nothingFound
  }
}

/// The days and the queries that the words of a call mean.
private struct AgendaRequest {
  let days: StatedDays
  /// Whether days were said at all.
  let isStated: Bool
  /// What must fit besides.
  let queries: [String]
  /// Whether days stand among the words of a query, where they are words.
  let hasDaysInQuery: Bool

  /// Reads the operands, which are days or a query, and the options, of which two stand for the days.
  init(_ session: Vault, _ invocation: Invocation) throws(Failure) {
    let reckoning = try invocation.reckoning()
    let words = invocation.arguments.joinedOperands
    let (first, last) = (invocation.arguments[AgendaCommand.from], invocation.arguments[AgendaCommand.to])
    let stated = try StatedDays(typed: words, reckoning)
    if first != nil || last != nil {
      guard stated == nil else {
        let option = first == nil ? AgendaCommand.to : AgendaCommand.from
        throw Failure(.wrongRequest, .agendaDaysTwice, [.text(option.spelling)])
      }
      days = try StatedDays(typedFrom: first, to: last, reckoning)
      isStated = true
    } else {
      days = stated ?? StatedDays(weekFrom: reckoning.now.date)
      isStated = stated != nil
    }
    hasDaysInQuery =
      stated == nil
      && invocation.arguments.operands.contains { word in
        // What is wrong with a date among words is not asked.
        (try? StatedDays(word, reckoning)) != nil
      }
    queries = [stated == nil ? words : "", invocation.arguments[AgendaCommand.where] ?? ""].filter { !$0.isEmpty }
  }

  /// The first thing that fits behind the days where none were said, within a year.
  func next(_ session: Vault, _ invocation: Invocation) throws(Failure) -> (day: LocalDate, title: String)? {
    guard !isStated, let first = days.last.adding(days: 1), let last = first.adding(days: 365),
      let year = try? StatedDays(from: first.text, to: last.text, try invocation.reckoning())
    else { return nil }
    var (_, answer) = try session.asking { [queries, invocation] vault throws(Failure) in
      try AgendaAnswer(on: year, where: queries, session, vault, invocation)
    }
    return try answer.nextDay(invocation).flatMap { day in day.rows.first.map { (day.date, $0.item.title) } }
  }
}
