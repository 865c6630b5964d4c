extension Schedule {
  /// The due moment after completing `due` on `day`; nil when the repetition is over.
  ///
  /// The time of day stays that of `due`. A repetition that counts from completion is laid from the day of completion
  /// anew, so that of its `count` only the last one matters.
  package func next(after due: Moment, completedOn day: LocalDate) -> Moment? {
    step(after: due, completedOn: day)?.moment
  }

  /// The same with the reason that it is there.
  ///
  /// - Parameter clock: what the clock of `due` shows at the completion, by which rules with several times a day go on;
  ///   nil where only the day is known.
  package func step(after due: Moment, completedOn day: LocalDate, at clock: LocalDateTime? = nil) -> ScheduleStep? {
    let completion = isSeveralTimesADay ? clock.map(Moment.time) : nil
    switch mode {
    case .fromDue: return first(after: due, day: nil)
    case .catchUp:
      guard let completion else { return first(after: due, day: day) }
      let isLate = completion.beginning.secondsSinceEpoch > due.beginning.secondsSinceEpoch
      return first(after: isLate ? completion : due, day: nil)
    case .fromCompletion: return firstCounted(from: day, at: due, completion)
    }
  }

  /// Whether the clock of a completion decides which occurrence comes next.
  private var isSeveralTimesADay: Bool {
    let rule = words.rule
    guard !start.isWholeDay else { return false }
    return rule.frequency < .daily || rule.byHour.count > 1 || rule.byMinute.count > 1 || rule.bySecond.count > 1
  }

  /// The first occurrence after a moment and after a day.
  private func first(after moment: Moment, day: LocalDate?) -> ScheduleStep? {
    let last = moment.beginning.secondsSinceEpoch
    let begin = day.map { max($0, moment.date) } ?? moment.date
    return steps(from: LocalDateTime(begin), keepingExcluded: false).first { next in
      next.moment.beginning.secondsSinceEpoch > last && (day.map { next.moment.date > $0 } ?? true)
    }
  }

  private func firstCounted(from day: LocalDate, at due: Moment, _ completion: Moment?) -> ScheduleStep? {
    guard words.rule.count != 1 else { return nil }
    var words = words
    words.rule.count = nil
    // Days of the week are those of a whole interval later: never of the week, month or year of the completion again.
    var day = day
    if words.rule.interval > 1, !words.rule.byDay.isEmpty, words.rule.frequency >= .weekly {
      day = PeriodCounter(words.rule, start: Int(day.daysSinceEpoch)).lastDay(around: day)
    }
    let begin = due.timeOfDay.map { Moment.time(LocalDateTime(day, $0, zone: due.beginning.zone)) } ?? .day(day)
    let anew = try? Schedule(
      words, start: completion ?? begin, weekStart: weekStart, exclusions: exclusions, zones: zones)
    return completion.map { anew?.first(after: $0, day: nil) } ?? anew?.first(after: begin, day: day)
  }

  private static var end: LocalDateTime { LocalDateTime(.last, LocalTime(secondOfDay: 86_399) ?? .midnight) }

  /// Whether the rule reads and would happen, but for its last day, which comes before the start.
  ///
  /// - Parameter exceptions: the days of linked notes.
  package static func isOver(
    _ repetition: Repetition, before start: Moment, weekStart: Weekday, exceptions: [LocalDate], zones: ZoneTable
  ) -> Bool {
    guard var words = try? RepetitionReading(repetition).words(), words.rule.until != nil else { return false }
    words.rule.until = nil
    let exclusions = ScheduleExclusions(
      words.except, of: start, zones, holidays: exceptions, onHoliday: repetition.onHoliday ?? .skip)
    let endless = try? Schedule(words, start: start, weekStart: weekStart, exclusions: exclusions, zones: zones)
    return endless != nil
  }

  /// The rule with the start's day written in, for an item whose due date moves to an occurrence that does not show that
  /// day any more, clamped to the end of a shorter month; nil when nothing would be lost.
  package func anchoredRule(movingTo next: Moment) -> RepetitionWords? {
    guard mode != .fromCompletion, let anchored = words.anchored(at: start.date) else { return nil }
    var endless = words
    (endless.rule.count, endless.rule.until) = (nil, nil)
    let dates = [start, next].map { begin in
      let schedule = try? Schedule(endless, start: begin, weekStart: weekStart, exclusions: exclusions, zones: zones)
      return schedule?.occurrences(from: next.beginning, through: Self.end).prefix(Self.compared).map(\.date)
    }
    return dates[0] == dates[1] ? nil : anchored
  }

  /// Enough occurrences to meet a month or a leap year that tells two anchors apart.
  private static let compared = 16
}
