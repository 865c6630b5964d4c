import VaultActions
import VaultModel
import VaultSearch
import VaultStore

/// Finds the one note that a link which leads nowhere was surely meant for.
///
/// It has the link's words as its title, or as its name with other white space, hyphens and low lines between them:
/// `[[Sour cream]]` means `sour-cream.md`. If two notes are like that nobody can tell, and there is none.
struct LinkRepair {
  private let vault: IndexedVault
  private let texts: NoteTexts
  private var names: LinkNames
  /// The items of notes by their names without anything between the words.
  private var stems: [[UInt8]: [Path]] = [:]
  private var known: [String: String?] = [:]

  init(_ vault: IndexedVault) throws(SnapshotFault) {
    self.vault = vault
    texts = NoteTexts(vault)
    names = LinkNames(vault.snapshot)
    for note in try vault.indexedNotes() { stems[Self.joined(note.path.stem), default: []].append(note.path) }
  }

  /// The target to write instead of one that leads nowhere; nil when there is none, or several would do.
  mutating func target(for written: String) throws(SnapshotFault) -> String? {
    if let found = known[written] { return found }
    var paths = Set(written.contains("/") ? [] : stems[Self.joined(written)] ?? [])
    for path in try titled(written) { paths.insert(path) }
    let target = paths.count == 1 ? try paths.first.flatMap { path throws(SnapshotFault) in try shortest(path) } : nil
    known[written] = target
    return target
  }

  private func titled(_ text: String) throws(SnapshotFault) -> [Path] {
    let wanted = TextFolding.caseFolded(text)
    var paths: [Path] = []
    for location in try vault.snapshot.items(maybeTitled: text) where !location.isLine {
      if TextFolding.caseFolded(texts.title(of: location)) == wanted { paths.append(texts.path(of: location)) }
    }
    return paths
  }

  /// The stem of a note if that is enough for a link, else its path; nil when neither leads to it.
  private mutating func shortest(_ path: Path) throws(SnapshotFault) -> String? {
    let whole = String(path.text.dropLast(3))
    for target in [path.stem, whole] {
      let notes = try names.notes(for: LinkNames.folded(target))
      if notes.count == 1, try names.path(ofNote: notes[0]) == path.bytes { return target }
    }
    return nil
  }

  /// A name folded, without what people write differently between words.
  private static func joined(_ name: String) -> [UInt8] {
    LinkNames.folded(name).filter { !" -_".utf8.contains($0) }
  }
}
