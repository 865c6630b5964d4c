import VaultModel
import VaultSyntax

/// Decides which phrases of a typed task are meant, and makes an entry of them.
///
/// What is sure is taken first, each thing once, from left to right. What is not is taken only at the end of the text, or
/// right beside something that is understood: so `Read the Monday report` keeps its title, and `Call Ann Monday` has a
/// date.
struct EntryReader {
  let text: EntryWords
  let now: LocalDateTime
  let weekStart: Weekday
  let order: QuickEntry.DateOrder?
  let reader: EntryPhraseReader
  private let meanings: Set<QuickEntry.Meaning>?
  var phrases: [EntryPhrase] = []
  /// Dates and times that the word before makes part of the sentence: `about Friday`.
  var kept: [EntryPhrase] = []
  /// A weekend beside something else that says when.
  var weekend: EntryPhrase?
  /// Dates that do not exist or are over.
  var over: [EntryPhrase] = []
  private var roles: Set<QuickEntry.Meaning> = []
  /// What reads like a time or a rule and is left to the title, because no task says it.
  var left: [QuickEntry.Left] = []
  var entry = QuickEntry()

  init(
    _ text: EntryWords, now: LocalDateTime, weekStart: Weekday, order: QuickEntry.DateOrder?,
    only meanings: Set<QuickEntry.Meaning>?
  ) {
    self.text = text
    self.meanings = meanings
    self.now = now
    self.weekStart = weekStart
    self.order = order
    reader = EntryPhraseReader(text: text, order: order)
  }

  /// Reads the text. O(*n*) in its words.
  mutating func read() {
    collect()
    takeNextWeek()
    for place in phrases.indices where phrases[place].strength == .anywhere { take(place) }
    takeFromTheEnd()
    takeBesideOthers()
    takeFront()
    leaveWeekend()
    leaveEndsAlone()
    leaveCountedRules()
    leaveHoursWithoutTime()
    leaveRuleOfOtherDay()
    leaveMoved()
    leaveSeveralDates()
    leaveHalfUnderstood()
    leaveTimeBesideDay()
    leaveUnfitHours()
    leaveBesideUnknownDay()
    takeCopula()
    leaveCutTitle()
    leavePartsOfDay()
    if let refusal = makeEntry() {
      leave(refusal)
      _ = makeEntry()
    }
    tellUnread()
    entry.left = left.enumerated().filter { place, one in
      !left[..<place].contains { $0.text.contains(one.text) }
    }.map(\.element)
  }

  /// All phrases, from left to right, none inside another.
  private mutating func collect() {
    var place = 0
    while place < text.words.count {
      if let bound = end(at: place, reader) ?? (place == 0 ? endInFront(reader) : nil) ?? beginning(at: place, reader) {
        phrases.append(bound)
        place = bound.words.upperBound
      } else if let phrase = reader.phrase(at: place, isBehindDay: isBehindDay(place)) {
        // Its words are passed over, so that `for next friday` does not become `friday`.
        place = phrase.words.upperBound
        if phrase.strength == .never {
          if phrase.isWhen, !isAlternative(phrase) { kept.append(phrase) }
        } else if case .part = phrase.meaning, isNoun(phrase) {
          // Two numbers behind it say no more than behind another noun: `Open evening 7-9`.
          if case .times(let range)? = reader.span(at: place)?.meaning, !range.isSure, startsWithDigit(place) {
            place += 1
          }
        } else if counts(phrase.pieceMeaning) {
          if resolves(phrase) { append(phrase) } else { over.append(phrase) }
        }
      } else {
        place += 1
      }
    }
    leaveClocksAlone()
    // No hour, no rule and no other day is of the first day of a weekend.
    guard phrases.filter(\.isWhen).count > 1 else { return }
    weekend = phrases.first(where: \.isWeekend)
    phrases.removeAll { $0.isWeekend }
  }

  /// Whether a date or a rule ends right before a word.
  private func isBehindDay(_ place: Int) -> Bool {
    guard let last = phrases.last, last.words.upperBound == place else { return false }
    return !last.roles.isDisjoint(with: [.date, .repetition, .partOfDay])
  }

  /// Whether a part of the day is a noun of the title, as in `Film night tomorrow`: a bare English one says when only
  /// behind a day or a time.
  private func isNoun(_ part: EntryPhrase) -> Bool {
    let start = part.words.lowerBound
    guard part.words.count == 1, text.bytes[text.words[start].core.indices].allSatisfy({ $0 < 0x80 }) else {
      return false
    }
    return !(phrases.last.map { $0.isWhen && $0.words.upperBound == start } ?? false)
  }

