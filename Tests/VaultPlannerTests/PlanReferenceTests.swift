import Testing
import VaultModel
import VaultTestSupport

@testable import VaultPlanner

/// Plans of random days against the plainest way to make them, for all that they skip.
@Suite struct `A plan made the plain way` {
  /// 2026-11-20 in UTC, and the days on which the clocks of Kyiv are changed.
  private static let days = ["2026-11-20", "2026-03-28", "2026-10-24", "2026-12-30"].compactMap { LocalDate($0) }

  private static func range(_ start: Int, _ end: Int) -> TimeRange {
    TimeRange(LocalTime(hour: start, minute: 0) ?? .midnight, LocalTime(hour: end, minute: 30) ?? .midnight)
  }

  private static func settings(_ random: inout SplitMix64) -> PlanSettings {
    var settings = PlanSettings()
    switch Int.random(in: 0..<6, using: &random) {
    case 0: settings.activeHours = WeekHours(range(0, 11))
    case 1: settings.activeHours = WeekHours(range(20, 2))
    case 2:
      // Days without hours.
      settings.activeHours = WeekHours()
      for day in [Weekday.monday, .saturday] where Bool.random(using: &random) {
        settings.activeHours[day] = [range(9, 12)]
      }
    case 3: settings.activeHours[.saturday] = []
    case 4: settings.activeHours = WeekHours([range(13, 18), range(8, 11)])
    default: break
    }
    if Bool.random(using: &random) {
      settings.hours["work"] = WeekHours(range(9, 11))
      settings.hours["work"]?[.sunday] = []
      if Bool.random(using: &random) { settings.hours["work"]?[.friday].append(range(14, 16)) }
    }
    settings.buffer = [0, 300, 600].randomElement(using: &random) ?? 300
    if Int.random(in: 0..<3, using: &random) == 0 {
      settings.capacity = WeekCapacity(TimeSpan(seconds: Int64.random(in: 0...8, using: &random) * 1800))
      if Bool.random(using: &random) { settings.capacity?[.monday] = nil }
    }
    return settings
  }

  private static func task(_ number: Int, of count: Int, _ input: PlanInput, _ random: inout SplitMix64) -> PlanTask {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    let today = input.clock.clock(at: input.now).date
    func day(_ range: ClosedRange<Int>) -> LocalDate? { today.adding(days: Int.random(in: range, using: &random)) }
    var task = PlanTask(
      source: number, priority: [Priority.none, .low, .high].randomElement(using: &random) ?? .none,
      difficulty: Int.random(in: 1...5, using: &random), category: chance(30) ? "work" : "",
      length: [0, 300, 900, 1500, 1800, 3600, 9000, 30_000].randomElement(using: &random) ?? 0)
    if chance(40), let day = day(-3...12) {
      task.due = chance(60) ? .day(day) : .time(LocalDateTime(day, LocalTime(hour: 15, minute: 30) ?? .noon))
    }
    if chance(25) { task.scheduledDay = day(-2...20) }
    if chance(10) { task.urgentDay = day(-2...9) }
    if task.scheduledDay != nil, chance(50) {
      task.part = [.morning, .afternoon, .evening].randomElement(using: &random)
    }
    if chance(15) {
      let start = input.now + Int64.random(in: -30...60, using: &random) * 1800
      task.pins = [start..<start + [0, 1800, 3600][Int.random(in: 0..<3, using: &random)]]
      if chance(20) { task.pins.append(start + 86_400..<start + 88_200) }
    }
    task.isSplit = chance(20)
    if chance(40), let day = day(-9...0) { task.created = .day(day) }
    // Now and then in a circle, of itself, or of what is none of the plan.
    while chance(20) { task.prerequisites.append(chance(10) ? nil : Int.random(in: 0..<count, using: &random)) }
    return task
  }

  /// A vault of one day: a few tasks, or so many that most of them find no room for weeks.
  private static func input(_ random: inout SplitMix64) throws -> (input: PlanInput, first: LocalDate, days: Int) {
    let day = try #require(days.randomElement(using: &random))
    let zone = try #require(ZoneRules(posixRule: "EET-2EEST,M3.5.0/3,M10.5.0/4"))
    let clock = PlanClock(Bool.random(using: &random) ? ZoneTable() : ZoneTable(home: zone))
    let now = clock.instant(day) + Int64.random(in: 0..<1440, using: &random) * 60
    var input = PlanInput(now: now, clock: clock, settings: settings(&random))
    input.strategy = PlanStrategy.allCases.randomElement(using: &random) ?? .due
    if Bool.random(using: &random) { input.mood = Int.random(in: -2...2, using: &random) }
    let count = [0, 1, 2, 8, 20, 60].randomElement(using: &random) ?? 0
    for number in 0..<Int.random(in: 0...6, using: &random) {
      let start = now + Int64.random(in: -20...200, using: &random) * 1500
      input.busy.append(
        BusySpan(
          [.event, .lesson, .fixed, .running].randomElement(using: &random) ?? .event,
          start..<start + Int64.random(in: 0...6, using: &random) * 1800, source: 1000 + number,
          travel: number == 0 ? 1200 : 0, isBusy: number != 1, isDone: number == 2))
    }
    input.done = [(source: 2000, day: day, seconds: 1800)]
    input.tasks = (0..<count).map { task($0, of: count, input, &random) }
    let first = try #require(day.adding(days: [-1, 0, 0, 0, 3].randomElement(using: &random) ?? 0))
    return (input, first, [1, 1, 2, 7].randomElement(using: &random) ?? 1)
  }

  @Test func `is the same, with what is left, why, and the first day with room`() throws {
    for seed in LongSearch.seeds(few: 12) {
      var random = SplitMix64(seed: seed)
      let (input, first, days) = try Self.input(&random)
      let plan = Planner(input).plan(from: first, days: days)
      let naive = NaivePlanner(input, from: first, days: days)
      // Only the first difference is told: a plan is long.
      let planned = plan.blocks.filter { $0.kind == .planned }.sorted { $0.key < $1.key }
      let others = naive.planned.sorted { $0.key < $1.key }
      let block = zip(planned, others).first { $0 != $1 }
      #expect(block == nil && planned.count == others.count, "seed \(seed)")
      let left = zip(plan.left, naive.left).first { $0 != $1 }
      #expect(left == nil && plan.left.count == naive.left.count, "seed \(seed)")
      #expect(plan.exceeded == naive.exceeded, "seed \(seed)")
    }
  }

  @Test func `shows each set time of a task on its days`() throws {
    for seed in LongSearch.seeds(few: 20) {
      var random = SplitMix64(seed: seed)
      let (input, first, days) = try Self.input(&random)
      let plan = Planner(input).plan(from: first, days: days)
      for date in plan.days {
        let extent = PlanWindow(date, input.settings, input.clock).extent
        let sources = input.tasks.flatMap { task in
          task.pins.filter { extent.contains($0.lowerBound) || $0.overlaps(extent) }.map { _ in task.source }
        }
        let shown = plan.blocks.filter { $0.day == date && [.pinned, .missed].contains($0.kind) }
        #expect(shown.compactMap(\.source).filter { $0 < 1000 }.sorted() == sources, "seed \(seed)")
      }
    }
  }
}

extension PlanBlock {
  /// Places planned blocks in one order.
  fileprivate var key: (LocalDate, Int64, Int) { (day, span?.lowerBound ?? 0, source ?? -1) }
}
