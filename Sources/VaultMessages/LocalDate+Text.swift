package import VaultModel

extension LocalDate {
  /// The date as people read it, with its weekday: `Fri, 20 Nov 2026`, `пт, 20 лист. 2026` (CLDR, medium dates).
  package func text(in language: MessageLanguage) -> String {
    weekday.name(in: language.language, .abbreviation) + ", " + dayAndMonth(in: language) + " " + String(year)
  }

  /// `20 Nov`, `20 лист.`
  package func dayAndMonth(in language: MessageLanguage) -> String {
    "\(day) \(MonthName.text(month, language.language, .abbreviation))\(language == .ukrainian ? "." : "")"
  }
}

extension Messages {
  /// The month of a day: `November 2026`, `листопад 2026`; in the genitive `листопада 2026`.
  package func month(of day: LocalDate, _ form: CalendarNameForm = .nominative) -> String {
    MonthName.text(day.month, language.language, form) + " " + String(day.year)
  }

  /// The days around today that are told by how far they are.
  private static let nearDays = -30...6

  /// A date by how far it is where it is near: `today`, `tomorrow`, `yesterday`, `3 days ago`, the weekday of the coming six
  /// days; else `12 Jan`, with the year unless it is this one.
  ///
  /// - Parameter isDue: whether something should have been done by then: `3 days late`.
  package func near(_ date: LocalDate, _ today: LocalDate, isDue: Bool = false) -> String {
    let distance = date.days(since: today)
    switch distance {
    case 0: return self(.nearToday)
    case 1: return self(.nearTomorrow)
    case -1: return self(.nearYesterday)
    case Self.nearDays:
      guard distance < 0 else { return date.weekday.name(in: language.language, .abbreviation) }
      return self(isDue ? .nearDaysLate : .nearDaysAgo, [.count(-distance)])
    default:
      return date.dayAndMonth(in: language) + (date.year == today.year ? "" : " \(date.year)")
    }
  }
}
