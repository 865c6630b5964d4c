/// How well a model does on titles that it never saw.
package struct TopicEvaluation: Sendable, Equatable {
  /// What was true of a title, and what the model said.
  struct Answer: Sendable, Equatable {
    /// Nil when the title belongs to no topic of the model.
    let topic: String?
    let guess: String
    /// The share of the guessed topic among all, if the title belongs to any.
    let share: Float
    /// Whether the model was sure enough to say it.
    let isGiven: Bool
  }

  package private(set) var topics: [String]
  private(set) var answers: [Answer] = []

  package init(topics: [String]) { self.topics = topics }

  init(topics: [String], answers: [Answer]) { (self.topics, self.answers) = (topics, answers) }

  /// Asks a model for a title.
  ///
  /// - Parameters:
  ///   - topic: the true one; one that the model does not have counts as none.
  ///   - threshold: the probability that is enough to answer, 0 … 1.
  package mutating func ask(_ model: TopicModel, _ title: String, topic: String, threshold: Float) {
    let guess = model.guess(title)
    guard let best = guess.best, let share = guess.shares.first?.share else { return }
    answers.append(
      Answer(
        topic: topics.contains(topic) ? topic : nil, guess: best.topic, share: share,
        isGiven: best.probability >= threshold))
  }

  /// Five models, each trained without a fifth of every topic and asked for it.
  package init(crossValidating examples: [TopicExample], background: [String], threshold: Float, workers: Int) {
    topics = Set(examples.map(\.topic)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: zip(topics, topics.indices))
    let parts = TopicModel.parts(of: examples.compactMap { numbers[$0.topic] }, topicCount: topics.count)
    for part in 0..<TopicModel.partCount {
      let kept = zip(examples, parts).filter { $0.1 != part }.map(\.0)
      guard let model = TopicModel(learningFrom: kept, background: background, workers: workers) else { continue }
      for (example, its) in zip(examples, parts) where its == part {
        ask(model, example.title, topic: example.topic, threshold: threshold)
      }
    }
  }

  // MARK: Figures

  /// How many titles were asked that belong to a topic.
  package var count: Int { inScope.count }
  /// How many were asked that belong to none.
  package var outOfScopeCount: Int { answers.count - inScope.count }

  private var inScope: [Answer] { answers.filter { $0.topic != nil } }

  /// The share of titles of a topic for which the likeliest one is right, sure or not.
  package var accuracy: Double? { share(of: inScope) { $0.topic == $0.guess } }
  /// The share of titles of a topic that are answered, and right.
  package var accuracyWithAbstention: Double? { share(of: inScope) { $0.isGiven && $0.topic == $0.guess } }
  /// The share of titles of a topic that are not answered.
  package var abstained: Double? { share(of: inScope) { !$0.isGiven } }
  /// The share of titles of no topic that are not answered.
  package var outOfScopeRecall: Double? { share(of: answers.filter { $0.topic == nil }) { !$0.isGiven } }
  /// The share of titles of a topic that are of the largest one: what guessing that one always would give.
  package var majority: Double? {
    let largest = topics.map { topic in inScope.count { $0.topic == topic } }.max() ?? 0
    return inScope.isEmpty ? nil : Double(largest) / Double(inScope.count)
  }

  /// The mean, over the topics that were asked for or guessed, of the harmonic mean of precision and recall, sure or not.
  package var macroF1: Double? {
    guard !inScope.isEmpty else { return nil }
    let means = topics.compactMap { topic -> Double? in
      let right = inScope.count { $0.topic == topic && $0.guess == topic }
      let all = inScope.count { $0.topic == topic } + inScope.count { $0.guess == topic }
      return all == 0 ? nil : 2 * Double(right) / Double(all)
    }
    return means.reduce(0, +) / Double(means.count)
  }

  /// How far shares are from the share of right ones, over ten equal bins, each by how many titles are in it.
  package var calibrationError: Double? {
    guard !inScope.isEmpty else { return nil }
    let bins = Dictionary(grouping: inScope) { min(9, Int($0.share * 10)) }
    return bins.values.reduce(0) { sum, bin in
      let right = bin.count { $0.topic == $0.guess }
      return sum + abs(Double(bin.reduce(0) { $0 + $1.share }) - Double(right))
    } / Double(inScope.count)
  }

  /// What titles of a topic were taken for, most often first; equal counts by name.
  package func confusion(of topic: String) -> [(guess: String, count: Int)] {
    var counts: [String: Int] = [:]
    for answer in inScope where answer.topic == topic { counts[answer.guess, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private func share(of answers: [Answer], where condition: (Answer) -> Bool) -> Double? {
    answers.isEmpty ? nil : Double(answers.count(where: condition)) / Double(answers.count)
  }
}
