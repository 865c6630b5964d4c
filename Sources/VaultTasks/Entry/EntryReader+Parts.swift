import VaultModel
import VaultSyntax

// What each word of a text is, and the runs that they make.
extension EntryReader {
  /// What each word is. O(*n*) in the words.
  func parts(_ reader: EntryPhraseReader) -> [Part] {
    var parts = [Part](repeating: .title, count: text.words.count)
    for place in phrases.indices where phrases[place].isOfTime {
      for word in phrases[place].words { parts[word] = .phrase(place) }
    }
    var isKept = [Bool](repeating: false, count: parts.count)
    for word in kept.flatMap(\.words) { isKept[word] = true }
    for word in over.flatMap(\.words) { parts[word] = .loose }
    for place in parts.indices {
      guard case .title = parts[place], !isKept[place], let typed = text.folded(place) else { continue }
      let word = typed == "@" ? typed : String(typed.drop { "([@~≈".contains($0) })
      if EntryVocabulary.joints.contains(word) {
        parts[place] = .joint
      } else if isLoose(place, word, parts, reader) {
        parts[place] = .loose
      }
    }
    // `tomorrow at about 7`
    for place in parts.indices.dropFirst().dropLast() {
      guard case .title = parts[place], case .loose = parts[place + 1], isNumber(text.folded(place + 1) ?? ""),
        EntryVocabulary.besideTimes.contains(text.folded(place) ?? ""), text.words[place].ending == .none
      else { continue }
      if case .title = parts[place - 1] { continue }
      parts[place] = .loose
    }
    return parts
  }

  /// Whether a word that no phrase has says something about dates and times all the same.
  private func isLoose(_ place: Int, _ word: String, _ parts: [Part], _ reader: EntryPhraseReader) -> Bool {
    if isHalfRead(place, word, parts) { return true }
    let before = text.folded(place - 1)
    if let before, text.words[place - 1].ending == .none {
      if isNumber(word), !word.contains(":"), !isSlashedDate(word),
        reader.takesNumber(place - 1) || reader.takesAmount(place - 1)
      {
        return false
      }
      if EntryVocabulary.keepingText.contains(before), !EntryVocabulary.besideTimes.contains(before),
        !EntryVocabulary.joints.contains(before)
      {
        return countsDays(place, word, parts)
      }
    }
    // `in two weeks or so`
    if word == "so", before == "or" { return true }
    // `2027 року`
    if EntryVocabulary.years.contains(word), startsWithDigit(place - 1) { return true }
    // `at 3ish`
    if let before, ["at", "о", "об"].contains(before), startsWithDigit(place) { return true }
    if isNumber(word), EntryVocabulary.placesBehind.contains(text.folded(place + 1) ?? "") { return false }
    if isNumber(word) || isNumberWord(word) {
      return !isCount(place, word, parts) && !isOfTitle(place, word, parts, reader)
    }
    if let before, place > 0 {
      if EntryVocabulary.halves.contains(word) {
        if case .phrase(let phrase) = parts[place - 1] { return phrases[phrase].roles.contains(.date) }
        return startsWithDigit(place - 1)
      }
      if EntryVocabulary.weeksBehind.contains(word), case .phrase(let phrase) = parts[place - 1] {
        return phrases[phrase].roles.contains(.date) && !before.isEmpty
      }
    }
    if EntryVocabulary.midnights.contains(word) { return true }
    return isName(word, place)
  }

  /// Whether a number counts the weekdays behind it, of which one alone would be the first: `через дві п'ятниці`.
  private func countsDays(_ place: Int, _ word: String, _ parts: [Part]) -> Bool {
    guard TimeLexicon.after.number(text.folded(place - 1) ?? "") != nil, isNumber(word) || isNumberWord(word),
      text.words[place].ending == .none, place + 1 < parts.count, case .phrase(let phrase) = parts[place + 1]
    else { return false }
    if case .day(.weekday) = phrases[phrase].meaning { return true }
    return false
  }

  /// The full name of a month or a day, or a word such as `tomorrow`.
  func isName(_ word: String, _ place: Int) -> Bool {
    if isPerson(word, place) { return false }
    if word == "may" || word == "march" {
      return place > 0 && text.bytes[text.words[place].range.lower] == UInt8(ascii: "M")
    }
    guard !EntryVocabulary.neverDates.contains(word), !EntryVocabulary.verbMonths.contains(word),
      !EntryVocabulary.doubtfulDays.contains(word)
    else { return false }
    // `mon-fri`
    let names = word.split { $0 == "-" || $0 == "–" || $0 == "/" || $0 == "," }
    if names.count > 1 { return names.allSatisfy { Weekday(named: $0) != nil } }
    if MonthName.month(word) != nil {
      return word.unicodeScalars.count >= 4 || !EntryVocabulary.doubtfulMonths.contains(word)
    }
    return Weekday(named: word) != nil || TimeLexicon.days.number(word) != nil
  }

