import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax

/// `vault recur RULE|ITEM`
enum RecurCommand {
  static let from = Flag("from", value: .moment, "DATE", summary: .flagRecurFrom)
  static let until = Flag("until", value: .moment, "DATE", summary: .flagRecurUntil)
  static let count = Flag("count", short: "n", value: .wholeNumber(1...1_000_000), "N", summary: .flagRecurCount)
  static let explain = Flag("explain", summary: .flagRecurExplain)

  static let syntax = CommandSyntax(
    "recur", summary: .commandRecur,
    operands: [Operand("RULE|ITEM", .anyOf([.rule, .items(.repeating)]), summary: .operandRecur)],
    flags: [from, until, count, explain], formats: ["text", "json"],
    examples: [
      Example(
        "vault recur 'every month on the last fri' --from 2026-01-01 --count 3", .exampleRecur),
      Example("vault recur 'monthly' --from 2026-01-31 --count 4 --explain", .exampleRecurExplain),
      Example("vault --vault sample-vault --now 2026-11-20 recur book-club --count 3 --explain", .exampleRecurItem),
    ],
    exits: [.done, Exit(.nothingFound, .recurNothing), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let request: RecurRequest
    switch try RecurRequest.asked(invocation) {
    case .schedule(let asked): request = asked
    case .quota(let quota):
      RecurPrinter.print(quota, invocation)
      return .done
    }
    let printer = RecurPrinter(request, invocation)
    let found = printer.print()
    guard found else {
      invocation.note(.recurNothing)
      return .nothingFound
    }
    // `daily twice` may have been meant for two times a day.
    if request.item == nil, let count = request.schedule.words.rule.count, count <= request.count {
      invocation.note(.recurEnds, [.count(count)])
    }
    return .done
  }
}
