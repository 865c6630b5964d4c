import VaultModel

@testable import VaultPlanner

/// Plans as ``Planner`` does, in the slowest and plainest way: every day looks at every task, orders all of them, and finds
/// its gaps anew. What the planner skips because it cannot matter is done here.
struct NaivePlanner {
  let input: PlanInput
  private(set) var planned: [PlanBlock] = []
  private(set) var exceeded: [LocalDate] = []
  private(set) var left: [LeftTask] = []
  private let today: LocalDate
  private var done: Set<Int> = []
  private var lengths: [Int: Int64] = [:]
  private var reasons: [(task: Int, reasons: [PlanReason])] = []

  init(_ input: PlanInput, from first: LocalDate, days count: Int) {
    self.input = input
    today = PlanWindow.day(of: input.now, input.settings, input.clock)
    var date = first
    for offset in 0..<count {
      guard let day = first.adding(days: offset) else { break }
      date = day
      plan(day)
    }
    if date >= today { lookAhead(from: date, first) }
  }

  private mutating func lookAhead(from last: LocalDate, _ first: LocalDate) {
    let (shown, isExceeded, leftOut, before) = (planned, exceeded, reasons, lengths)
    var days: [Int: LocalDate] = [:]
    for offset in 1...60 {
      guard let date = last.adding(days: offset) else { break }
      let (doneBefore, lengthsBefore) = (done, lengths)
      plan(date)
      for (task, _) in leftOut where days[task] == nil {
        let isBegun = lengths[task] != lengthsBefore[task]
        if isBegun || done.contains(task) && !doneBefore.contains(task) { days[task] = date }
      }
    }
    left = leftOut.map { task, reasons in
      LeftTask(
        source: input.tasks[task].source, reasons: reasons, length: before[task] ?? input.tasks[task].length,
        firstDay: days[task], isDistant: tier(of: task, on: first) == .later)
    }
    (planned, exceeded) = (shown, isExceeded)
  }

  private func tier(of task: Int, on date: LocalDate) -> TaskOrder.Tier {
    let task = input.tasks[task]
    if !task.pins.isEmpty { return .now }
    if let due = task.due?.date, due <= date { return .now }
    if let day = [task.scheduledDay, task.urgentDay].compactMap(\.self).min(), day <= date { return .now }
    guard let due = task.due?.date, let last = date.adding(days: 7), due <= last else { return .later }
    return .soon
  }

  private func reason(of task: Int, on date: LocalDate, _ deadline: Int64) -> PlanReason {
    switch tier(of: task, on: date) {
    case .later: return .distant
    case .soon: return .dueSoon
    case .now:
      let due = input.tasks[task].due?.date
      if let due, due < date || deadline <= input.now { return .overdue }
      return due == date ? .dueToday : .scheduled
    }
  }

  private func notPlanned(_ task: Int, on date: LocalDate) -> PlanReason {
    guard input.tasks[task].pins.isEmpty, let day = input.tasks[task].scheduledDay, day > date else { return .waits }
    return .scheduled
  }

  /// What is set by a person, and ends by the end of a window, and what is done before.
  private func ends(_ window: PlanWindow) -> [Int: Int64] {
    var ends: [Int: Int64] = [:]
    for task in done { ends[task] = .min }
    for (place, task) in input.tasks.enumerated() {
      if let end = task.pins.map(\.upperBound).max(), end > input.now, end <= window.extent.upperBound {
        ends[place] = end
      }
    }
    return ends
  }

  private func open(_ window: PlanWindow) -> [Int] {
    let open = input.tasks.indices.filter { place in
      let task = input.tasks[place]
      guard !done.contains(place), task.pins.allSatisfy({ $0.upperBound <= input.now }) else { return false }
      return !task.pins.isEmpty || task.scheduledDay.map { $0 <= window.date } ?? true
    }
    var known = Set(ends(window).keys)
    for _ in open {
      for task in open where input.tasks[task].prerequisites.allSatisfy({ $0.map(known.contains) ?? false }) {
        known.insert(task)
      }
    }
    return open.filter(known.contains)
  }

  private mutating func plan(_ date: LocalDate) {
    let window = PlanWindow(date, input.settings, input.clock)
    reasons = []
    guard date >= today, date > today || window.extent.upperBound > input.now else { return }
    let order = TaskOrder(input, TaskOrder.keys(input), on: date, isToday: date == today)
    let end = window.deadline(input.clock)
    var day = NaiveDay(input, window, lengths: lengths, ends: ends(window))
    var moved: Set<Int> = []
    let open = open(window)
    for tier in TaskOrder.Tier.allCases {
      moved.formUnion(day.fillInTime(open.filter { self.tier(of: $0, on: date) == tier }, order, end: end))
    }
    // Nothing due is silent, and nothing that follows what has its time.
    let silent = input.tasks.indices.filter { place in
      let task = input.tasks[place]
      guard !done.contains(place), !open.contains(place), task.pins.allSatisfy({ $0.upperBound <= input.now }) else {
        return false
      }
      let isDue = task.due.map { $0.date <= date } ?? false
      return isDue || task.prerequisites.contains { $0.map { !input.tasks[$0].pins.isEmpty } ?? false }
    }
    for (task, spans, isBeyond, isFull) in day.placements {
      var reasons = [reason(of: task, on: date, order.deadline(of: task))] + order.reasons(of: task)
      let length = lengths[task] ?? input.tasks[task].length
      let rest = length - spans.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      let last = spans.last?.upperBound ?? .min
      if moved.contains(task) { reasons.append(.deadline) }
      if !input.tasks[task].pins.isEmpty { reasons.append(.missed) }
      if !input.tasks[task].prerequisites.isEmpty { reasons.append(.follows) }
      if isBeyond { reasons.append(.beyondCapacity) }
      if last > order.deadline(of: task), reasons[0] != .overdue { reasons.append(.late) }
      if spans.count > 1 || rest > 0 || lengths[task] != nil { reasons.append(.part) }
      if isBeyond, exceeded.last != date { exceeded.append(date) }
      planned += spans.map {
        PlanBlock(day: date, span: $0, kind: .planned, source: input.tasks[task].source, reasons: reasons)
      }
      if rest == 0 {
        done.insert(task)
      } else {
        lengths[task] = rest
        day.left.insert((task, isFull ? .capacity : .noRoom(seconds: rest)), at: day.partCount)
        day.partCount += 1
      }
    }
    let left = day.left + day.waiting.map { ($0, .waits) }
    reasons = left.map { ($0.0, [$0.1] + (order.deadline(of: $0.0) <= end ? [.late] : [])) }
    reasons += silent.map { ($0, [notPlanned($0, on: date)]) }
  }
}
