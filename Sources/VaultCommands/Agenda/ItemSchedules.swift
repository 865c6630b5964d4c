import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore

/// Reads how the items of a vault repeat, with the days of the notes of holidays that they name.
struct ItemSchedules {
  private let weekStart: Weekday
  private let zones: ZoneTable
  private var holidays: HolidayNotes

  /// - Parameter zones: those by which a rule that ends in UTC ends: the vault's own, and those that times name.
  init(_ vault: IndexedVault, weekStart: Weekday, zones: ZoneTable) {
    self.weekStart = weekStart
    self.zones = zones
    holidays = HolidayNotes(vault)
  }

  /// How an item repeats; nil when it does not, when only its completion tells when it is due again, or when its rule does
  /// not read, which is said unless it is asked for silence.
  mutating func schedule(
    of item: DatedItem, _ invocation: Invocation, isSilent: Bool = false
  ) throws(Failure) -> Schedule? {
    guard let repetition = item.repetition, let start = item.ruleStart else { return nil }
    guard !invocation.environment.isInterrupted() else { throw Failure.stopped }
    let exceptions = try holidays.days(of: repetition.exceptionLinks)
    do throws(ScheduleError) {
      let schedule = try Schedule(
        repetition, start: start, since: item.current, weekStart: weekStart, exceptions: exceptions, zones: zones)
      return schedule.mode == .fromCompletion && !schedule.isAllExcepted ? nil : schedule
    } catch {
      if !isSilent { invocation.warn(.agendaUnread, [.text(item.place.text), .text(item.title)]) }
      return nil
    }
  }
}
