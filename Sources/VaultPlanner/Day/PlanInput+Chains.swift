import VaultModel

extension PlanInput {
  /// Gives what tasks depend on that are due sooner the deadlines of these, and their tiers, through any chain.
  ///
  /// - Complexity: O(*n* log *n*) in the number of tasks, and a walk through the chain of each that is due and scheduled.
  package mutating func bringForward() {
    let own = TaskOrder.keys(self).map(\.deadline)
    var deadlines = own
    let sooner = tasks.indices.filter { tasks[$0].due != nil && !tasks[$0].prerequisites.isEmpty }
      .sorted { (own[$0], $0) < (own[$1], $1) }
    for first in sooner {
      let (due, deadline) = (tasks[first].due, own[first])
      let day = tasks[first].scheduledDay
      var (open, seen) = ([first], Set([first]))
      while let task = open.popLast() {
        for other in tasks[task].prerequisites.compactMap(\.self) where seen.insert(other).inserted {
          // What is due sooner itself has given its own deadline already.
          guard deadline < own[other] else {
            if day != nil { open.append(other) }
            continue
          }
          open.append(other)
          if deadline < deadlines[other] { (tasks[other].due, deadlines[other]) = (due, deadline) }
          if let day { tasks[other].urgentDay = min(day, tasks[other].urgentDay ?? day) }
        }
      }
    }
  }
}