  /// Whether a phrase is the second of two things of which each may be meant: `Friday or Saturday`.
  private func isAlternative(_ phrase: EntryPhrase) -> Bool {
    let between = phrase.words.lowerBound - 1
    guard let last = phrases.last, last.isWhen, last.words.upperBound == between else { return false }
    return text.folded(between).map(EntryVocabulary.alternatives.contains) ?? false
  }

  /// A weekday or `today` beside the date it is of says nothing more: `Friday, 20 November`.
  private mutating func append(_ phrase: EntryPhrase) {
    // `задача 8.3 до вівторка`
    if let last = phrases.last, last.words.upperBound == phrase.words.lowerBound, reader.isDeadline(phrase),
      last.words.count == 1, case .day(.dayOfMonth(_, _, nil)) = last.meaning
    {
      phrases.removeLast()
    }
    guard let last = phrases.last, last.words.upperBound == phrase.words.lowerBound,
      let joined = joined(last, phrase) ?? joined(phrase, last)
    else { return phrases.append(phrase) }
    phrases[phrases.count - 1].meaning = .day(joined)
    phrases[phrases.count - 1].strength = max(last.strength, phrase.strength)
    phrases[phrases.count - 1].words = last.words.lowerBound..<phrase.words.upperBound
  }

  private func joined(_ named: EntryPhrase, _ dated: EntryPhrase) -> DateExpression.Day? {
    guard case .day(let name) = named.meaning, case .day(let day) = dated.meaning else { return nil }
    switch (name, day) {
    case (.weekday, .weekday): return nil
    case (.weekday(let weekday), _): return date(day)?.weekday == weekday ? day : nil
    case (.fromToday, _): return date(name) == date(day) ? day : nil
    default: return nil
    }
  }

  /// Whether a meaning is to be understood at all.
  func counts(_ meaning: QuickEntry.Meaning) -> Bool { meanings?.contains(meaning) != false }

  /// Whether the days of a phrase exist and are not over, so that nobody is reminded of `photos of 5 May 2019`.
  private func resolves(_ phrase: EntryPhrase) -> Bool {
    let isAtStart = phrase.words.lowerBound == 0
    switch phrase.meaning {
    case .day(let day), .dayPart(let day, _):
      // A log begins with the day that it is of, but with no `monday this week`.
      let isOfLog = isAtStart && !day.isOfWeek
      return date(day).map { (isOfLog || $0 >= now.date) && !isOfLastCentury(phrase, $0) } ?? false
    case .days(let first, let last):
      return span(first, last).map { $0.last >= now.date } ?? false
    case .moment(let expression):
      return moment(expression).map { isAtStart || $0.date >= now.date } ?? false
    case .scheduled(let expression), .wait(let expression):
      return moment(expression) != nil
    default: return true
    }
  }

  /// Whether a year of two digits would be more than 20 years ahead, `31.10.74`, as in Java's `SimpleDateFormat`.
  private func isOfLastCentury(_ phrase: EntryPhrase, _ date: LocalDate) -> Bool {
    guard case .day(.dayOfMonth) = phrase.meaning else { return false }
    return date.year > now.date.year + 20 && !text(of: [phrase]).contains(String(date.year))
  }

  /// Two days of which the second one comes later; a weekday is the next one behind the first day: `Friday to Sunday`.
  func span(_ first: DateExpression.Day, _ last: DateExpression.Day) -> (first: LocalDate, last: LocalDate)? {
    guard let begin = date(first), var end = date(last) else { return nil }
    if case .weekday = last, end < begin, let later = end.adding(days: 7) { end = later }
    return begin < end ? (begin, end) : nil
  }

  /// The date of a day, with the time that is said of it; nil outside the calendar.
  func date(_ day: DateExpression.Day, at time: LocalTime? = nil) -> LocalDate? {
    moment(DateExpression(time.map { .dayAndTime(day, $0) } ?? .day(day)))?.date
  }
}

// MARK: - What is meant

extension EntryReader {
  private mutating func take(_ place: Int) {
    guard !phrases[place].isTaken, roles.isDisjoint(with: phrases[place].roles) else { return }
    phrases[place].isTaken = true
    roles.formUnion(phrases[place].roles)
  }

  /// Notes that something is said that can be said once only.
  mutating func noteTaken(_ meaning: QuickEntry.Meaning) { roles.insert(meaning) }

