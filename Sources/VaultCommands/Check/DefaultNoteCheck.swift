import VaultActions
import VaultModel
import VaultStore
import VaultSyntax

/// Checks that the settings `default-shopping` and `default-pantry` each name one note of their type.
struct DefaultNoteCheck: Sendable {
  /// Settings that name none, or several, with what they say and the titles that come near.
  private let wrong: [(setting: String, value: String, suggestions: [String])]

  init(_ vault: IndexedVault, _ session: Vault) throws(Failure) {
    let stated: [(String, String?, ItemType)] = [
      ("default-shopping", session.settings.defaultShopping, .shopping),
      ("default-pantry", session.settings.defaultPantry, .pantry),
    ]
    var wrong: [(setting: String, value: String, suggestions: [String])] = []
    for (setting, value, type) in stated {
      guard let value else { continue }
      let notes = try FoundNote.all(of: type.name, in: vault, session).filter { $0.note.type == type }
      guard NoteOfSetting(setting, value).named(among: notes) == nil else { continue }
      let names = notes.flatMap { [$0.note.title, $0.path.stem] }
      wrong.append((setting, value, EditDistance.nearest(to: value, among: names)))
    }
    self.wrong = wrong
  }

  /// What is wrong with the settings, given their bytes.
  func diagnostics(ofSettings bytes: [UInt8]) -> [Diagnostic] {
    wrong.compactMap { setting, value, suggestions in
      Settings.place(ofValue: setting, in: bytes).map {
        Diagnostic(.defaultNoteUnknown, at: $0, values: [setting, value], suggestions: suggestions)
      }
    }
  }
}
