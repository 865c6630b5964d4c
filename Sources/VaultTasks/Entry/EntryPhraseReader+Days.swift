import VaultModel
import VaultSyntax

// Which day.
extension EntryPhraseReader {
  /// The most words a day or a moment is said in: `in an hour and a half` has six, `20 листопада 2026` three.
  private static let longestDay = 6

  /// A day, with a preposition before it or without.
  func day(at place: Int) -> EntryPhrase? {
    let start = afterPreposition(place)
    guard let core = dayCore(at: start, hasPreposition: start > place), isWholePhrase(core) else {
      return nil
    }
    return EntryPhrase(
      meaning: core.meaning, strength: core.strength, words: place..<core.last + 1)
  }

  /// `20 Nov - 22 Nov`, `з 20 листопада до 22 листопада`, `2026-11-20..2026-11-22`.
  func days(at place: Int) -> EntryPhrase? {
    let start = text.folded(place).map(EntryVocabulary.beforeSpan.contains) == true ? place + 1 : place
    guard let first = dayCore(at: start, hasPreposition: true), case .day(let from) = first.meaning,
      let between = text.folded(first.last + 1), EntryVocabulary.betweenDays.contains(between),
      words[first.last].ending == .none, let second = dayCore(at: first.last + 2, hasPreposition: true),
      case .day(let through) = second.meaning
    else { return nil }
    return EntryPhrase(meaning: .days(from, through), strength: .anywhere, words: place..<second.last + 1)
  }

  /// `tomorrow morning`, `у п'ятницю ввечері`, `tonight`.
  func dayPart(at place: Int) -> EntryPhrase? {
    if let word = text.folded(place), EntryVocabulary.tonight.contains(word) {
      return EntryPhrase(meaning: .dayPart(.fromToday(0), .evening), strength: .atEdge, words: place..<place + 1)
    }
    if text.folded(place) == "this", let part = dayPart(of: place + 1), areJoined(place, through: place + 1) {
      return EntryPhrase(meaning: .dayPart(.fromToday(0), part), strength: .atEdge, words: place..<place + 2)
    }
    let start = afterPreposition(place)
    guard let core = dayCore(at: start, hasPreposition: start > place), case .day(let day) = core.meaning,
      words[core.last].ending == .none, let part = dayPart(of: core.last + 1),
      areJoined(core.last, through: core.last + 1)
    else { return nil }
    return EntryPhrase(meaning: .dayPart(day, part), strength: core.strength, words: place..<core.last + 2)
  }

  private func dayPart(of place: Int) -> PartOfDay? {
    guard let word = text.folded(place) else { return nil }
    if EntryVocabulary.morning.contains(word) { return .morning }
    if EntryVocabulary.afternoon.contains(word) { return .afternoon }
    if EntryVocabulary.evening.contains(word) { return .evening }
    return EntryVocabulary.night.contains(word) ? .night : nil
  }

  /// The place behind the preposition of a day; the same place when there is none.
  private func afterPreposition(_ place: Int) -> Int {
    guard let word = text.folded(place), words[place].ending == .none else { return place }
    if let next = text.folded(place + 1), words[place + 1].ending == .none,
      EntryVocabulary.pairsBeforeDay.contains([word, next])
    {
      return place + 2
    }
    guard EntryVocabulary.beforeDay.contains(word) else { return place }
    // `by the end of the month`.
    return text.folded(place + 1) == "the" && text.folded(place + 2) == "end" ? place + 2 : place + 1
  }

  /// A part of the day behind a day makes it another phrase: that one, or none.
  private func isWholePhrase(_ core: DayCore) -> Bool {
    words[core.last].ending != .none || dayPart(of: core.last + 1) == nil
  }
}

// MARK: - Without a preposition

extension EntryPhraseReader {
  /// A day or a moment without the preposition before it.
  struct DayCore {
    var meaning: EntryPhrase.Meaning
    var strength: EntryPhrase.Strength
    /// Its last word.
    var last: Int
  }

  /// The longest day or moment that begins at a word.
  func dayCore(at place: Int, hasPreposition: Bool) -> DayCore? {
    guard words.indices.contains(place), let first = text.folded(place), !EntryVocabulary.neverDates.contains(first)
    else { return nil }
    // `on`, `this`, `у` are prepositions here, and no second one follows.
    guard !EntryVocabulary.beforeDay.contains(first) else { return nil }
    let longest = mayBeginSeveral(first) ? Self.longestDay : 1
    for last in (place..<min(words.count, place + longest)).reversed()
    where areJoined(place, through: last) && canEnd(last) {
      guard let date = expression(place, through: last),
        let meaning = meaning(of: date, words: place..<last + 1),
        let strength = strength(of: date, words: place..<last + 1, hasPreposition)
      else { continue }
      return DayCore(meaning: meaning, strength: strength, last: last)
    }
    return nil
  }

