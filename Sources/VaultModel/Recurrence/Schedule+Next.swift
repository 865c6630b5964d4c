extension Schedule {
  /// The due moment after completing `due` on `day`; nil when the repetition is over.
  ///
  /// The time of day stays that of `due`. A repetition that counts from completion is laid from the day of completion
  /// anew, so that of its `count` only the last one matters.
  package func next(after due: Moment, completedOn day: LocalDate) -> Moment? {
    switch mode {
    case .fromDue: first(after: due, day: nil)
    case .catchUp: first(after: due, day: day)
    case .fromCompletion: firstCounted(from: day, at: due)
    }
  }

  /// The first occurrence after a moment and after a day.
  private func first(after moment: Moment, day: LocalDate?) -> Moment? {
    let last = moment.beginning.secondsSinceEpoch
    let begin = day.map { max($0, moment.date) } ?? moment.date
    let found = occurrences(from: LocalDateTime(begin), through: Self.end)
    return found.first { next in
      next.beginning.secondsSinceEpoch > last && (day.map { next.date > $0 } ?? true)
    }
  }

  private func firstCounted(from day: LocalDate, at due: Moment) -> Moment? {
    guard words.rule.count != 1 else { return nil }
    var words = words
    words.rule.count = nil
    let begin = due.timeOfDay.map { Moment.time(LocalDateTime(day, $0, zone: due.beginning.zone)) } ?? .day(day)
    let anew = try? Schedule(words, start: begin, weekStart: weekStart, exclusions: exclusions, zones: zones)
    return anew?.first(after: begin, day: day)
  }

  private static var end: LocalDateTime { LocalDateTime(.last, LocalTime(secondOfDay: 86_399) ?? .midnight) }

  /// The rule with the start's day written in, for an item whose due date moves to an occurrence that does not show that
  /// day any more, clamped to the end of a shorter month or moved by a holiday; nil when nothing would be lost.
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
