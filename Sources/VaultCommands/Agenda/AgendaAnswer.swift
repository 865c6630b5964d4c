import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// What takes place on some days of a vault.
struct AgendaAnswer {
  /// One line of the agenda.
  struct Row {
    let entry: AgendaEntry
    let item: DatedItem
    let role: AgendaSource.Role
    /// Whether it takes place as its date says, and not because it is repeated.
    let isRepeated: Bool
  }

  private(set) var rows: [Row]
  let days: StatedDays
  /// On the vault's clocks, with how far they are ahead of UTC where that is known.
  let now: LocalDateTime
  /// The zones by which its times are read.
  let zones: ZoneTable

  /// Asks for the events and the open tasks of some days.
  ///
  /// - Parameter narrowing: a query that they must meet, too.
  init(
    on days: StatedDays, where narrowing: String, _ session: VaultSession, _ vault: IndexedVault,
    _ invocation: Invocation
  ) throws(CommandFailure) {
    self.days = days
    now = try session.instant(for: invocation)
    let parser = try session.queryParser(for: invocation, in: vault)
    let own = try invocation.read(narrowing, by: parser)
    guard own.sort.isEmpty, own.limit == nil, own.group == nil else {
      throw CommandFailure(.wrongCall, .agendaNoDirectives, [.text(narrowing)])
    }
    var query = try invocation.read(Self.dated(days), by: parser)
    query.condition = .every([query.condition, own.condition] + TaskAnswer.open(own))
    query.sort = [SortKey(key: "path")]
    let hits = try NoteTexts(vault).hits(of: query, keepingNotes: true)
    let items = try vault.read(hits, invocation) { note, item, place in
      DatedItem(item, in: note, at: place)
    }
    zones = session.zones(named: items.flatMap(\.zoneNames), for: invocation)
    var schedules = ItemSchedules(vault, weekStart: session.configuration.settings.weekStart, zones: zones)
    var sources: [AgendaSource] = []
    var owners: [DatedItem] = []
    for item in items {
      let own = item.sources(try schedules.schedule(of: item, invocation))
      sources += own
      owners += own.map { _ in item }
    }
    let agenda = Agenda(
      of: sources, from: days.first, through: days.last, zones: zones,
      shouldStop: invocation.environment.isInterrupted)
    guard !invocation.environment.isInterrupted() else { throw CommandFailure(.interrupted, .stopped) }
    rows = agenda.entries.map { [zones] entry in
      let source = sources[entry.source]
      let first = source.start.onHomeClock(zones)
      return Row(entry: entry, item: owners[entry.source], role: source.role, isRepeated: entry.start != first)
    }
    for source in agenda.cut { invocation.warn(.agendaCut, [.text(owners[source].title), .count(Agenda.most)]) }
  }

  /// Leaves only some of the rows.
  mutating func keep(_ isKept: (Row) -> Bool) { rows = rows.filter(isKept) }

  /// What has a date on one of the days, or reaches into them, or is repeated. A day more on both sides: a time of another
  /// zone may fall on it.
  private static func dated(_ days: StatedDays) -> String {
    let first = (days.first.adding(days: -1) ?? days.first).text
    let last = (days.last.adding(days: 1) ?? days.last).text
    let dates = ["due", "scheduled", "start"].map { "\($0):\(first)..\(last)" }.joined(separator: " OR ")
    return "type:event,task (repeat:any OR also:any OR \(dates) OR (start:..\(last) end:\(first)..))"
  }
}
