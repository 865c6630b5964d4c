import VaultActions
import VaultMessages
import VaultModel
import VaultStore

/// Looks whether git leaves the index and the state of this device alone: in a repository they would give every device
/// those of another one, and old texts to everybody who gets the repository. And whether a diary or ledger that it is
/// told to ignore is in it all the same, since before it was told.
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
        + (try published(in: repository, subject))
      return findings.isEmpty ? [.well(.doctorFilesIgnored)] : findings
    } catch {
      return [.failure(error)]
    }
  }

  /// Folders of diaries and money whose notes git has, though it is told to ignore them.
  private static func published(
    in repository: GitRepository, _ subject: DoctorSubject
  ) throws(GitFailure) -> [DoctorFinding] {
    let root = subject.session.root.path
    let files = try repository.git.read(
      .listFiles, ["-z", "--cached", "--ignored", "--exclude-standard"], paths: ["."], in: root)
    let configuration = subject.vault.configuration
    let types = Dictionary(subject.notes.map { ($0.path, $0.type) }, uniquingKeysWith: { $1 })
    let notes = files.split(separator: 0).map { Path(bytes: Array($0)) }.filter { path in
      (types[path] ?? configuration.context(forNoteAt: path).folderType).isPrivate
    }
    let folders = Dictionary(grouping: notes) { Path(bytes: Array($0.bytes.prefix { $0 != UInt8(ascii: "/") })) }
    return folders.sorted { $0.key.text < $1.key.text }.map { folder, notes in
      .failure(
        .doctorPublished, [.text(folder.text), .count(notes.count)],
        mend: ["git", "-C", root.text, "rm", "-r", "--cached", "--quiet", "--", folder.text])
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
