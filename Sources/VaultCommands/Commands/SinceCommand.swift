import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultSyntax

/// `vault since ITEM KEY`
enum SinceCommand {
  static let syntax = CommandSyntax(
    "since", summary: .commandSince,
    operands: [
      Operand("ITEM", .item, summary: .operandItem), Operand("KEY", .keys, summary: .operandSinceKey),
    ],
    formats: ["text", "json"],
    examples: [
      Example("git init --quiet sample-vault && vault --vault sample-vault since borshch servings", .exampleSince),
      Example(
        "git init --quiet sample-vault && vault --vault sample-vault since 'descale the kettle' status --json",
        .exampleSinceLine),
    ],
    exits: [.done, Exit(.nothingFound, .exitSinceNothing), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let (found, repository) = try HistoryItem.find(invocation)
    let key = invocation.arguments.operands.dropFirst().first ?? ""
    var history = try ItemHistory(of: found, in: repository)
    var search = KeySearch(key, of: found)
    while !search.isOver, !invocation.shouldStop, let entry = try history.next() { search.read(entry) }
    if invocation.environment.isInterrupted() { throw Failure.stopped }
    search.finish(isCutOff: history.isCutOff)
    guard let answer = search.answer else { throw Self.noKey(key, found) }
    KeyAnswerPrinter(invocation).print(answer, of: found)
    history.explainEnd(invocation, of: found)
    return answer.isThere ? .done : .nothingFound
  }

  private static func noKey(_ key: String, _ found: FoundItem) -> Failure {
    let names = ComparedKey.names(of: found.place, in: found.note)
    let near = EditDistance.nearest(to: key, among: names)
    return Failure(
      .notFound, .sinceNoKey, [.text(found.title), .text(key)], hints: near.isEmpty ? [] : [.didYouMean(near)])
  }
}
