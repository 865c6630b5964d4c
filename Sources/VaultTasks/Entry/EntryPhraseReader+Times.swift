import VaultModel
import VaultSyntax

// Which time.
extension EntryPhraseReader {
  /// A time of day, with a preposition before it or without.
  func time(at place: Int, _ isBehindDay: Bool = false) -> EntryPhrase? {
    guard let core = timeCore(at: place, isBehindDay) else { return nil }
    return EntryPhrase(meaning: .time(core.clock), strength: core.strength, words: place..<core.last + 1)
  }

  /// `at 8:00 and 20:00`, `о 8:00, 14:00 та о 20:00`: several times of day.
  func clocks(at place: Int, _ isBehindDay: Bool) -> EntryPhrase? {
    guard let first = timeCore(at: place, isBehindDay) else { return nil }
    var clocks = [first.clock]
    var strength = first.strength
    var last = first.last
    while let next = furtherClock(behind: last) ?? furtherHour(behind: last, clocks) {
      clocks.append(next.clock)
      strength = max(strength, next.strength)
      last = next.last
    }
    guard clocks.count > 1 else { return nil }
    return EntryPhrase(meaning: .clocks(clocks), strength: min(strength, .anywhere), words: place..<last + 1)
  }

  /// A bare hour behind another one, `at 8 and 20`, that counts nothing: `at 8 and 20 tickets`.
  private func furtherHour(behind last: Int, _ clocks: [WrittenClock]) -> TimeCore? {
    guard clocks.allSatisfy({ $0.form == .hour }), let place = placeOfFurtherClock(behind: last),
      words.indices.contains(place), !words[place].isText,
      let found = WrittenClock.prefix(of: text.bytes, in: text.stretch(from: place), .marked),
      found.clock.form == .hour,
      let end = text.word(endingAt: found.end, from: place)
    else { return nil }
    let next = text.folded(end + 1) ?? ""
    let isOpen =
      words[end].ending == .none && !text.endsWords(end + 1) && !EntryVocabulary.keepingText.contains(next)
      && !EntryVocabulary.goingOn.contains(next) && !EntryVocabulary.beginsRule(next)
    return isOpen ? nil : TimeCore(clock: found.clock, strength: .atEdge, last: end)
  }

  /// A time behind a comma, `and` or both.
  private func furtherClock(behind last: Int) -> TimeCore? {
    placeOfFurtherClock(behind: last).flatMap { timeCore(at: $0, false) }
  }

  private func placeOfFurtherClock(behind last: Int) -> Int? {
    guard !words[last].isText, words[last].ending == .none || words[last].ending == .comma else { return nil }
    var place = last + 1
    if let word = text.folded(place), EntryVocabulary.betweenClocks.contains(word), words[place].ending == .none {
      place += 1
    } else if words[last].ending != .comma {
      return nil
    }
    return place
  }

  /// `14:00-15:30`, `3-4pm`, `from 14:00 to 15:30`, `з 15 до 16`.
  func span(at place: Int, _ isBehindDay: Bool = false) -> EntryPhrase? {
    let before = text.folded(place).flatMap {
      EntryVocabulary.beforeSpan.contains($0) || $0 == "at" || $0 == "о" ? $0 : nil
    }
    let start = before == nil ? place : place + 1
    guard words.indices.contains(start), !words[start].isText, words[start].ending != .other,
      let found = range(at: start, behind: before, isBehindDay),
      let last = text.word(endingAt: found.end, from: start), words[last].ending != .colon,
      found.range.isSure || before != "at" && !changesNumber,
      before.map(EntryVocabulary.beforeSpan.contains) == true || !mayBeMinutes(at: place, start, through: last),
      // `9-12am` mostly ends at noon.
      found.range.times.end != .midnight || text.folded(last)?.hasSuffix("am") != true
    else { return nil }
    return EntryPhrase(
      meaning: .times(found.range), strength: found.range.isSure ? .anywhere : .atEdge, words: place..<last + 1)
  }

