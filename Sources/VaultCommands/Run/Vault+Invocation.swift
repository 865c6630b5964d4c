package import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax

// A vault as those commands ask for it whose use case is no action yet: each opens it, and looks at its files, when it
// needs to.
extension Vault {
  /// Opens the vault of an invocation.
  ///
  /// - Parameters:
  ///   - argument: a path operand that may lie in the vault.
  ///   - isSilent: whether what cannot be read of the settings is said elsewhere.
  /// - Throws: the failure to report when there is none, or its settings cannot be read.
  package convenience init(
    for invocation: Invocation, argument: String? = nil, isSilent: Bool = false
  ) throws(Failure) {
    let workspace = invocation.workspace.anew()
    try self.init(at: try workspace.root(at: argument.map { Path($0) }), in: workspace)
    if !isSilent { tellOfSettings() }
  }

  /// The vault of an invocation that can do without one; nil when it is in none, and none was named.
  static func unlessAbsent(for invocation: Invocation, isSilent: Bool = false) throws(Failure) -> Vault? {
    do throws(Failure) { return try Vault(for: invocation, isSilent: isSilent) } catch {
      guard error.code == .noVault, invocation.statedVault == nil else { throw error }
      return nil
    }
  }

  /// Opens the vault of a root that was found already.
  convenience init(_ root: VaultRoot, for invocation: Invocation) throws(Failure) {
    try self.init(at: root, in: invocation.workspace.anew())
  }

  /// Asks the index a question, on the files as they are now.
  ///
  /// - Parameter known: the index as it was made for an earlier question of the same command.
  package func asking<Answer>(
    _ known: IndexedVault? = nil, rebuildingAs reason: IndexReport.RebuildReason? = nil,
    _ question: (IndexedVault) throws(Failure) -> Answer
  ) throws(Failure) -> (index: IndexedVault, answer: Answer) {
    let index = if let known { known } else { try refreshed(rebuildingAs: reason) }
    return try ask(index, question)
  }

  /// Writes what is new of the index, now that the answer is out.
  ///
  /// - Parameter isSearch: whether the answer came from looking through the vault: then what it may lack, because the index
  ///   could not read it, is said.
  package func save(_ index: IndexedVault, for invocation: Invocation, isSearch: Bool = true) {
    invocation.output.flush()
    if isSearch { tellOfUnreadable(in: index) }
    keep(index)
  }
}

extension Invocation {
  /// What the invocation says about where the vault is.
  package func vaultHints(argument: String? = nil) -> VaultRoot.Hints {
    var place = workspace.device.place
    place.argument = argument.map { Path($0) }
    return place
  }

  /// The moment to take for now on the clocks of the vault that the invocation is in, or of the device outside of one.
  func vaultNow() throws(Failure) -> LocalDateTime {
    let vault = try Vault.unlessAbsent(for: self, isSilent: true)
    return try workspace.now(onClocksOf: vault?.settings.timezone)
  }
}
