import VaultModel
import VaultSyntax

// What repeats: its end, its times of day and its first occurrence.
extension EntryReader {
  /// What ends a rule that stands before it; nil where there is no such rule, so that `wait until Monday` is text.
  func end(at place: Int, _ reader: EntryPhraseReader) -> EntryPhrase? {
    guard counts(.end), let rule = phrases.last(where: { $0.rule != nil }), rule.mayEnd,
      let end = reader.end(at: place)
    else { return nil }
    return self.end(end, of: rule)
  }

  /// What begins a rule right before it or right behind it, or at the beginning of a text that has one: `every friday from
  /// dec 4`, `from dec 5 language club every saturday`.
  func beginning(at place: Int, _ reader: EntryPhraseReader) -> EntryPhrase? {
    guard counts(.repetition), let found = reader.beginning(at: place) else { return nil }
    if isBehindRule(found) { return found }
    let next = found.words.upperBound
    if text.words.indices.contains(next), reader.repetition(at: next)?.isSure == true { return found }
    return place == 0 && hasRule(behind: next, reader) ? found : nil
  }

  /// An end at the beginning of a text whose rule comes later: `until dec 20 light a candle every sunday`.
  func endInFront(_ reader: EntryPhraseReader) -> EntryPhrase? {
    guard counts(.end), var end = reader.end(at: 0), hasRule(behind: end.words.upperBound, reader) else { return nil }
    end.strength = .anywhere
    return end
  }

  private func hasRule(behind place: Int, _ reader: EntryPhraseReader) -> Bool {
    text.words.indices.dropFirst(place).contains { reader.repetition(at: $0)?.isSure == true }
  }

  /// Leaves a rule of hours whose first day says no time, so that none is made up: `every 12 hours starting tomorrow`.
  mutating func leaveHoursWithoutTime() {
    let taken = phrases.filter { $0.isTaken && $0.isWhen }
    guard let rule = taken.first(where: { $0.rule.map { $0.rule.frequency < .daily } == true }),
      let day = taken.first(where: { $0.roles.contains(.date) }), !taken.contains(where: { $0.roles.contains(.time) })
    else { return }
    let words = min(rule.words.lowerBound, day.words.lowerBound)..<max(rule.words.upperBound, day.words.upperBound)
    leaveAll(words, .notUnderstood)
  }

  /// Leaves a rule beside a day that cannot begin it: a week or a month is all of its days, `every friday next month`,
  /// and a date behind a weekday would be one of the rule's, `every friday 13th`.
  mutating func leaveRuleOfOtherDay() {
    let taken = phrases.filter { $0.isTaken && $0.isWhen }
    guard let rule = taken.first(where: { $0.rule != nil }), let parts = rule.rule?.rule,
      let beside = taken.first(where: { if case .day = $0.meaning { true } else { false } }),
      case .day(let day) = beside.meaning,
      !EntryVocabulary.beforeFirst.contains(text.folded(beside.words.lowerBound) ?? ""),
      rule.words.upperBound == beside.words.lowerBound || beside.words.upperBound == rule.words.lowerBound
    else { return }
    let isOther = !isOf(parts, day) && rule.words.upperBound == beside.words.lowerBound
    if day.isSpan || isOther { leaveAll(beside.words, .notUnderstood) }
  }

  /// Whether a date may be of a rule of certain weekdays.
  private func isOf(_ rule: RecurrenceRule, _ day: DateExpression.Day) -> Bool {
    guard rule.frequency == .weekly, !rule.byDay.isEmpty, !day.isRelative else { return true }
    return date(day).map { date in rule.byDay.contains { $0.weekday == date.weekday } } ?? false
  }

  /// Leaves all where a number of times counts a rule: `3 times daily`.
  mutating func leaveCountedRules() {
    if let rule = kept.first(where: { $0.rule != nil && reader.isCounted(rule: $0) }) {
      return leaveAll(rule.words, .notUnderstood)
    }
    // What is done so often has no day and no hour of its own: `3 times a week at 18:00`.
    let taken = phrases.filter { $0.isTaken && $0.isWhen }
    if let quota = taken.first(where: \.isQuota), taken.count > 1 { return leaveAll(quota.words, .notUnderstood) }
    // `3 рази на день о 8:00`: one time is none of three.
    let often = text.words.indices.first { place in
      guard let word = text.folded(place), !phrases.contains(where: { $0.isTaken && $0.words.contains(place) }) else {
        return false
      }
      let isCount = EntryVocabulary.twice.contains(word) || EntryVocabulary.timesNouns.contains(word) && word != "раз"
      return isCount && EntryVocabulary.beforeUnit.contains(text.folded(place + 1) ?? "") && text.isUnit(place + 2)
    }
    if let often, phrases.contains(where: { $0.isTaken && $0.roles.contains(.time) }) {
      leaveAll(often..<often + 3, .notUnderstood)
    }
  }

