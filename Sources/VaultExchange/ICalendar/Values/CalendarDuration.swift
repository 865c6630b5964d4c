package import VaultModel

/// Values of the type DURATION (RFC 5545 section 3.3.6).
package enum CalendarDuration {
  /// Reads `PT15M`, `-P1D`, `+P1DT2H`; nil for anything else.
  package static func span(_ value: String) -> TimeSpan? {
    let isNegative = value.hasPrefix("-")
    let size = isNegative || value.hasPrefix("+") ? value.dropFirst() : value[...]
    guard size.hasPrefix("P") || size.hasPrefix("p"), let span = TimeSpan(size) else { return nil }
    return isNegative ? -span : span
  }

  /// Writes a span in weeks, or in days, hours, minutes and seconds.
  package static func text(of span: TimeSpan) -> String {
    let size = span.seconds.magnitude
    let sign = span.seconds < 0 ? "-P" : "P"
    if size > 0, size.isMultiple(of: 604_800) { return sign + "\(size / 604_800)W" }
    let parts = [(size / 3600 % 24, "H"), (size / 60 % 60, "M"), (size % 60, "S")]
      .filter { $0.0 > 0 }.map { "\($0.0)\($0.1)" }.joined()
    let days = size / 86_400 > 0 ? "\(size / 86_400)D" : ""
    return sign + days + (parts.isEmpty ? (days.isEmpty ? "T0S" : "") : "T" + parts)
  }
}
