package import VaultModel
import VaultSyntax

/// A repeating task with what its occurrences depend on: completing, leaving out, moving and taking back one of them.
///
/// ```swift
/// let task = try RepeatingTask(item, of: note, weekStart: .monday, holidays: [])
/// let outcome = try task.completing(on: today, as: .done)
/// outcome.next       // when it is due next; nil when that was the last one
/// outcome.changes    // the new dates, the line of the log, the subtasks opened again
/// ```
///
/// The due date of a repeating task is its current occurrence (for one without, its start, else when it is scheduled, else
/// the day until which it is hidden), or the next one where exceptions leave that out. An
/// occurrence that was moved is written as one that the rule leaves out and one beside it: its own moment in `except`,
/// the new one in `also`, so that the rule goes on from where it was and any calendar understands it (EXDATE and RDATE of
/// RFC 5545). A further date of the rule is no moment to lay the rule from: while the task stands at one, the last
/// occurrence of the rule, which was done, is in `except` and the rule goes on from it. An occurrence that a holiday moves
/// stays where the rule has it, and takes place where ``shown`` says.
package struct RepeatingTask {
  /// The key that bears the current occurrence.
  enum Key: String { case due, start, scheduled, wait }

  let note: Note
  let item: Item
  let task: TaskItem
  let repetition: Repetition
  let weekStart: Weekday
  var holidays: [LocalDate]
  private let overridden: [Moment]
  let zones: ZoneTable
  let key: Key
  /// The date that is written, which moves; nil for a task without one.
  let current: Moment?
  /// The occurrence at which it stands.
  let occurrence: TaskOccurrence

  /// Reads an item.
  ///
  /// - Parameters:
  ///   - holidays: the days of the notes that `except` links.
  ///   - overridden: the occurrences that notes of their own stand for.
  ///   - zones: those by which a rule that ends in UTC ends.
  /// - Throws: that it does not repeat.
  package init(
    _ item: Item, of note: Note, weekStart: Weekday, holidays: [LocalDate], overridden: [Moment] = [],
    zones: ZoneTable = ZoneTable()
  ) throws(TaskOutcomeError) {
    let task = note.unplannedTask(of: item)
    guard let repetition = task.repetition else { throw .noRepetition }
    self.note = note
    self.item = item
    self.task = task
    self.repetition = repetition
    self.weekStart = weekStart
    self.holidays = holidays
    self.overridden = overridden
    self.zones = zones
    if let due = task.due {
      (key, current) = (.due, due)
    } else if let start = task.start {
      (key, current) = (.start, start)
    } else if let scheduled = task.scheduled {
      (key, current) = (.scheduled, scheduled.start)
    } else if let wait = task.wait {
      (key, current) = (.wait, wait)
    } else {
      (key, current) = (.due, nil)
    }
    occurrence = task.occurrence(
      in: RepetitionContext(weekStart: weekStart, holidays: holidays, overridden: overridden, zones: zones))
  }

  /// Reads an item by what stands beside it in its vault.
  package init(_ item: Item, of note: Note, in context: RepetitionContext) throws(TaskOutcomeError) {
    try self.init(
      item, of: note, weekStart: context.weekStart, holidays: context.holidays, overridden: context.overridden,
      zones: context.zones)
  }

  /// The occurrence of the rule at which it stands, when it takes place, and whether it is a further date; a day for a task
  /// without a date.
  func stand(on day: LocalDate) -> (ruled: Moment, shown: Moment, isFurther: Bool) {
    guard case .at(_, let ruled, let shown, let isFurther) = occurrence else {
      let current = current ?? .day(day)
      return (current, current, false)
    }
    return (ruled, shown, isFurther)
  }

  /// The moment the rule is laid from: the current occurrence, the one it was before it was moved, or of a further date the
  /// last occurrence of the rule.
  func anchor(of current: Moment) -> Moment {
    task.passedStart ?? repetition.moment(movedTo: current) ?? current
  }

  /// The schedule from a moment on.
  ///
  /// - Parameter occurrence: the one at which the task stands; what came before it is over.
  func schedule(
    from start: Moment, since occurrence: Moment? = nil, _ repetition: Repetition? = nil
  ) throws(TaskOutcomeError) -> Schedule {
    do throws(ScheduleError) {
      return try Schedule(
        repetition ?? self.repetition, start: start, since: occurrence, weekStart: weekStart, exceptions: holidays,
        overridden: overridden, zones: zones)
    } catch {
      throw .schedule(error)
    }
  }

  /// The day of the moment, or the moment itself, as an entry of the log says it.
  func logText(of occurrence: Moment, movingTo next: Moment?) -> String {
    guard case .time(let time) = occurrence else { return occurrence.date.text }
    // Of several occurrences a day, and of times that change, the clock tells which one it was.
    let ruleTime = task.passedStart?.timeOfDay ?? time.time
    guard let next, next.date == occurrence.date || next.timeOfDay != time.time || ruleTime != time.time else {
      return time.date.text
    }
    return time.date.text + " " + time.time.text
  }
}

extension Moment {
  /// The clock, of a day its midnight.
  var clock: LocalDateTime {
    switch self {
    case .day(let date): LocalDateTime(date)
    case .time(let time): time
    }
  }

  /// Whether it comes before another one, by the clock.
  func isBefore(_ other: Moment) -> Bool { clock.secondsSinceEpoch < other.clock.secondsSinceEpoch }
}

extension PlannedTime {
  /// When it begins.
  var start: Moment {
    switch self {
    case .day(let date): .day(date)
    case .time(let time): .time(time)
    case .block(let date, let times): .time(LocalDateTime(date, times.start))
    }
  }
}
