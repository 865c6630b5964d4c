/// A length of time in whole seconds, such as that of a task or of cooking. Arithmetic is checked.
package struct TimeSpan: Sendable, Hashable, Comparable {
  /// May be negative; never `Int64.min`.
  package let seconds: Int64

  /// No time at all.
  package static let zero = TimeSpan(seconds: 0)

  /// A length in seconds; `Int64.min`, which has no opposite, becomes `-Int64.max`.
  package init(seconds: Int64) { self.seconds = max(seconds, -.max) }

  /// A length in minutes; nil if it does not fit.
  package init?(minutes: Int64) {
    let (seconds, overflow) = minutes.multipliedReportingOverflow(by: 60)
    if overflow { return nil }
    self.init(seconds: seconds)
  }

  /// Whole minutes, rounded towards zero.
  package var minutes: Int64 { seconds / 60 }

  package static func < (left: TimeSpan, right: TimeSpan) -> Bool { left.seconds < right.seconds }

  /// The length with its sign changed.
  package static prefix func - (span: TimeSpan) -> TimeSpan { TimeSpan(seconds: -span.seconds) }

  /// The exact sum; throws if it does not fit.
  package static func + (left: TimeSpan, right: TimeSpan) throws(ArithmeticError) -> TimeSpan {
    let (sum, overflow) = left.seconds.addingReportingOverflow(right.seconds)
    guard !overflow, sum != .min else { throw .overflow }
    return TimeSpan(seconds: sum)
  }

  /// The exact difference; throws if it does not fit.
  package static func - (left: TimeSpan, right: TimeSpan) throws(ArithmeticError) -> TimeSpan { try left + -right }

  /// The canonical form, in hours, minutes and seconds: `45m`, `1h30m`, `36h`, `1m30s`, `0m`.
  package var text: String {
    if seconds == 0 { return "0m" }
    let size = seconds.magnitude
    let parts = [(size / 3600, "h"), (size / 60 % 60, "m"), (size % 60, "s")]
    return (seconds < 0 ? "-" : "") + parts.filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
  }

  /// The length as the index compares it.
  package var columnValue: ColumnValue { ColumnValue(.duration, number: seconds) }
}
