import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax

/// What a renaming of tags comes to in the notes of a vault.
struct TagWrites: Sendable {
  /// The vault whose notes are read.
  let vault: IndexedVault
  /// Which tags get which names.
  let renaming: TagRenaming
  /// The only notes that may change; nil: all of them.
  let scope: Set<Path>?

  /// What came of reading the notes.
  struct Outcome {
    /// The notes that change, by path.
    var writes: [NoteWrite] = []
    /// How many tags change or go.
    var tags = 0
    /// How many notes cannot be read, so that their tags stay as they are.
    var unreadable = 0
  }

  /// Reads the notes and renames their tags.
  ///
  /// - Throws: the first refusal in the order of paths, or that it was stopped.
  func outcome(_ options: IndexedVault.ReadingOptions) throws(Failure) -> Outcome {
    let notes = try readingIndex(try vault.indexedNotes())
    let inScope = notes.filter { scope?.contains($0.path) ?? true }
    let results = vault.readNotes(inScope, options, state: {}) { _, note, reading in change(of: note.path, reading) }
    guard let results else { throw Failure.stopped }
    var outcome = Outcome()
    outcome.unreadable = try vault.unreadableCount()
    for result in results {
      switch result {
      case .nothing: break
      case .unreadable: outcome.unreadable += 1
      case .refused(let failure): throw failure
      case .write(let write, let tags):
        outcome.writes.append(write)
        outcome.tags += tags
      }
    }
    return outcome
  }

  /// What happens to one note.
  private enum Change: Sendable {
    case nothing
    case unreadable
    case refused(Failure)
    case write(NoteWrite, tags: Int)
  }

  private func change(of path: Path, _ reading: FileReader.Reading) -> Change {
    guard case .note(let bytes, _) = reading else { return .unreadable }
    let context = vault.configuration.context(forNoteAt: path)
    do throws(EditRefusal) {
      let rewriting = try TagEdit(Note(Document(bytes), context: context)).rewriting(for: renaming)
      guard rewriting.tags > 0 else { return .nothing }
      let write = NoteWrite(path, before: bytes, after: rewriting.patches.applied(to: bytes)) {
        [renaming] bytes throws(EditRefusal) in
        let note = Note(Document(bytes), context: context)
        return try TagEdit(note).rewriting(for: renaming).patches.applied(to: bytes)
      }
      return .write(write, tags: rewriting.tags)
    } catch {
      return .refused(Failure(error, path: path, bytes: bytes))
    }
  }
}
