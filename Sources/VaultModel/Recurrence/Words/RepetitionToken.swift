import VaultSyntax

/// One word, number, date or mark of a rule in words, with where it stands.
struct RepetitionToken: Sendable {
  /// What it may be; a word such as `сер` is both a weekday and a month.
  enum Kind: Sendable {
    case word(RepetitionWord)
    case unit(TimeUnit)
    /// `daily`, `щотижня`.
    case adverb(TimeUnit)
    /// `weekday`, `будень`.
    case kind(RepetitionDayKind)
    /// `weekdays`, `щобудня`.
    case everyKind(RepetitionDayKind)
    /// `щопонеділка`.
    case everyWeekday(Weekday)
    case name(weekday: Weekday?, month: Int?)
    /// `3rd`; of `last` it is -1.
    case ordinal(Int)
    case number(Int)
    /// A day, a moment, a span of days or a month.
    case date(RepetitionDate)
    /// Digits in the shape of a date that is none.
    case noSuchDay
    /// A time of day: `9:00`.
    case time
    case comma
    case unknown
  }

  let kind: Kind
  let range: ByteRange
  /// The language of the word; nil for what has none.
  let language: Language?
}

/// Cuts a rule in words into tokens.
struct RepetitionScanner {
  private var cursor: ByteCursor
  private var tokens: [RepetitionToken] = []

  /// The most tokens that are read; no rule has half as many.
  static let greatestCount = 200

  init(_ bytes: [UInt8], in range: ByteRange) { cursor = ByteCursor(bytes, in: range) }

  /// The tokens up to the end of the range, or to the first word that is none, which is the last one. Linear.
  mutating func scan(atMost count: Int = greatestCount) -> [RepetitionToken] {
    while tokens.count < count {
      cursor.skipSpaces()
      guard !cursor.isAtEnd else { break }
      let token = next()
      tokens.append(token)
      if case .unknown = token.kind { break }
      cursor.position = max(token.range.upper, cursor.position + 1)
    }
    return tokens
  }

  private func next() -> RepetitionToken {
    let byte = cursor.peek()
    if byte == 0x2C || byte == 0x3B || byte == 0x26 || byte == 0x2B { return token(.comma, length: 1) }
    if byte == 0x5B { return link() }
    if byte.isDigit { return digits() }
    return word()
  }

  private func token(_ kind: RepetitionToken.Kind, length: Int, language: Language? = nil) -> RepetitionToken {
    RepetitionToken(kind: kind, range: ByteRange(cursor.position, cursor.position + length), language: language)
  }

  // MARK: Words

  private func word() -> RepetitionToken {
    guard let (token, end) = RepetitionLexicon.shared.longestMatch(cursor) else { return unknown() }
    return self.token(token.kind, length: end - cursor.position, language: token.language)
  }

  /// The word that none of the tables has, up to the next space or mark.
  private func unknown() -> RepetitionToken {
    var end = cursor
    while !end.isAtEnd, FoldedScalars.isWordScalar(end.scalar().value) || end.peek() == 0x2D {
      end.position += max(1, end.scalar().length)
    }
    let length = max(end.position - cursor.position, cursor.scalar().length, 1)
    return token(.unknown, length: min(length, cursor.end - cursor.position))
  }

  // MARK: Numbers, dates and links

  private func digits() -> RepetitionToken {
    if let dated = date() { return dated }
    var ahead = cursor
    if LocalTime(at: &ahead) != nil { return token(.time, length: ahead.position - cursor.position) }
    guard let number = ahead.takeDigits(), number.count <= 9 else { return unknown() }
    let afterDigits = ahead.position
    if ahead.peek() == 0x2D { ahead.position += 1 }
    if TimeLexicon.ordinalEndings.take(&ahead) != nil {
      return token(.ordinal(number.value), length: ahead.position - cursor.position)
    }
    ahead.position = afterDigits
    guard !FoldedScalars.isWordScalar(ahead.scalar().value) || ahead.isAtEnd else { return unknown() }
    return token(.number(number.value), length: afterDigits - cursor.position)
  }

  /// The date at the cursor: as much of it as reads, up to a comma or the end.
  private func date() -> RepetitionToken? {
    var ahead = cursor
    guard let prefix = LocalDate.takePrefix(&ahead) else { return month() }
    guard case .date = prefix else { return token(.noSuchDay, length: ahead.position - cursor.position) }
    // A time, a zone or the end of a span may follow; the longest text that reads is meant.
    let limit = min(cursor.end, cursor.position + 100)
    let rest = cursor.bytes[ahead.position..<limit]
    let stops = rest.indices.filter { rest[$0] == 0x20 || rest[$0] == 0x2C } + [limit]
    for stop in stops.filter({ $0 > ahead.position }).prefix(4).reversed() {
      if let date = RepetitionDate(cursor.bytes, in: ByteRange(cursor.position, stop)) {
        return token(.date(date), length: stop - cursor.position)
      }
    }
    return LocalDate(cursor.bytes, in: ByteRange(cursor.position, ahead.position))
      .flatMap { DateSpan($0, $0) }
      .map { token(.date(.days($0)), length: ahead.position - cursor.position) }
  }

  /// `2026-11`, which is a whole month.
  private func month() -> RepetitionToken? {
    var ahead = cursor
    guard ahead.takeExactly(4) != nil, ahead.take(0x2D), ahead.takeExactly(2) != nil, !ahead.peek().isDigit,
      let date = RepetitionDate(cursor.bytes, in: ByteRange(cursor.position, ahead.position))
    else { return nil }
    return token(.date(date), length: ahead.position - cursor.position)
  }

  private func link() -> RepetitionToken {
    var end = cursor
    while !end.isAtEnd, !(end.peek() == 0x5D && end.peek(1) == 0x5D) { end.position += 1 }
    guard !end.isAtEnd, let link = RepetitionDate(cursor.bytes, in: ByteRange(cursor.position, end.position + 2)) else {
      return unknown()
    }
    return token(.date(link), length: end.position + 2 - cursor.position)
  }
}
