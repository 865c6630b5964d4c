import VaultModel
import VaultSyntax

// Which time, and how long.
extension EntryPhraseReader {
  /// A time of day, with a preposition before it or without.
  func time(at place: Int) -> EntryPhrase? {
    let hasPreposition =
      text.folded(place).map(EntryVocabulary.beforeTime.contains) == true
      && words[place].ending == .none
    let start = hasPreposition ? place + 1 : place
    guard let core = timeCore(at: start, hasPreposition: hasPreposition) else { return nil }
    let strength: EntryPhrase.Strength = hasPreposition || core.isSure ? .anywhere : .beside
    return EntryPhrase(meaning: .time(core.time), strength: strength, words: place..<core.last + 1)
  }

  /// `at 8:00 and 20:00`, `о 8:00, 14:00 та о 20:00`: several times of day.
  func clocks(at place: Int) -> EntryPhrase? {
    let hasPreposition =
      text.folded(place).map(EntryVocabulary.beforeTime.contains) == true && words[place].ending == .none
    guard let first = timeCore(at: hasPreposition ? place + 1 : place, hasPreposition: hasPreposition) else {
      return nil
    }
    var clocks: Set<LocalTime> = [first.time]
    var isSure = hasPreposition || first.isSure
    var last = first.last
    while let next = furtherClock(behind: last, hasPreposition: hasPreposition) {
      clocks.insert(next.time)
      isSure = isSure || next.isSure
      last = next.last
    }
    guard clocks.count > 1 else { return nil }
    return EntryPhrase(
      meaning: .clocks(clocks.sorted { $0 < $1 }), strength: isSure ? .anywhere : .beside, words: place..<last + 1)
  }

  /// A time behind a comma, `and` or both.
  private func furtherClock(behind last: Int, hasPreposition: Bool) -> TimeCore? {
    guard !words[last].isText, words[last].ending == .none || words[last].ending == .comma else { return nil }
    var place = last + 1
    if let word = text.folded(place), EntryVocabulary.betweenClocks.contains(word), words[place].ending == .none {
      place += 1
    } else if words[last].ending != .comma {
      return nil
    }
    let isMarked = text.folded(place).map(EntryVocabulary.beforeTime.contains) == true && words[place].ending == .none
    return timeCore(at: isMarked ? place + 1 : place, hasPreposition: hasPreposition || isMarked)
  }

  /// `14:00-15:30`, `from 14:00 to 15:30`, `з 14:00 до 15:30`.
  func span(at place: Int) -> EntryPhrase? {
    let before = text.folded(place).flatMap {
      EntryVocabulary.beforeSpan.contains($0) || $0 == "at" || $0 == "о" ? $0 : nil
    }
    let start = before == nil ? place : place + 1
    guard words.indices.contains(start), !words[start].isText, words[start].ending != .other else { return nil }
    if let range = TimeRange(text.bytes, in: words[start].core) {
      return EntryPhrase(meaning: .times(range), strength: .anywhere, words: place..<start + 1)
    }
    if let halves = halves(of: words[start].core) {
      return EntryPhrase(meaning: .times(TimeRange(halves.0, halves.1)), strength: .anywhere, words: place..<start + 1)
    }
    guard let first = timeCore(at: start, hasPreposition: true), words[first.last].ending == .none,
      let between = text.folded(first.last + 1), EntryVocabulary.betweenTimes.contains(between),
      // `at 8:00 and 20:00` are two times, `between 8:00 and 20:00` is a span.
      before == "between" || !EntryVocabulary.betweenClocks.contains(between),
      let second = timeCore(at: first.last + 2, hasPreposition: true)
    else { return nil }
    return EntryPhrase(
      meaning: .times(TimeRange(first.time, second.time)), strength: .anywhere, words: place..<second.last + 1)
  }

  /// `3pm-4pm`: two times of the 12-hour clock with a dash between them.
  private func halves(of core: ByteRange) -> (LocalTime, LocalTime)? {
    guard core.count <= 16, let dash = core.indices.first(where: { text.bytes[$0] == UInt8(ascii: "-") }),
      let start = clock(ByteRange(core.lower, dash)), let end = clock(ByteRange(dash + 1, core.upper))
    else { return nil }
    return (start, end)
  }

  /// The time that a range is, in the 24-hour or the 12-hour clock.
  private func clock(_ range: ByteRange) -> LocalTime? {
    guard let first = text.bytes[range.indices].first, first &- 0x30 < 10,
      case .dayAndTime(.fromToday(0), let time)? = (try? DateExpression(text.bytes, in: range))?.meaning
    else { return nil }
    return time
  }

  private struct TimeCore {
    var time: LocalTime
    /// Whether it can be nothing else: `15:00`, `3pm`; not `3:16`.
    var isSure: Bool
    var last: Int
  }

