import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore
import VaultTasks

/// A task as its note says it.
struct ReadTask: Sendable {
  var found: FoundTask
  /// What `scheduled` and `auto` say, to the letter.
  let scheduled: [String]
  let auto: [String]
  let autoDay: String?
  /// Whether it is a task only because of its folder, and holds lines that are.
  let isMerelyFolder: Bool
  let isRunning: Bool

  init?(_ item: Item, in note: Note, at place: HitPlace, _ running: RunningStart?) {
    guard let found = FoundTask(item, in: note, at: place) else { return nil }
    self.found = found
    scheduled = note.planTexts(.scheduled, of: item)
    auto = note.planTexts(.auto, of: item)
    autoDay = note.planTexts(.autoDay, of: item).first
    let hasLines = note.items.contains { $0.line != nil && $0.type == .task }
    let keys: Set<ItemKey> = [.type, .status, .due, .start, .scheduled, .duration, .priority, .recurrence]
    isMerelyFolder =
      item.line == nil && hasLines && !note.fields[item.fields].contains { $0.key.map(keys.contains) ?? false }
    isRunning = running.map { $0.path == place.path && note.item($0.reference) == item } ?? false
  }

  /// Whether it only starts at a time, or takes whole days, and that is over.
  func hasPassed(by now: LocalDateTime, _ zones: ZoneTable) -> Bool {
    let task = found.task
    guard task.kind == .flexible || task.end == nil else { return false }
    // A block that ends now has passed, which in groups is so a moment later.
    if case .time(let end)? = task.blockEnd, task.kind == .fixed { return zones.seconds(from: end, to: now) >= 0 }
    return task.isBlockOver(by: now, zones) == true
  }

  /// Whether its block is over, and it counts as overdue.
  func isLate(_ standing: TaskStanding, by now: LocalDateTime, _ zones: ZoneTable) -> Bool {
    standing.outlook.group == .overdue && found.task.isBlockOver(by: now, zones) == true
  }

  /// Whether a plan wrote the time at which it is scheduled.
  var isOwned: Bool { !auto.isEmpty && auto == scheduled }

  /// Whether it says nothing of a plan: no length, day, priority, category or difficulty.
  var isBare: Bool {
    let task = found.task
    return task.said.isEmpty && task.day == nil && task.end == nil && !task.repeats
      && (isOwned ? autoDay == nil : task.allSittings.isEmpty)
  }
}
extension PlanReader {
  mutating func readTasks() throws(Failure) {
    let running = try RunningTask(vault).start()
    let type = Condition.field("type", .anyOf([ItemType.task.name]))
    let found = try index.read(try hits([type, .not(Self.closed)]), vault.workspace) { note, item, place in
      ReadTask(item, in: note, at: place, running)
    }
    know(found.flatMap(\.found.zoneNames))
    // By path, then by line.
    let read = found.sorted { ($0.found.place.path, $0.found.place.line) < ($1.found.place.path, $1.found.place.line) }
    let laid = try DayItems(of: read.map { DatedItem($0.found) }, isSilent: true, in: vault, index)
    unread += laid.unread
    var entries: [Entry] = []
    var fixed: [(source: Int, AgendaSource)] = []
    for (task, member) in zip(read, laid.members) {
      let standing = try taskClock.standing(of: task.found)
      guard !standing.found.isAllExcepted else { continue }
      entries.append(try entry(task, standing, member, running, &fixed))
    }
    let steps = try steps(of: entries)
    addTasks(entries, steps)
    addSpans(fixed, as: .fixed)
  }

  /// An open task, with its place in the plan.
  struct Entry {
    enum Place: Sendable {
      /// It has its time, which ends then.
      case set(end: Int64?)
      /// It is being done.
      case running(end: Int64)
      case flexible
    }

    var read: ReadTask
    let source: Int
    var place: Place
    /// The day until which it is hidden, and the moment of that day.
    var hidden: (until: LocalDate, from: Int64?)?
    /// The tasks that come first.
    var blockers: [FoundTask.ID] = []
    /// Whether its repetition has hours of its own.
    var isOfHours = false
  }

  /// Reads how a task stands, and keeps its block where it has one.
  mutating func entry(
    _ task: ReadTask, _ standing: TaskStanding, _ member: DayItems.Member, _ running: RunningStart?,
    _ fixed: inout [(source: Int, AgendaSource)]
  ) throws(Failure) -> Entry {
    var task = task
    let written = task.found.task
    task.found = standing.found
    let source = add(task.found.place, task.found.title, isTask: true)
    sources[source].isOwned = task.isOwned
    sources[source].item = task.found.id.item
    if task.isOwned, case .time(let time)? = written.scheduled?.moment {
      sources[source].owned = (clock.instant(of: time) + written.planLength, time.date)
    }
    var entry = Entry(read: task, source: source, place: .flexible)
    if task.isRunning, let start = running {
      let begin = clock.instant(of: start.time)
      let end = max(begin + written.planLength, now + 300)
      busy.append(BusySpan(.running, begin..<end, source: source))
      entry.place = .running(end: end)
      return entry
    }
    noteDone(of: written, source: source)
    if written.kind == .fixed || written.end != nil {
      let own = member.sources.filter { $0.role == .start }
      fixed += own.map { (source, $0.lasting(to: task.found.task.blockEnd)) }
      // What only started at a time, and was not done then, is to be done at any time from now on.
      guard task.hasPassed(by: taskClock.now, zones) else {
        let block = block(of: task.found.task)
        if task.isLate(standing, by: taskClock.now, zones), let block {
          missed.append(BusySpan(.fixed, block, source: source))
        }
        entry.place = .set(end: block?.upperBound)
        return entry
      }
      passed.insert(source)
    }
    let hold = if case .until(let moment)? = standing.hold { moment } else { task.found.task.wait }
    // What waits for the day that has begun meanwhile waits while the hours of the one before go on.
    if let wait = hold?.onHomeClock(zones),
      wait.date == after?.midnight || clock.instant(wait.date, wait.timeOfDay ?? .midnight) > now
    {
      entry.hidden = (wait.date, wait.timeOfDay.map { clock.instant(wait.date, $0) })
    }
    // On the day on which it is hidden no more others may still come first.
    entry.blockers =
      if case .until = standing.hold { try taskClock.blockers(of: task.found).map(\.id) } else {
        standing.blockers.map(\.id)
      }
    if let rule = written.repetition?.rule, let words = try? RepetitionWords(reading: rule) {
      entry.isOfHours = words.rule.frequency < .daily || !words.rule.byHour.isEmpty
    }
    return entry
  }

  /// How the tasks belong together.
  mutating func steps(of entries: [Entry]) throws(Failure) -> PlanSteps {
    var places: [FoundTask.ID: Int] = [:]
    for (place, entry) in entries.enumerated() where !entry.read.isMerelyFolder { places[entry.read.found.id] = place }
    var above: [Int?] = []
    for entry in entries {
      let own = try taskClock.parent(of: entry.read.found)
      above.append(([own].compactMap(\.self) + entry.read.found.parents).lazy.compactMap { places[$0] }.first)
    }
    return PlanSteps(
      above: above, isBare: entries.map(\.read.isBare),
      isSet: entries.map { entry in
        switch entry.place {
        case .set: true
        case .running: false
        case .flexible: !planTask(entry).pins.isEmpty
        }
      })
  }
}
