import VaultActions
import VaultMessages
import VaultModel
import VaultSyntax

extension StatedDays {
  /// Reads days that somebody looks back on: `monday`, `october` and `24 dec` are the last ones, today among them, and `3`
  /// the last three days; nil for any other words, and for several that only begin like days.
  ///
  /// - Throws: what is wrong with one word that has the shape of a date, and that so many days ago there is no day.
  init?(before text: String, _ now: LocalDateTime, _ settings: Settings) throws(Failure) {
    let (text, today) = (text.trimmed, now.date)
    if let count = Self.count(text) {
      guard let first = today.adding(days: 1 - count) else {
        throw Failure(.notADate, in: text, hints: [.init(.mealsDaysHint)])
      }
      self.init(on: first)
      self = reaching(today)
      return
    }
    // What is wrong with the words is said below.
    switch try? DateExpression(text).meaning {
    case .day(.weekday(let weekday))?:
      self.init(on: today.adding(days: -today.weekday.daysAfter(weekday)) ?? .first)
      return
    case .day(.dayOfMonth(let day, let month, nil))?:
      if let last = Self.last(day, month, through: today) {
        self.init(on: last)
        return
      }
    default: break
    }
    if let month = MonthName.month(text), let first = Self.last(1, month, through: today) {
      self.init(on: first)
      self = reaching(first.endOfMonth)
      return
    }
    do throws(Failure) {
      guard let days = try StatedDays(text, now, settings) else { return nil }
      self = days
    } catch {
      // `today... I was tired` is a sentence.
      guard text.contains(" ") else { throw error }
      return nil
    }
  }

  /// Whether some words are nothing but digits or a length of time, however large: `0`, `90 min`.
  static func isCount(_ text: String) -> Bool {
    let (text, unit) = (text.trimmed, text.trimmed.drop { $0.isASCII && $0.isNumber })
    // `week` is a span of days, and no length.
    guard unit.count < text.count else { return false }
    return unit.isEmpty || TimeSpan(text) != nil || TimeSpan("1" + unit) != nil
  }

  /// Words that are days once a slip of the pen is mended, so mended: `tomorrow` for `tomorow`, `last monday`; nil for
  /// any others.
  static func misspelled(_ text: String, _ now: LocalDateTime, _ settings: Settings) -> String? {
    let words = text.split(separator: " ").map(String.init)
    let meant = words.map { NearlyDate.name(near: $0) ?? $0 }
    let mended = meant.joined(separator: " ")
    // Whether they are days is all that is asked.
    guard meant != words, (try? StatedDays(before: mended, now, settings)) != nil else { return nil }
    return mended
  }

  /// The last such day of a year up to today; the 29th of February is one in eight years at least.
  private static func last(_ day: Int, _ month: Int, through today: LocalDate) -> LocalDate? {
    (0...8).lazy.compactMap { LocalDate(year: today.year - $0, month: month, day: day) }.first { $0 <= today }
  }
}
