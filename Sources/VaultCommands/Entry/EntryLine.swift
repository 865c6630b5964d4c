import VaultActions
import VaultEdit
import VaultMessages
import VaultModel
import VaultSyntax
import VaultTasks

/// Writes a quick entry in the grammar of the vault: `2026-11-21 15:00 Call Ann #work {priority: high}`.
struct EntryLine {
  private let entry: QuickEntry
  private let list: String?
  private let further: [ItemChange]
  private let context: ReadingContext

  /// - Parameters:
  ///   - list: the value of its `list` key; nil when it has none.
  ///   - further: the values of keys that the entry says nothing of.
  ///   - context: how the note is read that the line goes to.
  init(_ entry: QuickEntry, list: String?, adding further: [ItemChange] = [], context: ReadingContext) {
    self.entry = entry
    self.list = list
    self.further = further
    self.context = context
  }

  /// The line.
  ///
  /// - Throws: that no words would be left to tell it by, or that it would say something else.
  func line(typed text: String) throws(Failure) -> NewLine {
    guard !entry.title.trimmed.isEmpty else {
      let typed = NewLine(text)
      guard !typed.isNamelessTask else { return typed }
      throw Failure(.wrongRequest, .addNoWords, [.text(text)], hints: [.init(.entryPlainHint)])
    }
    // What would be read there as something else is written in the tail: by when it is to be done, with a time.
    if let slot = entry.slot, let content = content(after: slot + " ", entry.changes) { return NewLine(content) }
    guard let content = content(after: "", entry.allChanges) else {
      throw Failure(.wrongRequest, .entryNotWritable, [.text(text)], hints: [.init(.entryPlainHint)])
    }
    return NewLine(content)
  }

  /// The content of the line with a date before the title, if it reads as it is meant.
  private func content(after slot: String, _ changes: [ItemChange]) -> String? {
    let note = note("- [ ] \(slot)\(entry.title)\n")
    guard note.items.count == 2, let item = note.items.last else { return nil }
    let reference = note.reference(to: item)
    let changes = changes + (list.map { [.set(["list"], .scalar(NewScalar($0)))] } ?? []) + further
    let edit = NoteEdit(changes.map { (item: reference, change: $0) }, context: context)
    guard let bytes = try? edit.applied(to: note.document.bytes) else { return nil }
    let result = Note(Document(bytes), context: context)
    guard result.items.count == 2, let written = result.items.last, let line = written.line, let bare,
      says(result.task(of: written), beside: bare.task), result.title(of: written) == bare.title
    else { return nil }
    return result.document.text(result.lines[line].content)
  }

  /// What a line of nothing but the words says, which may have attributes of their own.
  private var bare: (title: String, task: TaskItem)? {
    let note = note("- [ ] \(entry.title)\n")
    return note.items.count == 2 ? note.items.last.map { (note.title(of: $0), note.task(of: $0)) } : nil
  }

  private func says(_ task: TaskItem, beside bare: TaskItem) -> Bool {
    guard task.due == entry.due ?? bare.due, task.scheduled == entry.scheduled ?? bare.scheduled else { return false }
    guard task.start == entry.block?.start ?? bare.start, task.end == (entry.block.map(\.end) ?? bare.end) else {
      return false
    }
    return task.priority == entry.priority ?? bare.priority
  }

  private func note(_ text: String) -> Note { Note(Document(Array(text.utf8)), context: context) }
}
