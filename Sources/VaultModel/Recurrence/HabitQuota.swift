import VaultSyntax

/// How often something is to be done in each day, week or month, on whichever days there is room: `3 times a week`.
///
/// ```swift
/// let quota = HabitQuota(reading: "тричі на тиждень")   // 3 a week
/// quota?.days(around: today, weekStart: .monday)        // the week of today
/// quota?.sentence(in: .english)                         // 3 times a week
/// ```
///
/// It is no rule of days: nothing is due by it, so that no ``Schedule`` has it.
package struct HabitQuota: Sendable, Hashable {
  /// The days in which it is counted.
  package enum Period: UInt8, Sendable, Hashable, CaseIterable {
    case day, week, month
  }

  /// How often in each period, 1 to 99.
  package let count: Int
  package let period: Period

  /// A quota of a number of times, 1 to 99.
  package init(_ count: Int, per period: Period) {
    self.count = count
    self.period = period
  }

  /// Reads all of a text in English, Ukrainian or Russian: `3 times a week`, `twice a day`, `3x per month`, `тричі на
  /// тиждень`; nil for anything else.
  package init?(reading text: String) {
    guard text.utf8.count <= Self.greatestLength else { return nil }
    var words = text.split { $0 == " " || $0 == "\t" }[...]
    // `по 3 рази на тиждень`
    if words.first?.lowercased() == "по" { words.removeFirst() }
    guard let count = Self.takeCount(&words), 1...99 ~= count, words.count == 2, let per = words.popFirst(),
      TimeLexicon.beforeUnit.contains(per.lowercased()), let unit = words.popFirst(),
      let period = TimeLexicon.units.number(unit).flatMap(Period.init(unit:))
    else { return nil }
    self.init(count, per: period)
  }

  /// The bytes of the longest text that is one.
  private static let greatestLength = 128

  /// Takes a number of times from the words: `3 times`, `three times`, `3x`, `twice`, `раз`.
  private static func takeCount(_ words: inout ArraySlice<Substring>) -> Int? {
    guard let first = words.popFirst() else { return nil }
    if let number = TimeLexicon.numbersOfTimes.number(first) { return number }
    let digits = first.prefix { $0.isASCII && $0.isNumber }
    let rest = first.dropFirst(digits.count)
    guard digits.count <= 2, let count = digits.isEmpty ? TimeLexicon.numbers.number(first) : Int(digits) else {
      return nil
    }
    if !digits.isEmpty, !rest.isEmpty { return TimeLexicon.timesSigns.contains(rest.lowercased()) ? count : nil }
    guard let noun = words.popFirst(), isTimes(noun) || TimeLexicon.timesSigns.contains(noun.lowercased()) else {
      return nil
    }
    return count
  }

  /// Whether a word is the noun behind a number of times.
  private static func isTimes(_ word: Substring) -> Bool {
    TimeLexicon.words.number(word).map { UInt16(clamping: $0) == RepetitionWord.times.rawValue } ?? false
  }

  /// The most that is done on one day: once, but for what is counted by the day.
  package var greatestPerDay: Int { period == .day ? count : 1 }

  /// The period in which a day is.
  package func days(around date: LocalDate, weekStart: Weekday) -> ClosedRange<LocalDate> {
    switch period {
    case .day: date...date
    case .week: date.startOfWeek(weekStart)...date.endOfWeek(weekStart)
    case .month: (date.adding(days: 1 - date.day) ?? date)...date.endOfMonth
    }
  }

  /// The words for it, which read back as the same: `3 times a week`, `3 рази на тиждень`.
  package func sentence(in language: Language) -> String {
    let times =
      count == 1
      ? TimeLexicon.numbersOfTimes.form(1, language) : "\(count) \(RepetitionSentence.times(count, language))"
    return [
      times, TimeLexicon.quotaPer[language] ?? "", TimeLexicon.units.form(Int(period.unit.rawValue), language),
    ].joined(separator: " ")
  }
}

extension HabitQuota.Period {
  fileprivate init?(unit number: Int) {
    guard let period = Self.allCases.first(where: { Int($0.unit.rawValue) == number }) else { return nil }
    self = period
  }

  fileprivate var unit: TimeUnit {
    switch self {
    case .day: .day
    case .week: .week
    case .month: .month
    }
  }
}

extension Note {
  /// How often a task is to be done in each period; nil of what repeats on days of its own, or not at all.
  ///
  /// Words that say a rule of days as well, `once a week`, are one beside a date of the task. What else a rule has, an end or
  /// exceptions, a quota has not.
  package func quota(of item: Item) -> HabitQuota? {
    guard item.type == .task, field(.recurrence, of: item) != nil else { return nil }
    let rules = names(.recurrence, of: item)
    guard rules.count == 1, let quota = HabitQuota(reading: rules[0]),
      !fields[item.fields].contains(where: { $0.key.map(HabitQuota.rulesOnly.contains) ?? false })
    else { return nil }
    guard hasOwnDate(item) else { return quota }
    return (try? RepetitionWords(reading: rules[0])) == nil ? quota : nil
  }

  /// Whether a person said when the task is due, takes place, is meant to be done or is hidden.
  private func hasOwnDate(_ item: Item) -> Bool {
    [.due, .start, .wait, isPlanOwned(item) ? .autoDay : .scheduled].contains { field($0, of: item) != nil }
  }
}

extension HabitQuota {
  /// The keys beside a rule of days.
  fileprivate static let rulesOnly: Set<ItemKey> = [.until, .count, .except, .also, .onHoliday]
}
