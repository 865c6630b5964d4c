import VaultSyntax

/// Reads the tokens of a rule into a draft. Parts stand in any order, because both `every month on the last fri` and
/// `last friday of every month` are said.
struct RepetitionReader {
  var tokens: ArraySlice<RepetitionToken>
  var draft = RepetitionDraft()
  let bytes: [UInt8]
  let range: ByteRange

  init(_ tokens: ArraySlice<RepetitionToken>, bytes: [UInt8], range: ByteRange) {
    self.tokens = tokens
    self.bytes = bytes
    self.range = range
  }

  /// The rule that all tokens say.
  mutating func words() throws(RepetitionWordsError) -> RepetitionWords {
    let language = tokens.lazy.compactMap(\.language).first
    while let token = tokens.first { try readPart(token) }
    var words = RepetitionWords(
      try draft.rule(in: range), form: .words, mode: draft.mode ?? .fromDue, language: language, range: range)
    setEnd(of: &words)
    return words
  }

  /// Reads what may follow RRULE text: a mode and dates, but no second rule.
  mutating func readEnd(of words: inout RepetitionWords) throws(RepetitionWordsError) {
    while let token = tokens.first {
      switch token.kind {
      case .word(.afterCompletion), .word(.catchUp), .word(.except), .word(.also), .comma: try readPart(token)
      default: throw fault(.misplacedWord, token)
      }
    }
    guard draft.withoutWeekdays.isEmpty, draft.withoutMonths.isEmpty else {
      throw RepetitionWordsError(.doesNotFit, at: range)
    }
    words.mode = draft.mode ?? .fromDue
    setEnd(of: &words)
  }

  private func setEnd(of words: inout RepetitionWords) {
    if draft.until != nil { words.rule.until = draft.until }
    if draft.count != nil { words.rule.count = draft.count }
    words.except = draft.except
    words.also = draft.also
    words.ranges = draft.ranges
    if words.form == .ruleText {
      if words.rule.until != nil { words.ranges[.until] = range }
      if words.rule.count != nil { words.ranges[.count] = range }
    }
  }

  // MARK: Parts

  private mutating func readPart(_ token: RepetitionToken) throws(RepetitionWordsError) {
    switch token.kind {
    case .comma, .word(.and):
      tokens.removeFirst()
      if tokens.isEmpty { throw fault(.incomplete, token) }
    case .word(.every), .word(.everySoMany): try readEvery()
    case .adverb(let unit):
      tokens.removeFirst()
      try setUnit(unit, times: 1, token)
    case .word(.on), .word(.of), .word(.ofEvery):
      tokens.removeFirst()
      if case .word(.ofEvery) = token.kind {
        draft.saysEvery = true
        if try readPeriod(of: token) { return }
      }
      try readItems(after: token)
    case .everyKind, .everyWeekday, .ordinal, .name, .number, .kind, .word(.times), .word(.twice),
      .word(.count):
      if try readCount() { return }
      try readItems(after: nil)
    case .word(.until): try readUntil()
    case .word(.except): try readDates(.except)
    case .word(.also): try readDates(.also)
    case .word(.afterCompletion): try setMode(.fromCompletion, token)
    case .word(.catchUp): try setMode(.catchUp, token)
    case .word(.at), .time: throw fault(.timeOfDay, token)
    case .noSuchDay: throw fault(.noSuchDay, token)
    case .unknown: throw unknownWord(token)
    case .unit, .date, .word: throw fault(.misplacedWord, token)
    }
  }

  /// `every`, and what it counts.
  private mutating func readEvery() throws(RepetitionWordsError) {
    guard let every = tokens.popFirst() else { return }
    draft.saysEvery = true
    guard let next = tokens.first else { throw fault(.incomplete, every) }
    if case .word(.everySoMany) = every.kind {
      guard case .number = next.kind else { throw fault(.misplacedWord, every) }
    }
    switch next.kind {
    case .word(.other):
      tokens.removeFirst()
      try readCounted(2, next, every)
    case .number(let number) where isUnit(at: 1):
      tokens.removeFirst()
      try readCounted(number, next, every)
    case .ordinal(let place) where isInterval(place):
      tokens.removeFirst()
      try readCounted(place, next, every)
    case .unit(let unit):
      tokens.removeFirst()
      try setUnit(isYearOrHour(next) ? .year : unit, times: 1, next)
    case .unknown: throw unknownWord(next)
    default: try readItems(after: every)
    }
  }

