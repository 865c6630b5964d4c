import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// `vault check [PATH…] [--strict] [--fix] [--only CODE] [--except CODE]`, and with
/// `--fix --only leading-time-is-start [QUERY]` the one fix that somebody has to agree to.
enum CheckCommand {
  static let strict = Flag("strict", summary: .flagStrict)
  static let fix = Flag("fix", summary: .flagFix)
  static let only = Flag("only", value: .usual(codes), "CODE", summary: .flagCheckOnly, isRepeatable: true)
  static let except = Flag("except", value: .usual(codes), "CODE", summary: .flagCheckExcept, isRepeatable: true)

  private static let codes = DiagnosticCode.allCases.map(\.rawValue)

  static let syntax = CommandSyntax(
    "check", summary: .commandCheck,
    operands: [Operand("PATH", .path, .any, summary: .operandCheckPath)],
    flags: [strict, fix, only, except, .dryRun],
    formats: ["text", "json"],
    exclusions: [[fix, except]],
    examples: [
      Example("vault --vault sample-vault check", .exampleCheck),
      Example("vault --vault sample-vault check recipes --strict", .exampleCheckPath),
      Example("vault --vault sample-vault check --only link-dangling,link-ambiguous", .exampleCheckOnly),
      Example("vault --vault sample-vault check --fix --dry-run", .exampleCheckFix),
    ],
    exits: [Exit(.done, .exitChecked), Exit(.nothingFound, .exitCheckFailed), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let isWanted = try wantedCodes(invocation)
    if invocation.arguments.has(fix), let codes = try DiagnosticCode.codes(only, of: invocation) {
      guard codes == [.leadingTimeIsStart] else {
        throw Failure(
          .wrongRequest, .checkFixOnly, [.text(fix.spelling), .text(DiagnosticCode.leadingTimeIsStart.rawValue)])
      }
      return try moveDeadlines(invocation)
    }
    let scope = try CheckScope(of: invocation)
    var outcome = VaultCheck.Outcome()
    var remarks: [FixRun.Remark] = []
    if !scope.parts.isEmpty {
      let session = try Vault(for: invocation, argument: invocation.arguments.operands.first)
      let isFixing = invocation.arguments.has(fix)
      let found = try checked(scope, session, isFixing: isFixing, isWanted, in: invocation)
      outcome = found.outcome
      if isFixing {
        let said = try FixRun(invocation, session).apply(found.fixes, to: &outcome) {
          [invocation] () throws(Failure) in
          // The settings may have been put right as well.
          try checked(scope, Vault(session.root, for: invocation), isFixing: false, isWanted, in: invocation).outcome
        }
        guard let said else { return .done }
        remarks = said
      }
    }
    for stray in scope.strays {
      if invocation.arguments.has(fix) { invocation.warn(.fixStray, [.text(stray.written.text)]) }
      outcome.findings += StrayCheck(files: .system).findings(of: stray).filter { isWanted($0.diagnostic.code) }
      outcome.notes += 1
    }
    FindingPrinter(invocation).print(outcome.findings)
    for remark in remarks { invocation.note(remark.key, remark.values) }
    summarize(outcome, in: invocation)
    let fails = outcome.count(.error) > 0 || (invocation.arguments.has(strict) && outcome.count(.warning) > 0)
    return fails ? .nothingFound : .done
  }

  /// Asks of the times that lines of tasks begin with, and makes those of a query when they are due.
  private static func moveDeadlines(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let words = invocation.arguments.joinedOperands
    let found = try MoveDeadlines(where: words.isEmpty ? nil : QueryRequest(words, of: invocation))
      .answer(in: invocation.workspace)
    for line in found.lines { invocation.dialogue.tell(line) }
    if !found.lines.isEmpty, !invocation.arguments.has(.dryRun) {
      guard try invocation.dialogue.agrees(to: Remark(.checkLeadingTimeQuestion, [.count(found.lines.count)])) else {
        invocation.note(invocation.canAsk ? .editNotConfirmed : .checkLeadingTimeUnasked)
        return .nothingFound
      }
    }
    return try EditRun.finish(found.proposal, invocation)
  }

  /// Which codes are asked for: those of `--only`, else all, without those of `--except`.
  private static func wantedCodes(
    _ invocation: Invocation
  ) throws(Failure) -> @Sendable (DiagnosticCode) -> Bool {
    let wanted = try DiagnosticCode.codes(only, of: invocation)
    let unwanted = try DiagnosticCode.codes(except, of: invocation) ?? []
    return { code in wanted?.contains(code) != false && !unwanted.contains(code) }
  }

  /// Checks the vault as it is now, and says what can be put right of what is asked for.
  ///
  /// What is put right in a note is all that can be, so that the choice of codes does not go with it.
  private static func checked(
    _ scope: CheckScope, _ session: Vault, isFixing: Bool, _ isWanted: @escaping @Sendable (DiagnosticCode) -> Bool,
    in invocation: Invocation
  ) throws(Failure) -> (outcome: VaultCheck.Outcome, fixes: [VaultFix.FixedFile]) {
    let (vault, found) = try session.asking { [invocation] vault throws(Failure) in
      let checks = try NoteChecks(vault, session, invocation, now: try session.now)
      var outcome = try check(vault, scope, checks, in: invocation)
      outcome.findings.removeAll { !isWanted($0.diagnostic.code) }
      return (outcome, isFixing ? try fixes(of: outcome, in: vault, checks) : [])
    }
    session.save(vault, for: invocation)
    return found
  }

  private static func fixes(
    of outcome: VaultCheck.Outcome, in vault: IndexedVault, _ checks: NoteChecks
  ) throws(Failure) -> [VaultFix.FixedFile] {
    do throws(SnapshotFault) {
      var fix = try VaultFix(vault, checks)
      return try fix.files(with: outcome.findings)
    } catch {
      throw Failure(error)
    }
  }

  private static func check(
    _ vault: IndexedVault, _ scope: CheckScope, _ checks: NoteChecks, in invocation: Invocation
  ) throws(Failure) -> VaultCheck.Outcome {
    let progress = invocation.workspace.progress()
    defer { progress.finish() }
    let options = IndexedVault.ReadingOptions(
      workers: invocation.environment.processors, progress: progress.advance,
      shouldStop: invocation.environment.isInterrupted)
    let outcome = try readingIndex(try VaultCheck(vault: vault, scope: scope, options: options, checks: checks).run())
    guard let outcome else { throw Failure.stopped }
    return outcome
  }

  /// Says beside the findings how many there are.
  private static func summarize(_ outcome: VaultCheck.Outcome, in invocation: Invocation) {
    let notes = MessageValue.message(.checkedNotes, [.count(outcome.notes)])
    guard outcome.findings.contains(where: { $0.isFixed != true }) else {
      return invocation.note(.checkFoundNothing, [notes])
    }
    invocation.note(
      .checkSummary,
      [
        notes, .message(.errorCount, [.count(outcome.count(.error))]),
        .message(.warningCount, [.count(outcome.count(.warning))]),
        .message(.hintCount, [.count(outcome.count(.hint))]),
      ])
  }
}
