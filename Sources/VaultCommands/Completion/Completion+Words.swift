import VaultActions
import VaultMessages
import VaultModel
import VaultSearch

/// Words that need no vault: members of closed sets, dates, rules, units.
extension Completion {
  /// Those of some words that begin so, in any case.
  func words(_ words: [String], _ text: String) -> [Candidate] {
    let start = WordStart(text)
    return words.filter(start.begins).map { Candidate($0) }
  }

  /// The last of several values between commas.
  func several(_ text: String, _ candidates: (String) -> [Candidate]) -> [Candidate] {
    let start = text.lastIndex(of: ",").map { text.index(after: $0) } ?? text.startIndex
    let space = text[start...].prefix { $0 == " " }
    return candidates(String(text[space.endIndex...])).map {
      Candidate(text[..<space.endIndex] + $0.text, detail: $0.detail)
    }
  }

  /// The members of a set by their names, and by any other spelling that is begun; what each is called otherwise is said.
  ///
  /// - Parameter only: the names of those that are taken; nil: all.
  func members(of set: any ClosedSet.Type, only names: [String]? = nil, _ text: String) -> [Candidate] {
    let vocabulary = set.vocabulary
    return vocabulary.spellings(where: WordStart(text).begins).compactMap { spelling in
      guard let place = vocabulary.position(spelled: spelling) else { return nil }
      let name = vocabulary.names[place]
      guard names?.contains(name) ?? true else { return nil }
      let other = spelling == name ? vocabulary.name(ofMember: place, in: messages.language.language) : name
      return Candidate(spelling, detail: other == spelling ? nil : other)
    }
  }

  /// `true` and `false`, and what else may be written for them as far as it is begun.
  func truth(_ text: String) -> [Candidate] {
    let found = words(["true", "false"], text)
    return found.isEmpty ? members(of: Answer.self, text) : found
  }

  /// The names of days of the week in both languages.
  func weekdays(_ text: String) -> [Candidate] {
    let languages: [Language] = text.isEmpty ? [messages.language.language] : [.english, .ukrainian]
    return words(languages.flatMap { language in Weekday.allCases.map { $0.name(in: language).lowercased() } }, text)
  }

  /// What is usual in a place for dates, in the language of the messages; behind a beginning all names that begin so.
  func dates(_ kinds: [DateNames], usual: [String], _ text: String) -> [Candidate] {
    if text.isEmpty {
      return usual.map { Candidate(DateNames.name($0, in: messages.language.language) ?? $0) }
    }
    let start = WordStart(text)
    let names = [Language.english, .ukrainian].flatMap { language in
      kinds.flatMap { $0.spellings(in: language) }.compactMap { $0.first(where: start.begins) }
    }
    let both = usual + usual.compactMap { DateNames.name($0, in: .ukrainian) }
    return unique(words(both, text) + names.map { Candidate($0) })
  }

  /// Rules in words, as people begin to write them.
  private static let usualRules = [
    "daily", "weekly", "monthly", "yearly", "weekdays", "every 2 weeks", "every 3 days", "3 times a week",
  ]

  /// The same in the language of the messages; behind a beginning in both.
  func usualRules(_ text: String) -> [String] {
    let ukrainian = Self.usualRules.compactMap { rule in
      (try? RepetitionWords(reading: rule).sentence(in: .ukrainian))
        ?? HabitQuota(reading: rule)?.sentence(in: .ukrainian)
    }
    if text.isEmpty { return messages.language == .ukrainian ? ukrainian : Self.usualRules }
    return Self.usualRules + ukrainian
  }

  /// The usual spellings of units, in both languages of the messages.
  func units(_ text: String) -> [Candidate] {
    let names = MessageLanguage.allCases.flatMap { language in
      Unit.allCases.map { $0.abbreviation(in: language.language) ?? $0.word(in: language.language, for: .one) }
    }
    return unique(names.filter { $0.hasPrefix(text) }.map { Candidate($0) })
  }
}
