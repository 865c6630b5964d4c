/// Calendar dates as people write them in a language (CLDR month and day names).
///
/// ```swift
/// DateText(year: 2026, month: 11, day: 20).medium(in: .ukrainian)  // пт, 20 лист. 2026
/// ```
package struct DateText: Sendable {
  private let year: Int
  private let month: Int
  private let day: Int

  /// Takes a date of the proleptic Gregorian calendar; a month outside 1 ... 12 is clamped.
  package init(year: Int, month: Int, day: Int) {
    self.year = year
    self.month = min(max(month, 1), 12)
    self.day = day
  }

  /// Without the weekday: `20 Nov 2026`, `20 лист. 2026`.
  package func short(in language: Language) -> String {
    "\(day) \(Self.shortMonths(language)[month - 1]) \(year)"
  }

  /// With the weekday: `Fri, 20 Nov 2026`, `пт, 20 лист. 2026`.
  package func medium(in language: Language) -> String {
    "\(Self.shortWeekdays(language)[weekday]), \(short(in: language))"
  }

  /// In full: `Friday, 20 November 2026`, `пʼятниця, 20 листопада 2026 р.`.
  package func full(in language: Language) -> String {
    let date = "\(Self.weekdays(language)[weekday]), \(day) \(Self.months(language)[month - 1]) \(year)"
    return language == .ukrainian ? date + "\u{A0}р." : date
  }

  /// The day of the week, Monday being 0 (Sakamoto's method).
  private var weekday: Int {
    let offsets = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    // 400 years are a whole number of weeks, which keeps any year in range.
    let year = ((month < 3 ? year &- 1 : year) % 400 + 400) % 400
    let sunday = year + year / 4 - year / 100 + year / 400 + offsets[month - 1] + (day % 7 + 7) % 7
    return (sunday + 6) % 7
  }

  private static func shortWeekdays(_ language: Language) -> [String] {
    switch language {
    case .english: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    case .ukrainian: ["пн", "вт", "ср", "чт", "пт", "сб", "нд"]
    }
  }

  private static func weekdays(_ language: Language) -> [String] {
    switch language {
    case .english: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    case .ukrainian: ["понеділок", "вівторок", "середа", "четвер", "пʼятниця", "субота", "неділя"]
    }
  }

  private static func shortMonths(_ language: Language) -> [String] {
    switch language {
    case .english: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    case .ukrainian:
      ["січ.", "лют.", "бер.", "квіт.", "трав.", "черв.", "лип.", "серп.", "вер.", "жовт.", "лист.", "груд."]
    }
  }

  private static func months(_ language: Language) -> [String] {
    switch language {
    case .english:
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
      ]
    case .ukrainian:
      [
        "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня", "жовтня",
        "листопада", "грудня",
      ]
    }
  }
}
