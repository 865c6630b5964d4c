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
    try self.init(resolving: text, DayReckoning(now: now, weekStart: weekStart))
  }

  /// The same, looking ahead or back.
  package init(resolving text: String, _ reckoning: DayReckoning) throws(DateExpressionError) {
    let bytes = Array(text.utf8)
    let range = ByteCursor.trimming(ByteRange(0, bytes.count), of: bytes)
    do throws(DateExpressionError) {
      self = try DatePeriod(saidIn: bytes, range, reckoning)
    } catch {
      // `this evening`, `tomorrow morning`: the whole day.
      if error == .notADate, reckoning.takesPartsOfDay, let day = DatePeriod(withPartOfDay: bytes, range, reckoning) {
        self = day
        return
      }
      // `in 3 days` is an offset, and only what is none has a preposition that says nothing.
      guard error == .notADate, let match = TimeLexicon.beforeDays.match(bytes, in: range), match.number == 0,
        match.end < range.upper
      else { throw error }
      let rest = ByteCursor.trimming(ByteRange(match.end, range.upper), of: bytes)
      self = try DatePeriod(saidIn: bytes, rest, reckoning)
    }
  }

  /// The day of a part of it: `tonight`, `this evening`, `tomorrow morning`; nil for anything else.
  private init?(withPartOfDay bytes: [UInt8], _ range: ByteRange, _ reckoning: DayReckoning) {
    if TimeLexicon.tonight.contains(String(decoding: bytes[range.indices], as: UTF8.self).lowercased()) {
      self.init(day: reckoning.now.date)
      return
    }
    // Of a long text, whose end is no part of a day, only the last words are looked at.
    let spaces = range.indices.suffix(80).filter { bytes[$0] == UInt8(ascii: " ") }
    for space in spaces where TimeLexicon.partsOfDay.number(bytes, in: ByteRange(space, range.upper)) != nil {
      let day = ByteCursor.trimming(ByteRange(range.lower, space), of: bytes)
      if TimeLexicon.fillers.number(bytes, in: day) != nil {
        self.init(day: reckoning.now.date)
        return
      }
      // Whether it is one is all that is asked.
      if let period = try? DatePeriod(saidIn: bytes, day, reckoning), period.precision == .day {
        self = period
        return
      }
    }
    return nil
  }

  /// The same without a preposition.
  private init(
    saidIn bytes: [UInt8], _ range: ByteRange, _ reckoning: DayReckoning
  ) throws(DateExpressionError) {
    if let written = DatePeriod(bytes, in: range) {
      self = written
    } else if let span = SpokenSpan(ByteCursor(bytes, in: range)) {
      guard let period = span.period(reckoning) else { throw .outOfRange }
      self = period
    } else {
      switch try DateExpression(bytes, in: range, hasBareDots: reckoning.hasBareDots).resolved(reckoning) {
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
  /// `december`, `грудень 2026`: of no stated year the current one, or the next to come, or looking back the last one.
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
  func period(_ reckoning: DayReckoning) -> DatePeriod? {
    let (today, weekStart, isBack) = (reckoning.now.date, reckoning.weekStart, reckoning.direction == .back)
    switch self {
    case .weeks(let count):
      return Self.week(of: today.adding(days: 7 * count)?.startOfWeek(weekStart), length: 7)
    case .weekends(let count):
      // A Sunday is in the weekend of the day before, whatever day weeks begin on.
      let first = today.adding(days: 7 * count)?.startOfWeek().adding(days: 5)
      // Looking back, one that is still to come is not meant.
      let isToCome = isBack && count == 0 && first.map { $0 > today } ?? false
      return Self.week(of: isToCome ? first?.adding(days: -7) : first, length: 2)
    case .months(let count):
      return today.adding(days: 1 - today.day)?.adding(months: count).flatMap { Self.month(of: $0.year, $0.month) }
    case .years(let count): return DatePeriod(year: today.year + count)
    case .month(let month, let year):
      let shift = isBack ? (month > today.month ? -1 : 0) : (month < today.month ? 1 : 0)
      return Self.month(of: year ?? today.year + shift, month)
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
