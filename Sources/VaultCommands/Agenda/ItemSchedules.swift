import VaultModel
import VaultSearch
import VaultStore

/// Reads how the items of a vault repeat, with the days of the notes of holidays that they name.
struct ItemSchedules {
  private let vault: IndexedVault
  private let weekStart: Weekday
  private let zones: ZoneTable
  private let texts: NoteTexts
  /// The days of notes, by the link that names them.
  private var days: [String: [LocalDate]] = [:]

  /// - Parameter zones: those by which a rule that ends in UTC ends: the vault's own, and those that times name.
  init(_ vault: IndexedVault, weekStart: Weekday, zones: ZoneTable = ZoneTable()) {
    self.vault = vault
    self.weekStart = weekStart
    self.zones = zones
    texts = NoteTexts(vault)
  }

  /// How an item repeats; nil when it does not, when only its completion tells when it is due again, or when its rule does
  /// not read, which is said unless it is asked for silence.
  mutating func schedule(
    of item: DatedItem, _ invocation: Invocation, isSilent: Bool = false
  ) throws(CommandFailure) -> Schedule? {
    guard let repetition = item.repetition, let start = item.repeatedDate else { return nil }
    let exceptions = try holidays(of: repetition)
    do throws(ScheduleError) {
      let schedule = try Schedule(
        repetition, start: start, weekStart: weekStart, exceptions: exceptions, zones: zones)
      return schedule.mode == .fromCompletion ? nil : schedule
    } catch {
      if !isSilent { invocation.warn(.agendaUnread, [.text(item.place.text), .text(item.title)]) }
      return nil
    }
  }

  /// The days of the notes that a repetition's exceptions link; a link that leads to no single note names none.
  private mutating func holidays(of repetition: Repetition) throws(CommandFailure) -> [LocalDate] {
    var result: [LocalDate] = []
    for link in repetition.exceptionLinks {
      if days[link.target] == nil { days[link.target] = try holidays(ofNoteAt: link.target) }
      result += days[link.target] ?? []
    }
    return result
  }

  private func holidays(ofNoteAt target: String) throws(CommandFailure) -> [LocalDate] {
    do throws(SnapshotFault) {
      let notes = try vault.snapshot.notes(linkedBy: target)
      return notes.count == 1 ? texts.note(of: notes[0]).holidays : []
    } catch {
      throw CommandFailure(error)
    }
  }
}
