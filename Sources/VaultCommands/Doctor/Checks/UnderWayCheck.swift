import VaultActions
import VaultMessages
import VaultStore

/// Finds what git has begun and not ended: a merge, a rebase, a pick, and the lock of a git that was killed.
enum UnderWayCheck: HealthCheck {
  static let name = "under-way"
  static let area = DoctorArea.git

  /// What git keeps while something is under way (gitrepository-layout(5); git's `wt-status.c`), and how it is given up.
  private static let marks: [(name: String, key: MessageKey, end: [String])] = [
    ("MERGE_HEAD", .doctorMerging, ["merge", "--continue"]),
    ("rebase-merge", .doctorRebasing, ["rebase", "--continue"]),
    ("rebase-apply", .doctorRebasing, ["rebase", "--continue"]),
    ("CHERRY_PICK_HEAD", .doctorPicking, ["cherry-pick", "--continue"]),
    ("REVERT_HEAD", .doctorPicking, ["revert", "--continue"]),
  ]
  /// A lock that is older, in nanoseconds, belongs to a git that ended without taking it away.
  private static let patience: Int64 = 600 * 1_000_000_000

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    guard case .success(let repository) = subject.git else { return [] }
    do throws(SystemError) {
      return try findings(in: repository, of: subject.session)
    } catch {
      return [.failure(.cannotRead, [.text(repository.gitFolder.text), .systemError(error.code)])]
    }
  }

  private static func findings(
    in repository: GitRepository, of session: Vault
  ) throws(SystemError) -> [DoctorFinding] {
    let files = session.files
    let root = session.root.path.text
    var findings: [DoctorFinding] = []
    for mark in marks where try status(of: mark.name, in: repository, files) != nil {
      findings.append(.note(mark.key, mend: ["git", "-C", root] + mark.end))
    }
    if let lock = try status(of: "index.lock", in: repository, files) {
      let path = repository.gitFolder.appending("index.lock").text
      let (age, isBeyond) = files.now().subtractingReportingOverflow(lock.modified)
      let isStale = !isBeyond && age > patience
      findings.append(isStale ? .note(.doctorStaleLock, [.text(path)], mend: ["rm", path]) : .note(.doctorLock))
    }
    return findings.isEmpty ? [.well(.doctorNothingUnderWay)] : findings
  }

  private static func status(
    of name: String, in repository: GitRepository, _ files: FileOperations
  ) throws(SystemError) -> FileStatus? {
    do throws(SystemError) {
      return try files.statusOfName(
        FileOperations.workingDirectory, repository.gitFolder.appending(name).bytes, false)
    } catch .notFound {
      return nil
    }
  }
}
