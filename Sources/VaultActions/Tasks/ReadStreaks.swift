import VaultMessages
import VaultModel
package import VaultSearch
package import VaultStore
package import VaultTasks

/// Reads how what repeats is kept: what became of each occurrence of every repeating task up to today.
///
/// ```swift
/// for habit in try ReadStreaks().answer(in: workspace) { print(habit.title, habit.streak.current) }
/// ```
package struct ReadStreaks: Sendable {
  /// A repeating task with its history.
  package struct Habit: Sendable {
    package let place: HitPlace
    /// What people call it.
    package let title: String
    /// What became of each occurrence, in their order.
    package let history: [Streak.Occurrence]

    package var streak: Streak { Streak(of: history) }
  }

  package init() {}

  /// Those of all tasks that are not cancelled, by path and line; one of which nothing was due or done yet is left out.
  package func answer(in workspace: Workspace) throws(Failure) -> [Habit] {
    let vault = try workspace.vault()
    defer { vault.tellOfUnreadable() }
    return try vault.ask { index throws(Failure) in
      var query = Query(
        condition: .every([
          .field("type", .anyOf([ItemType.task.name])), .field(ItemKey.recurrence.queryName, .present),
          .not(.field("status", .anyOf([TaskStatus.cancelled.name]))),
        ]))
      query.sort = [SortKey(key: "path")]
      return try Self.habits(try NoteTexts(index).hits(of: query, keepingNotes: true), in: index, vault)
        .sorted { ($0.place.path, $0.place.line) < ($1.place.path, $1.place.line) }
    }
  }

  /// Those of the repeating tasks among some hits.
  package static func habits(
    _ hits: [Hit], in index: IndexedVault, _ vault: Vault
  ) throws(Failure) -> [Habit] {
    let found = try index.read(hits, vault.workspace) { note, item, place in
      item.type == .task ? Repeated(note, item, place) : nil
    }
    let today = try vault.now.date
    var occurrences = TaskOccurrences(index, zones: vault.zones(named: Set(found.flatMap(\.zoneNames))))
    var habits: [Habit] = []
    for repeated in found {
      guard let history = try repeated.history(through: today, &occurrences), !history.isEmpty else { continue }
      habits.append(
        Habit(place: repeated.place, title: repeated.note.shownTitle(of: repeated.item), history: history))
    }
    return habits
  }
}

/// A task that repeats, in its note.
private struct Repeated: Sendable {
  let note: Note
  let item: Item
  let place: HitPlace
  /// Nil of one with a quota.
  private let repetition: Repetition?
  let zoneNames: [String]

  init?(_ note: Note, _ item: Item, _ place: HitPlace) {
    let repetition = note.repetition(of: item)
    guard repetition != nil || note.quota(of: item) != nil else { return nil }
    (self.note, self.item, self.place, self.repetition) = (note, item, place, repetition)
    zoneNames = [note.repetitionStart(of: item)?.zoneName].compactMap(\.self) + (repetition?.zoneNames ?? [])
  }

  /// What became of it up to a day; nil where its rule does not read.
  func history(
    through today: LocalDate, _ occurrences: inout TaskOccurrences
  ) throws(Failure) -> [Streak.Occurrence]? {
    guard let repetition else {
      return HabitTask(item, of: note, weekStart: occurrences.weekStart)?.history(through: today)
    }
    return try? RepeatingTask(item, of: note, in: try occurrences.context(of: repetition)).history(through: today)
  }
}

extension Vault {
  /// How an item is kept that is named; nil of what does not repeat, or of which nothing was due or done yet.
  package func streak(of found: FoundItem) throws(Failure) -> Streak? {
    guard found.item.type == .task, found.rule != nil else { return nil }
    let (today, context) = (try now.date, try context(of: found))
    let habit = HabitTask(found.item, of: found.note, weekStart: context.weekStart)?.history(through: today)
    let repeating = try? RepeatingTask(found.item, of: found.note, in: context)
    guard let history = habit ?? repeating?.history(through: today) else { return nil }
    return history.isEmpty ? nil : Streak(of: history)
  }
}
