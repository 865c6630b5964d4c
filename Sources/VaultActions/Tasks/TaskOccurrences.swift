package import VaultModel
package import VaultStore

/// Tells at which occurrence the repeating tasks of a vault stand, with the holidays that they name.
///
/// ```swift
/// var occurrences = TaskOccurrences(vault, zones: zones)
/// try task.standing(at: occurrences.occurrence(of: task)).due
/// ```
package struct TaskOccurrences {
  /// Those by which a rule that ends in UTC ends: the vault's own, and those that times name.
  package var zones: ZoneTable
  private let weekStart: Weekday
  private var holidays: HolidayNotes

  package init(_ vault: IndexedVault, zones: ZoneTable) {
    self.zones = zones
    weekStart = vault.configuration.settings.weekStart
    holidays = HolidayNotes(vault)
  }

  /// What a repetition is read by.
  package mutating func context(of repetition: Repetition) throws(Failure) -> RepetitionContext {
    RepetitionContext(
      weekStart: weekStart, holidays: try holidays.days(of: repetition.exceptionLinks), zones: zones)
  }

  /// The occurrence at which a task stands.
  package mutating func occurrence(of task: TaskItem) throws(Failure) -> TaskOccurrence {
    guard let repetition = task.repetition else { return .asWritten }
    return task.occurrence(in: try context(of: repetition))
  }
}
