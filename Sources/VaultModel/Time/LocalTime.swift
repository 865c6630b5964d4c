package import VaultSyntax

/// A time of day on the clock, to the second, in no zone.
package struct LocalTime: Sendable, Hashable, Comparable {
  /// Seconds since midnight, 0 ..< 86,400.
  package let secondOfDay: Int32

  /// 12:00.
  package static let noon = LocalTime(unchecked: 43_200)
  /// 00:00.
  package static let midnight = LocalTime(unchecked: 0)

  /// The time that many seconds after midnight; nil outside a day.
  package init?(secondOfDay: Int) {
    guard 0..<86_400 ~= secondOfDay else { return nil }
    self.secondOfDay = Int32(secondOfDay)
  }

  /// A time of the 24-hour clock; nil if a part is out of its range.
  package init?(hour: Int, minute: Int, second: Int = 0) {
    guard 0..<24 ~= hour, 0..<60 ~= minute, 0..<60 ~= second else { return nil }
    secondOfDay = Int32(hour * 3600 + minute * 60 + second)
  }

  private init(unchecked seconds: Int32) { secondOfDay = seconds }

  /// Reads `14:30`, `9:05` or `14:30:15` and nothing else, but for spaces around it.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads `14:30`, `9:05` or `14:30:15` that fills `range`.
  package init?(_ bytes: [UInt8], in range: ByteRange) {
    var cursor = ByteCursor(bytes, in: ByteCursor.trimming(range, of: bytes))
    guard let time = LocalTime(at: &cursor), cursor.isAtEnd else { return nil }
    self = time
  }

  /// Reads a time at the beginning of `range` that no digit or letter continues; nil if there is none.
  package static func prefix(of bytes: [UInt8], in range: ByteRange) -> (time: LocalTime, end: Int)? {
    var cursor = ByteCursor(bytes, in: range)
    guard let time = LocalTime(at: &cursor), cursor.isAtEnd || !FoldedScalars.isWordScalar(cursor.scalar().value)
    else { return nil }
    return (time, cursor.position)
  }

  /// Reads hour, minute and maybe second at the cursor, which moves behind them. `9.30` is text, and so is `9:5`.
  init?(at cursor: inout ByteCursor) {
    var ahead = cursor
    guard let hour = ahead.takeDigits(atMost: 2), ahead.take(0x3A), let minute = ahead.takeExactly(2) else {
      return nil
    }
    var second = 0
    if ahead.peek() == 0x3A, ahead.peek(1).isDigit {
      ahead.position += 1
      guard let value = ahead.takeExactly(2) else { return nil }
      second = value
    }
    self.init(hour: hour.value, minute: minute, second: second)
    guard !ahead.peek().isDigit else { return nil }
    cursor = ahead
  }

  /// 0 … 23.
  package var hour: Int { Int(secondOfDay) / 3600 }
  /// 0 … 59.
  package var minute: Int { Int(secondOfDay) / 60 % 60 }
  /// 0 … 59.
  package var second: Int { Int(secondOfDay) % 60 }
  /// 0 … 1439.
  package var minuteOfDay: Int { Int(secondOfDay) / 60 }

  package static func < (left: LocalTime, right: LocalTime) -> Bool { left.secondOfDay < right.secondOfDay }

  /// `14:30`, with seconds only if there are any.
  package var text: String { second == 0 ? shortText : shortText + ":" + DigitText.padded(second, to: 2) }

  /// `14:30`, without seconds.
  package var shortText: String { DigitText.padded(hour, to: 2) + ":" + DigitText.padded(minute, to: 2) }

  /// The minute of the day as the index compares it.
  package var columnValue: ColumnValue { ColumnValue(.timeOfDay, number: Int64(minuteOfDay)) }
}
