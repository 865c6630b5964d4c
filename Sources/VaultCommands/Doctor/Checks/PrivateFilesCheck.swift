import VaultActions
import VaultMessages
import VaultStore

/// Looks whether git leaves the index and the state of this device alone: in a repository they would give every device
/// those of another one, and old texts to everybody who gets the repository.
enum PrivateFilesCheck: HealthCheck {
  static let name = "private-files"
  static let area = DoctorArea.git

  private static let folders: [Path] = [".vault/cache", ".vault/state"]

  static func findings(in subject: DoctorSubject) -> [DoctorFinding] {
    guard case .success(let repository) = subject.git else { return [] }
    do throws(GitFailure) {
      let tracked = try folders(["--cached"], in: repository, subject)
      let open = try folders(["--others", "--exclude-standard"], in: repository, subject)
      let root = subject.session.root.path
      let findings =
        tracked.map { path in
          DoctorFinding.failure(
            .doctorTracked, [.text(path.text)],
            mend: ["git", "-C", root.text, "rm", "-r", "--cached", "--quiet", "--", path.text])
        }
        + open.map { .failure(.doctorNotIgnored, [.text($0.text), .text($0.name + "/")], at: ".vault/.gitignore") }
      return findings.isEmpty ? [.well(.doctorFilesIgnored)] : findings
    } catch {
      return [.failure(error)]
    }
  }

  /// The folders in which git finds files of a kind.
  private static func folders(
    _ options: [String], in repository: GitRepository, _ subject: DoctorSubject
  ) throws(GitFailure) -> [Path] {
    var found: [Path] = []
    for folder in folders {
      let files = try repository.git.read(
        .listFiles, ["-z"] + options, paths: [folder], in: subject.session.root.path)
      if !files.isEmpty { found.append(folder) }
    }
    return found
  }
}
