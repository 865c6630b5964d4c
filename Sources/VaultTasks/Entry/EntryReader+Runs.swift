import VaultModel
import VaultSyntax

// The one rule above all: what is not understood whole stays text.
extension EntryReader {
  /// The longest stretch of words of dates, times and repetition, numbers and what connects them.
  struct Run {
    /// Its words, from the first to the last one that says something.
    var words: Range<Int>
    /// Its phrases, as places in ``EntryReader/phrases``.
    var phrases: [Int]
  }

  /// What a word is in a run.
  enum Part {
    case phrase(Int)
    /// A number, or a word of dates, that no phrase has.
    case loose
    case joint
    case title
  }

  /// Leaves to the title what is half understood, and then every other date and time of the text with it: `Decembr 20,
  /// call Ann at 15:00` is no task of today.
  mutating func leaveHalfUnderstood() {
    let parts = parts(reader)
    let days = phrases.first { $0.isTaken && $0.pieceMeaning == .dates }
    var isRefused = days.map { leavesTimes(of: $0) } ?? false
    for run in runs(parts) {
      if isUnderstood(run, parts) {
        let span = widened(run, parts)
        guard span != run.words else { continue }
        isRefused = true
        leave(span, .notUnderstood)
      } else {
        // Numbers beside several days may be their hours: `Monday to Friday open 9 to 5`.
        let taken = days != nil || run.phrases.contains { phrases[$0].isTaken && phrases[$0].isWhen }
        let span = widened(run, parts)
        let reason = zone(in: run, parts).map(QuickEntry.Refusal.zone) ?? reason(of: run, reader)
        guard taken || span != run.words || reason != .notUnderstood else { continue }
        isRefused = isRefused || taken || span != run.words
        leave(withKept(span), reason)
      }
    }
    guard isRefused else { return }
    for place in phrases.indices where phrases[place].isOfTime { phrases[place].isTaken = false }
  }

  /// Whether a time stands beside several days, of which no task says it: `20-22 Nov open at 10:00`.
  private mutating func leavesTimes(of days: EntryPhrase) -> Bool {
    let isTimed = phrases.contains { !$0.isTaken && $0.roles == [.time] && $0.strength >= .atEdge }
    if isTimed { leave(days.words, .notUnderstood) }
    return isTimed
  }

  private mutating func leave(_ words: Range<Int>, _ reason: QuickEntry.Refusal) {
    let range = text.range(words.lowerBound, through: words.upperBound - 1)
    guard !left.contains(where: { text.text(range).contains($0.text) }) else { return }
    left.append(QuickEntry.Left(reason: reason, text: text.text(range)))
  }

  /// Why a run stays: `12/5` has two readings.
  private func reason(of run: Run, _ reader: EntryPhraseReader) -> QuickEntry.Refusal {
    for place in run.words where order == nil {
      guard let days = reader.slashed(place), let first = date(days.0), let second = date(days.1), first != second
      else {
        continue
      }
      let isAtEnd = run.words.upperBound == text.words.count
      let isAsked = text.folded(place - 1).map { EntryVocabulary.beforeDay.contains($0) } ?? false
      if isAtEnd || isAsked || run.words.count > 1 { return .twoDates(first, second) }
    }
    return .notUnderstood
  }
}

// MARK: - Whether it is understood

extension EntryReader {
  private mutating func isUnderstood(_ run: Run, _ parts: [Part]) -> Bool {
    var next = run.words.lowerBound
    for place in run.phrases where phrases[place].isTaken || isLeftToTitle(place, in: run) {
      // Dashes may stand between a day and its time.
      guard (next..<phrases[place].words.lowerBound).allSatisfy({ isDash($0) }) else { return false }
      next = max(next, phrases[place].words.upperBound)
    }
    guard (next..<run.words.upperBound).allSatisfy({ isDash($0) }) else { return false }
    return fitsPart(run) && !isBesideKept(run, parts) && !isContinued(run)
  }

  /// Whether a length goes on behind another one: `in 2 weeks 3 hours`.
  private func isContinued(_ run: Run) -> Bool {
    zip(run.phrases, run.phrases.dropFirst()).contains { first, second in
      guard phrases[first].isOffset, case .length(_, beginsBlock: false) = phrases[second].meaning else { return false }
      return text.folded(phrases[second].words.lowerBound)?.hasPrefix("~") == false
    }
  }

  private func isDash(_ place: Int) -> Bool { text.folded(place).map { ["-", "–", "—"].contains($0) } ?? false }

  /// Whether a part of the day at the end of a run goes on as part of the title: `tomorrow evening class`.
  private func isLeftToTitle(_ place: Int, in run: Run) -> Bool {
    guard case .part = phrases[place].meaning else { return false }
    return run.phrases.last == place && phrases[place].words.upperBound < text.words.count
  }

