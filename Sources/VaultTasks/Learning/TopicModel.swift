/// A title that is known to belong to a topic.
package struct TopicExample: Sendable, Hashable {
  package let topic: String
  package let title: String

  package init(topic: String, title: String) {
    self.topic = topic
    self.title = title
  }
}

/// What a model thinks of a title.
package struct TopicGuess: Sendable {
  /// Every topic and its share, 0 … 1, if the title belongs to any; the likeliest first, equal ones by name.
  package let shares: [(topic: String, share: Float)]
  /// How likely the title belongs to any topic at all, where as many titles belong to none as to one; 0 when none of its
  /// words is known.
  package let belonging: Float

  /// The likeliest topic with its probability; nil for a model without topics.
  package var best: (topic: String, probability: Float)? {
    shares.first.map { ($0.topic, $0.share * belonging) }
  }

  /// How likely the title belongs to one of some topics.
  package func probability(ofAnyOf topics: Set<String>) -> Float {
    shares.reduce(0) { $0 + (topics.contains($1.topic) ? $1.share : 0) } * belonging
  }
}

/// Tells which topic a title belongs to, or that it belongs to none: maximum entropy over words, stems, pairs of stems
/// and letters, learned from titles that were sorted by hand.
///
/// The same examples in the same order give the same model on every machine, and so does the stored form of one.
package struct TopicModel: Sendable, Equatable {
  /// In ascending order.
  package let topics: [String]
  let table: FeatureTable
  /// A weight in 127ths of its row's unit for each feature and topic, row by row.
  let cells: [Int8]
  /// What 1/127 of each row is.
  let units: [Float]
  let bias: [Float]
  var calibration: Calibration

  /// What held-out titles taught about how sure the model may be.
  struct Calibration: Sendable, Equatable {
    /// What scores are divided by, so that of the titles it gives 80 % four in five are right.
    var temperature: Float = 1
    /// The middle of the log odds of the likeliest topic over titles that belong to one.
    var usualOdds: Float = 1
    /// The sureness at which a title belongs to a topic as likely as to none.
    var border: Float = 0.5
  }

  // MARK: Guessing

  /// What it thinks of a title. Complexity: O(features · topics).
  package func guess(_ title: String) -> TopicGuess {
    var reader = TitleReader()
    return guess(features: reader.features(of: title))
  }

  func guess(features: [TitleFeature]) -> TopicGuess {
    let vector = table.vector(of: features)
    let scores = scores(of: vector)
    let shares = Self.shares(of: scores, temperature: calibration.temperature)
    let order = shares.indices.sorted { (shares[$1], $0) < (shares[$0], $1) }
    return TopicGuess(
      shares: order.map { (topics[$0], shares[$0]) },
      belonging: vector.knownShare > 0 ? belonging(of: scores, vector) : 0)
  }

  func scores(of vector: TitleVector) -> [Float] {
    var scores = bias
    for place in vector.rows.indices {
      let row = Int(vector.rows[place])
      let (start, value) = (row * topics.count, vector.values[place] * units[row])
      for topic in scores.indices { scores[topic] += value * Float(cells[start + topic]) }
    }
    return scores
  }

  static func shares(of scores: [Float], temperature: Float) -> [Float] {
    var groups = Shares.groups(of: scores, dividedBy: temperature)
    Shares.take(of: &groups)
    return scores.indices.map { groups[$0 / 16][$0 % 16] }
  }

  /// The log odds of the likeliest topic against all others together, before they are calibrated: what a title says by
  /// the part of it that is known counts for that part.
  func odds(of scores: [Float], _ vector: TitleVector) -> Float {
    let weighed = zip(scores, bias).map { score, bias in bias + (score - bias) * vector.knownShare }
    let highest = Self.shares(of: weighed, temperature: 1).max() ?? 0
    return Float(ExactFunctions.logarithm(Double(highest / max(1 - highest, 1e-6))))
  }

  /// How sure the model is of a title: 0 at even shares of all topics, 1 at what is usual for titles that belong to one.
  func sureness(of scores: [Float], _ vector: TitleVector) -> Float {
    let even = -Float(ExactFunctions.logarithm(Double(max(topics.count - 1, 1))))
    guard calibration.usualOdds > even else { return 0 }
    return (odds(of: scores, vector) - even) / (calibration.usualOdds - even)
  }

  /// How likely a title with these scores belongs to any topic.
  ///
  /// A title that belongs to none gets odds near those of even shares, one that belongs to one gets the odds that held-out
  /// titles got. Half way between the two is the border, or further on where titles in no list are surer than that; how
  /// fast it is crossed was measured over two to 150 topics of five to a hundred titles.
  private func belonging(of scores: [Float], _ vector: TitleVector) -> Float {
    1 / (1 + ExactFunctions.exponential(-12 * (sureness(of: scores, vector) - calibration.border)))
  }
}
