import VaultMessages
package import VaultStore
import VaultSyntax

extension Failure {
  /// A note that a command needs cannot be read; of bytes that are not UTF-8 the place of the first is named.
  ///
  /// - Parameters:
  ///   - path: the note as messages name it.
  ///   - file: where it is, absolute.
  package init(cannotRead path: Path, _ reason: UnreadableReason, at file: Path, _ files: FileOperations) {
    guard case .invalidUTF8(let guess) = reason,
      let bytes = try? FileReader(files).contents(named: file, limit: FileReader.noteLimit),
      let invalid = UTF8Reading.firstInvalidByte(of: bytes, in: ByteRange(0, bytes.count))
    else {
      self.init(cannotRead: path.text, reason.message)
      return
    }
    let place = SourceLocation(of: invalid, in: bytes)
    self.init(
      cannotRead: "\(path.text):\(place.line):\(place.column)", reason.message,
      hints: guess == .unknown ? [Remark(.encodingHint)] : [])
  }

  /// A note that a command needs cannot be read, as the index knows.
  package init(_ note: IndexReport.Unreadable, in vault: IndexedVault) {
    self.init(cannotRead: note.path, note.reason, at: vault.root.path.appending(note.path), vault.files)
  }
}
