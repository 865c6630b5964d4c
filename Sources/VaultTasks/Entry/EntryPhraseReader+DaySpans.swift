import VaultModel
import VaultSyntax

// From which day to which.
extension EntryPhraseReader {
  /// `20 Nov - 22 Nov`, `з 20 до 22 листопада`, `20-22 Nov`, `2026-11-20..2026-11-22`.
  func days(at place: Int) -> EntryPhrase? {
    var start = text.folded(place).map(EntryVocabulary.beforeSpan.contains) == true ? place + 1 : place
    // `choose between monday and tuesday` takes one of them.
    if start > place, isBetween(start), !said.isDisjoint(with: EntryVocabulary.choosing) { return nil }
    // `from the 13 to the 15 of July`
    if text.folded(start) == "the", isDigit(start + 1) { start += 1 }
    if let phrase = daysOfMonth(at: start, from: place) ?? dottedDays(at: start, from: place) { return phrase }
    guard let first = dayOfRange(at: start), case .day(let from) = first.meaning,
      joinsDays(first.words.upperBound, from: place)
    else { return nil }
    if let phrase = daysOfMonth(from: from, through: first.words.upperBound + 1, place) { return phrase }
    guard let second = dayOfRange(at: first.words.upperBound + 1), case .day(let through) = second.meaning,
      let begin = Self.completed(from, through)
    else { return nil }
    return EntryPhrase(meaning: .days(begin, through), strength: .anywhere, words: place..<second.words.upperBound)
  }

  /// Whether the word before a place is one whose two days or times have `and` between them.
  private func isBetween(_ place: Int) -> Bool { EntryVocabulary.between.contains(text.folded(place - 1) ?? "") }

  private func isDigit(_ place: Int) -> Bool { text.folded(place)?.utf8.first.map { $0 &- 0x30 < 10 } ?? false }

  /// Whether the word at a place stands between two days of which the first one, or the word before it, begins at
  /// another.
  private func joinsDays(_ place: Int, from first: Int) -> Bool {
    guard let word = text.folded(place), words[place - 1].ending == .none, words[place].ending == .none else {
      return false
    }
    return EntryVocabulary.betweenDays.contains(word)
      || isBetween(first + 1) && EntryVocabulary.betweenClocks.contains(word)
  }

  /// One of two days, behind `this` or without it.
  private func dayOfRange(at place: Int) -> EntryPhrase? {
    let isThis = text.folded(place) == "this" && areJoined(place, through: place + 1)
    return dayCore(at: isThis ? place + 1 : place, hasPreposition: true)
  }

  /// The first of two days with the month and the year that only the second one says: `20th to 27th december`, `dec 28
  /// - jan 3 2028`; nil where they make no range.
  private static func completed(_ from: DateExpression.Day, _ through: DateExpression.Day) -> DateExpression.Day? {
    guard case .dayOfMonth(let last, let month, let year) = through else {
      // `задача 8.3 до вівторка`
      if case .dayOfMonth(_, _, nil) = from, through.isRelative { return nil }
      return from
    }
    switch from {
    case .numberedDay(let day): return day < last ? .dayOfMonth(day: day, month: month, year: year) : nil
    case .dayOfMonth(let day, let ownMonth, nil):
      return .dayOfMonth(day: day, month: ownMonth, year: year.map { ownMonth > month ? $0 - 1 : $0 })
    default: return from
    }
  }

  /// `december 20 to 27`: two days of one month of which the second one is a number; `to 6pm` is none.
  private func daysOfMonth(from first: DateExpression.Day, through place: Int, _ start: Int) -> EntryPhrase? {
    guard case .dayOfMonth(let from, let month, nil) = first, let written = text.folded(place), !words[place].isText,
      let through = Int(written.prefix { $0.isNumber }), from < through, through <= 31,
      case let ending = written.drop(while: \.isNumber),
      ending.isEmpty || EntryVocabulary.placeEndings.contains(String(ending)),
      // `dec 20 to 27 dec` says its month itself, and `dec 4 to 6 pm` is a time.
      words[place].ending != .none || !isOfNumber(place + 1)
    else { return nil }
    let year =
      words[place].ending == .other ? nil : text.folded(place + 1).flatMap { $0.utf8.count == 4 ? Int($0) : nil }
    return EntryPhrase(
      meaning: .days(
        .dayOfMonth(day: from, month: month, year: year), .dayOfMonth(day: through, month: month, year: year)),
      strength: .anywhere, words: start..<place + (year == nil ? 1 : 2))
  }

