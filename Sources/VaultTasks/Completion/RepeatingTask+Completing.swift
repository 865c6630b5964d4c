package import VaultModel
import VaultSyntax

extension RepeatingTask {
  /// What is done with an occurrence.
  package enum Completion: Sendable, Hashable {
    case done, skipped

    fileprivate var checkbox: LineItem.Checkbox { self == .done ? .done : .cancelled }
  }

  /// What follows when the current occurrence is done, or left out, on a day.
  ///
  /// The dates move to the next occurrence, a line in the log keeps this one, done subtasks are opened again. Of the last
  /// occurrence the task itself is marked.
  ///
  /// - Parameters:
  ///   - clock: what the clocks of the vault show at the completion; nil where only its day is known.
  ///   - spent: how long it took, beside what the task notes already.
  ///   - keepsLog: whether a line is written to the log.
  /// - Throws: why the next occurrence cannot be found.
  package func completing(
    on day: LocalDate, at clock: LocalDateTime? = nil, as completion: Completion, spent: SpentTime? = nil,
    keepsLog: Bool = true
  ) throws(TaskOutcomeError) -> TaskOutcome {
    let written = current ?? .day(day)
    let anchor = anchor(of: written)
    let stand = stand(on: day)
    let occurrence = stand.ruled
    let schedule = try scheduleUnlessOver(from: anchor, since: written)
    let step = try schedule.flatMap { schedule throws(TaskOutcomeError) in
      try following(stand.shown, written: written, from: anchor, schedule, completedOn: day, at: clock)
    }
    let next = step.map { $0.ruleMoment ?? $0.moment }
    var changes: [ItemChange] = []
    // Of what takes place on no day nothing was done on one.
    let keepsLog = keepsLog && self.occurrence != .never
    if keepsLog {
      // A further date has a line of its own; one that was moved keeps that of the day from which it was.
      let logged = task.passedStart == nil && occurrence == written ? anchor : occurrence
      let line = logLine(
        of: logged, movedTo: logged == occurrence ? nil : occurrence, before: next, on: day, as: completion,
        spent: total(spent)?.leavingOut(day))
      changes.append(line)
    }
    guard let schedule, let step, let next else {
      changes += ending(on: day, as: completion, spent: keepsLog ? nil : spent)
      return TaskOutcome([(item, changes)], occurrence: occurrence, next: nil)
    }
    if task.status != .open { changes.append(.mark(.open)) }
    changes += current == nil ? [.set(["due"], .scalar(NewScalar(next.text)))] : moving(written, to: next)
    changes += try followingRule(schedule, from: anchor, past: stand.isFurther ? nil : occurrence, to: step)
    if task.spent != nil { changes.append(.removeKey(["spent"])) }
    return TaskOutcome([(item, changes)] + note.reopenedSubtasks(of: item), occurrence: occurrence, next: step.moment)
  }

  /// The schedule; nil where the last day of the rule lies before the occurrence, which is the last one then.
  private func scheduleUnlessOver(
    from anchor: Moment, since occurrence: Moment
  ) throws(TaskOutcomeError) -> Schedule? {
    do throws(TaskOutcomeError) {
      return try schedule(from: anchor, since: occurrence)
    } catch {
      guard case .schedule(let fault) = error, fault.code == .neverFires,
        Schedule.isOver(repetition, before: anchor, weekStart: weekStart, exceptions: holidays, zones: zones)
      else { throw error }
      return nil
    }
  }

  /// What counts from completion has nothing to do with where the occurrence was before it was moved, or was moved to.
  private func following(
    _ shown: Moment, written: Moment, from anchor: Moment, _ schedule: Schedule, completedOn day: LocalDate,
    at clock: LocalDateTime?
  ) throws(TaskOutcomeError) -> ScheduleStep? {
    let clock = clock.flatMap { onClock(of: shown, $0) }
    guard schedule.mode == .fromCompletion, anchor != written else {
      // One that a holiday moves is followed by what comes after the day on which it takes place.
      return schedule.step(after: shown, completedOn: day, at: clock)
    }
    let unmoved = repetition.withoutMove(from: anchor, to: written)
    return try self.schedule(from: anchor, unmoved).step(after: shown, completedOn: day, at: clock)
  }

  /// What the clock of an occurrence shows when those of the vault show a time, to the minute; nil for a day.
  private func onClock(of occurrence: Moment, _ home: LocalDateTime) -> LocalDateTime? {
    guard case .time(let time) = occurrence,
      let minute = LocalTime(secondOfDay: Int(home.time.secondOfDay) / 60 * 60)
    else { return nil }
    let clock = LocalDateTime(home.date, minute)
    guard time.zone != nil, let instant = zones.instant(of: clock), let rules = zones.rules(of: time.zone),
      let shown = rules.clock(at: instant)
    else { return LocalDateTime(clock.date, clock.time, zone: time.zone) }
    return LocalDateTime(shown.date, shown.time, zone: time.zone)
  }

  /// `2026-11-20`, with the moment it was moved to, the day on which it was done where that is another one, and how long it
  /// took.
  private func logLine(
    of occurrence: Moment, movedTo moved: Moment?, before next: Moment?, on day: LocalDate, as completion: Completion,
    spent: SpentTime?
  ) -> ItemChange {
    var pairs: [String] = []
    if let moved { pairs.append("due: " + moved.text) }
    if completion == .done, day != occurrence.date { pairs.append("completed: " + day.text) }
    if let spent { pairs.append("spent: " + spent.text) }
    let text = logText(of: occurrence, movingTo: next) + (pairs.isEmpty ? "" : " {\(pairs.joined(separator: ", "))}")
    return .append(NewLine(text, checkbox: completion.checkbox), .log(note.reference(to: item)))
  }

  private func total(_ spent: SpentTime?) -> SpentTime? {
    guard let before = task.spentTime, let spent else { return spent ?? task.spentTime }
    return before.adding(spent) ?? before
  }

  /// The task itself is marked when no occurrence follows.
  private func ending(on day: LocalDate, as completion: Completion, spent: SpentTime?) -> [ItemChange] {
    var changes: [ItemChange] = [.mark(completion.checkbox)]
    if let total = total(spent)?.leavingOut(day), spent != nil {
      changes.append(.set(["spent"], .scalar(NewScalar(total.text))))
    }
    changes.append(.set(["completed"], .scalar(NewScalar(day.text))))
    return changes
  }
}

extension Note {
  /// Opens the subtasks that are done for the next occurrence; a cancelled one stays so.
  func reopenedSubtasks(of item: Item) -> [(item: Item, changes: [ItemChange])] {
    subtasksOfOccurrence(of: item).filter { task(of: $0).status == .done }.map { ($0, reopening($0)) }
  }

  /// The tasks that are to be done for each occurrence of one that repeats: those below it, at any depth, but for those
  /// that repeat by themselves and what belongs to them.
  ///
  /// - Complexity: O(*k* + log *n*) in the number of items below it and in the note.
  package func subtasksOfOccurrence(of item: Item) -> [Item] {
    places(below: index(of: item)) { $0.type == .task && text(.recurrence, of: $0)?.isEmpty ?? true }.map { items[$0] }
  }

  /// The mark of a task that is open again, without the day on which it was done.
  package func reopening(_ item: Item) -> [ItemChange] {
    [.mark(.open)] + (field(.completed, of: item) == nil ? [] : [.removeKey(["completed"])])
  }
}
