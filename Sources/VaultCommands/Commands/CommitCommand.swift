import VaultActions
import VaultMessages
import VaultStore

/// `vault commit [-m TEXT]`
enum CommitCommand {
  static let syntax = CommandSyntax(
    "commit", summary: .commandCommit,
    flags: [SyncSession.message, .dryRun], formats: ["text", "json"],
    examples: [
      Example(
        "vault --vault sample-vault git install --yes && "
          + "vault --vault sample-vault commit --dry-run", .exampleCommit)
    ],
    exits: [Exit(.done, .exitCommitted), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try SyncSession(invocation)
    let printer = SyncPrinter(invocation)
    do throws(SyncFailure) {
      if invocation.arguments.has(.dryRun) {
        printer.print(try session.preview())
        return .done
      }
      let (made, recovery) = try session.commit.run(session.writer) { session.message(of: $0) }
      if made != nil { invocation.changes.note() }
      RecoveryReport(recovery).print(invocation)
      printer.print(made.map(session.entry))
      return .done
    } catch {
      throw Failure(error)
    }
  }
}
