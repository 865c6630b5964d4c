/// How the open tasks of a plan belong together: which is a step of which, by their places in an array.
///
/// A step that says nothing of the plan is part of the task above it. One that says something is planned by itself, and a
/// task all of whose open steps are such is told by them. What has its time keeps it, and its steps belong to it.
///
/// Source: the page about planning, 2.
struct PlanSteps {
  /// The task above each; nil of one that is no step.
  private let above: [Int?]
  private let below: [[Int]]
  /// Whether each says nothing of the plan.
  private let isBare: [Bool]
  /// Whether each has its time.
  private let isSet: [Bool]
  /// Whether something of each is left that is not told by other tasks.
  private var hasWork: [Bool]
  /// The nearest task above each that has its time.
  private var holders: [Int?]

  /// - Parameter links: the task above each, also in a circle, which is cut.
  /// - Complexity: O(tasks × depth).
  init(above links: [Int?], isBare: [Bool], isSet: [Bool]) {
    var above = links
    var depths: [Int] = []
    for task in links.indices {
      var (depth, next) = (0, above[task])
      while let place = next {
        depth += 1
        if place == task {
          above[task] = nil
          depth = 0
          break
        }
        // A circle above it is cut where it is met.
        if depth > links.count { break }
        next = above[place]
      }
      depths.append(depth)
    }
    var below = [[Int]](repeating: [], count: links.count)
    for (task, parent) in above.enumerated() { if let parent { below[parent].append(task) } }
    (self.above, self.below, self.isBare, self.isSet) = (above, below, isBare, isSet)
    hasWork = [Bool](repeating: false, count: links.count)
    holders = [Int?](repeating: nil, count: links.count)
    let order = links.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
    for task in order.reversed() {
      hasWork[task] = below[task].isEmpty || below[task].contains { isBare[$0] && hasWork[$0] }
    }
    for task in order { holders[task] = above[task].flatMap { isSet[$0] ? $0 : holders[$0] } }
  }

  /// Whether a task without a time of its own is planned by itself.
  func isPlanned(_ task: Int) -> Bool { holders[task] == nil && hasWork[task] && !isPart(task) }

  /// Whether a task is told by its steps alone, each of which is planned by itself or has its time.
  func isTold(_ task: Int) -> Bool { holders[task] == nil && !hasWork[task] && !isPart(task) }

  private func isPart(_ task: Int) -> Bool { isBare[task] && above[task] != nil }

  /// The tasks above one, the nearest first.
  func ancestors(of task: Int) -> some Sequence<Int> {
    sequence(state: task) { [above] in
      guard let next = above[$0] else { return nil }
      $0 = next
      return next
    }
  }

  /// The steps that are part of a task, with theirs.
  func parts(of task: Int) -> [Int] {
    below[task].filter { isBare[$0] && hasWork[$0] }.flatMap { [$0] + parts(of: $0) }
  }

  /// The nearest steps below a task that are planned by themselves or have their time.
  func others(below task: Int) -> [Int] {
    below[task].flatMap { isBare[$0] && !isSet[$0] ? others(below: $0) : [$0] }
  }

  /// The tasks that stand for one in the plan: itself, what it is part of, what has its time above it, or its steps.
  func standing(for task: Int) -> [Int] {
    if isSet[task] { return [task] }
    if let holder = holders[task] { return [holder] }
    if isPart(task), let parent = above[task] { return standing(for: parent) }
    return hasWork[task] ? [task] : others(below: task).flatMap(standing)
  }
}
