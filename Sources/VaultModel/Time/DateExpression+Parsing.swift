package import VaultSyntax

extension DateExpression {
  /// Reads a date of the command line that is all of `text`, in English, Ukrainian or Russian; see ``DateExpression``.
  package init(_ text: some StringProtocol) throws(DateExpressionError) {
    let bytes = Array(text.utf8)
    try self.init(bytes, in: ByteRange(0, bytes.count))
  }

  /// Reads a date of the command line that fills `range`.
  package init(_ bytes: [UInt8], in range: ByteRange) throws(DateExpressionError) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    if let moment = LocalDateTime(bytes, in: trimmed) {
      self.init(.moment(moment))
      return
    }
    let reader = DateExpressionReader(start: ByteCursor(bytes, in: trimmed))
    self.init(try reader.read())
  }
}

/// Reads the relative and the spelled dates.
private struct DateExpressionReader {
  let start: ByteCursor

  func read() throws(DateExpressionError) -> DateExpression.Meaning {
    guard !start.isAtEnd else { throw .notADate }
    if let meaning = try readOffset() { return meaning }
    var cursor = start
    if TimeLexicon.now.take(&cursor) != nil, cursor.isAtEnd { return .fromNow(seconds: 0) }
    cursor = start
    if let time = takeTime(&cursor), cursor.isAtEnd { return .dayAndTime(.fromToday(0), time) }
    cursor = start
    do throws(DateExpressionError) {
      guard let day = try DateScanner.takeDay(&cursor) else { throw .notADate }
      return try takeTimeOfDay(behind: &cursor).map { .dayAndTime(day, $0) } ?? .day(day)
    } catch .noSuchDay {
      // `30 Feb report` is no date at all.
      _ = try takeTimeOfDay(behind: &cursor)
      throw .noSuchDay
    }
  }

  /// The time of day that ends the text behind a day; nil where the text ends with the day.
  private func takeTimeOfDay(behind cursor: inout ByteCursor) throws(DateExpressionError) -> LocalTime? {
    if cursor.isAtEnd { return nil }
    guard cursor.takeSpace() || cursor.take(0x2C) else { throw .notADate }
    cursor.skipSpaces()
    guard let time = takeTime(&cursor), cursor.isAtEnd else { throw .notADate }
    return time
  }

  /// `15:00`, `at 9:30`, `3pm`, `о 15`.
  private func takeTime(_ cursor: inout ByteCursor) -> LocalTime? {
    let isMarked = TimeLexicon.beforeTime.take(&cursor) != nil
    cursor.skipSpaces()
    return WrittenClock(at: &cursor, isMarked ? .marked : .alone)?.usual
  }

  // MARK: Offsets

  /// `+3d`, `-2w`, `+1mo`, `+2h`, `+1р`, `in 3 days`, `in an hour`; nil if the text is no offset.
  private func readOffset() throws(DateExpressionError) -> DateExpression.Meaning? {
    var cursor = start
    var isNegative = false
    if cursor.takeDash() {
      isNegative = true
    } else if !cursor.take(0x2B) {
      guard TimeLexicon.after.take(&cursor) != nil, cursor.takeSpace() else { return nil }
      cursor.skipSpaces()
      if let spoken = SpokenLength(cursor) { return spoken.meaning }
    }
    cursor.skipSpaces()
    var sum = OffsetSum()
    repeat {
      guard let digits = cursor.takeDigits() else { throw .notADate }
      cursor.skipSpaces()
      let unitStart = cursor
      guard let unit = takeUnit(&cursor) else { throw .notADate }
      if unit == .bare, !sum.hasHours {
        let number = String(digits.value)
        let sign = isNegative ? "-" : "+"
        throw .minutesOrMonths(minutes: sign + number + "min", months: sign + number + "mo")
      }
      guard sum.add(digits.value, unit), cursor.position > unitStart.position else { throw .outOfRange }
      cursor.skipSpaces()
    } while !cursor.isAtEnd
    guard let meaning = sum.meaning(isNegative: isNegative) else { throw .notADate }
    return meaning
  }

  /// A unit that is a whole word, or one with the next number right behind it (`+1w2d`).
  private func takeUnit(_ cursor: inout ByteCursor) -> DurationUnit? {
    if let unit = DurationUnit(at: &cursor) { return unit }
    var end = cursor
    while !end.isAtEnd, !end.peek().isDigit { end.position += max(1, end.scalar().length) }
    var word = ByteCursor(cursor.bytes, in: ByteRange(cursor.position, end.position))
    guard let unit = DurationUnit(at: &word), word.isAtEnd else { return nil }
    cursor.position = end.position
    return unit
  }
}

/// A length of time that is said in words: `an hour`, `two weeks`, `півгодини`.
private struct SpokenLength {
  private enum Size {
    case seconds(Int64), days(Int), months(Int)
  }

  private let size: Size

  /// Reads all that stands behind the cursor; nil if that is no such length.
  init?(_ start: ByteCursor) {
    var cursor = start
    if let line = TimeLexicon.spokenLengths.take(&cursor), cursor.isAtEnd, Self.all.indices.contains(line) {
      size = Self.all[line]
      return
    }
    cursor = start
    guard let number = NumberWords.take(&cursor), number.isWhole else { return nil }
    let count = Int(number.numerator)
    cursor.skipSpaces()
    guard let unit = DurationUnit(at: &cursor), cursor.isAtEnd else { return nil }
    switch unit {
    // Nobody has to be reminded in seconds, and a bare `m` may be months.
    case .second, .bare: return nil
    case .minute, .hour: size = .seconds(Int64(count) * (unit.seconds ?? 0))
    case .day: size = .days(count)
    case .week: size = .days(count * 7)
    case .month: size = .months(count)
    case .year: size = .months(count * 12)
    }
  }

  /// In the order of the table's lines.
  private static let all: [Size] = [
    .seconds(60), .seconds(1800), .seconds(3600), .seconds(5400), .days(1), .days(7), .days(14), .months(1), .months(6),
    .months(12),
  ]

  /// What it means from now on.
  var meaning: DateExpression.Meaning {
    switch size {
    case .seconds(let seconds): .fromNow(seconds: seconds)
    case .days(let days): .day(.offset(months: 0, days: days))
    case .months(let months): .day(.offset(months: months, days: 0))
    }
  }
}

/// What the parts of an offset come to.
private struct OffsetSum {
  private var months: Int64 = 0
  private var days: Int64 = 0
  private var seconds: Int64 = 0
  private(set) var hasHours = false
  private var hasTime = false

  /// Adds `count` units; false if that is more than any date could bear.
  mutating func add(_ count: Int, _ unit: DurationUnit) -> Bool {
    guard 0...100_000_000 ~= count else { return false }
    let count = Int64(count)
    switch unit {
    case .year: months += count * 12
    case .month: months += count
    case .week: days += count * 7
    case .day: days += count
    case .hour, .minute, .bare, .second:
      seconds += count * (unit.seconds ?? 0)
      hasTime = true
      hasHours = hasHours || unit == .hour
    }
    return months <= 1_000_000_000_000 && days <= 1_000_000_000_000 && seconds <= 1_000_000_000_000
  }

  /// Nil if months are mixed with hours.
  func meaning(isNegative: Bool) -> DateExpression.Meaning? {
    let sign: Int64 = isNegative ? -1 : 1
    if !hasTime { return .day(.offset(months: Int(sign * months), days: Int(sign * days))) }
    return months == 0 ? .fromNow(seconds: sign * (seconds + days * 86_400)) : nil
  }
}
