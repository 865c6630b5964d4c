package import VaultModel
import VaultSyntax

/// A task as a line of todo.txt, with what the format has no place for: pairs of vault's own keys where these hold it, which
/// other programs keep and an import reads, and what stays at home.
package struct TodoPairs: Sendable {
  package let line: TodoLine
  /// What no pair of one word holds, by key.
  package private(set) var left: [(key: String, value: String)] = []

  /// Reads what a task's fields say besides its place in the format.
  ///
  /// - Parameter task: the task at the date at which it stands.
  package init(of task: TaskItem, _ item: Item, in note: Note) {
    let rule = task.repetition?.rule
    let plain = TodoLine(task, rule: rule)
    var texts: [(key: ItemKey, text: String)] = []
    for field in note.fields[item.fields] {
      guard let key = field.key, field.value != .absent, !Self.ownKeys.contains(key),
        Schema.shape(of: key, in: .task) != nil
      else { continue }
      texts.removeAll { $0.key == key }
      let written = note.texts(of: field).map(\.trimmed.text).joined(separator: ",")
      let text = Self.moments(of: task, key) ?? (field.value == .truth(true) ? "true" : written)
      switch key {
      case .due where task.due?.timeOfDay.map({ $0 != plain.time }) != true && task.due != nil,
        .start where task.todoStart != nil, .wait where task.wait?.isWholeDay == true,
        .completed where task.status.isClosed && task.completed?.isWholeDay == true,
        .recurrence where plain.recurrence != nil, .created where plain.isCreationWritten && task.created != nil:
        continue
      default: texts.append((key, text))
      }
    }
    var pairs: [String] = []
    for (key, text) in texts {
      if let word = Self.word(text), Self.isRead(key), !Self.isSaidOtherwise(key, task) {
        pairs.append(key.rawValue + ":" + word)
      } else {
        left.append((key.rawValue, text))
      }
    }
    var line = pairs.isEmpty ? plain : TodoLine(task, rule: rule, further: pairs)
    if line.priority == "C", let letter = Self.letter(of: item, in: note) { line.priority = letter }
    self.line = line
    let notes = Self.notes(of: item, in: note)
    if !notes.isEmpty { left.append(("notes", notes)) }
  }

  /// The letter that an import kept of a low priority.
  private static func letter(of item: Item, in note: Note) -> Character? {
    let kept = note.fields[item.fields].last { $0.key == nil && note.document.text($0.keyRange) == "pri" }
    var line = TodoLine(words: "")
    line.priority = kept.flatMap { note.document.text($0.range).first }
    return line.lowLetter
  }

  /// The first line of what stands below a line, or in the body of a note, without the tasks there.
  private static func notes(of item: Item, in note: Note) -> String {
    let whole = item.line.map { note.lines[$0].notes } ?? NoteBody(of: note).range
    // Only its own lines are gone through: a note may have as many tasks as there are.
    let lines = item.line.map { note.lines[($0 + 1)..<Int(note.lines[$0].subtreeEnd)] } ?? note.lines[...]
    var texts: [String] = []
    var lower = whole.lower
    for line in lines where line.checkbox != .absent {
      guard line.range.lower >= lower, line.range.upper <= whole.upper else { continue }
      texts.append(note.document.text(ByteRange(lower, line.range.lower)))
      lower = line.range.upper
    }
    texts.append(note.document.text(ByteRange(lower, max(lower, whole.upper))))
    let shown = texts.flatMap { $0.split { $0.isNewline } }.map { String($0).plainLine }.filter { !$0.isEmpty }
    guard let first = shown.first else { return "" }
    return shown.count > 1 ? first + " …" : first
  }

  /// What a line of todo.txt has a place for, and what says nothing of a task to others.
  private static let ownKeys: Set<ItemKey> = [
    .type, .title, .tags, .list, .status, .priority, .uid, .lang, .aliases, .tasks, .completionDay, .date,
    .at,
  ]

  /// The moments of a task that stands at another date than its fields say.
  private static func moments(of task: TaskItem, _ key: ItemKey) -> String? {
    switch key {
    case .due: task.due?.text
    case .start: task.start?.text
    case .end: task.end?.text
    case .wait: task.wait?.text
    default: nil
    }
  }

  /// Whether a word at the end of a line in a note is read as this key.
  private static func isRead(_ key: ItemKey) -> Bool {
    LineKey.allCases.contains { $0.name == key.rawValue && LineGrammar.task.keys.contains($0) }
  }

  /// Whether the line says the day of the key, so that a pair with its time would say it twice.
  private static func isSaidOtherwise(_ key: ItemKey, _ task: TaskItem) -> Bool {
    switch key {
    case .due: task.due != nil
    case .wait: task.wait != nil
    case .completed: task.status.isClosed && task.completed != nil
    default: false
    }
  }

  /// A value as one word; a day and a time are joined by `T`. Nil for several words.
  private static func word(_ text: String) -> String? {
    var text = text
    if let moment = LocalDateTime(text), moment.zone == nil { text = moment.date.text + "T" + moment.time.text }
    guard let first = text.utf8.first, first != UInt8(ascii: ":"), !text.utf8.contains(where: { $0 <= 0x20 }) else {
      return nil
    }
    return text
  }
}
