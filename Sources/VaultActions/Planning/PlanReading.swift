import VaultMessages
package import VaultModel
import VaultPlanner
import VaultSearch
import VaultStore
import VaultSyntax
import VaultTasks
import VaultTimetable

/// An item that stands in a plan, or is left out of one.
package struct PlanSource: Sendable {
  package let place: HitPlace
  /// What people call it.
  package let title: String
  package let isTask: Bool
  /// Whether a plan wrote its time.
  package var isOwned = false
  /// When the time ends that a plan wrote, as an instant, and its day; nil of any other.
  package var owned: (end: Int64, day: LocalDate)?
  /// Which item of its note it is.
  package var item: Int?
  /// When it is due, on the vault's clocks; nil of what is no open flexible task.
  package var due: Moment?
  /// The open steps that are part of it.
  package var steps: [String] = []
}

/// What a vault says of some days, as plans need it.
struct PlanReading {
  let input: PlanInput
  let sources: [PlanSource]
  let mood: Mood?
  let unread: [UnreadRule]
  /// On how many lengths of what was done the lengths rest.
  let lengths: Int

  /// Reads a vault.
  ///
  /// - Parameter days: those that are planned; some more are read, on which there may be room.
  init(_ vault: Vault, _ index: IndexedVault, days: ClosedRange<LocalDate>, strategy: PlanStrategy) throws(Failure) {
    var reader = try PlanReader(vault, index, days)
    var model: MoodModel?
    if strategy == .learned {
      let now = reader.now, clock = reader.clock
      // What is to come is not known yet.
      let samples = try MoodSamples(of: vault, index, on: nil).samples.filter {
        clock.instant($0.day, $0.time ?? .midnight) <= now
      }
      let moods = MoodModel(samples)
      // With too few check-ins the plan is that of another strategy, with the lengths that are written.
      if moods.count >= MoodModel.fewest { reader.lengths = LengthModel(try Statistics.completions(in: vault, index)) }
      model = moods
    }
    lengths = reader.lengths.count
    try reader.readTasks()
    try reader.readEvents()
    try reader.readLessons()
    try reader.readDone()
    mood = try reader.lastMood()
    let settings = vault.settings
    var input = PlanInput(
      now: reader.now, clock: reader.clock,
      settings: PlanSettings(
        activeHours: settings.activeHours, hours: settings.categoryHours, buffer: settings.buffer.seconds,
        capacity: settings.capacity, fill: settings.fill),
      strategy: strategy, mood: mood?.score, busy: reader.busy, missed: reader.missed, allDay: reader.allDay,
      tasks: reader.tasks,
      done: reader.done)
    input.model = model
    input.bringForward()
    self.input = input
    sources = reader.sources
    unread = reader.unread
  }
}

/// A task as its note says it.
private struct ReadTask: Sendable {
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
    return task.said.isEmpty && task.day == nil && task.end == nil && task.repetition == nil
      && (isOwned ? autoDay == nil : task.allSittings.isEmpty)
  }
}

/// Puts a plan's input together.
private struct PlanReader {
  private let vault: Vault
  private let index: IndexedVault
  private let days: ClosedRange<LocalDate>
  /// The last day that is looked at for room.
  private let last: LocalDate
  private var taskClock: TaskClock
  private var zones: ZoneTable
  /// The names of the zones that are known.
  private var zoneNames: Set<String> = []
  private(set) var clock: PlanClock
  let now: Int64
  /// How long tasks take for which so long is planned.
  var lengths = LengthModel()
  private(set) var sources: [PlanSource] = []
  private(set) var tasks: [PlanTask] = []
  /// The sources of tasks whose time has passed.
  private var passed: Set<Int> = []
  private(set) var busy: [BusySpan] = []
  /// The blocks of fixed tasks that are late.
  private(set) var missed: [BusySpan] = []
  private(set) var allDay: [(source: Int, days: ClosedRange<LocalDate>)] = []
  private(set) var done: [(source: Int, day: LocalDate, seconds: Int64)] = []
  /// The items whose rules do not read.
  private(set) var unread: [UnreadRule] = []
  /// The day of the calendar on which the hours of the day before go on; nil where they do not.
  private let after: (midnight: LocalDate, day: LocalDate)?
  /// What tells the hours of days.
  private let window: PlanSettings

  /// So many days behind the last one are read.
  private static let horizon = 61

