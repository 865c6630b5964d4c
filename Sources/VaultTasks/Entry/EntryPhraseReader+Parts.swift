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
