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
    /// How a task stands that is not to be done on that day yet, though its date says so.
    let held: TaskStanding?
  }

  /// A day on which there is something.
  struct Day {
    let date: LocalDate
    /// Lessons stand by their times among events and tasks; the others follow in the order of the sections.
    let lines: [AgendaLine]

    /// The events and the tasks.
    var rows: [Row] { lines.compactMap(\.agenda) }
    /// What is neither.
    var besides: [DayBesides.Row] { lines.compactMap(\.beside) }
  }

  /// What is asked for that is neither an event nor a task.
  enum Besides {
    case none
    /// What stands on the days.
    case ofDays
    /// What today tells besides: what is to be used up, the balance, and all reminders to come.
    case ofToday
  }

  /// On the vault's clocks, with how far they are ahead of UTC where that is known.
  let now: LocalDateTime
  /// The zones by which its times are read.
  let zones: ZoneTable
  private let sources: [AgendaSource]
  /// The items of the sources.
  private let owners: [DatedItem]
  /// The tasks that wait, by their items.
  private let held: [Int: TaskStanding]
  /// What the sources behind those of the items stand for.
  private let besides: [DayBesides.Row]
  private let extent: Besides
  private var agenda: Agenda

  /// Asks for the events and the open tasks of some days.
  ///
  /// - Parameters:
  ///   - narrowing: queries that they must meet, too.
  ///   - extent: what is asked for besides.
  init(
    on days: StatedDays, where narrowing: [String], besides extent: Besides = .none, _ session: Vault,
    _ vault: IndexedVault, _ invocation: Invocation
  ) throws(Failure) {
    now = try session.instant
    let parser = try session.queryParser(for: invocation, in: vault)
    var query = try invocation.read(days.query, by: parser)
    let own = try narrowing.map { text throws(Failure) in
      try invocation.workspace.condition(narrowingBy: text, parser)
    }
    query.condition = .every([query.condition] + own + Condition.every(own).leavingOutClosed())
    query.sort = [SortKey(key: "path")]
    let hits = try NoteTexts(vault).hits(of: query, keepingNotes: true)
    let found = try vault.read(hits, invocation.workspace) { note, item, place -> Found? in
      let task = FoundTask(item, in: note, at: place)
      return (task.map(DatedItem.init) ?? DatedItem(item, in: note, at: place)).map { Found(item: $0, task: task) }
    }
    self.extent = extent
    besides =
      extent == .none
      ? [] : try DayBesides.rows(on: days, where: own, at: now, isToday: extent == .ofToday, session, vault, invocation)
    let read = try DayItems(
      of: found.map(\.item), naming: besides.compactMap { $0.lesson?.timezone }, in: session, vault)
    read.tellUnread(in: invocation.workspace)
    zones = read.zones
    var sources: [AgendaSource] = []
    var owners: [DatedItem] = []
    for member in read.members {
      let own = member.sources
      sources += own
      owners += own.map { _ in member.item }
    }
    sources += besides.map { $0.source(orOn: days.first) }
    (self.sources, self.owners) = (sources, owners)
    var clock = TaskClock(vault, now: now)
    var held: [Int: TaskStanding] = [:]
    for task in found.compactMap(\.task) where task.task.wait != nil || !task.task.depends.isEmpty {
      let standing = try clock.standing(of: task)
      if standing.hold != nil { held[task.place.item] = standing }
    }
    self.held = held
    agenda = Agenda(
      of: sources, from: days.first, through: days.last, zones: zones,
      shouldStop: invocation.environment.isInterrupted)
  }

  /// The items of which something may take place, or that there is to be reminded of.
  var items: Set<Int> { Set(owners.map(\.place.item) + besides.compactMap(\.item)) }

  /// The next day on which there is something; nil after the last one.
  ///
  /// - Throws: that it was interrupted.
  mutating func nextDay(_ invocation: Invocation) throws(Failure) -> Day? {
    while let entries = agenda.nextDay(), let date = entries.first?.day {
      guard !invocation.environment.isInterrupted() else { throw Failure.stopped }
      let day = day(date, of: entries, invocation.messages)
      if !day.lines.isEmpty { return day }
    }
    guard !invocation.environment.isInterrupted() else { throw Failure.stopped }
    return nil
  }

  /// A day, unless it is told as today without reminders of what stands on it anyway.
  private func day(_ date: LocalDate, of entries: [AgendaEntry], _ messages: Messages) -> Day {
    let timed = owners.count + besides.prefix { $0.lesson != nil }.count
    let others = entries.filter { $0.source >= timed }.sorted { $0.source < $1.source }
    let lines = (entries.filter { $0.source < timed } + others).map { line(of: $0, messages) }
    guard extent != .ofToday else { return Day(date: date, lines: lines) }
    let shown = Set(lines.filter { $0.beside?.section != .reminder }.compactMap(\.item))
    return Day(
      date: date,
      lines: lines.filter { line in
        line.beside?.section != .reminder || line.item.map { !shown.contains($0) } ?? true
      })
  }

  private func line(of entry: AgendaEntry, _ messages: Messages) -> AgendaLine {
    guard entry.source < owners.count else {
      return .beside(besides[entry.source - owners.count].standing(on: entry, at: now, zones, messages), on: entry.day)
    }
    let source = sources[entry.source]
    let (item, isRepeated) = (owners[entry.source], entry.start != source.start.onHomeClock(zones))
    // Of a task that repeats the occurrence waits at which it stands.
    let standing = isRepeated ? nil : held[item.place.item]
    return .agenda(
      Row(
        entry: entry, item: item, role: source.role, isRepeated: isRepeated,
        held: standing?.hold?.reaches(beyond: entry.day) == true ? standing : nil))
  }

  /// Says of what more takes place on a day than was listed.
  func reportCut(_ invocation: Invocation) {
    for source in agenda.cut.sorted() {
      let title = source < owners.count ? owners[source].title : besides[source - owners.count].title
      invocation.warn(.agendaCut, [.text(title ?? ""), .count(Agenda.most)])
    }
  }
}

/// An event, or a task with where it stands in its note.
private struct Found: Sendable {
  let item: DatedItem
  let task: FoundTask?
}

extension TaskHold {
  /// Whether a day is over before it ends.
  fileprivate func reaches(beyond day: LocalDate) -> Bool {
    if case .until(let moment) = self { moment.date > day } else { true }
  }
}
