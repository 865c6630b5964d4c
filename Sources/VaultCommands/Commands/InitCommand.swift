/// `vault init [DIR] [--sample]`
enum InitCommand {
  static let sample = Flag("sample", summary: .flagSample)

  static let syntax = CommandSyntax(
    "init", summary: .commandInit,
    operands: [Operand("DIR", .directory, .optional, summary: .operandInitDirectory)],
    flags: [sample],
    examples: [Example("vault init notes", .exampleInit), Example("vault init try-out --sample", .exampleInitSample)])
}
