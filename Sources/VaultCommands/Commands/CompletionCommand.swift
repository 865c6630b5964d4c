import VaultActions
import VaultMessages

/// `vault completion SHELL`
enum CompletionCommand {
  static let syntax = CommandSyntax(
    "completion", summary: .commandCompletion,
    operands: [Operand("SHELL", .choice(Shell.allCases.map(\.rawValue)), summary: .operandShell)],
    examples: [
      Example("eval \"$(vault completion bash)\"", .exampleCompletionBash),
      Example("vault completion fish", .exampleCompletionFish),
    ])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    guard let shell = invocation.arguments.operands.first.flatMap(Shell.init(rawValue:)) else { return .wrongCall }
    invocation.output.write(shell.script)
    return .done
  }
}
