package import VaultModel

/// Plans days: which task is done when, so that what is set stays, what is due is in time, and the rest follows the mood.
///
/// A pure function: the same input gives the same plan, to the byte.
///
/// ```swift
/// let plan = Planner(input).plan(from: today, days: 1)
/// plan.blocks.filter { $0.kind == .planned }
/// plan.left      // what is not planned, why, and when there is room
/// ```
///
/// Source: the page about planning.
package struct Planner: Sendable {
  /// The plan of some days.
  package struct Plan: Sendable {
    package var days: [LocalDate] = []
    /// In the order in which they begin, those of the whole day first.
    package var blocks: [PlanBlock] = []
    package var left: [LeftTask] = []
    /// Set times that overlap, as the sources of both.
    package var overlaps: [(source: Int, other: Int)] = []
    /// The days on which more is planned than their capacity, because it is due.
    package var exceeded: [LocalDate] = []
    /// Whether no check-in tells how to order today.
    package var lacksMood = false
  }

  /// How many days are looked through for room.
  private static let horizon = 60

  private let input: PlanInput
  private let today: LocalDate
  private let keys: [TaskOrder.Key]
  /// The tasks with a set time: few of many, and every day asks for them.
  private let pinned: [Int]
  /// The length of the shortest task, in seconds.
  private let shortest: Int64
  /// From which day on the occurrences of what repeats are planned.
  private let firstDays: [Int: LocalDate]

  package init(_ input: PlanInput) {
    self.input = input
    today = PlanWindow.day(of: input.now, input.settings, input.clock)
    keys = TaskOrder.keys(input)
    firstDays = Self.firstDays(input, keys)
    shortest = min(input.tasks.map(\.length).min() ?? 0, PlanTask.shortest)
    pinned = input.tasks.indices.filter { !input.tasks[$0].pins.isEmpty }
  }

  /// Plans some days in turn, each task once; a day that is past shows what was.
  ///
  /// - Complexity: O(days × tasks × gaps of a day).
  package func plan(from first: LocalDate, days count: Int) -> Plan {
    var plan = Plan()
    var state = State(open: candidates, missed: input.missed)
    for offset in 0..<max(count, 1) {
      guard let date = first.adding(days: offset) else { break }
      plan.days.append(date)
      let day = planned(date, &state)
      plan.blocks += day.blocks
      plan.overlaps += day.overlaps
      if day.isExceeded { plan.exceeded.append(date) }
    }
    plan.lacksMood =
      plan.days.contains(today) && input.mood == nil && [.adaptive, .mood, .learned].contains(input.strategy)
    plan.left = left(after: plan.days, state)
    return plan
  }

  // MARK: Tasks

  /// What the days before left: the tasks that are not planned yet, and what is left of split ones.
  private struct State {
    var open: [Int]
    /// What is late and was not told yet.
    var missed: [BusySpan]
    /// Whether they are in the order of the days that are not today, which is made once.
    var isRanked = false
    var done: Set<Int> = []
    var lengths: [Int: Int64] = [:]
    /// Why the tasks of the last day were left out, and its order.
    var left: [(task: Int, reasons: [PlanReason])] = []
  }

  /// The tasks that may be planned: those without a set time, and those that missed theirs.
  private var candidates: [Int] {
    input.tasks.indices.filter { task in input.tasks[task].pins.allSatisfy { $0.upperBound <= input.now } }
  }

  /// The candidates of a day: none that is hidden then or meant for a later one, or follows something that is no candidate itself.
  private func candidates(of state: State, on window: PlanWindow) -> [Int] {
    let ends = ends(before: state, on: window)
    // Of those of one source as many as the day takes.
    var turns: [Int: Int] = [:]
    var open = state.open.filter { task in
      let (key, planned) = (keys[task], input.tasks[task])
      guard planned.tellers == nil, planned.hiddenUntil.map({ $0 <= window.date }) ?? true,
        planned.notBefore.map({ $0 < window.extent.upperBound }) ?? true
      else { return false }
      // What missed its time is open whatever day that was on.
      if key.isMissed { return true }
      if let meant = key.meant, meant > window.date || planned.turn == nil { return meant <= window.date }
      if let turn = planned.turn {
        guard turns[planned.source, default: 0] < turn.most(on: window.date) else { return false }
        turns[planned.source, default: 0] += 1
      }
      return firstDays[task].map { $0 <= window.date } ?? true
    }
    // What waits for itself in a circle never has a place.
    var following = open.filter { keys[$0].follows }
    guard !following.isEmpty else { return open }
    var known = Set(ends.keys)
    for task in open where !keys[task].follows { known.insert(task) }
    var count = -1
    while known.count != count {
      count = known.count
      following.removeAll { task in
        guard input.tasks[task].prerequisites.allSatisfy({ $0.map(known.contains) ?? false }) else { return false }
        known.insert(task)
        return true
      }
    }
    guard !following.isEmpty else { return open }
    open.removeAll { !known.contains($0) }
    return open
  }

  /// The tasks of a day that are none of its candidates and of which something is to be said: what is due by then, and what
  /// follows something that is set or hidden.
  private func silent(of state: State, on date: LocalDate, without open: [Int]) -> [(task: Int, reason: PlanReason)] {
    let known = Set(open)
    let silent = state.open.sorted().compactMap { task -> (task: Int, reason: PlanReason)? in
      let planned = input.tasks[task]
      // Other times that something is done have other days.
      guard planned.tellers == nil, planned.turn == nil else { return nil }
      let waits = planned.followsStanding || planned.prerequisites.contains { $0.map(isSet) ?? false }
      guard !known.contains(task), keys[task].due.map({ $0 <= date }) ?? false || waits else { return nil }
      if let day = planned.hiddenUntil, day > date { return (task, .hidden(day)) }
      if !keys[task].isMissed, let meant = keys[task].meant, meant > date { return (task, .scheduled) }
      return (task, .waits)
    }
    let told = known.union(state.done).union(silent.map(\.task))
    let parents = state.open.filter { task in
      input.tasks[task].tellers != nil && keys[task].due.map { $0 <= date } ?? false
        && !isTold(task, by: told, on: date)
    }
    return (silent + parents.map { ($0, .waits) }).sorted { $0.task < $1.task }
  }

  /// Whether all steps of a task have a place in the plan.
  private func isTold(_ task: Int, by told: Set<Int>, on date: LocalDate) -> Bool {
    input.tasks[task].tellers?.allSatisfy { step in
      guard let step else { return false }
      let planned = input.tasks[step]
      guard planned.tellers == nil else { return isTold(step, by: told, on: date) }
      return told.contains(step) || planned.pins.contains { input.clock.clock(at: $0.lowerBound).date <= date }
    } ?? true
  }

  /// Whether a task has its time, or waits for a day.
  private func isSet(_ task: Int) -> Bool { !input.tasks[task].pins.isEmpty || input.tasks[task].hiddenUntil != nil }

  /// From which day on each occurrence of what repeats is planned: its own, or the last one before it, of seven, on which it
  /// can be in time.
  private static func firstDays(_ input: PlanInput, _ keys: [TaskOrder.Key]) -> [Int: LocalDate] {
    var first: [Int: LocalDate] = [:]
    for (place, task) in input.tasks.enumerated() {
      guard let own = task.ownDay else { continue }
      let days = (0...7).compactMap { own.adding(days: -$0) }
      // What has an hour of its own is planned from that on.
      first[place] =
        task.notBefore != nil
        ? own : days.first { input.hasTime(for: task, on: $0, until: keys[place].deadline) } ?? own
    }
    return first
  }

  /// When each task is done that what follows may rely on: planned on a day before, or pinned on this one.
  private func ends(before state: State, on window: PlanWindow) -> [Int: Int64] {
    var ends = Dictionary(uniqueKeysWithValues: state.done.map { ($0, Int64.min) })
    for place in pinned {
      guard let end = input.tasks[place].pins.map(\.upperBound).max(), end > input.now,
        end <= window.extent.upperBound
      else { continue }
      ends[place] = end
    }
    return ends
  }

  private struct PlannedDay {
    var blocks: [PlanBlock]
    var overlaps: [(source: Int, other: Int)]
    var isExceeded: Bool
  }

  /// Plans one day; what is planned leaves the state.
  private func planned(_ date: LocalDate, _ state: inout State, keepsReasons: Bool = true) -> PlannedDay {
    let window = PlanWindow(date, input.settings, input.clock)
    let standing = standing(in: window)
    var blocks = allDayBlocks(on: date) + standing.blocks
    let overlaps = overlaps(standing.busy)
    state.missed.removeAll { late in
      standing.blocks.contains { $0.source == late.source && $0.span?.lowerBound == late.span.lowerBound }
    }
    if date >= today {
      blocks += state.missed.map {
        PlanBlock(day: date, span: $0.span, kind: .missed, source: $0.source, reasons: [.overdue])
      }
      state.missed = []
    }
    state.left = []
    guard date >= today, date > today || window.extent.upperBound > input.now else {
      return PlannedDay(blocks: sorted(blocks), overlaps: overlaps, isExceeded: false)
    }
    let isToday = date == today
    let order = TaskOrder(input, keys, on: date, isToday: isToday)
    if !isToday, !state.isRanked {
      state.open = order.sorted(state.open)
      state.isRanked = true
    }
    let open = candidates(of: state, on: window)
    let tiers = Dictionary(grouping: open, by: order.tier)
    var day = DayFilling(
      input, window, free(in: window, standing.busy), shortest: shortest, used: standing.used + doneTime(on: date),
      keepsReasons: keepsReasons, done: ends(before: state, on: window), lengths: state.lengths,
      allowed: { input.allowed(input.tasks[$0], in: window) },
      isCapped: { task in !(keys[task].due.map { $0 <= date } ?? false) },
      isFiller: { task in input.tasks[task].isBare && order.tier(of: task) == .later })
    var moved: Set<Int> = []
    let model = input.model.flatMap { $0.count >= MoodModel.fewest ? $0 : nil }
    for tier in TaskOrder.Tier.allCases {
      let tasks = tiers[tier] ?? []
      let (filled, sequence, own) = DeadlineOrder(order, endOfDay: window.deadline(input.clock), now: input.now).filled(
        isToday ? order.sorted(tasks) : tasks, into: day)
      moved.formUnion(own)
      if let model, input.strategy == .learned {
        day = LearnedOrder(input, model, order).filled(sequence, from: day, than: filled)
      } else {
        day = filled
      }
    }
    day.finish()
    var isExceeded = false
    for placement in day.placements {
      let task = placement.task
      var reasons = [order.reason(of: task, now: input.now)] + order.reasons(of: task)
      if model != nil, input.strategy == .learned { reasons.append(.history) }
      let isEarly = input.tasks[task].ownDay.map { date < $0 } ?? false
      if moved.contains(task) || isEarly { reasons.append(.deadline) }
      if !input.tasks[task].pins.isEmpty { reasons.append(.missed) }
      if placement.follows { reasons.append(.follows) }
      if placement.isBeyondCapacity { reasons.append(.beyondCapacity) }
      let isLate = placement.spans.last.map { $0.upperBound > order.deadline(of: task) } ?? false
      if isLate, reasons[0] != .overdue { reasons.append(.late) }
      if placement.spans.count > 1 || placement.rest > 0 || state.lengths[task] != nil { reasons.append(.part) }
      isExceeded = isExceeded || placement.isBeyondCapacity
      blocks += placement.spans.map {
        PlanBlock(day: date, span: $0, kind: .planned, source: input.tasks[task].source, reasons: reasons)
      }
      if placement.rest == 0 {
        state.done.insert(task)
      } else {
        state.lengths[task] = placement.rest
        let isLate = order.deadline(of: task) <= window.deadline(input.clock)
        state.left.append(
          (task, [placement.isFull ? .capacity : .noRoom(seconds: placement.rest)] + (isLate ? [.late] : [])))
      }
    }
    var told: Set<Int> = []
    for (task, reason) in day.left {
      // Of several times on one day one line says that there is no place.
      if input.tasks[task].turn != nil, !told.insert(input.tasks[task].source).inserted { continue }
      let isLate = order.deadline(of: task) <= window.deadline(input.clock)
      state.left.append((task, [reason] + (isLate ? [.late] : [])))
    }
    if keepsReasons {
      state.left += silent(of: state, on: date, without: open).map { ($0.task, [$0.reason]) }
    }
    if !day.placements.isEmpty { state.open.removeAll { state.done.contains($0) } }
    blocks += freeBlocks(window, blocks, standing.busy)
    return PlannedDay(blocks: sorted(blocks), overlaps: overlaps, isExceeded: isExceeded)
  }

  /// The tasks that the days leave out, with the first day with room for each: they take that room in turn.
  private func left(after days: [LocalDate], _ state: State) -> [LeftTask] {
    guard let last = days.last, last >= today else { return [] }
    let order = TaskOrder(input, keys, on: days[0], isToday: days[0] == today)
    let leftOut = state.left.map { (task: $0.task, reasons: $0.reasons, rest: state.lengths[$0.task]) }
    let rests = Dictionary(
      leftOut.map { ($0.task, $0.rest ?? input.tasks[$0.task].length) }, uniquingKeysWith: { first, _ in first })
    var first: [Int: LocalDate] = [:]
    var state = state
    // What is enough for a day is promised no other one.
    let fillers = Set(leftOut.filter { $0.reasons.first == .fill || input.tasks[$0.task].tellers != nil }.map(\.task))
    state.open.removeAll(where: fillers.contains)
    var date = last
    while first.count < leftOut.count - fillers.count, date.days(since: last) < Self.horizon,
      let next = date.adding(days: 1)
    {
      let before = state.done
      _ = planned(next, &state, keepsReasons: false)
      for task in state.done.subtracting(before) where rests[task] != nil && first[task] == nil { first[task] = next }
      for (task, rest) in state.lengths where first[task] == nil {
        if let known = rests[task], known != rest { first[task] = next }
      }
      date = next
    }
    // A split task begins on the first day with room for a part.
    return leftOut.map { entry in
      LeftTask(
        source: input.tasks[entry.task].source, reasons: entry.reasons,
        length: entry.rest ?? input.tasks[entry.task].length, firstDay: first[entry.task],
        isDistant: order.tier(of: entry.task) == .later)
    }
  }

  // MARK: What stands

  private struct Standing {
    var blocks: [PlanBlock] = []
    var busy: [BusySpan] = []
    /// The time of tasks, in seconds.
    var used: Int64 = 0
  }

  /// What takes place on a day: events, lessons, and tasks with a set time.
  private func standing(in window: PlanWindow) -> Standing {
    var standing = Standing()
    var spans = input.busy
    for place in pinned {
      let task = input.tasks[place]
      spans += task.pins.map { BusySpan(.pinned, $0, source: task.source) }
    }
    for span in spans {
      let isOver = span.span.upperBound <= input.now
      let isMissed = span.isTask && isOver && !span.isDone
      let reach =
        span.span.lowerBound - span.travel - input.settings.buffer..<span.span.upperBound + input.settings.buffer
      if window.owns(span.span) {
        let kind: PlanBlock.Kind = isMissed ? .missed : span.isDone ? .done : PlanBlock.Kind(span.kind)
        standing.blocks.append(PlanBlock(day: window.date, span: span.span, kind: kind, source: span.source))
        if span.isTask, !isMissed, span.span.overlaps(window.extent) {
          let own = span.span.clamped(to: window.extent)
          standing.used += own.upperBound - own.lowerBound
        }
      }
      if span.isBusy, !isMissed, reach.overlaps(window.extent) || span.span.overlaps(window.hours) {
        standing.busy.append(span)
      }
    }
    return standing
  }

  private func allDayBlocks(on date: LocalDate) -> [PlanBlock] {
    input.allDay.filter { $0.days.contains(date) }.map {
      PlanBlock(day: date, span: nil, kind: .allDay, source: $0.source)
    }
      + input.done.filter { $0.day == date }.map {
        PlanBlock(day: date, span: nil, kind: .done, source: $0.source)
      }
  }

  private func doneTime(on date: LocalDate) -> Int64 {
    input.done.reduce(0) { $1.day == date ? $0 + $1.seconds : $0 }
  }

  private func overlaps(_ busy: [BusySpan]) -> [(source: Int, other: Int)] {
    let spans = busy.filter { !$0.isDone }.sorted { ($0.span.lowerBound, $0.source) < ($1.span.lowerBound, $1.source) }
    var overlaps: [(source: Int, other: Int)] = []
    for (place, one) in spans.enumerated() {
      for other in spans[(place + 1)...] {
        guard other.span.lowerBound < one.span.upperBound else { break }
        overlaps.append((one.source, other.source))
      }
    }
    return overlaps
  }

  // MARK: Free time

  /// The first moment from which on something may be planned: now, up to the next five minutes.
  private var begin: Int64 { input.now + (300 - (input.now % 300 + 300) % 300) % 300 }

  private func free(in window: PlanWindow, _ busy: [BusySpan]) -> FreeTime {
    let start = max(window.hours.lowerBound, begin)
    let span = start..<max(start, window.hours.upperBound)
    var free = FreeTime(span, doubled: input.clock.doubledHours(around: span))
    for pause in window.breaks { free.remove(pause) }
    let buffer = input.settings.buffer
    // What only rings takes no time.
    for busy in busy where busy.span.upperBound > input.now && !busy.isInstant {
      free.remove(busy.span.lowerBound - busy.travel - buffer..<busy.span.upperBound + buffer)
    }
    return free
  }

  /// The gaps that are left, but for those no longer than the buffer.
  private func freeBlocks(_ window: PlanWindow, _ blocks: [PlanBlock], _ busy: [BusySpan]) -> [PlanBlock] {
    let start = max(window.hours.lowerBound, window.hours.contains(input.now) ? input.now : window.hours.lowerBound)
    guard start < window.hours.upperBound, window.hours.upperBound > input.now else { return [] }
    var free = FreeTime(start..<window.hours.upperBound)
    for pause in window.breaks { free.remove(pause) }
    for block in blocks where block.kind != .free { if let span = block.span { free.remove(span) } }
    for span in busy where span.travel > 0 { free.remove(span.span.lowerBound - span.travel..<span.span.lowerBound) }
    return free.gaps.filter { $0.upperBound - $0.lowerBound > input.settings.buffer }.map {
      PlanBlock(day: window.date, span: $0, kind: .free, source: nil)
    }
  }

  private func sorted(_ blocks: [PlanBlock]) -> [PlanBlock] {
    blocks.sorted { one, other in
      guard let span = one.span, let next = other.span else {
        return one.span == nil && (other.span != nil || one.source ?? 0 < other.source ?? 0)
      }
      return (span.lowerBound, span.upperBound, one.source ?? -1) < (
        next.lowerBound, next.upperBound, other.source ?? -1
      )
    }
  }
}

extension PlanWindow {
  /// Whether something is to be shown on the day: it begins on it, or goes on when it begins.
  fileprivate func owns(_ span: Range<Int64>) -> Bool {
    extent.contains(span.lowerBound) || span.overlaps(extent)
  }
}

extension PlanBlock.Kind {
  fileprivate init(_ kind: BusySpan.Kind) {
    self =
      switch kind {
      case .event: .event
      case .lesson: .lesson
      case .fixed: .fixed
      case .pinned: .pinned
      case .running: .running
      }
  }
}
