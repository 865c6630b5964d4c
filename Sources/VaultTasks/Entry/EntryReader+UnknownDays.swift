import VaultModel
import VaultSyntax

// Days that are said and that vault cannot know: `Christmas`, `the week after next`, `5 days before the wedding`.
extension EntryReader {
  /// Such a day.
  fileprivate struct UnknownDay {
    var words: Range<Int>
    /// Whether it reads like a date by itself: `next year`.
    var isAsked = false
    /// Whether it is what something is due before, or what a rule leaves out: `except Christmas`.
    var isBound = false
  }

  /// Leaves dates and times to the title beside a day that is not known, so that `Christmas dinner at 7pm` is no task of
  /// today. A text with a day of its own needs no other one.
  mutating func leaveBesideUnknownDay() {
    let says = phrases.indices.filter { phrases[$0].isOfTime }
    let taken = phrases.filter { $0.isOfTime && $0.isTaken }
    let hasDay = taken.contains(where: \.namesDay)
    for day in unknownDays() {
      let isPart = taken.contains { $0.words.overlaps(day.words) }
      // `every friday this week`
      let bindsRule = taken.contains { phrase in
        phrase.rule != nil && (day.isBound || day.isAsked && phrase.words.upperBound == day.words.lowerBound)
      }
      // `the day before departure on Friday`: the date is that of what it is counted from.
      let isCounted = isCounted(day, before: taken)
      guard isPart || bindsRule || isCounted || !hasDay, day.isAsked || !says.isEmpty else { continue }
      let name = text.text(text.range(day.words.lowerBound, through: day.words.upperBound - 1))
      let typed = taken.isEmpty ? name : text(of: taken)
      for place in says { phrases[place].isTaken = false }
      left.append(QuickEntry.Left(reason: .unknownDay(name), text: typed))
      return
    }
    guard !hasDay, taken.contains(where: { $0.roles.contains(.time) }), let name = namedDay() else { return }
    let typed = text.text(text.range(name.lowerBound, through: name.upperBound - 1))
    left.append(QuickEntry.Left(reason: .unknownDay(typed), text: text(of: taken)))
    for place in says { phrases[place].isTaken = false }
  }

  /// A name behind `on` or `на` that may be that of a feast, of which a time beside it would be: `dinner on Juneteenth at
  /// 7pm`. A street has its noun, and a Ukrainian place its case.
  private func namedDay() -> Range<Int>? {
    for place in text.words.indices.dropLast() where ["on", "на"].contains(text.folded(place) ?? "") {
      var end = place + 1
      while text.words.indices.contains(end), isCapital(end), end == place + 1 || text.words[end - 1].ending == .none {
        end += 1
      }
      guard end > place + 1, text.words[place].ending == .none, let word = text.folded(place + 1),
        !phrases.contains(where: { $0.words.contains(place) || $0.words.contains(place + 1) })
      else { continue }
      let last = text.folded(end - 1) ?? ""
      let isStreet = EntryVocabulary.placesBehind.contains(last)
      let isPlace = ["ах", "ях", "ку", "ові", "еві", "і"].contains(where: word.hasSuffix) && text.folded(place) == "на"
      if !isStreet, !isPlace || word == "день", !text.isShouted || !EntryVocabulary.objects.contains(word) {
        return place + 1..<end
      }
    }
    return nil
  }

  /// Whether a word begins with a capital letter; in a text of capital ones the first one behind the preposition counts.
  private func isCapital(_ place: Int) -> Bool {
    guard text.text(text.words[place].core).first?.isUppercase == true else { return false }
    return !text.isShouted || ["on", "на"].contains(text.folded(place - 1) ?? "")
  }

  /// Whether a date stands behind a day that is counted from something else, without a comma between them.
  private func isCounted(_ day: UnknownDay, before taken: [EntryPhrase]) -> Bool {
    let last = day.words.upperBound - 1
    // `friday of the week after next`
    if text.folded(last) == "next", day.words.count > 2 { return taken.contains { $0.names != nil } }
    guard EntryVocabulary.besideTimes.contains(text.folded(last) ?? ""), day.words.count > 1 else { return false }
    return taken.contains { phrase in
      phrase.roles.contains(.date) && phrase.words.lowerBound > last
        && (last..<phrase.words.lowerBound).allSatisfy { text.words[$0].ending == .none }
    }
  }

