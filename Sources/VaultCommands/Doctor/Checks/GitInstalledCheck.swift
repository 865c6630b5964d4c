import VaultStore

/// Looks whether git is there, and new enough: without it all but the versions of notes works.
enum GitInstalledCheck: HealthCheck {
  static let name = "git-installed"
  static let area = DoctorArea.git

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    guard case .failure(let failure) = subject.git else { return [.well(.doctorGitThere)] }
    switch failure {
    case .notInstalled: return [.note(.doctorGitMissing)]
    case .tooOld: return [.failure(.doctorGitOld, [.text(GitProgram.oldestVersion)])]
    case .system(let error): return [.failure(.doctorGitFails, [.systemError(error.code)])]
    default: return [.well(.doctorGitThere)]
    }
  }
}
