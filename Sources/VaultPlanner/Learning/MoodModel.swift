package import VaultModel

/// What somebody's own check-ins say of the mood that goes with a task: by its category, the part of the day, both together,
/// and its difficulty, each as far as it tells more than chance does. It speaks of what goes together, never of causes.
///
/// ```swift
/// let model = MoodModel(samples)
/// model.expectation(category: "work", difficulty: 4, part: .morning)      // −2 … 2
/// ```
///
/// Each factor's means are shrunk towards the overall mean by how much of their spread is more than that of the single
/// moods: the estimate of the variance between groups by the method of moments (Searle, Casella, McCulloch, *Variance
/// Components*, 1992, chapter 3). What a category and a part of the day make together is what their sum leaves, so that few
/// check-ins of a pair count little beside those of its category and its part. Sums are made in one order, so that the same
/// samples give the same bits.
package struct MoodModel: Sendable {
  /// Fewer check-ins tell nothing.
  package static let fewest = 20

  /// How many check-ins it rests on.
  package let count: Int
  private let mean: Double
  private var categories: [String: Double] = [:]
  private var difficulties: [Int: Double] = [:]
  private var parts: [PartOfDay: Double] = [:]
  private var pairs: [Pair: Double] = [:]

  /// A category in a part of the day.
  private struct Pair: Hashable {
    let category: String
    let part: PartOfDay

    init?(_ category: String?, _ part: PartOfDay?) {
      guard let category, let part else { return nil }
      (self.category, self.part) = (category, part)
    }
  }

  /// - Complexity: O(*n* log *n*).
  package init(_ samples: some Sequence<MoodSample>) {
    let known = samples.filter { $0.mood != nil }
    count = known.count
    let moods = known.map { Double($0.mood ?? 0) }
    mean = moods.isEmpty ? 0 : moods.reduce(0, +) / Double(moods.count)
    let names = known.map(\.category)
    let levels = known.map { $0.difficulty.map { Int($0.rawValue) + 1 } }
    let times = known.map { $0.time.map { PartOfDay(of: $0) } }
    let both = zip(names, times).map(Pair.init)
    // What one factor takes is not another's; the second round mends what the first one took too much of.
    for _ in 0..<2 {
      func rest(without factor: Int) -> [Double] {
        moods.indices.map { place in
          var value = moods[place] - mean
          if factor != 0 { value -= names[place].flatMap { categories[$0] } ?? 0 }
          if factor != 1 { value -= levels[place].flatMap { difficulties[$0] } ?? 0 }
          if factor != 2 { value -= times[place].flatMap { parts[$0] } ?? 0 }
          if factor != 3 { value -= both[place].flatMap { pairs[$0] } ?? 0 }
          return value
        }
      }
      categories = Self.effects(of: names, in: rest(without: 0)) { $0 < $1 }
      parts = Self.effects(of: times, in: rest(without: 2)) { $0.rawValue < $1.rawValue }
      difficulties = Self.effects(of: levels, in: rest(without: 1)) { $0 < $1 }
      pairs = Self.effects(of: both, in: rest(without: 3)) {
        ($0.category, $0.part.rawValue) < ($1.category, $1.part.rawValue)
      }
    }
  }

  /// The mood to be expected.
  package func expectation(category: String?, difficulty: Int?, part: PartOfDay?) -> Double {
    let sum =
      mean + (category.flatMap { categories[$0] } ?? 0) + (difficulty.flatMap { difficulties[$0] } ?? 0)
      + (part.flatMap { parts[$0] } ?? 0) + (Pair(category, part).flatMap { pairs[$0] } ?? 0)
    return min(max(sum, -2), 2)
  }

  /// How far each group lies from the rest, shrunk.
  private static func effects<Level: Hashable>(
    of levels: [Level?], in values: [Double], _ isBefore: (Level, Level) -> Bool
  ) -> [Level: Double] {
    var groups: [Level: (sum: Double, count: Double)] = [:]
    var (total, square) = (0.0, 0.0)
    for (level, value) in zip(levels, values) {
      guard let level else { continue }
      groups[level, default: (0, 0)].sum += value
      groups[level, default: (0, 0)].count += 1
      total += 1
      square += value * value
    }
    guard groups.count > 1, total > Double(groups.count) else { return [:] }
    let sorted = groups.sorted { isBefore($0.key, $1.key) }
    let all = sorted.reduce(0) { $0 + $1.value.sum } / total
    var (between, crowd) = (0.0, 0.0)
    for (_, group) in sorted {
      let difference = group.sum / group.count - all
      between += group.count * difference * difference
      crowd += group.count * group.count
    }
    let within = max(0, square - total * all * all - between) / (total - Double(groups.count))
    // Of groups that differ by no more than chance, two standard deviations of its sum included, nothing is learned.
    let freedom = Double(groups.count - 1)
    guard between > (freedom + 2 * (2 * freedom).squareRoot()) * within else { return [:] }
    let spread = (between - freedom * within) / max(1, total - crowd / total)
    return Dictionary(
      uniqueKeysWithValues: sorted.map { level, group in
        (level, (group.sum / group.count - all) * spread / (spread + within / group.count))
      })
  }
}

/// How well check-ins are predicted from those before them.
package struct MoodEvaluation: Sendable {
  /// How many were predicted.
  package private(set) var count = 0
  /// Mean absolute errors: of the model, of the mean so far, and of the last mood.
  package private(set) var learned = 0.0, mean = 0.0, last = 0.0

  /// Whether the model tells more than the mean does.
  package var isBetter: Bool { count > 0 && learned < mean * 0.98 }

  /// - Parameter samples: in the order of time.
  /// - Complexity: O(*n* log *n*) for every hundredth of them.
  package init(of samples: [MoodSample]) {
    let known = samples.filter { $0.mood != nil }
    var (sum, model, size) = (0, MoodModel([MoodSample]()), 0)
    for (place, sample) in known.enumerated() {
      let mood = Double(sample.mood ?? 0)
      if place > 0 {
        // Of many, one more tells little.
        if place - size > place / 100 || place <= 200 { (model, size) = (MoodModel(known[..<place]), place) }
        let expected =
          place < MoodModel.fewest
          ? Double(sum) / Double(place)
          : model.expectation(
            category: sample.category, difficulty: sample.difficulty.map { Int($0.rawValue) + 1 },
            part: sample.time.map { PartOfDay(of: $0) })
        learned += abs(mood - expected)
        mean += abs(mood - Double(sum) / Double(place))
        last += abs(mood - Double(known[place - 1].mood ?? 0))
        count += 1
      }
      sum += sample.mood ?? 0
    }
    guard count > 0 else { return }
    learned /= Double(count)
    mean /= Double(count)
    last /= Double(count)
  }
}
