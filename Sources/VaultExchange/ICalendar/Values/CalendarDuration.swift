import VaultModel

/// A value of the type DURATION (RFC 5545 section 3.3.6): days, which are counted on the clock whatever is done to it, and
/// seconds, which pass.
///
/// ```swift
/// CalendarDuration("-P1DT2H")       // days: -1, seconds: -7200
/// ```
package struct CalendarDuration: Sendable, Hashable {
  /// Whole days, those of weeks among them.
  package var days: Int64
  /// Seconds beside the days, with the sign of these; they may be more than a day has.
  package var seconds: Int64

  package init(days: Int64 = 0, seconds: Int64 = 0) {
    self.days = days
    self.seconds = seconds
  }

  /// A distance between two times on one clock.
  package init(onClock seconds: Int64) { (days, self.seconds) = seconds.quotientAndRemainder(dividingBy: 86_400) }

  /// Reads `PT15M`, `-P1D`, `+P1DT2H`; nil for anything else, and for what does not fit.
  package init?(_ value: String) {
    let isNegative = value.hasPrefix("-")
    let size = isNegative || value.hasPrefix("+") ? value.dropFirst() : value[...]
    // What both parts are together fits as well.
    guard size.hasPrefix("P") || size.hasPrefix("p"), TimeSpan(size) != nil else { return nil }
    let parts = size.dropFirst().split(omittingEmptySubsequences: false) { $0 == "T" || $0 == "t" }
    guard let first = parts.first, let date = Self.seconds("P", first),
      let time = Self.seconds("PT", parts.dropFirst().first)
    else { return nil }
    days = (isNegative ? -date : date) / 86_400
    seconds = isNegative ? -time : time
  }

  private static func seconds(_ prefix: String, _ part: Substring?) -> Int64? {
    guard let part, !part.isEmpty else { return 0 }
    return TimeSpan(prefix + part)?.seconds
  }

  /// In seconds, as if every day had 24 hours; nil when it does not fit.
  var total: Int64? {
    let (length, isLong) = days.multipliedReportingOverflow(by: 86_400)
    let (sum, isLonger) = length.addingReportingOverflow(seconds)
    return isLong || isLonger ? nil : sum
  }

  /// Whether it goes back.
  var isNegative: Bool { days < 0 || seconds < 0 }

  /// In weeks, or in days, hours, minutes and seconds.
  package var text: String {
    let (days, size) = (days.magnitude, seconds.magnitude)
    let sign = isNegative ? "-P" : "P"
    if days > 0, size == 0, days.isMultiple(of: 7) { return sign + "\(days / 7)W" }
    let parts = [(size / 3600, "H"), (size / 60 % 60, "M"), (size % 60, "S")]
      .filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    let date = days > 0 ? "\(days)D" : ""
    return sign + date + (parts.isEmpty ? (date.isEmpty ? "T0S" : "") : "T" + parts)
  }
}
