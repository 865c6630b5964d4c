/// `vault check [PATH…] [--strict]`
enum CheckCommand {
  static let strict = Flag("strict", summary: .flagStrict)

  static let syntax = CommandSyntax(
    "check", summary: .commandCheck,
    operands: [Operand("PATH", .path, .any, summary: .operandCheckPath)],
    flags: [strict],
    formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault check", .exampleCheck),
      Example("vault --vault sample-vault check recipes --strict", .exampleCheckPath),
    ],
    exits: [Exit(.done, .exitChecked), Exit(.nothingFound, .exitCheckFailed), .wrongCall, .ioFailure])
}
