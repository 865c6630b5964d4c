import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// New notes on their way into a vault, each below a name that is free.
struct NewNotes {
  /// The writes that make them, and those that give tasks they depend on an id.
  var writes: [NoteWrite] { get throws(Failure) { made + (try links.writes()) } }

  private let session: Vault
  private let invocation: Invocation
  private var made: [NoteWrite] = []
  private var requests: [NewNoteRequest] = []
  private var names: [Path: FolderNames] = [:]
  private var links: DependencyLinks

  init(_ session: Vault, _ invocation: Invocation) {
    self.session = session
    self.invocation = invocation
    links = DependencyLinks(session, invocation)
  }

  /// Plans a note. An event that does not say when is asked for it where somebody is there to answer.
  ///
  /// - Returns: its path, and the line on which writing goes on; nil where the template names none.
  /// - Throws: the failure to report: its name is taken, a value does not read, or an event has no start.
  mutating func add(_ request: NewNoteRequest) throws(Failure) -> (path: Path, line: Int?) {
    let (request, filled) = try dated(request)
    let path = try freePath(of: request.note, startingOn: day(of: filled, request.note))
    if let reason = session.configuration.reason(ignoring: path) {
      invocation.warn(.newIsIgnored, [.text(path.text), .message(reason.nameMessage)])
    }
    made.append(NoteWrite(path, before: [], .create(filled.text, permissions: request.note.permissions)))
    requests.append(request)
    return (path, filled.cursor.map { SourceLocation(of: $0, in: filled.text).line })
  }

  /// Says what was understood of the words of tasks and events.
  func sayUnderstood() {
    let echo = EntryEcho(invocation)
    for request in requests {
      if let entry = request.entry { echo.say(entry, title: request.note.title, list: request.list) }
    }
  }

  // MARK: When an event is

  /// The request with its text, an event with its start.
  private mutating func dated(
    _ request: NewNoteRequest
  ) throws(Failure) -> (NewNoteRequest, NoteTemplate.Filled) {
    let filled = try NewNoteText(request, session, invocation).filled(&links)
    guard request.note.type == .event, day(of: filled, request.note) == nil else { return (request, filled) }
    let title = request.note.title
    if let entry = request.entry { EntryEcho(invocation).sayLeft(of: entry) }
    if invocation.canAsk, let answer = try invocation.ask(.newEventQuestion, [.text(title)]), !answer.isEmpty {
      guard let answered = try request.answered(answer, invocation, in: session) else {
        throw Failure(
          .wrongRequest, .newEventAnswerUnread, [.text(answer)], hints: [.init(.newEventHint, [.text(title)])])
      }
      return (answered, try NewNoteText(answered, session, invocation).filled(&links))
    }
    // What is missing beside a time that stays was said with it.
    let isSaid = request.entry.map { !$0.left.isEmpty } ?? false
    throw Failure(
      .wrongRequest, .newEventWithoutStart, [.text(title)], hints: isSaid ? [] : [.init(.newEventHint, [.text(title)])])
  }

  private func day(of filled: NoteTemplate.Filled, _ new: NewNote) -> LocalDate? {
    let note = Note(Document(filled.text), context: new.context)
    return note.event(of: note.whole).start?.date
  }

  // MARK: Where it goes

  /// The path of a note: an event whose name is taken has its day in it, and a number where that is taken, too.
  ///
  /// - Throws: that any other note's name is taken: a file is never written over. Whoever has the name is told, and which
  ///   name is free.
  private mutating func freePath(of note: NewNote, startingOn day: LocalDate?) throws(Failure) -> Path {
    var path = Path(note.path)
    var names = try names(in: path.parent)
    if let taken = names.taken(path.name) {
      guard note.type == .event, let day else { throw refusal(of: note, taken, names) }
      let stem = path.stem + "-" + day.text
      let isFree = names.taken(stem + ".md") == nil
      path = path.parent.appending(Path(stem + (isFree ? "" : "-\(names.freeNumber(after: stem))") + ".md"))
    }
    names.take(path.name)
    self.names[path.parent] = names
    return path
  }

  private func names(in folder: Path) throws(Failure) -> FolderNames {
    if let known = names[folder] { return known }
    return try readingFile(folder.text, try FolderNames(of: folder, below: session.root, files: session.files))
  }

  private func refusal(of note: NewNote, _ taken: String, _ names: FolderNames) -> Failure {
    let path = Path(note.path)
    let other = path.parent.appending(Path(taken))
    var hints = [Remark(.newEditHint, [.text(ShellWord.quoted(other.text))])]
    if note.type != .diary, note.type != .money {
      hints.append(.init(.newFreeTitle, [.text("\(note.title) \(names.freeNumber(after: path.stem))")]))
    }
    return Failure(.conflict, .nameTaken, [.text(other.text)], hints: hints)
  }
}
