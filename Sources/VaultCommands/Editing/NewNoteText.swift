import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// The text of a new note: the vault's template for its type, or a form of our own, with what was asked for filled in.
struct NewNoteText {
  private let request: NewNoteRequest
  private let session: Vault
  /// The language of the form: that of the vault's notes, else the user's.
  private let language: Language
  /// The language in which the values were typed.
  private let person: Language

  /// Fills a form in, in the user's language when the vault names none.
  init(_ request: NewNoteRequest, _ session: Vault, _ invocation: Invocation) {
    self.request = request
    self.session = session
    person = invocation.messages.language.language
    language =
      session.configuration.settings.language.flatMap { Language(tag: $0) } ?? person
  }

  private var note: NewNote { request.note }

  /// The text, and where the cursor belongs in it.
  ///
  /// - Parameter links: what the tasks are that it is to depend on.
  /// - Throws: the failure to report: the template cannot be read or changed, or a value does not read.
  func filled(_ links: inout DependencyLinks) throws(Failure) -> NoteTemplate.Filled {
    let own = try ownTemplate()
    let template = own ?? NoteTemplate.builtIn(for: note.type, in: language)
    let plain = try text(from: template, [])
    guard !request.assignments.isEmpty || !request.changes.isEmpty else { return plain }
    let filled = try text(from: template, request.changes + (try changes(of: plain.text, &links)))
    try refuseErrors(in: filled.text, besides: plain.text)
    return filled
  }

  private func text(
    from template: NoteTemplate, _ changes: [ItemChange]
  ) throws(Failure) -> NoteTemplate.Filled {
    do throws(EditRefusal) {
      return try note.text(from: template, changes: changes)
    } catch {
      throw Failure(error, path: Path(note.path), bytes: template.source)
    }
  }

  // MARK: Values

  /// What the assignments mean in a note of this type; a title always stands in the front matter here.
  private func changes(
    of text: [UInt8], _ links: inout DependencyLinks
  ) throws(Failure) -> [ItemChange] {
    let read = Note(Document(text), context: note.context)
    let found = FoundItem(
      read, path: Path(note.path), settings: session.configuration.settings, root: session.root)
    let reader = AssignmentReader(now: request.now, settings: found.settings, language: person)
    var changes: [ItemChange] = []
    for assignment in request.assignments {
      changes += try reader.changes(assignment, of: found, linking: try links.values(of: assignment, for: found))
    }
    return changes.map { change in
      switch change {
      case .reword(let title): .set(["title"], .scalar(NewScalar(title, isText: true)))
      case .mark(let checkbox): .set(["status"], .scalar(NewScalar((TaskStatus(checkbox) ?? .open).name)))
      default: change
      }
    }
  }

  /// A value that its key does not take was typed wrong; what is wrong with the template is its author's.
  private func refuseErrors(in text: [UInt8], besides plain: [UInt8]) throws(Failure) {
    let old = Note(Document(plain), context: note.context).diagnostics
    let new = Note(Document(text), context: note.context).diagnostics
    let error = new.first { error in
      error.severity == .error && !old.contains { $0.code == error.code && $0.values == error.values }
    }
    guard let error else { return }
    throw Failure(.wrongRequest, .newMakesError, [.text(note.path), .diagnostic(error)])
  }

  // MARK: Template

  private var templatePath: Path { Path(".vault/templates/\(note.type.name).md") }

  /// The vault's own template; nil when it has none for the type.
  private func ownTemplate() throws(Failure) -> NoteTemplate? {
    switch FileReader(session.files).note(at: templatePath, below: session.root) {
    case .note(let bytes, _): return NoteTemplate(bytes)
    case .unreadable(.vanished, _): return nil
    case .unreadable(let reason, _):
      throw Failure(cannotRead: templatePath.text, reason.message)
    }
  }
}
