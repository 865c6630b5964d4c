package import VaultModel

extension TaskItem {
  /// The task with the dates of its current occurrence on the day that ``Schedule/firstMoment`` gives, where a holiday
  /// moves it: what is due on the holiday is due on that day.
  ///
  /// - Parameters:
  ///   - holidays: the days of the notes that `except` links.
  ///   - zones: those by which the rule is laid.
  /// - Returns: the task itself where no holiday moves it.
  package func onWorkingDay(holidays: Set<LocalDate>, weekStart: Weekday, zones: ZoneTable) -> TaskItem {
    guard let repetition, repetition.movesHolidays, let date = repeatedDate, date == ruleStart,
      holidays.contains(date.date),
      let schedule = try? Schedule(
        repetition, start: date, since: date, weekStart: weekStart, exceptions: Array(holidays), zones: zones),
      schedule.mode != .fromCompletion
    else { return self }
    let shift = DateShift(from: date, to: schedule.firstMoment)
    var moved = self
    moved.due = due.flatMap(shift.moved)
    moved.start = start.flatMap(shift.moved)
    moved.end = end.flatMap(shift.moved)
    moved.scheduled = scheduled.flatMap(shift.moved)
    return moved
  }
}

extension Repetition {
  /// Whether an occurrence on a holiday takes place on another day.
  package var movesHolidays: Bool { onHoliday == .before || onHoliday == .after }
}
