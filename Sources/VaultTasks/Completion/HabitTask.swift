package import VaultModel
import VaultSyntax

/// A task that is to be done so often in each period, on no day of its own: completing it, taking that back, and how it is
/// kept.
///
/// ```swift
/// let habit = HabitTask(item, of: note, weekStart: .monday)
/// habit?.completing(on: today).changes     // a line in the log; the task stays open
/// habit?.history(through: today)           // each week since the first line
/// ```
///
/// Its log alone tells how it stands: it is open until that has so many lines of the period, and hidden until the next one
/// begins.
package struct HabitTask {
  private let note: Note
  private let item: Item
  private let task: TaskItem
  private let quota: HabitQuota
  private let weekStart: Weekday

  /// Reads an item; nil of a task that has no quota.
  package init?(_ item: Item, of note: Note, weekStart: Weekday) {
    let task = note.unplannedTask(of: item)
    guard let quota = task.quota else { return nil }
    (self.note, self.item, self.task, self.quota, self.weekStart) = (note, item, task, quota, weekStart)
  }

  /// What follows when it is done once more: a line in the log, with the time where the day has several.
  ///
  /// - Parameters:
  ///   - clock: what the clocks of the vault show at the completion; nil where only its day is known.
  ///   - spent: how long it took, beside what the task notes already.
  package func completing(
    on day: LocalDate, at clock: LocalDateTime? = nil, spent: SpentTime? = nil
  ) -> TaskOutcome {
    let hasSeveral = quota.greatestPerDay > 1 || task.log.contains { $0.date == day }
    var text = day.text
    if hasSeveral, let clock { text += " " + clock.time.shortText }
    let total = task.spentTime.map { before in spent.map { before.adding($0) ?? before } ?? before } ?? spent
    if let total = total?.leavingOut(day) { text += " {spent: \(total.text)}" }
    var changes: [ItemChange] = [.append(NewLine(text, checkbox: .done), .log(note.reference(to: item)))]
    if task.status != .open { changes.append(.mark(.open)) }
    if task.spent != nil { changes.append(.removeKey(["spent"])) }
    return outcome(
      [(item, changes)] + note.reopenedSubtasks(of: item), on: day, done: timesDone(around: day) + 1)
  }

  /// What follows when the last change is taken back: of a task that was ended that, of any other the last line of its log.
  ///
  /// - Parameter day: today, whose period a task that was ended is in again.
  /// - Throws: that nothing is logged.
  package func reopening(on day: LocalDate) throws(TaskOutcomeError) -> TaskOutcome {
    if task.status.isClosed {
      let undated = task.completed == nil ? [] : [ItemChange.removeKey(["completed"])]
      return outcome([(item, [.mark(.open)] + undated)], on: day, done: timesDone(around: day))
    }
    guard let last = task.log.map(\.date).max(), let record = task.log.last(where: { $0.date == last }) else {
      throw .nothingLogged
    }
    var changes: [ItemChange] = [.removeFromLog(last)]
    if let spent = record.spentTime { changes.append(.set(["spent"], .scalar(NewScalar(spent.text)))) }
    let before = timesDone(around: last)
    var outcome = outcome([(item, changes)], on: last, done: record.status == .done ? before - 1 : before)
    outcome.record = record
    return outcome
  }

  private func timesDone(around day: LocalDate) -> Int {
    task.timesDone(in: quota.days(around: day, weekStart: weekStart))
  }

  private func outcome(
    _ changes: [(item: Item, changes: [ItemChange])], on day: LocalDate, done: Int
  ) -> TaskOutcome {
    let following = quota.days(around: day, weekStart: weekStart).upperBound.adding(days: 1) ?? day
    var outcome = TaskOutcome(changes, occurrence: .day(day), next: .day(done < quota.count ? day : following))
    outcome.quota = (quota, done)
    return outcome
  }

  /// What became of each period from the first line of the log on, in their order: those that are over, and the one of today
  /// once it is fulfilled.
  ///
  /// - Complexity: O(periods × entries of the log).
  package func history(through today: LocalDate) -> [Streak.Occurrence] {
    guard let first = task.log.map(\.doneOn).min(), first <= today else { return [] }
    var history: [Streak.Occurrence] = []
    var counts: [LocalDate: Int] = [:]
    for record in task.log where record.status == .done {
      counts[quota.days(around: record.doneOn, weekStart: weekStart).lowerBound, default: 0] += 1
    }
    var days = quota.days(around: first, weekStart: weekStart)
    while days.lowerBound <= today {
      let done = min(counts[days.lowerBound] ?? 0, quota.count)
      if days.upperBound < today || done == quota.count {
        history.append(Streak.Occurrence(day: min(days.upperBound, today), done: done, due: quota.count))
      }
      guard let next = days.upperBound.adding(days: 1) else { break }
      days = quota.days(around: next, weekStart: weekStart)
    }
    return history
  }
}

extension CompletionRecord {
  /// The day on which it was done.
  package var doneOn: LocalDate { completed ?? date }
}

extension TaskItem {
  /// How many lines of the log say that it was done on some days.
  package func timesDone(in days: ClosedRange<LocalDate>) -> Int {
    log.count { $0.status == .done && days.contains($0.doneOn) }
  }

  /// The task as it stands on a day: with a quota that is fulfilled it is hidden until the next period begins.
  package func standing(on today: LocalDate, weekStart: Weekday) -> TaskItem {
    guard let quota, !status.isClosed, case let days = quota.days(around: today, weekStart: weekStart),
      timesDone(in: days) >= quota.count, let next = days.upperBound.adding(days: 1)
    else { return self }
    var task = self
    if wait.map({ $0.date < next }) ?? true { task.wait = .day(next) }
    return task
  }
}
