import VaultExchange
package import VaultModel
import VaultSearch
package import VaultStore

/// Tells at which occurrence the repeating tasks of a vault stand, with the holidays that they name and the occurrences
/// that notes of their own stand for.
///
/// ```swift
/// var occurrences = TaskOccurrences(vault, zones: zones)
/// try task.standing(at: occurrences.occurrence(of: task)).due
/// ```
package struct TaskOccurrences {
  /// Those by which a rule that ends in UTC ends: the vault's own, and those that times name.
  package var zones: ZoneTable
  /// On which day weeks begin in the vault.
  package let weekStart: Weekday
  private var holidays: HolidayNotes
  private let vault: IndexedVault

  package init(_ vault: IndexedVault, zones: ZoneTable) {
    self.zones = zones
    self.vault = vault
    weekStart = vault.configuration.settings.weekStart
    holidays = HolidayNotes(vault)
  }

  /// What a repetition is read by.
  package mutating func context(of repetition: Repetition) throws(Failure) -> RepetitionContext {
    RepetitionContext(
      weekStart: weekStart, holidays: try holidays.days(of: repetition.exceptionLinks),
      overridden: try vault.overridden(in: repetition), zones: zones)
  }

  /// The occurrence at which a task stands.
  package mutating func occurrence(of task: TaskItem) throws(Failure) -> TaskOccurrence {
    guard let repetition = task.repetition else { return .asWritten }
    return task.occurrence(in: try context(of: repetition))
  }
}

extension IndexedVault {
  /// The occurrences of a series that notes of their own stand for, as their `uid:` names them: `abc#20261130T100000` of
  /// the series `abc`.
  package func overridden(in repetition: Repetition) throws(Failure) -> [Moment] {
    guard let series = repetition.identifier, !series.isEmpty else { return [] }
    let beginning = CalendarIdentifier(text: series).uid + "#"
    let names = try readingIndex(try snapshot.values(ofKey: ItemKey.uid.queryName, behind: beginning))
    // The index folds the letters.
    return names.compactMap { CalendarMoment.moment($0.uppercased()) }
  }
}
