import VaultActions
import VaultMessages
import VaultModel
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks

/// What takes place on some days of a vault, made one day at a time.
struct AgendaAnswer {
  /// One line of the agenda.
  struct Row {
    let entry: AgendaEntry
    let item: DatedItem
    let role: AgendaSource.Role
    /// Whether it takes place as its date says, and not because it is repeated.
    let isRepeated: Bool
  }

  /// On the vault's clocks, with how far they are ahead of UTC where that is known.
  let now: LocalDateTime
  /// The zones by which its times are read.
  let zones: ZoneTable
  private let sources: [AgendaSource]
  /// The items of the sources.
  private let owners: [DatedItem]
  private var agenda: Agenda

  /// Asks for the events and the open tasks of some days.
  ///
  /// - Parameter narrowing: queries that they must meet, too.
  init(
    on days: StatedDays, where narrowing: [String], _ session: Vault, _ vault: IndexedVault,
    _ invocation: Invocation
  ) throws(Failure) {
    now = try session.instant
    let parser = try session.queryParser(for: invocation, in: vault)
    var query = try invocation.read(days.query, by: parser)
    var own: [Condition] = []
    for text in narrowing {
      let narrow = try invocation.read(text, by: parser)
      guard narrow.sort.isEmpty, narrow.limit == nil, narrow.group == nil else {
        throw Failure(.wrongRequest, .agendaNoDirectives, [.text(text)])
      }
      own.append(narrow.condition)
    }
    query.condition = .every([query.condition] + own + TaskAnswer.open(.every(own)))
    query.sort = [SortKey(key: "path")]
    let hits = try NoteTexts(vault).hits(of: query, keepingNotes: true)
    let items = try vault.read(hits, invocation.workspace) { note, item, place in
      DatedItem(item, in: note, at: place)
    }
    zones = session.zones(named: items.flatMap(\.zoneNames))
    var schedules = ItemSchedules(vault, zones: zones)
    var sources: [AgendaSource] = []
    var owners: [DatedItem] = []
    for item in items {
      let repetition = try schedules.repetition(of: item, invocation)
      let own = item.sources(repetition.schedule, repetition.occurrence)
      sources += own
      owners += own.map { _ in item }
    }
    (self.sources, self.owners) = (sources, owners)
    agenda = Agenda(
      of: sources, from: days.first, through: days.last, zones: zones,
      shouldStop: invocation.environment.isInterrupted)
  }

  /// The items of which something may take place.
  var items: Set<Int> { Set(owners.map(\.place.item)) }

  /// What takes place on the next day on which something does; nil after the last one.
  ///
  /// - Throws: that it was interrupted.
  mutating func nextDay(_ invocation: Invocation) throws(Failure) -> [Row]? {
    let entries = agenda.nextDay()
    guard !invocation.environment.isInterrupted() else { throw Failure.stopped }
    return entries?.map { entry in
      let source = sources[entry.source]
      let first = source.start.onHomeClock(zones)
      return Row(entry: entry, item: owners[entry.source], role: source.role, isRepeated: entry.start != first)
    }
  }

  /// Says of what more takes place on a day than was listed.
  func reportCut(_ invocation: Invocation) {
    for source in agenda.cut.sorted() {
      invocation.warn(.agendaCut, [.text(owners[source].title), .count(Agenda.most)])
    }
  }
}