  /// Whether a month is the name of somebody, with a day of its own behind it: `call May tomorrow`.
  private func isPerson(_ word: String, _ place: Int) -> Bool {
    guard EntryVocabulary.monthNames.contains(word), place > 0, text.words[place].ending == .none,
      text.text(text.words[place].core).first?.isUppercase == true, let before = text.folded(place - 1),
      text.words[place - 1].ending == .none, before.first?.isLetter == true,
      !EntryVocabulary.joints.contains(before), !EntryVocabulary.beforeMonth.contains(before),
      let phrase = phrases.first(where: { $0.words.lowerBound == place + 1 }), case .day(let day) = phrase.meaning
    else { return false }
    if case .fromToday = day { return true }
    if case .weekday = day { return true }
    return false
  }

  func startsWithDigit(_ place: Int) -> Bool {
    text.folded(place)?.utf8.first.map { $0 &- 0x30 < 10 } ?? false
  }

  /// Digits, with marks between them or the ending of a place: `12`, `12.12`, `3-4`, `12/5`, `25th`, `25-го`, `4pm`.
  private func isNumber(_ word: String) -> Bool {
    guard word.utf8.first.map({ $0 &- 0x30 < 10 }) == true, word.utf8.count <= 24 else { return false }
    let marks = Set<Character>([".", ":", "-", "–", "—", "/", "\\", "+"])
    let rest = word.drop { $0.isASCII && $0.isNumber || marks.contains($0) }
    let ending = rest.split(separator: "-", maxSplits: 1).first ?? rest
    return rest.isEmpty || EntryVocabulary.numberEndings.contains(String(ending))
  }

  private func isNumberWord(_ word: String) -> Bool {
    if EntryVocabulary.minuteWords.contains(word) { return true }
    // `twenty-seven`
    let parts = word.split(separator: "-")
    if parts.count == 2,
      parts.allSatisfy({ TimeLexicon.numbers.number($0) != nil || EntryVocabulary.minuteWords.contains(String($0)) })
    {
      return true
    }
    return TimeLexicon.numbers.number(word).map { $0 > 1 } ?? false
  }

  /// Whether a number counts what the title goes on with, `2 tickets`, and no word before it asks for a time.
  private func isCount(_ place: Int, _ word: String, _ parts: [Part]) -> Bool {
    guard word.utf8.allSatisfy({ $0 &- 0x30 < 10 }) || isNumberWord(word), text.words[place].ending == .none,
      let next = text.folded(place + 1), next.first?.isLetter == true
    else { return false }
    if EntryVocabulary.years.contains(next) { return false }
    // `4 Dec 12`
    if let before = text.folded(place - 1), MonthName.month(before) != nil { return false }
    let lower = text.words[place + 1].range.lower
    let isLowercase = text.text(ByteRange(lower, text.words[place + 1].core.upper)).first?.isLowercase == true
    if case .phrase = parts[place + 1] { return false }
    if place > 1, case .phrase(let phrase) = parts[place - 2], phrases[phrase].isBareHour,
      EntryVocabulary.betweenClocks.contains(text.folded(place - 1) ?? "")
    {
      return false
    }
    if let before = text.folded(place - 1), EntryVocabulary.joints.contains(before),
      place < 2 || !EntryVocabulary.betweenClocks.contains(before)
    {
      return false
    }
    return isLowercase && !EntryVocabulary.joints.contains(next) && !EntryVocabulary.keepingText.contains(next)
      && !EntryVocabulary.midnights.contains(next) && !["am", "pm"].contains(next) && !isName(next, place + 1)
  }

  /// Whether a number counts or numbers what stands before it, as a day and a deadline begin a phrase of their own: `lab 2
  /// due friday`, `call 555-1212 tomorrow`.
  private func isOfTitle(_ place: Int, _ word: String, _ parts: [Part], _ reader: EntryPhraseReader) -> Bool {
    guard place > 0, place + 1 < parts.count, text.words[place].ending == .none,
      case .phrase(let next) = parts[place + 1],
      phrases[next].words.lowerBound == place + 1, case .title = parts[place - 1].ofNumber(text.folded(place - 1)),
      text.words[place - 1].ending == .none, !word.contains(where: { ":/\\".contains($0) })
    else { return false }
    if reader.isDeadline(phrases[next]) { return true }
    return phrases[next].roles.contains(.date) && !isTwoHours(word) && !isDotted(word) && !isHour(word, before: next)
      && !isAbout(place, word)
  }

