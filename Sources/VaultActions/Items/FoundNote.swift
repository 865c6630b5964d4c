import VaultMessages
package import VaultModel
package import VaultSearch
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
  /// Whether a setting means it: by its path with or without the ending, its file name, its title or an alias, whatever
  /// the case.
  package func isNamed(_ name: String) -> Bool {
    let names = [path.text, String(path.text.dropLast(3)), path.stem, note.title] + note.plainNote.aliases
    let wanted = TextFolding.caseFolded(name)
    return names.contains { TextFolding.caseFolded($0) == wanted }
  }

  /// The notes of some types, by path.
  ///
  /// - Parameter types: as a query has them: `food,pantry`.
  package static func all(
    of types: String, in vault: IndexedVault, _ session: Vault
  ) throws(Failure) -> [FoundNote] {
    try all(matching: "type:" + types, in: vault, session)
  }

  /// The notes in which a query finds something, by path; the lines that it finds have their short names.
  ///
  /// - Parameter conditions: what must be met besides.
  package static func all(
    matching text: String, where conditions: [Condition] = [], in vault: IndexedVault, _ session: Vault
  ) throws(Failure) -> [FoundNote] {
    var query = try session.workspace.read(text, by: try session.queryParser(in: vault))
    query.condition = .every([query.condition] + conditions)
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
