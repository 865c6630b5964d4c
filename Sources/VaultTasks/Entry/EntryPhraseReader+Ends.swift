import VaultModel
import VaultSyntax

// How long a rule goes on.
extension EntryPhraseReader {
  /// The most words an end is said in, behind the one that begins it.
  private static let longestEnd = 5

  /// What begins at a word and may end a rule: `until 1 Dec`, `for 10 times`, `до 1 грудня`, `протягом двох тижнів`.
  ///
  /// Only what stands behind a rule is one; see ``EntryReader``.
  func end(at place: Int) -> EntryPhrase? { until(at: place) ?? times(at: place) ?? lasting(at: place) }

  /// The first day of a rule beside it, or its first time: `from dec 4`, `starting december`, `з 2 грудня`, `from 8pm`.
  ///
  /// Only what stands beside a rule is one; see ``EntryReader``.
  func beginning(at place: Int) -> EntryPhrase? {
    guard let start = afterBeginning(place), days(at: place) == nil, span(at: place) == nil else { return nil }
    if let core = dayCore(at: start, hasPreposition: true), case .day(let day) = core.meaning {
      return EntryPhrase(meaning: .day(day), strength: .anywhere, words: place..<core.words.upperBound)
    }
    if let clock = time(at: start, true), case .time(let time) = clock.meaning, time.form != .hour {
      return EntryPhrase(meaning: .time(time), strength: .anywhere, words: place..<clock.words.upperBound)
    }
    guard let month = text.folded(start).flatMap({ MonthName.month($0) }) else { return nil }
    let year = text.folded(start + 1).flatMap { $0.utf8.count == 4 ? Int($0) : nil }
    return EntryPhrase(
      meaning: .day(.dayOfMonth(day: 1, month: month, year: year)), strength: .anywhere,
      words: place..<start + (year == nil ? 1 : 2))
  }

  /// The place behind the words that begin the first day of a rule.
  private func afterBeginning(_ place: Int) -> Int? {
    guard let word = text.folded(place), words[place].ending == .none else { return nil }
    if let phrase = EntryVocabulary.phrasesBeforeFirst.first(where: { $0.elementsEqual(phrase(at: place, $0.count)) }) {
      return place + phrase.count
    }
    return EntryVocabulary.beforeFirst.contains(word) ? place + 1 : nil
  }

  private func phrase(at place: Int, _ count: Int) -> [String] {
    (place..<place + count).map { text.folded($0) ?? "" }
  }

  private func until(at place: Int) -> EntryPhrase? {
    guard let word = text.folded(place), words[place].ending == .none else { return nil }
    var start = place + 1
    if EntryVocabulary.pairsBeforeEnd.contains([word, text.folded(start) ?? ""]), areJoined(place, through: start) {
      start += 1
    } else if !EntryVocabulary.beforeEnd.contains(word) {
      return nil
    }
    // `until the end of the month`.
    if text.folded(start) == "the", text.folded(start + 1) == "end" { start += 1 }
    guard let core = dayCore(at: start, hasPreposition: true), case .day(let day) = core.meaning else {
      return untilMonth(at: start, from: place, isWhole: EntryVocabulary.beforeLastDay.contains(word))
    }
    return EntryPhrase(
      meaning: .end(.until(day, isDeadline: EntryVocabulary.beforeDeadline.contains(word))), strength: .atEdge,
      words: place..<core.words.upperBound)
  }

  /// `until December`, `до грудня 2027`.
  private func untilMonth(at start: Int, from place: Int, isWhole: Bool) -> EntryPhrase? {
    guard let month = text.folded(start).flatMap({ MonthName.month($0) }), areJoined(place, through: start) else {
      return nil
    }
    let year = text.folded(start + 1).flatMap { $0.utf8.count == 4 ? Int($0) : nil }
    let hasYear = year != nil && areJoined(start, through: start + 1)
    return EntryPhrase(
      meaning: .end(.month(month, year: hasYear ? year : nil, isWhole: isWhole)), strength: .beside,
      words: place..<start + (hasYear ? 2 : 1))
  }

  private func times(at place: Int) -> EntryPhrase? {
    for last in (place..<min(words.count, place + Self.longestEnd)).reversed() where areJoined(place, through: last) {
      guard let count = RepetitionWords.count(text.bytes, in: text.range(place, through: last)),
        !isHowOften(behind: last)
      else { continue }
      return EntryPhrase(meaning: .end(.count(count)), strength: .beside, words: place..<last + 1)
    }
    return nil
  }

  /// `for 10 days`, `for two weeks`, `протягом місяця`: whole days from the first one on.
  private func lasting(at place: Int) -> EntryPhrase? {
    guard let word = text.folded(place) else { return nil }
    let isMarked = EntryVocabulary.beforePeriod.contains(word) && words[place].ending == .none
    // `щодня два тижні`
    guard isMarked || text.isUnit(place + 1) && word.utf8.first.map({ $0 >= 0x80 || $0 &- 0x30 < 10 }) == true else {
      return nil
    }
    var start = isMarked ? place + 1 : place
    let pair = [text.folded(start) ?? "", text.folded(start + 1) ?? ""]
    if EntryVocabulary.pairsOfPeriod.contains(pair) { start += 2 }
    if EntryVocabulary.besidePeriod.contains(text.folded(start) ?? "") { start += 1 }
    for last in (place..<min(words.count, start + Self.longestEnd)).reversed()
    where last >= start && areJoined(start, through: last) {
      let period = "in " + text.text(text.range(start, through: last))
      guard case .day(.offset(let months, let days))? = (try? DateExpression(period))?.meaning, months + days > 0,
        isMarked || months > 0 || days >= 7
      else { continue }
      return EntryPhrase(
        meaning: .end(.lasting(months: months, days: days)), strength: .beside, words: place..<last + 1)
    }
    return nil
  }
}