  /// Whether time and part of the day go together, `tomorrow evening at 8`, and which half of the day is meant then.
  private mutating func fitsPart(_ run: Run) -> Bool {
    let taken = run.phrases.filter { phrases[$0].isTaken }
    if let part = taken.compactMap({ phrases[$0].meaning.partOfDay }).first {
      return taken.allSatisfy { readHours(of: $0, in: part) } && !isNightOfEither(part, taken)
    }
    // `Film night at 9 tomorrow`: the title tells the half of the day, but a clock that does not fit is no contradiction.
    guard let part = partNamed(before: run) else { return true }
    // `afternoon at 7` may be either half of the day.
    return taken.allSatisfy { readHours(of: $0, in: part) || !isOpenHour($0) }
  }

  /// Whether an hour after midnight may be of the night before a day or of the one behind it: `tomorrow night at 1`.
  private func isNightOfEither(_ part: PartOfDay, _ taken: [Int]) -> Bool {
    guard part == .night, taken.contains(where: { phrases[$0].roles.contains(.date) }) else { return false }
    return taken.contains { place in
      if case .time(let clock) = phrases[place].meaning { clock.time.hour < part.hours.end } else { false }
    }
  }

  /// Moves a time or a span to the half of the day that a part of it asks for; false where neither is in that part.
  mutating func readHours(of place: Int, in part: PartOfDay) -> Bool {
    switch phrases[place].meaning {
    // `12 tomorrow night` is of that day or of the next one.
    case .time(let clock) where part == .night && clock.isOpen && clock.time.hour % 12 == 0: return false
    case .time(let clock):
      guard let time = clock.time(in: part) else { return false }
      phrases[place].meaning = .time(WrittenClock(time))
    case .clocks(let clocks):
      let times = clocks.compactMap { $0.time(in: part) }
      guard times.count == clocks.count else { return false }
      phrases[place].meaning = .clocks(times.map { WrittenClock($0) })
    case .times(var range) where WrittenClock(range.times.start).time(in: part) == nil:
      guard !range.isSure, let start = range.times.start.half, let end = range.times.end.half,
        WrittenClock(start).time(in: part) != nil
      else { return false }
      range.times = TimeRange(start, end)
      phrases[place].meaning = .times(range)
    default: break
    }
    return true
  }

  /// Whether a phrase is an hour without its half of the day.
  private func isOpenHour(_ place: Int) -> Bool {
    if case .time(let clock) = phrases[place].meaning { clock.isOpen && clock.form == .hour } else { false }
  }

  /// The part of the day that the last word of the title before a run names; a night out begins in the evening.
  private func partNamed(before run: Run) -> PartOfDay? {
    let place = run.words.lowerBound - 1
    guard place >= 0, !text.words[place].isText, text.words[place].ending == .none,
      let match = TimeLexicon.partsOfDay.match(text.bytes, in: text.words[place].core),
      let part = PartOfDay(rawValue: UInt8(clamping: match.number))
    else { return nil }
    return part == .night ? .evening : part
  }

  /// Whether a date that belongs to the sentence stands beside a time, or the other way round: `before Friday at 15:00`.
  private func isBesideKept(_ run: Run, _ parts: [Part]) -> Bool {
    let when: Set<QuickEntry.Meaning> = [.date, .time]
    let end = run.words.upperBound
    // `tomorrow after 3`
    if end + 1 < parts.count, isJoined(end - 1), case .loose = parts[end + 1],
      EntryVocabulary.besideTimes.contains(text.folded(end) ?? "")
    {
      return true
    }
    if isCountedFromKept(run) || isBesideOrder(run) || isOfYearApart(run) || isLasting(run) { return true }
    for phrase in kept {
      let start = phrase.words.lowerBound
      let word = text.folded(start - 1) ?? ""
      // `tomorrow about 3pm`; `tomorrow about Friday` are two things.
      let isSaid = EntryVocabulary.besideTimes.contains(word) || word == "for" && phrase.roles == [.time]
      let hasWord = isSaid && start - 1 == run.words.upperBound
      let isBehind = (start == run.words.upperBound || hasWord) && isJoined(run.words.upperBound - 1)
      let isBefore = phrase.words.upperBound == run.words.lowerBound && isJoined(phrase.words.upperBound - 1)
      guard isBehind || isBefore, let beside = isBehind ? run.phrases.last : run.phrases.first else { continue }
      let (own, other) = (when.intersection(phrase.roles), when.intersection(phrases[beside].roles))
      if !own.isEmpty, !other.isEmpty, own.isDisjoint(with: other) || isBefore && contradicts(phrase, phrases[beside]) {
        return true
      }
    }
    return false
  }

