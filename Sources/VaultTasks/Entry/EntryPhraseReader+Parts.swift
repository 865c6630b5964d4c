import VaultModel
import VaultSyntax

// How often, in words that the rule of a task does not have: a part of every day, and days in the plural.
extension EntryPhraseReader {
  /// `every morning`, `every other evening`, `щоранку`, `кожного вечора`: a rule of days, and a part of each.
  func everyPart(at place: Int) -> EntryPhrase? {
    guard let word = text.folded(place) else { return nil }
    if let part = EntryVocabulary.everyPart[word] {
      return repetition("щодня", part, places: place..<place + 1, .anywhere)
    }
    guard EntryVocabulary.beforePart.contains(word), words[place].ending == .none else { return nil }
    let isOther = text.folded(place + 1) == "other"
    let noun = place + (isOther ? 2 : 1)
    guard let name = text.folded(noun), let part = EntryVocabulary.partNouns[name], areJoined(place, through: noun)
    else {
      return nil
    }
    let isCyrillic = word.utf8.first.map { $0 >= 0x80 } == true
    let rule = isOther ? "every other day" : isCyrillic ? "щодня" : "every day"
    return repetition(rule, part, places: place..<noun + 1, .anywhere)
  }

  /// `at the end of every month`, `наприкінці кожного тижня`, `every month at the end`: the last day of each.
  func everyEnd(at place: Int) -> EntryPhrase? {
    var (every, end) = (place, place)
    if let found = TimeLexicon.endings.match(text.bytes, in: text.stretch(from: place)),
      let last = text.word(endingAt: found.end, from: place)
    {
      every = last + 1
    }
    guard let word = text.folded(every), EntryVocabulary.beforePart.contains(word),
      areJoined(place, through: every + 1),
      let unit = text.folded(every + 1).flatMap({ TimeLexicon.units.number($0) }), let name = Self.lastDays[unit]
    else { return nil }
    end = every + 2
    if every == place {
      guard words.indices.contains(end), words[end - 1].ending == .none,
        let found = TimeLexicon.endingsBehind.match(text.bytes, in: text.stretch(from: end)),
        let last = text.word(endingAt: found.end, from: end)
      else { return nil }
      end = last + 1
    }
    let isCyrillic = word.utf8.first.map { $0 >= 0x80 } == true
    guard let rule = try? RepetitionWords(reading: name).sentence(in: isCyrillic ? .ukrainian : .english) else {
      return nil
    }
    return repetition(rule, nil, places: place..<end, .anywhere)
  }

  /// The rules of the last day of a unit, by its number.
  private static let lastDays: [Int: String] = [
    4: "every sunday", 5: "every month on the last day", 6: "every 31 december",
  ]

  /// `mon-fri at 9`, `every mon/wed/fri`, `saturdays through tuesdays`, `пн, ср, пт о 18:30`: several weekdays that are no
  /// two days of one occasion, because they repeat by a word or have one time.
  func weekdays(at place: Int) -> EntryPhrase? {
    let mark = text.folded(place).map { EntryVocabulary.beforePart.contains($0) || $0 == "on" || $0 == "по" } == true
    let start = mark && words[place].ending == .none ? place + 1 : place
    let isEvery = start > place && text.folded(place).map(EntryVocabulary.beforePart.contains) == true
    guard let found = weekdaySpan(at: start) ?? weekdayList(at: start, isEvery: isEvery) else { return nil }
    let isTimed = time(at: found.end, true) != nil || span(at: found.end, true) != nil || isClock(start - 1, place)
    guard isEvery || found.isPlural || isTimed && found.days.count > 2 else { return nil }
    let isCyrillic = text.folded(start)?.utf8.first.map { $0 >= 0x80 } == true
    let rule = "every " + found.days.map { $0.name(in: .english) }.joined(separator: ", ")
    guard let text = (try? RepetitionWords(reading: rule))?.sentence(in: isCyrillic ? .ukrainian : .english) else {
      return nil
    }
    return repetition(text, nil, places: place..<found.end, .anywhere)
  }

  /// Whether a word that ends right before a place is a time: `9:15 mon-fri`.
  private func isClock(_ word: Int, _ place: Int) -> Bool {
    guard word == place - 1, let typed = text.folded(word) else { return false }
    return typed.utf8.first.map { $0 &- 0x30 < 10 } == true && time(at: max(0, word - 1)) ?? time(at: word) != nil
  }

  private typealias Weekdays = (days: [Weekday], end: Int, isPlural: Bool)

