package import VaultModel

/// What was done over some days, and how long it took.
package struct TaskStatistics: Sendable {
  /// Something that was done: a task, or one time of it; or what was spent on one that is still open.
  package struct Completion: Sendable {
    package var day: LocalDate
    package var category: String
    package var list: String?
    package var tags: [String]
    /// How long it took, in seconds; nil where nobody measured it.
    package var spent: Int64?
    /// How long it was to take, in seconds.
    package var planned: Int64
    /// Whether somebody wrote how long it was to take.
    package var isEstimated: Bool
    /// Whether time was spent on it, and it is still open: it counts as none that was done.
    package var isOpen: Bool

    package init(
      day: LocalDate, category: String, list: String? = nil, tags: [String] = [], spent: Int64? = nil, planned: Int64,
      isEstimated: Bool = true, isOpen: Bool = false
    ) {
      self.day = day
      self.category = category
      self.list = list
      self.tags = tags
      self.spent = spent
      self.planned = planned
      self.isEstimated = isEstimated
      self.isOpen = isOpen
    }
  }

  /// How much was done, and how long it took.
  package struct Total: Sendable {
    package var count = 0
    /// In seconds, of those that were measured, as `planned` is.
    package var spent: Int64 = 0
    package var planned: Int64 = 0

    fileprivate mutating func add(_ completion: Completion) {
      if !completion.isOpen { count += 1 }
      guard let spent = completion.spent else { return }
      self.spent += spent
      planned += completion.planned
    }
  }

  /// By what completions are put together.
  package enum Grouping: String, Sendable, CaseIterable { case category, list, tag, day, week }

  package private(set) var all = Total()
  /// How many tasks are due, or meant to be done, in the span and still open.
  package let open: Int
  private var totals: [Grouping: [String: Total]] = [:]

  package init(of completions: [Completion], open: Int, weekStart: Weekday) {
    self.open = open
    for completion in completions {
      all.add(completion)
      let names: [(Grouping, [String])] = [
        (.category, [completion.category]), (.list, [completion.list].compactMap(\.self)), (.tag, completion.tags),
        (.day, [completion.day.text]), (.week, [completion.day.startOfWeek(weekStart).text]),
      ]
      for (grouping, names) in names {
        for name in Set(names) { totals[grouping, default: [:]][name, default: Total()].add(completion) }
      }
    }
  }

  /// The groups: days and weeks in their order, others by how much was done.
  package func groups(_ grouping: Grouping) -> [(name: String, total: Total)] {
    let groups = (totals[grouping] ?? [:]).map { (name: $0, total: $1) }
    let isInOrder = grouping == .day || grouping == .week
    return groups.sorted { one, other in
      if !isInOrder, one.total.count != other.total.count { return one.total.count > other.total.count }
      return one.name < other.name
    }
  }
}
