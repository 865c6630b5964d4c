import VaultStore

/// Looks whether the vault lies in a repository that can be read.
enum RepositoryCheck: HealthCheck {
  static let name = "repository"
  static let area = DoctorArea.git

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    let root = subject.session.root.path.text
    switch subject.git {
    case .success(let repository):
      let well = DoctorFinding.well(.doctorRepository, [.text(repository.top.text)])
      return repository.isShallow ? [well, .note(.doctorShallow)] : [well]
    case .failure(.notInstalled), .failure(.tooOld), .failure(.system): return []
    case .failure(.notARepository): return [.note(.doctorNoRepository, mend: ["git", "-C", root, "init"])]
    case .failure(.otherOwner(let path)):
      return [
        .failure(
          .doctorOtherOwner, [.text(path.text)],
          mend: ["git", "config", "--global", "--add", "safe.directory", path.text])
      ]
    case .failure(.promisorRemote(let remote)): return [.note(.doctorPartialClone, [.text(remote)])]
    case .failure(.workTreeElsewhere(let path)): return [.note(.doctorWorkTreeElsewhere, [.text(path.text)])]
    case .failure(.failed(_, _, let message)): return [.failure(.doctorGitFails, [.text(message)])]
    case .failure(let failure): return [.failure(.doctorGitFails, [.text("\(failure)")])]
    }
  }
}
