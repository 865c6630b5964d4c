import VaultModel
import VaultSyntax

// A day in front of the text whose time, or whose weekday, stands further on.
extension EntryReader {
  /// `next week call Ann on Wednesday`: the weekday is that week's, wherever the two stand.
  mutating func takeNextWeek() {
    guard let week = phrases.firstIndex(where: { if case .day(.nextWeek) = $0.meaning { true } else { false } }) else {
      return
    }
    if let day = kept.first(where: { $0.names != nil && $0.words.lowerBound != phrases[week].words.upperBound }) {
      phrases[week].strength = .beside
      return leaveAll(
        phrases[week].words.lowerBound..<max(day.words.upperBound, phrases[week].words.upperBound), .unsure)
    }
    let days = phrases.indices.filter { phrases[$0].names != nil && phrases[$0].strength >= .atEdge }
    guard days.count == 1, let weekday = phrases[days[0]].names else { return }
    let isOutside = week == 0 && phrases[week].words.lowerBound == 0 || text.endsWords(phrases[week].words.upperBound)
    guard isOutside else { return }
    for place in [week, days[0]] {
      switch phrases[place].meaning {
      case .dayPart(_, let part): phrases[place].meaning = .dayPart(.weekdayOfNextWeek(weekday), part)
      default: phrases[place].meaning = .day(.weekdayOfNextWeek(weekday))
      }
      phrases[place].isTaken = true
    }
    noteTaken(.date)
  }

  /// `next weekend call Ann on Sunday`: the weekday is not the next one.
  mutating func leaveWeekend() {
    guard let weekend, phrases.contains(where: { $0.isTaken && $0.names != nil }) else { return }
    leaveAll(weekend.words, .unsure)
  }

  /// Takes a day at the beginning that the sentence behind it leaves no other meaning, and one that lacks nothing but its
  /// time: `friday lunch 13:00`, `on the 28th pay the bill`, `daily water the plants`.
  mutating func takeFront() {
    guard let first = phrases.first, first.words.lowerBound == 0, !first.isTaken, first.isWhen, !hasDay else {
      return takeInMidst()
    }
    let next = first.words.upperBound
    guard text.words.indices.contains(next), !text.words[next].isText, isLower(next) else { return }
    if first.roles.contains(.date), first.strength >= .atEdge, hasTime, !isOfRange(next) {
      phrases[0].isTaken = true
    } else if isMeantInFront(first, next) {
      phrases[0].isTaken = true
    }
  }

  /// Whether the words behind a day at the beginning leave it no part of them.
  private func isMeantInFront(_ first: EntryPhrase, _ next: Int) -> Bool {
    guard !phrases.contains(where: { $0.isTaken && $0.isWhen }) else { return false }
    let last = text.folded(next - 1) ?? ""
    switch first.meaning {
    case .dayPart(.fromToday, _):
      return EntryVocabulary.tonight.contains(text.folded(0) ?? "") || isVerb(next)
    case .day, .moment:
      // `on the 25th floor`, `may 5 people come`
      if last.contains(where: \.isNumber) { return isVerb(next) || !isCounted(next) && !isDoubtfulMonth(0) }
      // `on the eleventh hour call Ann`
      if TimeLexicon.ordinals.number(last) != nil { return isVerb(next) }
      // `this weekend trip` is one.
      let isAsked =
        EntryVocabulary.beforeDay.contains(text.folded(0) ?? "") && first.words.count > 1 && !first.isWeekend
      return isAsked || isVerb(next)
    case .repetition: return isVerb(next)
    default: return false
    }
  }

  /// `dinner friday with Ann at 7pm`: a day behind which the sentence goes on with a preposition, and the time at the end.
  private mutating func takeInMidst() {
    guard hasTime, !hasDay else { return }
    let days = phrases.indices.filter { !phrases[$0].isTaken && phrases[$0].roles.contains(.date) }
    guard days.count == 1, case let place = days[0], phrases[place].strength >= .atEdge,
      phrases[place].words.lowerBound > 0,
      let next = text.folded(phrases[place].words.upperBound), EntryVocabulary.goingOnBehindDay.contains(next)
    else { return }
    phrases[place].isTaken = true
  }

  /// Whether a time is meant.
  private var hasTime: Bool { phrases.contains { $0.isTaken && $0.roles == [.time] } }
  /// Whether a day or a rule is meant.
  private var hasDay: Bool {
    phrases.contains { $0.isTaken && !$0.roles.isDisjoint(with: [.date, .repetition]) }
  }

  /// Whether a word is in small letters, or all of the text is in capital ones.
  func isLower(_ place: Int) -> Bool {
    text.text(text.words[place].range).first?.isLowercase == true || text.isShouted
  }

  private func isOfRange(_ place: Int) -> Bool { EntryVocabulary.betweenDays.contains(text.folded(place) ?? "") }

  /// Whether a word is one by which something is to be done: an infinitive, or one with its object behind it.
  func isVerb(_ place: Int) -> Bool {
    guard isLower(place), let word = text.folded(place), !EntryVocabulary.keepingText.contains(word),
      !EntryVocabulary.joints.contains(word)
    else { return false }
    if word.utf8.first.map({ $0 >= 0x80 }) == true { return ["ти", "тись", "тися"].contains(where: word.hasSuffix) }
    guard let object = text.folded(place + 1), text.words[place].ending == .none else { return false }
    if EntryVocabulary.objects.contains(object) || Int(object) != nil { return true }
    return !text.isShouted && text.text(text.words[place + 1].core).first?.isUppercase == true
      && !phrases.contains { $0.words.contains(place + 1) }
  }

  /// Whether a number before a word may count or number it: `5 tickets`, `25th floor`.
  private func isCounted(_ place: Int) -> Bool {
    guard let word = text.folded(place) else { return false }
    return word.hasSuffix("s") || word == "people" || EntryVocabulary.takingNumbers.contains(word)
      || EntryVocabulary.placesBehind.contains(word) || EntryVocabulary.anniversaries.contains(word)
      || word.utf8.first.map { $0 >= 0x80 } == true
  }

  private func isDoubtfulMonth(_ place: Int) -> Bool {
    EntryVocabulary.verbMonths.contains(text.folded(place) ?? "")
  }

  /// A short name of a weekday that is a word as well, `sat`, in front or before a preposition: a time elsewhere may be of
  /// that day, so that it is none of today.
  func doubtfulDayBesideTime() -> EntryPhrase? {
    phrases.first { phrase in
      guard !phrase.isTaken, phrase.strength == .beside, phrase.names != nil else { return false }
      let next = text.folded(phrase.words.upperBound) ?? ""
      return phrase.words.lowerBound == 0 || EntryVocabulary.goingOnBehindDay.contains(next)
    }
  }
}

extension EntryPhrase {
  /// The weekday that it names without its week.
  var names: Weekday? {
    switch meaning {
    case .day(.weekday(let weekday)), .dayPart(.weekday(let weekday), _): weekday
    default: nil
    }
  }
}
