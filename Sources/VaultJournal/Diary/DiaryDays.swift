package import VaultModel

/// What the days of a diary tell by their dates alone.
package enum DiaryDays {
  /// How many days in a row have an entry, up to today; a day that is not over breaks nothing.
  ///
  /// - Complexity: O(the answer).
  package static func streak(of days: Set<LocalDate>, through today: LocalDate) -> Int {
    var day = days.contains(today) ? today : today.adding(days: -1)
    var count = 0
    while let current = day, days.contains(current) {
      count += 1
      day = current.adding(days: -1)
    }
    return count
  }

  /// The days of which one is the anniversary, the newest first, as far back as that many years.
  ///
  /// 29 February is remembered on the 28th where a year has no other, as what is yearly falls.
  package static func anniversaries(of day: LocalDate, years: Int) -> [LocalDate] {
    guard years > 0 else { return [] }
    let (year, month, number) = day.parts
    let isLastOfFebruary = month == 2 && number == 28 && !LocalDate.isLeap(year)
    return (1...years).flatMap { count in
      let leap = isLastOfFebruary ? LocalDate(year: year - count, month: 2, day: 29) : nil
      return [leap, LocalDate(year: year - count, month: month, day: number)].compactMap(\.self)
    }
  }
}
