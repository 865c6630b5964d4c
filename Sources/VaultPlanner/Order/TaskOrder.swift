import VaultModel

/// What decides in which order the tasks of a day are planned.
struct TaskOrder {
  /// The three tiers, which hold for every strategy.
  enum Tier: Int, Comparable, CaseIterable {
    /// Overdue, due on the day, or meant to be done by it.
    case now
    /// Due within seven days.
    case soon
    /// Everything else.
    case later

    static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
  }

  private let tasks: [PlanTask]
  private let strategy: PlanStrategy
  /// −2 … 2, of the day that is today.
  private let mood: Int?
  private let date: LocalDate
  /// When each task is due, as an instant; absent ones last.
  let deadlines: [Int64]

  init(_ input: PlanInput, _ deadlines: [Int64], on date: LocalDate, isToday: Bool) {
    tasks = input.tasks
    mood = isToday ? input.mood : nil
    // Without a mood nothing is to be said by it alone.
    strategy = input.strategy == .mood && mood == nil ? .due : input.strategy
    self.date = date
    self.deadlines = deadlines
  }

  /// When each task is due, a day at the end of its window.
  static func deadlines(_ input: PlanInput) -> [Int64] {
    var ends: [LocalDate: Int64] = [:]
    return input.tasks.map { task in
      switch task.due {
      case nil: return .max
      case .time(let time): return input.clock.instant(of: time)
      case .day(let day):
        let end = ends[day] ?? PlanWindow(day, input.settings, input.clock).deadline(input.clock)
        ends[day] = end
        return end
      }
    }
  }

  func tier(of task: Int) -> Tier {
    let due = tasks[task].due?.date
    if let due, due <= date { return .now }
    if let day = meantDay(of: task), day <= date { return .now }
    guard let due, let last = date.adding(days: 7), due <= last else { return .later }
    return .soon
  }

  /// Why it is in its tier.
  func reason(of task: Int, now: Int64) -> PlanReason {
    let due = tasks[task].due?.date
    switch tier(of: task) {
    case .now:
      if let due, due < date || deadlines[task] <= now { return .overdue }
      return due == date ? .dueToday : .scheduled
    case .soon: return .dueSoon
    case .later: return .distant
    }
  }

  /// The day on which it was meant to be done, also where it was missed.
  private func meantDay(of task: Int) -> LocalDate? { tasks[task].pins.isEmpty ? tasks[task].scheduledDay : date }

  /// What the strategy puts first besides the dates, for those who ask why.
  func reasons(of task: Int) -> [PlanReason] {
    var reasons: [PlanReason] = []
    if strategy == .adaptive, tasks[task].priority != .none { reasons.append(.priority) }
    switch (strategy, mood) {
    case (.easy, _): reasons.append(.easiestFirst)
    case (.hard, _): reasons.append(.hardestFirst)
    case (.adaptive, let mood?), (.mood, let mood?): reasons.append(mood < 0 ? .easiestFirst : .hardestFirst)
    default: break
    }
    return reasons
  }

  /// The tasks in the order of the strategy.
  func sorted(_ places: [Int]) -> [Int] { places.sorted { isBefore($0, $1, by: strategy) } }

  /// The same in that of the strategy `due`: the earliest deadline first.
  func sortedByDeadline(_ places: [Int]) -> [Int] { places.sorted { isBefore($0, $1, by: .due) } }

  private func isBefore(_ left: Int, _ right: Int, by strategy: PlanStrategy) -> Bool {
    let (one, other) = (tasks[left], tasks[right])
    switch strategy {
    case .adaptive:
      if one.priority != other.priority { return one.priority > other.priority }
      if let mood, one.difficulty != other.difficulty { return (one.difficulty < other.difficulty) == (mood < 0) }
    case .mood:
      if let mood, one.difficulty != other.difficulty { return (one.difficulty < other.difficulty) == (mood < 0) }
    case .easy: if one.difficulty != other.difficulty { return one.difficulty < other.difficulty }
    case .hard: if one.difficulty != other.difficulty { return one.difficulty > other.difficulty }
    case .due: break
    }
    if deadlines[left] != deadlines[right] { return deadlines[left] < deadlines[right] }
    if strategy == .due, one.priority != other.priority { return one.priority > other.priority }
    let created = (one.created?.sortedSecond ?? .max, other.created?.sortedSecond ?? .max)
    return created.0 == created.1 ? left < right : created.0 < created.1
  }
}

extension Moment {
  /// Its first second on the calendar.
  fileprivate var sortedSecond: Int64 {
    switch self {
    case .day(let day): LocalDateTime(day).secondsSinceEpoch
    case .time(let time): time.secondsSinceEpoch
    }
  }
}
