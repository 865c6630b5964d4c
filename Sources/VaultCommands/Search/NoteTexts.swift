package import VaultModel
package import VaultSearch
package import VaultStore
package import VaultSyntax

/// Reads the notes of a vault again while a query is answered and its results are shown; the last one is kept.
///
/// A note that vanished meanwhile is an empty one.
package final class NoteTexts: ItemTexts {
  private let vault: IndexedVault
  /// What was wrong with the index when a path was looked up, if anything: then some notes were taken for empty ones.
  package private(set) var fault: SnapshotFault?
  private var file = -1
  private var lastPath = Path("")
  private var lastNote: Note?
  private var lastBytes: [UInt8] = []

  package init(_ vault: IndexedVault) { self.vault = vault }

  /// The path of an item's file below the root.
  package func path(of location: ItemLocation) -> Path {
    turn(to: location.file)
    return lastPath
  }

  /// The bytes of an item's file.
  package func bytes(of location: ItemLocation) -> [UInt8] {
    turn(to: location.file)
    return lastBytes
  }

  /// An item's note, read in full.
  package func note(of location: ItemLocation) -> Note {
    turn(to: location.file)
    if let lastNote { return lastNote }
    let note = Note(Document(lastBytes), context: vault.configuration.context(forNoteAt: lastPath))
    lastNote = note
    return note
  }

  /// The item in its note: the line that stands where the index says, else the note itself.
  package func item(at location: ItemLocation) -> (note: Note, item: Item) {
    let note = note(of: location)
    return (note, note.item(at: location))
  }

  package func title(of location: ItemLocation) -> String {
    let (note, item) = item(at: location)
    return note.shownTitle(of: item)
  }

  /// Where the text of an item stands in its file.
  package func range(of location: ItemLocation) -> ByteRange {
    location.isLine ? location.range : ByteRange(0, bytes(of: location).count)
  }

  // MARK: ItemTexts

  package func holds(_ matcher: TextMatcher, key: String?, at location: ItemLocation) -> Bool {
    // The text of an item needs no reading of its note.
    guard let key else { return matcher.isFound(in: bytes(of: location), range: range(of: location)) }
    let (note, item) = item(at: location)
    return note.holds(matcher, key: key, in: item)
  }

  private func turn(to file: Int) {
    guard file != self.file else { return }
    self.file = file
    lastNote = nil
    lastBytes = []
    do throws(SnapshotFault) {
      lastPath = Path(bytes: try vault.snapshot.path(ofFile: file))
    } catch {
      fault = error
      lastPath = Path("")
    }
    if case .note(let bytes, _) = vault.note(at: lastPath) { lastBytes = bytes }
  }
}
