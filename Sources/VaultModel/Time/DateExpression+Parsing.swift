package import VaultSyntax

extension DateExpression {
  /// Reads a date of the command line that is all of `text`, in English, Ukrainian or Russian; see ``DateExpression``.
  ///
  /// - Parameter hasBareDots: whether `12.12` is a date; with a year it always is.
  package init(_ text: some StringProtocol, hasBareDots: Bool = false) throws(DateExpressionError) {
    let bytes = Array(text.utf8)
    try self.init(bytes, in: ByteRange(0, bytes.count), hasBareDots: hasBareDots)
  }

  /// Reads a date of the command line that fills `range`.
  package init(_ bytes: [UInt8], in range: ByteRange, hasBareDots: Bool = false) throws(DateExpressionError) {
    let trimmed = ByteCursor.trimming(range, of: bytes)
    if let moment = LocalDateTime(bytes, in: trimmed) {
      self.init(.moment(moment))
      return
    }
    let reader = DateExpressionReader(start: ByteCursor(bytes, in: trimmed), hasBareDots: hasBareDots)
    self.init(try reader.read())
  }
}

/// Reads the relative and the spelled dates.
private struct DateExpressionReader {
  let start: ByteCursor
  let hasBareDots: Bool

  func read() throws(DateExpressionError) -> DateExpression.Meaning {
    guard !start.isAtEnd else { throw .notADate }
    if let meaning = try readOffset() ?? readFromNow() { return meaning }
    var cursor = start
    if TimeLexicon.now.take(&cursor) != nil, cursor.isAtEnd { return .fromNow(seconds: 0) }
    cursor = start
    if let time = takeTime(&cursor), cursor.isAtEnd { return .dayAndTime(.fromToday(0), time) }
    cursor = start
    do throws(DateExpressionError) {
      guard let day = try DateScanner.takeDay(&cursor, hasBareDots: hasBareDots) else { throw .notADate }
      // Nobody knows of which day of a weekend a time would be.
      if case .weekend = day, !cursor.isAtEnd { throw .notADate }
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
      if let spoken = DateOffset(spoken: cursor) { return spoken.meaning(isNegative: false) }
    }
    cursor.skipSpaces()
    var offset = DateOffset()
    repeat {
      guard let digits = cursor.takeDigits() else { throw .notADate }
      cursor.skipSpaces()
      guard let unit = TimeUnit(at: &cursor) else { throw .notADate }
      if unit == .bare, !offset.hasHours {
        let number = String(digits.value)
        let sign = isNegative ? "-" : "+"
        throw .minutesOrMonths(minutes: sign + number + "min", months: sign + number + "mo")
      }
      guard offset.add(digits.value, unit) else { throw .outOfRange }
      cursor.skipSpaces()
    } while !cursor.isAtEnd
    guard let meaning = offset.meaning(isNegative: isNegative) else { throw .notADate }
    return meaning
  }
}

extension DateExpressionReader {
  /// `3 hours from now`, `20 minutes from now`: a length of the clock; nil for anything else.
  fileprivate func readFromNow() -> DateExpression.Meaning? {
    var cursor = start
    let bytes = cursor.bytes
    guard let space = bytes[cursor.position..<cursor.end].lastIndex(of: 0x20) else { return nil }
    cursor.position = space + 1
    guard TimeLexicon.now.take(&cursor) != nil, cursor.isAtEnd else { return nil }
    let before = ByteCursor.trimming(ByteRange(start.position, space), of: bytes)
    guard let second = bytes[before.indices].lastIndex(of: 0x20) else { return nil }
    cursor = ByteCursor(bytes, in: ByteRange(second + 1, before.upper))
    guard TimeLexicon.countedFrom.take(&cursor) != nil, cursor.isAtEnd else { return nil }
    let length = ByteCursor.trimming(ByteRange(before.lower, second), of: bytes)
    return DateOffset(counted: ByteCursor(bytes, in: length))?.meaning(isNegative: false)
  }
}

/// What the parts of an offset come to.
private struct DateOffset {
  private var months: Int64 = 0
  private var days: Int64 = 0
  private var seconds: Int64 = 0
  private(set) var hasHours = false
  private var hasTime = false

  init() {}

  /// Reads a length of time that is said in words, `an hour`, `two weeks`, `півгодини`, and all that stands behind the
  /// cursor; nil if that is no such length.
  init?(spoken start: ByteCursor) {
    var cursor = start
    if let line = TimeLexicon.spokenLengths.take(&cursor), cursor.isAtEnd, Self.spoken.indices.contains(line) {
      _ = add(Self.spoken[line].count, Self.spoken[line].unit)
      return
    }
    cursor = start
    guard let number = NumberWords.take(&cursor), number.isWhole else { return nil }
    cursor.skipSpaces()
    // Nobody has to be reminded in seconds, and a bare `m` may be months.
    guard let unit = TimeUnit(at: &cursor), cursor.isAtEnd, unit != .second, unit != .bare,
      add(Int(number.numerator), unit)
    else { return nil }
  }

  /// Reads the same with its numbers in digits as well: `3 hours`, `1 hour 20 minutes`.
  init?(counted start: ByteCursor) {
    guard start.peek().isDigit else {
      self.init(spoken: start)
      return
    }
    var (cursor, offset) = (start, DateOffset())
    repeat {
      guard let digits = cursor.takeDigits(atMost: 4) else { return nil }
      cursor.skipSpaces()
      guard let unit = TimeUnit(at: &cursor), unit != .second, unit != .bare, offset.add(digits.value, unit) else {
        return nil
      }
      cursor.skipSpaces()
    } while !cursor.isAtEnd
    self = offset
  }

  /// In the order of the table's lines.
  private static let spoken: [(count: Int, unit: TimeUnit)] = [
    (1, .minute), (30, .minute), (1, .hour), (90, .minute), (1, .day), (1, .week), (2, .week), (1, .month), (6, .month),
    (1, .year),
  ]

  /// Adds `count` units; false if that is more than any date could bear.
  mutating func add(_ count: Int, _ unit: TimeUnit) -> Bool {
    guard 0...100_000_000 ~= count else { return false }
    let (frequency, times) = unit.counted
    let number = Int64(count * times)
    switch frequency {
    case .yearly: months += number * 12
    case .monthly: months += number
    case .weekly: days += number * 7
    case .daily: days += number
    case .hourly, .minutely, .secondly:
      seconds += number * (unit.seconds ?? 0)
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