  /// Whether a word may begin a date of several: a number, a month, or a word such as `next`.
  private func mayBeginSeveral(_ word: String) -> Bool {
    guard let byte = word.utf8.first else { return false }
    return byte &- 0x30 < 10 || byte == UInt8(ascii: "+") || EntryVocabulary.beforeOthers.contains(word)
      || MonthName.month(word) != nil
  }

  /// A colon ends a day only at the beginning of the text: `Fri: call Ann`.
  private func canEnd(_ last: Int) -> Bool { words[last].ending != .colon || last < 3 }

  private func meaning(of date: DateExpression, words: Range<Int>) -> EntryPhrase.Meaning? {
    switch date.meaning {
    case .day(let day): return .day(day)
    case .moment(let moment):
      // A clock behind a day is a phrase of its own, unless it has a zone.
      return words.count == 1 || moment.zone != nil ? .moment(date) : nil
    case .fromNow(let seconds): return seconds > 0 ? .moment(date) : nil
    case .dayAndTime: return nil
    }
  }

  /// How sure a day is meant; nil when it never is.
  private func strength(
    of date: DateExpression, words: Range<Int>, _ hasPreposition: Bool
  ) -> EntryPhrase.Strength? {
    let first = text.folded(words.lowerBound) ?? ""
    let last = text.folded(words.upperBound - 1) ?? ""
    guard !EntryVocabulary.neverDates.contains(last), !last.hasSuffix("'s") else { return nil }
    switch date.meaning {
    case .moment: return .anywhere
    case .fromNow: return first.hasPrefix("+") ? .anywhere : strengthOfOffset(words)
    case .dayAndTime: return nil
    case .day(let day):
      if case .offset = day, !first.hasPrefix("+"), strengthOfOffset(words) == nil { return nil }
      return strength(of: day, first, last, hasPreposition, isAtStart: words.lowerBound == 0)
    }
  }

  private func strength(
    of day: DateExpression.Day, _ first: String, _ last: String, _ hasPreposition: Bool, isAtStart: Bool
  ) -> EntryPhrase.Strength? {
    switch day {
    case .date: return .anywhere
    case .fromToday(let count): return count < 0 ? nil : .anywhere
    case .weekday:
      if EntryVocabulary.doubtfulDays.contains(last) { return hasPreposition ? .atEdge : .beside }
      return hasPreposition ? .anywhere : .atEdge
    case .weekdayOfNextWeek: return .anywhere
    case .dayOfMonth: return strengthOfMonth(first, last, hasPreposition)
    case .offset(let months, let days):
      guard months >= 0, days >= 0, months > 0 || days > 0 else { return nil }
      return first.hasPrefix("+") || isAtStart ? .anywhere : .atEdge
    case .endOfWeek, .endOfMonth, .endOfYear: return hasPreposition || first.hasPrefix("eo") ? .anywhere : .atEdge
    case .nextWeek, .nextMonth: return .atEdge
    }
  }

  /// How sure `in an hour`, `через тиждень` are meant; nil where they say how often, as in `twice in a week`.
  private func strengthOfOffset(_ words: Range<Int>) -> EntryPhrase.Strength? {
    if let before = text.folded(words.lowerBound - 1), EntryVocabulary.beforeHowOften.contains(before) { return nil }
    let isMinute = EntryVocabulary.minutes.contains(text.folded(words.upperBound - 1) ?? "")
    // `In a minute jar there are coins`.
    return words.lowerBound == 0 && !isMinute ? .anywhere : .atEdge
  }

  /// A month before its day may be a name or a verb; one behind it seldom is.
  private func strengthOfMonth(_ first: String, _ last: String, _ hasPreposition: Bool) -> EntryPhrase.Strength? {
    let isMonthFirst = first.utf8.first.map { $0 &- 0x30 >= 10 } ?? true
    // Nobody says it so in Ukrainian: `Лист 5` is a letter.
    if isMonthFirst, first.utf8.first.map({ $0 >= 0x80 }) == true { return nil }
    if hasPreposition { return .anywhere }
    if isMonthFirst { return EntryVocabulary.doubtfulMonths.contains(first) ? .atEdge : .anywhere }
    return EntryVocabulary.verbMonths.contains(last) ? .atEdge : .anywhere
  }
}
