import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// `vault stop [--at TIME] [--spent DURATION | --discard]`
enum StopCommand {
  static let spent = Flag("spent", value: .duration, "DURATION", summary: .flagStopSpent)
  static let at = Flag("at", value: .moment, "TIME", summary: .flagStopAt)
  static let discard = Flag("discard", summary: .flagStopDiscard)

  static let syntax = CommandSyntax(
    "stop", summary: .commandStop, flags: [at, spent, discard, .dryRun], formats: ["text", "json"],
    exclusions: [[spent, discard], [at, discard]],
    examples: [
      Example("vault --vault sample-vault start write-report && vault --vault sample-vault stop", .exampleStop),
      Example(
        "vault --vault sample-vault start write-report && vault --vault sample-vault stop --spent 1h20m",
        .exampleStopSpent),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var request = StopTask()
    request.spent = invocation.arguments[spent]
    request.moment = try invocation.pastTime(of: at)
    request.discards = invocation.arguments.has(discard)
    guard let proposal = try request.proposal(in: invocation.workspace) else { return .nothingFound }
    return try EditRun.finish(proposal, invocation)
  }
}
