/// The numbers that two long lists have in common: no other can be part of what stays, so the search need not see them.
struct CommonNumbers {
  /// Whether a number is in both; nil for short lists, which are searched as they are.
  private let isCommon: [Bool]?

  /// How many numbers two lists have together at least when some are left out.
  private static let least = 128

  init(_ before: [Int32], _ after: [Int32]) {
    guard before.count + after.count >= Self.least else {
      isCommon = nil
      return
    }
    let count = Int(max(before.max() ?? 0, after.max() ?? 0)) + 1
    var isKnown = [Bool](repeating: false, count: count)
    var isCommon = isKnown
    for number in before { isKnown[Int(number)] = true }
    for number in after where isKnown[Int(number)] { isCommon[Int(number)] = true }
    self.isCommon = isCommon
  }

  /// The common numbers of a list, in its order.
  func numbers(of list: [Int32]) -> [Int32] {
    guard let isCommon else { return list }
    return list.filter { isCommon[Int($0)] }
  }

  /// The changes of the common numbers as changes of the whole lists.
  func changes(_ changes: [LineChange], _ before: [Int32], _ after: [Int32]) -> [LineChange] {
    guard let isCommon else { return changes }
    let lines = before.indices.filter { isCommon[Int(before[$0])] }
    let others = after.indices.filter { isCommon[Int(after[$0])] }
    var result: [LineChange] = []
    var (line, other) = (0, 0)
    func skip(to nextLine: Int, _ nextOther: Int) {
      if nextLine > line || nextOther > other {
        result.append(LineChange(before: line..<nextLine, after: other..<nextOther))
      }
      (line, other) = (nextLine + 1, nextOther + 1)
    }
    var (kept, otherKept) = (0, 0)
    for change in changes {
      while kept < change.before.lowerBound {
        skip(to: lines[kept], others[otherKept])
        (kept, otherKept) = (kept + 1, otherKept + 1)
      }
      (kept, otherKept) = (change.before.upperBound, change.after.upperBound)
    }
    while kept < lines.count {
      skip(to: lines[kept], others[otherKept])
      (kept, otherKept) = (kept + 1, otherKept + 1)
    }
    skip(to: before.count, after.count)
    return result
  }
}
