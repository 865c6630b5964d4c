import Testing
import VaultModel
import VaultTestSupport

@testable import VaultPlanner

/// What is learned from histories of which it is known what they rest on: 200 check-ins, 50 seeds. They are fixed, because
/// the bounds are what was measured over them.
@Suite struct `A model of moods` {
  private static let categories = ["work", "study", "home", "personal"]
  private static let hours = [9, 14, 19, 23]

  /// A history in which the mood depends on category and part of the day by ±1, or on nothing.
  private func history(_ seed: UInt64, depends: Bool) -> [MoodSample] {
    var random = SplitMix64(seed: seed)
    let gains = Self.gains(seed)
    return (0..<200).compactMap { number in
      let (category, hour) = (Int(random.next() % 4), Int(random.next() % 4))
      let noise = Int(random.next() % 3) - 1
      let mood = (depends ? gains.categories[category] + gains.hours[hour] : 0) + noise
      guard let day = LocalDate.epoch.adding(days: 20_000 + number) else { return nil }
      return MoodSample(
        day: day, time: LocalTime(hour: Self.hours[hour], minute: 0), mood: min(max(mood, -2), 2),
        category: Self.categories[category], difficulty: Difficulty.allCases.first)
    }
  }

  /// By how much a category and a part of the day lift or lower: one up, one down, in an order of the seed.
  private static func gains(_ seed: UInt64) -> (categories: [Int], hours: [Int]) {
    let turn = Int(seed % 4)
    let gains = [1, -1, 1, -1]
    return (gains, (0..<4).map { gains[($0 + turn) % 4] })
  }

  @Test(.enabled(if: isThere(.time))) func `predicts better than the mean where there is something to learn`() {
    let ratios = (0..<50).map { seed -> Double in
      let evaluation = MoodEvaluation(of: history(UInt64(seed), depends: true))
      return evaluation.learned / evaluation.mean
    }
    let mean = ratios.reduce(0, +) / 50
    #expect(mean <= 0.85, "\(mean)")
    #expect(ratios.allSatisfy { $0 < 1 }, "\(ratios.max() ?? 0)")
  }

  // MARK: Category and part of the day together

  /// What a category in a part of the day is worth, −2 … 2, by chance: neither of them alone tells it.
  private static func worth(_ seed: UInt64) -> [[Int]] {
    var random = SplitMix64(seed: seed &+ 77)
    return (0..<4).map { _ in (0..<4).map { _ in Int(random.next() % 5) - 2 } }
  }

  private func paired(_ seed: UInt64) -> [MoodSample] {
    var random = SplitMix64(seed: seed &+ 7)
    let worth = Self.worth(seed)
    return (0..<200).compactMap { number in
      let (category, hour) = (Int(random.next() % 4), Int(random.next() % 4))
      let mood = worth[category][hour] + Int(random.next() % 3) - 1
      guard let day = LocalDate.epoch.adding(days: 20_000 + number) else { return nil }
      return MoodSample(
        day: day, time: LocalTime(hour: Self.hours[hour], minute: 0), mood: min(max(mood, -2), 2),
        category: Self.categories[category], difficulty: Difficulty.allCases[Int(random.next() % 5)])
    }
  }

  @Test(.enabled(if: isThere(.time))) func `predicts what only both together tell`() {
    let ratios = (0..<50).map { seed -> Double in
      let evaluation = MoodEvaluation(of: paired(UInt64(seed)))
      return evaluation.learned / evaluation.mean
    }
    let mean = ratios.reduce(0, +) / 50
    #expect(mean <= 0.7, "\(mean)")
  }

