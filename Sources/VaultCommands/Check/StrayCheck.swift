import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// Checks notes that lie in no vault, by themselves and with default settings: there is nothing their links could lead
/// to.
struct StrayCheck {
  let files: FileOperations

  /// The findings of one note; its path is printed as the user wrote it.
  func findings(of note: (written: Path, real: Path)) -> [Finding] {
    switch read(note.real) {
    case .unreadable(let reason, _):
      return [.unreadable(.fileUnreadable, note.written, reason)]
    case .note(let bytes, _):
      let read = Note(Document(bytes), context: VaultConfiguration().context(forNoteAt: note.written))
      return Finding.findings(NoteCheck.diagnostics(of: read), in: bytes, path: note.written)
    }
  }

  private func read(_ path: Path) -> FileReader.Reading {
    FileReader(files).note(named: path.bytes, in: FileOperations.workingDirectory)
  }
}
