import VaultModel
import VaultSyntax

// How often.
extension EntryPhraseReader {
  func repetition(at place: Int) -> EntryPhrase? {
    everyPart(at: place) ?? everyEnd(at: place) ?? weekdays(at: place) ?? plural(at: place) ?? quota(at: place)
      ?? rule(at: place)
  }

  /// `3 times a week`, `тричі на місяць`. A number of times a day is one of two times, or text (the page about tasks), and
  /// what is a rule of days as well is that.
  private func quota(at place: Int) -> EntryPhrase? {
    for last in place + 2..<place + 5 {
      guard areJoined(place, through: last) else { return nil }
      let typed = text.text(text.range(place, through: last))
      guard let quota = HabitQuota(reading: typed) else { continue }
      // Without anything else it is a title.
      guard place > 0 || last < words.count - 1 else { return nil }
      guard quota.period != .day, (try? RepetitionWords(reading: typed)) == nil else { return nil }
      let words = typed.split(separator: " ").joined(separator: " ").lowercased()
      return EntryPhrase(meaning: .quota(words, quota), strength: .atEdge, words: place..<last + 1)
    }
    return nil
  }

  /// `every week`, `щотижня`, `every 2 weeks on mon, wed until 2026-12-31`: the longest text of a rule.
  private func rule(at place: Int) -> EntryPhrase? {
    // A number alone begins none but `1 числа кожного місяця`, and looking on from each would take long.
    let isNumber = text.folded(place).map { !$0.isEmpty && $0.utf8.allSatisfy { $0 &- 0x30 < 10 } } ?? false
    guard !isNumber || text.folded(place + 1)?.hasPrefix("числ") == true else { return nil }
    let lower = words[place].range.lower
    // What `for` says is no part of the rule's text: `every day for 10 days`, `every week for 10 people`.
    // And `о 10` is a time, where `у 10-й день` is a day.
    let end = words.indices[place...].first {
      words[$0].isText || EntryVocabulary.beforePeriod.contains(words[$0].folded) || isTime(at: $0)
    }
    let limit = end.map { words[$0].range.lower } ?? text.bytes.count
    func match(before limit: Int) -> (range: ByteRange, rule: RepetitionWords)? {
      RepetitionWords.longestMatch(in: text.bytes, range: ByteRange(0, limit), at: lower)
    }
    guard var found = match(before: limit) else { return nil }
    // A number of times at the end may be that of a length: `щомісяця на 20 хв`.
    if let length = words.indices.first(where: { $0 > place && isLength(at: $0, reachingBehind: found.range.upper) }) {
      found = match(before: words[length].range.lower) ?? found
    }
    // `every day 3 times a day` says nothing of an end.
    if found.rule.rule.count != nil, let count = placeOfCount(in: place..<words.count, endingAt: found.range.upper) {
      found = match(before: words[count].range.lower) ?? found
    }
    // `щопонеділка шість тижнів` goes on for six weeks, and is no rule of a sixth one.
    if let number = placeOfPeriod(behind: place, before: found.range.upper) {
      found = match(before: words[number].range.lower) ?? found
    }
    guard let last = words[place...].firstIndex(where: { $0.core.upper >= found.range.upper }),
      words[last].core.upper == found.range.upper, !countsNoUnit(place...last), !saysHowOften(found.rule, through: last)
    else { return nil }
    let typed = text.text(found.range)
    let rule = typed.contains("[[") ? typed : typed.split(separator: " ").joined(separator: " ")
    if EntryVocabulary.doubtfulRules.contains(rule.lowercased()) { return nil }
    let isSure = text.folded(place).map(EntryVocabulary.beginsRule) ?? false
    return EntryPhrase(
      meaning: .repetition(rule.contains("[[") ? rule : rule.lowercased(), found.rule, nil),
      strength: isSure ? .anywhere : .atEdge, words: place..<last + 1)
  }

  /// Where a number in digits or in words stands before weeks or months and no `every` before it.
  private func placeOfPeriod(behind place: Int, before upper: Int) -> Int? {
    words.indices.first { number in
      guard number > place, words[number].range.lower < upper, let word = text.folded(number), isPlainNumber(word),
        let unit = text.folded(number + 1).flatMap({ TimeLexicon.units.number($0) }), unit > 3
      else { return false }
      let before = text.folded(number - 1) ?? ""
      return !EntryVocabulary.beforePart.contains(before) && !before.hasPrefix("кожн")
        && !EntryVocabulary.besideInterval.contains(before)
    }
  }

