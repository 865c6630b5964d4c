import VaultModel
import VaultStore
import VaultSyntax

/// The note that `vault add` writes to: that of `--list`, else the vault's `default-list`, else `inbox.md`.
struct AddTarget {
  /// Where lines go when nobody says where.
  static let inbox: Path = "inbox.md"

  /// The vault that the note stands in.
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

  /// The writes that add lines, in their order.
  ///
  /// - Throws: the failure to report: a line cannot be written there, or has a value that its key does not take.
  func writes(
    adding lines: [NewLine], at place: LinePlace, _ invocation: Invocation
  ) throws(CommandFailure) -> [NoteWrite] {
    var plan = EditPlan(session)
    plan.change(noteAt: path, bytes, lines.map { .append($0, place) })
    let writes = try plan.writes(for: invocation)
    let type = Note(Document(bytes ?? []), context: session.configuration.context(forNoteAt: path)).type
    if type.makesCheckboxesTasks, let nameless = lines.first(where: \.isNamelessTask) {
      throw CommandFailure(.wrongCall, .addNoWords, [.text(nameless.content)])
    }
    return writes
  }
}

extension NewLine {
  /// Whether a task of this line would have no words, so that nothing but its place could tell it from another one.
  fileprivate var isNamelessTask: Bool {
    // By itself an id reads as a word, which nobody means.
    if content.hasPrefix("^"), !content.contains(where: \.isWhitespace) { return true }
    let note = Note(Document(Array("- [ ] \(content)".utf8)))
    guard let item = note.items.first(where: { $0.line != nil }) else { return false }
    return note.title(of: item).trimmingSpaces.isEmpty
  }
}
