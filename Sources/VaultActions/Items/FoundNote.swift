import VaultMessages
package import VaultModel
import VaultSearch
package import VaultStore
import VaultSyntax

/// A note that was found by its type and read in full.
package struct FoundNote {
  package let path: Path
  package let note: Note
  /// The short names of its lines, by where they begin.
  package var handles: [Int: String] = [:]

  package init(path: Path, note: Note) { (self.path, self.note) = (path, note) }
}

extension FoundNote {
  /// The notes of some types, by path.
  ///
  /// - Parameter types: as a query has them: `food,pantry`.
  package static func all(
    of types: String, in vault: IndexedVault, _ session: Vault
  ) throws(Failure) -> [FoundNote] {
    let query = try session.workspace.read("type:" + types, by: try session.queryParser(in: vault))
    let texts = NoteTexts(vault)
    let locations = try texts.hits(of: query).map(\.location)
    let handles = try Handles(vault.snapshot).handles(of: locations.filter(\.isLine).map(\.item))
    var notes: [Int: FoundNote] = [:]
    for location in locations {
      var found = notes[location.file] ?? FoundNote(path: texts.path(of: location), note: texts.note(of: location))
      if location.isLine { found.handles[location.range.lower] = handles[location.item] }
      notes[location.file] = found
    }
    try texts.verify()
    return notes.values.sorted { $0.path < $1.path }
  }
}
