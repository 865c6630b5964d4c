import VaultModel
import VaultSyntax

// How sure a day is meant.
extension EntryPhraseReader {
  /// How sure a day is meant; nil when it never is.
  func strength(
    of day: DateExpression.Day, words: Range<Int>, _ hasPreposition: Bool
  ) -> EntryPhrase.Strength? {
    let first = text.folded(words.lowerBound) ?? ""
    let last = text.folded(words.upperBound - 1) ?? ""
    let isFromNow = last == "now" && words.count > 1
    guard isFromNow || !EntryVocabulary.neverDates.contains(last), !last.hasSuffix("'s") else { return nil }
    switch day {
    case .date: return .anywhere
    case .fromToday(let count): return count < 0 ? nil : .anywhere
    case .weekday:
      return strengthOfWeekday(last, words, hasPreposition)
    case .weekdayOfNextWeek, .weekdayOfWeek: return .anywhere
    case .lastWeekday: return nil
    case .numberedDay:
      if last == "числа" { return .anywhere }
      // `the 2nd last friday in may`
      if TimeLexicon.lastOfMonth.number(text.folded(words.upperBound) ?? "") != nil { return nil }
      return hasPreposition ? openStrength(behind: words) : strengthOfPlace(words)
    case .dayOfMonth(_, _, let year):
      if first.hasMarkInside { return strengthOfDots(words, hasYear: year != nil, hasPreposition) }
      return year != nil ? .anywhere : strengthOfMonth(first, last, hasPreposition, words)
    case .offset(let months, let days):
      guard months >= 0, days >= 0, months > 0 || days > 0 else { return nil }
      return first.hasPrefix("+") ? .anywhere : strengthOfOffset(words)
    case .endOfWeek, .endOfMonth, .endOfYear, .endOfNextWeek, .endOfNextMonth, .endOfNextYear, .endOfNamedMonth:
      return hasPreposition || first.hasPrefix("eo") ? .anywhere : .atEdge
    case .nextWeek, .nextMonth: return .atEdge
    case .weekend:
      // Which day of it a deadline would be nobody says, and `у вихідні` may be every one.
      let isBare = first.utf8.first.map { $0 >= 0x80 } == true && words.count == 1
      return isBare || EntryVocabulary.beforeLast.contains(text.folded(words.lowerBound - 1) ?? "") ? nil : .atEdge
    case .weekdayOfMonth, .dayOfMonthFromNow, .dayOfYearFromNow: return .anywhere
    case .later: return strengthOfOffset(words)
    }
  }

  /// `sat`, `sun`, `сб` are words as well: they are days behind `on`, beside a date, a time or a part of the day;
  /// `sat`, `wed` and `сб` also as the last word of what nobody sits in, and all with a capital letter or behind the
  /// name of somebody there: `call Ann sun`.
  private func strengthOfWeekday(
    _ name: String, _ places: Range<Int>, _ hasPreposition: Bool
  ) -> EntryPhrase.Strength {
    guard EntryVocabulary.doubtfulDays.contains(name) else { return hasPreposition ? .anywhere : .atEdge }
    // `лист у СБ`
    let typed = text.text(words[places.upperBound - 1].core)
    if typed.utf8.first.map({ $0 >= 0x80 }) == true, typed.allSatisfy(\.isUppercase) { return .beside }
    if hasPreposition || words[places.upperBound - 1].ending == .none && part(at: places.upperBound) != nil {
      return .atEdge
    }
    guard text.endsWords(places.upperBound), places.lowerBound > 0 else { return .beside }
    let isSaid = name == "сб" || isOfSomebody(places.lowerBound, name) && typed.utf8.first.map { $0 < 0x80 } == true
    return isSaid || ["sat", "wed"].contains(name) && !hasSubject(before: places.lowerBound) ? .atEdge : .beside
  }

