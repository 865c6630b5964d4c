package import VaultSyntax

/// A day and a time on the clock, with the zone that is written behind them if one is. It is never moved to UTC.
package struct LocalDateTime: Sendable, Hashable {
  package var date: LocalDate
  package var time: LocalTime
  /// The zone as written, or nil.
  package var zone: WrittenZone?

  package init(_ date: LocalDate, _ time: LocalTime = .midnight, zone: WrittenZone? = nil) {
    self.date = date
    self.time = time
    self.zone = zone
  }

  /// Reads `2026-11-20 14:30[:00]`, also with `T`, with a zone or an offset behind it, and nothing else.
  ///
  /// `2026-12-01 10:00-11:00` is a span of time and none of these; as an offset it is written with the `T`.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads a date-time that fills `range`; nil for anything else, a date alone included.
  package init?(_ bytes: [UInt8], in range: ByteRange) {
    var cursor = ByteCursor(bytes, in: ByteCursor.trimming(range, of: bytes))
    guard case .date(let date)? = LocalDate.takePrefix(&cursor) else { return nil }
    let isSpaced = !cursor.take(0x54) && !cursor.take(0x74)
    if isSpaced {
      guard cursor.takeSpace() else { return nil }
      cursor.skipSpaces()
    }
    guard let time = LocalTime(at: &cursor) else { return nil }
    cursor.skipSpaces()
    let zone = WrittenZone(at: &cursor)
    guard cursor.isAtEnd else { return nil }
    self.init(date, time, zone: zone)
    if isSpaced, readsLikeSpan { return nil }
  }

  /// Seconds since 1970-01-01 00:00 of the calendar it is written in.
  package var secondsSinceEpoch: Int64 { Int64(date.daysSinceEpoch) * 86_400 + Int64(time.secondOfDay) }

  /// Minutes since 1970-01-01 00:00 of the calendar it is written in.
  package var minutesSinceEpoch: Int64 { Int64(date.daysSinceEpoch) * 1440 + Int64(time.minuteOfDay) }

  /// The date-time that many seconds after 1970-01-01 00:00; nil outside the years 1 … 9999.
  package init?(secondsSinceEpoch seconds: Int64, zone: WrittenZone? = nil) {
    let day = seconds >= 0 ? seconds / 86_400 : -((-(seconds + 1)) / 86_400) - 1
    guard let date = LocalDate(daysSinceEpoch: Int(clamping: day)),
      let time = LocalTime(secondOfDay: Int(seconds - day * 86_400))
    else { return nil }
    self.init(date, time, zone: zone)
  }

  /// The clock `seconds` later, as if no clock were ever changed; nil outside the years 1 … 9999.
  package func adding(seconds: Int64) -> LocalDateTime? {
    let (sum, overflow) = secondsSinceEpoch.addingReportingOverflow(seconds)
    return overflow ? nil : LocalDateTime(secondsSinceEpoch: sum, zone: zone)
  }

  /// Whether its offset would be the later end of a span if it stood behind a space: `10:00-11:00`, not `10:00-05:00`.
  private var readsLikeSpan: Bool {
    if case .offset(let seconds) = zone { seconds < 0 && -seconds > time.secondOfDay } else { false }
  }

  /// `2026-11-20 14:30`, with the zone as it was written; with `T` where a space would make it a span.
  package var text: String {
    let local = date.text + (readsLikeSpan ? "T" : " ") + time.text
    switch zone {
    case nil: return local
    case .named: return local + " " + (zone?.text ?? "")
    case .utc, .offset: return local + (zone?.text ?? "")
    }
  }

  /// The minute as the index compares it.
  package var columnValue: ColumnValue { ColumnValue(.moment, number: minutesSinceEpoch) }
}

extension LocalDateTime: Comparable {
  /// Orders by the clock; equal clocks by the zone's text, so that the order agrees with `==`.
  package static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
    if left.date != right.date { return left.date < right.date }
    if left.time != right.time { return left.time < right.time }
    return (left.zone?.text ?? "") < (right.zone?.text ?? "")
  }
}
