extension Repetition {
  /// Where a moved occurrence was before; nil for one that was not moved.
  ///
  /// A moved occurrence is written as one that the rule leaves out and one beside it: its own moment in `except`, the new
  /// one in `also`. Of several exceptions the nearest is meant, since every one of them is an occurrence of the rule.
  package func moment(movedTo current: Moment) -> Moment? {
    guard also.contains(where: { Moment(writtenAs: $0) == current }) else { return nil }
    return except.compactMap(Moment.init(writtenAs:)).min { left, right in
      let distances = [left, right].map { abs($0.date.days(since: current.date)) }
      return (distances[0], left.date.daysSinceEpoch) < (distances[1], right.date.daysSinceEpoch)
    }
  }

  /// The same without the two entries that a move has left.
  package func withoutMove(from old: Moment, to new: Moment) -> Repetition {
    var result = self
    result.except.removeAll { Moment(writtenAs: $0) == old }
    result.also.removeAll { Moment(writtenAs: $0) == new }
    return result
  }
}

extension TaskItem {
  /// The moment that the rule is laid from: ``repeatedDate``, of an occurrence that was moved alone the one it was before,
  /// so that those after it stay where they are.
  package var ruleStart: Moment? {
    repeatedDate.map { repetition?.moment(movedTo: $0) ?? $0 }
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
