import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The repository of a vault with the vault's settings, for commands that tell what changed.
struct VaultRepository {
  let git: GitRepository
  let configuration: VaultConfiguration
  let files: FileOperations

  /// Finds the repository that a vault lies in.
  ///
  /// - Throws: the failure to report: there is no git, no repository, or one that cannot be read safely.
  init(of session: Vault, _ invocation: Invocation) throws(Failure) {
    let program = GitProgram(invocation.environment.programs, shouldStop: invocation.environment.isInterrupted)
    git = try Self.asking { () throws(GitFailure) in try GitRepository.containing(session.root, git: program) }
    configuration = session.configuration
    files = session.files
  }

  /// Takes a repository that was found already.
  init(_ repository: GitRepository, of session: Vault) {
    git = repository
    configuration = session.configuration
    files = session.files
  }

  /// Asks git, and makes of what it cannot do a failure to report.
  static func asking<Answer>(_ ask: () throws(GitFailure) -> Answer) throws(Failure) -> Answer {
    return try askingGit(try ask())
  }

  /// The last commit, or nil before the first one.
  func head() throws(Failure) -> ObjectID? {
    try Self.asking { () throws(GitFailure) in try git.head() }
  }

  /// The commit that a word of the command line names.
  func commit(named revision: String) throws(Failure) -> ObjectID {
    guard !revision.hasPrefix("-") else { throw Failure(.wrongRequest, .revisionIsOption, [.text(revision)]) }
    return try Self.asking { () throws(GitFailure) in try git.commit(named: revision) }
  }

  /// The contents of files; those longer than a note may be are left out.
  func contents(of entries: [GitEntry?]) throws(Failure) -> [ObjectID: [UInt8]] {
    let ids = Set(entries.compactMap { $0?.id })
    return try Self.asking { () throws(GitFailure) in try git.contents(of: Array(ids)) }
  }

  /// The note that some bytes are, as it stands at a path.
  func note(_ bytes: [UInt8], at path: Path) -> Note {
    Note(Document(bytes), context: configuration.context(forNoteAt: path))
  }
}
