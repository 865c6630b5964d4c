import VaultEdit
import VaultModel
import VaultStore
import VaultSyntax

/// The text of a new note: the vault's template for its type, or a form of our own, with what was asked for filled in.
struct NewNoteText {
  private let request: NewNoteRequest
  private let session: VaultSession
  /// The language of the form: that of the vault's notes, else the user's.
  private let language: Language

  /// Fills a form in; `language` is the user's, which counts when the vault names none.
  init(_ request: NewNoteRequest, _ session: VaultSession, language: Language) {
    self.request = request
    self.session = session
    self.language = session.configuration.settings.language.flatMap { Language(tag: $0) } ?? language
  }

  private var note: NewNote { request.note }

  /// The text, and where the cursor belongs in it.
  ///
  /// - Throws: the failure to report: the template cannot be read or changed, or a value does not read.
  func filled() throws(CommandFailure) -> NoteTemplate.Filled {
    let own = try ownTemplate()
    let template = own ?? NoteTemplate.builtIn(for: note.type, in: language)
    let plain = try text(from: template, [])
    guard !request.assignments.isEmpty else { return plain }
    let filled = try text(from: template, try changes(of: plain.text))
    try refuseErrors(in: filled.text, besides: plain.text)
    return filled
  }

  private func text(
    from template: NoteTemplate, _ changes: [ItemChange]
  ) throws(CommandFailure) -> NoteTemplate.Filled {
    do throws(EditRefusal) {
      return try note.text(from: template, changes: changes)
    } catch {
      throw CommandFailure(error, path: Path(note.path), bytes: template.source)
    }
  }

  // MARK: Values

  /// What the assignments mean in a note of this type; a title always stands in the front matter here.
  private func changes(of text: [UInt8]) throws(CommandFailure) -> [ItemChange] {
    let read = Note(Document(text), context: note.context)
    let found = FoundItem(
      read, path: Path(note.path), settings: session.configuration.settings, root: session.root)
    let reader = AssignmentReader(now: request.now, settings: found.settings)
    var changes: [ItemChange] = []
    for assignment in request.assignments { changes += try reader.changes(assignment, of: found) }
    return changes.map { change in
      switch change {
      case .reword(let title): .set(["title"], .scalar(NewScalar(title, isText: true)))
      case .mark(let checkbox): .set(["status"], .scalar(NewScalar((TaskStatus(checkbox) ?? .open).name)))
      default: change
      }
    }
  }

  /// A value that its key does not take was typed wrong; what is wrong with the template is its author's.
  private func refuseErrors(in text: [UInt8], besides plain: [UInt8]) throws(CommandFailure) {
    let old = Note(Document(plain), context: note.context).diagnostics.map(\.values)
    let new = Note(Document(text), context: note.context).diagnostics
    guard let error = new.first(where: { $0.severity == .error && !old.contains($0.values) }) else { return }
    throw CommandFailure(.wrongCall, .newMakesError, [.text(note.path), .diagnostic(error)])
  }

  // MARK: Template

  private var templatePath: Path { Path(".vault/templates/\(note.type.name).md") }

  /// The vault's own template; nil when it has none for the type.
  private func ownTemplate() throws(CommandFailure) -> NoteTemplate? {
    switch FileReader(session.files).note(at: templatePath, below: session.root) {
    case .note(let bytes, _): return NoteTemplate(bytes)
    case .unreadable(.vanished, _): return nil
    case .unreadable(let reason, _):
      throw CommandFailure(.ioFailure, .cannotRead, [.text(templatePath.text), reason.message])
    }
  }
}
