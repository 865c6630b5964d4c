import VaultModel
import VaultPlanner
import VaultSyntax
import VaultTasks

extension PlanReader {
  /// Adds what is to be planned, with what each follows.
  mutating func addTasks(_ entries: [Entry], _ steps: PlanSteps) {
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
      let parts = entry.read.found.task.quota.map { turns(of: planned, $0, entry) } ?? planned.parts(at: now)
      guard !parts.isEmpty else { continue }
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
  func tellers(_ step: Int, _ entry: Entry, _ places: [Int: [Int]]) -> [Int?] {
    if case .flexible = entry.place { return places[step].map { $0.map(Optional.some) } ?? [nil] }
    let block = busy.first { $0.source == entry.source }?.span ?? block(of: entry.read.found.task)
    let isThere = block.map { clock.clock(at: $0.lowerBound).date <= days.upperBound } ?? false
    return isThere ? [] : [nil]
  }

  /// Makes a task follow another one, or what stands for that in the plan.
  mutating func follow(
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
        // Of what is done several times the first one counts.
        let count = entries[other].read.found.task.quota == nil ? Int.max : 1
        let own = places[other].map { $0.prefix(count) }
        tasks[task].prerequisites += own.map { $0.map(Optional.some) } ?? [nil]
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
  func inherit(from ancestors: [Entry], _ entry: Entry, _ planned: inout PlanTask) {
    var said = entry.read.found.task.said
    for above in ancestors {
      let (task, other) = (above.read.found.task, planTask(above))
      if planned.due == nil, entry.read.found.task.quota == nil, other.due != nil {
        (planned.due, planned.ownDay, planned.notBefore) = (
          other.due, other.ownDay, planned.notBefore ?? other.notBefore
        )
      }
      if planned.scheduledDay == nil, other.pins.isEmpty, entry.read.found.task.quota == nil {
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

  func planTask(_ entry: Entry) -> PlanTask {
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
    // Whoever says how often it is to be done wants it planned.
    planned.isBare = task.said.isEmpty && !task.isFlagged && task.quota == nil
    (planned.hiddenUntil, planned.notBefore) = (entry.hidden?.until, entry.hidden?.from)
    let sittings = task.allSittings
    let mayStay = read.isOwned && task.quota == nil
    if mayStay, let own = sittings.map({ planDay(of: $0.moment) }).min(), own > days.upperBound {
      // What the plan has for a later day is not for these.
      planned.scheduledDay = own
    } else if read.isOwned, !mayStay || !isPlannedBefore(sittings, lasting: task.planLength) {
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

  /// The times that are left of what is done so often in a period, each as a task: what is done, what a person wrote a time
  /// for, and what the plan has for other days of the period are none of them.
  mutating func turns(of planned: PlanTask, _ quota: HabitQuota, _ entry: Entry) -> [PlanTask] {
    let task = entry.read.found.task
    let weekStart = vault.settings.weekStart
    let today = PlanWindow.day(of: now, window, clock)
    let first = quota.days(around: today, weekStart: weekStart).lowerBound
    var taken: [LocalDate: Int] = [:]
    for record in task.log where record.status == .done { taken[planDay(ofDone: record.doneOn), default: 0] += 1 }
    // The time of an earlier period says nothing of this one.
    var own = planned
    own.pins.removeAll { clock.clock(at: $0.lowerBound).date < first }
    var turns = own.pins.isEmpty ? [] : own.parts(at: now)
    for pin in own.pins { taken[max(clock.clock(at: pin.lowerBound).date, today), default: 0] += 1 }
    var kept: [LocalDate: Int] = [:]
    for (text, sitting) in zip(entry.read.scheduled, task.allSittings) where entry.read.isOwned {
      let day = planDay(of: sitting.moment)
      guard !days.contains(day), day >= today else { continue }
      kept[day, default: 0] += 1
      sources[entry.source].keptTimes.append(text)
    }
    var period = quota.days(around: max(days.lowerBound, today), weekStart: weekStart)
    while period.lowerBound <= days.upperBound {
      let used = (Array(taken) + Array(kept)).reduce(0) { period.contains($1.key) ? $0 + $1.value : $0 }
      var turn = planned
      turn.pins = []
      turn.scheduledDay = planned.scheduledDay.flatMap { own.pins.isEmpty && period.contains($0) ? $0 : nil }
      turn.turn = PlanTurn(in: period, perDay: quota.greatestPerDay, taken: taken)
      let room = (period.upperBound.days(since: period.lowerBound) + 1) * quota.greatestPerDay
      turns += Array(repeating: turn, count: max(0, min(quota.count, room) - used))
      guard let next = period.upperBound.adding(days: 1) else { break }
      period = quota.days(around: next, weekStart: weekStart)
    }
    return turns
  }

  /// Whether a plan put something on a day before those that are planned, which is to come: it stays there.
  func isPlannedBefore(_ sittings: [PlannedTime], lasting length: Int64) -> Bool {
    sittings.contains { sitting in
      sitting.moment.date < days.lowerBound && sitting.moment.timeOfDay != nil
        && clock.instant(sitting.moment.date, sitting.moment.timeOfDay ?? .midnight) + length > now
    }
  }

  func put(_ scheduled: PlannedTime, of task: TaskItem, _ part: PartOfDay?, into planned: inout PlanTask) {
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
}

extension TaskItem {
  /// How long it takes, in seconds; nothing is planned for longer than a year.
  var planLength: Int64 { min(max(duration.seconds, 0), Self.longestPlanned) }
  /// A year, in seconds.
  static let longestPlanned: Int64 = 366 * 86_400
}

extension PartOfDay {
  /// The part that stands behind a day: `2026-11-20 evening`.
  init?(endOf text: String) {
    let bytes = Array(text.utf8.dropFirst(10).drop { $0 == 0x20 })
    self.init(spelledIn: bytes, in: ByteRange(0, bytes.count))
  }
}

extension Note {
  /// What a key of an item says, to the letter.
  func planTexts(_ key: ItemKey, of item: Item) -> [String] {
    field(key, of: item).map { texts(of: $0).map(\.text) } ?? []
  }
}
