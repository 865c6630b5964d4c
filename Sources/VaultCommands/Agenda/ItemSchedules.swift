import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// Reads how the items of a vault repeat, with the days of the notes of holidays that they name.
struct ItemSchedules {
  private var occurrences: TaskOccurrences

  /// - Parameter zones: those by which a rule that ends in UTC ends: the vault's own, and those that times name.
  init(_ vault: IndexedVault, zones: ZoneTable) { occurrences = TaskOccurrences(vault, zones: zones) }

  /// How an item repeats, and at which occurrence it stands. No schedule when it does not repeat, when only its completion
  /// tells when it is due again, or when its rule does not read, which is said unless it is asked for silence.
  mutating func repetition(
    of item: DatedItem, _ invocation: Invocation, isSilent: Bool = false
  ) throws(Failure) -> (schedule: Schedule?, occurrence: TaskOccurrence) {
    guard let repetition = item.repetition, let start = item.ruleStart else { return (nil, .asWritten) }
    guard !invocation.environment.isInterrupted() else { throw Failure.stopped }
    let context = try occurrences.context(of: repetition)
    do throws(ScheduleError) {
      let schedule = try Schedule(
        repetition, start: start, since: item.current, weekStart: context.weekStart, exceptions: context.holidays,
        zones: context.zones)
      if schedule.isAllExcepted { return (schedule, .never) }
      return (schedule.mode == .fromCompletion ? nil : schedule, item.occurrence(in: context))
    } catch {
      if !isSilent { invocation.warn(.agendaUnread, [.text(item.place.text), .text(item.title)]) }
      return (nil, .asWritten)
    }
  }
}
