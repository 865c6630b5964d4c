package import VaultModel

extension Messages {
  /// A rule of repetition in the reader's language: as its author wrote it where that is in it, and where it does not
  /// read, which `vault check` reports.
  ///
  /// - Parameters:
  ///   - start: The day it is counted from, which RRULE text may depend on; without one such text stays as it is.
  ///   - weekStart: The first day of a week, by which the words of RRULE text are found.
  package func rule(_ rule: String, start: LocalDate? = nil, weekStart: Weekday = .monday) -> String {
    guard let words = try? RepetitionWords(reading: rule) else {
      // The words of a quota are in another language where their letters are.
      let isOwn = rule.utf8.allSatisfy { $0 < 0x80 } == (language == .english)
      return isOwn ? rule : HabitQuota(reading: rule)?.sentence(in: language.language) ?? rule
    }
    guard words.language != language.language else { return rule }
    guard words.form == .ruleText else { return words.sentence(in: language.language) }
    return start.map { words.nearestSentence(in: language.language, start: $0, weekStart: weekStart).sentence } ?? rule
  }
}