  /// `12.12` is a number as well: behind `Python` always, elsewhere where a sentence goes on with it.
  private func strengthOfDots(
    _ places: Range<Int>, hasYear: Bool, _ hasPreposition: Bool
  ) -> EntryPhrase.Strength? {
    let isDotted = text.folded(places.lowerBound)?.contains(".") == true
    if takesNumber(places.lowerBound - 1), isDotted || !hasYear { return nil }
    if !hasYear, !isDotted, !said.isDisjoint(with: EntryVocabulary.scores) { return nil }
    if hasYear { return .anywhere }
    if hasVerbOfChange, EntryVocabulary.betweenTimes.contains(text.folded(places.lowerBound - 1) ?? "") { return nil }
    if !hasPreposition, takesAmount(places.lowerBound - 1) { return nil }
    // `в 10.1` may be an hour as well.
    let isShort = text.folded(places.lowerBound)?.utf8.suffix(2).first == 0x2E
    if isShort, EntryVocabulary.beforeSureTime.contains(text.folded(places.lowerBound - 1) ?? "") { return nil }
    return hasPreposition ? .anywhere : openStrength(behind: places)
  }

  /// The strength of words that may count or name something with the word behind them: `on the 25th floor`, `at 5 Main
  /// Street`.
  func openStrength(behind places: Range<Int>) -> EntryPhrase.Strength {
    guard let next = text.folded(places.upperBound), words[places.upperBound - 1].ending == .none else {
      return .atEdge
    }
    return EntryVocabulary.keepingText.contains(next) || EntryVocabulary.goingOn.contains(next) ? .anywhere : .atEdge
  }

  /// `25th` at the end of a text is a day of the month, unless somebody is the fifth of a name: `Mahler 5th`.
  private func strengthOfPlace(_ places: Range<Int>) -> EntryPhrase.Strength {
    let before = places.lowerBound - 1
    guard places.count == 1, before >= 0, words[before].ending == .none, text.endsWords(places.upperBound) else {
      return .beside
    }
    let isName = before > 0 && text.text(words[before].core).first?.isUppercase == true && !text.isShouted
    // `9 january 5th`
    let isOfMonth = MonthName.month(words[before].folded) != nil
    return isName || isOfMonth || takesNumber(before) ? .beside : .atEdge
  }

  /// How sure `in an hour`, `через тиждень` are meant; nil where they say how often, as in `twice in a week`.
  func strengthOfOffset(_ words: Range<Int>) -> EntryPhrase.Strength? {
    if let before = text.folded(words.lowerBound - 1), EntryVocabulary.beforeHowOften.contains(before),
      !EntryVocabulary.again.contains(text.folded(words.lowerBound - 2) ?? "")
    {
      return .never
    }
    let last = text.folded(words.upperBound - 1) ?? ""
    let isMinute = last.utf8.first.map { $0 < 0x80 } == true && TimeLexicon.spokenLengths.number(last) == 0
    // `In a minute jar there are coins`.
    return words.lowerBound == 0 && !isMinute ? .anywhere : .atEdge
  }

  /// A month before its day may be a name or a verb; one behind it seldom is.
  private func strengthOfMonth(
    _ first: String, _ last: String, _ hasPreposition: Bool, _ places: Range<Int>
  ) -> EntryPhrase.Strength? {
    let isMonthFirst = MonthName.month(first) != nil
    // Nobody says it so in Ukrainian: `Лист 5` is a letter.
    if isMonthFirst, first.utf8.first.map({ $0 >= 0x80 }) == true { return nil }
    if hasPreposition { return .anywhere }
    // `review oct 31 report`
    if isMonthFirst { return EntryVocabulary.doubtfulMonths.contains(first) ? .atEdge : openStrength(behind: places) }
    // `read 10mar report`
    return places.count == 1 || EntryVocabulary.verbMonths.contains(last) ? .atEdge : .anywhere
  }

  /// Whether the word at a place has a number behind it as its name: `page 12`.
  func takesNumber(_ place: Int) -> Bool { isOne(place, of: EntryVocabulary.takingNumbers) }

  /// Whether the word at a place has a sum behind it: `pay 12.12`.
  func takesAmount(_ place: Int) -> Bool { isOne(place, of: EntryVocabulary.takingAmounts) }

  private func isOne(_ place: Int, of names: Set<String>) -> Bool {
    guard let word = text.folded(place) else { return false }
    return words[place].ending != .comma && words[place].ending != .other && names.contains(word)
  }

  func isLatin(_ place: Int) -> Bool {
    text.folded(place)?.utf8.first.map { ($0 | 0x20) &- 0x61 < 26 } == true
  }
}

extension String {
  /// Whether it is digits with a mark between them: `12.12`, `25/11`, `30-11`.
  fileprivate var hasMarkInside: Bool {
    utf8.first.map { $0 &- 0x30 < 10 } == true && contains { ".-/".contains($0) } && !contains(where: \.isLetter)
  }
}