  private func range(
    at start: Int, behind word: String?, _ isBehindDay: Bool
  ) -> (range: WrittenClock.Range, end: Int)? {
    func range(isMarked: Bool) -> (range: WrittenClock.Range, end: Int)? {
      WrittenClock.rangePrefix(
        of: text.bytes, in: text.stretch(from: start), isMarked: isMarked,
        // `at 8:00 and 20:00` are two times, `between 8:00 and 20:00` is a span.
        words: EntryVocabulary.between.contains(word ?? "")
          ? EntryVocabulary.betweenClocks.union(EntryVocabulary.betweenTimes) : EntryVocabulary.betweenTimes)
    }
    if let found = range(isMarked: word != nil || isBesidePart(start..<start)) { return found }
    // `Mon 10-10:30`
    guard word == nil, let found = range(isMarked: true), let last = text.word(endingAt: found.end, from: start) else {
      return nil
    }
    // `saturday 10-2`, `9-5 on tuesday`: at the end two hours beside a day are nothing else.
    let isLast = isBehindDay ? text.endsWords(last + 1) : isDayAtEnd(last + 1)
    let isOfDay = 8...12 ~= found.range.times.start.hour && 13...18 ~= found.range.times.end.hour
    return isBehindDay && found.range.isSure || isLast && isOfDay ? found : nil
  }

  /// Whether a day begins at a place and ends the text.
  private func isDayAtEnd(_ place: Int) -> Bool {
    guard words.indices.contains(place), !words[place].isText, words[place - 1].ending == .none,
      let day = day(at: place)
    else { return false }
    return day.strength >= .atEdge && text.endsWords(day.words.upperBound)
  }

  /// Whether a span may be minutes before an hour as well: `15 to noon`, `10 to 4pm`.
  private func mayBeMinutes(at place: Int, _ start: Int, through last: Int) -> Bool {
    if let core = timeCore(at: place, false), core.last >= last { return true }
    guard last > start, let count = Int(words[start].folded), count % 5 == 0, text.folded(start + 1) == "to",
      let hour = text.folded(start + 2).flatMap({ Int($0.prefix { $0.isNumber }) })
    else { return false }
    return 1...12 ~= hour && !words[start + 2].folded.contains(":")
  }

  private struct TimeCore {
    var clock: WrittenClock
    var strength: EntryPhrase.Strength
    var last: Int
  }

  private func timeCore(at place: Int, _ isBehindDay: Bool) -> TimeCore? {
    guard let word = text.folded(place) else { return nil }
    var mark = words[place].ending == .none ? word : ""
    var isMarked =
      EntryVocabulary.beforeTime.contains(mark) || EntryVocabulary.beforeSureTime.contains(mark) || mark == "на"
    var start = isMarked ? place + 1 : place
    if let behind = afterPhraseOfDeadline(place) { (mark, isMarked, start) = ("by", true, behind) }
    guard words.indices.contains(start), !words[start].isText, !countsBack(from: isMarked ? place : place - 1),
      let found = WrittenClock.prefix(of: text.bytes, in: text.stretch(from: start), isMarked ? .marked : .alone),
      let last = text.word(endingAt: found.end, from: start), words[last].ending != .colon,
      !isBeforeCounted(last),
      // `на 2 години` is how long.
      mark != "на" || found.clock.form == .digits,
      let strength = strength(of: found.clock, mark: isMarked ? mark : nil, words: place..<last + 1, isBehindDay)
    else { return nil }
    return TimeCore(clock: found.clock, strength: strength, last: last)
  }