  /// Whether a number before a day may be its hour by its shape or by the word before it: `0800 tomorrow`, `after 5
  /// tomorrow`, but not `table for 5 tomorrow`.
  private func isAbout(_ place: Int, _ word: String) -> Bool {
    // `@9 friday`
    if text.folded(place)?.hasPrefix("@") == true { return true }
    if word.utf8.count == 4, word.hasPrefix("0"), let clock = Int(word) { return clock < 1000 && clock % 100 < 60 }
    guard let hour = Int(word) ?? TimeLexicon.numbers.number(word), 1...24 ~= hour else { return false }
    return EntryVocabulary.besideTimes.contains(text.folded(place - 1) ?? "")
  }

  /// Whether a number may be the hour of a day with its part: `8 tonight`, `9 tomorrow morning`, but not `2 tonight`.
  private func isHour(_ word: String, before next: Int) -> Bool {
    let (day, part) = (phrases[next], phrases.indices.contains(next + 1) && touch(next, next + 1) ? next + 1 : next)
    guard let part = day.meaning.partOfDay ?? phrases[part].meaning.partOfDay,
      let hour = Int(word) ?? TimeLexicon.numbers.number(word), 1...12 ~= hour
    else { return false }
    let bytes = Array(String(hour).utf8)
    return WrittenClock.prefix(of: bytes, in: ByteRange(0, bytes.count), .marked)?.clock.time(in: part) != nil
  }

  /// Whether numbers with slashes may be a day and its month: `23/11`.
  private func isSlashedDate(_ word: String) -> Bool {
    let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    return 2...3 ~= numbers.count && numbers.prefix(2).allSatisfy { 1...31 ~= $0 }
      && numbers.prefix(2).contains { $0 <= 12 }
  }

  /// Whether two numbers may be hours: `3-4`.
  private func isTwoHours(_ word: String) -> Bool {
    let parts = word.split { $0 == "-" || $0 == "–" || $0 == "—" }.map { Int($0) ?? 99 }
    return parts.count == 2 && parts.allSatisfy { $0 <= 24 }
  }

  /// Whether digits may be a day and its month: `12.12`.
  private func isDotted(_ word: String) -> Bool {
    let parts = word.split(separator: ".").map { Int($0) ?? 99 }
    return parts.count == 2 && 1...31 ~= parts[0] && 1...12 ~= parts[1]
  }

  func runs(_ parts: [Part]) -> [Run] {
    var runs: [Run] = []
    var place = 0
    while place < parts.count {
      guard parts[place].says else {
        place += 1
        continue
      }
      var run = Run(words: place..<place, phrases: [])
      var next: Int? = place
      while let word = next {
        if case .phrase(let phrase) = parts[word] {
          run.phrases.append(phrase)
          run.words = run.words.lowerBound..<phrases[phrase].words.upperBound
        } else {
          run.words = run.words.lowerBound..<word + 1
        }
        next = further(behind: run.words.upperBound, parts)
      }
      runs.append(run)
      place = run.words.upperBound
    }
    return runs
  }

  /// The word with which a run goes on, behind joints or right there.
  private func further(behind end: Int, _ parts: [Part]) -> Int? {
    var place = end
    while place < parts.count, place - end <= Self.mostJoints, text.words[place - 1].ending != .colon {
      if parts[place].says { return place }
      guard case .joint = parts[place] else { return nil }
      place += 1
    }
    return nil
  }

  /// The most words that connect two parts of a phrase: `and at`, `up to the`.
  private static var mostJoints: Int { 3 }
}

extension EntryReader.Part {
  /// What it is before a number, of which `of` is no preposition of a day: `party of 6`.
  fileprivate func ofNumber(_ word: String?) -> Self {
    if case .joint = self, word == "of" { .title } else { self }
  }

  /// Whether it says something by itself.
  var says: Bool {
    switch self {
    case .phrase, .loose: true
    case .joint, .title: false
    }
  }
}

extension EntryPhrase {
  /// Whether it is a bare hour, behind which `and` and a number may be another one: `at 8 and 20`.
  fileprivate var isBareHour: Bool { if case .time(let clock) = meaning { clock.form == .hour } else { false } }
}
