import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultTasks
import VaultTimetable

/// What there is to be reminded of in a vault around a moment.
struct ReminderAnswer {
  let sources: [ReminderSource]
  /// The items of the sources.
  let owners: [DatedItem]
  /// From a day before that moment on, in their order.
  let alerts: [ReminderAlert]
  let clock: ReminderClock
  /// The moment.
  let now: Int64

  /// Asks for the alerts from a day before a moment through another, in seconds since 1970-01-01 00:00 UTC.
  ///
  /// - Parameters:
  ///   - narrowing: what must be met besides.
  ///   - isSilent: what cannot be read is not said.
  init(
    at now: Int64, through end: Int64, where narrowing: [Condition] = [], _ session: Vault, _ vault: IndexedVault,
    _ invocation: Invocation, isSilent: Bool
  ) throws(Failure) {
    let settings = session.configuration.settings
    let defaults = ReminderDefaults(settings)
    let start = now - ReminderLedger.patience
    let home = ReminderClock(session.zones(named: [], isSilent: true), dayTime: defaults.time)
    let text = Self.dated(after: start, through: end + defaults.longestLead.seconds, home)
    var query = try invocation.read(text, by: try session.queryParser(for: invocation, in: vault))
    query.condition = .every([query.condition] + narrowing + Condition.every(narrowing).leavingOutClosed())
    query.sort = [SortKey(key: "path")]
    let hits = try NoteTexts(vault).hits(of: query, keepingNotes: true)
    let items = try vault.read(hits, invocation.workspace) { note, item, place in
      DatedItem(item, in: note, at: place).map { ($0, "\(place.path.text)\n\(note.identity(of: item))") }
    }
    let lessons = try session.ownLessons()
    let asked = narrowing.isEmpty ? lessons : try session.ownLessons(where: narrowing)
    let read = try DayItems(
      of: items.map(\.0), naming: items.flatMap { $0.0.reminderZoneNames } + lessons.compactMap(\.timezone),
      isSilent: isSilent, in: session, vault)
    if !isSilent { read.tellUnread(in: invocation.workspace) }
    let zones = read.zones
    var sources: [ReminderSource] = []
    var owners: [DatedItem] = []
    for (member, (_, identity)) in zip(read.members, items) {
      let own = member.reminders(identity: identity, defaults)
      sources += own
      owners += own.map { _ in member.item }
    }
    let told = try LessonReminderSources(
      lessons, of: Set(asked.map(\.place)), at: now, after: start, through: end,
      ReminderClock(zones, dayTime: defaults.time), session, vault)
    sources += told.sources
    owners += told.owners
    let clock = ReminderClock(zones, dayTime: defaults.time)
    let found = ReminderAlerts(
      of: sources, after: start, through: end, clock, shouldStop: invocation.environment.isInterrupted)
    guard !invocation.environment.isInterrupted() else { throw Failure.stopped }
    if !isSilent {
      for source in found.cut {
        invocation.warn(.agendaCut, [.text(owners[source].title), .count(ReminderAlerts.most)])
      }
    }
    (self.sources, self.owners, self.alerts, self.clock, self.now) = (sources, owners, found.alerts, clock, now)
  }

  /// What has a date around a span of time, repeats, or says itself when to remind. A day more on both sides: a time of
  /// another zone may fall there.
  private static func dated(after start: Int64, through end: Int64, _ clock: ReminderClock) -> String {
    let first = clock.clock(at: start)?.date.adding(days: -1) ?? .first
    let last = clock.clock(at: end)?.date.adding(days: 1) ?? .last
    let days = "\(first.text)..\(last.text)"
    let dates = ["due", "start", "scheduled"].map { "\($0):\(days)" }.joined(separator: " OR ")
    return "type:event,task (repeat:any OR also:any OR remind:any OR \(dates))"
  }
}
