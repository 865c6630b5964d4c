import VaultModel
import VaultSyntax

/// How far an occurrence moves, and with it everything that belongs to it.
struct DateShift {
  /// In whole days, where the clock stays.
  private let days: Int
  /// In seconds, where it does not; nil else.
  private let seconds: Int64?

  /// The distance from one moment to another one.
  init(from old: Moment, to new: Moment) {
    days = new.date.days(since: old.date)
    let isSameClock = old.timeOfDay == new.timeOfDay || old.isWholeDay || new.isWholeDay
    seconds = isSameClock ? nil : new.clock.secondsSinceEpoch - old.clock.secondsSinceEpoch
  }

  /// A moment as far away; nil outside the years 1 … 9999.
  func moved(_ moment: Moment) -> Moment? {
    switch moment {
    case .day(let date): date.adding(days: days).map { .day($0) }
    case .time(let time): moved(time).map { .time($0) }
    }
  }

  /// A planned time as far away.
  func moved(_ planned: PlannedTime) -> PlannedTime? {
    switch planned {
    case .day(let date): return date.adding(days: days).map { .day($0) }
    case .time(let time): return moved(time).map { .time($0) }
    case .block(let date, let times):
      guard let seconds, let start = LocalDateTime(date, times.start).adding(seconds: seconds),
        let end = start.adding(seconds: times.duration.seconds)
      else { return date.adding(days: days).map { .block($0, times) } }
      return .block(start.date, TimeRange(start.time, end.time))
    }
  }

  private func moved(_ time: LocalDateTime) -> LocalDateTime? {
    if let seconds { return time.adding(seconds: seconds) }
    return time.date.adding(days: days).map { LocalDateTime($0, time.time, zone: time.zone) }
  }
}

extension RepeatingTask {
  /// The changes that move the current occurrence to another moment, and its other dates by the same distance.
  func moving(_ current: Moment, to next: Moment) -> [ItemChange] {
    let shift = DateShift(from: current, to: next)
    var changes: [ItemChange] = []
    func set(_ key: String, _ text: String?) {
      if let text { changes.append(.set([key], .scalar(NewScalar(text)))) }
    }
    if task.due != nil { set("due", key == .due ? next.text : task.due.flatMap(shift.moved)?.text) }
    changes += movingBlock(shift, to: key == .start ? next : nil)
    if let scheduled = task.scheduled { set("scheduled", shift.moved(scheduled)?.text) }
    set("wait", task.wait.flatMap(shift.moved)?.text)
    changes += movingReminders(shift)
    return changes
  }

  /// The fixed block moves as a whole where the line begins with it, else key by key.
  private func movingBlock(_ shift: DateShift, to next: Moment?) -> [ItemChange] {
    let start = next ?? task.start.flatMap(shift.moved)
    let end = task.end.flatMap(shift.moved)
    if case .time(let start)? = start, case .time(let end)? = end, note.field(.start, of: item)?.source == .slot {
      return [.moveBlock(start: start, end: end)]
    }
    return [("start", start), ("end", end)].compactMap { name, moment in
      moment.map { .set([name], .scalar(NewScalar($0.text))) }
    }
  }

  /// Reminders at a moment of their own move, too; those before the task do so by themselves.
  private func movingReminders(_ shift: DateShift) -> [ItemChange] {
    let moved = task.reminders.map { reminder in
      if case .at(let moment) = reminder { shift.moved(moment).map { .at($0) } ?? reminder } else { reminder }
    }
    guard moved != task.reminders else { return [] }
    let texts = moved.map { NewScalar($0.text) }
    return [.set(["remind"], texts.count == 1 ? .scalar(texts[0]) : .list(texts))]
  }
}
