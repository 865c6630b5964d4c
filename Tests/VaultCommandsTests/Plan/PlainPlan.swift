/// The plan of a random vault as planning.md has it, in the plainest way: every minute, task and day is tried.
struct PlainPlan {
  /// A task that somebody planned anything with.
  struct Task {
    let number: Int
    let title: String
    /// On the clocks; a day alone is due when its hours end.
    var due: (day: Int, minute: Int?)?
    var meantDay: Int?
    var part: PlainPart?
    /// The time that a person set, in minutes of UTC.
    var block: Range<Int>?
    /// Whether that is its `start`, and whether it has an `end`, so that it is never planned anew.
    var isFixed = false
    var isOver = false
    var wait: Int?
    /// The first day on which it is a candidate.
    var from: Int?
    var priority = 0
    var difficulty = 3
    var category: String?
    var created: Int?
    var length = 30
    var isSplit = false
    var isBare = false
    var prerequisites: [Int] = []
    /// It is told by its steps, or by the block of what it is a step of.
    var isToldElsewhere = false
    /// The steps that tell it, by their numbers.
    var tellers: [Int] = []
  }

  let vault: RandomPlan
  private let places: [Int: (path: String, line: Int)]
  private(set) var tasks: [Task] = []
  /// What is asked for, a line each; of tasks in ``undated`` without the first day with room.
  private(set) var lines: [String] = []
  /// The titles of what is left for another reason than room, of whose first day the specification says nothing.
  private(set) var undated: Set<String> = []
  /// The titles of what need not have a line, and may.
  private(set) var optional: Set<String> = []
  /// Of each task those that depend on it, also through others.
  private var dependents: [[Int]] = []
  private var done: Set<Int> = []
  private var lengths: [Int: Int] = [:]
  private var left: [(task: Int, reason: PlainPlanDay.Reason)] = []
  private var planned: [String] = []

  init(_ vault: RandomPlan) {
    self.vault = vault
    places = vault.written.places
    read()
    for (day, isLast) in vault.days.map({ ($0, $0 == vault.days.upperBound) }) {
      plan(day)
      if isLast { tellRest(on: day) }
    }
  }

  var now: Int { vault.zone.instant(of: vault.now) }

  // MARK: Time

  /// The minute of UTC of a minute of a day.
  func instant(_ day: Int, _ minute: Int) -> Int { vault.zone.instant(of: day * PlainTime.minutes + minute) }

  /// The hours of a day, in minutes of UTC.
  func hours(of day: Int) -> [Range<Int>] {
    vault.hours.ranges(on: day).map { instant(day, $0.lowerBound)..<instant(day, $0.upperBound) }
  }

  /// When the hours of a day end; of one without hours, its midnight.
  func end(of day: Int) -> Int { hours(of: day).last?.upperBound ?? instant(day + 1, 0) }

  func moment(_ due: (day: Int, minute: Int?)) -> Int { due.minute.map { instant(due.day, $0) } ?? end(of: due.day) }

  /// The hours of a category on a day, in minutes of UTC; nil where it has none of its own.
  func ownHours(of category: String?, on day: Int) -> [Range<Int>]? {
    guard vault.hasOwnHours else { return nil }
    switch category {
    case "work": return PlainTime.weekday(day) < 5 ? [instant(day, 540)..<instant(day, 720)] : []
    case "personal": return [instant(day, 900)..<instant(day, 1080)]
    default: return nil
    }
  }

  private func text(_ span: Range<Int>) -> String {
    [span.lowerBound, span.upperBound].map { PlainTime.moment(vault.zone.clock(at: $0)) }.joined(separator: " - ")
  }

  // MARK: Reading

  private mutating func read() {
    let open = vault.chores.filter { !$0.isDone }
    for chore in open { tasks.append(task(chore, among: open)) }
    let numbers = Dictionary(uniqueKeysWithValues: open.enumerated().map { ($1.number, $0) })
    for (place, chore) in open.enumerated() {
      // What is done comes first no more.
      tasks[place].prerequisites = chore.depends.compactMap { numbers[$0] }
    }
    dependents = tasks.indices.map { task in
      var found = [task]
      var isGrown = true
      while isGrown {
        let more = tasks.indices.filter { other in
          !found.contains(other) && tasks[other].prerequisites.contains { found.contains($0) }
        }
        found += more
        isGrown = !more.isEmpty
      }
      return found
    }
  }

