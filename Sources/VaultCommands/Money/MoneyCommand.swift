import VaultActions
import VaultJournal
import VaultMessages
import VaultModel

/// `vault money [MONTH] | add SUM NAME… | due`
enum MoneyCommand {
  static let on = Flag("on", value: .pastDay, "DATE", summary: .flagMoneyOn)
  static let account = Flag("account", value: .value(of: .account), "NAME", summary: .flagMoneyAccount)

  static let syntax = CommandSyntax(
    "money", summary: .commandMoney,
    operands: [
      Operand("MONTH|add|due", .anyOf([.usual([add, due]), .month]), .optional, summary: .operandMoney),
      Operand("TEXT", .month, .any, summary: .operandMoneyName),
    ],
    verbs: [
      VerbSyntax(
        nil, operands: [Operand("MONTH", .month, .any, summary: .operandMoneyMonth)], isListing: true),
      VerbSyntax(
        add,
        operands: [
          Operand("SUM", .text, .one, summary: .operandMoneySum, several: .severalCalls),
          Operand("NAME", .title(of: .money), .oneOrMore, summary: .operandMoneyName, several: .severalCalls),
        ], flags: [on, account, .dryRun]),
      VerbSyntax(due, flags: [.dryRun]),
    ],
    formats: ["text", "json"], isListing: true,
    examples: [
      Example("vault --vault sample-vault --now 2026-11-20 money", .exampleMoney),
      Example("vault --vault sample-vault --now 2026-11-20 money october --json", .exampleMoneyMonth),
      Example(
        "vault --vault sample-vault --now 2026-11-20 money add -12,50 Coffee '#food' --account cash --dry-run",
        .exampleMoneyAdd),
      Example("vault --vault sample-vault --now 2026-11-20 money due --dry-run", .exampleMoneyDue),
    ],
    exits: [Exit(.done, .exitFound), Exit(.nothingFound, .exitMoneyNone), .wrongCall, .ioFailure, .conflict])

  private static let (add, due) = ("add", "due")

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    if operands == [due] {
      return try EditRun.finish(BookRegular().proposal(in: invocation.workspace), invocation)
    }
    guard operands.first == add else { return try show(operands.joined(separator: " "), invocation) }
    let words = operands.dropFirst()
    var request = AddMoney(words.first ?? "", words.dropFirst().joined(separator: " "))
    request.day = try invocation.moment(of: on, looking: .back)?.date
    if request.day == nil, let dated = try dated(request.name, invocation) {
      (request.name, request.day) = (dated.text, dated.day)
    }
    request.account = invocation.arguments[account]
    request.recallsUsual = invocation.isForPeople
    return try EditRun.finish(request.proposal(in: invocation.workspace), invocation)
  }

  /// The words of a payment with a day at their end; nil where there is none, or none that was, which is said.
  private static func dated(_ name: String, _ invocation: Invocation) throws(Failure) -> DatedText? {
    let reckoning = try invocation.reckoning(looking: .back)
    do throws(DatedText.Refusal) {
      if let dated = try DatedText(endingInDay: name, reckoning) { return dated }
      if let left = DatedText.left(in: name, reckoning) { throw left }
    } catch {
      invocation.note(error, .moneyDayInName, by: on)
    }
    return nil
  }

  private static func show(_ month: String, _ invocation: Invocation) throws(Failure) -> ExitCode {
    let answer = try ShowMoney(month).answer(in: invocation.workspace)
    let statement = answer.statement
    tell(ofFaults: answer.faults, invocation)
    tell(ofUnread: answer.unread, invocation)
    guard !statement.lines.isEmpty else {
      invocation.note(.moneyNothing, [.text(invocation.messages.month(of: statement.days.lowerBound))])
      return .nothingFound
    }
    try MoneyPrinter(statement, lacking: answer.unread, invocation).print()
    return .done
  }

  /// Says what the balances lack.
  static func tell(ofUnread places: [String], _ invocation: Invocation) {
    guard !places.isEmpty else { return }
    let shown = Array(places.prefix(5)) + (places.count > 5 ? ["…"] : [])
    invocation.warn(.moneyLacking, [.list(shown)])
  }

  /// Says which lines of the days count in no sum.
  static func tell(ofFaults faults: [String], _ invocation: Invocation) {
    guard !faults.isEmpty else { return }
    let shown = Array(faults.prefix(5)) + (faults.count > 5 ? ["…"] : [])
    invocation.note(.moneyFaults, [.count(faults.count), .list(shown)])
  }
}
