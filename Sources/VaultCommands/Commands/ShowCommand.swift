/// `vault show ITEM`
enum ShowCommand {
  static let syntax = CommandSyntax(
    "show", summary: .commandShow,
    operands: [Operand("ITEM", .item, summary: .operandItem)],
    formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault show borshch", .exampleShow),
      Example("vault --vault sample-vault show recipes/borshch.md --json", .exampleShowJSON),
    ])
}