  /// Whether a weekday is none of the date behind it: `is Tuesday, January 10`.
  private func contradicts(_ named: EntryPhrase, _ dated: EntryPhrase) -> Bool {
    guard case .day(.weekday(let weekday)) = named.meaning, case .day(let day) = dated.meaning else { return false }
    switch day {
    case .date, .dayOfMonth, .numberedDay: return date(day).map { $0.weekday != weekday } ?? true
    default: return false
    }
  }

  /// Whether a day has so many days or weeks behind it that it would last: `18th Dec for 10 days`.
  private func isLasting(_ run: Run) -> Bool {
    let end = run.words.upperBound
    guard EntryVocabulary.beforePeriod.contains(text.folded(end) ?? ""), text.words[end - 1].ending == .none,
      case .end(.lasting)? = reader.end(at: end)?.meaning
    else { return false }
    return run.phrases.contains { phrases[$0].isTaken && phrases[$0].pieceMeaning == .date }
      && !phrases.contains { $0.rule != nil }
  }

  /// Whether a date goes on from a weekday that is one of several, `first monday in 2 months`.
  private func isBesideOrder(_ run: Run) -> Bool {
    kept.contains { phrase in
      phrase.words.upperBound == run.words.lowerBound && isJoined(phrase.words.upperBound - 1)
        && EntryVocabulary.beforeWeekday.contains(text.folded(phrase.words.lowerBound - 1) ?? "")
    }
  }

  /// Whether so long from now stands beside a day, or a month with its day behind a time: `november 25 a year from now`,
  /// `from 5 to 6pm of April 22`.
  private func isOfYearApart(_ run: Run) -> Bool {
    let end = run.words.upperBound
    guard run.phrases.contains(where: { phrases[$0].isTaken }), isJoined(end - 1) else { return false }
    if (end..<end + 4).contains(where: { text.folded($0) == "from" && text.folded($0 + 1) == "now" }) { return true }
    return text.folded(end) == "of" && text.folded(end + 1).flatMap { MonthName.month($0) } != nil
  }

  /// Whether a date goes on behind a run that the run is counted from, or is of: `in 2 weeks from Monday`, `on Monday of
  /// next week`.
  private func isCountedFromKept(_ run: Run) -> Bool {
    guard let last = run.phrases.last, isJoined(run.words.upperBound - 1),
      let word = text.folded(run.words.upperBound),
      kept.contains(where: { $0.words.lowerBound == run.words.upperBound + 1 && $0.roles.contains(.date) })
    else { return false }
    if phrases[last].isOffset { return EntryVocabulary.besideTimes.contains(word) }
    return word == "of" && phrases[last].roles.contains(.date)
  }

  /// A run with the dates beside it that belong to the sentence.
  private func withKept(_ run: Range<Int>) -> Range<Int> {
    kept.reduce(run) { run, phrase in
      let isBeside = phrase.words.upperBound == run.lowerBound || phrase.words.lowerBound - run.upperBound == 1
      guard isBeside, phrase.isWhen else { return run }
      return min(run.lowerBound, phrase.words.lowerBound)..<max(run.upperBound, phrase.words.upperBound)
    }
  }

  private func isJoined(_ place: Int) -> Bool {
    text.words[place].ending == .none || text.words[place].ending == .comma
  }

  /// The run with a word beside it that is nearly the name of a day, where it has no day of its own: `tomorow 15:00`.
  private func widened(_ run: Run, _ parts: [Part]) -> Range<Int> {
    let hasDay = run.phrases.contains { place in
      phrases[place].isTaken && !phrases[place].roles.isDisjoint(with: [.date, .repetition])
    }
    let says = run.words.contains { place in
      if case .phrase(let phrase) = parts[place] { return phrases[phrase].isWhen }
      return startsWithDigit(place)
    }
    guard !hasDay, says else { return run.words }
    var before = run.words.lowerBound - 1
    while before >= 0, isJoined(before), case .joint = parts[before] { before -= 1 }
    if before >= 0, isJoined(before), isNearly(before) { return before..<run.words.upperBound }
    var behind = run.words.upperBound
    while behind < parts.count, isJoined(behind - 1), case .joint = parts[behind] { behind += 1 }
    if behind < parts.count, isJoined(behind - 1), isNearly(behind) { return run.words.lowerBound..<behind + 1 }
    return run.words
  }

  func isNearly(_ place: Int) -> Bool { text.folded(place).flatMap(NearlyDate.name) != nil }
}

extension EntryPhrase.Meaning {
  /// The part of the day that is said.
  var partOfDay: PartOfDay? {
    switch self {
    case .part(let part), .dayPart(_, let part), .repetition(_, _, let part?): part
    default: nil
    }
  }
}

extension LocalTime {
  /// The same time in the other half of the day; nil in the afternoon.
  fileprivate var half: LocalTime? { LocalTime(secondOfDay: Int(secondOfDay) + 43_200) }
}
