import VaultModel
package import VaultSearch
package import VaultStore

extension VaultConfiguration {
  /// The alphabetical order of the vault's language, else of its locale.
  package var collation: Collation {
    Collation((settings.language ?? settings.locale).flatMap { VaultModel.Language(tag: $0) })
  }
}
