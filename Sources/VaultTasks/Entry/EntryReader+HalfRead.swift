import VaultModel
import VaultSyntax

// Words beside a date or a time that say more of it than is read.
extension EntryReader {
  /// Whether a word that no phrase has says more of one beside it.
  func isHalfRead(_ place: Int, _ word: String, _ parts: [Part]) -> Bool {
    isZone(place, parts) || isOfLength(place, parts) || isOfMinutes(place, word) || isOfPart(place, word, parts)
      || isOtherDay(place, word, parts) || isPlural(place, word, parts) || isCountedFrom(place, word, parts)
      || isRough(place, word, parts)
  }

  /// Whether a word is an hour or a rule that is not read, or the half of the day of one: `5ish`, `biweekly`, `3:30 p`.
  private func isRough(_ place: Int, _ word: String, _ parts: [Part]) -> Bool {
    if EntryVocabulary.doubtfulIntervals.contains(word) { return true }
    if word == "p" { return isTime(place - 1, parts) && !startsWithDigit(place + 1) }
    return word.hasSuffix("-ish") || startsWithDigit(place) && word.hasSuffix("ish")
  }

  /// Whether a word is a second day behind one: `feb 2 or third`, `feb 5 or next weekend`.
  private func isOtherDay(_ place: Int, _ word: String, _ parts: [Part]) -> Bool {
    guard place > 1, ["or", "або", "чи", "или"].contains(text.folded(place - 1) ?? ""),
      case .phrase(let phrase) = parts[place - 2], phrases[phrase].roles.contains(.date)
    else { return false }
    return TimeLexicon.ordinals.number(word) != nil && text.endsWords(place + 1) || reader.day(at: place) != nil
  }

  /// Whether a word is a part of several days before a time: `mornings at 9`.
  private func isPlural(_ place: Int, _ word: String, _ parts: [Part]) -> Bool {
    guard EntryVocabulary.partPlurals[word] != nil, place + 1 < parts.count else { return false }
    return isTime(place + 1, parts)
  }

  /// Whether a word counts from the day before it, or is its year: `2023-12-29 -10days`, `today +2`, `5 dec '27`.
  private func isCountedFrom(_ place: Int, _ word: String, _ parts: [Part]) -> Bool {
    guard place > 0, case .phrase(let phrase) = parts[place - 1], phrases[phrase].roles.contains(.date),
      let sign = word.first, let digit = word.dropFirst().utf8.first
    else { return false }
    return "+-'".contains(sign) && digit &- 0x30 < 10
  }

  /// Whether a word is a second part of the day, or begins a second rule: `every morning and evening`.
  private func isOfPart(_ place: Int, _ word: String, _ parts: [Part]) -> Bool {
    let isPart = EntryVocabulary.partNouns[word] != nil || TimeLexicon.partsOfDay.number(word) != nil
    guard isPart || EntryVocabulary.beginsRule(word),
      EntryVocabulary.alternatives.contains(text.folded(place - 1) ?? ""),
      place > 1, case .phrase(let phrase) = parts[place - 2]
    else { return false }
    return !phrases[phrase].roles.isDisjoint(with: [.partOfDay, .date, .repetition])
  }

