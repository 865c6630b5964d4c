import VaultModel
import VaultSyntax

// Which day.
extension EntryPhraseReader {
  /// The most words a moment is said in: `in an hour and a half` has six.
  private static let longestMoment = 6

  /// A day, with a preposition before it or without.
  func day(at place: Int) -> EntryPhrase? {
    let start = afterPreposition(place)
    if let phrase = endOfDay(at: start, from: place) { return phrase }
    let isComing =
      text.folded(start).map(EntryVocabulary.coming.contains) == true && areJoined(start, through: start + 1)
    let core = isComing ? start + 1 : start
    guard var phrase = dayCore(at: core, hasPreposition: core > place) else { return nil }
    if isComing {
      guard case .day(.weekday) = phrase.meaning else { return nil }
    }
    var end = phrase.words.upperBound
    // `до 30 січня включно`
    if start > place, words[end - 1].ending == .none, EntryVocabulary.inclusive.contains(text.folded(end) ?? "") {
      end += 1
    }
    // A date behind `на` is mostly that of a thing: `подарунок на 5 грудня`.
    if start == place + 1, text.folded(place) == "на", case .day(let day) = phrase.meaning, !day.isRelative {
      return nil
    }
    phrase.words = place..<end
    return phrase
  }

  /// `eod`, `by the end of the day`: today, or the day behind it.
  private func endOfDay(at start: Int, from place: Int) -> EntryPhrase? {
    guard let name = EntryVocabulary.endsOfDay.first(where: { starts(with: $0, at: start) }) else { return nil }
    let end = start + name.count
    if words[end - 1].ending == .none, words.indices.contains(end), let behind = day(at: end),
      case .day = behind.meaning, behind.strength >= .beside
    {
      return EntryPhrase(meaning: behind.meaning, strength: .anywhere, words: place..<behind.words.upperBound)
    }
    let strength: EntryPhrase.Strength = start > place ? .anywhere : .atEdge
    return EntryPhrase(meaning: .day(.fromToday(0)), strength: strength, words: place..<end)
  }

  private func starts(with name: [String], at place: Int) -> Bool {
    name.indices.allSatisfy { text.folded(place + $0) == name[$0] } && areJoined(place, through: place + name.count - 1)
  }

  /// `20 Nov - 22 Nov`, `з 20 до 22 листопада`, `20-22 Nov`, `2026-11-20..2026-11-22`.
  func days(at place: Int) -> EntryPhrase? {
    let start = text.folded(place).map(EntryVocabulary.beforeSpan.contains) == true ? place + 1 : place
    if let phrase = daysOfMonth(at: start, from: place) ?? dottedDays(at: start, from: place) { return phrase }
    guard let first = dayOfRange(at: start), case .day(let from) = first.meaning,
      let between = text.folded(first.words.upperBound), EntryVocabulary.betweenDays.contains(between),
      words[first.words.upperBound - 1].ending == .none
    else { return nil }
    if let phrase = daysOfMonth(from: from, through: first.words.upperBound + 1, place) { return phrase }
    guard let second = dayOfRange(at: first.words.upperBound + 1), case .day(let through) = second.meaning,
      let begin = Self.completed(from, through)
    else { return nil }
    return EntryPhrase(meaning: .days(begin, through), strength: .anywhere, words: place..<second.words.upperBound)
  }

  /// One of two days, behind `this` or without it.
  private func dayOfRange(at place: Int) -> EntryPhrase? {
    let isThis = text.folded(place) == "this" && areJoined(place, through: place + 1)
    return dayCore(at: isThis ? place + 1 : place, hasPreposition: true)
  }

