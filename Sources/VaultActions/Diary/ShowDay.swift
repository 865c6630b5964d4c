import VaultJournal
import VaultMessages
package import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore

/// A day of the diary: how it was, its entries, what was done, and the same day of earlier years.
///
/// ```swift
/// let day = try ShowDay(date).answer(in: workspace)
/// day.entries.map(\.entry.title)
/// ```
package struct ShowDay: Sendable {
  /// The day that is shown.
  package var day: LocalDate

  /// - Parameter day: any day, with a note or without one.
  package init(_ day: LocalDate) { self.day = day }

  /// How many years back the day is remembered.
  private static let years = 120

  /// The day; one that nobody wrote of is empty.
  ///
  /// - Throws: that the vault or a note of it cannot be read, or that somebody stopped it.
  package func answer(in workspace: Workspace) throws(Failure) -> ShownDay {
    let vault = try workspace.vault()
    let moods = try Statistics(from: day, to: day).moods(in: workspace)
    return try vault.ask { index throws(Failure) in
      let notes = try DiaryNote.read("type:diary date:\(day.text)", in: index, vault)
      let earlier = DiaryDays.anniversaries(of: day, years: Self.years).map { "date:" + $0.text }
      let remembered =
        earlier.isEmpty
        ? []
        : try DiaryNote.read("type:diary (\(earlier.joined(separator: " OR ")))", in: index, vault)
          .filter(\.isWritten)
      return ShownDay(
        day: day, mood: notes.compactMap(\.mood).first, energy: notes.compactMap(\.energy).first,
        mean: moods.days.first?.mean,
        entries: notes.flatMap(\.entries).sorted { JournalEntry.isNewer($1.entry, than: $0.entry) },
        done: try done(in: index, vault), remembered: remembered.sorted { ($1.day, $0.path) < ($0.day, $1.path) })
    }
  }

  /// The tasks that were done on the day, also those that repeat.
  private func done(in index: IndexedVault, _ vault: Vault) throws(Failure) -> [FoundTask] {
    let query = try vault.workspace.read(
      "type:task (completed:\(day.text) OR repeat:any)", by: try vault.queryParser(in: index))
    return try FoundTask.read(
      try NoteTexts(index).hits(of: query, keepingNotes: true), in: index, vault.workspace
    ).filter { $0.task.completions(on: day...day, day).contains { !$0.isOpen } }
  }
}

/// A day of the diary with what else is known of it.
package struct ShownDay: Sendable {
  /// The day that was asked for.
  package let day: LocalDate
  /// What the note says of the day itself.
  package let mood: Mood?
  /// 1–5.
  package let energy: Int?
  /// Of the day's check-ins, or what the note says; nil without any.
  package let mean: Mean?
  /// The first of the day first.
  package let entries: [FoundEntry]
  /// The tasks that were done on the day.
  package let done: [FoundTask]
  /// The notes of the same day of earlier years, the newest first.
  package let remembered: [DiaryNote]

  /// Whether nothing was written of the day.
  package var isEmpty: Bool { entries.isEmpty && mean == nil && energy == nil }
}
