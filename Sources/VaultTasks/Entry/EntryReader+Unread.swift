import VaultModel
import VaultSyntax

// What is not read, and why.
extension EntryReader {
  /// Says of every date, time and part of the day that stays in the title why it does; where a reason was given already,
  /// it is that of all.
  mutating func tellUnread() {
    guard left.isEmpty, counts(.date) else { return }
    var unread = kept.filter(\.isWhen).map { ($0.words, $0.refusal ?? .unsure) }
    unread += over.map { ($0.words, isBackwards($0) ? .notUnderstood : .isOver) }
    for phrase in phrases where !phrase.isTaken {
      if let reason = reason(ofUntaken: phrase) { unread.append((phrase.words, reason)) }
    }
    let said = Set(phrases.filter(\.isOfTime).flatMap(\.words))
    for place in text.words.indices where !said.contains(place) && !unread.contains(where: { $0.0.contains(place) }) {
      guard let found = stretch(at: place) ?? reason(ofWord: place).map({ (place..<place + 1, $0) }) else { continue }
      unread.append(found)
    }
    for (words, reason) in unread.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }).prefix(3) { tell(words, reason) }
  }

  /// Whether two days stand in the wrong order: `from Friday till Friday`.
  private func isBackwards(_ phrase: EntryPhrase) -> Bool {
    if case .days(let first, let last) = phrase.meaning { span(first, last) == nil } else { false }
  }

  private func reason(ofUntaken phrase: EntryPhrase) -> QuickEntry.Refusal? {
    if phrase.isQuota { return .notUnderstood }
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
    if EntryVocabulary.ago.contains(word), text.isUnit(place - 1) { return .isOver }
    if EntryVocabulary.midnights.contains(word) || EntryVocabulary.partPlurals[word] != nil { return .dayMissing }
    let before = text.folded(place - 1) ?? ""
    if MonthName.month(word) != nil, word.unicodeScalars.count >= 4 || EntryVocabulary.beforeMonth.contains(before) {
      return isName(word, place) ? .dayMissing : nil
    }
    if isDayName(word, place) { return .unsure }
    if EntryVocabulary.partNouns[word] != nil {
      return EntryVocabulary.beforeMonth.contains(before) ? .dayMissing : nil
    }
    // `Fri/Sat`
    if word.contains(where: { $0 == "/" || $0 == "-" }), isName(word, place) { return .unsure }
    if isGlued(word) || isHourWithMinutes(word) { return .unsure }
    let isDotted = !text.isCyrillic && isDayWithMonth(word)
    if isDotted, place == 0 { return .dotted }
    guard place > 0, text.endsWords(place + 1) else { return nil }
    if let name = NearlyDate.name(near: word), MonthName.month(name) == nil { return .nearly(name) }
    if startsWithDigit(place), EntryVocabulary.beforeUnreadTime.contains(before) { return .unsure }
    let isNumber = reader.takesNumber(place - 1) || reader.takesAmount(place - 1)
    return word.contains(where: EntryVocabulary.marksOfDates.contains) && isShapedLikeDate(word)
      && (!isNumber || word.contains(":")) ? isDotted ? .dotted : .unsure : nil
  }

  /// `25.12`
  private func isDayWithMonth(_ word: String) -> Bool {
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 }) else { return false }
    return 1...31 ~= Int(parts[0]) ?? 0 && 1...12 ~= Int(parts[1]) ?? 0
  }

  /// Whether digits stand as in a time or a date that is not one here: `6:45`, `12.12`, `2026/24/12`, `10-10:30`.
  private func isShapedLikeDate(_ word: String) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { ".:/-–".contains($0) }
    guard 2...4 ~= parts.count, parts.allSatisfy({ $0.allSatisfy(\.isNumber) && 1...4 ~= $0.count }) else {
      return false
    }
    if word.contains(":") { return parts.last?.count == 2 }
    // `3-5`
    if parts.count == 2, let first = Int(parts[0]), let last = Int(parts[1]), first < last, 1...24 ~= last {
      return word.contains { $0 == "-" || $0 == "–" }
    }
    return parts.count == 3 || parts.allSatisfy { $0.count == 2 } && (Int(parts[1]) ?? 0) <= 12
  }

  /// Whether a word is a day that no phrase has: `Monday's`, `(tomorrow)`.
  private func isDayName(_ word: String, _ place: Int) -> Bool {
    let name = word.drop { $0 == "(" || $0 == "[" }
    if EntryVocabulary.unreadDays.contains(word) { return true }
    if name.hasSuffix("'s") { return Weekday(named: name.dropLast(2)) != nil && name.count > 6 }
    if let day = TimeLexicon.days.number(name), day >= 2 { return !EntryVocabulary.neverDates.contains(String(name)) }
    return name.unicodeScalars.count > 5 && Weekday(named: name) != nil
  }

  /// `15h30`, `~3pm`
  private func isHourWithMinutes(_ word: String) -> Bool {
    let digits = word.drop { $0 == "~" || $0 == "≈" }
    let isAbout = digits.count < word.count && digits.first?.isNumber == true
    let parts = digits.split(separator: "h", omittingEmptySubsequences: false)
    return isAbout || parts.count == 2 && parts.allSatisfy { 1...2 ~= $0.count && $0.allSatisfy(\.isNumber) }
  }

  /// Whether one of several things in a word without spaces is a day or a time: `завтра,15:00`, `dentist@15:00`.
  private func isGlued(_ word: String) -> Bool {
    let parts = word.split { ",@/;".contains($0) }
    return parts.count > 1
      && parts.contains { part in
        part.unicodeScalars.count > 5 && Weekday(named: part) != nil
          || TimeLexicon.days.number(part) == 3 || LocalTime(part) != nil || LocalDate(part) != nil
      }
  }
}