  /// Whether a word is of a zone's name beside a time: `10am EST`, `15:00 (CET)`, `15:00 Kyiv time`, `за Києвом`.
  private func isZone(_ place: Int, _ parts: [Part]) -> Bool {
    if namesZone(place) {
      return isTime(place - 1, parts) || isTime(place + 1, parts)
        || text.folded(place - 1) == "за" && isTime(place - 2, parts)
    }
    // `19:00 за Прагою`
    if text.folded(place) == "за" || text.folded(place) == "по" {
      return isTime(place - 1, parts)
        && (namesZone(place + 1) || text.folded(place + 2) == "часом" || isNameBehind(place))
    }
    if ["за", "по"].contains(text.folded(place - 1) ?? ""), isTime(place - 2, parts), isNameBehind(place - 1) {
      return true
    }
    // `Kyiv time`, `за київським часом`
    if text.folded(place + 1) == "time" || text.folded(place + 1) == "часом" {
      return isTime(place - 1, parts) || text.folded(place - 1) == "за" && isTime(place - 2, parts)
    }
    // `10am New York time`
    if place >= 0, let end = (place..<place + 4).first(where: { text.folded($0) == "time" }), end > place {
      let isName = (place..<end).allSatisfy { text.text(text.words[$0].core).first?.isUppercase == true }
      if isName, isTime(place - 1, parts) || isZone(place - 1, parts) { return true }
    }
    if text.folded(place) == "time" { return isTime(place - 2, parts) || isTime(place - 3, parts) }
    return text.folded(place) == "часом" && text.folded(place - 2) == "за"
  }

  /// Whether a name stands behind a word, which may be that of a city.
  private func isNameBehind(_ place: Int) -> Bool {
    guard text.words.indices.contains(place + 1), text.folded(place + 1) != nil, !text.isShouted else { return false }
    let typed = text.text(text.words[place + 1].core)
    return typed.first?.isUppercase == true && typed.count > 1
      && !phrases.contains { $0.isTaken && $0.words.contains(place + 1) }
  }

  /// The name of the zone in a run; nil where it has none.
  func zone(in run: Run, _ parts: [Part]) -> String? {
    let places = run.words.filter { if case .phrase = parts[$0] { false } else { isZone($0, parts) } }
    guard let first = places.first, let last = places.last else { return nil }
    return String(text.text(text.range(first, through: last)).drop { $0 == "(" })
  }

  private func isTime(_ place: Int, _ parts: [Part]) -> Bool {
    guard parts.indices.contains(place), case .phrase(let phrase) = parts[place] else { return false }
    return phrases[phrase].roles.contains(.time)
  }

  private func namesZone(_ place: Int) -> Bool {
    guard let folded = text.folded(place) else { return false }
    let typed = text.text(text.words[place].core).drop { $0 == "(" || $0 == "[" }
    // `Europe/Kyiv`
    let names = typed.split(separator: "/", omittingEmptySubsequences: false)
    if names.count == 2, names.allSatisfy({ $0.count > 2 && $0.first?.isUppercase == true }) { return true }
    let name = folded.drop { $0 == "(" || $0 == "[" }.prefix { $0 != "+" && $0 != "-" }
    if EntryVocabulary.zones.contains(String(name)) { return true }
    if folded.hasPrefix("("), EntryVocabulary.zoneCities.contains(String(name)) { return true }
    return EntryVocabulary.capitalZones.contains(String(name)) && typed.allSatisfy { !$0.isLowercase }
  }

  /// Whether a word is of a length that goes on one before it: `5 days` of `in 2 months, 5 days`.
  private func isOfLength(_ place: Int, _ parts: [Part]) -> Bool {
    let number = text.isUnit(place) ? place - 1 : place
    guard text.isUnit(number + 1), isCount(number) else { return false }
    var before = number - 1
    if before >= 0, EntryVocabulary.betweenClocks.contains(text.folded(before) ?? "") { before -= 1 }
    guard before >= 0, case .phrase(let phrase) = parts[before] else { return false }
    return phrases[phrase].isOffset
  }

  private func isCount(_ place: Int) -> Bool {
    guard let word = text.folded(place) else { return false }
    return Int(word) != nil || TimeLexicon.numbers.number(word) != nil
  }

  /// Whether a word begins minutes that are not read: `half 3`, `half past`, `без двадцяти п'ять`.
  private func isOfMinutes(_ place: Int, _ word: String) -> Bool {
    guard word == "half" || word == "quarter" || word == "без", let next = text.folded(place + 1) else { return false }
    return isCount(place + 1) || EntryVocabulary.minuteWords.contains(next) || next == "past" || next == "to"
  }
}