  init(_ vault: Vault, _ index: IndexedVault, _ days: ClosedRange<LocalDate>) throws(Failure) {
    self.vault = vault
    self.index = index
    self.days = days
    last = days.upperBound.adding(days: Self.horizon) ?? days.upperBound
    taskClock = TaskClock(index, now: try vault.instant)
    zones = vault.zones(named: [])
    clock = PlanClock(zones)
    now = clock.instant(of: try vault.instant)
    window = PlanSettings(activeHours: vault.settings.activeHours)
    let (today, planned) = (clock.clock(at: now).date, try vault.plannedToday)
    after = today == planned ? nil : (today, planned)
  }

  /// The day in whose hours a moment is.
  private func planDay(of moment: Moment) -> LocalDate {
    guard let time = moment.timeOfDay else { return moment.date }
    return PlanWindow.day(of: clock.instant(moment.date, time), window, clock)
  }

  /// The day whose hours it was when something was done: what was done after midnight was, as long as these go on.
  private func planDay(ofDone day: LocalDate) -> LocalDate { day == after?.midnight ? after?.day ?? day : day }

  private mutating func know(_ names: [String]) {
    guard !zoneNames.isSuperset(of: names) else { return }
    zoneNames.formUnion(names)
    zones = vault.zones(named: zoneNames)
    clock = PlanClock(zones)
  }

  private func hits(_ conditions: [Condition]) throws(Failure) -> [Hit] {
    var query = Query(condition: .every(conditions))
    query.sort = [SortKey(key: "path")]
    return try NoteTexts(index).hits(of: query, keepingNotes: true)
  }

  private static let closed = Condition.field("status", .anyOf([TaskStatus.done.name, TaskStatus.cancelled.name]))

  private mutating func add(_ place: HitPlace, _ title: String, isTask: Bool) -> Int {
    sources.append(PlanSource(place: place, title: title, isTask: isTask))
    return sources.count - 1
  }