  /// From left to right. O(*n*) in the words.
  private func unknownDays() -> [UnknownDay] {
    var isRead = [Bool](repeating: false, count: text.words.count)
    for word in phrases.filter({ phrase in
      phrase.isTaken && (!phrase.isOffset || text.folded(phrase.words.upperBound - 1) == "now")
    }).flatMap(\.words) { isRead[word] = true }
    var days: [UnknownDay] = []
    var place = 0
    while place < text.words.count {
      if !isRead[place], let day = unknownDay(at: place) {
        days.append(day)
        place = max(place + 1, day.words.upperBound)
      } else {
        place += 1
      }
    }
    return days
  }

  private func unknownDay(at place: Int) -> UnknownDay? {
    guard let word = text.folded(place) else { return nil }
    if let end = endOfFeast(at: place) { return pointed(place..<end) }
    if let phrase = kept.first(where: { $0.words.lowerBound == place && $0.roles.contains(.date) }) {
      let day = pointed(phrase.words)
      return day.isBound ? day : nil
    }
    if EntryVocabulary.wholeTimes.contains(word) {
      var day = pointed(place..<place + 1)
      day.isAsked = day.isAsked || EntryVocabulary.beforeWholeTime.contains(text.folded(day.words.lowerBound - 1) ?? "")
      return day
    }
    guard EntryVocabulary.seasons.contains(word) || text.isUnit(place) else { return nil }
    let counted = isCounting(place) ? 1 : 0
    if counted > 0, isNumber(place - 1) { return UnknownDay(words: place - 1..<place + 2) }
    let day = pointed(place..<place + 1)
    if day.words.count > 1, !isClock(place) {
      // `the week after next`
      let isNext = counted > 0 && text.folded(place + 2) == "next"
      return UnknownDay(words: day.words.lowerBound..<place + 1 + (isNext ? 2 : counted), isAsked: day.isAsked)
    }
    return counted > 0 && text.folded(place - 1) == "за" ? UnknownDay(words: place..<place + 2) : nil
  }

  /// A day with the words before it that point at it: `the next`, `before`.
  private func pointed(_ words: Range<Int>) -> UnknownDay {
    var day = UnknownDay(words: words)
    while let word = text.folded(day.words.lowerBound - 1), text.words[day.words.lowerBound - 1].ending == .none {
      let isBinding = EntryVocabulary.bindingDays.contains(word)
      guard isBinding || EntryVocabulary.pointing.contains(word) else { break }
      day.isBound = day.isBound || isBinding
      day.isAsked = day.isAsked || EntryVocabulary.asking.contains(word)
      day.words = day.words.lowerBound - 1..<day.words.upperBound
    }
    return day
  }

  /// Where the name of a feast ends that begins at a word.
  private func endOfFeast(at place: Int) -> Int? {
    EntryVocabulary.feasts.first { name in
      name.indices.allSatisfy { text.folded(place + $0) == name[$0] }
    }.map { place + $0.count }
  }

  /// Whether a length that is counted from something else ends with a word: `2 hours before`, `3 days' time`.
  private func isCounting(_ place: Int) -> Bool {
    guard text.words[place].ending == .none, let next = text.folded(place + 1) else { return false }
    // `через тиждень до лікаря` goes to somebody.
    let isGoing = next == "до" && (text.folded(place - 1) == "через" || text.folded(place - 2) == "через")
    return EntryVocabulary.counting.contains(next) && !isGoing
  }

  private func isNumber(_ place: Int) -> Bool {
    guard let word = text.folded(place), text.words[place].ending == .none else { return false }
    if word == "a" || word == "an" || Int(word) != nil { return true }
    return TimeLexicon.numbers.number(word) != nil
  }

  /// Whether a word names a part of a day, which no day is known by.
  private func isClock(_ place: Int) -> Bool {
    TimeLexicon.units.number(text.folded(place) ?? "").map { $0 <= 2 } ?? false
  }
}

extension EntryPhrase {
  /// Whether it says its day: a date, or a rule of certain days.
  fileprivate var namesDay: Bool {
    guard let rule = rule?.rule else { return roles.contains(.date) }
    return !rule.byDay.isEmpty || !rule.byMonthDay.isEmpty || !rule.byYearDay.isEmpty || !rule.byWeekNumber.isEmpty
  }

  /// Whether it counts from now on.
  var isOffset: Bool {
    switch meaning {
    case .day(.offset), .length: true
    case .moment(let expression): if case .fromNow = expression.meaning { true } else { false }
    default: false
    }
  }
}
