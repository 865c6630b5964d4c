import VaultModel
import VaultSyntax

// Dates that are not the task's own: where something is moved, one of several, and what a title needs.
extension EntryReader {
  /// Leaves all dates and times to the title, and says why.
  private mutating func leaveAll(_ words: Range<Int>, _ reason: QuickEntry.Refusal) {
    for place in phrases.indices where phrases[place].isOfTime { phrases[place].isTaken = false }
    tell(words, reason)
  }

  private mutating func tell(_ words: Range<Int>, _ reason: QuickEntry.Refusal) {
    let range = text.range(words.lowerBound, through: words.upperBound - 1)
    left.append(QuickEntry.Left(reason: reason, text: text.text(range)))
  }

  /// `move the meeting from Tuesday to Thursday`: the task has no date of its own.
  mutating func leaveMoved() {
    guard let verb = text.words.indices.first(where: isMoving) else { return }
    let target = (phrases + kept).filter { $0.isOfTime && $0.words.lowerBound > verb && isTarget($0, of: verb) }
    guard let first = target.map(\.words.lowerBound).min(), let last = target.map(\.words.upperBound).max() else {
      return
    }
    leaveAll(first..<last, .moved)
  }

  private func isMoving(_ place: Int) -> Bool {
    guard let word = text.folded(place) else { return false }
    return EntryVocabulary.moving.contains(word) || EntryVocabulary.movingStems.contains(where: word.hasPrefix)
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
        return isAnd(between: other.words, and: phrase.words)
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
    if let day { leaveAll(day.words, .unsure) }
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

// MARK: - What is not read

extension EntryReader {
  /// Says of every date, time and part of the day that stays in the title why it does; where a reason was given already,
  /// it is that of all.
  mutating func tellUnread() {
    guard left.isEmpty, counts(.date) else { return }
    var unread = kept.filter(\.isWhen).map { ($0.words, $0.refusal ?? .unsure) }
    unread += over.map { ($0.words, .isOver) }
    for phrase in phrases where !phrase.isTaken {
      if let reason = reason(ofUntaken: phrase) { unread.append((phrase.words, reason)) }
    }
    for place in text.words.indices where !unread.contains(where: { $0.0.contains(place) }) {
      guard !phrases.contains(where: { $0.words.contains(place) }), let reason = reason(ofWord: place) else { continue }
      unread.append((place..<place + 1, reason))
    }
    for (words, reason) in unread.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }).prefix(3) { tell(words, reason) }
  }

  private func reason(ofUntaken phrase: EntryPhrase) -> QuickEntry.Refusal? {
    switch phrase.pieceMeaning {
    case .partOfDay: return phrase.roles.contains(.date) ? .unsure : .dayMissing
    case .date, .dates, .time, .times, .clocks:
      // A word that is mostly another one, in the midst of a sentence: `buy sun cream`.
      let end = phrase.words.upperBound
      let isHalf = EntryVocabulary.halves.contains(text.folded(end) ?? "")
      return phrase.strength == .beside && !text.endsWords(end) && !isHalf ? nil : .unsure
    case .repetition:
      // `daily` is mostly an adjective.
      return phrase.strength == .anywhere || text.folded(phrase.words.lowerBound)?.hasSuffix("s") == true
        ? .unsure : nil
    default: return nil
    }
  }

  private func reason(ofWord place: Int) -> QuickEntry.Refusal? {
    guard let word = text.folded(place), !word.isEmpty else { return nil }
    if let day = TimeLexicon.days.number(word), day < 2 { return .isOver }
    if EntryVocabulary.ago.contains(word), reader.isUnit(place - 1) { return .isOver }
    if EntryVocabulary.midnights.contains(word) { return .dayMissing }
    let before = text.folded(place - 1) ?? ""
    if MonthName.month(word) != nil, word.unicodeScalars.count >= 4, EntryVocabulary.beforeMonth.contains(before) {
      return .dayMissing
    }
    if EntryVocabulary.partNouns[word] != nil {
      return EntryVocabulary.beforeMonth.contains(before) ? .dayMissing : nil
    }
    // `Fri/Sat`
    if word.contains(where: { $0 == "/" || $0 == "-" }), isName(word, place) { return .unsure }
    guard place > 0, text.endsWords(place + 1) else { return nil }
    if let name = NearlyDate.name(near: word), MonthName.month(name) == nil { return .nearly(name) }
    return word.contains(where: EntryVocabulary.marksOfDates.contains) && isShapedLikeDate(word)
      && !reader.takesNumber(place - 1) && !reader.takesAmount(place - 1) ? .unsure : nil
  }

  /// Whether digits stand as in a time or a date that is not one here: `6:45`, `12.12`, `2026/24/12`, `10-10:30`.
  private func isShapedLikeDate(_ word: String) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { ".:/-–".contains($0) }
    guard 2...4 ~= parts.count, parts.allSatisfy({ $0.allSatisfy(\.isNumber) && 1...4 ~= $0.count }) else {
      return false
    }
    if word.contains(":") { return parts.last?.count == 2 }
    return parts.count == 3 || parts.allSatisfy { $0.count == 2 } && (Int(parts[1]) ?? 0) <= 12
  }
}
