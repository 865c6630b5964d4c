/// The order of one tier in which no task is late that would be in time if the earliest deadline came first: it moves up one
/// place at a time until it is in time. So no mood defers a deadline.
struct DeadlineOrder {
  private let order: TaskOrder
  /// The end of the day, after which what is not planned is late.
  private let end: Int64
  /// What was due before is late whatever is done.
  private let now: Int64

  init(_ order: TaskOrder, endOfDay end: Int64, now: Int64) {
    self.order = order
    self.end = end
    self.now = now
  }

  /// The day with a tier filled in, the order in which that was done, and the tasks that were moved up.
  ///
  /// - Parameter tier: its tasks in the order of the strategy.
  func filled(_ tier: [Int], into day: DayFilling) -> (day: DayFilling, order: [Int], moved: Set<Int>) {
    var chosen = tier
    var filled = day
    filled.fill(chosen)
    let due = tier.filter { order.deadline(of: $0) <= end && order.deadline(of: $0) > now }
    guard due.contains(where: { isLate($0, filled) }) else { return (filled, chosen, []) }
    let byDeadline = order.sortedByDeadline(tier)
    var best = day
    best.fill(byDeadline)
    let kept = due.filter { !isLate($0, best) }
    var seen: Set<[Int]> = [chosen]
    var moved: Set<Int> = []
    while true {
      // Few are kept, and many are in the tier.
      let late = kept.filter { isLate($0, filled) }
      guard let deadline = late.map({ order.deadline(of: $0) }).min() else { return (filled, chosen, moved) }
      let first = Set(late.filter { order.deadline(of: $0) == deadline })
      guard let place = chosen.firstIndex(where: { first.contains($0) }), place > 0 else {
        return (best, byDeadline, moved.union(kept))
      }
      let next = chosen[place]
      chosen.remove(at: place)
      chosen.insert(next, at: lastPlace(for: next, before: place, in: chosen, of: day))
      moved.insert(next)
      guard seen.insert(chosen).inserted else { return (best, byDeadline, moved.union(kept)) }
      filled = day
      filled.fill(chosen)
    }
  }

  /// The next place above in which a task is planned at all: in those between it changes nothing.
  private func lastPlace(for task: Int, before place: Int, in order: [Int], of day: DayFilling) -> Int {
    var (trial, last) = (day, 0)
    for above in 0..<place {
      if trial.fits(task) { last = above }
      trial.fill([order[above]])
    }
    return last
  }

  private func isLate(_ task: Int, _ day: DayFilling) -> Bool {
    day.end(of: task).map { $0 > order.deadline(of: task) } ?? true
  }
}
