import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The moved notes that are read as another type where they go, because only their folder says what they are.
struct TypeChanges {
  /// More are only counted.
  private static let most = 10

  /// Such a note, by its old path, and its types before and after.
  struct Change: Equatable {
    /// Where the note was.
    var path: Path
    /// What it was read as.
    var old: ItemType
    /// What it is read as where it goes.
    var new: ItemType
  }

  /// In the order of the writes.
  let changes: [Change]

  /// Looks at the notes that writes move.
  ///
  /// - Complexity: O(*n*) in the bytes of the moved notes.
  init(in writes: [NoteWrite], _ configuration: VaultConfiguration) {
    changes = writes.compactMap { write in
      guard case .move(let target, let after) = write.kind else { return nil }
      let old = Note(Document(write.before), context: configuration.context(forNoteAt: write.path)).type
      let new = Note(Document(after), context: configuration.context(forNoteAt: target)).type
      return old == new ? nil : Change(path: write.path, old: old, new: new)
    }
  }

  /// Warns of each, with what would keep its type.
  func report(_ invocation: Invocation) {
    for change in changes.prefix(Self.most) {
      let names = [change.old, change.new].map { MessageValue.text($0.name(in: invocation.messages.language.language)) }
      invocation.warn(.moveChangesType, [.text(change.path.text)] + names + [.text(change.old.name)])
    }
    if changes.count > Self.most { invocation.note(.itemsMore, [.count(changes.count - Self.most)]) }
  }
}