  /// A phrase as the end of a rule; nil where it would not be meant so.
  private func end(_ phrase: EntryPhrase, of rule: EntryPhrase) -> EntryPhrase? {
    guard case .end(let meant) = phrase.meaning else { return nil }
    if case .until(let day, _) = meant, date(day) == nil { return nil }
    guard isBehindRule(phrase) else { return rule.strength == .anywhere && meant.isMeantApart ? phrase : nil }
    guard let frequency = rule.rule?.rule.frequency, meant.isMeant(by: frequency) else { return nil }
    // As sure as the rule is.
    var end = phrase
    end.strength = rule.strength
    return end
  }

  /// Whether nothing but what is understood stands between the last rule and a phrase.
  private func isBehindRule(_ end: EntryPhrase) -> Bool {
    var next = end.words.lowerBound
    for phrase in phrases.reversed() {
      guard phrase.words.upperBound == next else { return false }
      if phrase.rule != nil { return true }
      next = phrase.words.lowerBound
    }
    return false
  }

  /// An end whose rule was not taken ends nothing.
  mutating func leaveEndsAlone() {
    guard !phrases.contains(where: { $0.isTaken && $0.rule != nil }) else { return }
    for place in phrases.indices where phrases[place].pieceMeaning == .end { phrases[place].isTaken = false }
  }

  /// Several times of day make one task only with a rule: without one they are left as they stand.
  mutating func leaveClocksAlone() {
    guard !phrases.contains(where: { $0.rule != nil }) else { return }
    for phrase in phrases where phrase.pieceMeaning == .clocks && phrase.strength == .anywhere {
      left.append(QuickEntry.Left(reason: .timesWithoutRule, text: text(of: [phrase])))
    }
    phrases.removeAll { $0.pieceMeaning == .clocks }
  }

  /// Leaves a rule to the title with all that belongs to it, so that no half of it is understood.
  mutating func leave(_ reason: QuickEntry.Refusal) {
    let meanings: Set<QuickEntry.Meaning> = reason == .timesWithoutRule ? [.clocks] : [.clocks, .repetition, .end]
    let places = phrases.indices.filter { phrases[$0].isTaken && meanings.contains(phrases[$0].pieceMeaning) }
    for place in places { phrases[place].isTaken = false }
    left.append(QuickEntry.Left(reason: reason, text: text(of: places.map { phrases[$0] })))
  }

  /// The words of phrases, with dots where the title goes on between them.
  func text(of phrases: [EntryPhrase]) -> String {
    var result = ""
    var previous: Int?
    for phrase in phrases {
      if let previous { result += previous == phrase.words.lowerBound ? " " : " … " }
      result += text.text(text.range(phrase.words.lowerBound, through: phrase.words.upperBound - 1))
      previous = phrase.words.upperBound
    }
    return result
  }
}

// MARK: - The rule of the entry

extension EntryReader {
  /// Puts rule, end and times of day together, and moves the entry to the first occurrence.
  ///
  /// - Returns: why they do not go together; nil when they do, and for an entry without a rule.
  mutating func setRule(end: EntryPhrase.End?) -> QuickEntry.Refusal? {
    guard let plain = entry.rule else { return entry.clocks.isEmpty ? nil : .timesWithoutRule }
    let span = end == nil ? takeSpan(of: plain) : nil
    let meant = entry.scheduled?.moment ?? entry.wait
    let begin = entry.block?.start ?? entry.due ?? meant ?? .day(now.date)
    var rule = plain
    let day = (firstOccurrence(of: plain, from: begin) ?? begin).date
    let ending = span ?? end.flatMap { self.ending($0, from: day) }
    if let ending {
      guard let ended = rule.ending(ending) else { return .ruleIsOver }
      rule = ended
    }
    entry.rule = rule
    let language = plain.language ?? .english
    if !entry.clocks.isEmpty {
      guard let timed = rule.at(entry.clocks, start: day, weekStart: weekStart) else { return .timesInNoRule }
      rule = timed
      entry.repetition = timed.sentence(in: language)
    } else if let ending, let typed = entry.repetition {
      let text = typed + " " + ending.text(in: language)
      entry.repetition = (try? RepetitionWords(reading: text)) == rule ? text : rule.sentence(in: language)
    }
    return setFirstOccurrence(of: rule) ? nil : .ruleIsOver
  }

