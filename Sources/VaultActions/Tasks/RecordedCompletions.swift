import VaultModel
import VaultStore
import VaultSyntax

/// What the completions of tasks did to the tasks below them, as the records keep it by which commands are undone: on this
/// device, for as long as they can be undone.
///
/// ```swift
/// var completions = RecordedCompletions(vault)
/// for (subtask, before) in try completions.subtasksChanged(with: trip) { … }
/// ```
struct RecordedCompletions {
  private let vault: Vault
  private var histories: [Path: [(before: NoteVersion, after: NoteVersion)]] = [:]
  private var notes: [Path: NoteVersion] = [:]

  init(_ vault: Vault) { self.vault = vault }

  /// The tasks below one that is taken back which its completion changed and which still stand as it left them, each as it
  /// was before; none where somebody changed the completion since without a command, so that nobody knows what came of it.
  ///
  /// - Parameter record: the entry of the log that is taken back; nil for what was marked itself.
  mutating func subtasksChanged(
    with found: FoundItem, _ record: CompletionRecord? = nil
  ) throws(Failure) -> [(item: Item, before: TaskItem)] {
    let now = notes[found.path] ?? NoteVersion(found.note)
    notes[found.path] = now
    let place = found.note.index(of: found.item)
    guard !now.subtasks(of: place).isEmpty else { return [] }
    let reference = now.references[place]
    var state = Completion(of: found.note.task(of: found.item), record)
    for change in try history(of: found) {
      guard let after = change.after.places[reference], let before = change.before.places[reference],
        Completion(of: change.after.task(at: after), record) == state
      else { return [] }
      state = Completion(of: change.before.task(at: before), record)
      guard state == nil else { continue }
      return now.changes(below: place, in: change.before.tasks(below: before), change.after.tasks(below: after))
    }
    return []
  }

  /// The note before and after each command that changed it, the last first.
  private mutating func history(of found: FoundItem) throws(Failure) -> [(before: NoteVersion, after: NoteVersion)] {
    if let known = histories[found.path] { return known }
    // A note that was removed and came back was the same one.
    let changes = try writing(try vault.writer.changes(of: found.path))
      .filter { !$0.before.isEmpty && !$0.after.isEmpty }
    let history = changes.map {
      (before: NoteVersion($0.before, found.note.context), after: NoteVersion($0.after, found.note.context))
    }
    histories[found.path] = history
    return history
  }
}

/// That a task, or an occurrence of it, is over, and since when.
private struct Completion: Equatable {
  let status: TaskStatus
  let day: LocalDate?

  /// Nil while it is not over.
  init?(of task: TaskItem, _ record: CompletionRecord?) {
    guard let record else {
      guard task.status.isClosed else { return nil }
      (status, day) = (task.status, task.completed?.date)
      return
    }
    guard let entry = task.log.last(where: { $0.date == record.date && $0.time == record.time }) else { return nil }
    (status, day) = (entry.status, entry.completed)
  }
}

/// What a completion changes in a task below.
private struct SubtaskMark: Equatable {
  let status: TaskStatus
  let day: Moment?

  init(_ task: TaskItem) { (status, day) = (task.status, task.completed) }
}

/// A note as it was at some time, read once it is asked, with the references to its items.
private final class NoteVersion {
  private let read: () -> Note
  private(set) lazy var note = read()
  /// One for each item.
  private(set) lazy var references = note.references(to: note.items)
  private(set) lazy var places = Dictionary(
    zip(references, note.items.indices), uniquingKeysWith: { first, _ in first })

  init(_ note: Note) { read = { note } }

  init(_ bytes: [UInt8], _ context: ReadingContext) { read = { Note(Document(bytes), context: context) } }

  func task(at place: Int) -> TaskItem { note.task(of: note.items[place]) }

  /// The tasks below one, at any depth, by their identity, in their order.
  func tasks(below place: Int) -> [String: [TaskItem]] {
    Dictionary(grouping: subtasks(of: place)) { note.identity(of: note.items[$0]) }.mapValues { $0.map(task) }
  }

  func subtasks(of place: Int) -> [Int] { note.places(below: place) { $0.type == .task } }

  /// The tasks below one that a completion changed and that are as it left them, each as it was before.
  ///
  /// What stands below a task that repeats belongs to the occurrences of that one, unless it was ended as well.
  func changes(
    below place: Int, in old: [String: [TaskItem]], _ left: [String: [TaskItem]]
  ) -> [(item: Item, before: TaskItem)] {
    var changes: [Int: (before: TaskItem, after: SubtaskMark)] = [:]
    for (identity, places) in Dictionary(grouping: subtasks(of: place), by: { note.identity(of: note.items[$0]) }) {
      // Equal ones are told by their order, as long as there are as many.
      guard let old = old[identity], let left = left[identity], places.count == old.count, places.count == left.count
      else { continue }
      for (number, place) in places.enumerated() {
        let after = SubtaskMark(left[number])
        if SubtaskMark(old[number]) != after { changes[note.items[place].range.lower] = (old[number], after) }
      }
    }
    let members = note.places(below: place) { item in
      let repeats = note.text(.recurrence, of: item).map { !$0.isEmpty } ?? false
      return item.type == .task && (!repeats || changes[item.range.lower] != nil)
    }
    return members.compactMap { place in
      let item = note.items[place]
      guard let change = changes[item.range.lower], SubtaskMark(task(at: place)) == change.after else { return nil }
      return (item, change.before)
    }
  }
}
