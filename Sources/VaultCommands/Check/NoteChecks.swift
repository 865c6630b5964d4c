import VaultStore

/// What a check of a note looks at beside the note: the zones of the system, and the tasks of the whole vault.
struct CheckCompany: Sendable {
  let times: TimeCheck
  let dependencies: DependencyCheck

  /// - Complexity: O(*n*) in the tasks of the vault that depend on others.
  init(_ vault: IndexedVault, _ session: VaultSession, _ invocation: Invocation) throws(CommandFailure) {
    times = TimeCheck(session, invocation)
    dependencies = try DependencyCheck(vault)
  }
}