  /// The first of two days with the month and the year that only the second one says: `20th to 27th december`, `dec 28 -
  /// jan 3 2028`; nil where they make no range.
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
      guard rest.isEmpty, let between = text.folded(numbers + 1), EntryVocabulary.betweenDays.contains(between),
        words[numbers + 1].ending == .none, words.indices.contains(numbers + 2)
      else { return nil }
      lower = words[numbers + 2].range.lower
    }
    let range = ByteRange(lower, max(lower, text.stretch(from: numbers).upper))
    guard let second = DateScanner.prefix(of: text.bytes, in: range, hasBareDots: false),
      case .dayOfMonth(let day, let month, let year) = second.day, from < day,
      text.bytes[lower] &- 0x30 < 10, let last = text.word(endingAt: second.end, from: numbers),
      // `from 3 to 4 Dec 12` are times.
      year != nil || text.folded(last + 1).flatMap({ Int($0) }) == nil
    else { return nil }
    return EntryPhrase(
      meaning: .days(.dayOfMonth(day: from, month: month, year: year), second.day), strength: .anywhere,
      words: place..<last + 1)
  }

  private static func isDash(_ character: Character) -> Bool { character == "-" || character == "–" }

  /// `tonight`, `this evening`, and a part of the day that stands beside another phrase: `tomorrow morning`.
  func part(at place: Int) -> EntryPhrase? {
    if let word = text.folded(place), EntryVocabulary.tonight.contains(word) {
      return EntryPhrase(meaning: .dayPart(.fromToday(0), .evening), strength: .atEdge, words: place..<place + 1)
    }
    let isToday = text.folded(place) == "this" && words[place].ending == .none
    let start = isToday ? place + 1 : place
    guard words.indices.contains(start),
      let found = TimeLexicon.partsOfDay.match(text.bytes, in: text.stretch(from: start)),
      let part = PartOfDay(rawValue: UInt8(clamping: found.number)),
      let last = text.word(endingAt: found.end, from: start)
    else { return nil }
    return isToday
      ? EntryPhrase(meaning: .dayPart(.fromToday(0), part), strength: .atEdge, words: place..<last + 1)
      : EntryPhrase(meaning: .part(part), strength: .beside, words: place..<last + 1)
  }

  /// The place behind two words or three that begin a deadline; nil where none stand.
  func afterPhraseOfDeadline(_ place: Int) -> Int? {
    guard let phrase = EntryVocabulary.phrasesBeforeLast.first(where: { starts(with: $0, at: place) }),
      words[place + phrase.count - 1].ending == .none
    else { return nil }
    return place + phrase.count
  }

  /// Whether a phrase says by when: `by Friday`, `до 15:00`, `due:fri`, and behind its noun `deadline tomorrow 18:00`.
  func isDeadline(_ phrase: EntryPhrase) -> Bool {
    let start = phrase.words.lowerBound
    if text.folded(start - 1).map(EntryVocabulary.deadlineNouns.contains) == true { return true }
    let typed = text.text(words[start].range).lowercased().split(separator: ":", maxSplits: 1)
    if typed.count == 2, EntryVocabulary.keys[String(typed[0])] == .date { return true }
    guard let word = text.folded(start) else { return false }
    if phrase.words.count > 1, EntryVocabulary.beforeLast.contains(word) { return true }
    return afterPhraseOfDeadline(start) != nil
  }

  /// The words that make a phrase a deadline, as typed; nil where a key or a noun does.
  func wordOfDeadline(_ phrase: EntryPhrase) -> String? {
    let start = phrase.words.lowerBound
    let end = afterPhraseOfDeadline(start) ?? start + 1
    guard end < phrase.words.upperBound,
      end > start + 1 || EntryVocabulary.beforeLast.contains(text.folded(start) ?? "")
    else { return nil }
    return text.text(text.range(start, through: end - 1))
  }

  /// Whether the word at a place counts back from what stands behind it: `за 5 хв до 15:00`, `the night before Friday`.
  func countsBack(from place: Int) -> Bool {
    guard let word = text.folded(place), EntryVocabulary.countingBack.contains(word), place > 0,
      !words[place - 1].isText, words[place - 1].ending == .none
    else { return false }
    if text.isUnit(place - 1) { return true }
    return text.folded(place - 2) == "the"
      && TimeLexicon.partsOfDay.match(text.bytes, in: words[place - 1].core) != nil
  }

  /// The place behind the preposition of a day; the same place when there is none.
  private func afterPreposition(_ place: Int) -> Int {
    if let phrase = EntryVocabulary.phrasesBeforeFirst.first(where: { starts(with: $0, at: place) }),
      words[place + phrase.count - 1].ending == .none
    {
      return place + phrase.count
    }
    if let start = afterPhraseOfDeadline(place) { return start }
    guard let word = text.folded(place), words[place].ending == .none,
      EntryVocabulary.beforeDay.contains(word) || word == "на", !countsBack(from: place)
    else { return place }
    // `by the end of the month`.
    return text.folded(place + 1) == "the" && text.folded(place + 2) == "end" ? place + 2 : place + 1
  }
}

