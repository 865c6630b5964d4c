import VaultSearch
import VaultStore
import VaultSyntax

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

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
    let scope = try CheckScope(of: invocation)
    var outcome = VaultCheck.Outcome()
    if !scope.parts.isEmpty {
      let session = try VaultSession(for: invocation, argument: invocation.arguments.operands.first)
      let vault: IndexedVault
      (vault, outcome) = try session.asking(for: invocation) { vault throws(CommandFailure) in
        try check(vault, scope, in: invocation)
      }
      session.save(vault, for: invocation)
    }
    for stray in scope.strays {
      outcome.findings += StrayCheck(files: .system).findings(of: stray)
      outcome.notes += 1
    }
    FindingPrinter(invocation).print(outcome.findings)
    summarize(outcome, in: invocation)
    let fails = outcome.count(.error) > 0 || (invocation.arguments.has(strict) && outcome.count(.warning) > 0)
    return fails ? .nothingFound : .done
  }

  private static func check(
    _ vault: IndexedVault, _ scope: CheckScope, in invocation: Invocation
  ) throws(CommandFailure) -> VaultCheck.Outcome {
    let progress = IndexProgress(invocation)
    defer { progress.finish() }
    let options = IndexedVault.ReadingOptions(
      workers: invocation.environment.processors, progress: progress.advance,
      shouldStop: invocation.environment.isInterrupted)
    let outcome: VaultCheck.Outcome?
    do throws(SnapshotFault) {
      outcome = try VaultCheck(vault: vault, scope: scope, options: options).run()
    } catch {
      throw CommandFailure(error)
    }
    guard let outcome else { throw CommandFailure(.interrupted, .stopped) }
    return outcome
  }

  /// Says beside the findings how many there are.
  private static func summarize(_ outcome: VaultCheck.Outcome, in invocation: Invocation) {
    let notes = MessageValue.message(.checkedNotes, [.count(outcome.notes)])
    guard !outcome.findings.isEmpty else { return invocation.note(.checkFoundNothing, [notes]) }
    invocation.note(
      .checkSummary,
      [
        notes, .message(.errorCount, [.count(outcome.count(.error))]),
        .message(.warningCount, [.count(outcome.count(.warning))]),
        .message(.hintCount, [.count(outcome.count(.hint))]),
      ])
  }
}