  private func task(_ chore: PlainChore, among open: [PlainChore]) -> Task {
    var task = Task(number: chore.number, title: chore.title)
    let steps = open.filter { $0.parent == chore.number }
    var owners: [PlainChore] = []
    while let parent = (owners.last ?? chore).parent, let owner = open.first(where: { $0.number == parent }) {
      owners.append(owner)
    }
    // What it does not say itself its nearest ancestor says.
    let said = [chore] + owners
    task.due = said.compactMap(\.due).first
    task.priority = said.compactMap(\.priority).first ?? 0
    task.difficulty = said.compactMap(\.difficulty).first ?? 3
    task.category = said.compactMap(\.category).first
    for one in said where task.meantDay == nil {
      if case .day(let day) = one.meant { task.meantDay = day }
      if case .part(let day, let part) = one.meant { (task.meantDay, task.part) = (day, part) }
    }
    (task.wait, task.created, task.isSplit, task.isBare) = (chore.wait, chore.created, chore.isSplit, chore.isBare)
    let stepsLength = steps.filter(\.says).compactMap(\.duration).reduce(0, +)
    let least = min(15, chore.duration ?? 15)
    task.length = max(least, (chore.duration ?? 30) - stepsLength)
    if let block = vault.block(of: chore) {
      let span = vault.zone.instant(of: block.lowerBound)..<vault.zone.instant(of: block.upperBound)
      task.block = span
      task.isOver = span.upperBound <= now
      task.isFixed = chore.end != nil || chore.start != nil && !task.isOver
      if chore.start != nil, chore.end == nil, task.isOver {
        task.due = (block.lowerBound / PlainTime.minutes, block.lowerBound % PlainTime.minutes)
        task.block = nil
      }
    }
    let isStepOfBlock = owners.contains { vault.block(of: $0) != nil }
    let isTold = !steps.isEmpty && steps.allSatisfy(\.says) && vault.block(of: chore) == nil
    task.isToldElsewhere = isStepOfBlock || isTold || !owners.isEmpty && !chore.says
    if isTold, !isStepOfBlock, owners.isEmpty || chore.says { task.tellers = steps.map(\.number) }
    if chore.rule != nil { task.from = firstDay(of: task) }
    return task
  }

  /// From when on what repeats is a candidate: its own day, or the last one on which it can be in time.
  private func firstDay(of task: Task) -> Int? {
    guard let own = task.meantDay ?? task.due?.day else { return nil }
    guard let due = task.due, !canBeInTime(task, due, on: own) else { return own }
    return (own - 7..<own).last { canBeInTime(task, due, on: $0) } ?? own
  }

  private func canBeInTime(_ task: Task, _ due: (day: Int, minute: Int?), on day: Int) -> Bool {
    let own = ownHours(of: task.category, on: day)
    return hours(of: day).flatMap { range in own?.map { $0.clamped(to: range) } ?? [range] }.contains { range in
      min(range.upperBound, moment(due)) - range.lowerBound >= task.length
    }
  }

  // MARK: Order

  /// Its deadline, a minute of UTC, or that of what waits for it, whichever is first.
  func deadline(of task: Int) -> Int? { dependents[task].compactMap { tasks[$0].due.map(moment) }.min() }

  /// The day of that.
  func dueDay(of task: Int) -> Int? { dependents[task].compactMap { tasks[$0].due?.day }.min() }

  /// 0, 1 or 2.
  func tier(of task: Int, on day: Int) -> Int {
    // Of what waits for it only what is due sooner counts.
    let own = tasks[task].due.map(moment) ?? .max
    return dependents[task].filter { $0 == task || tasks[$0].due.map(moment) ?? .max < own }.map { place in
      let task = tasks[place]
      if task.block != nil || task.meantDay ?? .max <= day || task.due?.day ?? .max <= day { return 0 }
      return task.due?.day ?? .max <= day + 7 ? 1 : 2
    }.min() ?? 2
  }

  /// Tasks in the order of a strategy.
  func sorted(_ tasks: [Int], by strategy: String, on day: Int) -> [Int] {
    let mood = day == vault.today ? vault.mood.flatMap { $0.age <= 240 ? $0.value : nil } : nil
    func keys(_ place: Int) -> [Int] {
      let task = self.tasks[place]
      let byMood = mood.map { $0 >= 0 ? -task.difficulty : task.difficulty }
      let due = deadline(of: place) ?? .max
      let end = [task.created ?? .max]
      switch strategy {
      case "adaptive": return [-task.priority, byMood ?? 0, due] + end
      case "mood": return byMood.map { [$0, due] + end } ?? [due, -task.priority] + end
      case "easy": return [task.difficulty, due] + end
      case "hard": return [-task.difficulty, due] + end
      default: return [due, -task.priority] + end
      }
    }
    return tasks.sorted { first, second in
      let (one, other) = (keys(first), keys(second))
      if one != other { return one.lexicographicallyPrecedes(other) }
      guard let one = places[self.tasks[first].number], let other = places[self.tasks[second].number] else {
        return false
      }
      return one < other
    }
  }

