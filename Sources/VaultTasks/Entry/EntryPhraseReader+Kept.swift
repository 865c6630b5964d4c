import VaultModel
import VaultSyntax

// Dates and times that the words around them make part of the sentence.
extension EntryPhraseReader {
  /// Why a phrase is never meant; nil where it may be.
  func refusal(of phrase: EntryPhrase) -> QuickEntry.Refusal? {
    let (start, end) = (phrase.words.lowerBound, phrase.words.upperBound)
    if isOfPastTime(start - 1) { return .isOver }
    if keeps(start - 1, phrase) {
      return .partOfSentence(text.text(text.range(start - 1, through: start - 1)))
    }
    if isCounted(rule: phrase) { return .notUnderstood }
    if phrase.isWhen, let word = wordOfClause(before: phrase) { return .partOfSentence(word) }
    guard phrase.roles.contains(.date) else { return nil }
    if isCounted(from: start) { return .notUnderstood }
    switch phrase.meaning {
    case .day(let day), .dayPart(let day, _):
      if isHalf(phrase, day) { return .notUnderstood }
      if isOfPastSpan(phrase, day) { return .isOver }
    case .moment: if goesOn(from: start) { return .notUnderstood }
    default: break
    }
    // `3 years ago tomorrow`
    if EntryVocabulary.ago.contains(text.folded(start - 1) ?? ""), text.isUnit(start - 2) { return .isOver }
    if isNamedDay(phrase) { return .name }
    if isNamed(before: start) || EntryVocabulary.placesBehind.contains(text.folded(end) ?? "") { return .name }
    return isPast(behind: end) ? .isOver : nil
  }

  /// `last week's`, `yesterday's`
  private func isOfPastTime(_ place: Int) -> Bool {
    guard let word = text.folded(place), word.hasSuffix("'s"), words[place].ending == .none else { return false }
    let stem = word.dropLast(2)
    if let day = TimeLexicon.days.number(stem) { return day < 2 }
    return TimeLexicon.units.number(stem) != nil && EntryVocabulary.past.contains(text.folded(place - 1) ?? "")
  }

  /// Whether the word at a place makes what follows part of the sentence: `the sunday paper`, `last week's sunday`.
  private func keeps(_ place: Int, _ phrase: EntryPhrase) -> Bool {
    guard let word = text.folded(place), words[place].ending == .none else { return false }
    if EntryVocabulary.keepingText.contains(word) { return !isName(place, word) }
    if let stem = word.hasSuffix("'s") ? String(word.dropLast(2)) : nil {
      return TimeLexicon.units.number(stem) != nil || TimeLexicon.days.number(stem) != nil
    }
    // `не раніше п'ятниці`
    if EntryVocabulary.counting.contains(word), text.folded(place - 1) == "не" { return true }
    let isWeekday = phrase.isWhen && Weekday(named: text.folded(phrase.words.lowerBound) ?? "") != nil
    return isWeekday && EntryVocabulary.beforeWeekday.contains(word)
  }

  /// Whether a small word is a name: `подзвонити Ані завтра`.
  private func isName(_ place: Int, _ word: String) -> Bool {
    guard EntryVocabulary.names.contains(word), place > 0 else { return false }
    let typed = text.text(words[place].core)
    return typed.first?.isUppercase == true && typed.dropFirst().allSatisfy(\.isLowercase)
  }

  /// Whether a weekday with a capital letter stands behind an adjective with one: `Stormy Monday`.
  private func isNamedDay(_ phrase: EntryPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard phrase.words.count == 1, start > 0, case .day(.weekday) = phrase.meaning, !text.isShouted,
      words[start - 1].ending == .none, let before = text.folded(start - 1),
      [start - 1, start].allSatisfy({ text.text(words[$0].core).first?.isUppercase == true })
    else { return false }
    return EntryVocabulary.endingsOfAdjectives.contains {
      before.hasSuffix($0) && before.utf8.count > $0.utf8.count + 2
    }
  }

  /// Whether the words before a date call a place or a house by it: `проспект 8 Березня`.
  private func isNamed(before place: Int) -> Bool {
    guard let word = text.folded(place - 1), words[place - 1].ending == .none || words[place - 1].ending == .stop else {
      return false
    }
    guard EntryVocabulary.placesBefore.contains(word) else { return isHouse(place) }
    // `зайти в парк завтра`
    let first = text.bytes[words[place].range.lower]
    return first &- 0x30 < 10 || text.text(words[place].core).first?.isUppercase == true
  }

  /// Whether the number that a date begins with may be that of a house: `проспект Перемоги 8 березня`.
  private func isHouse(_ place: Int) -> Bool {
    guard text.bytes[words[place].range.lower] &- 0x30 < 10, words[place - 1].ending == .none,
      text.text(words[place - 1].core).first?.isUppercase == true
    else { return false }
    return text.folded(place - 2).map(EntryVocabulary.streets.contains) ?? false
  }

