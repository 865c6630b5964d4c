import VaultActions
import VaultMessages
import VaultModel
import VaultStore
import VaultSyntax
import VaultTasks

/// The lines that `vault add` was given, each with the note it goes to.
///
/// In a list of tasks a text is understood as a quick entry; in a shopping list, the pantry and the like it is written as
/// it was typed, and so is what is in the vault's own grammar already.
struct AddRequest {
  /// What was understood of one line.
  struct Understood {
    let entry: QuickEntry
    /// The title of the list it was put on by its text.
    let list: String?
  }

  /// The vault that the lines go to.
  let session: Vault
  private let invocation: Invocation
  private let now: LocalDateTime
  private let stated: AddTarget?
  /// The lesson that the tasks are for.
  private let lesson: LessonRequest?
  private var fallback: AddTarget?
  private var lists: EntryLists
  /// The notes, in the order in which they were first meant, each with its lines.
  private var groups: [(target: AddTarget, lines: [NewLine])] = []
  /// What was understood, or could not be, line by line, but for lines that hold nothing of either.
  private(set) var understood: [Understood] = []
  /// The first word that is a project or a tag in other programs, and text here: `+family`.
  private(set) var plusWord: String?
  /// The calls that note the payments of which lines tell.
  private(set) var payments: [[String]] = []

  /// Reads lines and finds their notes.
  ///
  /// - Throws: the failure to report: a list is none, or nothing of a line would be left as a title.
  init(_ texts: [String], _ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    let isStated = invocation.arguments.has(AddCommand.list) || invocation.arguments.has(AddCommand.parent)
    stated = isStated ? try AddTarget.find(invocation) : nil
    if let stated { session = stated.session } else { session = try Vault(for: invocation) }
    now = try session.now
    lesson = try LessonRequest(session, invocation)
    lists = EntryLists(session, invocation)
    for text in texts { try add(text) }
  }

  /// Whether a note is to be made.
  var makesNote: Bool { groups.contains { $0.target.isNew } }

  /// The titles of the lines that become tasks.
  var titles: [String] {
    groups.filter { $0.target.type.makesCheckboxesTasks }.flatMap { $0.lines.compactMap(\.title) }
  }

  /// The titles of those that nobody said a list for.
  var unlisted: [String] {
    guard stated == nil, !understood.contains(where: { $0.list != nil }) else { return [] }
    return groups.filter(\.target.type.makesCheckboxesTasks)
      .flatMap { $0.lines.filter { !$0.namesList }.compactMap(\.title) }
  }

  private mutating func add(_ text: String) throws(Failure) {
    if let lesson { return try add(text, for: lesson) }
    guard !invocation.arguments.has(AddCommand.plain), !text.isWrittenInFull else {
      return append(NewLine(typed: text), to: try usual())
    }
    let translated = ForeignMarks.translated(text) { (try? lists.find($0)) != nil }
    try add(translated, QuickEntry(translated, now: now, session.configuration.settings))
  }

  /// A task for a lesson: dates in its text are text where the lesson says when it is due.
  private mutating func add(_ text: String, for lesson: LessonRequest) throws(Failure) {
    let settings = session.configuration.settings
    let isPlain = invocation.arguments.has(AddCommand.plain) || text.isWrittenInFull
    let text = isPlain ? NewLine(typed: text).content : text
    if let due = lesson.due {
      try add(text, QuickEntry(text, due: due, isPlain: isPlain, now: now, weekStart: settings.weekStart))
    } else {
      let order = QuickEntry.DateOrder(locale: settings.locale)
      try add(
        text, QuickEntry(text, now: now, weekStart: settings.weekStart, order: order, only: isPlain ? [] : nil))
    }
  }

