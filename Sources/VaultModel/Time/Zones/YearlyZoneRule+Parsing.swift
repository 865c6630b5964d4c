import VaultSyntax

extension YearlyZoneRule {
  /// Reads a `TZ` string of POSIX; nil if it is none.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads a `TZ` string of POSIX that fills `range`; nil if it is none.
  init?(_ bytes: [UInt8], in range: ByteRange) {
    var cursor = ByteCursor(bytes, in: range)
    guard cursor.takeZoneName(), let west = cursor.takeZoneTime(hours: 24) else { return nil }
    standard = Int32(-west)
    guard !cursor.isAtEnd else {
      summer = nil
      return
    }
    guard cursor.takeZoneName() else { return nil }
    // Summer time is an hour ahead unless its offset is written.
    var offset = standard + 3600
    if cursor.peek() != 0x2C {
      guard let west = cursor.takeZoneTime(hours: 24) else { return nil }
      offset = Int32(-west)
    }
    guard let start = cursor.takeYearlyChange(), let end = cursor.takeYearlyChange(), cursor.isAtEnd else { return nil }
    summer = Summer(offset: offset, start: start, end: end)
  }
}

extension ByteCursor {
  /// Steps over `EET` or `<+1030>`, of three bytes at least; false if no name is next.
  fileprivate mutating func takeZoneName() -> Bool {
    let start = position
    if take(0x3C) {
      while peek().isLetter || peek().isDigit || peek() == 0x2B || peek() == 0x2D { position += 1 }
      return position - start >= 4 && take(0x3E)
    }
    while peek().isLetter { position += 1 }
    return position - start >= 3
  }

  /// Reads `-5:45`, `2` or `+24:00:00` as seconds; nil if no time is next or it has more hours.
  fileprivate mutating func takeZoneTime(hours most: Int) -> Int? {
    let isNegative = take(0x2D)
    if !isNegative { _ = take(0x2B) }
    guard let hours = takeDigits(atMost: 3)?.value, hours <= most else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] {
      guard take(0x3A) else { break }
      guard let value = takeExactly(2), value < 60 else { return nil }
      seconds += value * unit
    }
    return isNegative ? -seconds : seconds
  }

  /// Reads `,M3.5.0/3`, `,J60` or `,59`; nil if none is next.
  fileprivate mutating func takeYearlyChange() -> YearlyChange? {
    guard take(0x2C), let day = takeYearlyDay() else { return nil }
    guard take(0x2F) else { return YearlyChange(day: day, time: 2 * 3600) }
    guard let time = takeZoneTime(hours: 167) else { return nil }
    return YearlyChange(day: day, time: time)
  }

  private mutating func takeYearlyDay() -> YearlyChange.Day? {
    if take(0x4A) {
      guard let number = takeDigits(atMost: 3)?.value, 1...365 ~= number else { return nil }
      return .julian(number)
    }
    guard take(0x4D) else {
      guard let number = takeDigits(atMost: 3)?.value, 0...365 ~= number else { return nil }
      return .zeroBased(number)
    }
    guard let month = takeDigits(atMost: 2)?.value, 1...12 ~= month, take(0x2E),
      let week = takeDigits(atMost: 1)?.value, 1...5 ~= week, take(0x2E),
      let day = takeDigits(atMost: 1)?.value, 0...6 ~= day,
      // POSIX numbers the days from Sunday.
      let weekday = Weekday(rawValue: day == 0 ? 7 : UInt8(day))
    else { return nil }
    return .weekday(month: month, week: week, weekday)
  }
}
