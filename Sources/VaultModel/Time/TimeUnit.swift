import VaultSyntax

/// A length of time that has a name, in the order of its table.
enum TimeUnit: UInt16, Sendable, Hashable, CaseIterable {
  case second, minute, hour, day, week, month, year, fortnight, quarter, halfYear
  /// A bare `m`: minutes in a duration, doubtful in an offset.
  case bare

  /// The seconds in it; nil for what has no fixed length. A day is 24 hours here.
  var seconds: Int64? {
    switch self {
    case .second: 1
    case .minute, .bare: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .fortnight: 1_209_600
    case .month, .year, .quarter, .halfYear: nil
    }
  }

  /// What RFC 5545 counts it in, and how many of them it is.
  var counted: (frequency: RecurrenceFrequency, times: Int) {
    switch self {
    case .fortnight: (.weekly, 2)
    case .quarter: (.monthly, 3)
    case .halfYear: (.monthly, 6)
    case .bare: (.minutely, 1)
    default: (RecurrenceFrequency(rawValue: UInt8(clamping: rawValue)) ?? .daily, 1)
    }
  }

  /// The unit that a frequency counts in; nil for seconds, which no words of a rule count.
  init?(_ frequency: RecurrenceFrequency) {
    guard frequency != .secondly else { return nil }
    self.init(rawValue: UInt16(frequency.rawValue))
  }

  /// The unit of a number before the cursor, which moves behind it: a whole word, or letters with the next number right
  /// behind them, as in `1h30m`.
  init?(at cursor: inout ByteCursor) {
    var ahead = cursor
    if let number = TimeLexicon.units.take(&ahead, isWide: true) {
      self.init(number)
    } else {
      while !ahead.isAtEnd, FoldedScalars.isWordScalar(ahead.scalar().value), !ahead.peek().isDigit {
        ahead.position += max(1, ahead.scalar().length)
      }
      guard ahead.peek().isDigit else { return nil }
      self.init(TimeLexicon.units.number(cursor.bytes, in: ByteRange(cursor.position, ahead.position), isWide: true))
    }
    cursor = ahead
  }

  /// The unit of a line, if numbers are counted in it; half a year and its like stand in rules alone.
  private init?(_ number: Int?) {
    guard let number, let unit = TimeUnit(rawValue: UInt16(clamping: number)) else { return nil }
    switch unit {
    case .fortnight, .quarter, .halfYear: return nil
    default: self = unit
    }
  }
}
