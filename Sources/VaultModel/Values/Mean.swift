/// A mean of whole numbers, exact.
///
/// ```swift
/// Mean([-1, 0, -1]).text      // -0.67
/// ```
package struct Mean: Sendable, Comparable {
  package private(set) var sum = 0
  package private(set) var count = 0

  package init(_ values: some Sequence<Int> = []) { for value in values { add(value) } }

  /// The mean of so many values, whose sum is known.
  package init(sum: Int, count: Int) { (self.sum, self.count) = (sum, count) }

  package mutating func add(_ value: Int) {
    sum += value
    count += 1
  }

  /// With two decimals, halves away from zero: `-0.67`.
  package var text: String {
    let hundredths = count == 0 ? 0 : (abs(sum) * 200 + count) / (2 * count)
    let rest = hundredths % 100
    return "\(sum < 0 && hundredths > 0 ? "-" : "")\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }

  package static func < (left: Mean, right: Mean) -> Bool { left.sum * right.count < right.sum * left.count }
  package static func == (left: Mean, right: Mean) -> Bool { left.sum * right.count == right.sum * left.count }
}
