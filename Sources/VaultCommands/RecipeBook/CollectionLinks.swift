import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// Follows the links of collections to their recipes.
struct CollectionLinks {
  /// A line of a collection: what it is of is what its first link leads to.
  struct Entry {
    let item: Item
    /// The first link as written; nil for a line without one.
    let target: String?
    /// The note that it leads to; nil where it leads to none, or fits several.
    let recipe: Path?
  }

  private let vault: IndexedVault
  private var names: LinkNames

  init(_ vault: IndexedVault) {
    self.vault = vault
    names = LinkNames(vault.snapshot)
  }

  /// The lines of a collection, in their order. O(lines), but for the first look at each link.
  mutating func entries(of collection: NamedNotes.Entry) throws(Failure) -> [Entry] {
    let note = collection.note
    var entries: [Entry] = []
    for item in note.items where item.type == .entry {
      let target = note.linkedEntry(of: item).links.first?.target
      let recipe: Path? =
        if let target { try follow(target, from: collection.path.parent) } else { nil }
      entries.append(Entry(item: item, target: target, recipe: recipe))
    }
    return entries
  }

  /// The note that a link in a folder leads to: by its name, else as a path from the folder.
  private mutating func follow(_ target: String, from folder: Path) throws(Failure) -> Path? {
    do throws(SnapshotFault) {
      let isRelative = target.hasPrefix("./") || target.hasPrefix("../")
      if !isRelative {
        let notes = try names.notes(for: LinkNames.folded(target))
        if notes.count == 1 { return Path(bytes: try names.path(ofNote: notes[0])) }
        if notes.count > 1 { return nil }
      }
      let path = folder.appending(Path(target)).normalized
      let notes = try names.notes(for: LinkNames.folded("/" + path.text))
      return notes.count == 1 ? Path(bytes: try names.path(ofNote: notes[0])) : nil
    } catch {
      throw Failure(error)
    }
  }

  /// The shortest link that leads to a note and to no other: its name, else its path.
  mutating func link(to path: Path) throws(Failure) -> String { try names.shortestLink(to: path) }
}