  /// Takes what stands at the end of the text, as far as everything behind it is understood.
  private mutating func takeFromTheEnd() {
    var end = text.words.count
    for place in phrases.indices.reversed() {
      guard phrases[place].words.upperBound == end else { break }
      if !phrases[place].isTaken, phrases[place].strength >= .atEdge || followsDate(place) { take(place) }
      guard phrases[place].isTaken else { break }
      end = phrases[place].words.lowerBound
    }
  }

  /// Whether the phrase before says when and would be taken as well: `friday 9:15`.
  private func followsDate(_ place: Int) -> Bool {
    place > 0 && touch(place - 1, place) && phrases[place - 1].isWhen && phrases[place - 1].strength >= .atEdge
  }

  /// Takes what stands beside something that says when, or before a colon at the beginning.
  private mutating func takeBesideOthers() {
    takeBeginning()
    for place in phrases.indices where isBefore(place) || isHeading(place) { take(place) }
    for place in phrases.indices.dropLast().reversed() {
      let next = place + 1
      if phrases[next].isTaken, phrases[next].isWhen, touch(place, next) { take(place) }
    }
    for place in phrases.indices where isBefore(place) { take(place) }
  }

  /// A day and a time side by side at the beginning are meant, although each might name the thing behind it: `Dec 12 at 3
  /// call Ann`, but not `Friday at 5 Main Street`.
  private mutating func takeBeginning() {
    guard phrases.count > 1, phrases[0].words.lowerBound == 0, touch(0, 1),
      [[.date, .time], [.date, .partOfDay]].contains(
        phrases[0].roles.union(phrases[1].roles).subtracting(
          phrases[0].roles.isSuperset(of: [.date, .partOfDay]) ? [.partOfDay] : [])),
      max(phrases[0].strength, phrases[1].strength) >= .atEdge
    else { return }
    let next = phrases[1].words.upperBound
    guard next < text.words.count, !text.words[next].isText, isLower(next) else { return }
    // `Friday night lights` is a name, `tuesday evening choir with Nina` is not.
    let isTimed = phrases[..<2].contains { $0.roles.contains(.time) }
    guard isTimed || isVerb(next) || EntryVocabulary.goingOnBehindDay.contains(text.folded(next + 1) ?? "") else {
      return
    }
    take(0)
    take(1)
  }

  /// Whether the phrase before is understood and says when, or says anything and this one needs no date beside it.
  private func isBefore(_ place: Int) -> Bool {
    guard place > 0, phrases[place - 1].isTaken, touch(place - 1, place) else { return false }
    return phrases[place - 1].isWhen
      || phrases[place].strength >= .atEdge && phrases[place - 1].pieceMeaning == .duration
  }

  func touch(_ first: Int, _ second: Int) -> Bool {
    phrases[first].words.upperBound == phrases[second].words.lowerBound
  }

  /// A clock says more than a part of the day, and one that stands elsewhere leaves the part to the title: `tomorrow
  /// evening class at 19:00`.
  private mutating func leavePartsOfDay() {
    let taken = phrases.filter { $0.isTaken && $0.isWhen && $0.roles != [.partOfDay] }
    guard taken.contains(where: { $0.roles == [.time] }) else {
      // Nor is it of any day by itself: `ввечері, звіт`.
      for place in phrases.indices where taken.isEmpty && phrases[place].isWhen { phrases[place].isTaken = false }
      return
    }
    for place in phrases.indices where phrases[place].isTaken {
      switch phrases[place].meaning {
      case .part: phrases[place].isTaken = isBesideTime(place)
      case .dayPart(let day, _):
        phrases[place].meaning = .day(day)
        if !isBesideTime(place), phrases[place].words.count > 1 {
          phrases[place].words = phrases[place].words.dropLast()
        }
      default: break
      }
    }
  }

  /// Whether a time is among the taken phrases around a place.
  private func isBesideTime(_ place: Int) -> Bool {
    var (first, last) = (place, place)
    while first > 0, phrases[first - 1].isTaken, touch(first - 1, first) { first -= 1 }
    while last + 1 < phrases.count, phrases[last + 1].isTaken, touch(last, last + 1) { last += 1 }
    return (first...last).contains { phrases[$0].roles == [.time] }
  }

  /// `Friday: call Ann`, `Friday, call Ann`.
  private func isHeading(_ place: Int) -> Bool {
    let words = phrases[place].words
    guard words.lowerBound == 0, words.upperBound < text.words.count else { return false }
    let ending = text.words[words.upperBound - 1].ending
    return ending == .colon || ending == .comma
  }
}
