/// How long tasks take for which so long was planned, by their category: the median of what was spent on those that are done,
/// divided by what was planned for them.
///
/// ```swift
/// let model = LengthModel(completions)
/// model.length(of: 3600, category: "work")      // 4500
/// ```
package struct LengthModel: Sendable {
  /// Fewer tasks of a category tell nothing.
  package static let fewest = 5

  /// How many tasks of categories that tell something it rests on.
  package private(set) var count = 0
  private var ratios: [String: Double] = [:]

  /// - Parameter completions: what was done; what has no length of either kind is left out.
  package init(_ completions: [TaskStatistics.Completion] = []) {
    let known = Dictionary(grouping: completions.filter(\.isMeasured), by: \.category)
    for (category, own) in known where own.count >= Self.fewest {
      count += own.count
      ratios[category] = Self.median(own.map { Double($0.spent ?? 0) / Double($0.planned) })
    }
  }

  /// How long something takes for which so many seconds are planned, to the minute; the same where nothing is known.
  package func length(of planned: Int64, category: String) -> Int64 {
    guard let ratio = ratios[category] else { return planned }
    return Int64((Double(planned) * ratio / 60).rounded()) * 60
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}

/// How well lengths of tasks are predicted from those that were done before them.
package struct LengthEvaluation: Sendable {
  /// How many were predicted.
  package private(set) var count = 0
  /// Mean absolute errors, in seconds: of what is learned, and of what was planned.
  package private(set) var learned = 0.0, planned = 0.0

  /// Whether the model tells more than the plans do.
  package var isBetter: Bool { count > 0 && learned < planned * 0.98 }

  /// - Parameter completions: in the order of time; of categories too small to learn from none is counted.
  package init(of completions: [TaskStatistics.Completion]) {
    var before: [String: [TaskStatistics.Completion]] = [:]
    for completion in completions where completion.isMeasured {
      let known = before[completion.category] ?? []
      if known.count >= LengthModel.fewest, let spent = completion.spent {
        let expected = LengthModel(known).length(of: completion.planned, category: completion.category)
        learned += Double(abs(spent - expected))
        planned += Double(abs(spent - completion.planned))
        count += 1
      }
      before[completion.category] = known + [completion]
    }
    guard count > 0 else { return }
    learned /= Double(count)
    planned /= Double(count)
  }
}

extension TaskStatistics.Completion {
  /// Whether it is known how long it took, and how long it was to take.
  fileprivate var isMeasured: Bool { !isOpen && spent != nil && isEstimated && planned > 0 }
}