// MARK: - Without a preposition

extension EntryPhraseReader {
  /// The longest day or moment that begins at a word.
  func dayCore(at place: Int, hasPreposition: Bool) -> EntryPhrase? {
    guard let first = text.folded(place), !EntryVocabulary.neverDates.contains(first),
      // `on`, `this`, `у` are prepositions here, and no second one follows.
      !EntryVocabulary.beforeDay.contains(first)
    else { return nil }
    if let moment = momentCore(at: place, first) { return moment }
    if let order, let dates = slashed(place) {
      let day = order == .dayFirst ? dates.0 : dates.1
      return EntryPhrase(meaning: .day(day), strength: .anywhere, words: place..<place + 1)
    }
    let hasBareDots = hasPreposition || text.isCyrillic && !isLatin(place - 1)
    guard let found = DateScanner.prefix(of: text.bytes, in: text.stretch(from: place), hasBareDots: hasBareDots),
      let last = text.word(endingAt: found.end, from: place), words[last].ending != .colon || last < 3,
      let strength = strength(of: found.day, words: place..<last + 1, hasPreposition)
    else { return nil }
    return EntryPhrase(meaning: .day(found.day), strength: strength, words: place..<last + 1)
  }

  /// The days that `12/5`, `12/5/2026` may be, the day first and the month first.
  func slashed(_ place: Int) -> (DateExpression.Day, DateExpression.Day)? {
    guard let word = text.folded(place) else { return nil }
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard 2...3 ~= numbers.count, word.utf8.count <= 10, 1...31 ~= numbers[0], 1...31 ~= numbers[1],
      numbers.count == 2 || numbers[2] >= 2000
    else { return nil }
    let year = numbers.count == 3 ? numbers[2] : nil
    return (
      .dayOfMonth(day: numbers[0], month: numbers[1], year: year),
      .dayOfMonth(day: numbers[1], month: numbers[0], year: year)
    )
  }

  /// A date-time in full with its zone, or so much time from now: `2026-11-23T14:30Z`, `+3d`, `in an hour`.
  private func momentCore(at place: Int, _ first: String) -> EntryPhrase? {
    let isWritten = first.utf8.prefix(5).last == 0x2D
    // `3 hours from now`
    let isFromNow = (1...4).contains { text.folded(place + $0 + 1) == "now" && text.folded(place + $0) == "from" }
    guard isWritten || isFromNow || first.hasPrefix("+") || TimeLexicon.after.number(first) != nil else { return nil }
    for last in (place..<min(words.count, place + Self.longestMoment)).reversed()
    where areJoined(place, through: last) && words[last].ending != .colon {
      guard let date = expression(place, through: last) else { continue }
      let strength: EntryPhrase.Strength?
      switch date.meaning {
      case .moment(let moment):
        // A clock behind a day is a phrase of its own, unless it has a zone.
        strength = last == place || moment.zone != nil && !isSpan(last) ? .anywhere : nil
      case .fromNow(let seconds):
        let sign: EntryPhrase.Strength? = first.hasPrefix("+") ? .anywhere : strengthOfOffset(place..<last + 1)
        strength = seconds > 0 ? sign : nil
      case .day(let day):
        guard case .offset = day, let sure = self.strength(of: day, words: place..<last + 1, false) else { continue }
        return EntryPhrase(meaning: .day(day), strength: sure, words: place..<last + 1)
      case .dayAndTime: strength = nil
      }
      if let strength { return EntryPhrase(meaning: .moment(date), strength: strength, words: place..<last + 1) }
    }
    return nil
  }

  /// Whether a word is two times with a dash between them, `10:00-05:00`, which is no offset here.
  private func isSpan(_ place: Int) -> Bool { TimeRange(text.bytes, in: words[place].core) != nil }
}

extension DateExpression.Day {
  /// Whether it is a weekday, or so many days from today.
  fileprivate var isRelative: Bool {
    switch self {
    case .weekday, .weekdayOfNextWeek, .fromToday: true
    default: false
    }
  }
}
