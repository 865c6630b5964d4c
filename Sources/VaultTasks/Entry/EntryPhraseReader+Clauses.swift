import VaultModel
import VaultSyntax

// Dates of what somebody else did or does, which are not those of the task.
extension EntryPhraseReader {
  /// The word that makes a date that of a clause: `who` in `call the plumber who came on Tuesday`, `bought` in `return the
  /// shoes bought on Saturday`; nil where the date is not in one.
  func wordOfClause(before phrase: EntryPhrase) -> String? {
    let start = phrase.words.lowerBound
    // A deadline is that of the task: `find out who comes by Friday`.
    guard start > 1, !isDeadline(phrase) else { return nil }
    if isParticiple(start - 1), !isCopula(start - 1) { return text.text(words[start - 1].core) }
    var place = start - 1
    while place >= 0, !words[place].isText, words[place].ending == .none {
      if place < start - 1, beginsClause(place) { return text.text(words[place].core) }
      place -= 1
    }
    return nil
  }

  private func beginsClause(_ place: Int) -> Bool {
    guard let word = text.folded(place), !isOfName(place) else { return false }
    let next = text.folded(place + 1) ?? ""
    // `learn how to swim tomorrow`
    if EntryVocabulary.clauses.contains(word) { return word != "how" || next != "to" }
    if word == "that" { return next.hasSuffix("ed") || EntryVocabulary.pastVerbs.contains(next) }
    let isBehindComma = place > 0 && words[place - 1].ending == .comma
    return isBehindComma && EntryVocabulary.clausesBehindComma.contains(word)
  }

  /// Whether a word is of a name: `Doctor Who on Saturday`.
  private func isOfName(_ place: Int) -> Bool {
    guard place > 0 else { return false }
    return [place - 1, place].allSatisfy { place in
      let typed = text.text(words[place].core)
      return typed.first?.isUppercase == true && typed.dropFirst().allSatisfy(\.isLowercase)
    }
  }

  /// Whether a word behind a noun says what was done with it: `the parcel sent`, `лист, надісланий`; what somebody has
  /// done is still to be done: `have the photos taken`.
  private func isParticiple(_ place: Int) -> Bool {
    guard let word = text.folded(place), words[place].ending == .none else { return false }
    if word.utf8.first.map({ $0 >= 0x80 }) == true { return isUkrainianParticiple(place, word) }
    return (EntryVocabulary.pastVerbs.contains(word) || isPast(place, word))
      && !(0..<place).contains { EntryVocabulary.causing.contains(text.folded($0) ?? "") }
  }

  /// Whether a word has the ending of what was done, `borrowed`: `the shed`, `the feed` and `call Ahmed` have not.
  private func isPast(_ place: Int, _ word: String) -> Bool {
    guard word.hasSuffix("ed"), !word.hasSuffix("eed"), word.utf8.count > 4 else { return false }
    let isName = text.text(words[place].core).first?.isUppercase == true && !text.isShouted
    return !isName && word.dropLast(2).contains { "aeiouy".contains($0) }
  }

  /// Whether a word has the ending of a participle: behind a comma any, else one of a verb with a prefix, which no noun
  /// has.
  private func isUkrainianParticiple(_ place: Int, _ word: String) -> Bool {
    let isName = text.text(words[place].core).first?.isUppercase == true && !text.isShouted
    guard !isName, let ending = EntryVocabulary.adjectiveEndings.first(where: word.hasSuffix) else { return false }
    let stem = word.dropLast(ending.count)
    guard stem.count > 3, ["ен", "єн", "ан", "ян", "т"].contains(where: stem.hasSuffix) else { return false }
    if words[place - 1].ending == .comma { return true }
    // `куплен`, `зроблен`: no noun ends so.
    if ["плен", "блен", "влен", "млен"].contains(where: stem.hasSuffix) { return true }
    let isOfVerb = EntryVocabulary.verbPrefixes.contains { prefix in
      stem.hasPrefix(prefix) && stem.count > (prefix.count == 1 ? 6 : prefix.count + 3)
    }
    return isOfVerb && (!stem.hasSuffix("т") || stem.hasSuffix("ят"))
  }

  /// Whether a word says when its subject is: `is` of `the party is on Friday`, not of `make sure the heating is on Friday`.
  func isCopula(_ place: Int) -> Bool {
    guard place > 0, let word = text.folded(place), EntryVocabulary.copulas.contains(word),
      words[place].ending == .none
    else { return false }
    return ["on", "at"].contains(text.folded(place + 1)) && said.isDisjoint(with: EntryVocabulary.beforeClause)
  }

  /// Whether a day is one that weeks are counted from: `a week on Tuesday`.
  func isCounted(from place: Int) -> Bool {
    guard let word = text.folded(place - 1), words[place - 1].ending == .none,
      EntryVocabulary.weeksBehind.contains(word.hasSuffix("s") ? String(word.dropLast()) : word),
      let count = text.folded(place - 2), words[place - 2].ending == .none
    else { return false }
    let isNumber = count == "a" || Int(count) != nil || TimeLexicon.numbers.number(count) != nil
    let before = text.folded(place - 3) ?? ""
    let isOfRule = EntryVocabulary.beforePeriod.contains(before) || EntryVocabulary.beforeHowOften.contains(before)
    return isNumber && !isOfRule && !EntryVocabulary.beginsRule(before)
  }
}