  /// `mon-fri`, `monday to friday`, `mondays through fridays`, `щопонеділка-щоп'ятниці`.
  private func weekdaySpan(at start: Int) -> Weekdays? {
    guard let word = text.folded(start) else { return nil }
    let glued = word.split { $0 == "-" || $0 == "–" }.map(String.init)
    if glued.count == 2, let first = weekday(glued[0]), let last = weekday(glued[1]) {
      return (Self.days(first.day, through: last.day), start + 1, first.isPlural && last.isPlural)
    }
    guard let first = weekday(word), words[start].ending == .none, let between = text.folded(start + 1),
      EntryVocabulary.betweenDays.contains(between), !EntryVocabulary.endingRule.contains(between),
      areJoined(start, through: start + 2),
      let last = text.folded(start + 2).flatMap(weekday)
    else { return nil }
    return (Self.days(first.day, through: last.day), start + 3, first.isPlural && last.isPlural)
  }

  /// `mon/wed/fri`, `пн, ср, пт`.
  private func weekdayList(at start: Int, isEvery: Bool) -> Weekdays? {
    guard let word = text.folded(start) else { return nil }
    let glued = word.split { $0 == "/" || $0 == "," }.compactMap { weekday(String($0)) }
    if glued.count > 1, word.split(whereSeparator: { $0 == "/" || $0 == "," }).count == glued.count {
      return (glued.map(\.day), start + 1, false)
    }
    // Those behind `every` are a rule in words already.
    guard !isEvery else { return nil }
    var (days, place) = ([Weekday](), start)
    while let day = text.folded(place).flatMap(weekday) {
      days.append(day.day)
      guard let next = further(behind: place), text.folded(next).flatMap(weekday) != nil else { break }
      place = next
    }
    return days.count > 1 ? (days, place + 1, false) : nil
  }

  /// A weekday, and whether its form says that it repeats: `mondays`, `щопонеділка`.
  private func weekday(_ word: String) -> (day: Weekday, isPlural: Bool)? {
    if let day = EntryVocabulary.pluralDays[word] { return (day, true) }
    if word.hasPrefix("що"), let day = Weekday(named: word.dropFirst(2)) { return (day, true) }
    return Weekday(named: word).map { ($0, false) }
  }

  /// The days from one through another one, over the end of a week.
  private static func days(_ first: Weekday, through last: Weekday) -> [Weekday] {
    let count = (Int(last.rawValue) - Int(first.rawValue) + 7) % 7
    return (0...count).compactMap { Weekday(rawValue: UInt8((Int(first.rawValue) - 1 + $0) % 7 + 1)) }
  }

  /// `Tuesdays`, `on Tuesdays and Thursdays`, `Monday mornings`, `по вівторках`: every week.
  func plural(at place: Int) -> EntryPhrase? {
    guard let word = text.folded(place) else { return nil }
    let isMarked = EntryVocabulary.beforePlural.contains(word) && words[place].ending == .none
    let start = isMarked ? place + 1 : place
    let names = names(behind: isMarked ? word : nil)
    var (days, end) = ([Weekday](), start)
    var next: Int? = start
    while let place = next, let day = names[text.folded(place) ?? ""] {
      days.append(day)
      end = place + 1
      next = further(behind: place)
    }
    let isCyrillic = text.folded(start)?.utf8.first.map { $0 >= 0x80 } == true
    var part: PartOfDay?
    if days.isEmpty {
      // `Monday mornings`
      guard let day = text.folded(start).flatMap({ Weekday(named: $0) }), areJoined(start, through: start + 1),
        let found = EntryVocabulary.partPlurals[text.folded(start + 1) ?? ""]
      else { return nil }
      (days, part, end) = ([day], found, start + 2)
    }
    let language: Language = isCyrillic ? .ukrainian : .english
    let rule = "every " + days.map { $0.name(in: .english) }.joined(separator: ", ")
    guard let sentence = (try? RepetitionWords(reading: rule))?.sentence(in: language) else { return nil }
    return repetition(sentence, part, places: place..<end, isMarked ? .anywhere : .atEdge)
  }

  /// The days in the plural that may stand behind a word.
  private func names(behind word: String?) -> [String: Weekday] {
    switch word {
    case "по": EntryVocabulary.pluralsBehindOn
    case "у", "в": EntryVocabulary.pluralsBehindIn
    default: EntryVocabulary.pluralDays
    }
  }

  /// The word behind a comma, `and` or both, and behind one more `on`.
  private func further(behind place: Int) -> Int? {
    guard words[place].ending == .none || words[place].ending == .comma else { return nil }
    var next = place + 1
    if let word = text.folded(next), EntryVocabulary.betweenClocks.contains(word) {
      next += 1
    } else if words[place].ending != .comma {
      return nil
    }
    return EntryVocabulary.beforePlural.contains(text.folded(next) ?? "") ? next + 1 : next
  }

  private func repetition(
    _ rule: String, _ part: PartOfDay?, places: Range<Int>, _ strength: EntryPhrase.Strength
  ) -> EntryPhrase? {
    (try? RepetitionWords(reading: rule)).map {
      EntryPhrase(meaning: .repetition(rule, $0, part), strength: strength, words: places)
    }
  }
}
