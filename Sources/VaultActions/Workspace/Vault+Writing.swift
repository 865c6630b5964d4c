import VaultEdit
package import VaultStore
import VaultMessages
import VaultSyntax

extension Vault {
  /// What writes to the vault.
  package var writer: VaultWriter {
    var writer = VaultWriter(root: root, files: files, deviceFolder: workspace.device.stateFolder)
    writer.shouldStop = workspace.device.shouldStop
    writer.didWrite = workspace.changes.note
    return writer
  }

  /// What a command under way makes of the notes.
  package func pending() throws(Failure) -> PendingEdits {
    try readingFile(
      ".vault/state", try PendingEdits(of: root, files: files, deviceFolder: workspace.device.stateFolder))
  }

  /// The bytes of a note by its path; nil when there is no such file.
  ///
  /// Of a command that is under way what it will leave.
  package func bytes(ofNoteAt path: Path) throws(Failure) -> [UInt8]? {
    let pending = try pending()
    switch FileReader(files).note(at: path, below: root, through: pending) {
    case .note(let bytes, _): return bytes
    case .unreadable(.vanished, _): return nil
    case .unreadable(let reason, _):
      throw Failure(cannotRead: path, reason, at: root.path.appending(path), files)
    }
  }

  /// Makes all writes or none, as something that can be taken back.
  ///
  /// - Parameters:
  ///   - record: the request, as those who take it back read it.
  ///   - first: the first part of the request, together with which it is taken back.
  package func commit(
    _ writes: [NoteWrite], as record: CommandRecord, continuing first: UndoIdentifier? = nil,
    running: RunningChange? = nil
  ) throws(Failure) -> WriteReceipt {
    try writing(try writer.commit(writes, command: record, continuing: first, running: running))
  }
}
