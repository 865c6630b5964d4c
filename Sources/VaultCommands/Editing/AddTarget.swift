import VaultEdit
import VaultModel
import VaultStore
import VaultSyntax

/// The note that `vault add` writes to: that of `--list`, else the vault's `default-list`, else `inbox.md`.
struct AddTarget {
  /// Where lines go when nobody says where.
  static let inbox: Path = "inbox.md"

  let session: VaultSession
  private let path: Path
  /// The bytes of the note; nil when it is to be made.
  private let bytes: [UInt8]?

  /// Whether the note is to be made.
  var isNew: Bool { bytes == nil }

  /// Finds the note.
  ///
  /// - Throws: the failure to report: the list is none, is a line, or cannot be read. Only the inbox is made when it is
  ///   not there.
  static func find(_ invocation: Invocation) throws(CommandFailure) -> AddTarget {
    if let name = invocation.arguments[AddCommand.list] { return try AddTarget(list: name, invocation) }
    let session = try VaultSession(for: invocation)
    guard let list = session.configuration.settings.defaultList else {
      return AddTarget(session: session, path: inbox, bytes: try session.bytes(ofNoteAt: inbox, invocation))
    }
    do throws(CommandFailure) {
      return try AddTarget(list: list, invocation)
    } catch {
      guard error.key == .itemNotFound || error.key == .cannotRead else { throw error }
      throw CommandFailure(error.exit, .addNoDefaultList, [.text(list)], hints: error.hints)
    }
  }

  private init(session: VaultSession, path: Path, bytes: [UInt8]?) {
    self.session = session
    self.path = path
    self.bytes = bytes
  }

  private init(list name: String, _ invocation: Invocation) throws(CommandFailure) {
    let selection = try EditSelection(naming: name, invocation)
    guard let found = selection.items.first, !found.isLine else {
      throw CommandFailure(.wrongCall, .addListIsLine, [.text(name)])
    }
    self.init(session: selection.session, path: found.path, bytes: found.note.document.bytes)
  }

  /// The write that adds lines, in their order.
  func writes(adding lines: [NewLine], at place: LinePlace) throws(CommandFailure) -> [NoteWrite] {
    let changes = lines.map { (item: ItemReference.note, change: ItemChange.append($0, place)) }
    let edit = NoteEdit(changes, context: session.configuration.context(forNoteAt: path))
    let before = bytes ?? []
    do throws(EditRefusal) {
      let after = try edit.applied(to: before)
      guard bytes != nil else { return [NoteWrite(path, before: [], .create(after, permissions: 0o666))] }
      return [
        NoteWrite(
          path, before: before, .edit(after: after),
          recompute: { bytes in Result { () throws(EditRefusal) in try edit.applied(to: bytes) } })
      ]
    } catch {
      throw CommandFailure(error, path: path, bytes: before)
    }
  }
}

extension VaultSession {
  /// The bytes of a note by its path; nil when there is no such file.
  ///
  /// Of a command that is under way what it will leave.
  func bytes(ofNoteAt path: Path, _ invocation: Invocation) throws(CommandFailure) -> [UInt8]? {
    let pending = PendingEdits(of: root, files: files, deviceFolder: invocation.environment.stateFolder)
    switch FileReader(files).note(at: path, below: root, through: pending) {
    case .note(let bytes, _): return bytes
    case .unreadable(.vanished, _): return nil
    case .unreadable(let reason, _):
      throw CommandFailure(.ioFailure, .cannotRead, [.text(path.text), reason.message])
    }
  }
}
