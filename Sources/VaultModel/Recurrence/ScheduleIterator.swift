/// Walks a schedule: the moments of its rules, those moved and those added, in order and once each.
struct ScheduleIterator: Sendable {
  /// A moment with the reason it is there or left out.
  struct Step: Sendable {
    var second: Int64
    var reason: ScheduleStep.Reason
  }

  private var rules: MergedOccurrences
  private let exclusions: ScheduleExclusions
  private let clamping: ClampedDays
  /// Further moments that are not reached yet.
  private var also: ArraySlice<Int64>
  /// The next moment of the rules, looked at but not given yet.
  private var head: Int64?
  /// What takes place on one day, where holidays move occurrences, in order.
  private var day: ArraySlice<Step> = []

  /// The walk from the start on; throws what ``Schedule`` throws of its rule.
  init(
    _ words: RepetitionWords, start: Moment, weekStart: Weekday, exclusions: ScheduleExclusions,
    zones: ZoneTable, until limit: RecurrenceLimit
  ) throws(ScheduleError) {
    rules = try MergedOccurrences(
      words, start: start, weekStart: weekStart, until: limit, clocks: zones.rules(of: start.beginning.zone))
    clamping = ClampedDays(words, start: start.date)
    self.exclusions = exclusions
    also = Set(words.also.flatMap { $0.seconds(of: start, zones) }).sorted()[...]
    head = rules.next()
  }

  /// Goes on with the first moment from that second on, without walking there; never back.
  mutating func skip(to second: Int64) {
    let firstDay = exclusions.firstDay(reaching: Int(second.flooredDay))
    let reaching = exclusions.moves ? Int64(firstDay) * 86_400 : second
    also = also.drop { $0 < second }
    skipRules(to: reaching)
    guard exclusions.moves else { return }
    while let step = nextMoved(keepingExcluded: true) {
      if step.second >= second {
        day = [step] + day
        return
      }
    }
  }

  /// Leaves behind what came before the occurrence at which a task stands: of one that the rule has, at its start, the
  /// further dates before it; of any other one everything.
  mutating func begin(at current: Moment, of start: Moment) {
    let second = current.beginning.secondsSinceEpoch
    guard current == start else { return skip(to: second) }
    let from = Int(second.flooredDay)
    let shown = second + Int64(exclusions.day(insteadOf: from) - from) * 86_400
    also = also.drop { $0 < shown }
  }

  private mutating func skipRules(to second: Int64) {
    guard let next = head, next < second else { return }
    rules.skip(to: second)
    head = rules.next()
  }

  /// The next occurrence, or also the next one left out; nil after the last before the year 10,000.
  mutating func nextStep(keepingExcluded: Bool) -> Step? {
    exclusions.moves ? nextMoved(keepingExcluded: keepingExcluded) : nextInPlace(keepingExcluded: keepingExcluded)
  }

  // MARK: Without moves

  private mutating func nextInPlace(keepingExcluded: Bool) -> Step? {
    while true {
      guard let step = nextMerged() else { return nil }
      let day = Int(step.second.flooredDay)
      if let last = exclusions.lastExceptedDay(around: day) {
        if keepingExcluded { return Step(second: step.second, reason: .excepted) }
        skipRules(to: Int64(last + 1) * 86_400)
      } else if exclusions.isSkippedHoliday(day) {
        if keepingExcluded { return Step(second: step.second, reason: .holiday) }
        skipRules(to: Int64(day + 1) * 86_400)
      } else if exclusions.contains(second: step.second) {
        if keepingExcluded { return Step(second: step.second, reason: .excepted) }
      } else {
        return step
      }
    }
  }

  /// The earlier of the next moment of the rules and the next further one.
  private mutating func nextMerged() -> Step? {
    if let further = also.first, further <= head ?? .max {
      if further < head ?? .max {
        also.removeFirst()
        return Step(second: further, reason: .also)
      }
      also.removeFirst()
    }
    guard let second = head else { return nil }
    head = rules.next()
    return Step(second: second, reason: clamping.reason(of: second))
  }

  // MARK: With moves

  private mutating func nextMoved(keepingExcluded: Bool) -> Step? {
    while true {
      guard let step = day.popFirst() else {
        if !keepingExcluded { skipExcepted() }
        guard openDay() else { return nil }
        continue
      }
      if keepingExcluded || step.reason.isOccurrence { return step }
    }
  }

  /// Leaves spans of exceptions behind, of which a rule may fire every second.
  private mutating func skipExcepted() {
    while let second = head, let last = exclusions.lastExceptedDay(around: Int(second.flooredDay)) {
      skipRules(to: Int64(last + 1) * 86_400)
    }
  }

