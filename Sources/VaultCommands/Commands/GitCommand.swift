import VaultActions
import VaultMessages

/// `vault git install | uninstall`, and what git itself calls: `merge-driver`, `diff-driver`
enum GitCommand {
  /// What the command does.
  private enum Action: String, CaseIterable {
    case install, uninstall
    case mergeDriver = "merge-driver"
    case diffDriver = "diff-driver"
  }

  static let syntax = CommandSyntax(
    "git", summary: .commandGit,
    operands: [
      Operand("ACTION", .choice(Action.allCases.map(\.rawValue)), summary: .operandGitAction),
      words,
    ],
    verbs: [
      VerbSyntax(Action.install.rawValue, flags: [.dryRun]), VerbSyntax(Action.uninstall.rawValue, flags: [.dryRun]),
      VerbSyntax(Action.mergeDriver.rawValue, operands: [words]),
      VerbSyntax(Action.diffDriver.rawValue, operands: [words]),
    ],
    formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault git install --dry-run", .exampleGitInstall),
      Example("vault --vault sample-vault git uninstall --dry-run", .exampleGitUninstall),
    ],
    exits: [Exit(.done, .exitGitDone), Exit(.nothingFound, .exitGitConflict), .wrongCall, .ioFailure])

  /// Whether git calls a driver, whose paths are whatever bytes the notes are called.
  static func isCalledByGit(_ line: ParsedLine) -> Bool {
    guard line.command?.name == syntax.name, let action = line.arguments.operands.first.flatMap(Action.init) else {
      return false
    }
    return action == .mergeDriver || action == .diffDriver
  }

  private static let words = Operand("WORD", .text, .any, summary: .operandGitWord)

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let operands = invocation.arguments.operands
    let words = Array(operands.dropFirst())
    let action = operands.first.flatMap(Action.init)
    switch action {
    case .mergeDriver: return try MergeDriver.run(words, invocation)
    case .diffDriver: return try DiffDriver.run(words, invocation)
    case .install, .uninstall, nil: break
    }
    return try action == .uninstall ? GitSetupRun(invocation).uninstall() : GitSetupRun(invocation).install()
  }
}
