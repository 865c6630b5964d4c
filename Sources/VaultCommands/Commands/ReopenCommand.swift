import VaultActions
import VaultMessages
import VaultModel

/// `vault reopen ITEM…`
enum ReopenCommand {
  static let syntax = CommandSyntax(
    "reopen", summary: .commandReopen,
    operands: [Operand("ITEM", .items(.ticked), .any, summary: .operandItems)],
    flags: Flag.editing, formats: ["text", "json"],
    examples: [Example("vault --vault sample-vault reopen 'bleed the radiators' --dry-run", .exampleReopen)],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    try MarkTasks(as: .open).run(in: invocation)
  }
}
