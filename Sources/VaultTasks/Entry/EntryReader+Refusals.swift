import VaultModel
import VaultSyntax

// Dates that are not the task's own: where something is moved, one of several, and what a title needs.
extension EntryReader {
  /// Leaves all dates and times to the title, and says why.
  mutating func leaveAll(_ words: Range<Int>, _ reason: QuickEntry.Refusal) {
    for place in phrases.indices where phrases[place].isOfTime { phrases[place].isTaken = false }
    tell(words, reason)
  }

  mutating func tell(_ words: Range<Int>, _ reason: QuickEntry.Refusal) {
    let range = text.range(words.lowerBound, through: words.upperBound - 1)
    left.append(QuickEntry.Left(reason: reason, text: text.text(range)))
  }

  /// `move the meeting from Tuesday to Thursday`: the task has no date of its own.
  mutating func leaveMoved() {
    guard let verb = text.words.indices.first(where: isMoving) else { return leaveFromTo() }
    let target = (phrases + kept).filter { $0.isOfTime && $0.words.lowerBound > verb && isTarget($0, of: verb) }
    // `house swap from dec 20` is a noun.
    let isNoun = verb > 0 && target.first?.words.lowerBound == verb + 1 && isBareVerb(verb) && !isVerbBefore(verb)
    guard !isNoun else { return }
    guard let first = target.map(\.words.lowerBound).min(), let last = target.map(\.words.upperBound).max() else {
      return
    }
    // `на понеділок о 10:00`
    let end = phrases.first { $0.isOfTime && $0.words.lowerBound == last }?.words.upperBound ?? last
    leaveAll(first..<end, .moved)
  }

  /// `змінити запис з понеділка на вівторок`: whatever the verb, nothing lasts from one day `на` another one; nor is a day
  /// behind `на` that of an item where something is done anew or its date is told of: `перебронювати квитки на середу`.
  private mutating func leaveFromTo() {
    let target = phrases.first { phrase in
      guard phrase.isTaken, phrase.isWhen, phrase.words.count > 1, text.folded(phrase.words.lowerBound) == "на" else {
        return false
      }
      let start = phrase.words.lowerBound
      let isFrom = kept.contains {
        $0.words.upperBound == start && EntryVocabulary.beforeSpan.contains(text.folded($0.words.lowerBound - 1) ?? "")
      }
      return isFrom || text.words.indices.prefix(start).contains { isMovedTo($0) }
    }
    if let target { leaveAll(target.words, .moved) }
  }

  /// Whether a word says that something gets another time: `перебронювати`, `посунути`, `перенесення`.
  private func isMovedTo(_ place: Int) -> Bool {
    guard let word = text.folded(place) else { return false }
    let isAction = ["ти", "тися", "ння"].contains(where: word.hasSuffix)
    return isAction && (word.hasPrefix("пере") || word.contains("сун"))
  }

  func isMoving(_ place: Int) -> Bool {
    guard let word = text.folded(place) else { return false }
    if word == "put" || word == "puts" { return (1...3).contains { text.folded(place + $0) == "off" } }
    if word == "bring" { return (1...4).contains { text.folded(place + $0) == "forward" } }
    // `перенесення` is what is done.
    if word.hasSuffix("ння") || word.hasSuffix("нню") { return false }
    return EntryVocabulary.moving.contains(word) || EntryVocabulary.movingStems.contains(where: word.hasPrefix)
      || isMovedAgain(place, word)
  }

  /// Whether a verb says that something is done anew, with an object and from where to where behind it: `rebook the flight
  /// from dec 3 to dec 5`, `перебронювати рейс з 3 на 5 грудня`.
  private func isMovedAgain(_ place: Int, _ word: String) -> Bool {
    let isEnglish = word.hasPrefix("re") && word.utf8.count > 5 && (place == 0 || isVerbBefore(place))
    let isUkrainian = word.hasPrefix("пере") && ["ти", "ться", "тися"].contains(where: word.hasSuffix)
    guard isEnglish || isUkrainian else { return false }
    return phrases.contains { phrase in
      guard phrase.words.lowerBound > place + 1, phrase.pieceMeaning == .dates || phrase.pieceMeaning == .times else {
        return false
      }
      return EntryVocabulary.beforeSpan.contains(text.folded(phrase.words.lowerBound) ?? "")
    }
  }

  private func isBareVerb(_ place: Int) -> Bool {
    guard let word = text.folded(place) else { return false }
    return !word.hasSuffix("ed") && !word.hasSuffix("ing") && word.utf8.first.map { $0 < 0x80 } == true
  }

  /// Whether the word before a place is one behind which a verb stands: `ask Ann to move`.
  private func isVerbBefore(_ place: Int) -> Bool {
    ["to", "please", "and", "then"].contains(text.folded(place - 1) ?? "")
  }

  /// Whether a phrase says where something is moved: behind `to`, as two days, or as how far.
  private func isTarget(_ phrase: EntryPhrase, of verb: Int) -> Bool {
    let (first, before) = (text.folded(phrase.words.lowerBound) ?? "", text.folded(phrase.words.lowerBound - 1) ?? "")
    switch phrase.meaning {
    case .days: return true
    case .length:
      let isHowFar = EntryVocabulary.postponing.contains(text.folded(verb) ?? "")
      return before == "by" || first == "на" || first == "for" && isHowFar
    default:
      return EntryVocabulary.movingMarks.contains(first) || EntryVocabulary.targets.contains(before) && before != "by"
    }
  }