  /// Whether the words behind a day say that it is over: `last week`, `of last week`, `минулого тижня`, `2 weeks ago`.
  private func isPast(behind end: Int) -> Bool {
    guard words[end - 1].ending == .none || words[end - 1].ending == .comma else { return false }
    var place = end
    if let word = text.folded(place), EntryVocabulary.beforePast.contains(word) { place += 1 }
    if let word = text.folded(place), EntryVocabulary.past.contains(word) { return text.isUnit(place + 1) }
    if text.isUnit(place + 1) { place += 1 }
    return text.isUnit(place) && EntryVocabulary.ago.contains(text.folded(place + 1) ?? "")
  }

  /// Whether a short name of a day has a capital letter in the midst of a text, or stands behind a name there: `brunch
  /// Sun`, `call Ann sun`, but not `Tom sat`, `the Sun`, `Planet Sun`.
  func isOfSomebody(_ place: Int, _ name: String) -> Bool {
    guard place > 0, !text.isShouted, words[place - 1].ending == .none, let before = text.folded(place - 1),
      !EntryVocabulary.keepingText.contains(before), !EntryVocabulary.joints.contains(before)
    else { return false }
    let isCapital = { (place: Int) in text.text(words[place].core).first?.isUppercase == true }
    guard isCapital(place - 1) else { return isCapital(place) }
    // `Tom and Ann wed`, `read the Daily Sun`
    return place > 1 && !(name == "sun" && isCapital(place))
      && !EntryVocabulary.betweenClocks.contains(text.folded(place - 2) ?? "")
      && !(max(0, place - 3)..<place).contains { EntryVocabulary.determiners.contains(text.folded($0) ?? "") }
  }

  /// Whether the words before a phrase say more of its day than is read.
  private func isHalf(_ phrase: EntryPhrase, _ day: DateExpression.Day) -> Bool {
    let start = phrase.words.lowerBound
    guard start > 0, words[start - 1].ending == .none, let before = text.folded(start - 1) else { return false }
    let first = text.folded(start) ?? ""
    let digits = before.prefix { $0.isASCII && $0.isNumber }
    let isOrdinal =
      TimeLexicon.ordinals.number(before) != nil
      || !digits.isEmpty && EntryVocabulary.placeEndings.contains(String(before.dropFirst(digits.count)))
    let isNumber = digits.count == before.count || TimeLexicon.numbers.number(before) != nil
    switch day {
    // `fifth last day of May`, `second last friday of may`
    case .endOfWeek, .endOfMonth, .endOfYear, .endOfNextWeek, .endOfNextMonth, .endOfNextYear, .endOfNamedMonth,
      .weekdayOfMonth:
      return isOrdinal
    // `2 day after tomorrow`
    case .fromToday: return isNumber && text.isUnit(start)
    // `2018 March 18`
    case .dayOfMonth(_, _, nil):
      return MonthName.month(first) != nil && digits.count == 4 && (1900..<2100).contains(Int(digits) ?? 0)
    // `later next week`
    case .nextWeek, .nextMonth, .weekend: return EntryVocabulary.partsOfSpan.contains(before)
    // `2 hours and 20 minutes from now`
    case .offset, .later: return goesOn(from: start)
    default: return false
    }
  }

  /// Whether a length begins with a number and goes on from one before it: `2 hours and 20 minutes from now`.
  private func goesOn(from start: Int) -> Bool {
    let isNumber = { (place: Int) in
      text.folded(place).map { Int($0) != nil || TimeLexicon.numbers.number($0) != nil || $0 == "a" || $0 == "an" }
        ?? false
    }
    let end = EntryVocabulary.betweenClocks.contains(text.folded(start - 1) ?? "") ? start - 1 : start
    return isNumber(start) && text.isUnit(end - 1) && isNumber(end - 2)
  }

  /// Whether the words before a weekday or a day of the month are those of a week or month that is over: `last week
  /// Sunday`, but not `the report of last week on Sunday`.
  private func isOfPastSpan(_ phrase: EntryPhrase, _ day: DateExpression.Day) -> Bool {
    let start = phrase.words.lowerBound
    guard start > 0, words[start - 1].ending == .none else { return false }
    switch day {
    case .weekday, .numberedDay: break
    default: return false
    }
    let isSpan = text.isUnit(start - 1) || EntryVocabulary.wholeTimes.contains(text.folded(start - 1) ?? "")
    let span = isSpan ? start - 2 : start - 1
    return EntryVocabulary.past.contains(text.folded(span) ?? "")
      && !EntryVocabulary.ofSpan.contains(text.folded(span - 1) ?? "")
  }

  /// Whether something before `sat` may be what sat: `my cat sat`, `Tom sat`.
  func hasSubject(before place: Int) -> Bool {
    guard let word = text.folded(place - 1), words[place - 1].ending == .none else { return true }
    if text.text(words[place - 1].core).first?.isUppercase == true { return true }
    return EntryVocabulary.pronouns.contains(word)
      || (max(0, place - 3)..<place).contains { EntryVocabulary.determiners.contains(text.folded($0) ?? "") }
  }
}
