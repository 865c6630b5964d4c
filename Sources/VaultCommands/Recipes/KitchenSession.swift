import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// What a question of the kitchen is answered from: the vault's settings and food notes, or without a vault what vault
/// itself knows.
struct KitchenSession {
  let settings: Settings
  private let session: Vault?

  /// Finds the vault; none is needed unless one is named.
  init(_ invocation: Invocation) throws(Failure) {
    session = try Vault.unlessAbsent(for: invocation)
    settings = session?.configuration.settings ?? Settings()
  }

  /// The vault of a recipe; none for one that stands outside of every vault.
  init(_ invocation: Invocation, at root: VaultRoot?) throws(Failure) {
    session = try root.map { root throws(Failure) in try Vault(root, for: invocation) }
    settings = session?.configuration.settings ?? Settings()
  }

  /// How a doubtful number such as `1,500` is read: by the vault's locale, else by the letters around it.
  var numbers: NumberContext { NumberContext(lang: nil, locale: settings.locale ?? settings.language) }

  /// The foods and the measures of the vault.
  func book(_ invocation: Invocation) throws(Failure) -> FoodBook {
    FoodBook(notes: try notes(invocation), measures: settings.measures)
  }

  /// The vault's notes of foods, by path.
  func notes(_ invocation: Invocation) throws(Failure) -> [Food] {
    guard let session else { return [] }
    let (vault, notes) = try session.asking { vault throws(Failure) in
      try FoundNote.all(of: "food", in: vault, session).map(\.note.food)
    }
    session.save(vault, for: invocation)
    return notes
  }
}