  /// Puts together what takes place on the next day: moving never changes the order of days, only that of times.
  private mutating func openDay() -> Bool {
    let given = head.map { exclusions.day(insteadOf: Int($0.flooredDay)) }
    let further = also.first.map { Int($0.flooredDay) }
    guard let next = [given, further].compactMap({ $0 }).min() else { return false }
    var steps: [Step] = []
    while let second = head, exclusions.day(insteadOf: Int(second.flooredDay)) == next {
      steps.append(moved(second, to: next))
      head = rules.next()
    }
    while let second = also.first, Int(second.flooredDay) == next {
      steps.append(Step(second: second, reason: isExcepted(second) ? .excepted : .also))
      also.removeFirst()
    }
    var seen: Set<Int64> = []
    // What the rule gives in its place stands before what is moved onto it or said again.
    day = steps.filter { $0.reason == .rule && seen.insert($0.second).inserted }[...]
    for step in steps where step.reason != .rule {
      if !step.reason.isOccurrence || seen.insert(step.second).inserted {
        day.append(step)
      } else if case .moved(let date) = step.reason {
        day.append(Step(second: step.second, reason: .joined(from: date)))
      }
    }
    day.sort { $0.second < $1.second }
    return true
  }

  private func moved(_ second: Int64, to day: Int) -> Step {
    if isExcepted(second) { return Step(second: second, reason: .excepted) }
    let from = Int(second.flooredDay)
    guard day != from, let date = LocalDate(daysSinceEpoch: from) else {
      return Step(second: second, reason: clamping.reason(of: second))
    }
    return Step(second: second + Int64(day - from) * 86_400, reason: .moved(from: date))
  }

  private func isExcepted(_ second: Int64) -> Bool {
    exclusions.lastExceptedDay(around: Int(second.flooredDay)) != nil || exclusions.contains(second: second)
  }
}

/// The moments of the rules that a schedule comes to, merged, and counted together.
struct MergedOccurrences: Sendable {
  private var sources: [Occurrences.Iterator] = []
  /// The next moment of each source, where there are several.
  private var heads: [Int64?] = []
  private var remaining = Int.max

  /// Lays the rules of words from a start, on clocks that may skip times. Throws if a rule counts hours of a day without
  /// a time, or too many occurrences.
  init(
    _ words: RepetitionWords, start: Moment, weekStart: Weekday, until limit: RecurrenceLimit, clocks: ZoneRules?
  ) throws(ScheduleError) {
    if let count = words.rule.count, count > Self.greatestCount {
      throw ScheduleError(.countTooGreat(most: Self.greatestCount), at: .rule(words.range))
    }
    var rules = words.rules(start: start.date, weekStart: weekStart)
    if rules.count > 1 {
      remaining = words.rule.count ?? .max
      for place in rules.indices { rules[place].count = nil }
    }
    for var rule in rules {
      if start.isWholeDay {
        guard rule.frequency >= .daily else {
          throw ScheduleError(.frequencyNeedsTime(rule.frequency), at: .rule(words.range))
        }
        (rule.byHour, rule.byMinute, rule.bySecond) = ([], [], [])
      }
      // One of several rules may have no occurrence where another has some.
      let found = try? Occurrences(
        of: rule, from: start.beginning, until: limit, clocks: start.isWholeDay ? nil : clocks)
      guard let found else { continue }
      sources.append(found.makeIterator())
    }
    guard sources.count > 1 else { return }
    for place in sources.indices { heads.append(sources[place].nextSecond()) }
  }

  /// How often a rule may be said to happen: nothing in a life happens more often, and it is counted in milliseconds.
  static let greatestCount = 1_000_000

  /// The next moment; each step is linear in the number of rules, which is one but for clamped days.
  mutating func next() -> Int64? {
    guard sources.count > 1 else { return sources.isEmpty ? nil : sources[0].nextSecond() }
    guard remaining > 0, let earliest = heads.compactMap({ $0 }).min() else { return nil }
    for place in heads.indices where heads[place] == earliest {
      heads[place] = sources[place].nextSecond()
    }
    if remaining < .max { remaining -= 1 }
    return earliest
  }

  /// Goes on with the first moment from that second on; never back. Only what is counted over several rules is walked.
  mutating func skip(to second: Int64) {
    guard sources.count > 1 else {
      if !sources.isEmpty { sources[0].skip(to: second) }
      return
    }
    if remaining < .max {
      while remaining > 0, let next = heads.compactMap({ $0 }).min(), next < second { _ = self.next() }
      return
    }
    for place in sources.indices where heads[place] ?? .max < second {
      sources[place].skip(to: second)
      heads[place] = sources[place].nextSecond()
    }
  }
}

extension Moment {
  /// The moment itself, or the beginning of the day.
  var beginning: LocalDateTime {
    switch self {
    case .day(let date): LocalDateTime(date)
    case .time(let moment): moment
    }
  }
}