  /// Takes days that are longer than the rule's own distance for its first and its last day, as in `every day from 1 Dec
  /// to 10 Dec`; `every year from 20 Dec to 22 Dec` is three days long.
  private mutating func takeSpan(of words: RepetitionWords) -> RepetitionWords.Ending? {
    guard words.rule.until == nil, words.rule.count == nil, let block = entry.block, case .day(let first) = block.start,
      case .day(let last)? = block.end,
      let schedule = try? Schedule(
        Repetition(rule: words.sentence(in: .english)), start: block.start, weekStart: weekStart, exceptions: []),
      let second = schedule.occurrences.first(where: { $0.date > first }), second.date <= last
    else { return nil }
    entry.block = nil
    entry.due = block.start
    return .until(last)
  }

  private func ending(_ end: EntryPhrase.End, from first: LocalDate) -> RepetitionWords.Ending? {
    switch end {
    case .until(let day, _): return date(day).map { .until($0) }
    case .month(let month, let year, let isWhole):
      guard let start = date(.dayOfMonth(day: 1, month: month, year: year)) else { return nil }
      // The month that it is ends with its own last day: `through November`.
      let isNow = isWhole && year == nil && month == now.date.month
      return (isNow ? now.date.endOfMonth : isWhole ? start.endOfMonth : start.adding(days: -1)).map { .until($0) }
    case .count(let count): return .count(count)
    case .lasting(let months, let days):
      return first.adding(months: months)?.adding(days: days - 1).map { .until($0) }
    }
  }

  /// What repeats begins with its first occurrence: from its date on, else from now.
  ///
  /// - Returns: false where it has none.
  private mutating func setFirstOccurrence(of rule: RepetitionWords) -> Bool {
    let meant = entry.scheduled?.moment ?? entry.wait
    let begin = entry.block?.start ?? entry.due ?? meant ?? .day(now.date)
    guard let first = firstOccurrence(of: rule, from: begin) ?? firstOccurrence(of: rule, from: .time(now)) else {
      return false
    }
    guard let block = entry.block else {
      // What only says when somebody means to do it, or until when it is hidden, repeats by that.
      if entry.due == nil, let meant {
        let shift = DateShift(from: meant, to: first)
        if let scheduled = entry.scheduled { entry.scheduled = shift.moved(scheduled) }
        entry.wait = entry.wait.flatMap(shift.moved)
        return true
      }
      // The part of the day goes with the day: `every friday evening`.
      if let due = entry.due, entry.scheduledPart != nil, let scheduled = entry.scheduled {
        entry.scheduled = DateShift(from: due, to: first).moved(scheduled)
      }
      entry.due = first
      return true
    }
    let shift = DateShift(from: block.start, to: first)
    let end = block.end.flatMap(shift.moved)
    if (end == nil) == (block.end == nil) { entry.block = .init(start: first, end: end) }
    return true
  }

  /// Every second week begins with the next one of its days, whichever week that is in.
  private func firstOccurrence(of rule: RepetitionWords, from begin: Moment) -> Moment? {
    var rule = rule
    rule.rule.interval = 1
    let repetition = Repetition(rule: rule.sentence(in: .english))
    let schedule = try? Schedule(repetition, start: begin, weekStart: weekStart, exceptions: [])
    return schedule?.occurrences.first { _ in true }
  }
}

extension EntryPhrase {
  /// Whether it is meant wherever it stands.
  fileprivate var isSure: Bool { strength == .anywhere }

  /// Whether it is a rule that goes on for ever.
  fileprivate var mayEnd: Bool { rule.map { $0.rule.until == nil && $0.rule.count == nil } ?? false }
}

extension EntryPhrase.End {
  /// Whether it ends a rule right before it: `щотижня до п'ятниці` is a task due on Friday.
  fileprivate func isMeant(by frequency: RecurrenceFrequency) -> Bool {
    guard case .until(let day, isDeadline: true) = self, frequency >= .weekly else { return true }
    switch day {
    case .weekday, .weekdayOfNextWeek, .weekdayOfWeek, .endOfWeek, .fromToday: return false
    default: return true
    }
  }

  /// Whether it ends a rule with other words between them: `every day call Ann until 1 Dec`.
  fileprivate var isMeantApart: Bool {
    guard case .until(let day, let isDeadline) = self else { return false }
    switch day {
    case .date, .dayOfMonth: return true
    default: return !isDeadline
    }
  }
}
