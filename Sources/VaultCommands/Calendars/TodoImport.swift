import VaultActions
import VaultEdit
import VaultExchange
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax

/// An import of todo.txt: the tasks become lines of one list, which the next import only adds to.
struct TodoImport {
  private let session: CalendarSession
  private var plan: EditPlan
  private var writes: [NoteWrite] = []
  private var invocation: Invocation { session.invocation }

  init(_ session: CalendarSession) {
    self.session = session
    plan = EditPlan(session.session)
  }

  /// Plans the lines of a file in the list that is named as it is.
  mutating func add(_ file: TodoFile, named stem: String, from source: String, to folder: MoveDestination?)
    throws(Failure)
  {
    var note: NewNote
    do throws(NewNote.Refusal) {
      note = try NewNote(.list, title: stem, at: session.now, settings: session.session.configuration.settings)
    } catch {
      throw Failure(.wrongRequest, .newTitleHasNoName, [.text(stem)])
    }
    if let folder { note = note.moved(to: folder.path(ofNoteAt: Path(note.path)).text) }
    let path = Path(note.path)
    guard let bytes = try session.session.bytes(ofNoteAt: path) else {
      return try make(note, file, source)
    }
    try add(file, to: path, bytes, source)
  }

  /// Plans a new list.
  private mutating func make(_ note: NewNote, _ file: TodoFile, _ source: String) throws(Failure) {
    let lines = file.tasks.map { found in "- [\(found.task.mark)] \(found.task.noteLine)" }
    let body = "# \(note.title)\n\n" + lines.map { $0 + "\n" }.joined()
    do throws(EditRefusal) {
      let text = try note.text(of: Array(body.utf8))
      writes.append(NoteWrite(Path(note.path), before: [], .create(text, permissions: note.permissions)))
    } catch {
      throw Failure(error, path: Path(note.path), bytes: Array(body.utf8))
    }
    tell(source, new: lines.count, same: 0, changed: 0)
  }

  /// Plans the lines that a list lacks; one that is there with another mark or other values is told, and stays.
  private mutating func add(
    _ file: TodoFile, to path: Path, _ bytes: [UInt8], _ source: String
  ) throws(Failure) {
    let context = session.session.configuration.context(forNoteAt: path)
    let note = Note(Document(bytes), context: context)
    var standing: [String: [Item]] = [:]
    for item in note.items where item.line != nil { standing[note.identity(of: item), default: []].append(item) }
    var (new, same, changed) = ([NewLine](), 0, 0)
    for found in file.tasks {
      let line = NewLine(found.task.noteLine, checkbox: LineItem.Checkbox(found.task.status))
      let written = Note(
        Document(Array("- [\(found.task.mark)] \(line.content)\n".utf8)), context: context)
      guard let item = written.items.first(where: { $0.line != nil }) else { continue }
      let identity = written.identity(of: item)
      guard let there = standing[identity]?.popLast() else {
        new.append(line)
        continue
      }
      if note.task(of: there).isSame(as: written.task(of: item)) {
        same += 1
      } else {
        changed += 1
        invocation.note(
          .calendarDiffers,
          [
            .text("\(path.text):\(note.document.location(of: there.range.lower).line)"), .text(note.title(of: there)),
            .list(["\(source):\(found.line)"]),
          ])
      }
    }
    plan.change(noteAt: path, bytes, new.map { .append($0, .end) })
    tell(source, new: new.count, same: same, changed: changed)
  }

  private func tell(_ source: String, new: Int, same: Int, changed: Int) {
    invocation.note(ImportCounts(new: new, same: same).remark(of: source, differing: changed))
  }

  /// Writes the lines, or shows them where they are only asked for.
  func write() throws(Failure) -> ExitCode {
    try EditRun(invocation, session.session).finishMaking(try plan.writes() + writes)
  }
}

extension TodoLine {
  /// The mark in the checkbox of its line.
  fileprivate var mark: String {
    switch status {
    case .open: " "
    case .inProgress: "/"
    case .done: "x"
    case .cancelled: "-"
    }
  }
}

extension TaskItem {
  /// Whether two lines say the same where todo.txt says something.
  fileprivate func isSame(as other: TaskItem) -> Bool {
    status == other.status && due == other.due && start == other.start && wait == other.wait
      && priority == other.priority
      && repetition?.rule == other.repetition?.rule
  }
}
