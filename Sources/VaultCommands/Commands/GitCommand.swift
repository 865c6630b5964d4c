/// `vault git install | uninstall`
enum GitCommand {
  /// What the command does with the repository.
  private enum Action: String, CaseIterable {
    case install, uninstall
  }

  static let syntax = CommandSyntax(
    "git", summary: .commandGit,
    operands: [Operand("ACTION", .choice(Action.allCases.map(\.rawValue)), summary: .operandGitAction)],
    flags: [.dryRun], formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault git install --dry-run", .exampleGitInstall),
      Example("vault --vault sample-vault git uninstall --dry-run", .exampleGitUninstall),
    ],
    exits: [Exit(.done, .exitGitDone), .wrongCall, .ioFailure])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    switch invocation.arguments.operands.first.flatMap(Action.init) {
    case .uninstall: try GitSetupRun(invocation).uninstall()
    case .install, nil: try GitSetupRun(invocation).install()
    }
  }
}
