package import VaultModel

extension LocalDate {
  /// The date as people read it, with its weekday: `Fri, 20 Nov 2026`, `пт, 20 лист. 2026` (CLDR, medium dates).
  package func text(in language: MessageLanguage) -> String {
    let weekday = weekday.name(in: language.language, .abbreviation)
    let month = MonthName.text(month, language.language, .abbreviation)
    return "\(weekday), \(day) \(month)\(language == .ukrainian ? "." : "") \(year)"
  }
}