  // MARK: Tasks

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
  private struct Entry {
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
  private mutating func entry(
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
  private mutating func steps(of entries: [Entry]) throws(Failure) -> PlanSteps {
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

  /// Adds what is to be planned, with what each follows.
  private mutating func addTasks(_ entries: [Entry], _ steps: PlanSteps) {
    var numbers: [FoundTask.ID: Int] = [:]
    for (number, entry) in entries.enumerated() { numbers[entry.read.found.id] = number }
    var places: [Int: [Int]] = [:]
    var told: [(number: Int, place: Int, steps: [Int])] = []
    for (number, entry) in entries.enumerated() where !entry.read.isMerelyFolder {
      guard case .flexible = entry.place else { continue }
      var planned = planTask(entry)
      let isTold = planned.pins.isEmpty && steps.isTold(number)
      guard !planned.pins.isEmpty || isTold || steps.isPlanned(number) else { continue }
      if planned.pins.isEmpty { inherit(from: steps.ancestors(of: number).map { entries[$0] }, entry, &planned) }
      if isTold {
        told.append((number, tasks.count, steps.others(below: number)))
        tasks.append(planned)
        continue
      }
      // The steps of what has its time belong to it.
      let others = planned.pins.isEmpty ? steps.others(below: number).map { entries[$0].read.found.task } : []
      let said = others.reduce(0) { $1.said.contains(.length) ? $0 + $1.planLength : $0 }
      planned.shorten(by: said)
      if entries[number].read.found.task.spent == nil {
        planned.lengthen(to: lengths.length(of: planned.length, category: planned.category))
      }
      sources[entry.source].steps = steps.parts(of: number).map { entries[$0].read.found.title }
      sources[entry.source].due = planned.due
      let parts = planned.parts(at: now)
      places[number] = Array(tasks.count..<tasks.count + parts.count)
      tasks += parts
    }
    for (number, own) in places {
      for id in entries[number].blockers {
        for place in own { follow(id, by: place, numbers[id], entries, places, steps) }
      }
    }
    for (number, place, _) in told { places[number] = [place] }
    for (_, place, steps) in told { tasks[place].tellers = steps.flatMap { tellers($0, entries[$0], places) } }
  }

  /// What tells a task of one of its steps: the places of that in the plan, nil where it has none.
  private func tellers(_ step: Int, _ entry: Entry, _ places: [Int: [Int]]) -> [Int?] {
    if case .flexible = entry.place { return places[step].map { $0.map(Optional.some) } ?? [nil] }
    let block = busy.first { $0.source == entry.source }?.span ?? block(of: entry.read.found.task)
    let isThere = block.map { clock.clock(at: $0.lowerBound).date <= days.upperBound } ?? false
    return isThere ? [] : [nil]
  }

  /// Makes a task follow another one, or what stands for that in the plan.
  private mutating func follow(
    _ id: FoundTask.ID, by task: Int, _ number: Int?, _ entries: [Entry], _ places: [Int: [Int]], _ steps: PlanSteps
  ) {
    guard let number else { return tasks[task].prerequisites.append(nil) }
    for other in steps.standing(for: number) {
      let end: Int64? =
        switch entries[other].place {
        case .set(let end): end
        case .running(let end): end
        case .flexible: nil
        }
      if case .flexible = entries[other].place {
        tasks[task].prerequisites += places[other].map { $0.map(Optional.some) } ?? [nil]
      } else {
        tasks[task].followsStanding = true
        // What was missed is not done.
        if let end, end > now {
          tasks[task].notBefore = max(tasks[task].notBefore ?? end, end)
        } else {
          tasks[task].prerequisites.append(nil)
        }
      }
    }
  }

  /// What a step does not say itself it has from the nearest task above that does.
  private func inherit(from ancestors: [Entry], _ entry: Entry, _ planned: inout PlanTask) {
    var said = entry.read.found.task.said
    for above in ancestors {
      let (task, other) = (above.read.found.task, planTask(above))
      if planned.due == nil, other.due != nil {
        (planned.due, planned.ownDay, planned.notBefore) = (
          other.due, other.ownDay, planned.notBefore ?? other.notBefore
        )
      }
      if planned.scheduledDay == nil, other.pins.isEmpty {
        (planned.scheduledDay, planned.part) = (other.scheduledDay, other.part)
      }
      let missing = task.said.subtracting(said)
      if missing.contains(.priority) { planned.priority = other.priority }
      if missing.contains(.category) { planned.category = other.category }
      if missing.contains(.difficulty) { planned.difficulty = other.difficulty }
      said.formUnion(missing.subtracting(.length))
      if !missing.subtracting(.length).isEmpty { planned.isBare = false }
    }
  }

  private func planTask(_ entry: Entry) -> PlanTask {
    let (read, source) = (entry.read, entry.source)
    let task = read.found.task
    var planned = PlanTask(
      source: source, priority: task.priority, difficulty: Int(task.difficulty.rawValue) + 1,
      category: task.category.lowercased(), length: task.planLength,
      spent: min(max(task.spent?.seconds ?? 0, 0), task.planLength))
    // What is open although its time has passed is late since then, and a day on which it starts is like one it is due.
    let start = passed.contains(source) ? task.start : nil
    planned.due = (start ?? (task.kind == .flexible ? task.day : task.due))?.onHomeClock(zones)
    planned.created = task.created
    planned.isSplit = task.isSplit
    planned.isBare = task.said.isEmpty && !task.isFlagged
    (planned.hiddenUntil, planned.notBefore) = (entry.hidden?.until, entry.hidden?.from)
    let sittings = task.allSittings
    if read.isOwned, let own = sittings.map({ planDay(of: $0.moment) }).min(), own > days.upperBound {
      // What the plan has for a later day is not for these.
      planned.scheduledDay = own
    } else if read.isOwned, !isPlannedBefore(sittings, lasting: task.planLength) {
      planned.scheduledDay = read.autoDay.flatMap { LocalDate($0.prefix(10)) }
      planned.part = read.autoDay.flatMap { PartOfDay(endOf: $0) }
    } else {
      let part = read.scheduled.first.flatMap { PartOfDay(endOf: $0) }
      for sitting in sittings { put(sitting, of: task, part, into: &planned) }
    }
    // Of what repeats the next occurrence has its own time.
    if task.repetition != nil, planned.scheduledDay == nil, let due = planned.due {
      planned.ownDay = due.date
      if entry.isOfHours, let time = due.timeOfDay {
        planned.notBefore = max(planned.notBefore ?? .min, clock.instant(due.date, time))
      }
    }
    return planned
  }

  /// Whether a plan put something on a day before those that are planned, which is to come: it stays there.
  private func isPlannedBefore(_ sittings: [PlannedTime], lasting length: Int64) -> Bool {
    sittings.contains { sitting in
      sitting.moment.date < days.lowerBound && sitting.moment.timeOfDay != nil
        && clock.instant(sitting.moment.date, sitting.moment.timeOfDay ?? .midnight) + length > now
    }
  }

  private func put(_ scheduled: PlannedTime, of task: TaskItem, _ part: PartOfDay?, into planned: inout PlanTask) {
    switch scheduled {
    case .day(let day): planned.scheduledDay = day
    case .time(let time):
      let start = clock.instant(of: time)
      planned.pins.append(start..<start + task.planLength)
      planned.scheduledDay = clock.clock(at: start).date
    case .block(let day, let times):
      planned.scheduledDay = day
      if let part { planned.part = part } else { planned.pins.append(clock.span(times, on: day)) }
    }
  }

  // MARK: Events

  mutating func readEvents() throws(Failure) {
    let type = Condition.field("type", .anyOf([ItemType.event.name]))
    let items = try index.read(try hits([type, .not(Self.closed)]), vault.workspace) { note, item, place in
      DatedItem(item, in: note, at: place)
    }
    let read = try DayItems(of: items, isSilent: true, in: vault, index)
    know(items.flatMap(\.zoneNames))
    unread += read.unread
    var found: [(source: Int, AgendaSource)] = []
    var details: [Int: EventItem] = [:]
    for member in read.members {
      guard case .event(let event) = member.item.content else { continue }
      for agenda in member.sources {
        let source = add(member.item.place, member.item.title, isTask: false)
        details[source] = event
        found.append((source, agenda))
      }
    }
    addSpans(found, as: .event, details)
  }

  /// Every occurrence on the days that are looked at.
  private mutating func addSpans(
    _ found: [(source: Int, AgendaSource)], as kind: BusySpan.Kind, _ events: [Int: EventItem] = [:]
  ) {
    let first = days.lowerBound.adding(days: -1) ?? days.lowerBound
    var agenda = Agenda(of: found.map(\.1), from: first, through: last, zones: zones)
    var seen: Set<AgendaEntry.Key> = []
    while let entries = agenda.nextDay() {
      for entry in entries where seen.insert(entry.key).inserted {
        let source = found[entry.source].source
        switch entry.start {
        case .day(let day):
          allDay.append((source, day...max(day, entry.end?.date ?? day)))
        case .time(let start):
          let begin = entry.instants?.lowerBound ?? clock.instant(of: start)
          if passed.contains(source), begin <= now { continue }
          let end =
            if let instants = entry.instants {
              instants.upperBound
            } else if case .time(let end)? = entry.end { clock.instant(of: end) } else { begin }
          let event = events[source]
          busy.append(
            BusySpan(
              kind, begin..<max(begin, end), source: source,
              travel: min(max(event?.travel?.seconds ?? 0, 0), 366 * 86_400),
              isBusy: event?.isBusy ?? true))
        }
      }
    }
  }

  // MARK: Lessons

  /// One's own lessons that have times, but for those that one does not attend.
  mutating func readLessons() throws(Failure) {
    let own = try OwnLessons(on: (days.lowerBound.adding(days: -1) ?? days.lowerBound)...last, in: vault)
    know(own.entries.compactMap(\.lesson.timezone))
    var places: [ScheduledLesson.Place: Int] = [:]
    for entry in own.entries where !entry.lesson.lesson.isSkipped {
      guard let start = entry.occurrence.zonedStart else { continue }
      let place = entry.lesson.place
      let source: Int
      if let known = places[place] {
        source = known
      } else {
        source = add(try entry.lesson.hitPlace(in: index), entry.lesson.name, isTask: false)
        places[place] = source
      }
      let begin = clock.instant(of: start)
      busy.append(
        BusySpan(.lesson, begin..<max(begin, clock.instant(of: entry.occurrence.zonedEnd)), source: source))
    }
  }

  // MARK: What was done

  /// Tasks that are done: those with a set time stand there, the others count for their day.
  mutating func readDone() throws(Failure) {
    let last = max(days.upperBound, after?.midnight ?? days.upperBound)
    let text = "type:task status:done completed:\(days.lowerBound.text)..\(last.text)"
    let query = try vault.workspace.read(text, by: try vault.queryParser(in: index))
    let found = try FoundTask.read(
      try NoteTexts(index).hits(of: query, keepingNotes: true), in: index, vault.workspace)
    for found in found {
      let task = found.task
      let span: Range<Int64>? =
        if let block = block(of: task) {
          block
        } else if case .time(let start)? = task.scheduled {
          clock.instant(of: start)..<clock.instant(of: start) + task.planLength
        } else { nil }
      if let span {
        let source = add(found.place, found.title, isTask: true)
        busy.append(BusySpan(task.kind == .fixed ? .fixed : .pinned, span, source: source, isDone: true))
      } else if let day = task.completed.map({ planDay(ofDone: $0.date) }), days.contains(day) {
        done.append(
          (
            add(found.place, found.title, isTask: true), day,
            (min(task.spent?.seconds ?? task.planLength, TaskItem.longestPlanned))
          ))
      }
    }
  }

  /// From when to when a task takes place; nil of one that does at no time.
  private func block(of task: TaskItem) -> Range<Int64>? {
    guard case .time(let start)? = task.start, case .time(let end)? = task.blockEnd else { return nil }
    return clock.instant(of: start)..<max(clock.instant(of: start), clock.instant(of: end))
  }

  /// What was done of a task that repeats counts, too.
  private mutating func noteDone(of task: TaskItem, source: Int) {
    for record in task.log where record.status == .done {
      let day = planDay(ofDone: record.completed ?? record.date)
      if days.contains(day) {
        done.append((source, day, (min(record.spent?.seconds ?? task.planLength, TaskItem.longestPlanned))))
      }
    }
  }

  // MARK: The mood

  /// The mood of the latest check-in that has one, not after now and at most four hours old.
  func lastMood() throws(Failure) -> Mood? {
    let today = clock.clock(at: now).date
    guard let yesterday = today.adding(days: -1) else { return nil }
    let query = try vault.workspace.read(
      "type:check-in mood:any date:\(yesterday.text)..\(today.text)", by: try vault.queryParser(in: index))
    let clock = clock
    let moods = try index.read(
      try NoteTexts(index).hits(of: query, keepingNotes: true), vault.workspace
    ) { note, item, _ in MoodRecord(item, in: note, clock) }
    let recent = moods.filter { $0.moment <= now && now - $0.moment <= Self.recent }
    // Of two of one minute the one further down is the later; of equal ones the first is found.
    return recent.reversed().max { $0.moment < $1.moment }?.mood
  }

  /// Four hours, in seconds.
  private static let recent: Int64 = 4 * 3600
}

/// A mood of the diary, and when it was felt.
struct MoodRecord: Sendable {
  let mood: Mood
  /// As an instant; of a range its end.
  let moment: Int64

  init?(_ item: Item, in note: Note, _ clock: PlanClock) {
    guard item.type == .checkIn, let date = note.diaryDate else { return nil }
    let checkIn = note.checkIn(of: item)
    guard let mood = checkIn.mood, let time = checkIn.time else { return nil }
    self.mood = mood
    moment = checkIn.times.map { clock.moment(ofEnd: $0, on: date) } ?? clock.instant(date, time)
  }
}

extension PlanClock {
  /// When a range of times on a day ends.
  fileprivate func moment(ofEnd times: TimeRange, on date: LocalDate) -> Int64 {
    instant(times.endsNextDay ? date.adding(days: 1) ?? date : date, times.end)
  }
}

extension AgendaEntry {
  /// What tells an occurrence that lasts several days.
  fileprivate struct Key: Hashable {
    let source: Int
    let start: Moment
  }

  fileprivate var key: Key { Key(source: source, start: start) }
}

extension TaskItem {
  /// How long it takes, in seconds; nothing is planned for longer than a year.
  fileprivate var planLength: Int64 { min(max(duration.seconds, 0), Self.longestPlanned) }
  /// A year, in seconds.
  fileprivate static let longestPlanned: Int64 = 366 * 86_400
}

extension PartOfDay {
  /// The part that stands behind a day: `2026-11-20 evening`.
  fileprivate init?(endOf text: String) {
    let bytes = Array(text.utf8.dropFirst(10).drop { $0 == 0x20 })
    self.init(spelledIn: bytes, in: ByteRange(0, bytes.count))
  }
}

extension Note {
  /// What a key of an item says, to the letter.
  fileprivate func planTexts(_ key: ItemKey, of item: Item) -> [String] {
    field(key, of: item).map { texts(of: $0).map(\.text) } ?? []
  }
}
