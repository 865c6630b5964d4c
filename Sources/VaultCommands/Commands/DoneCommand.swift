import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultTasks

/// `vault done ITEM… [--on DATE] [--skip | --move DATE]`
enum DoneCommand {
  static let on = Flag("on", value: .moment, "DATE", summary: .flagDoneOn)
  static let skip = Flag("skip", summary: .flagDoneSkip)
  static let move = Flag("move", value: .moment, "DATE", summary: .flagDoneMove)

  static let syntax = CommandSyntax(
    "done", summary: .commandDone,
    operands: [Operand("ITEM", .item, .any, summary: .operandItems)],
    flags: [on, skip, move] + Flag.editing, formats: ["text", "json"],
    exclusions: [[skip, move], [on, move]],
    examples: [
      Example("vault --vault sample-vault done 'air the winter coats' --dry-run", .exampleDone),
      Example("vault --vault sample-vault done 'take out the recycling' --dry-run", .exampleDoneRepeating),
      Example("vault --vault sample-vault done 'swimming with Sofiia' --skip --dry-run", .exampleDoneSkip),
      Example("vault --vault sample-vault done weekly-review --move 2026-11-23 --dry-run", .exampleDoneMove),
    ],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    var request = MarkTasks(as: .done)
    request.day = try invocation.moment(of: on)?.date
    if invocation.arguments.has(skip) { request.occurrence = .skipped }
    if let target = try invocation.moment(of: move) { request.occurrence = .moved(to: target) }
    return try request.run(in: invocation)
  }
}

extension MarkTasks {
  /// Marks the items of an invocation.
  func run(in invocation: Invocation) throws(Failure) -> ExitCode {
    var request = self
    request.items = try ItemRequest(invocation.arguments.operands, invocation)
    guard let proposal = try request.proposal(in: invocation.workspace) else { return .nothingFound }
    return try EditRun.finish(proposal, invocation)
  }
}