  @Test func `chooses the better of two orders`() throws {
    var (better, count) = (0, 0)
    for seed in 0..<50 {
      let worth = Self.worth(UInt64(seed))
      // One task in the morning, and one in the afternoon.
      let (first, second) = (seed % 4, (seed + 1 + seed / 4 % 3) % 4)
      let (asIs, turned) = (worth[first][0] + worth[second][1], worth[second][0] + worth[first][1])
      guard asIs != turned else { continue }
      var input = PlanInput(now: 1_800_000_000 / 86_400 * 86_400 + 32_400, clock: PlanClock(ZoneTable()))
      func time(_ hour: Int) -> LocalTime { LocalTime(hour: hour, minute: 0) ?? .midnight }
      input.settings = PlanSettings(
        activeHours: WeekHours([TimeRange(time(9), time(11)), TimeRange(time(13), time(15))]))
      input.tasks = [first, second].enumerated().map { number, category in
        PlanTask(source: number, category: Self.categories[category], length: 7200)
      }
      (input.model, input.strategy) = (MoodModel(paired(UInt64(seed))), .learned)
      let plan = Planner(input).plan(from: input.clock.clock(at: input.now).date, days: 1)
      let order = plan.blocks.filter { $0.kind == .planned }.compactMap(\.source)
      try #require(order.count == 2)
      count += 1
      if (order == [0, 1]) == (asIs > turned) { better += 1 }
    }
    #expect(count >= 30 && better * 10 >= count * 9, "\(better) of \(count)")
  }

  // MARK: Nothing

  @Test(.enabled(if: isThere(.time))) func `is no worse than the mean where there is nothing, and says so`() {
    let evaluations = (0..<50).map { MoodEvaluation(of: history(UInt64($0), depends: false)) }
    let ratio = evaluations.map { $0.learned / $0.mean }.reduce(0, +) / 50
    #expect(ratio <= 1.03, "\(ratio)")
    #expect(evaluations.count { $0.isBetter } <= 5, "\(evaluations.count { $0.isBetter })")
  }

  @Test func `plans days of a better mood than the adaptive order`() throws {
    var better = 0
    for seed in 0..<50 {
      let history = history(UInt64(seed), depends: true)
      let gains = Self.gains(UInt64(seed))
      var input = PlanInput(now: 1_800_000_000 / 86_400 * 86_400 + 32_400, clock: PlanClock(ZoneTable()))
      input.settings = PlanSettings(
        activeHours: WeekHours(
          TimeRange(
            LocalTime(hour: 9, minute: 0) ?? .midnight, LocalTime(hour: 23, minute: 30) ?? .midnight)))
      var random = SplitMix64(seed: UInt64(seed) &+ 1_000)
      input.tasks = (0..<8).map { number in
        PlanTask(
          source: number, difficulty: 1 + Int(random.next() % 5), category: Self.categories[Int(random.next() % 4)],
          length: 3600 + Int64(random.next() % 3) * 1800)
      }
      input.model = MoodModel(history)
      /// What the plan is truly worth.
      func score(_ strategy: PlanStrategy) throws -> Int {
        input.strategy = strategy
        let plan = Planner(input).plan(from: input.clock.clock(at: input.now).date, days: 1)
        return try plan.blocks.filter { $0.kind == .planned }.reduce(0) { sum, block in
          let task = input.tasks[try #require(block.source)]
          let hour = input.clock.clock(at: try #require(block.span).lowerBound).time
          let category = try #require(Self.categories.firstIndex(of: task.category))
          let part = try #require(
            Self.hours.firstIndex { PartOfDay(of: LocalTime(hour: $0, minute: 0) ?? .noon) == PartOfDay(of: hour) })
          return sum + gains.categories[category] + gains.hours[part]
        }
      }
      if try score(.learned) >= score(.adaptive) { better += 1 }
    }
    #expect(better >= 45, "\(better) of 50")
  }

  @Test func `rests on nothing below twenty check-ins, and is the same for the same samples`() {
    let samples = history(3, depends: true)
    #expect(MoodModel(samples.prefix(19)).count < MoodModel.fewest)
    let models = (0..<2).map { _ in MoodModel(samples) }
    let values = models.map { $0.expectation(category: "work", difficulty: 1, part: .morning).bitPattern }
    #expect(values[0] == values[1])
  }
}
