import VaultModel

/// `vault done ITEM…`
enum DoneCommand {
  static let syntax = CommandSyntax(
    "done", summary: .commandDone,
    operands: [Operand("ITEM", .item, .any, summary: .operandItems)],
    flags: Flag.editing, formats: ["text", "json"],
    examples: [Example("vault --vault sample-vault done 'air the winter coats' --dry-run", .exampleDone)],
    exits: Exit.editing)

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    try StatusChange(status: .done).run(in: invocation)
  }
}
