package import VaultSyntax

/// A span between two times of day; an end before its start is on the next day.
///
/// ```swift
/// TimeRange("23:30-00:15")?.duration   // 45 minutes
/// ```
package struct TimeRange: Sendable, Hashable {
  package var start: LocalTime
  /// The clock at the end, which may be that of the next day.
  package var end: LocalTime
  /// Whether the end is on the day after the start.
  package var endsNextDay: Bool

  /// The range from `start` to `end`, on the next day if that is earlier on the clock.
  package init(_ start: LocalTime, _ end: LocalTime) {
    self.init(start, end, endsNextDay: end < start)
  }

  private init(_ start: LocalTime, _ end: LocalTime, endsNextDay: Bool) {
    self.start = start
    self.end = end
    self.endsNextDay = endsNextDay
  }

  /// Reads `14:00-15:30` and nothing else, but for spaces around it.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads a range of times that fills `range`.
  package init?(_ bytes: [UInt8], in range: ByteRange) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    guard let prefix = TimeRange.prefix(of: bytes, in: trimmed), prefix.end == trimmed.upper else { return nil }
    self = prefix.range
  }

  /// Reads two times with `-`, `–` or ` - ` between them at the beginning of `range`; nil if there are none. `24:00` as
  /// the end is the midnight after.
  package static func prefix(of bytes: [UInt8], in range: ByteRange) -> (range: TimeRange, end: Int)? {
    var cursor = ByteCursor(bytes, in: range)
    guard let start = LocalTime(at: &cursor) else { return nil }
    cursor.skipSpaces()
    guard cursor.takeDash() else { return nil }
    cursor.skipSpaces()
    var result: TimeRange?
    if let end = LocalTime(at: &cursor) {
      result = TimeRange(start, end)
    } else if cursor.take(0x32), cursor.take(0x34), cursor.take(0x3A), cursor.takeExactly(2) == 0 {
      result = TimeRange(start, .midnight, endsNextDay: true)
    }
    guard let result, cursor.isAtEnd || !FoldedScalars.isWordScalar(cursor.scalar().value) else { return nil }
    return (result, cursor.position)
  }

  /// The length, from nothing to a day.
  package var duration: TimeSpan {
    TimeSpan(seconds: Int64(end.secondOfDay) - Int64(start.secondOfDay) + (endsNextDay ? 86_400 : 0))
  }

  /// `14:00-15:30`.
  package var text: String {
    start.text + "-" + (endsNextDay && end == .midnight ? "24:00" : end.text)
  }
}
