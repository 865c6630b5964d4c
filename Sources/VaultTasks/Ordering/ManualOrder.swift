package import VaultModel

/// The manual order of tasks that stand together, and the fewest changes of `order` that move some of them.
///
/// A task is its number in the order of paths, which decides between equal values. Values are compared as the index keeps
/// them, in millionths; tasks without a value come last.
///
/// ```swift
/// let order = ManualOrder([1, 2, nil])
/// order.shown                          // [0, 1, 2]
/// order.moving([2], to: .before(1))    // task 2 gets 1.5
/// ```
package struct ManualOrder: Sendable {
  /// Where tasks are moved to among those they stand with.
  package enum Place: Sendable, Hashable {
    case first, last
    case before(Int), after(Int)
  }

  /// The value that a task is to have.
  package struct Change: Sendable, Hashable {
    package let task: Int
    /// The value as it is written; nil when the key goes.
    package let order: String?

    package init(task: Int, order: String?) {
      self.task = task
      self.order = order
    }
  }

  /// The tasks in the order in which a list shows them.
  package let shown: [Int]
  /// The value of each task; in a list that is turned round its opposite, so that the smallest comes first.
  private let values: [OrderValue]
  private let isDescending: Bool

  /// - Parameters:
  ///   - orders: the value of each task, in the order of their paths and lines; nil for one that has none.
  ///   - isDescending: whether the list shows the greatest value first.
  package init(_ orders: [Rational?], isDescending: Bool = false) {
    self.isDescending = isDescending
    values = orders.map { OrderValue($0, isDescending: isDescending) }
    shown = values.indices.sorted { [values] in OrderValue.isBefore(($0, values[$0]), ($1, values[$1])) }
  }

  /// The order in which the tasks stand when some of them were moved, in the order in which they are named.
  package func sequence(moving moved: [Int], to place: Place) -> [Int] {
    let isMoved = Set(moved)
    var sequence = shown.filter { !isMoved.contains($0) }
    let index =
      switch place {
      case .first: 0
      case .last: sequence.count
      case .before(let task): sequence.firstIndex(of: task) ?? sequence.count
      case .after(let task): sequence.firstIndex(of: task).map { $0 + 1 } ?? sequence.count
      }
    sequence.insert(contentsOf: moved, at: index)
    return sequence
  }

  /// The fewest changes after which the list shows the tasks in the order of ``sequence(moving:to:)``, in that order.
  ///
  /// Of several ways that change as much, one that changes those that are moved. Complexity: O(n log n).
  ///
  /// - Parameter moved: tasks, each once, without the one that the place names.
  package func moving(_ moved: [Int], to place: Place) -> [Change] {
    let sequence = sequence(moving: moved, to: place)
    let kept = KeptOrders(sequence, values, moved: Set(moved))
    var changes: [Change] = []
    var start = 0
    var before: Int64?
    for (position, task) in sequence[..<kept.numbered].enumerated() where kept.isKept[position] {
      let after = values[task].millionths
      changes += numbered(sequence[start..<position], between: before, and: after)
      (start, before) = (position + 1, after)
    }
    changes += numbered(sequence[start..<kept.numbered], between: before, and: nil)
    for (position, task) in sequence.enumerated() where position >= kept.numbered && !kept.isKept[position] {
      changes.append(Change(task: task, order: nil))
    }
    return changes
  }

  private func numbered(_ tasks: ArraySlice<Int>, between lower: Int64?, and upper: Int64?) -> [Change] {
    let gap = OrderGap(above: lower, below: upper, isDescending: isDescending)
    return zip(tasks, gap.values(tasks.count)).map { task, value in
      Change(task: task, order: OrderValue.text(of: isDescending ? -value : value))
    }
  }
}
