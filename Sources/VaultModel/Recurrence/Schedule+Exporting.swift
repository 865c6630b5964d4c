extension Schedule {
  /// As RFC 5545 text for other calendars: a clamped day as `BYMONTHDAY=28,29,30,31;BYSETPOS=-1`, which means the same.
  ///
  /// Nil where only vault can say it: counted from completion, moved by holidays, or several clamped days at once. The
  /// exceptions and further dates are those of ``words`` and go beside it (`EXDATE`, `RDATE`).
  package var recurrenceRule: RecurrenceRule? {
    guard mode != .fromCompletion, !exclusions.moves else { return nil }
    return words.recurrenceRule(start: start.date, weekStart: weekStart)
  }
}
