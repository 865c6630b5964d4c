import VaultSyntax

extension Note {
  /// The days that a note of holidays lists: every line of its body that begins with a date or a span of dates, behind a
  /// list marker or not; of an event its own days.
  ///
  /// ```markdown
  /// - 2026-12-25 Christmas
  /// - 2027-01-01..2027-01-08 holidays
  /// ```
  ///
  /// Of one span at most 3,653 days count. O(n) in the bytes and the days.
  package var holidays: [LocalDate] {
    var days: [LocalDate] = []
    if type == .event {
      let event = event(of: whole)
      if let start = event.start?.date, let span = DateSpan(start, event.end?.date ?? start) { days += span.days }
    }
    let bytes = document.bytes
    var start = document.body.lower
    while start < document.body.upper, days.count < Self.mostHolidays {
      let end = bytes[start..<document.body.upper].firstIndex(of: 0x0A) ?? document.body.upper
      if let span = Self.span(atBeginningOf: ByteRange(start, end), of: bytes) { days += span.days }
      start = end + 1
    }
    return days
  }

  /// No calendar has more.
  private static let mostHolidays = 100_000

  private static func span(atBeginningOf line: ByteRange, of bytes: [UInt8]) -> DateSpan? {
    var cursor = ByteCursor(bytes, in: line)
    cursor.skipSpaces()
    if [0x2D, 0x2A, 0x2B, 0x7C].contains(cursor.peek()) { cursor.position += 1 }
    cursor.skipSpaces()
    guard case .date(let first)? = LocalDate.takePrefix(&cursor) ?? Self.prefixOfSpan(&cursor) else { return nil }
    guard cursor.take(0x2E), cursor.take(0x2E), case .date(let last)? = LocalDate.takePrefix(&cursor) else {
      return DateSpan(first, first)
    }
    return DateSpan(first, last)
  }

  /// The date before the two full stops of a span.
  private static func prefixOfSpan(_ cursor: inout ByteCursor) -> LocalDate.Prefix? {
    guard let date = LocalDate(cursor.bytes, in: ByteRange(cursor.position, min(cursor.position + 10, cursor.end)))
    else {
      return nil
    }
    cursor.position += 10
    return .date(date)
  }
}

extension DateSpan {
  /// The days of the span, at most 3,653.
  fileprivate var days: [LocalDate] {
    (0...min(last.days(since: first), 3652)).compactMap { first.adding(days: $0) }
  }
}

extension Note {
  /// The moment from which an item repeats: of a task ``TaskItem/ruleStart``, of an event its start, of a payment its day.
  /// Nil where it has none.
  package func repetitionStart(of item: Item) -> Moment? {
    switch item.type {
    case .event: moment(.start, of: item)
    case .money: moment(.date, of: item)
    default: task(of: item).ruleStart
    }
  }

  /// The date that the occurrences of a task are counted by; nil for an event, which stands nowhere, and for a task without
  /// a date.
  package func currentOccurrence(of item: Item) -> Moment? {
    item.type == .task ? task(of: item).occurrenceDate : nil
  }

  /// The repetition of an item; nil when it does not repeat, or only by a quota.
  package func repetition(of item: Item) -> Repetition? {
    [.task, .event, .money].contains(item.type) && quota(of: item) == nil ? Repetition(of: item, in: self) : nil
  }

  /// Whether an item takes place on no day, because the exceptions that stand in it leave none of its repetition. The
  /// days of linked notes are not known here.
  package func isAllExcepted(_ item: Item) -> Bool {
    guard fields[item.fields].contains(where: { $0.key == .recurrence || $0.key == .except }),
      let repetition = repetition(of: item), let start = repetitionStart(of: item)
    else { return false }
    return repetition.isAllExcepted(from: start)
  }
}