  // MARK: Days

  /// What a person set, and ends by the end of a day, and what is planned before.
  private func ends(on day: Int) -> [Int: Int] {
    var ends: [Int: Int] = [:]
    for task in done { ends[task] = .min }
    let midnight = max(instant(day + 1, 0), hours(of: day).last?.upperBound ?? .min)
    for (place, task) in tasks.enumerated() {
      guard let block = task.block, !task.isOver, block.upperBound <= midnight else { continue }
      ends[place] = block.upperBound
    }
    return ends
  }

  private func candidates(on day: Int) -> [Int] {
    let open = tasks.indices.filter { place in
      let task = tasks[place]
      guard !done.contains(place), !task.isToldElsewhere, !task.isFixed else { return false }
      if task.block != nil { return task.isOver }
      return task.meantDay ?? .min <= day && task.wait ?? .min <= day && task.from ?? .min <= day
    }
    var known = Set(ends(on: day).keys)
    for _ in open {
      for task in open where tasks[task].prerequisites.allSatisfy(known.contains) { known.insert(task) }
    }
    return open.filter(known.contains)
  }

  private mutating func plan(_ day: Int) {
    let open = candidates(on: day)
    var filling = PlainPlanDay(self, day, lengths: lengths, ends: ends(on: day))
    for tier in 0...2 { filling.fillInTime(open.filter { self.tier(of: $0, on: day) == tier }) }
    left = []
    for (task, spans) in filling.placements {
      let length = lengths[task] ?? tasks[task].length
      let rest = length - spans.reduce(0) { $0 + $1.count }
      planned += spans.map { "planned \(tasks[task].title) \(text($0))" }
      if rest == 0 {
        done.insert(task)
      } else {
        lengths[task] = rest
        left.append((task, .part))
      }
    }
    left += filling.left + filling.waiting.map { ($0, .waits) }
  }

  private mutating func tellRest(on last: Int) {
    lines = planned
    for appointment in vault.appointments {
      let span = vault.zone.instant(of: appointment.start)..<vault.zone.instant(of: appointment.end)
      lines.append("event \(appointment.title) \(text(span))")
    }
    for task in tasks {
      guard let block = task.block else { continue }
      let day = vault.zone.clock(at: block.lowerBound) / PlainTime.minutes
      let name = task.isFixed ? "fixed" : "pinned"
      if vault.days.contains(day) {
        lines.append("\(task.isOver ? "missed" : name) \(task.title) \(text(block))")
      } else if day < vault.days.lowerBound, task.isFixed, task.isOver {
        lines.append("missed \(task.title) \(text(block))")
      }
    }
    let (shown, isDone) = (left, done)
    let days = firstDays(after: last)
    var told = isDone.union(shown.map(\.task))
    var seen = told
    for (task, reason) in shown {
      let day = reason == .fill ? nil : days[task]
      if reason == .waits { undated.insert(tasks[task].title) }
      tell(task, day: reason == .waits ? nil : day)
    }
    for (place, task) in tasks.enumerated() where task.block == nil && !task.isToldElsewhere {
      guard seen.insert(place).inserted else { continue }
      if dueDay(of: place) ?? .max <= last {
        told.insert(place)
        undated.insert(task.title)
        tell(place, day: nil)
      } else if !task.prerequisites.isEmpty {
        optional.insert(task.title)
      }
    }
    // What its steps tell has a line where one of them has none.
    for (place, task) in tasks.enumerated() where !task.tellers.isEmpty && task.due?.day ?? .max <= last {
      if !isTold(task, told) { tell(place, day: nil) }
    }
  }

  private func isTold(_ task: Task, _ told: Set<Int>) -> Bool {
    task.tellers.allSatisfy { number in
      guard let place = tasks.firstIndex(where: { $0.number == number }) else { return true }
      return tasks[place].tellers.isEmpty ? told.contains(place) : isTold(tasks[place], told)
    }
  }

  private mutating func tell(_ task: Int, day: Int?) {
    lines.append("left " + tasks[task].title + (day.map { " " + PlainTime.date($0) } ?? ""))
  }

  /// The first days with room for what is left.
  private mutating func firstDays(after last: Int) -> [Int: Int] {
    let shown = left
    var days: [Int: Int] = [:]
    for day in last + 1...last + 60 where days.count < shown.count {
      let (doneBefore, before) = (done, lengths)
      plan(day)
      for (task, _) in shown where days[task] == nil {
        let isBegun = lengths[task] != before[task]
        if isBegun || done.contains(task) && !doneBefore.contains(task) { days[task] = day }
      }
    }
    return days
  }
}
