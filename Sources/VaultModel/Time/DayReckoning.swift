/// What days in words are reckoned by.
package struct DayReckoning: Sendable, Hashable {
  /// Which of the days that come again and again a name means; today is one of both.
  package enum Direction: Sendable, Hashable {
    /// The next one: `monday` of what is to be done.
    case ahead
    /// The last one: `monday` of what has happened.
    case back
  }

  package var now: LocalDateTime
  /// The first day of a week.
  package var weekStart: Weekday
  package var direction: Direction
  /// Whether `12.12` is a date; with a year it always is.
  package var hasBareDots: Bool
  /// Whether a part of a day, `tomorrow morning`, is read as that day.
  package var takesPartsOfDay = true

  package init(
    now: LocalDateTime, weekStart: Weekday = .monday, looking direction: Direction = .ahead, hasBareDots: Bool = false
  ) {
    self.now = now
    self.weekStart = weekStart
    self.direction = direction
    self.hasBareDots = hasBareDots
  }

  /// What a vault's settings say; `12.12` is a date in Ukrainian and Russian.
  ///
  /// - Parameter language: that of the person who types, beside the vault's own.
  package init(
    at now: LocalDateTime, _ settings: Settings, looking direction: Direction = .ahead, language: Language? = nil
  ) {
    let own = settings.language.flatMap { Language(tag: $0) }
    let hasDots = [language, own].contains { $0 == .ukrainian || $0 == .russian }
    self.init(now: now, weekStart: settings.weekStart, looking: direction, hasBareDots: hasDots)
  }

  /// The same for a value that says a part of a day itself, which is left to it.
  package var withoutPartsOfDay: DayReckoning {
    var reckoning = self
    reckoning.takesPartsOfDay = false
    return reckoning
  }

  /// The same, looking the other way or the same one.
  package func looking(_ direction: Direction) -> DayReckoning {
    var reckoning = self
    reckoning.direction = direction
    return reckoning
  }
}
