package import VaultModel
package import VaultStore
import VaultSyntax

/// An item that was named, with its note as it is now.
package struct FoundItem {
  /// The note's path below the root of its vault, or as it was typed outside every vault.
  package let path: Path
  package let note: Note
  package var item: Item
  /// The settings of the note's vault, or the defaults.
  package let settings: Settings
  /// The vault that the note stands in; nil outside of every vault.
  package let root: VaultRoot?
  /// The short name; nil when the item was found without an index.
  package var handle: String?
  /// The link that was named, as it was typed, when the note stands behind one.
  package var link: Path?

  /// What people call it.
  package var title: String { note.shownTitle(of: item) }
  /// Whether it is a line of the note.
  package var isLine: Bool { item.line != nil }
  /// The line it begins in, from 1.
  package var line: Int { note.document.location(of: item.range.lower).line }

  package init(
    _ note: Note, item: Item? = nil, path: Path, settings: Settings, root: VaultRoot? = nil, handle: String? = nil
  ) {
    self.note = note
    self.item = item ?? note.whole
    self.path = path
    self.settings = settings
    self.root = root
    self.handle = handle
  }
}
