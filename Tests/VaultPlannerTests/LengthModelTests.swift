import Testing
import VaultModel

@testable import VaultPlanner

/// Lengths learned from what was done, worked out by hand.
@Suite struct `A model of lengths` {
  /// Tasks of an hour each, and the minutes that they took.
  private func done(_ minutes: [Int64], _ category: String = "work", planned: Int64 = 60) -> [TaskStatistics.Completion]
  {
    minutes.map {
      TaskStatistics.Completion(day: .epoch, category: category, spent: $0 * 60, planned: planned * 60)
    }
  }

  @Test func `takes the median of a category`() {
    // 0.5, 1, 1.5, 2, 4: the median is 1.5, and one that took four hours moves nothing.
    let model = LengthModel(done([60, 240, 30, 120, 90]))
    #expect(model.count == 5)
    #expect(model.length(of: 3600, category: "work") == 5400)
    // 25 min × 1.5 = 37.5 min, to the minute 38.
    #expect(model.length(of: 1500, category: "work") == 2280)
    #expect(model.length(of: 3600, category: "home") == 3600)
  }

  @Test func `takes the mean of the two in the middle`() {
    // 1, 1, 1.5, 2, 2, 2: (1.5 + 2) ÷ 2 = 1.75, of an hour 105 minutes.
    #expect(LengthModel(done([60, 60, 90, 120, 120, 120])).length(of: 3600, category: "work") == 6300)
  }

  @Test func `needs five of a category that were measured and estimated`() {
    #expect(LengthModel(done([120, 120, 120, 120])).count == 0)
    #expect(LengthModel(done([120, 120, 120]) + done([120, 120], "home")).count == 0)
    var guessed = done([120, 120, 120, 120, 120])
    guessed[4].isEstimated = false
    #expect(LengthModel(guessed).length(of: 3600, category: "work") == 3600)
    guessed[4] = TaskStatistics.Completion(day: .epoch, category: "work", planned: 3600)
    #expect(LengthModel(guessed).count == 0)
    #expect(LengthModel(done([0, 0, 0, 0, 0], planned: 0)).count == 0)
  }

  @Test func `is weighed by what it says of the tasks that follow`() {
    // The sixth and the seventh are predicted at 120 min: errors 0 and 30 min; as planned 60 and 30 min.
    let evaluation = LengthEvaluation(of: done([120, 120, 120, 120, 120, 120, 90]))
    #expect(evaluation.count == 2)
    #expect(evaluation.learned == 900 && evaluation.planned == 2700 && evaluation.isBetter)
    #expect(LengthEvaluation(of: done([120, 120, 120, 120, 120])).count == 0)
  }
}
