import VaultModel
import VaultSyntax

// Dates and times that the words around them make part of the sentence.
extension EntryPhraseReader {
  /// Why a phrase is never meant; nil where it may be.
  func refusal(of phrase: EntryPhrase) -> QuickEntry.Refusal? {
    let (start, end) = (phrase.words.lowerBound, phrase.words.upperBound)
    if isOfPastTime(start - 1) { return .isOver }
    if keeps(start - 1, phrase) {
      return .partOfSentence(text.text(text.range(start - 1, through: start - 1)))
    }
    if isCounted(rule: phrase) { return .notUnderstood }
    if phrase.isWhen, let word = wordOfClause(before: phrase) { return .partOfSentence(word) }
    guard phrase.roles.contains(.date) else { return nil }
    if isCounted(from: start) { return .notUnderstood }
    // `3 years ago tomorrow`
    if EntryVocabulary.ago.contains(text.folded(start - 1) ?? ""), text.isUnit(start - 2) { return .isOver }
    if isNamedDay(phrase) { return .name }
    if isNamed(before: start) || EntryVocabulary.placesBehind.contains(text.folded(end) ?? "") { return .name }
    return isPast(behind: end) ? .isOver : nil
  }

  /// `last week's`, `yesterday's`
  private func isOfPastTime(_ place: Int) -> Bool {
    guard let word = text.folded(place), word.hasSuffix("'s"), words[place].ending == .none else { return false }
    let stem = word.dropLast(2)
    if let day = TimeLexicon.days.number(stem) { return day < 2 }
    return TimeLexicon.units.number(stem) != nil && EntryVocabulary.past.contains(text.folded(place - 1) ?? "")
  }

  /// Whether the word at a place makes what follows part of the sentence: `the sunday paper`, `last week's sunday`.
  private func keeps(_ place: Int, _ phrase: EntryPhrase) -> Bool {
    guard let word = text.folded(place), words[place].ending == .none else { return false }
    if EntryVocabulary.keepingText.contains(word) { return !isName(place, word) }
    if let stem = word.hasSuffix("'s") ? String(word.dropLast(2)) : nil {
      return TimeLexicon.units.number(stem) != nil || TimeLexicon.days.number(stem) != nil
    }
    let isWeekday = phrase.isWhen && Weekday(named: text.folded(phrase.words.lowerBound) ?? "") != nil
    return isWeekday && EntryVocabulary.beforeWeekday.contains(word)
  }

  /// Whether a small word is a name: `подзвонити Ані завтра`.
  private func isName(_ place: Int, _ word: String) -> Bool {
    guard EntryVocabulary.names.contains(word), place > 0 else { return false }
    let typed = text.text(words[place].core)
    return typed.first?.isUppercase == true && typed.dropFirst().allSatisfy(\.isLowercase)
  }

  /// Whether a weekday with a capital letter stands behind an adjective with one: `Stormy Monday`.
  private func isNamedDay(_ phrase: EntryPhrase) -> Bool {
    let start = phrase.words.lowerBound
    guard phrase.words.count == 1, start > 0, case .day(.weekday) = phrase.meaning, !text.isShouted,
      words[start - 1].ending == .none, let before = text.folded(start - 1),
      [start - 1, start].allSatisfy({ text.text(words[$0].core).first?.isUppercase == true })
    else { return false }
    return EntryVocabulary.endingsOfAdjectives.contains {
      before.hasSuffix($0) && before.utf8.count > $0.utf8.count + 2
    }
  }

  /// Whether the words before a date call a place or a house by it: `проспект 8 Березня`.
  private func isNamed(before place: Int) -> Bool {
    guard let word = text.folded(place - 1), words[place - 1].ending == .none || words[place - 1].ending == .stop else {
      return false
    }
    guard EntryVocabulary.placesBefore.contains(word) else { return isHouse(place) }
    // `зайти в парк завтра`
    let first = text.bytes[words[place].range.lower]
    return first &- 0x30 < 10 || text.text(words[place].core).first?.isUppercase == true
  }

  /// Whether the number that a date begins with may be that of a house: `проспект Перемоги 8 березня`.
  private func isHouse(_ place: Int) -> Bool {
    guard text.bytes[words[place].range.lower] &- 0x30 < 10, words[place - 1].ending == .none,
      text.text(words[place - 1].core).first?.isUppercase == true
    else { return false }
    return text.folded(place - 2).map(EntryVocabulary.streets.contains) ?? false
  }

  /// Whether the words behind a day say that it is over: `last week`, `of last week`, `минулого тижня`, `2 weeks ago`.
  private func isPast(behind end: Int) -> Bool {
    guard words[end - 1].ending == .none || words[end - 1].ending == .comma else { return false }
    var place = end
    if let word = text.folded(place), EntryVocabulary.beforePast.contains(word) { place += 1 }
    if let word = text.folded(place), EntryVocabulary.past.contains(word) { return text.isUnit(place + 1) }
    if text.isUnit(place + 1) { place += 1 }
    return text.isUnit(place) && EntryVocabulary.ago.contains(text.folded(place + 1) ?? "")
  }

  /// Whether something before `sat` may be what sat: `my cat sat`, `Tom sat`.
  func hasSubject(before place: Int) -> Bool {
    guard let word = text.folded(place - 1), words[place - 1].ending == .none else { return true }
    if text.text(words[place - 1].core).first?.isUppercase == true { return true }
    return EntryVocabulary.pronouns.contains(word)
      || (max(0, place - 3)..<place).contains { EntryVocabulary.determiners.contains(text.folded($0) ?? "") }
  }
}