  /// Whether a place after `every` is an interval: `every 2nd week`, `every 2nd tuesday`, but not `every 1st friday`,
  /// `every 2nd tuesday of the month`, `every 15th`.
  private func isInterval(_ place: Int) -> Bool {
    guard place > 1, let noun = token(at: 1) else { return false }
    switch token(at: 2)?.kind {
    case .word(.of)?, .word(.ofEvery)?: return false
    // `every 2nd sunday in may`
    case .word(.on)?: if case .name(nil, .some)? = token(at: 3)?.kind { return false }
    case .name(nil, .some)?: return false
    default: break
    }
    switch noun.kind {
    case .unit:
      // `кожен 15-й день місяця`
      if case .unit? = token(at: 2)?.kind { return false }
      return true
    case .name(let weekday, _):
      if case .unit? = token(at: 2)?.kind { return false }
      return weekday != nil
    default: return false
    }
  }

  /// `3 months`, `2nd month` behind `of every`; false, and nothing is read, for anything else.
  private mutating func readPeriod(of every: RepetitionToken) throws(RepetitionWordsError) -> Bool {
    guard let next = tokens.first, isUnit(at: 1) else { return false }
    switch next.kind {
    case .number(let number), .ordinal(let number):
      tokens.removeFirst()
      try readCounted(number, next, every)
      return true
    default: return false
    }
  }

  /// The unit or the weekdays that an interval counts.
  private mutating func readCounted(
    _ number: Int, _ token: RepetitionToken, _ every: RepetitionToken
  ) throws(RepetitionWordsError) {
    guard 1...999_999 ~= number else { throw fault(.numberOutOfRange, token) }
    guard let next = tokens.first else { throw fault(.incomplete, token) }
    switch next.kind {
    case .unit(let unit):
      tokens.removeFirst()
      try setUnit(isYearOrHour(next) && every.language == .russian ? .year : unit, times: number, next)
    case .name(.some, _):
      try setUnit(.week, times: number, token)
      try readItems(after: nil)
    case .unknown: throw unknownWord(next)
    default: throw fault(.misplacedWord, next)
    }
  }

  /// Whether it is `год`: a year in Russian, and hours in Ukrainian behind a number.
  private func isYearOrHour(_ token: RepetitionToken) -> Bool {
    token.range.count == 6 && String(decoding: bytes[token.range.indices], as: UTF8.self).lowercased() == "год"
  }

  private mutating func setUnit(
    _ unit: TimeUnit, times: Int, _ token: RepetitionToken
  ) throws(RepetitionWordsError) {
    guard draft.period == nil else { throw fault(.saidTwice, token) }
    draft.saysEvery = true
    draft.period = RepetitionDraft.Period(frequency: unit.counted.frequency, interval: unit.counted.times * times)
  }

  private mutating func setMode(_ mode: Schedule.Mode, _ token: RepetitionToken) throws(RepetitionWordsError) {
    guard draft.mode == nil else { throw fault(.saidTwice, token) }
    tokens.removeFirst()
    draft.mode = mode
  }

  // MARK: Tokens

  /// The token that many places ahead.
  func token(at place: Int) -> RepetitionToken? {
    tokens.count > place ? tokens[tokens.startIndex + place] : nil
  }

  /// Whether a unit stands that many places ahead.
  func isUnit(at place: Int) -> Bool {
    if case .unit? = token(at: place)?.kind { true } else { false }
  }

  func fault(_ code: RepetitionWordsError.Code, _ token: RepetitionToken) -> RepetitionWordsError {
    if case .unknown = token.kind { return unknownWord(token) }
    return RepetitionWordsError(code, at: token.range)
  }

  /// A word that none of the tables has, with those that are like it.
  func unknownWord(_ token: RepetitionToken) -> RepetitionWordsError {
    let text = String(decoding: bytes[token.range.indices].prefix(64), as: UTF8.self)
    let isCyrillic = (text.utf8.first ?? 0) >= 0x80
    return RepetitionWordsError(
      .unknownWord, at: token.range,
      suggestions: EditDistance.nearest(to: text, among: TimeLexicon.spellings(cyrillic: isCyrillic)))
  }
}

extension TimeLexicon {
  /// Every word that may stand in a rule, of one script.
  static func spellings(cyrillic: Bool) -> [String] {
    let languages: [Language] = cyrillic ? [.ukrainian, .russian] : [.english]
    let names = languages.flatMap { language in
      Weekday.allCases.map { $0.name(in: language) } + (1...12).map { MonthName.text($0, language, .genitive) }
    }
    return [adverbs, units, words, everyWeekday].flatMap { $0.spellings(cyrillic: cyrillic) } + names
  }
}
