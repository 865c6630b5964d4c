/// Says a rule in words of one language, so that they read back as the same rule.
struct RepetitionSentence {
  private let words: RepetitionWords
  private let language: Language

  init(_ words: RepetitionWords, _ language: Language) {
    self.words = words
    self.language = language
  }

  /// The whole sentence.
  var text: String {
    let rule = words.rule
    var parts: [String]
    switch words.form {
    // The tables spell `п'ятницю` as it is typed; people read the apostrophe of print.
    case .words: parts = ([beginning] + days).map { String($0.map { $0 == "'" ? "’" : $0 }) }
    case .ruleText: parts = [rule.text]
    case .once: parts = []
    }
    if words.form == .words {
      if let until = rule.until { parts += [word(.until), Self.text(of: until)] }
      if let count = rule.count { parts += [String(count), Self.times(count, language)] }
    }
    switch words.mode {
    case .fromDue: break
    case .catchUp: parts.append(word(.catchUp))
    case .fromCompletion: parts.append(word(.afterCompletion))
    }
    if !words.except.isEmpty { parts += [word(.except), list(words.except)] }
    if !words.also.isEmpty { parts += [word(.also), list(words.also)] }
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: The unit

  /// `daily`, `every 2 weeks`, `weekdays`, or `every` alone where weekdays follow.
  private var beginning: String {
    let rule = words.rule
    guard let unit = TimeUnit(rule.frequency) else { return "" }
    guard rule.interval == 1 else {
      let places: [PluralCategory: Int] = [.one: 0, .few: 1, .many: 2, .other: language == .english ? 1 : 2]
      let place = places[language.pluralCategory(of: Int64(rule.interval))] ?? 0
      return [word(.every), String(rule.interval), TimeLexicon.units.form(Int(unit.rawValue), language, place)]
        .joined(separator: " ")
    }
    if unit == .week, rule.byMonth.isEmpty, let kind {
      return adverb(Int(kind.rawValue))
    }
    if language != .english { return adverb(Int(unit.rawValue)) }
    if unit == .week, rule.byMonth.isEmpty, !rule.byDay.isEmpty { return word(.every) }
    let isAlone =
      rule.byDay.isEmpty && rule.byMonth.isEmpty && rule.byMonthDay.isEmpty && rule.byYearDay.isEmpty
      && rule.byWeekNumber.isEmpty
    if isAlone { return adverb(Int(unit.rawValue)) }
    return word(.every) + " " + TimeLexicon.units.form(Int(unit.rawValue), language)
  }

  /// The kind whose days are the rule's.
  private var kind: RepetitionDayKind? { RepetitionDayKind.allCases.first { $0.days == words.rule.byDay } }

  // MARK: Days

  private var days: [String] {
    let rule = words.rule
    if rule.frequency == .yearly, rule.byMonth.count == 1, !rule.byMonthDay.isEmpty, rule.byMonthDay[0] > 0 {
      let month = MonthName.text(rule.byMonth[0], language, language == .english ? .abbreviation : .genitive)
      let dates = rule.byMonthDay.map { String($0) + " " + month }.joined(separator: ", ")
      return language == .english ? [word(.on), dates] : [dates]
    }
    var parts: [String] = []
    if !rule.byMonth.isEmpty {
      let months = rule.byMonth.map { MonthName.text($0, language, .abbreviation) }.joined(separator: ", ")
      parts += [language == .english ? "in" : preposition(before: months), months]
    }
    if !rule.byWeekNumber.isEmpty { parts += counted(rule.byWeekNumber, .week) }
    if !rule.byYearDay.isEmpty { parts += counted(rule.byYearDay, .day) }
    if !rule.byMonthDay.isEmpty { parts += monthDays(rule.byMonthDay) }
    if !rule.byDay.isEmpty { parts += weekdays(rule) }
    return parts
  }

  /// `on the 1st, 15th`, `15-го`; days from the end one by one, because each has a noun: `on the last day`.
  private func monthDays(_ days: [Int]) -> [String] {
    let fromStart = days.filter { $0 > 0 }
    let fromEnd = days.filter { $0 < 0 }
    var parts: [String] = []
    if !fromStart.isEmpty {
      let places = fromStart.map { language == .english ? ordinal($0) : String($0) + "-го" }.joined(separator: ", ")
      parts += language == .english ? [word(.on), "the", places] : [places]
    }
    return parts + counted(fromEnd, .day)
  }

  private func counted(_ places: [Int], _ unit: TimeUnit) -> [String] {
    guard !places.isEmpty else { return [] }
    let isFeminine = unit == .week && language == .russian
    let noun = TimeLexicon.units.form(Int(unit.rawValue), language)
    return phrase(places.map { place($0, noun: noun, isFeminine: isFeminine) })
  }

  private func weekdays(_ rule: RecurrenceRule) -> [String] {
    if !rule.bySetPosition.isEmpty, let kind {
      let words: RepetitionWord = kind == .weekday ? .weekdayKind : .weekendKind
      let noun = TimeLexicon.words.form(Int(words.rawValue), language)
      return phrase(rule.bySetPosition.map { place($0, noun: noun, isFeminine: false) })
    }
    let isPlainWeek = rule.frequency == .weekly && rule.byMonth.isEmpty
    if isPlainWeek, rule.interval == 1, kind != nil { return [] }
    let plain = rule.byDay.filter { $0.number == nil }.map { shortName($0.weekday) }
    let numbered = rule.byDay.compactMap { day in
      day.number.map { place($0, noun: longName(day.weekday), isFeminine: isFeminine(day.weekday)) }
    }
    var parts: [String] = []
    if !plain.isEmpty {
      let names = plain.joined(separator: ", ")
      let isEvery = language == .english && isPlainWeek && rule.interval == 1
      parts += isEvery ? [names] : [language == .english ? word(.on) : preposition(before: names), names]
    }
    return parts + (numbered.isEmpty ? [] : phrase(numbered))
  }

  /// Places with their preposition.
  private func phrase(_ places: [String]) -> [String] {
    let text = places.joined(separator: ", ")
    return language == .english
      ? [word(.on), text.hasPrefix("the ") ? text : "the " + text]
      : [preposition(before: text), text]
  }

  /// `last fri`, `2nd to last day`; `2-гу п'ятницю з кінця`.
  private func place(_ number: Int, noun: String, isFeminine: Bool) -> String {
    if number == -1 { return lastWord(isFeminine: isFeminine) + " " + noun }
    let fromEnd = number < 0 ? word(.fromEnd) : ""
    let magnitude = Int(clamping: number.magnitude)
    if language == .english { return ordinal(magnitude) + " " + (fromEnd.isEmpty ? noun : fromEnd + " " + noun) }
    return ordinal(magnitude, isFeminine: isFeminine) + " " + noun + (fromEnd.isEmpty ? "" : " " + fromEnd)
  }

  // MARK: Words

  private func word(_ word: RepetitionWord) -> String { TimeLexicon.words.form(Int(word.rawValue), language) }

  private func adverb(_ number: Int) -> String { TimeLexicon.adverbs.form(number, language) }

  /// The noun behind a number of times: `time`, `times`, `раз`, `рази`, `разів`.
  static func times(_ count: Int, _ language: Language) -> String {
    let category = language.pluralCategory(of: Int64(count))
    let place = language == .russian ? (category == .few ? 1 : 0) : category == .one ? 0 : category == .many ? 2 : 1
    return TimeLexicon.words.form(Int(RepetitionWord.times.rawValue), language, place)
  }

  /// `останній` is the first form, `останню` the third.
  private func lastWord(isFeminine: Bool) -> String {
    TimeLexicon.words.form(Int(RepetitionWord.last.rawValue), language, isFeminine ? 2 : 0)
  }

  /// `in` is `у`, before a vowel `в`.
  private func preposition(before text: String) -> String {
    let vowels: [Character] = ["о", "а", "е", "і", "и", "у", "я", "ю", "є", "ї"]
    if language == .russian { return "в" }
    return text.first.map { vowels.contains($0) } ?? false ? "в" : "у"
  }

  private func shortName(_ weekday: Weekday) -> String {
    let name = weekday.name(in: language, .abbreviation)
    return language == .english ? name.lowercased() : name
  }

  /// The name behind a place: abbreviated in English, in the accusative elsewhere.
  private func longName(_ weekday: Weekday) -> String {
    if language == .english { return shortName(weekday) }
    let name = weekday.name(in: language)
    guard isFeminine(weekday), let last = name.last else { return name }
    return name.dropLast() + (last == "я" ? "ю" : "у")
  }

  /// Wednesday, Friday and Saturday are feminine, and Sunday in Ukrainian.
  private func isFeminine(_ weekday: Weekday) -> Bool {
    switch weekday {
    case .wednesday, .friday, .saturday: true
    case .sunday: language == .ukrainian
    case .monday, .tuesday, .thursday: false
    }
  }

  private func ordinal(_ number: Int, isFeminine: Bool = false) -> String {
    let isTeen = number % 100 / 10 == 1
    switch (language, number % 10) {
    case (.english, 1) where !isTeen: return String(number) + "st"
    case (.english, 2) where !isTeen: return String(number) + "nd"
    case (.english, 3) where !isTeen: return String(number) + "rd"
    case (.english, _): return String(number) + "th"
    case (.russian, _): return String(number) + (isFeminine ? "-ю" : "-й")
    case (.ukrainian, _) where !isFeminine: return String(number) + "-й"
    case (.ukrainian, 1) where !isTeen: return String(number) + "-шу"
    case (.ukrainian, 2) where !isTeen: return String(number) + "-гу"
    case (.ukrainian, 3) where !isTeen: return String(number) + "-тю"
    case (.ukrainian, 7) where !isTeen, (.ukrainian, 8) where !isTeen: return String(number) + "-му"
    case (.ukrainian, _): return String(number) + "-ту"
    }
  }

  private func list(_ dates: [RepetitionDate]) -> String { dates.map(\.text).joined(separator: ", ") }

  private static func text(of end: RecurrenceEnd) -> String {
    switch end {
    case .date(let date): date.text
    case .local(let moment): moment.text
    case .utc(let moment): LocalDateTime(moment.date, moment.time, zone: .utc).text
    }
  }
}

extension RepetitionWords {
  /// The rule as a sentence that reads back as the same rule; RRULE text stays what it is, see ``inWords(start:weekStart:)``.
  package func sentence(in language: Language) -> String { RepetitionSentence(self, language).text }
}
