package import VaultModel
package import VaultStore
import VaultSyntax

/// A file that somebody named by its path, found and read without any index.
///
/// A path is tried from the working directory, then from the vault's root; `.md` may be left out. A note in a vault has
/// that vault's settings, one outside every vault the defaults.
package struct NamedFile {
  /// The path below the root of its vault, or as it was typed.
  package let path: Path
  package let bytes: [UInt8]
  package let configuration: VaultConfiguration
  /// The vault it stands in; nil outside of every vault.
  package let root: VaultRoot?
  /// The link that was named, as it was typed, when the note stands behind one.
  package var link: Path?

  /// The note in the file, whose type without any other sign is `type`.
  package func note(assuming type: ItemType = .note) -> Note {
    var context = configuration.context(forNoteAt: path)
    if context.folderType == .note { context.folderType = type }
    return Note(Document(bytes), context: context)
  }
}
