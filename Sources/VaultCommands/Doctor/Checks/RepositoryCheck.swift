import VaultActions
import VaultMessages
import VaultStore

/// Looks whether the vault lies in a repository that can be read.
enum RepositoryCheck: HealthCheck {
  static let name = "repository"
  static let area = DoctorArea.git

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    switch subject.git {
    case .success(let repository):
      let well = DoctorFinding.well(.doctorRepository, [.text(repository.top.text)])
      return repository.isShallow ? [well, .note(.doctorShallow)] : [well]
    case .failure(let failure): return findings(of: failure, subject.session.root)
    }
  }

  private static func findings(of failure: GitFailure, _ root: VaultRoot) -> [DoctorFinding] {
    let reason = Failure(failure)
    switch failure {
    case _ where failure.isOfProgram: return []
    case .notARepository: return [.note(.doctorNoRepository, mend: ["git", "-C", root.path.text, "init"])]
    case .otherOwner(let path):
      return [.failure(failure, mend: ["git", "config", "--global", "--add", "safe.directory", path.text])]
    // Whoever made these wanted them so; vault only reads no history there.
    case .promisorRemote, .workTreeElsewhere: return [.note(reason.remark.key, reason.remark.values)]
    default: return [.failure(failure)]
    }
  }
}
