import VaultMessages
package import VaultSearch
package import VaultStore

extension FoundItem {
  /// The items of a vault that a query finds, in its order.
  ///
  /// - Parameter keepsNotes: a note is found beside its lines.
  package static func all(
    of query: Query, in vault: IndexedVault, _ session: Vault, keepingNotes keepsNotes: Bool = false
  ) throws(Failure) -> [FoundItem] {
    let texts = NoteTexts(vault)
    return try texts.hits(of: query, keepingNotes: keepsNotes).map { hit in
      let (note, item) = texts.item(at: hit.location)
      return FoundItem(
        note, item: item, path: texts.path(of: hit.location), settings: session.configuration.settings,
        root: session.root)
    }
  }
}
