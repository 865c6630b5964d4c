import Testing
import VaultModel
import VaultTestSupport

@testable import VaultPlanner

/// Means, verdicts, best and worst days: exact, of nothing, of one check-in, of ten years.
@Suite struct `Statistics of moods` {
  private static let day = LocalDate(year: 2026, month: 11, day: 20) ?? .epoch

  @Test(
    arguments: [
      ([], "0.00"), ([1], "1.00"), ([1, 2, 2], "1.67"), ([-1, 0, -1], "-0.67"), ([0, 0, 1, 1], "0.50"),
      ([1, 0, 0, 0, 0, 0, 0, 0], "0.13"), ([-1, 0, 0, 0, 0, 0, 0, 0], "-0.13"),
      ([-1] + Array(repeating: 0, count: 999), "0.00"),
    ] as [([Int], String)])
  func `A mean has two decimals, halves away from zero`(values: [Int], text: String) {
    #expect(Mean(values).text == text)
  }

  @Test(arguments: [
    ([1, 1, 1], MoodStatistics.Verdict.lifts), ([1, 1, 0], .lifts), ([1, 0, 1, 0], .neither), ([1, 1], .tooLittleData),
    ([-1, -1, 0], .lowers), ([-1, 0, -1, 0], .neither), ([2], .tooLittleData), ([0, 0, 0], .neither),
  ])
  func `A category lifts or lowers strictly beyond a half`(values: [Int], verdict: MoodStatistics.Verdict) {
    let samples = values.map { MoodSample(day: Self.day, mood: $0, category: "work") }
    let statistics = MoodStatistics(of: samples, ofNotes: [:]) { $0.mood }
    #expect(statistics.groups(.category).map(\.verdict) == [verdict])
  }

  @Test func `Nothing has no best day`() {
    let statistics = MoodStatistics(of: [], ofNotes: [:]) { $0.mood }
    #expect(statistics.best.isEmpty && statistics.worst.isEmpty && statistics.days.isEmpty)
    #expect(statistics.all.count == 0)
  }

  @Test func `Days that are tied are all named, and a note's own mood counts for its day`() {
    let days = (0..<4).compactMap { Self.day.adding(days: $0) }
    let samples = zip(days, [2, 1, 2, -1]).map { MoodSample(day: $0, mood: $1) }
    let statistics = MoodStatistics(of: samples, ofNotes: [days[0]: -2]) { $0.mood }
    #expect(statistics.best == [days[2]])
    #expect(statistics.worst == [days[0]] && statistics.ownDays == [days[0]])
    #expect(statistics.all.count == 4, "the check-ins of the day count for the whole")
  }

  @Test func `Ten years are summed exactly`() {
    let samples = (0..<3652).flatMap { number -> [MoodSample] in
      guard let day = Self.day.adding(days: -number) else { return [] }
      return [MoodSample(day: day, mood: number % 5 - 2), MoodSample(day: day, mood: 2)]
    }
    let statistics = MoodStatistics(of: samples, ofNotes: [:]) { $0.mood }
    // 3,652 = 730 × 5 + 2; each five sum to zero, the last two are −2 and −1.
    #expect(statistics.all.sum == 3652 * 2 - 3 && statistics.all.count == 7304)
    #expect(statistics.days.count == 3652 && statistics.best.count == 730)
  }
}
