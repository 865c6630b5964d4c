/// What a repetition is read by beside its note.
package struct RepetitionContext: Sendable {
  package var weekStart: Weekday
  /// The days of the notes that its `except` links.
  package var holidays: [LocalDate]
  /// The occurrences that notes of their own stand for.
  package var overridden: [Moment]
  package var zones: ZoneTable

  package init(
    weekStart: Weekday = .monday, holidays: [LocalDate] = [], overridden: [Moment] = [], zones: ZoneTable = ZoneTable()
  ) {
    self.weekStart = weekStart
    self.holidays = holidays
    self.overridden = overridden
    self.zones = zones
  }
}

/// The occurrence at which a repeating task stands: from the date that its note says on, the first that its rule has and no
/// exception leaves out. The one answer to when a task is next due.
///
/// ```swift
/// // - [ ] bins {due: 2026-11-18, repeat: weekly, except: 2026-11-18}
/// task.occurrence(in: context)      // .at(written: 2026-11-18, ruled: 2026-11-25, shown: 2026-11-25)
/// task.standing(in: context).due    // 2026-11-25
/// ```
package enum TaskOccurrence: Sendable, Hashable {
  /// It does not repeat, has no date yet, or its rule does not read: its dates count as they are written.
  case asWritten
  /// Its exceptions leave nothing of it: none of its dates counts.
  case never
  /// The date that is written, the occurrence that the rule has from it on, which the log says, and when that takes place,
  /// where a holiday moves it; and whether it is a further date, which is none of the rule.
  case at(written: Moment, ruled: Moment, shown: Moment, isFurther: Bool)

  /// Whether it takes place at another moment than the one that is written.
  package var isElsewhere: Bool {
    guard case .at(let written, let ruled, let shown, _) = self else { return false }
    return written != ruled || ruled != shown
  }
}

extension TaskItem {
  /// The date that its occurrences are counted by: ``repeatedDate``, else the day until which it is hidden.
  package var occurrenceDate: Moment? { repeatedDate ?? wait }

  /// The occurrence at which it stands.
  ///
  /// A first date that its rule does not give is no occurrence either (RFC 5545, 3.8.5.3), but what counts from completion
  /// may stand anywhere, and what is over stays where it was.
  package func occurrence(in context: RepetitionContext) -> TaskOccurrence {
    guard let repetition, let written = occurrenceDate, let start = ruleStart,
      let schedule = try? Schedule(repetition, start: start, since: written, in: context)
    else { return .asWritten }
    if schedule.isAllExcepted { return .never }
    let stays = TaskOccurrence.at(written: written, ruled: written, shown: written, isFurther: false)
    if schedule.mode == .fromCompletion, !schedule.leavesOut(written) { return stays }
    guard written.beginning.zone == start.beginning.zone, let step = schedule.firstStep else { return stays }
    var (ruled, shown) = (step.ruleMoment ?? step.moment, step.moment)
    // A day and a time on it are one occurrence, written in two ways.
    if ruled.date == written.date, ruled.isWholeDay != written.isWholeDay { (ruled, shown) = (written, written) }
    return .at(written: written, ruled: ruled, shown: shown, isFurther: step.reason == .also)
  }

  /// The task with its dates as ``occurrence(in:)`` has them: all as far on as the occurrence is, and the days on which it
  /// takes place where a holiday moves it.
  package func standing(in context: RepetitionContext) -> TaskItem { standing(at: occurrence(in: context)) }

  /// The same with an occurrence that is known.
  package func standing(at occurrence: TaskOccurrence) -> TaskItem {
    guard case .at(let written, let ruled, let shown, _) = occurrence, occurrence.isElsewhere else { return self }
    var task = self
    if written != ruled {
      let shift = DateShift(from: written, to: ruled)
      task.move(by: shift)
      task.wait = wait.flatMap(shift.moved)
      task.reminders = reminders.map { shift.moved($0) }
    }
    if ruled != shown { task.move(by: DateShift(from: ruled, to: shown)) }
    return task
  }

  private mutating func move(by shift: DateShift) {
    due = due.flatMap(shift.moved)
    start = start.flatMap(shift.moved)
    end = end.flatMap(shift.moved)
    scheduled = scheduled.flatMap(shift.moved)
    sittings = sittings.compactMap(shift.moved)
    ownDay = ownDay.flatMap(shift.moved)
  }
}
