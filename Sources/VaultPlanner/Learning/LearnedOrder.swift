import VaultModel

/// An order of one tier for which a better mood is to be expected: from another order on, two tasks change places as long as
/// the sum of what is expected grows, and no deadline that was kept is missed.
struct LearnedOrder {
  private let input: PlanInput
  private let model: MoodModel
  private let order: TaskOrder

  /// How many tasks of a tier are looked at: no day holds more.
  private static let most = 24
  /// How often places are changed at most.
  private static let rounds = 40

  init(_ input: PlanInput, _ model: MoodModel, _ order: TaskOrder) {
    self.input = input
    self.model = model
    self.order = order
  }

  /// What is expected of a filled day, over the tasks that are placed.
  func score(of day: DayFilling) -> Double {
    day.placements.reduce(0) { sum, placement in
      guard let start = placement.spans.first?.lowerBound else { return sum }
      let task = input.tasks[placement.task]
      return sum
        + model.expectation(
          category: task.category, difficulty: task.difficulty, part: PartOfDay(of: input.clock.clock(at: start).time))
    }
  }

  /// The day with the tier filled in as well as another order does it, or better.
  ///
  /// - Complexity: O(``rounds`` × ``most``²) fillings of at most ``most`` tasks.
  func filled(_ sequence: [Int], from day: DayFilling, than known: DayFilling) -> DayFilling {
    let (head, tail) = (Array(sequence.prefix(Self.most)), sequence.dropFirst(Self.most))
    func filled(_ order: [Int]) -> DayFilling {
      var filled = day
      filled.fill(order)
      return filled
    }
    var best = head
    let first = filled(head)
    let kept = late(head, first)
    let placed = first.placements.count
    var bestScore = score(of: first)
    for _ in 0..<Self.rounds {
      var next: (order: [Int], score: Double)?
      for one in best.indices {
        for other in best.indices where other > one {
          var order = best
          order.swapAt(one, other)
          let trial = filled(order)
          // A plan is not better for leaving things out.
          guard trial.placements.count >= placed, late(head, trial).isSubset(of: kept) else { continue }
          let score = score(of: trial)
          if score > (next?.score ?? bestScore) + 1e-9 { next = (order, score) }
        }
      }
      guard let next else { break }
      (best, bestScore) = next
    }
    guard best != head else { return known }
    var result = filled(best)
    result.fill(Array(tail))
    return result
  }

  /// The tasks of a tier that are not done in time.
  private func late(_ tasks: [Int], _ day: DayFilling) -> Set<Int> {
    Set(
      tasks.filter { task in
        day.end(of: task).map { $0 > order.deadline(of: task) } ?? (order.deadline(of: task) < .max)
      })
  }
}