  private func isPlainNumber(_ word: String) -> Bool { Int(word) != nil || TimeLexicon.numbers.number(word) != nil }

  /// Whether `every` and a number stand before a noun that is no unit of time: `every 25 pages`, `every third page`. A
  /// place in the month ends the text, or has a time, an end or a beginning behind it: `pay rent every 15th`.
  private func countsNoUnit(_ places: ClosedRange<Int>) -> Bool {
    let (first, last) = (places.lowerBound, places.upperBound)
    guard let every = text.folded(first), EntryVocabulary.beginsRule(every), last > first,
      (first + 1...last).allSatisfy({ place in
        let word = text.folded(place) ?? ""
        return isPlainNumber(word) || isPlaceInOrder(word) || EntryVocabulary.betweenClocks.contains(word)
      })
    else { return false }
    // `make every second count`
    guard let word = text.folded(last), !isPlainNumber(word), word != "second" else { return true }
    guard !text.endsWords(last + 1), words[last].ending == .none else { return false }
    return time(at: last + 1) == nil && span(at: last + 1) == nil && end(at: last + 1) == nil
      && beginning(at: last + 1) == nil && part(at: last + 1) == nil
  }

  /// Whether a number counts days of a name, which is no place of theirs in the month: `every 2 business days`, `every
  /// 3 tuesdays`.
  private func countsNamedDays(_ phrase: EntryPhrase) -> Bool {
    guard let rule = phrase.rule?.rule, rule.frequency == .monthly, !rule.byDay.isEmpty else { return false }
    return phrase.words.contains { isPlainNumber(text.folded($0) ?? "") && !text.isUnit($0 + 1) }
  }

  /// `15th`, `5-го`, `third`, `третю`
  private func isPlaceInOrder(_ word: String) -> Bool {
    TimeLexicon.ordinals.number(word) != nil || word.utf8.first.map { $0 &- 0x30 < 10 } == true
  }

  /// Whether a rule counts how often a day it is, and not how often at all: `щодня двічі`.
  private func saysHowOften(_ rule: RepetitionWords, through last: Int) -> Bool {
    rule.rule.count == 2 && EntryVocabulary.twice.contains(text.folded(last) ?? "")
  }

  /// Whether a number of times stands before a rule, which is another one then: `3 times daily`, `двічі щодня`.
  func isCounted(rule: EntryPhrase) -> Bool {
    if countsNamedDays(rule) { return true }
    let before = rule.words.lowerBound - 1
    guard rule.rule != nil, let word = text.folded(before), words[before].ending == .none else { return false }
    if EntryVocabulary.twice.contains(word) { return true }
    guard EntryVocabulary.timesNouns.contains(word), let count = text.folded(before - 1) else { return false }
    return count != "one" && count != "1" && count != "один"
      && (isPlainNumber(count) || count == "several" || count == "кілька")
  }

  /// Whether `о` and a number stand at a word.
  private func isTime(at place: Int) -> Bool {
    guard words[place].folded == "о" || words[place].folded == "об" else { return false }
    return text.folded(place + 1)?.utf8.first.map { $0 &- 0x30 < 10 } ?? false
  }

  /// Where a number of times begins that tells how often a day or a week, not how often at all.
  private func placeOfCount(in places: Range<Int>, endingAt upper: Int) -> Int? {
    guard let last = places.first(where: { words[$0].core.upper >= upper }), isHowOften(behind: last) else {
      return nil
    }
    return places.first { $0 <= last && RepetitionWords.count(text.bytes, in: text.range($0, through: last)) != nil }
  }

  /// Whether `a day`, `на тиждень` stands behind a number of times.
  func isHowOften(behind last: Int) -> Bool {
    guard let article = text.folded(last + 1), let unit = text.folded(last + 2), areJoined(last, through: last + 2)
    else { return false }
    return EntryVocabulary.beforeUnit.contains(article) && TimeLexicon.units.number(unit) != nil
  }

  /// Whether a length that begins at a word ends behind a place of the text.
  private func isLength(at place: Int, reachingBehind upper: Int) -> Bool {
    guard words[place].range.lower < upper, let phrase = length(at: place) else { return false }
    return words[phrase.words.upperBound - 1].core.upper > upper
  }
}