  /// Whether a word makes the number before it more than a day: a month, `pm`.
  private func isOfNumber(_ place: Int) -> Bool {
    guard let word = text.folded(place) else { return false }
    return MonthName.month(word) != nil || EntryVocabulary.halves.contains(word) || word == "of" || text.isUnit(place)
  }

  /// `1.12-5.12`
  private func dottedDays(at start: Int, from place: Int) -> EntryPhrase? {
    guard words.indices.contains(start), let word = text.folded(start), text.isCyrillic || start > place else {
      return nil
    }
    let ends = word.split(whereSeparator: Self.isDash)
    guard ends.count == 2, let from = Self.dotted(ends[0]), let through = Self.dotted(ends[1]),
      let begin = Self.completed(from, through)
    else { return nil }
    return EntryPhrase(meaning: .days(begin, through), strength: .anywhere, words: place..<start + 1)
  }

  private static func dotted(_ text: Substring) -> DateExpression.Day? {
    let bytes = Array(text.utf8)
    guard text.contains("."),
      let found = DateScanner.prefix(of: bytes, in: ByteRange(0, bytes.count), hasBareDots: true),
      found.end == bytes.count
    else { return nil }
    return found.day
  }

  /// Two days of one month, which is said once: `20-22 Nov`, `Nov 20-22`, `20 до 22 листопада`.
  private func daysOfMonth(at start: Int, from place: Int) -> EntryPhrase? {
    guard words.indices.contains(start), !words[start].isText, words[start].ending == .none else { return nil }
    let month = text.folded(start).flatMap { MonthName.month($0) }
    let numbers = month == nil ? start : start + 1
    guard let written = text.folded(numbers), let from = Int(written.prefix { $0.isNumber }), 1...31 ~= from else {
      return nil
    }
    let rest = written.drop { $0.isNumber }
    if let month {
      guard let through = Int(rest.dropFirst()), rest.first.map(Self.isDash) == true, from < through else { return nil }
      let year = text.folded(numbers + 1).flatMap { $0.utf8.count == 4 ? Int($0) : nil }
      return EntryPhrase(
        meaning: .days(
          .dayOfMonth(day: from, month: month, year: year), .dayOfMonth(day: through, month: month, year: year)),
        strength: .anywhere, words: place..<numbers + (year == nil ? 1 : 2))
    }
    var lower = text.stretch(from: numbers).lower + written.utf8.count - rest.utf8.count
    if let dash = rest.first, Self.isDash(dash) {
      lower += dash.utf8.count
    } else {
      guard rest.isEmpty || EntryVocabulary.placeEndings.contains(String(rest)), joinsDays(numbers + 1, from: place)
      else { return nil }
      let second = text.folded(numbers + 2) == "the" ? numbers + 3 : numbers + 2
      guard words.indices.contains(second) else { return nil }
      lower = words[second].range.lower
    }
    let range = ByteRange(lower, max(lower, text.stretch(from: numbers).upper))
    guard let second = DateScanner.prefix(of: text.bytes, in: range, hasBareDots: false),
      case .dayOfMonth(let day, let month, let year) = second.day, from < day,
      text.bytes[lower] &- 0x30 < 10, let last = text.word(endingAt: second.end, from: numbers),
      // `20-30-12` is none.
      rest.isEmpty || !text.bytes[lower..<second.end].contains(0x2D),
      // `from 3 to 4 Dec 12` are times.
      year != nil || text.folded(last + 1).flatMap({ Int($0) }) == nil
    else { return nil }
    return EntryPhrase(
      meaning: .days(.dayOfMonth(day: from, month: month, year: year), second.day), strength: .anywhere,
      words: place..<last + 1)
  }

  private static func isDash(_ character: Character) -> Bool { character == "-" || character == "–" }
}
