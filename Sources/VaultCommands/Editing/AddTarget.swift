import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The note that `vault add` writes to: that of `--list`, else the vault's `default-list`, else `inbox.md`.
struct AddTarget {
  /// Where lines go when nobody says where.
  static let inbox = Path.inbox

  /// The vault that the note stands in.
  let session: Vault
  let path: Path
  /// Where in the note new lines go.
  let place: LinePlace
  /// The bytes of the note; nil when it is to be made.
  private let bytes: [UInt8]?

  /// Whether the note is to be made.
  var isNew: Bool { bytes == nil }

  /// How the note is read, as the type that it says it has.
  var context: ReadingContext { note.lineContext }

  /// The note's type.
  var type: ItemType { note.type }

  private var note: Note { Note(Document(bytes ?? []), context: session.configuration.context(forNoteAt: path)) }

  /// Finds the note.
  ///
  /// - Throws: the failure to report: the list is none, is a line, or cannot be read. Only the inbox is made when it is
  ///   not there.
  static func find(_ invocation: Invocation, in known: Vault? = nil) throws(Failure) -> AddTarget {
    let place = invocation.arguments[AddCommand.under].map { LinePlace.under(heading: $0) } ?? .end
    if let parent = invocation.arguments[AddCommand.parent] { return try AddTarget(parent: parent, invocation) }
    if let name = invocation.arguments[AddCommand.list] { return try AddTarget(list: name, at: place, invocation) }
    let session: Vault
    if let known { session = known } else { session = try Vault(for: invocation) }
    guard let list = session.configuration.settings.defaultList else {
      return try AddTarget(session, noteAt: inbox, place: place, invocation)
    }
    do throws(Failure) {
      return try AddTarget(list: list, at: place, invocation)
    } catch {
      guard error.isAbsence else { throw error }
      throw Failure(error.kind, .addNoDefaultList, [.text(list)], hints: error.hints)
    }
  }

  /// A note by its path, made when it is not there.
  init(_ session: Vault, noteAt path: Path, place: LinePlace, _ invocation: Invocation) throws(Failure) {
    self.init(session: session, path: path, place: place, bytes: try session.bytes(ofNoteAt: path))
  }

  private init(session: Vault, path: Path, place: LinePlace, bytes: [UInt8]?) {
    self.session = session
    self.path = path
    self.place = place
    self.bytes = bytes
  }

  /// A note by any name.
  ///
  /// - Throws: that there is none, or that a line has the name.
  init(list name: String, at place: LinePlace, _ invocation: Invocation) throws(Failure) {
    let selection = try ItemSelection(naming: name, invocation)
    guard let found = selection.items.first, !found.isLine else {
      throw Failure(.wrongRequest, .addListIsLine, [.text(name)])
    }
    self.init(session: selection.vault, path: found.path, place: place, bytes: found.note.document.bytes)
  }

  /// Below a task: as the last of its deeper lines, or in the list of its note.
  ///
  /// - Throws: that there is none, or that it is no task.
  private init(parent name: String, _ invocation: Invocation) throws(Failure) {
    let selection = try ItemSelection(naming: name, invocation)
    guard let found = selection.items.first, found.item.type == .task else {
      throw Failure(.wrongRequest, .addParentIsNoTask, [.text(name)])
    }
    self.init(
      session: selection.vault, path: found.path, place: .below(found.note.reference(to: found.item)),
      bytes: found.note.document.bytes)
  }

  /// The writes that add lines, in their order.
  ///
  /// - Throws: the failure to report: a line cannot be written there, or has a value that its key does not take.
  func writes(adding lines: [NewLine], _ invocation: Invocation) throws(Failure) -> [NoteWrite] {
    var plan = EditPlan(session)
    plan.change(noteAt: path, bytes, lines.map { .append($0, place) })
    let writes = try plan.writes()
    if type.makesCheckboxesTasks, let nameless = lines.first(where: \.isNamelessTask) {
      throw Failure(.wrongRequest, .addNoWords, [.text(nameless.content)])
    }
    return writes
  }
}

extension NewLine {
  /// Whether a task of this line would have no words, so that nothing but its place could tell it from another one.
  var isNamelessTask: Bool {
    // By itself an id reads as a word, which nobody means.
    if content.hasPrefix("^"), !content.contains(where: \.isWhitespace) { return true }
    return title?.trimmed.isEmpty ?? false
  }

  /// What a task of this line is called; nil where it is no line.
  var title: String? { asTask.map { $0.note.title(of: $0.item) } }

  /// Whether it names the list that it goes to.
  var namesList: Bool { asTask.map { $0.note.text(.list, of: $0.item) != nil } ?? false }

  private var asTask: (note: Note, item: Item)? {
    let note = Note(Document(Array("- [ ] \(content)".utf8)))
    return note.items.first { $0.line != nil }.map { (note, $0) }
  }
}
