package import VaultActions
import VaultMessages
package import VaultStore

/// The repository that a command reads or changes, with the vault in it.
///
/// ```swift
/// let session = try GitSession(for: invocation)
/// let head = try session.asking { repository throws(GitFailure) in try repository.head() }
/// ```
package struct GitSession {
  package let vault: Vault
  package let repository: GitRepository

  /// Finds the vault of an invocation and the repository that it lies in.
  ///
  /// - Parameter argument: a path operand that may lie in the vault.
  package init(for invocation: Invocation, argument: String? = nil) throws(Failure) {
    try self.init(Vault(for: invocation, argument: argument), for: invocation)
  }

  /// Finds the repository that a vault lies in.
  package init(_ vault: Vault, for invocation: Invocation) throws(Failure) {
    self.vault = vault
    repository = try askingGit(try GitRepository.containing(vault.root, git: GitProgram(for: invocation)))
  }

  /// Asks the repository; what git cannot do becomes the failure to report.
  package func asking<Answer>(
    _ question: (GitRepository) throws(GitFailure) -> Answer
  ) throws(Failure) -> Answer {
    return try askingGit(try question(repository))
  }

  /// Makes sure that the user agreed to run what the repository names: before anything but reading.
  ///
  /// - Throws: the failure to report when that is not so.
  package func requireConsent(for invocation: Invocation) throws(Failure) {
    guard let consent = GitConsent(for: invocation) else { throw Failure(.system, .gitNoConfigurationHome) }
    do throws(SystemError) {
      if try consent.isGiven(for: repository) { return }
    } catch {
      throw Failure(cannotRead: consent.path.text, .systemError(error.code))
    }
    throw Failure(
      .system, .gitNoConsent, [.text(repository.top.text)], hints: [.init(.gitNoConsentHint)])
  }
}

extension GitProgram {
  /// git as an invocation may run it: Ctrl-C ends it.
  package init(for invocation: Invocation) {
    self.init(invocation.environment.programs, shouldStop: invocation.environment.isInterrupted)
  }
}

extension GitConsent {
  /// What the user of an invocation agreed to; nil when there is no place where that would be kept.
  package init?(for invocation: Invocation) {
    let environment = invocation.environment
    guard
      let configuration = UserConfiguration.path(
        configurationHome: environment[.configurationHome], home: environment[.home])
    else { return nil }
    self.init(in: configuration.parent, files: .system)
  }
}