// MARK: - Several words

extension EntryReader {
  /// The words from a place on that read like a date or a length together, and why they stay.
  private func stretch(at place: Int) -> (Range<Int>, QuickEntry.Refusal)? {
    guard let word = text.folded(place), !word.isEmpty else { return nil }
    return noDay(at: place, word) ?? offset(at: place, word) ?? howOften(at: place, word) ?? hours(at: place, word)
      ?? movedBy(at: place)
  }

  /// A day that its month does not have: `30 Feb`, `on February 30`.
  private func noDay(at place: Int, _ word: String) -> (Range<Int>, QuickEntry.Refusal)? {
    guard let next = text.folded(place + 1), text.words[place].ending == .none || text.words[place].ending == .stop,
      startsWithDigit(place) != startsWithDigit(place + 1)
    else { return nil }
    let (number, name) = startsWithDigit(place) ? (word, next) : (next, word)
    guard MonthName.month(name) != nil, isName(name, startsWithDigit(place) ? place + 1 : place),
      number.utf8.count <= 9, Int(number.prefix { $0.isNumber }).map({ 1...99 ~= $0 }) == true
    else { return nil }
    return (place..<place + 2, .notUnderstood)
  }

  /// So much time from now that no date says: `in 2 and a half hours`, `через півтора місяця`.
  private func offset(at place: Int, _ word: String) -> (Range<Int>, QuickEntry.Refusal)? {
    if EntryVocabulary.beforeOffset.contains(word), let end = endOfLength(at: place + 1) {
      return (place..<end, .notUnderstood)
    }
    // `3 days from now`
    guard startsWithDigit(place) || number(place) != nil, let end = endOfLength(at: place),
      text.folded(end) == "from", text.folded(end + 1) == "now"
    else { return nil }
    return (place..<end + 2, .notUnderstood)
  }

  /// Where a length ends that is said in words between numbers and a unit: `2 and a half hours`, `a few days`.
  private func endOfLength(at place: Int) -> Int? {
    var next = place
    while next < text.words.count, next < place + 6, let word = text.folded(next),
      next == place || text.words[next - 1].ending == .none
    {
      if text.isUnit(next) || word.split(separator: "-").allSatisfy({ TimeLexicon.units.number($0) != nil })
        || EntryVocabulary.unitsInOneWord.contains(where: word.hasPrefix)
      {
        return next + 1
      }
      guard startsWithDigit(next) || EntryVocabulary.ofLength.contains(word) || TimeLexicon.numbers.number(word) != nil
      else { return nil }
      next += 1
    }
    return nil
  }

  /// `twice a week`, `двічі на день`, which is no rule of days.
  private func howOften(at place: Int, _ word: String) -> (Range<Int>, QuickEntry.Refusal)? {
    guard EntryVocabulary.beforeHowOften.contains(word), !text.isUnit(place), text.words[place].ending == .none,
      EntryVocabulary.beforeUnit.contains(text.folded(place + 1) ?? ""), text.isUnit(place + 2)
    else { return nil }
    return (place..<place + 3, .notUnderstood)
  }

  /// Bare hours at the end: `before 10`, `at half nine`, `3 to 5`.
  private func hours(at place: Int, _ word: String) -> (Range<Int>, QuickEntry.Refusal)? {
    let isHour = { (place: Int) in text.folded(place).flatMap { Int($0) }.map { 1...24 ~= $0 } ?? false }
    guard place > 0, !reader.changesNumber, !reader.takesNumber(place - 1) else { return nil }
    if EntryVocabulary.besideHours.contains(word), text.endsWords(place + 2), isHour(place + 1) {
      return (place..<place + 2, .unsure)
    }
    if word == "half", text.endsWords(place + 2), isHour(place + 1) || number(place + 1) != nil {
      return (place..<place + 2, .notUnderstood)
    }
    guard isHour(place), EntryVocabulary.betweenTimes.contains(text.folded(place + 1) ?? ""), isHour(place + 2),
      text.endsWords(place + 3)
    else { return nil }
    return (place..<place + 3, .unsure)
  }

  private func number(_ place: Int) -> Int? { text.folded(place).flatMap { TimeLexicon.numbers.number($0) } }

  /// How far or to which hour something is moved: `postpone the call a week`, `відкласти на тиждень`, `shift it to 10`.
  private func movedBy(at place: Int) -> (Range<Int>, QuickEntry.Refusal)? {
    guard let word = text.folded(place), text.words.indices.prefix(place).contains(where: isMoving) else { return nil }
    if EntryVocabulary.targets.contains(word), startsWithDigit(place + 1), text.endsWords(place + 2) {
      return (place..<place + 2, .moved)
    }
    let isCount = startsWithDigit(place) || EntryVocabulary.ofLength.contains(word) || number(place) != nil
    guard word == "на" || isCount else { return nil }
    return endOfLength(at: word == "на" ? place + 1 : place).map { (place..<$0, .moved) }
  }
}
