import VaultActions
import VaultMessages

/// `vault log ITEM`
enum LogCommand {
  static let limit = Flag(
    "limit", short: "n", value: .wholeNumber(1...Int(Int32.max)), "N", summary: .flagLogLimit, group: .output)

  static let syntax = CommandSyntax(
    "log", summary: .commandLog,
    operands: [Operand("ITEM", .item, summary: .operandItem)],
    flags: [limit], formats: ["text", "json"],
    examples: [
      Example("git init --quiet sample-vault && vault --vault sample-vault log borshch", .exampleLog),
      Example(
        "git init --quiet sample-vault && vault --vault sample-vault log 'descale the kettle' --json",
        .exampleLogLine),
    ],
    exits: [.done, .itemNotFound, .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let (all, found) = try HistoryItem.history(invocation)
    var history = all
    let printer = HistoryPrinter(invocation, isOfLine: found?.isLine ?? false)
    let limit = invocation.arguments.wholeNumber(limit) ?? .max
    var count = 0
    while count < limit, !invocation.shouldStop, let entry = try history.next() {
      printer.print(entry)
      count += 1
    }
    if invocation.environment.isInterrupted() { throw Failure.stopped }
    history.explainEnd(invocation, of: found)
    return .done
  }
}
