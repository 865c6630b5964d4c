import VaultSyntax

/// The words of a record in which somebody said a day: `groceries yesterday`, `milk 1 l until 25 nov`, `yesterday: a walk`.
///
/// What is left of the text is never empty. A day that the word before it makes part of the text, `tickets for friday`,
/// and names that are mostly other words, `Daily Sun`, are left to the text.
package struct DatedText: Sendable, Hashable {
  /// Without the day.
  package let text: String
  /// The day as it was said.
  package let words: String
  package let day: LocalDate

  /// Words that are a day, but none that is asked for.
  package struct Refusal: Error, Sendable, Hashable {
    package let words: String
    /// Nil where they may be a name as well, `Black Friday`, or only stand elsewhere than where the day is said.
    package let reason: DateExpressionError?
    /// The word before them that makes them part of the text.
    package var before: String?
  }

  private init(_ text: String, _ words: String, _ day: LocalDate) {
    (self.text, self.words, self.day) = (text, words, day)
  }

  /// The most words of a day.
  private static let mostWords = 5

  /// A text with a day at its end, before its tags; nil where there is none.
  ///
  /// - Throws: why words at the end that are a day are not the one that is asked for.
  package init?(endingInDay text: String, _ reckoning: DayReckoning) throws(Refusal) {
    let words = text.split(separator: " ").map(String.init)
    let end = words.count - words.reversed().prefix { $0.hasPrefix("#") }.count
    for start in max(1, end - Self.mostWords)..<max(1, end) {
      let (before, said) = (words[start - 1], words[start..<end].joined(separator: " "))
      guard !Self.goesOn(before), !Self.goesOn(words[start]), Self.isClear(said),
        let period = Self.period(words[start..<end], reckoning), period.precision == .day
      else { continue }
      if Self.isName(words[start..<end], behind: before) { throw Refusal(words: said, reason: nil) }
      let day: LocalDate
      do throws(DateExpressionError) {
        day = try StatedDays.day(said, reckoning)
      } catch {
        throw Refusal(words: said, reason: error)
      }
      self.init((words[..<start] + words[end...]).joined(separator: " "), said, day)
      return
    }
    return nil
  }

  /// A text with a last day at its end, `milk until 25 nov`; nil where there is none.
  package init?(endingUntil text: String, _ reckoning: DayReckoning) {
    let words = text.split(separator: " ").map(String.init)
    for start in max(1, words.count - Self.mostWords)..<max(1, words.count - 1) {
      let said = words[(start + 1)...].joined(separator: " ")
      // What is no day is a word of the text.
      guard TimeLexicon.beforeLastDay.number(words[start]) != nil, let day = try? StatedDays.day(said, reckoning) else {
        continue
      }
      self.init(words[..<start].joined(separator: " "), said, day)
      return
    }
    return nil
  }

  /// The place of the first words among others that are a day, of a record that has one; nil where none are.
  package static func place(
    in words: [String], _ reckoning: DayReckoning
  ) -> (words: Range<Int>, day: LocalDate)? {
    for start in words.indices where start == 0 || !goesOn(words[start - 1]) {
      for end in (start + 1...min(start + mostWords, words.count)).reversed() {
        guard let period = period(words[start..<end], reckoning), period.precision == .day else { continue }
        return (start..<end, period.firstDay)
      }
    }
    return nil
  }

  /// The first words of a text that are a day or a week and are left to it, with why; nil where there are none.
  package static func left(in text: String, _ reckoning: DayReckoning) -> Refusal? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    // `2.5` is an amount.
    var plain = reckoning
    plain.hasBareDots = false
    for start in words.indices {
      for end in (start + 1...min(start + mostWords, words.count)).reversed() {
        let (said, before) = (words[start..<end].joined(separator: " "), start == 0 ? nil : words[start - 1])
        guard isClear(said), let precision = period(words[start..<end], plain)?.precision else { continue }
        // `on` is no word of the day, and `the week` one of many texts.
        let isDay = precision == .day && !goesOn(words[start]) && TimeLexicon.fillers.number(words[start]) == nil
        guard isDay || precision == .week && end - start > 1 && !isArticle(words[start]) else { continue }
        var refusal = Refusal(words: said, reason: nil)
        // What is until a day is read so where it says how long something lasts.
        let isUntil =
          before.map { TimeLexicon.beforeLastDay.number($0) != nil } == true && reckoning.direction == .ahead
        if let before, goesOn(before), !isUntil {
          refusal.before = before
        } else if before.map({ isName(words[start..<end], behind: $0) }) != true {
          do throws(DateExpressionError) { _ = try StatedDays.day(said, plain) } catch {
            refusal = Refusal(words: said, reason: error)
          }
        }
        return refusal
      }
    }
    return nil
  }

  private static func period(_ words: ArraySlice<String>, _ reckoning: DayReckoning) -> DatePeriod? {
    let said = words.joined(separator: " ")
    guard !StatedDays.isCount(said) else { return nil }
    // What is no day is a word of the text.
    return try? DatePeriod(resolving: said, reckoning)
  }

  /// A day and the text behind it, as two words of a call or with a colon between them; nil where there is none.
  package init?(beginningWithDay words: [String], _ reckoning: DayReckoning) {
    let whole = words.joined(separator: " ")
    var parts = words.map(\.trimmed)
    if parts.count != 2 || parts[0].hasSuffix(":"), let colon = whole.firstIndex(of: ":") {
      parts = [String(whole[..<colon]).trimmed, String(whole[whole.index(after: colon)...]).trimmed]
    }
    // What is no day is the beginning of the text.
    guard parts.count == 2, !parts[1].isEmpty, !StatedDays.isCount(parts[0]),
      case .day(let day)? = try? StatedDays.moment(parts[0], reckoning)
    else { return nil }
    self.init(parts[1], parts[0], day)
  }

  /// Whether a word makes what follows part of the text: `for friday`, `of monday`, `the tuesday`.
  private static func goesOn(_ word: String) -> Bool {
    let folded = word.lowercased()
    return TimeLexicon.beforeSpan.contains(folded) || TimeLexicon.betweenDays.contains(folded)
      || [TimeLexicon.beforeDays, .beforeLastDay, .of, .after].contains { $0.number(word) != nil }
      || isArticle(folded)
  }

  private static func isArticle(_ word: String) -> Bool { ["the", "a"].contains(word.lowercased()) }

  /// Whether a day is one word with a capital letter behind another one with one: `Stormy Monday`.
  private static func isName(_ day: ArraySlice<String>, behind word: String) -> Bool {
    day.count == 1 && day.first?.first?.isUppercase == true && word.first?.isUppercase == true
  }

  /// Whether words are no day's short name that is another word as well.
  private static func isClear(_ text: String) -> Bool {
    !TimeLexicon.wordlikeDays.contains(text.lowercased())
  }
}
