extension Repetition {
  /// Where a moved occurrence was before; nil for one that was not moved.
  ///
  /// A moved occurrence is written as one that the rule leaves out and one beside it: its own moment in `except`, the new
  /// one in `also`. Of several exceptions the last is meant, where a move puts it: others need be no occurrence of the rule.
  package func moment(movedTo current: Moment) -> Moment? {
    guard also.contains(where: { Moment(writtenAs: $0) == current }) else { return nil }
    return except.compactMap(Moment.init(writtenAs:)).last
  }

  /// The same without the two entries that a move has left.
  package func withoutMove(from old: Moment, to new: Moment) -> Repetition {
    var result = self
    result.except.removeAll { Moment(writtenAs: $0) == old }
    result.also.removeAll { Moment(writtenAs: $0) == new }
    return result
  }
}

extension Repetition {
  /// Whether an occurrence on a holiday takes place on another day.
  package var movesHolidays: Bool { onHoliday == .before || onHoliday == .after }

  /// Whether a moment is a further date, in the rule or beside it; a day has the time of the rule.
  package func adds(_ moment: Moment) -> Bool {
    guard let words = try? RepetitionReading(self).words() else { return false }
    return words.also.contains { date in
      switch date {
      case .days(let span): span.first <= moment.date && moment.date <= span.last
      case .moment(let time): time.date == moment.date && (moment.timeOfDay.map { $0 == time.time } ?? true)
      case .link: false
      }
    }
  }
}

extension TaskItem {
  /// The moment that the rule is laid from: ``occurrenceDate``, of an occurrence that was moved alone the one it was before,
  /// so that those after it stay where they are; of a further date ``passedStart``.
  package var ruleStart: Moment? {
    occurrenceDate.map { passedStart ?? repetition?.moment(movedTo: $0) ?? $0 }
  }

  /// The last occurrence of the rule before the further date at which the task stands, which the rule goes on from; nil
  /// where the task stands elsewhere.
  ///
  /// It is written in `except` beside the further date in `also`, as a move is; what tells the two apart is that it was
  /// done: the log has it.
  package var passedStart: Moment? {
    guard let current = occurrenceDate, let repetition, !repetition.except.isEmpty, !log.isEmpty else { return nil }
    let passed = repetition.except.compactMap(Moment.init(writtenAs:)).filter { $0 != current && isLogged($0) }
    guard !passed.isEmpty, repetition.adds(current) else { return nil }
    return passed.max { $0.beginning.secondsSinceEpoch < $1.beginning.secondsSinceEpoch }
  }

  private func isLogged(_ moment: Moment) -> Bool {
    log.contains { $0.date == moment.date && ($0.time == nil || $0.time == moment.timeOfDay) }
  }
}

extension Moment {
  /// Reads a date or a date-time; nil for any other text.
  package init?(writtenAs text: String) {
    if let date = LocalDate(text) {
      self = .day(date)
    } else if let time = LocalDateTime(text) {
      self = .time(time)
    } else {
      return nil
    }
  }
}
