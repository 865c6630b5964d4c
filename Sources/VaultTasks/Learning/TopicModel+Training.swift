import VaultSyntax

extension TopicModel {
  /// How many parts the examples of each topic are cut into, in their order: neighbours in a list are often alike, so a
  /// part is held out whole.
  static let partCount = 5
  /// Titles that are enough to calibrate by; a vault with more needs not hold out every part.
  private static let enoughHeldOut = 2_000
  /// So many titles in no list say where such titles lie and which words are usual among them; in fewer, one word is many.
  static let enoughBackground = 10
  private static let highestBorder: Float = 0.75
  /// The titles of a small list have few words in common, and held-out ones look like titles of no list; what a known
  /// title gets says how far up a new one should come at least.
  private static let leastUsual: Float = 0.4

  /// Trains on examples without calibrating.
  ///
  /// - Parameter features: of each title, in the order of their hashes.
  init(
    _ features: [[TitleFeature]], labels: [Int], topics: [String], background: [[TitleFeature]] = []
  ) {
    let table = FeatureTable(of: features, topics: labels, background: background)
    let trained = LogisticRegression(
      features.map(table.vector), topics: labels, topicCount: topics.count, rowCount: table.hashes.count)
    var (cells, units): ([Int8], [Float]) = ([], [])
    cells.reserveCapacity(table.hashes.count * topics.count)
    for row in table.hashes.indices {
      let weights = trained.weights[row * trained.groupCount..<(row + 1) * trained.groupCount]
      let unit = (weights.map { max($0.max(), -$0.min()) }.max() ?? 0) / 127
      units.append(unit)
      for topic in topics.indices {
        let weight = weights[weights.startIndex + topic / 16][topic % 16]
        cells.append(unit > 0 ? Int8(clamping: Int((weight / unit).rounded())) : 0)
      }
    }
    self.init(
      topics: topics, table: table, cells: cells, units: units,
      bias: topics.indices.map { trained.bias[$0 / 16][$0 % 16] }, calibration: Calibration())
  }

  /// Learns from examples; nil unless they are of two topics at least.
  ///
  /// - Parameters:
  ///   - background: titles that are in no topic's list; they say only which words are common.
  ///   - workers: how many threads it may take; the model is the same with any number.
  package init?(learningFrom examples: [TopicExample], background: [String] = [], workers: Int) {
    let topics = Set(examples.map(\.topic)).sorted()
    guard topics.count > 1 else { return nil }
    let numbers = Dictionary(uniqueKeysWithValues: zip(topics, topics.indices))
    let labels = examples.compactMap { numbers[$0.topic] }
    let features = TitleReader.features(of: examples.map(\.title), workers: workers)
    let common = TitleReader.features(of: background, workers: workers)
    let parts = Self.parts(of: labels, topicCount: topics.count)
    let heldOut = max(1, min(Self.partCount, Self.enoughHeldOut * Self.partCount / max(examples.count, 1)))
    // The whole model first, because it takes longest; then one without each part.
    let trained = parallelMap(count: heldOut + 1, workers: workers) { number -> (TopicModel, [HeldOutTitle]) in
      let part = number == 0 ? nil : number - 1
      let kept = labels.indices.filter { parts[$0] != part }
      let model = TopicModel(
        kept.map { features[$0] }, labels: kept.map { labels[$0] }, topics: topics, background: common)
      guard let part else { return (model, []) }
      let table = model.table
      let known = Set(kept.map { labels[$0] })
      let titles = labels.indices.filter { parts[$0] == part && known.contains(labels[$0]) }.map { place in
        let vector = table.vector(of: features[place])
        let scores = model.scores(of: vector)
        return HeldOutTitle(scores: scores, odds: model.odds(of: scores, vector), label: labels[place])
      }
      return (model, titles)
    }
    self = trained[0].0
    calibration = Calibration(trained.flatMap(\.1))
    calibration.usualOdds = max(calibration.usualOdds, Self.leastUsual * ownOdds(of: features))
    calibration.border = border(amid: common)
  }

  /// The middle of the odds of titles that it learned from, at most so many of them as are held out elsewhere.
  private func ownOdds(of features: [[TitleFeature]]) -> Float {
    let own = stride(from: 0, to: features.count, by: 1 + features.count / Self.enoughHeldOut).map { place in
      let vector = table.vector(of: features[place])
      return odds(of: scores(of: vector), vector)
    }.sorted()
    return own[own.count / 2]
  }

  /// Where titles in no list lie, of which some belong to a topic and most may not: with enough of them three quarters are
  /// taken for what they are, but never so many that titles like the examples would be refused.
  private func border(amid background: [[TitleFeature]]) -> Float {
    guard background.count >= Self.enoughBackground else { return calibration.border }
    let sure = background.map { features -> Float in
      let vector = table.vector(of: features)
      return vector.knownShare > 0 ? sureness(of: scores(of: vector), vector) : 0
    }.sorted()
    // Without the surest one, a title above the border stands where it would without that title.
    return min(max(sure[(sure.count - 1) * 3 / 4], calibration.border), Self.highestBorder)
  }

  /// The part of each example: the examples of a topic in their order, cut into equal runs.
  static func parts(of labels: [Int], topicCount: Int) -> [Int] {
    var counts = [Int](repeating: 0, count: topicCount)
    for label in labels { counts[label] += 1 }
    var seen = [Int](repeating: 0, count: topicCount)
    return labels.map { label in
      defer { seen[label] += 1 }
      return seen[label] * partCount / counts[label]
    }
  }
}

extension TitleReader {
  static func features(of titles: [String], workers: Int) -> [[TitleFeature]] {
    parallelMap(count: titles.count, workers: titles.count > 1000 ? workers : 1, state: { TitleReader() }) {
      $0.features(of: titles[$1])
    }
  }
}

/// What a model that never saw a title says of it.
struct HeldOutTitle: Sendable {
  let scores: [Float]
  let odds: Float
  let label: Int
}

extension TopicModel.Calibration {
  /// The temperature at which the held-out titles are likeliest, and their usual odds.
  ///
  /// Without any, what a model gives to titles it learned from is all there is to go by.
  init(_ titles: [HeldOutTitle]) {
    guard !titles.isEmpty else {
      usualOdds = -.infinity
      return
    }
    // From 1/5 to 5 in steps of a twentieth: finer ones change nothing that is shown.
    let steps = (0...66).map { 0.2 * Self.power(1.05, $0) }
    let surprises = steps.map { temperature in (temperature, Self.surprise(at: temperature, titles)) }
    temperature = surprises.min { $0.1 < $1.1 }?.0 ?? 1
    let odds = titles.map(\.odds).sorted()
    usualOdds = odds[odds.count / 2]
  }

  /// How unlikely the true topics are on average.
  private static func surprise(at temperature: Float, _ titles: [HeldOutTitle]) -> Double {
    titles.reduce(0) { sum, title in
      let share = TopicModel.shares(of: title.scores, temperature: temperature)[title.label]
      return sum - ExactFunctions.logarithm(Double(max(share, 1e-6)))
    }
  }

  private static func power(_ base: Float, _ exponent: Int) -> Float {
    (0..<exponent).reduce(1) { product, _ in product * base }
  }
}
