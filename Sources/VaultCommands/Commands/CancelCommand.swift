import VaultActions
import VaultMessages
import VaultModel

/// `vault cancel ITEM…`
enum CancelCommand {
  static let syntax = CommandSyntax(
    "cancel", summary: .commandCancel,
    operands: [Operand("ITEM", .items(.unticked), .any, summary: .operandItems)],
    flags: Flag.editing, formats: ["text", "json"],
    examples: [Example("vault --vault sample-vault cancel 'oil the kitchen door' --dry-run", .exampleCancel)],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    try MarkTasks(as: .cancelled).run(in: invocation)
  }
}
