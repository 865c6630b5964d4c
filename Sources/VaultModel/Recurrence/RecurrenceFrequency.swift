/// What a rule counts in: the `FREQ` part (RFC 5545 section 3.3.10), from the shortest to the longest.
package enum RecurrenceFrequency: UInt8, Sendable, Hashable, Comparable, CaseIterable {
  case secondly, minutely, hourly, daily, weekly, monthly, yearly

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  /// The word of the RFC, such as `WEEKLY`.
  package var name: String {
    switch self {
    case .secondly: "SECONDLY"
    case .minutely: "MINUTELY"
    case .hourly: "HOURLY"
    case .daily: "DAILY"
    case .weekly: "WEEKLY"
    case .monthly: "MONTHLY"
    case .yearly: "YEARLY"
    }
  }
}
