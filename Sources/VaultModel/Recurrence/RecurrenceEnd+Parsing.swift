package import VaultSyntax

extension RecurrenceEnd {
  /// Reads `YYYYMMDD` or `YYYYMMDDTHHMMSS[Z]` that fills the range (RFC 5545 sections 3.3.4 and 3.3.5), the second 60
  /// as 59; nil for anything else.
  package init?(_ bytes: [UInt8], in range: ByteRange) {
    guard range.upper <= bytes.count else { return nil }
    var cursor = ByteCursor(bytes, in: range)
    guard let year = cursor.takeExactly(4), let month = cursor.takeExactly(2), let day = cursor.takeExactly(2),
      let date = LocalDate(year: year, month: month, day: day)
    else { return nil }
    if cursor.isAtEnd {
      self = .date(date)
      return
    }
    guard cursor.take(0x54) || cursor.take(0x74), let hour = cursor.takeExactly(2),
      let minute = cursor.takeExactly(2), let second = cursor.takeExactly(2), second <= 60,
      let time = LocalTime(hour: hour, minute: minute, second: min(second, 59))
    else { return nil }
    let isUTC = cursor.take(0x5A) || cursor.take(0x7A)
    guard cursor.isAtEnd else { return nil }
    let moment = LocalDateTime(date, time)
    self = isUTC ? .utc(moment) : .local(moment)
  }
}
