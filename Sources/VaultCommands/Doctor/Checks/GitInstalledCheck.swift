import VaultActions
import VaultMessages
import VaultStore

/// Looks whether git is there, and new enough: without it all but the versions of notes works.
enum GitInstalledCheck: HealthCheck {
  static let name = "git-installed"
  static let area = DoctorArea.git

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    switch subject.git {
    case .failure(.notInstalled): [.note(.doctorGitMissing)]
    case .failure(let failure) where failure.isOfProgram: [.failure(failure)]
    case .success, .failure: [.well(.doctorGitThere)]
    }
  }
}

extension GitFailure {
  /// Whether it is about git itself, and no repository was asked.
  var isOfProgram: Bool {
    switch self {
    case .notInstalled, .tooOld, .system: true
    default: false
    }
  }
}

extension DoctorFinding {
  /// That git could not do what was asked.
  static func failure(_ failure: GitFailure, mend: [String] = []) -> DoctorFinding {
    let reason = Failure(failure)
    return .failure(reason.remark.key, reason.remark.values, mend: mend)
  }
}
