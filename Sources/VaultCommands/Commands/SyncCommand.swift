import VaultStore

/// `vault sync [-m TEXT]`
enum SyncCommand {
  static let syntax = CommandSyntax(
    "sync", summary: .commandSync,
    flags: [SyncSession.message, .dryRun], formats: ["text", "json"],
    examples: [
      Example(
        "vault --vault sample-vault git install --yes && "
          + "vault --vault sample-vault sync --dry-run", .exampleSync)
    ],
    exits: [Exit(.done, .exitSynced), .wrongCall, .ioFailure, Exit(.conflict, .exitSyncConflict)])

  static func run(in invocation: inout Invocation) throws(CommandFailure) -> ExitCode {
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
      throw CommandFailure(error, messages: invocation.messages)
    }
    print(sync.report, session, nil, isWhole: true)
    return .done
  }

  private static func print(
    _ report: SyncReport, _ session: SyncSession, _ conflicts: OpenConflicts?, isWhole: Bool
  ) {
    SyncPrinter(session.invocation).print(
      report, report.commits.map(session.entry), session.notes(of: report.merges), conflicts: conflicts,
      isWhole: isWhole)
  }
}
