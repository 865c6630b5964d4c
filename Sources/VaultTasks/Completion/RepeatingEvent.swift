package import VaultModel
import VaultSyntax

/// An event that repeats, of which one time is left out or moved alone.
///
/// An event stands at no occurrence, as a task does: its start is the first time, however long ago. So the next time that
/// is not over is meant, and its start stays: the time goes into `except`, the one it is moved to into `also`.
package struct RepeatingEvent {
  private let item: Item
  private let repetition: Repetition
  private let schedule: Schedule
  private let length: AgendaLength
  private let zones: ZoneTable

  /// Reads an item.
  ///
  /// - Parameters:
  ///   - holidays: the days of the notes that `except` links.
  ///   - overridden: the occurrences that notes of their own stand for.
  ///   - zones: those of its times, and the home clock.
  /// - Throws: that it does not repeat, has no start, or says its exceptions in words.
  package init(
    _ item: Item, of note: Note, weekStart: Weekday, holidays: [LocalDate], overridden: [Moment] = [], zones: ZoneTable
  ) throws(TaskOutcomeError) {
    let event = note.event(of: item)
    guard let repetition = event.repetition else { throw .noRepetition }
    guard let start = event.start else { throw .noDate }
    guard (try? RepetitionWords(reading: repetition.rule)).map({ $0.except.isEmpty && $0.also.isEmpty }) ?? true else {
      throw .exceptionsInWords
    }
    self.item = item
    self.repetition = repetition
    self.zones = zones
    length = AgendaLength(from: start, to: event.end, keepsClock: false, zones)
    do throws(ScheduleError) {
      schedule = try Schedule(
        repetition, start: start, weekStart: weekStart, exceptions: holidays, overridden: overridden, zones: zones)
    } catch {
      throw .schedule(error)
    }
  }

  /// What follows when the next time is left out.
  ///
  /// - Parameter now: what the clocks of the vault show.
  /// - Throws: that no time is to come.
  package func skipping(from now: LocalDateTime) throws(TaskOutcomeError) -> TaskOutcome {
    let (step, following) = try next(from: now)
    return TaskOutcome([(item, [leavingOut(step)])], occurrence: step.moment, next: following?.moment)
  }

  /// What follows when the next time alone is moved.
  ///
  /// - Parameters:
  ///   - target: the new day, which keeps the clock, or a new moment.
  ///   - now: what the clocks of the vault show.
  /// - Throws: that no time is to come, or that it takes place at the new moment already.
  package func moving(to target: Moment, from now: LocalDateTime) throws(TaskOutcomeError) -> TaskOutcome {
    let (step, _) = try next(from: now)
    let moment = target.keepingClock(of: step.moment)
    guard moment != step.moment else { return TaskOutcome([], occurrence: moment, next: moment) }
    guard schedule.occurrences(from: moment.clock, through: moment.clock).first(where: { $0 == moment }) == nil else {
      throw .nextComesFirst(moment)
    }
    var changes = [leavingOut(step)]
    let isBack = repetition.except.contains(moment.text)
    changes.append(isBack ? .remove(["except"], [NewScalar(moment.text)]) : .add(["also"], [NewScalar(moment.text)]))
    return TaskOutcome([(item, changes)], occurrence: step.moment, next: moment)
  }

  /// The first time that is not over, and the one after it.
  private func next(
    from now: LocalDateTime
  ) throws(TaskOutcomeError) -> (step: ScheduleStep, following: ScheduleStep?) {
    // A time of another zone may fall on the day before, and what lasts long began earlier.
    let begin = now.date.adding(days: -2 - length.days) ?? .first
    var steps = schedule.steps(from: LocalDateTime(begin), keepingExcluded: false).makeIterator()
    while let step = steps.next() {
      if !isOver(step.moment, by: now) { return (step, steps.next()) }
    }
    throw .noneToCome
  }

  private func isOver(_ start: Moment, by now: LocalDateTime) -> Bool {
    switch length.end(of: start, zones) ?? start.onHomeClock(zones) {
    case .day(let day): day < now.date
    case .time(let time): time.secondsSinceEpoch < now.secondsSinceEpoch
    }
  }

  /// A time that `also` says goes from there; any other is an exception.
  private func leavingOut(_ step: ScheduleStep) -> ItemChange {
    if step.reason == .also, repetition.also.contains(step.moment.text) {
      return .remove(["also"], [NewScalar(step.moment.text)])
    }
    return .add(["except"], [NewScalar((step.ruleMoment ?? step.moment).text)])
  }
}
