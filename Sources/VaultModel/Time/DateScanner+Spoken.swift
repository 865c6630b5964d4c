import VaultSyntax

// Days that several words say: the end of something, a place in a month, so long from another day, and numbers with marks
// of which one tells what the others are.
extension DateScanner {
  /// `end of december`, `first monday of december`, `two weeks from friday`; nil, and the cursor stays, for anything else.
  static func takeSpoken(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    for read in [takeEnd, takeWeekdayOfMonth, takeLater] {
      var ahead = cursor
      if let day = read(&ahead) {
        cursor = ahead
        return day
      }
    }
    return nil
  }

  /// `end of the month`, `the end of next week`, `наприкінці грудня`, `last day of November 2026`.
  private static func takeEnd(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    guard TimeLexicon.ends.take(&cursor) != nil else { return nil }
    cursor.skipSpaces()
    takeArticle(&cursor)
    let isNext = TimeLexicon.next.take(&cursor) != nil
    if isNext || TimeLexicon.fillers.take(&cursor) != nil { cursor.skipSpaces() }
    if !isNext, let month = TimeLexicon.months.take(&cursor) {
      return .endOfNamedMonth(month, year: takeYear(&cursor))
    }
    switch TimeUnit(at: &cursor) {
    case .week: return isNext ? .endOfNextWeek : .endOfWeek
    case .month: return isNext ? .endOfNextMonth : .endOfMonth
    case .year: return isNext ? .endOfNextYear : .endOfYear
    default: return nil
    }
  }

  /// `first monday of december`, `the last fri in January 2027`, `у третю середу січня`.
  private static func takeWeekdayOfMonth(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    if TimeLexicon.fillers.take(&cursor) != nil { cursor.skipSpaces() }
    takeArticle(&cursor)
    guard let place = takePlace(&cursor) else { return nil }
    cursor.skipSpaces()
    guard let weekday = takeWeekday(&cursor) else { return nil }
    cursor.skipSpaces()
    if TimeLexicon.of.take(&cursor) != nil || TimeLexicon.inMonth.take(&cursor) != nil { cursor.skipSpaces() }
    guard let month = TimeLexicon.months.take(&cursor) else { return nil }
    return .weekdayOfMonth(place, weekday, month: month, year: takeYear(&cursor))
  }

  /// The place of a weekday in its month, 1 … 5, or -1 for the last one.
  private static func takePlace(_ cursor: inout ByteCursor) -> Int? {
    if TimeLexicon.lastOfMonth.take(&cursor) != nil { return -1 }
    let start = cursor
    guard let place = takeDayNumber(&cursor), 1...5 ~= place else { return nil }
    // `5 mon` counts nothing.
    return start.peek().isDigit && cursor.bytes[cursor.position - 1].isDigit ? nil : place
  }

  /// `two weeks from today`, `a week from friday`, `3 days from tomorrow`.
  private static func takeLater(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    var (months, days) = (0, 0)
    let count: Int
    if cursor.peek().isDigit {
      guard let digits = cursor.takeDigits(atMost: 4)?.value else { return nil }
      count = digits
    } else {
      guard let number = NumberWords.take(&cursor), number.isWhole else { return nil }
      count = Int(number.numerator)
    }
    cursor.skipSpaces()
    switch TimeUnit(at: &cursor) {
    case .day: days = count
    case .week: days = 7 * count
    case .fortnight: days = 14 * count
    case .month: months = count
    case .year: months = 12 * count
    default: return nil
    }
    cursor.skipSpaces()
    guard TimeLexicon.countedFrom.take(&cursor) != nil, cursor.takeSpace(), count > 0 else { return nil }
    cursor.skipSpaces()
    if TimeLexicon.now.take(&cursor) != nil { return .offset(months: months, days: days) }
    // A day that is no day of the calendar is none to count from.
    guard let day = try? takeDay(&cursor) else { return nil }
    if case .later = day { return nil }
    return .later(months: months, days: days, than: day)
  }

  // MARK: Months and years from now

  /// `of next month`, `цього місяця` behind the number of a day: how many months from this one.
  static func takeMonthFromNow(_ cursor: inout ByteCursor) -> Int? {
    takeSpan(&cursor, [7: 0, 8: 1])
  }

  /// `next year`, `цього року` beside a day and month: how many years from this one.
  private static func takeYearFromNow(_ cursor: inout ByteCursor) -> Int? {
    takeSpan(&cursor, [10: 0, 11: 1])
  }

