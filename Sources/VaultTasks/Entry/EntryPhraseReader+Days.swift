import VaultModel
import VaultSyntax

// Which day.
extension EntryPhraseReader {
  /// The most words a moment is said in: `in an hour and a half` has six.
  private static let longestMoment = 6

  /// A day, with a preposition before it or without.
  func day(at place: Int) -> EntryPhrase? {
    let start = afterPreposition(place)
    if let phrase = endOfDay(at: start, from: place) ?? span(at: start, from: place) { return phrase }
    if start > place, let phrase = span(at: place, from: place) { return phrase }
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
    // `send the EOM report`
    if text.folded(place) == "the", start == place + 1 { phrase.strength = min(phrase.strength, .atEdge) }
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
    let isAsked = start > place && text.folded(place) != "the"
    return EntryPhrase(
      meaning: .day(.fromToday(0)), strength: isAsked ? .anywhere : .atEdge, words: place..<end)
  }

  /// `this weekend`, `на наступному тижні`, `this week friday`: a span, or a day of it, whose first word stands before
  /// other days as a preposition.
  private func span(at start: Int, from place: Int) -> EntryPhrase? {
    guard words.indices.contains(start), ["this", "на"].contains(words[start].folded),
      let found = DateScanner.prefix(of: text.bytes, in: text.stretch(from: start), hasBareDots: false),
      found.day.isSpan || found.day.isOfWeek, let last = text.word(endingAt: found.end, from: start),
      let strength = strength(of: found.day, words: start..<last + 1, start > place)
    else { return nil }
    return EntryPhrase(meaning: .day(found.day), strength: strength, words: place..<last + 1)
  }

  private func starts(with name: [String], at place: Int) -> Bool {
    name.indices.allSatisfy { text.folded(place + $0) == name[$0] } && areJoined(place, through: place + name.count - 1)
  }

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
      EntryVocabulary.beforeDay.contains(word) || word == "на" || word == "@"
        || word == "at" && afterArticle(place + 1) > place + 1,
      !countsBack(from: place)
    else { return afterArticle(place) }
    return afterArticle(place + 1)
  }

  /// The place behind `the` before an end: `by the end of the month`, `the EOM`.
  private func afterArticle(_ place: Int) -> Int {
    text.folded(place) == "the" && EntryVocabulary.endNames.contains(text.folded(place + 1) ?? "") ? place + 1 : place
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
  /// Whether it is the first day of a week, a weekend or a month.
  var isSpan: Bool {
    switch self {
    case .nextWeek, .nextMonth, .weekend: true
    default: false
    }
  }

  /// Whether it is a weekday of a certain week.
  var isOfWeek: Bool {
    switch self {
    case .weekdayOfWeek, .weekdayOfNextWeek: true
    default: false
    }
  }

  /// Whether it is a weekday, or so many days from today.
  var isRelative: Bool {
    switch self {
    case .weekday, .weekdayOfNextWeek, .weekdayOfWeek, .fromToday: true
    default: false
    }
  }
}
