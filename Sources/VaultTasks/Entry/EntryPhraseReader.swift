import VaultModel
import VaultSyntax

/// Reads the phrase that begins at a word, if one does.
struct EntryPhraseReader {
  let text: EntryWords
  /// Which of the numbers of `12/5` is the day; nil where nothing tells.
  let order: QuickEntry.DateOrder?
  /// The words of the text that may be understood.
  let said: Set<String>
  /// Whether the text tells of a number that becomes another one: `reduce it from 3 to 4`.
  let changesNumber: Bool
  /// Whether it has a verb of it: `update it to 17.2`.
  let hasVerbOfChange: Bool

  init(text: EntryWords, order: QuickEntry.DateOrder?) {
    self.text = text
    self.order = order
    said = Set(text.words.filter { !$0.isText }.map(\.folded))
    hasVerbOfChange = !said.isDisjoint(with: EntryVocabulary.changingNumbers)
    changesNumber = hasVerbOfChange || !said.isDisjoint(with: EntryVocabulary.takingAmounts)
  }

  var words: [EntryWords.Word] { text.words }

  /// The longest phrase that begins at a word; nil when the word is one of the title.
  ///
  /// - Parameter isBehindDay: whether a date or a rule ends right before it, so that `6:45` and `10-10:30` are times.
  func phrase(at place: Int, isBehindDay: Bool = false) -> EntryPhrase? {
    guard !words[place].isText else { return key(at: place) }
    if let single = tag(at: place) ?? mark(at: place) ?? key(at: place) { return single }
    var phrase =
      repetition(at: place) ?? days(at: place) ?? span(at: place, isBehindDay) ?? clocks(at: place, isBehindDay)
      ?? day(at: place) ?? time(at: place, isBehindDay) ?? part(at: place) ?? length(at: place)
    if let found = phrase, found.strength == .never, place > 0 {
      phrase?.refusal = .partOfSentence(text.text(words[place - 1].core))
    } else if let found = phrase, let refusal = refusal(of: found) {
      phrase?.strength = .never
      phrase?.refusal = refusal
    }
    return phrase
  }

  /// Whether words from one place up to another stand in one phrase: nothing but white space between them.
  func areJoined(_ first: Int, through last: Int) -> Bool {
    guard words.indices.contains(first), words.indices.contains(last) else { return false }
    return (first..<max(first, last)).allSatisfy { !words[$0].isText && words[$0].ending == .none }
      && !words[last].isText && words[last].ending != .other
  }

  /// A date of the command line in some words; nil for one that quick entry does not take.
  func expression(_ first: Int, through last: Int) -> DateExpression? {
    try? DateExpression(text.bytes, in: ByteRange(words[first].range.lower, words[last].core.upper))
  }
}

// MARK: - One word

extension EntryPhraseReader {
  /// `#work`; contexts and projects of todo.txt stand in the same place.
  private func tag(at place: Int) -> EntryPhrase? {
    let core = words[place].core
    guard core.count > 1, let sign = text.bytes[core.indices].first else { return nil }
    let next = text.bytes[core.lower + 1]
    let isSign = sign == UInt8(ascii: "#") || sign == UInt8(ascii: "@") || sign == UInt8(ascii: "+")
    guard isSign, next >= 0x80 || (next | 0x20) &- 0x61 < 26, !isOffset(at: place) else { return nil }
    let name = sign == UInt8(ascii: "#") ? text.text(ByteRange(core.lower + 1, core.upper)) : ""
    return EntryPhrase(meaning: .tag(name), strength: .anywhere, words: place..<place + 1)
  }

  private func isOffset(at place: Int) -> Bool {
    text.bytes[words[place].core.lower] == UInt8(ascii: "+") && expression(place, through: place) != nil
  }

  /// `!high`, in any spelling of a priority.
  private func mark(at place: Int) -> EntryPhrase? {
    let word = words[place].folded
    guard word.hasPrefix("!"), let priority = Priority(spelling: word.dropFirst()) else { return nil }
    return EntryPhrase(meaning: .priority(priority), strength: .anywhere, words: place..<place + 1)
  }

  /// `list:home`, `due:fri`, `p:high`, the value in quotation marks where it has spaces.
  private func key(at place: Int) -> EntryPhrase? {
    let range = words[place].range
    guard let colon = range.indices.first(where: { text.bytes[$0] == UInt8(ascii: ":") }), colon - range.lower <= 32,
      let key = EntryVocabulary.keys[text.text(ByteRange(range.lower, colon)).lowercased()],
      let (value, end) = value(from: colon + 1, at: place), let meaning = meaning(of: key, value)
    else { return nil }
    return EntryPhrase(meaning: meaning, strength: .anywhere, words: place..<end + 1)
  }

  /// The value behind a colon and the last word it stands in.
  private func value(from lower: Int, at place: Int) -> (String, Int)? {
    guard lower < words[place].range.upper else { return nil }
    guard text.bytes[lower] == UInt8(ascii: "\"") else {
      return words[place].core.upper > lower
        ? (text.text(ByteRange(lower, words[place].core.upper)), place) : nil
    }
    var last = place
    while words.indices.contains(last), words[last].isText {
      let end = words[last].core.upper
      if end > lower + 1, text.bytes[end - 1] == UInt8(ascii: "\"") {
        return (text.text(ByteRange(lower + 1, end - 1)), last)
      }
      last += 1
    }
    return nil
  }

  private func meaning(of key: QuickEntry.Meaning, _ value: String) -> EntryPhrase.Meaning? {
    guard !value.isEmpty else { return nil }
    switch key {
    case .list: return .list(value)
    case .priority: return Priority(spelling: value).map { .priority($0) }
    case .duration: return TimeSpan(value).map { .length($0, beginsBlock: false) }
    case .reminder: return Reminder(TextSource(Array(value.utf8))).map { .reminder($0) }
    case .repetition:
      guard let rule = try? RepetitionWords(reading: value) else {
        return HabitQuota(reading: value).map { .quota(value, $0) }
      }
      return .repetition(value, rule, nil)
    case .date:
      guard let date = try? DateExpression(value) else { return nil }
      if case .day(let day) = date.meaning { return .day(day) }
      return .moment(date)
    case .scheduled: return (try? DateExpression(value)).map { .scheduled($0) }
    case .wait: return (try? DateExpression(value)).map { .wait($0) }
    default: return nil
    }
  }
}