  /// Whether the minutes that end at a word in words may count what follows: `о сьомій двадцять гостей`.
  private func isBeforeCounted(_ last: Int) -> Bool {
    guard last > 1, words[last].ending == .none,
      let minute = text.folded(last)?.split(separator: "-").last.map(String.init),
      EntryVocabulary.minuteWords.contains(minute) || TimeLexicon.numbers.number(minute) != nil,
      let before = text.folded(last - 1),
      TimeLexicon.numbers.number(before) != nil || TimeLexicon.ordinals.number(before) != nil
        || EntryVocabulary.minuteWords.contains(before),
      let next = text.folded(last + 1), !text.words[last + 1].isMark
    else { return false }
    return !EntryVocabulary.goingOn.contains(next) && !EntryVocabulary.keepingText.contains(next)
      && !EntryVocabulary.goingOnBehindDay.contains(next) && day(at: last + 1) == nil && part(at: last + 1) == nil
      && TimeLexicon.partsOfClock.match(text.bytes, in: text.stretch(from: last + 1)) == nil
  }

  /// Whether a part of the day stands beside a time, which tells of `6:30` which half of the day is meant.
  private func isBesidePart(_ places: Range<Int>) -> Bool {
    [places.lowerBound - 1, places.upperBound].contains { place in
      guard words.indices.contains(place), !words[place].isText else { return false }
      return TimeLexicon.partsOfDay.match(text.bytes, in: words[place].core) != nil
        || EntryVocabulary.tonight.contains(words[place].folded)
    }
  }

  /// How sure a time is meant; nil where it never is. `mark` is the word before it.
  private func strength(
    of clock: WrittenClock, mark: String?, words places: Range<Int>, _ isBehindDay: Bool
  ) -> EntryPhrase.Strength? {
    let isFirm = mark == "о" || mark == "об"
    if !isBehindDay, isPrice(clock, mark) { return nil }
    switch clock.form {
    case .hour:
      // `о 5 разів більше`
      if EntryVocabulary.beforeHowOften.contains(text.folded(places.upperBound) ?? "") { return nil }
      if isFirm { return .anywhere }
      // `в 13 кімнаті`
      if EntryVocabulary.beforeSureTime.contains(mark ?? ""),
        EntryVocabulary.takingNumbers.contains(text.folded(places.upperBound) ?? "")
      {
        return nil
      }
      return mark == "at" || mark == "@" ? openStrength(behind: places) : .beside
    case .dotted:
      if isFirm { return .anywhere }
      // `в 12.30`: no month has the number of its minutes.
      let isTime =
        EntryVocabulary.beforeSureTime.contains(mark ?? "") && clock.time.minute > 12 && !changesNumber
        && !takesAmount(places.lowerBound - 1)
      return mark == "at" || mark == "@" || isTime ? openStrength(behind: places) : nil
    case .words:
      // `noon`, `полудень` are nouns as well.
      guard mark == nil else { return .anywhere }
      if EntryVocabulary.noons.contains(text.folded(places.lowerBound) ?? "") { return .beside }
      // `20 на п'яту` may also be told of a sum.
      return text.folded(places.lowerBound + 1) == "на" && places.count == 3 ? .atEdge : .anywhere
    case .digits:
      // `15:00`; `3:16` may be a verse or a score.
      if mark == nil, clock.isOpen, 1...6 ~= clock.time.hour, !text.isCyrillic, !isBesidePart(places) {
        // `sat 6:15` at the end is a day and a time.
        return isBehindDay ? text.endsWords(places.upperBound) ? .atEdge : .beside : nil
      }
      let second = text.bytes[words[places.lowerBound].range.lower + 1]
      return mark != nil || second &- 0x30 < 10 ? .anywhere : .beside
    }
  }
}

extension EntryPhraseReader {
  /// Whether the text tells of a price or a score that reads like a time: `sell at 15.50`, `рахунок матчу 12:10`.
  private func isPrice(_ clock: WrittenClock, _ mark: String?) -> Bool {
    switch clock.form {
    case .hour, .dotted: !said.isDisjoint(with: EntryVocabulary.priced) && (mark == "at" || mark == "@")
    case .digits: mark == nil && !said.isDisjoint(with: EntryVocabulary.scores)
    case .words: false
    }
  }
}
