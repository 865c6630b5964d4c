import VaultSyntax

// How long a rule goes on, and what is left out and added: `until 2026-12-31`, `5 times`, `except sun, 2026-12-25`.
extension RepetitionReader {
  /// Reads `5 times`, `twice`, `count 5`; false, and nothing is read, if there is none.
  mutating func readCount() throws(RepetitionWordsError) -> Bool {
    guard let first = tokens.first else { return false }
    var ahead = tokens
    if case .word(.count) = first.kind { ahead.removeFirst() }
    let isMarked = ahead.count < tokens.count
    guard let next = ahead.first else { throw fault(.incomplete, first) }
    let number: Int
    switch next.kind {
    case .word(.twice): number = 2
    case .number(let value):
      number = value
      guard ahead.count > 1, case .word(.times) = ahead[ahead.startIndex + 1].kind else {
        if isMarked { break }
        return false
      }
      ahead.removeFirst()
    default:
      if isMarked { throw fault(.misplacedWord, next) }
      return false
    }
    guard draft.count == nil, draft.until == nil else { throw fault(.saidTwice, next) }
    guard 1...MergedOccurrences.greatestCount ~= number else { throw fault(.numberOutOfRange, next) }
    draft.count = number
    draft.ranges[.count] = next.range
    tokens = ahead.dropFirst()
    return true
  }

  /// Reads `until 2026-12-31`, `until 31 Dec 2026`.
  mutating func readUntil() throws(RepetitionWordsError) {
    guard let until = tokens.popFirst() else { return }
    guard let next = tokens.first else { throw fault(.incomplete, until) }
    guard draft.until == nil, draft.count == nil else { throw fault(.saidTwice, until) }
    guard let date = try readDate() else { throw fault(.misplacedWord, next) }
    switch date {
    case .days(let span): draft.until = .date(span.last)
    case .moment(let moment): draft.until = RecurrenceEnd(.time(moment))
    case .link: throw fault(.misplacedWord, next)
    }
    draft.ranges[.until] = next.range
  }

  /// Reads the dates behind `except` or `also`, and the weekdays and months that may be left out.
  mutating func readDates(_ key: ItemKey) throws(RepetitionWordsError) {
    guard let word = tokens.popFirst() else { return }
    guard draft.ranges[key] == nil else { throw fault(.saidTwice, word) }
    guard !tokens.isEmpty else { throw fault(.incomplete, word) }
    var isFirst = true
    while let token = tokens.first {
      guard try readDateOrName(key, token) else {
        if isFirst { throw fault(.misplacedWord, token) }
        return
      }
      isFirst = false
      var ahead = tokens
      while let separator = ahead.first, separator.isSeparator { ahead.removeFirst() }
      if ahead.count < tokens.count, let next = ahead.first, next.mayBeLeftOut { tokens = ahead } else { return }
    }
  }

  private mutating func readDateOrName(
    _ key: ItemKey, _ token: RepetitionToken
  ) throws(RepetitionWordsError) -> Bool {
    if let date = try readDate() {
      if case .link = date, key == .also { throw fault(.misplacedWord, token) }
      if key == .except { draft.except.append(date) } else { draft.also.append(date) }
      draft.ranges[key] = token.range
      return true
    }
    guard key == .except else { return false }
    switch token.kind {
    case .name(let weekday?, _): draft.withoutWeekdays.append(.init(value: weekday, range: token.range))
    case .name(_, let month?): draft.withoutMonths.append(.init(value: month, range: token.range))
    case .everyKind(let kind), .kind(let kind):
      draft.withoutWeekdays += kind.days.map { .init(value: $0.weekday, range: token.range) }
    default: return false
    }
    tokens.removeFirst()
    return true
  }

  /// Reads `2026-12-31`, `31 Dec 2026`, `Dec 31, 2026`; nil, and nothing is read, if there is no date.
  private mutating func readDate() throws(RepetitionWordsError) -> RepetitionDate? {
    guard let first = tokens.first else { return nil }
    switch first.kind {
    case .date(let date):
      tokens.removeFirst()
      return date
    case .noSuchDay: throw fault(.noSuchDay, first)
    default: break
    }
    guard first.mayBeginDate else { return nil }
    var cursor = ByteCursor(bytes, in: ByteRange(first.range.lower, range.upper))
    guard case .dayOfMonth(let day, let month, let year)? = DateScanner.takeDayOfMonth(&cursor) else { return nil }
    let rest = tokens.drop { $0.range.lower < cursor.position }
    guard let year else {
      let end = rest.isEmpty ? first.range.upper : cursor.position
      throw RepetitionWordsError(.missingYear, at: ByteRange(first.range.lower, end))
    }
    guard let date = LocalDate(year: year, month: month, day: day), let span = DateSpan(date, date) else {
      throw fault(.noSuchDay, first)
    }
    tokens = rest
    return .days(span)
  }
}

extension RepetitionToken {
  /// Whether a day of a month may begin with it.
  fileprivate var mayBeginDate: Bool {
    switch kind {
    case .number, .ordinal, .name: true
    default: false
    }
  }

  /// A comma or `and`.
  fileprivate var isSeparator: Bool {
    switch kind {
    case .comma, .word(.and): true
    default: false
    }
  }

  /// Whether a list of dates goes on with it.
  fileprivate var mayBeLeftOut: Bool {
    switch kind {
    case .date, .noSuchDay, .name, .number, .everyKind, .kind: true
    default: false
    }
  }
}
