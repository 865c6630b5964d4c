import VaultSyntax

extension DatePeriod {
  /// What is meant by a date wherever a span may stand: a period as written, a span in words, else a date of the command
  /// line.
  ///
  /// ```swift
  /// try DatePeriod(resolving: "this weekend", now: now)   // on a Friday tomorrow and the day after
  /// try DatePeriod(resolving: "december", now: now)       // the current one, or the next to come
  /// try DatePeriod(resolving: "на завтра", now: now)      // as without the preposition
  /// ```
  ///
  /// Throws what ``DateExpression`` throws.
  package init(
    resolving text: String, now: LocalDateTime, weekStart: Weekday = .monday
  ) throws(DateExpressionError) {
    let bytes = Array(text.utf8)
    let range = ByteCursor.trimming(ByteRange(0, bytes.count), of: bytes)
    do throws(DateExpressionError) {
      self = try DatePeriod(saidIn: bytes, range, now, weekStart)
    } catch {
      // `in 3 days` is an offset, and only what is none has a preposition that says nothing.
      guard error == .notADate, let match = TimeLexicon.beforeDays.match(bytes, in: range), match.number == 0,
        match.end < range.upper
      else { throw error }
      let rest = ByteCursor.trimming(ByteRange(match.end, range.upper), of: bytes)
      self = try DatePeriod(saidIn: bytes, rest, now, weekStart)
    }
  }

  /// The same without a preposition.
  private init(
    saidIn bytes: [UInt8], _ range: ByteRange, _ now: LocalDateTime, _ weekStart: Weekday
  ) throws(DateExpressionError) {
    if let written = DatePeriod(bytes, in: range) {
      self = written
    } else if let span = SpokenSpan(ByteCursor(bytes, in: range)) {
      guard let period = span.period(around: now.date, weekStart) else { throw .outOfRange }
      self = period
    } else {
      switch try DateExpression(bytes, in: range).resolved(now: now, weekStart: weekStart) {
      case .day(let date): self.init(day: date)
      case .time(let moment): self.init(moment: moment)
      }
    }
  }
}

/// A span of days that is said in words.
private enum SpokenSpan {
  /// Weeks, weekends, months or years from the current one.
  case weeks(Int), weekends(Int), months(Int), years(Int)
  /// `december`, `грудень 2026`: of no stated year the current one or the next to come.
  case month(Int, year: Int?)

  /// Reads all that stands behind the cursor; nil if that is no such span.
  init?(_ start: ByteCursor) {
    var cursor = start
    if let line = TimeLexicon.spans.take(&cursor), cursor.isAtEnd {
      let place = line % 3 - 1
      self = [.weeks(place), .weekends(place), .months(place), .years(place)][min(line / 3, 3)]
      return
    }
    cursor = start
    if TimeLexicon.fillers.take(&cursor) != nil || TimeLexicon.after.take(&cursor) != nil { cursor.skipSpaces() }
    guard let month = TimeLexicon.months.take(&cursor) else { return nil }
    _ = cursor.take(0x2C)
    self = .month(month, year: DateScanner.takeYear(&cursor))
    if !cursor.isAtEnd { return nil }
  }

  /// The days that are meant; nil outside the years 1 … 9999.
  func period(around today: LocalDate, _ weekStart: Weekday) -> DatePeriod? {
    switch self {
    case .weeks(let count):
      return Self.week(of: today.adding(days: 7 * count)?.startOfWeek(weekStart), length: 7)
    case .weekends(let count):
      // A Sunday is in the weekend of the day before, whatever day weeks begin on.
      return Self.week(of: today.adding(days: 7 * count)?.startOfWeek().adding(days: 5), length: 2)
    case .months(let count):
      return today.adding(days: 1 - today.day)?.adding(months: count).flatMap { Self.month(of: $0.year, $0.month) }
    case .years(let count): return DatePeriod(year: today.year + count)
    case .month(let month, let year): return Self.month(of: year ?? today.year + (month < today.month ? 1 : 0), month)
    }
  }

  private static func week(of first: LocalDate?, length: Int) -> DatePeriod? {
    guard let first, let last = first.adding(days: length - 1) else { return nil }
    return DatePeriod(LocalDateTime(first), through: last, .week)
  }

  private static func month(of year: Int, _ month: Int) -> DatePeriod? {
    LocalDate(year: year, month: month, day: 1).map { DatePeriod(LocalDateTime($0), through: $0.endOfMonth, .month) }
  }
}

extension DatePeriod {
  /// The whole year; nil outside 1 … 9999.
  fileprivate init?(year: Int) {
    guard let first = LocalDate(year: year, month: 1, day: 1), let last = LocalDate(year: year, month: 12, day: 31)
    else { return nil }
    self.init(LocalDateTime(first), through: last, .year)
  }
}
