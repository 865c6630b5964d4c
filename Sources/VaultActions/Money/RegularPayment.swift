package import VaultModel

/// A line of money that repeats: its date and those after it are not booked yet.
package struct RegularPayment {
  /// What finds such lines.
  package static let query = "type:money (repeat:any OR also:any)"

  /// The payment of each of its days.
  package let entry: MoneyEntry
  /// The words without tags, as those of the payments that it books.
  package let title: String
  let repetition: Repetition
  /// Its days, from the date of the line on; nil where its rule does not read: it stands once, as it is written.
  package let schedule: Schedule?

  private let zones: ZoneTable
  private let weekStart: Weekday

  /// Nil for a line that cannot be booked.
  package init?(_ item: Item, of note: Note, in vault: Vault) throws(Failure) {
    let entry = note.moneyEntry(of: item)
    guard let date = entry.date, entry.fault == nil, let repetition = note.repetition(of: item) else { return nil }
    let holidays = try vault.holidays(linkedBy: repetition.exceptionLinks)
    schedule = try? Schedule(
      repetition, start: .day(date), weekStart: vault.settings.weekStart, exceptions: holidays,
      zones: vault.zones(named: [], isSilent: true))
    (self.entry, self.repetition) = (entry, repetition)
    (zones, weekStart) = (vault.zones(named: [], isSilent: true), vault.settings.weekStart)
    var booked = entry
    booked.isRegular = false
    title = Payment(booked, path: "", line: 0)?.title ?? entry.text
  }

  /// How often the rule alone fires from the date of the line up to a day: what `count` counts.
  func firings(before day: LocalDate) -> Int {
    guard let schedule, var words = try? RepetitionWords(reading: repetition.rule) else { return 0 }
    (words.rule.count, words.except, words.also) = (nil, [], [])
    let plain = try? Schedule(
      Repetition(rule: words.sentence(in: words.language ?? .english)), start: schedule.start,
      weekStart: weekStart, exceptions: [], zones: zones)
    return plain?.occurrences.prefix { $0.date < day }.count { _ in true } ?? 0
  }
}
