package import VaultSyntax

/// Reads days as people write them, at a place of a text, in English, Ukrainian and Russian.
///
/// Command line, rules and quick entry read them with it; what a time of day is says ``WrittenClock``.
package enum DateScanner {
  /// Reads the longest day at the cursor, which moves behind it; nil if there is none.
  ///
  /// - Parameter hasBareDots: whether `12.12` is a date; with a year it always is.
  /// - Throws: ``DateExpressionError/noSuchDay`` for what has the shape of a date and is none.
  static func takeDay(
    _ cursor: inout ByteCursor, hasBareDots: Bool = false
  ) throws(DateExpressionError) -> DateExpression.Day? {
    if let prefix = LocalDate.takePrefix(&cursor) {
      guard case .date(let date) = prefix else { throw .noSuchDay }
      return .date(date)
    }
    if let day = takeSpoken(&cursor) ?? takeNamed(&cursor) { return day }
    let readers = [takeMarked, takeDayOfYear, takeNumbered]
    if let day = takeDotted(&cursor, hasBareDots) { return try checked(day) }
    for read in readers {
      if let day = read(&cursor) { return try checked(day) }
    }
    var ahead = cursor
    let isNext = TimeLexicon.next.take(&ahead) != nil
    let isLast = !isNext && TimeLexicon.last.take(&ahead) != nil
    if !isNext, !isLast, TimeLexicon.fillers.take(&ahead) != nil {
      guard ahead.takeSpace(), let day = try takeDay(afterFiller: &ahead, hasBareDots) else { return nil }
      cursor = ahead
      return day
    }
    ahead.skipSpaces()
    guard let weekday = takeWeekday(&ahead) else { return nil }
    cursor = ahead
    if isLast { return .lastWeekday(weekday) }
    if isNext { return .weekdayOfNextWeek(weekday) }
    return takeWeek(&cursor)?.day(weekday) ?? .weekday(weekday)
  }

  /// A day behind `on`, behind which no second such word may stand.
  private static func takeDay(
    afterFiller cursor: inout ByteCursor, _ hasBareDots: Bool
  ) throws(DateExpressionError) -> DateExpression.Day? {
    cursor.skipSpaces()
    var ahead = cursor
    guard TimeLexicon.fillers.take(&ahead) == nil else { return nil }
    return try takeDay(&cursor, hasBareDots: hasBareDots)
  }

  /// The longest day at the beginning of a range, and where it ends; nil also for one that does not exist.
  package static func prefix(
    of bytes: [UInt8], in range: ByteRange, hasBareDots: Bool
  ) -> (day: DateExpression.Day, end: Int)? {
    var cursor = ByteCursor(bytes, in: range)
    return (try? takeDay(&cursor, hasBareDots: hasBareDots)).flatMap { $0 }.map { ($0, cursor.position) }
  }

  // MARK: Words

  /// In the order of the table's lines.
  private static let named: [DateExpression.Day] = [
    .fromToday(-2), .fromToday(-1), .fromToday(0), .fromToday(1), .fromToday(2), .endOfWeek, .endOfMonth, .endOfYear,
  ]

  /// The spans that are their first day where one day is meant, by their lines in the table of spans.
  private static let namedSpans: [Int: DateExpression.Day] = [
    2: .nextWeek, 4: .weekend(weeks: 0), 5: .weekend(weeks: 1), 8: .nextMonth,
  ]

  private static func takeSpan(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    var ahead = cursor
    guard let line = TimeLexicon.spans.take(&ahead), let day = namedSpans[line] else { return nil }
    if case .weekend = day {
      // `weekend` and `the weekend` say not which one, and may be every one.
      let typed = cursor.bytes[cursor.position..<ahead.position]
      guard typed.contains(0x20), typed.first.map({ $0 | 0x20 }) != 0x74 || typed.dropFirst(2).first != 0x65 else {
        return nil
      }
    }
    cursor = ahead
    return day
  }

  private static func takeNamed(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    if let line = TimeLexicon.days.take(&cursor) { return named.indices.contains(line) ? named[line] : nil }
    // `next week on Friday`
    var ahead = cursor
    if let week = Week(at: &ahead) {
      ahead.skipSpaces()
      if TimeLexicon.fillers.take(&ahead) != nil { ahead.skipSpaces() }
      if let weekday = takeWeekday(&ahead) {
        cursor = ahead
        return week.day(weekday)
      }
    }
    return takeSpan(&cursor)
  }

  /// A week beside a weekday of it.
  private enum Week {
    case this, next

    init?(at cursor: inout ByteCursor) {
      var ahead = cursor
      let line = TimeLexicon.spans.take(&ahead)
      // `week` alone says not which one.
      guard line == 2 || line == 1 && cursor.bytes[cursor.position..<ahead.position].contains(0x20) else { return nil }
      self = line == 1 ? .this : .next
      cursor = ahead
    }

    func day(_ weekday: Weekday) -> DateExpression.Day {
      switch self {
      case .this: .weekdayOfWeek(weekday)
      case .next: .weekdayOfNextWeek(weekday)
      }
    }
  }

  static func takeWeekday(_ cursor: inout ByteCursor) -> Weekday? {
    TimeLexicon.weekdays.take(&cursor).flatMap { Weekday(rawValue: UInt8(clamping: $0)) }
  }

  /// `next week`, `of this week` behind a weekday.
  private static func takeWeek(_ cursor: inout ByteCursor) -> Week? {
    var ahead = cursor
    ahead.skipSpaces()
    if TimeLexicon.of.take(&ahead) != nil { ahead.skipSpaces() }
    guard let week = Week(at: &ahead) else { return nil }
    cursor = ahead
    return week
  }

  // MARK: Numbers

  /// `12.12.2026`, `12.12.26`; without a year only where that is asked for.
  private static func takeDotted(_ cursor: inout ByteCursor, _ hasBareDots: Bool) -> DateExpression.Day? {
    var ahead = cursor
    guard let day = ahead.takeDigits(atMost: 2)?.value, ahead.take(0x2E),
      let month = ahead.takeDigits(atMost: 2)?.value, 1...31 ~= day, 1...12 ~= month
    else { return nil }
    var year: Int?
    if ahead.peek() == 0x2E, ahead.peek(1).isDigit {
      ahead.position += 1
      guard let digits = ahead.takeDigits(atMost: 4), digits.count == 2 || digits.count == 4 else { return nil }
      year = digits.count == 2 ? 2000 + digits.value : digits.value
    }
    guard endsNumber(ahead), hasBareDots || year != nil else { return nil }
    if year != nil { takeYearWord(&ahead) }
    cursor = ahead
    return .dayOfMonth(day: day, month: month, year: year)
  }

  /// `20 Nov`, `15Sep`, `Nov 20th`, `May twenty one`, `the 20th of November, 2026`, `20-го листопада 2026 року`.
  static func takeDayOfMonth(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    var ahead = cursor
    takeArticle(&ahead)
    var day = takeDayNumber(&ahead)
    if day != nil {
      ahead.skipSpaces()
      if TimeLexicon.of.take(&ahead) != nil { ahead.skipSpaces() }
    } else {
      // `15Sep`
      day = ahead.takeDigits(atMost: 2)?.value
    }
    guard let month = TimeLexicon.months.take(&ahead) else { return nil }
    if day == nil {
      ahead.skipSpaces()
      takeArticle(&ahead)
      day = takeDayNumber(&ahead) ?? takeTensAndOnes(&ahead, TimeLexicon.numbers)
    }
    guard let day else { return nil }
    cursor = ahead
    return .dayOfMonth(day: day, month: month, year: takeYear(&cursor))
  }

  /// `the 25th`, `the fourteenth`, `25 числа`, `25-го числа`.
  private static func takeNumbered(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    var ahead = cursor
    let hasArticle = takeArticle(&ahead)
    let start = ahead
    guard let day = takeDayNumber(&ahead), 1...31 ~= day else { return nil }
    var further = ahead
    further.skipSpaces()
    if !hasArticle, TimeLexicon.dayOfMonth.take(&further) != nil {
      cursor = further
      return takeMonthFromNow(&cursor).map { .dayOfMonthFromNow(day: day, months: $0) } ?? .numberedDay(day)
    }
    let last = ahead.bytes[ahead.position - 1]
    // `the first` is mostly one of other things.
    guard start.peek().isDigit ? !last.isDigit : hasArticle && day > 10 else { return nil }
    cursor = ahead
    return takeMonthFromNow(&cursor).map { .dayOfMonthFromNow(day: day, months: $0) } ?? .numberedDay(day)
  }

  @discardableResult
  static func takeArticle(_ cursor: inout ByteCursor) -> Bool {
    let letters = [cursor.peek() | 0x20, cursor.peek(1) | 0x20, cursor.peek(2) | 0x20]
    guard letters.elementsEqual("the".utf8), cursor.peek(3) == 0x20 else { return false }
    cursor.position += 4
    cursor.skipSpaces()
    return true
  }

  /// The number of a day, with the ending of a place or without: `20`, `20th`, `20-го`, `first`, `двадцяте`.
  static func takeDayNumber(_ cursor: inout ByteCursor) -> Int? {
    var ahead = cursor
    guard let digits = ahead.takeDigits(atMost: 2) else {
      return takeTensAndOnes(&cursor, TimeLexicon.ordinals) ?? TimeLexicon.ordinals.take(&cursor)
    }
    let end = ahead
    if ahead.peek() == 0x2D { ahead.position += 1 }
    if TimeLexicon.ordinalEndings.take(&ahead) == nil { ahead = end }
    guard endsNumber(ahead) else { return nil }
    cursor = ahead
    return digits.value
  }

  /// Tens with ones of a table behind them, however the tens are said: `twenty one`, `twenty-first`, `двадцяте п'яте`.
  private static func takeTensAndOnes(_ cursor: inout ByteCursor, _ ones: TimeLexicon) -> Int? {
    var ahead = cursor
    guard let tens = takeBeforeHyphen(TimeLexicon.tens, &ahead).map({ $0 * 10 }) ?? TimeLexicon.ordinals.take(&ahead),
      tens == 20 || tens == 30
    else { return nil }
    if !ahead.take(0x2D) { ahead.skipSpaces() }
    guard let one = ones.take(&ahead), one < 10 else { return nil }
    cursor = ahead
    return tens + one
  }

  static func takeYear(_ cursor: inout ByteCursor) -> Int? {
    var ahead = cursor
    _ = ahead.take(0x2C)
    ahead.skipSpaces()
    guard let year = ahead.takeExactly(4), endsNumber(ahead) else { return nil }
    takeYearWord(&ahead)
    cursor = ahead
    return year
  }

  /// `року`, `р.` behind a year.
  static func takeYearWord(_ cursor: inout ByteCursor) {
    var ahead = cursor
    ahead.skipSpaces()
    let start = ahead.position
    guard TimeLexicon.year.take(&ahead) != nil else { return }
    // The full stop of an abbreviation of one letter.
    if ahead.position - start == 2 { _ = ahead.take(0x2E) }
    cursor = ahead
  }

  /// Whether the digits before the cursor end there: no letter, no further digit and no mark of a longer number follows.
  static func endsNumber(_ cursor: ByteCursor) -> Bool {
    guard !cursor.isAtEnd else { return true }
    let next = cursor.scalar()
    switch next.value {
    case 0x3A, 0x2F, 0x25, 0x2B, 0x2A, 0x5C, 0x24, 0x20AC: return false
    case 0x2E, 0x2C, 0x2D, 0x2013, 0x2014, 0x2019, 0x27:
      let behind = cursor.scalar(at: cursor.position + next.length).value
      return !FoldedScalars.isWordScalar(behind)
    default: return !FoldedScalars.isWordScalar(next.value)
    }
  }

  private static func checked(_ day: DateExpression.Day) throws(DateExpressionError) -> DateExpression.Day {
    let (number, month, year): (Int, Int, Int?)
    switch day {
    case .dayOfMonth(let day, let ownMonth, let ownYear): (number, month, year) = (day, ownMonth, ownYear)
    case .dayOfYearFromNow(let day, let ownMonth, _): (number, month, year) = (day, ownMonth, nil)
    default: return day
    }
    // 2000 was a leap year, so that every day that some year has is found.
    guard LocalDate(year: year ?? 2000, month: month, day: number) != nil else { throw .noSuchDay }
    return day
  }
}