  private func timeCore(at place: Int, hasPreposition: Bool) -> TimeCore? {
    guard words.indices.contains(place), !words[place].isText else { return nil }
    if let word = text.folded(place), EntryVocabulary.noon.contains(word), words[place].ending != .other,
      hasPreposition || word == "опівдні", let noon = LocalTime(hour: 12, minute: 0)
    {
      return TimeCore(time: noon, isSure: word == "опівдні", last: place)
    }
    if let core = countedHour(at: place, hasPreposition: hasPreposition) { return core }
    for last in (place..<min(words.count, place + 2)).reversed() where areJoined(place, through: last) {
      guard words[last].ending != .colon,
        let time = clock(ByteRange(words[place].range.lower, words[last].core.upper))
      else { continue }
      let second = text.bytes[words[place].range.lower + 1]
      let isSure = second &- 0x30 < 10 || !(text.folded(last) ?? "").hasSuffixOfDigits
      return TimeCore(time: time, isSure: isSure, last: last)
    }
    return nil
  }

  /// `9 ранку`, `о 7 вечора`: an hour of the 12-hour clock.
  private func countedHour(at place: Int, hasPreposition: Bool) -> TimeCore? {
    guard let hour = text.folded(place).flatMap(Int.init), 1...12 ~= hour, let word = text.folded(place + 1),
      areJoined(place, through: place + 1)
    else { return nil }
    let shift: Int
    if EntryVocabulary.morningHours.contains(word) || (hasPreposition && EntryVocabulary.nightHours.contains(word)) {
      shift = hour == 12 ? -12 : 0
    } else if EntryVocabulary.eveningHours.contains(word) || (hasPreposition && EntryVocabulary.dayHours.contains(word))
    {
      shift = hour == 12 ? 0 : 12
    } else {
      return nil
    }
    return LocalTime(hour: (hour + shift) % 24, minute: 0).map { TimeCore(time: $0, isSure: true, last: place + 1) }
  }
}

// MARK: - Lengths

extension EntryPhraseReader {
  /// The most words a length is said in: `1 год 30 хв`.
  private static let longestLength = 4
  /// A day: what takes longer is not one sitting.
  private static let bound: Int64 = 86_400

  /// `45m`, `~2h`, `for 2 hours`, `на 45 хв`.
  func length(at place: Int) -> EntryPhrase? {
    guard let word = text.folded(place) else { return nil }
    if EntryVocabulary.beforeLength.contains(word), words[place].ending == .none {
      return lengthCore(at: place + 1, isBare: false).map { span, last in
        EntryPhrase(meaning: .length(span, beginsBlock: true), strength: .atEdge, words: place..<last + 1)
      }
    }
    if word.hasPrefix("~") {
      let core = words[place].core
      guard let span = TimeSpan(text.bytes, in: ByteRange(core.lower + 1, core.upper)), isLength(span) else {
        return nil
      }
      return EntryPhrase(meaning: .length(span, beginsBlock: false), strength: .anywhere, words: place..<place + 1)
    }
    return lengthCore(at: place, isBare: true).map { span, last in
      EntryPhrase(meaning: .length(span, beginsBlock: false), strength: .atEdge, words: place..<last + 1)
    }
  }

  private func lengthCore(at place: Int, isBare: Bool) -> (TimeSpan, Int)? {
    guard words.indices.contains(place), !words[place].isText else { return nil }
    for last in (place..<min(words.count, place + Self.longestLength)).reversed()
    where areJoined(place, through: last) && words[last].ending != .colon {
      let folded = (place...last).compactMap { text.folded($0) }
      if !isBare, let seconds = EntryVocabulary.lengths[folded] { return (TimeSpan(seconds: seconds), last) }
      let range = ByteRange(words[place].range.lower, words[last].core.upper)
      guard let first = text.bytes[range.indices].first, first &- 0x30 < 10 || first >= 0x80,
        let span = TimeSpan(text.bytes, in: range), isLength(span), !areMetres(folded, span, isBare)
      else { continue }
      return (span, last)
    }
    return nil
  }

  private func isLength(_ span: TimeSpan) -> Bool {
    span.seconds >= 60 && span.seconds < Self.bound && span.seconds % 60 == 0
  }

  /// Whether a bare `m` may be metres: `5 m`, `100m`, `5 м`; `45m` is minutes.
  private func areMetres(_ words: [String], _ span: TimeSpan, _ isBare: Bool) -> Bool {
    guard let unit = words.last, unit.hasSuffix("m") || unit.hasSuffix("м"), words.count <= 2,
      !unit.contains("h"), !unit.contains("г")
    else { return false }
    if unit.hasSuffix("м") || words.count == 2 { return true }
    return isBare && (span.minutes > 90 || span.minutes % 5 != 0)
  }
}

extension String {
  /// Whether the last character is a digit.
  fileprivate var hasSuffixOfDigits: Bool { utf8.last.map { $0 &- 0x30 < 10 } ?? false }
}
