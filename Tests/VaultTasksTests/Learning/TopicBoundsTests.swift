import Testing
import VaultTestSupport

@testable import VaultTasks

/// What the learner reaches over the tasks of ``TopicModelTests/everyday``, held in every run. Far more titles, of other
/// people, are in ``TopicConformance``.
@Suite("Bounds of topics learned from titles")
struct TopicBoundsTests {
  /// The least means of the draws: each a little below what was measured, so that no change in the order of sums fails.
  private enum Least {
    static let accuracy = 0.36
    static let accuracyWithAbstention = 0.05
    static let outOfScopeRecall = 0.97
  }

  @Test("four of eight lists are told apart, and what is in the others is refused, from twenty examples a list")
  func everydayTasks() throws {
    let all = Set(TopicModelTests.everyday.map(\.topic)).sorted()
    try #require(all.count == 8)
    var (accuracies, kept, refused): ([Double], [Double], [Double]) = ([], [], [])
    for seed in 1...3 as ClosedRange<UInt64> {
      var numbers = SplitMix64(seed: seed)
      let topics = Set(all.shuffled(using: &numbers).prefix(4))
      let (train, own) = TopicModelTests.draw(20, of: TopicModelTests.everyday, topics: topics, seed: seed)
      let others = TopicModelTests.everyday.filter { !topics.contains($0.topic) }
      let evaluation = try TopicModelTests.evaluation(train, own + others)
      accuracies.append(try #require(evaluation.accuracy))
      kept.append(try #require(evaluation.accuracyWithAbstention))
      refused.append(try #require(evaluation.outOfScopeRecall))
    }
    let means = [accuracies, kept, refused].map(TopicModelTests.mean)
    print("four lists of everyday tasks: accuracy \(means[0]), with abstention \(means[1]), refused \(means[2])")
    #expect(means[0] >= Least.accuracy)
    #expect(means[1] >= Least.accuracyWithAbstention)
    #expect(means[2] >= Least.outOfScopeRecall)
  }
}
