import VaultActions
import VaultKitchen
import VaultMessages
import VaultModel
import VaultStore

/// The vault's pantry as a command sees it: its foods, its lots and where they stand, read once.
///
/// ```swift
/// let pantry = try PantrySession(session, invocation)
/// var stock = pantry.stock
/// let use = stock.take(need)
/// let writes = try pantry.writes(leaving: stock, invocation)
/// ```
struct PantrySession {
  let session: Vault
  /// The index that the notes were found by.
  let vault: IndexedVault
  private let contents: PantryContents

  /// All lots, by path and then by line; of the same places as in ``stock``.
  var lots: [FoundLot] { contents.lots }
  /// What there is.
  var stock: PantryStock { contents.stock }
  /// The pantry's notes, by path, also those without lots.
  var notes: [FoundNote] { contents.notes }
  /// The foods of the vault's notes over the built-in ones.
  var book: FoodBook { stock.book }

  /// Reads the pantry and the foods of a vault.
  init(_ session: Vault, _ known: IndexedVault? = nil, _ invocation: Invocation) throws(Failure) {
    self.session = session
    let (vault, found) = try session.asking(known) { vault throws(Failure) in
      try FoundNote.all(of: "food,pantry", in: vault, session)
    }
    self.vault = vault
    contents = PantryContents(
      found, session.configuration.settings, on: try session.now.date,
      hasStaples: !invocation.arguments.has(CookCommand.staples))
  }

  /// Writes what is new of the index, now that the answer is out.
  func save(_ invocation: Invocation) { session.save(vault, for: invocation) }
}
