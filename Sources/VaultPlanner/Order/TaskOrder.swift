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

  /// What decides of a task, without what else it says: orders are made for each of many days.
  struct Key: Sendable {
    var priority: UInt8
    var difficulty: Int
    /// When it is due, as an instant, a day at the end of its window; absent ones last.
    var deadline: Int64
    var created: Int64
    var due: LocalDate?
    /// The day on which it was meant to be done.
    var meant: LocalDate?
    /// The day from which on it comes first, because of what waits for it.
    var urgent: LocalDate?
    /// Whether it missed the time that a person wrote.
    var isMissed: Bool
    /// Whether other tasks come first.
    var follows: Bool
  }

  private let keys: [Key]
  private let strategy: PlanStrategy
  /// −2 … 2, of the day that is today.
  private let mood: Int?
  private let date: LocalDate
  /// The last day of what is due soon; nil where no calendar goes so far.
  private let lastSoon: LocalDate?

  init(_ input: PlanInput, _ keys: [Key], on date: LocalDate, isToday: Bool) {
    self.keys = keys
    mood = isToday ? input.mood : nil
    // Without a mood nothing is to be said by it alone.
    strategy =
      switch input.strategy {
      case .mood where mood == nil: .due
      // What is learned begins with the usual order.
      case .learned: .adaptive
      case let other: other
      }
    self.date = date
    lastSoon = date.adding(days: 7)
  }

  /// When a task is due, as an instant; the greatest one of a task that is not.
  func deadline(of task: Int) -> Int64 { keys[task].deadline }

  /// The keys of all tasks.
  static func keys(_ input: PlanInput) -> [Key] {
    var ends: [LocalDate: Int64] = [:]
    func deadline(_ due: Moment?) -> Int64 {
      switch due {
      case nil: return .max
      case .time(let time): return input.clock.instant(of: time)
      case .day(let day):
        let end = ends[day] ?? PlanWindow(day, input.settings, input.clock).deadline(input.clock)
        ends[day] = end
        return end
      }
    }
    return input.tasks.map { task in
      Key(
        priority: task.priority.rawValue, difficulty: task.difficulty, deadline: deadline(task.due),
        created: task.created?.sortedSecond ?? .max, due: task.due?.date, meant: task.scheduledDay,
        urgent: task.urgentDay,
        isMissed: !task.pins.isEmpty, follows: !task.prerequisites.isEmpty)
    }
  }

  func tier(of task: Int) -> Tier {
    let due = keys[task].due
    if let due, due <= date { return .now }
    if let day = meantDay(of: task), day <= date { return .now }
    if let day = keys[task].urgent, day <= date { return .now }
    guard let due, let lastSoon, due <= lastSoon else { return .later }
    return .soon
  }

  /// Why it is in its tier.
  func reason(of task: Int, now: Int64) -> PlanReason {
    let due = keys[task].due
    switch tier(of: task) {
    case .now:
      if let due, due < date || keys[task].deadline <= now { return .overdue }
      return due == date ? .dueToday : .scheduled
    case .soon: return .dueSoon
    case .later: return .distant
    }
  }

  /// The day on which it was meant to be done, also where it was missed.
  private func meantDay(of task: Int) -> LocalDate? { keys[task].isMissed ? date : keys[task].meant }

  /// What the strategy puts first besides the dates, for those who ask why.
  func reasons(of task: Int) -> [PlanReason] {
    var reasons: [PlanReason] = []
    if strategy == .adaptive, keys[task].priority != Priority.none.rawValue { reasons.append(.priority) }
    switch (strategy, mood) {
    case (.easy, _): reasons.append(.easiestFirst)
    case (.hard, _): reasons.append(.hardestFirst)
    case (.adaptive, let mood?), (.mood, let mood?): reasons.append(mood < 0 ? .easiestFirst : .hardestFirst)
    default: break
    }
    return reasons
  }

  /// The tasks in the order of the strategy: the same on all days but today, which has a mood.
  func sorted(_ places: [Int]) -> [Int] { places.sorted { isBefore($0, $1, by: strategy) } }

  /// The same in that of the strategy `due`: the earliest deadline first.
  func sortedByDeadline(_ places: [Int]) -> [Int] { places.sorted { isBefore($0, $1, by: .due) } }

  private func isBefore(_ left: Int, _ right: Int, by strategy: PlanStrategy) -> Bool {
    let (one, other) = (keys[left], keys[right])
    switch strategy {
    case .adaptive, .learned:
      if one.priority != other.priority { return one.priority > other.priority }
      if let mood, one.difficulty != other.difficulty { return (one.difficulty < other.difficulty) == (mood < 0) }
    case .mood:
      if let mood, one.difficulty != other.difficulty { return (one.difficulty < other.difficulty) == (mood < 0) }
    case .easy: if one.difficulty != other.difficulty { return one.difficulty < other.difficulty }
    case .hard: if one.difficulty != other.difficulty { return one.difficulty > other.difficulty }
    case .due: break
    }
    if one.deadline != other.deadline { return one.deadline < other.deadline }
    if strategy == .due, one.priority != other.priority { return one.priority > other.priority }
    return one.created == other.created ? left < right : one.created < other.created
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
