package import VaultSyntax

extension LocalDate {
  /// Reads `2026-11-20` and nothing else, but for spaces around it; nil for any other text or a day that is none.
  package init?(_ text: some StringProtocol) {
    let bytes = Array(text.utf8)
    self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads `2026-11-20` that fills `range`; nil for any other text or a day that is none.
  package init?(_ bytes: [UInt8], in range: ByteRange) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    guard case .date(let date)? = LocalDate.prefix(of: bytes, in: trimmed), trimmed.count == 10 else { return nil }
    self = date
  }

  /// What the first ten bytes of a text are, if they have the shape of a date.
  package enum Prefix: Sendable, Hashable {
    case date(LocalDate)
    /// The shape of a date, but no day of the calendar: `2026-02-30`.
    case noSuchDay
  }

  /// Reads `YYYY-MM-DD` at the beginning of `range`; nil if the text has another shape or goes on as a longer word or
  /// number.
  package static func prefix(of bytes: [UInt8], in range: ByteRange) -> Prefix? {
    var cursor = ByteCursor(bytes, in: range)
    return takePrefix(&cursor)
  }

  /// Reads `YYYY-MM-DD` at the cursor, which moves behind it; nil, and the cursor stays, for another shape.
  static func takePrefix(_ cursor: inout ByteCursor) -> Prefix? {
    var ahead = cursor
    guard let year = ahead.takeExactly(4), ahead.take(0x2D), let month = ahead.takeExactly(2), ahead.take(0x2D),
      let day = ahead.takeExactly(2), !continuesWord(ahead)
    else { return nil }
    cursor = ahead
    guard let date = LocalDate(year: year, month: month, day: day) else { return .noSuchDay }
    return .date(date)
  }

  /// A `T` before digits is the time's, and everything else that is part of a word means the text is no date.
  private static func continuesWord(_ cursor: ByteCursor) -> Bool {
    let next = cursor.peek()
    if cursor.isAtEnd { return false }
    if next == 0x54 || next == 0x74 { return !cursor.peek(1).isDigit }
    if next == 0x2D { return cursor.peek(1).isDigit || cursor.peek(1).isLetter }
    return next == 0x5F || FoldedScalars.isWordScalar(cursor.scalar().value)
  }
}
