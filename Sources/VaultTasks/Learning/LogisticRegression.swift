import VaultModel

/// Multinomial logistic regression: a weight for every feature and topic, found by stochastic gradient descent.
///
/// Each step's rate falls with what a feature was changed by so far, taken per example (AdaGrad by row; Duchi, Hazan and
/// Singer, 2011). Three things keep it from learning titles by heart: features are left out at random, the truth is said
/// with four fifths of certainty, and the steps are few. On titles they do better than a penalty on the weights'
/// squares, which they stand in for.
///
/// The same examples give the same bits everywhere: one thread, one order, and arithmetic that every machine rounds alike.
struct LogisticRegression {
  let topicCount: Int
  /// How many groups of sixteen topics a row has.
  let groupCount: Int
  /// A row for each feature; topics beyond the last have zeros.
  private(set) var weights: [SIMD16<Float>]
  /// How each topic stands before anything is known of the title.
  private(set) var bias: [SIMD16<Float>]

  /// How much of the truth is spread evenly over all topics.
  private static let smoothing: Float = 0.2
  /// How many of a title's features are left out of a step, of 1,024.
  private static let leftOut: UInt64 = 307
  private static let firstRate: Float = 4
  /// Passes over the examples: fewer the more there are.
  private static func passCount(_ examples: Int) -> Int { max(8, min(25, 120_000 / max(examples, 1))) }

  /// Trains on vectors over `rowCount` features.
  ///
  /// - Parameter topics: the topic of each vector, below `topicCount`.
  init(_ vectors: [TitleVector], topics: [Int], topicCount: Int, rowCount: Int) {
    self.topicCount = topicCount
    groupCount = (topicCount + 15) / 16
    weights = [SIMD16<Float>](repeating: .zero, count: rowCount * groupCount)
    bias = [SIMD16<Float>](repeating: .zero, count: groupCount)
    for topic in topicCount..<groupCount * 16 { bias[topic / 16][topic % 16] = Shares.nothing }
    train(vectors, topics)
  }

  private mutating func train(_ vectors: [TitleVector], _ topics: [Int]) {
    var numbers = RepeatableNumbers(seed: 1)
    var order = Array(vectors.indices)
    var changes = [Float](repeating: 0, count: weights.count / max(groupCount, 1))
    var biasChange: Float = 0
    var step = Step(topicCount: topicCount, groupCount: groupCount, smoothing: Self.smoothing)
    let passes = Self.passCount(vectors.count)
    // What a row was changed by is taken per example: in few steps the rate stays, in many it falls.
    let perExample = 15_000 / Float(max(vectors.count, 1))
    var done = 0
    for _ in 0..<passes {
      order.shuffle(using: &numbers)
      for number in order {
        let rate = Self.firstRate * (1 - Float(done) / Float(passes * vectors.count))
        done += 1
        step.take(vectors[number], leavingOut: Self.leftOut, of: &numbers)
        let size = step.look(from: weights, bias, at: topics[number])
        for (row, value) in zip(step.rows, step.values) {
          changes[row] += value * value * size
          let pace = rate / (1 + changes[row] * perExample).squareRoot()
          step.move(&weights, row: row, by: pace * value)
        }
        biasChange += size
        step.move(&bias, row: 0, by: rate / (1 + biasChange * perExample).squareRoot())
      }
    }
  }
}

/// One example's step: its features that were not left out, and where its topic's share falls short.
private struct Step {
  private(set) var rows: [Int] = []
  private(set) var values: [Float] = []
  /// The share each topic got, less what it should have had.
  private var slopes: [SIMD16<Float>]
  private let groupCount: Int
  /// What every topic should have at least; nothing behind the last one.
  private let evenShares: [SIMD16<Float>]
  private let certainty: Float

  init(topicCount: Int, groupCount: Int, smoothing: Float) {
    self.groupCount = groupCount
    certainty = 1 - smoothing
    slopes = [SIMD16<Float>](repeating: .zero, count: groupCount)
    var shares = slopes
    for topic in 0..<topicCount { shares[topic / 16][topic % 16] = smoothing / Float(topicCount) }
    evenShares = shares
  }

  /// Takes the features of an example, some left out at random and the others made stronger by as much.
  mutating func take(_ vector: TitleVector, leavingOut share: UInt64, of numbers: inout RepeatableNumbers) {
    rows.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    let scale = 1024 / Float(1024 - share)
    for place in vector.rows.indices where numbers.next() & 1023 >= share {
      rows.append(Int(vector.rows[place]))
      values.append(vector.values[place] * scale)
    }
  }

  /// Finds the slopes at the weights as they stand; returns the sum of their squares.
  mutating func look(from weights: [SIMD16<Float>], _ bias: [SIMD16<Float>], at topic: Int) -> Float {
    let (rows, values, groupCount, weights) = (rows, values, groupCount, weights.span)
    slopes = bias
    var sums = slopes.mutableSpan
    for place in rows.indices {
      let (start, value) = (rows[place] &* groupCount, values[place])
      for group in 0..<groupCount { sums[group] += value * weights[start &+ group] }
    }
    Shares.take(of: &slopes)
    slopes[topic / 16][topic % 16] -= certainty
    var squares = SIMD16<Float>.zero
    for group in 0..<groupCount {
      slopes[group] -= evenShares[group]
      squares += slopes[group] * slopes[group]
    }
    return squares.sum()
  }

  /// Moves a row against the slopes.
  func move(_ weights: inout [SIMD16<Float>], row: Int, by pace: Float) {
    let (start, slopes) = (row &* groupCount, slopes.span)
    var weights = weights.mutableSpan
    for group in 0..<groupCount { weights[start &+ group] -= pace * slopes[group] }
  }
}

/// The softmax: scores to shares of one.
enum Shares {
  /// Keeps what is no topic, behind the last one, from any share.
  static let nothing: Float = -10_000

  /// Scores in groups of sixteen.
  static func groups(of scores: [Float], dividedBy temperature: Float) -> [SIMD16<Float>] {
    var groups = [SIMD16<Float>](repeating: .init(repeating: nothing), count: (scores.count + 15) / 16)
    for (topic, score) in scores.enumerated() { groups[topic / 16][topic % 16] = score / temperature }
    return groups
  }

  static func take(of scores: inout [SIMD16<Float>]) {
    var highest = -Float.infinity
    for group in scores { highest = max(highest, group.max()) }
    var sums = SIMD16<Float>.zero
    for group in scores.indices {
      scores[group] = ExactFunctions.exponential(scores[group] - highest)
      sums += scores[group]
    }
    let sum = sums.sum()
    for group in scores.indices { scores[group] /= sum }
  }
}