  /// `call Ann on Monday and Bob on Tuesday`: two tasks, or none with a date.
  mutating func leaveSeveralDates() {
    for place in phrases.indices where !phrases[place].isTaken && isMeantAlone(place) {
      let phrase = phrases[place]
      let other = phrases.first { other in
        guard other.isTaken, other.isWhen, !other.roles.isDisjoint(with: phrase.roles) else { return false }
        return isAnd(between: other.words, and: phrase.words) || isDayWithTime(place)
      }
      guard other != nil else { continue }
      return leaveAll(phrase.words, .severalDates)
    }
    // `every Monday call Ann and Bob on Tuesday`
    guard let rule = phrases.first(where: { $0.isTaken && $0.rule != nil }),
      let day = phrases.first(where: {
        $0.isTaken && $0.pieceMeaning == .date && isAnd(between: rule.words, and: $0.words)
      })
    else { return }
    leaveAll(day.words, .severalDates)
  }

  /// Whether a day and a time stand side by side, which nothing but a second thing has: `check in Friday 14:00 check out
  /// Sunday 11:00`.
  private func isDayWithTime(_ place: Int) -> Bool {
    [place - 1, place + 1].contains { other in
      guard phrases.indices.contains(other), !phrases[other].isTaken, touch(min(place, other), max(place, other)) else {
        return false
      }
      return phrases[other].roles.union(phrases[place].roles) == [.date, .time]
    }
  }

  /// Whether a phrase would be taken if it were the only one.
  private func isMeantAlone(_ place: Int) -> Bool {
    let phrase = phrases[place]
    guard phrase.isWhen, phrase.rule == nil, phrase.pieceMeaning != .end else { return false }
    if phrase.strength == .anywhere { return true }
    let end = phrase.words.upperBound
    return phrase.strength == .atEdge
      && (text.endsWords(end) || text.words[end - 1].ending == .comma
        || EntryVocabulary.seconds.contains(text.folded(end) ?? ""))
  }

  /// Whether a comma, `and` or the like stands between two phrases.
  private func isAnd(between first: Range<Int>, and second: Range<Int>) -> Bool {
    let (lower, upper) = (min(first.upperBound, second.upperBound), max(first.lowerBound, second.lowerBound))
    guard lower < upper else { return false }
    return (lower..<upper).contains { EntryVocabulary.seconds.contains(text.folded($0) ?? "") }
      || (lower - 1..<upper).contains { text.words[$0].ending == .comma }
  }

  /// A time is none of today where a day stands elsewhere in the title: `Monday gym at 7`.
  mutating func leaveTimeBesideDay() {
    let taken = phrases.filter { $0.isTaken && $0.isWhen }
    guard taken.contains(where: { $0.roles.contains(.time) }),
      taken.allSatisfy({ $0.roles.isDisjoint(with: [.date, .repetition]) })
    else { return }
    let day = phrases.first { phrase in
      !phrase.isTaken && phrase.strength >= .atEdge
        && (phrase.roles.contains(.date) || phrase.rule?.rule.byDay.isEmpty == false)
    }
    if let day = day ?? doubtfulDayBesideTime() { return leaveAll(day.words, .unsure) }
    // `the first Monday of the month, meeting at 10`
    let counted = kept.first { phrase in
      EntryVocabulary.beforeWeekday.contains(text.folded(phrase.words.lowerBound - 1) ?? "")
    }
    if let counted { leaveAll(counted.words, counted.refusal ?? .unsure) }
  }

  /// A part of every day, `every evening`, holds for a time that stands elsewhere: `every evening call Ann at 8`.
  mutating func leaveUnfitHours() {
    guard let rule = phrases.first(where: { $0.isTaken && $0.roles.isSuperset(of: [.repetition, .partOfDay]) }),
      case .repetition(_, _, let part?) = rule.meaning
    else { return }
    for place in phrases.indices where phrases[place].isTaken && phrases[place].roles == [.time] {
      guard readHours(of: place, in: part) else { return leaveAll(rule.words, .notUnderstood) }
    }
  }

  /// Takes the verb with the date that it leads to at the end of a text: `the party is on Friday` is of `the party`.
  mutating func takeCopula() {
    guard let first = phrases.firstIndex(where: { $0.isTaken && $0.isWhen }),
      case let start = phrases[first].words.lowerBound, reader.isCopula(start - 1)
    else { return }
    let read = Set(phrases.filter(\.isTaken).flatMap(\.words))
    guard text.words.indices[start...].allSatisfy({ read.contains($0) || text.words[$0].isMark }) else { return }
    phrases[first].words = start - 1..<phrases[first].words.upperBound
  }

  /// A title that would end in `to` was cut: `look forward to tomorrow`.
  mutating func leaveCutTitle() {
    var isTaken = [Bool](repeating: false, count: text.words.count)
    let taken = phrases.filter(\.isTaken)
    for place in taken.flatMap(\.words) { isTaken[place] = true }
    for phrase in taken where phrase.isOfTime {
      let before = phrase.words.lowerBound - 1
      let ends = phrase.words.upperBound
      if before >= 0, !isTaken[before], dangles(before, isLength: phrase.pieceMeaning == .duration) {
        return leaveAll(before..<ends, .cut(typed(before)))
      }
      if ends == text.words.count - 1, !isTaken[ends], dangles(ends) {
        return leaveAll(phrase.words.lowerBound..<ends + 1, .cut(typed(ends)))
      }
    }
  }

  private func typed(_ place: Int) -> String { text.text(text.words[place].core) }

  /// Whether something has to follow a word, as a preposition stands alone only with its verb: `check in`.
  private func dangles(_ place: Int, isLength: Bool = false) -> Bool {
    guard let word = text.folded(place), text.words[place].ending == .none, EntryVocabulary.danglers.contains(word)
    else { return false }
    return word != "in" || isLength || !EntryVocabulary.beforeIn.contains(text.folded(place - 1) ?? "")
  }
}
