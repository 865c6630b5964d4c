import VaultActions
import VaultMessages
import VaultSearch
import VaultStore

/// `vault doctor [--merge-copies]`
enum DoctorCommand {
  static let mergeCopies = Flag("merge-copies", summary: .flagMergeCopies)

  static let syntax = CommandSyntax(
    "doctor", summary: .commandDoctor,
    flags: [mergeCopies, .dryRun],
    formats: ["text", "json"],
    examples: [
      Example("vault --vault sample-vault doctor", .exampleDoctor),
      Example("vault --vault sample-vault doctor --merge-copies --dry-run", .exampleDoctorMerge),
    ],
    exits: [Exit(.done, .exitDoctorWell), Exit(.nothingFound, .exitDoctorFails), .wrongCall, .ioFailure, .conflict])

  static func run(in invocation: inout Invocation) throws(Failure) -> ExitCode {
    let session = try Vault(for: invocation)
    if invocation.arguments.has(mergeCopies) { return try MergeCopiesRun(invocation, session).run() }
    let (_, report) = try session.asking { [invocation] vault throws(Failure) in
      let report = try readingIndex(try examine(session, vault, invocation))
      guard let report else { throw Failure.stopped }
      return report
    }
    DoctorPrinter(invocation).print(report)
    let failures = report.count(.failure)
    let notes = report.count(.note)
    if failures + notes == 0 {
      invocation.note(.doctorWell)
    } else {
      invocation.note(.doctorSummary, [.count(failures), .count(notes)])
    }
    return failures > 0 ? .nothingFound : .done
  }

  /// Makes every check; nil when it was stopped.
  private static func examine(
    _ session: Vault, _ vault: IndexedVault, _ invocation: Invocation
  ) throws(SnapshotFault) -> DoctorReport? {
    guard let subject = try DoctorSubject(session, vault, for: invocation) else { return nil }
    var report = DoctorReport()
    for check in HealthChecks.all { report.add(try check.findings(in: subject), of: check) }
    return report
  }
}
