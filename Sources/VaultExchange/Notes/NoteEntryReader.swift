package import VaultModel
import VaultSyntax

/// Reads tasks and events of notes as entries of a calendar.
///
/// ```swift
/// var reader = NoteEntryReader { link in uids[link.target] }
/// let entry = reader.entry(of: item, in: note, identifier)
/// reader.left        // keys whose values no calendar can say
/// ```
package struct NoteEntryReader {
  /// A key of an item whose value a calendar cannot say.
  package struct Left: Sendable, Hashable {
    package var title: String
    package var key: ItemKey
    package var value: String
  }

  /// What stays at home, in the order of reading.
  package private(set) var left: [Left] = []
  private let identifier: (NamedLink) -> String?

  /// - Parameter identifier: the `UID` of what a link leads to; nil when it has none.
  package init(identifyingBy identifier: @escaping (NamedLink) -> String? = { _ in nil }) {
    self.identifier = identifier
  }

  /// The entry of a task or an event; nil for an item of another type.
  package mutating func entry(of item: Item, in note: Note, _ identifier: CalendarIdentifier) -> CalendarEntry? {
    switch item.type {
    case .event: entry(of: note.event(of: item), item, note, identifier)
    case .task: entry(of: note.task(of: item), item, note, identifier)
    default: nil
    }
  }

  private mutating func entry(
    of event: EventItem, _ item: Item, _ note: Note, _ identifier: CalendarIdentifier
  ) -> CalendarEntry {
    var entry = CalendarEntry(.event, identifier)
    entry.set(.title, event.title)
    entry.setTimes(event.start, event.end)
    entry.set(.status, note.ownText("status", of: item))
    entry[.tags] = event.tags
    entry.set(.location, event.location)
    entry.set(.url, event.url)
    entry[.attachments] = event.attachments
    entry[.remind] = event.reminders.map(\.text)
    entry.set(.created, note.text(.created, of: item))
    addNotes(to: &entry, of: item, in: note)
    add(event.repetition, to: &entry)
    return entry
  }

  private mutating func entry(
    of task: TaskItem, _ item: Item, _ note: Note, _ identifier: CalendarIdentifier
  ) -> CalendarEntry {
    var entry = CalendarEntry(.task, identifier)
    entry.set(.title, task.title)
    if task.end != nil { entry.setTimes(task.start, task.end) }
    if entry[.when].count < 2 {
      entry[.when] = []
      entry.set(.scheduled, task.start?.text)
    }
    entry.set(.due, task.due?.text)
    if entry[.scheduled].isEmpty, entry[.when].isEmpty { entry.set(.scheduled, task.scheduled?.beginning.text) }
    entry.set(.status, task.status == .open ? nil : task.status.name)
    entry.set(.priority, task.priority == .none ? nil : task.priority.name)
    entry.set(.completed, task.completed?.text)
    entry.set(.created, task.created?.text)
    entry.set(.list, task.list)
    entry[.tags] = task.tags
    entry.set(.location, task.location)
    entry.set(.url, task.url)
    entry[.attachments] = task.attachments
    entry[.remind] = task.reminders.map(\.text)
    entry.set(.parent, task.parent.flatMap(self.identifier))
    entry[.depends] = task.depends.compactMap(self.identifier)
    addNotes(to: &entry, of: item, in: note)
    add(task.repetition, to: &entry)
    return entry
  }

  private func addNotes(to entry: inout CalendarEntry, of item: Item, in note: Note) {
    if item.line == nil { entry.set(.notes, NoteBody(of: note).text) }
  }

  private mutating func add(_ repetition: Repetition?, to entry: inout CalendarEntry) {
    guard let repetition else { return }
    guard let start = entry.repetitionStart, let rule = RepetitionText.rule(of: repetition, start: start) else {
      left.append(Left(title: entry.title, key: .recurrence, value: repetition.rule))
      return
    }
    entry.set(.recurrence, rule.text)
    entry[.except] = dates(repetition.except, .except, of: entry)
    entry[.also] = dates(repetition.also, .also, of: entry)
  }

  /// The dates of a list, each as it comes back from a calendar; a link to a note of holidays stays at home.
  private mutating func dates(_ texts: [String], _ key: ItemKey, of entry: CalendarEntry) -> [String] {
    texts.compactMap { text in
      if let moment = CalendarMoment.moment(inNote: text) { return entry.dateText(of: moment) }
      left.append(Left(title: entry.title, key: key, value: text))
      return nil
    }
  }
}

extension PlannedTime {
  /// The day, or the moment at which it begins.
  fileprivate var beginning: Moment {
    switch self {
    case .day(let date): .day(date)
    case .time(let time): .time(time)
    case .block(let date, let times): .time(LocalDateTime(date, times.start))
    }
  }
}

extension Note {
  /// The text of a key that the item's type does not define; nil where there is none.
  func ownText(_ key: String, of item: Item) -> String? {
    guard let field = fields[item.fields].last(where: { document.text($0.keyRange) == key }) else { return nil }
    return texts(of: field).first?.trimmed.text
  }
}