  private mutating func add(_ text: String, _ entry: QuickEntry) throws(Failure) {
    guard let name = entry.list else { return try add(text, entry, list: nil, to: try usual()) }
    guard stated == nil else {
      let flag = invocation.arguments.has(AddCommand.list) ? AddCommand.list : AddCommand.parent
      throw Failure(
        .wrongRequest, .entryListTwice, [.text(flag.spelling), .text(name)], hints: [.init(.entryPlainHint)])
    }
    let list = try lists.find(name)
    let target: AddTarget
    if let own = list.target { target = own } else { target = try usual() }
    guard target.type.makesCheckboxesTasks else {
      // What is bought has no date, but where it goes was said all the same.
      let plain = QuickEntry(text, now: now, weekStart: session.settings.weekStart, only: [.list])
      guard lesson == nil else { throw Failure(.wrongRequest, .lessonNoTask, [.text(target.path.text)]) }
      return append(NewLine(plain.title), to: target)
    }
    try add(text, entry, list: list, to: target)
  }

  private mutating func add(
    _ text: String, _ entry: QuickEntry, list: EntryLists.List?, to target: AddTarget
  ) throws(Failure) {
    guard lesson == nil || target.type.makesCheckboxesTasks else {
      throw Failure(.wrongRequest, .lessonNoTask, [.text(target.path.text)])
    }
    if target.type.makesCheckboxesTasks { noteText(text, entry) }
    guard entry.understandsAnything || lesson != nil, target.type.makesCheckboxesTasks else {
      if !entry.left.isEmpty, target.type.makesCheckboxesTasks {
        understood.append(Understood(entry: entry, list: nil))
      }
      return append(NewLine(typed: text), to: target)
    }
    let line = try EntryLine(entry, list: list?.key, adding: lesson?.changes ?? [], context: target.context)
      .line(typed: text)
    append(line, to: target)
    understood.append(Understood(entry: entry, list: list?.title))
  }

  /// Notes what a task says that its author may not have meant as text.
  private mutating func noteText(_ text: String, _ entry: QuickEntry) {
    plusWord = plusWord ?? ForeignMarks.plusWord(in: text)
    // What is to be paid is a task.
    let day = (entry.due ?? entry.block?.start)?.date ?? now.date
    if day <= now.date, entry.rule == nil, let call = BorrowedCall.payment(toldBy: text) { payments.append(call) }
  }

  private mutating func append(_ line: NewLine, to target: AddTarget) {
    if let place = groups.firstIndex(where: { $0.target.path == target.path }) {
      groups[place].lines.append(line)
    } else {
      groups.append((target, [line]))
    }
  }

  /// The note of a line that does not say its list.
  private mutating func usual() throws(Failure) -> AddTarget {
    if let target = stated ?? fallback { return target }
    let target = try AddTarget.find(invocation, in: session)
    fallback = target
    return target
  }

  /// The writes that add all lines.
  ///
  /// - Throws: the failure to report: a line cannot be written there, or the notes stand in two vaults.
  func writes() throws(Failure) -> [NoteWrite] {
    var writes: [NoteWrite] = []
    for (target, lines) in groups {
      guard target.session.root == session.root else {
        throw Failure(
          .wrongRequest, .editTwoVaults, [.text(session.root.path.text), .text(target.session.root.path.text)])
      }
      writes += try target.writes(adding: lines, invocation)
    }
    return writes + (try lesson?.writes(in: session) ?? [])
  }
}

extension NewLine {
  /// A line as somebody types it, or copies it from a note: with a `-` or `*` before it, and a checkbox, or without.
  init(typed text: String) {
    let note = Note(Document(Array(text.utf8)))
    guard text.isListLine, let line = note.lines.first, line.marker.lower == 0, !line.content.isEmpty else {
      self.init(text)
      return
    }
    self.init(note.document.text(line.content), checkbox: line.checkbox == .absent ? nil : line.checkbox)
  }
}

extension String {
  /// Whether the text begins like a line of a list.
  fileprivate var isListLine: Bool { hasPrefix("- ") || hasPrefix("* ") }

  /// Whether the text is a line copied from a note, or has attributes or an id as lines of notes have them.
  fileprivate var isWrittenInFull: Bool {
    guard !isListLine else { return true }
    let note = Note(Document(Array("- [ ] \(self)".utf8)))
    guard let reading = note.readings.lines.first else { return false }
    return !reading.blockID.isEmpty || note.readings.attributes(of: reading).contains { $0.style != .colon }
  }
}