  /// One of the spans on some lines of their table, behind `of` or without it, and what it stands for.
  private static func takeSpan(_ cursor: inout ByteCursor, _ meanings: [Int: Int]) -> Int? {
    var ahead = cursor
    ahead.skipSpaces()
    if TimeLexicon.of.take(&ahead) != nil { ahead.skipSpaces() }
    guard let line = TimeLexicon.spans.take(&ahead), let meaning = meanings[line] else { return nil }
    cursor = ahead
    return meaning
  }

  /// A day and month with the year that they are of: `20 Nov`, `10 December next year`, `наступного року 10 грудня`.
  static func takeDayOfYear(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    var ahead = cursor
    let years = takeYearFromNow(&ahead)
    if years != nil {
      ahead.skipSpaces()
      if TimeLexicon.fillers.take(&ahead) != nil { ahead.skipSpaces() }
    }
    guard let found = takeDayOfMonth(&ahead), case .dayOfMonth(let day, let month, let year) = found else { return nil }
    guard year == nil, let years = years ?? takeYearFromNow(&ahead) else {
      guard years == nil else { return nil }
      cursor = ahead
      return found
    }
    cursor = ahead
    return .dayOfYearFromNow(day: day, month: month, years: years)
  }

  // MARK: Numbers with marks

  /// `25/11/2026`, `30-11`, `2026/12/24`, `2026-3-3`, `25-Nov-2026`: numbers with a mark between them of which one can
  /// only be the day or the year.
  static func takeMarked(_ cursor: inout ByteCursor) -> DateExpression.Day? {
    var ahead = cursor
    guard let first = ahead.takeDigits(atMost: 4), first.count != 3 else { return nil }
    let mark = ahead.peek()
    guard mark == 0x2F || mark == 0x2D else { return nil }
    ahead.position += 1
    if mark == 0x2D, first.count < 3, let month = takeBeforeHyphen(TimeLexicon.months, &ahead), 1...31 ~= first.value {
      let year = takeMarkedYear(&ahead, mark)
      guard endsNumber(ahead) else { return nil }
      cursor = ahead
      return .dayOfMonth(day: first.value, month: month, year: year)
    }
    guard let second = ahead.takeDigits(atMost: 2) else { return nil }
    if first.count == 4 {
      guard ahead.take(mark), let day = ahead.takeDigits(atMost: 2)?.value, endsNumber(ahead) else { return nil }
      cursor = ahead
      return .dayOfMonth(day: day, month: second.value, year: first.value)
    }
    let year = takeMarkedYear(&ahead, mark)
    guard endsNumber(ahead), let day = dayAndMonth(first, second, mark, hasYear: year != nil) else { return nil }
    cursor = ahead
    return .dayOfMonth(day: day.day, month: day.month, year: year)
  }

  /// Words of a table that end where the next hyphen stands, or anywhere where none does.
  static func takeBeforeHyphen(_ words: TimeLexicon, _ cursor: inout ByteCursor) -> Int? {
    // No word of a table is longer.
    let end = cursor.bytes[cursor.position..<cursor.end].prefix(48).firstIndex(of: 0x2D) ?? cursor.end
    var part = ByteCursor(cursor.bytes, in: ByteRange(cursor.position, end))
    guard let line = words.take(&part) else { return nil }
    cursor.position = part.position
    return line
  }

  private static func takeMarkedYear(_ cursor: inout ByteCursor, _ mark: UInt8) -> Int? {
    var ahead = cursor
    guard ahead.take(mark), let year = ahead.takeExactly(4) else { return nil }
    cursor = ahead
    return year
  }

  /// Which of two numbers is the day; nil where both may be. Two hours are `9-17` and `22-6`, and `24/7` is always.
  private static func dayAndMonth(
    _ first: (value: Int, count: Int), _ second: (value: Int, count: Int), _ mark: UInt8, hasYear: Bool
  ) -> (day: Int, month: Int)? {
    let isSlash = mark == 0x2F
    if 13...31 ~= first.value, 1...12 ~= second.value {
      if !hasYear, first.value <= 24, isSlash ? first.value == 24 && second.value == 7 : second.count < 2 { return nil }
      return (first.value, second.value)
    }
    guard isSlash || hasYear, 13...31 ~= second.value || second.value == first.value, 1...12 ~= first.value else {
      return nil
    }
    return (second.value, first.value)
  }
}
