import VaultActions
import VaultMessages
import VaultStore

/// `vault sync [-m TEXT]`, `vault sync ics FILE`
enum SyncCommand {
  /// The word that asks for a calendar instead of the remote.
  private static let calendar = "ics"

  static let syntax = CommandSyntax(
    "sync", summary: .commandSync,
    operands: [
      Operand("KIND", .choice([calendar]), .optional, summary: .operandSyncKind),
      Operand("FILE", .path, .optional, summary: .operandSyncFile),
    ],
    verbs: [
      VerbSyntax(nil, flags: [SyncSession.message, .dryRun]),
      VerbSyntax(
        calendar, operands: [Operand("FILE", .path, summary: .operandSyncFile)], flags: [.dryRun]),
    ],
    formats: ["text", "json"],
    examples: [
      Example(
        "vault --vault sample-vault git install --yes && "
          + "vault --vault sample-vault sync --dry-run", .exampleSync),
      Example("vault --vault sample-vault sync ics family.ics --dry-run", .exampleSyncCalendar),
    ],
    exits: [Exit(.done, .exitSynced), .wrongCall, .ioFailure, Exit(.conflict, .exitSyncConflict)])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    if !invocation.arguments.operands.isEmpty { return try synchronizeCalendar(invocation) }
    let session = try SyncSession(invocation)
    var sync = try session.sync()
    do throws(SyncFailure) {
      if invocation.arguments.has(.dryRun) {
        let standing = try sync.standing()
        SyncPrinter(invocation).printPreview(try session.preview(), standing.target, standing.position)
        return .done
      }
      try sync.run()
    } catch {
      var conflicts: OpenConflicts?
      if case .conflicts(let open) = error { conflicts = open }
      print(sync.report, session, conflicts, isWhole: false)
      throw Failure(error)
    }
    print(sync.report, session, nil, isWhole: true)
    return .done
  }

  private static func synchronizeCalendar(_ invocation: Invocation) throws(Failure) -> ExitCode {
    try CalendarSync(invocation.arguments.operands.last ?? "", invocation).run()
  }

  private static func print(
    _ report: SyncReport, _ session: SyncSession, _ conflicts: OpenConflicts?, isWhole: Bool
  ) {
    if !report.commits.isEmpty || !report.merges.isEmpty { session.invocation.changes.note() }
    SyncPrinter(session.invocation).print(
      report, report.commits.map(session.entry), session.notes(of: report.merges),
      session.lostLinks(of: report.merges), conflicts: conflicts, isWhole: isWhole)
  }
}
