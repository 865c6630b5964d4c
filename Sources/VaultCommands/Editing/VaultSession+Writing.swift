import VaultMessages
import VaultStore

extension VaultSession {
  /// What writes to the vault for an invocation.
  func writer(for invocation: Invocation) -> VaultWriter {
    var writer = VaultWriter(root: root, files: files, deviceFolder: invocation.environment.stateFolder)
    writer.shouldStop = invocation.environment.isInterrupted
    writer.didWrite = invocation.changes.note
    return writer
  }

  /// What a command under way makes of the notes.
  func pending(for invocation: Invocation) throws(CommandFailure) -> PendingEdits {
    return try readingFile(
      ".vault/state", try PendingEdits(of: root, files: files, deviceFolder: invocation.environment.stateFolder))
  }

  /// The bytes of a note by its path; nil when there is no such file.
  ///
  /// Of a command that is under way what it will leave.
  func bytes(ofNoteAt path: Path, _ invocation: Invocation) throws(CommandFailure) -> [UInt8]? {
    let pending = try pending(for: invocation)
    switch FileReader(files).note(at: path, below: root, through: pending) {
    case .note(let bytes, _): return bytes
    case .unreadable(.vanished, _): return nil
    case .unreadable(let reason, _):
      throw CommandFailure(cannotRead: path, reason, at: root.path.appending(path), files)
    }
  }
}
