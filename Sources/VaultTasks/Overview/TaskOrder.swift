package import VaultModel

/// The place of a task within its group: by its date, a day without a time after the times of that day; then by priority,
/// flagged ones first; then by its manual order, if it has one.
package struct TaskOrder: Sendable, Hashable, Comparable {
  private let latest: Int64
  private let rank: Int
  private let order: Rational?

  package init(_ task: TaskItem, _ outlook: TaskOutlook) {
    latest = outlook.moment?.latest ?? .max
    rank = (task.isFlagged ? 0 : 4) + (3 - Int(task.priority.rawValue))
    order = task.order
  }

  package static func < (left: Self, right: Self) -> Bool {
    if left.latest != right.latest { return left.latest < right.latest }
    if left.rank != right.rank { return left.rank < right.rank }
    guard let own = left.order else { return false }
    return right.order.map { own < $0 } ?? true
  }
}
