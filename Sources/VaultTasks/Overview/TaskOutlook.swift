package import VaultModel

/// How near a task is: the group in which a list of tasks shows it, and the date that put it there.
///
/// ```swift
/// let outlook = TaskOutlook(of: task, now: now, weekStart: .monday, zones: zones)
/// outlook.group     // .today
/// outlook.moment    // when it is due, planned or begins
/// ```
package struct TaskOutlook: Sendable, Hashable {
  /// What the date is to the task.
  package enum Role: UInt8, Sendable, Hashable {
    /// It has to be done by then.
    case due
    /// Somebody means to do it then.
    case scheduled
    /// It takes place then.
    case start

    /// The key that holds it.
    package var name: String { "\(self)" }
  }

  package let group: TaskGroup
  /// The date that put it there, on the vault's clocks; nil without any.
  package let moment: Moment?
  /// What the date is; nil without any.
  package let role: Role?

  /// That of a task that is never due.
  package static let withoutDate = TaskOutlook()

  private init() { (group, moment, role) = (.noDate, nil, nil) }

  /// Looks at the dates of a task: what is past due counts before everything, then a deadline of today, then the earliest of
  /// its dates.
  ///
  /// A day on which somebody meant to do it and did not makes it a task of today. A block is past when it is over.
  ///
  /// - Parameter now: on the vault's clocks; with its offset, where known, which tells the two hours apart that the clocks
  ///   show when they are put back.
  package init(of task: TaskItem, now: LocalDateTime, weekStart: Weekday, zones: ZoneTable) {
    let dates = TaskDates(task, now: now, zones: zones)
    if let date = dates.all.filter(\.isPast).min(by: TaskDate.isEarlier) {
      (group, moment, role) = (.overdue, date.moment, date.role)
    } else if let first = dates.all.min(by: TaskDate.isEarlier) {
      let group = first.group(now.date, weekStart: weekStart)
      // A deadline of today says more than a day that passed on which somebody meant to do it.
      let date = group == .today ? dates.all.first { $0.role == .due && $0.moment.date == now.date } ?? first : first
      (self.group, moment, role) = (group, date.moment, date.role)
    } else {
      (group, moment, role) = (.noDate, nil, nil)
    }
  }
}

/// The dates of a task on the vault's clocks.
private struct TaskDates {
  let all: [TaskDate]

  init(_ task: TaskItem, now: LocalDateTime, zones: ZoneTable) {
    var all: [TaskDate] = []
    if let due = task.due {
      all.append(TaskDate(role: .due, moment: due.onHomeClock(zones), isPast: due.isOver(by: now, zones)))
    }
    // Of several sittings those that have passed count no more, but for the last one where none is to come.
    let sittings = task.counting(on: now.date).allSittings.map { $0.moment.onHomeClock(zones) }
    let coming = sittings.filter { $0.date >= now.date }
    for sitting in coming.isEmpty ? sittings.suffix(1) : coming {
      all.append(TaskDate(role: .scheduled, moment: sitting, isPast: false))
    }
    if let start = task.start {
      // A day is no block, and what is due later is not late before.
      let isPast = task.isBlockOver(by: now, zones) ?? (task.due == nil && start.isOver(by: now, zones))
      all.append(TaskDate(role: .start, moment: start.onHomeClock(zones), isPast: isPast))
    }
    self.all = all
  }
}

/// One date of a task.
private struct TaskDate {
  let role: TaskOutlook.Role
  let moment: Moment
  /// Whether it is too late.
  let isPast: Bool

  func group(_ today: LocalDate, weekStart: Weekday) -> TaskGroup {
    if moment.date <= today { return .today }
    if moment.date == today.adding(days: 1) { return .tomorrow }
    return moment.date <= today.endOfWeek(weekStart) ? .thisWeek : .later
  }

  /// By the day, then by the time, a day without one last; of equal ones the date it is due.
  static func isEarlier(_ left: TaskDate, _ right: TaskDate) -> Bool {
    (left.moment.latest, left.role.rawValue) < (right.moment.latest, right.role.rawValue)
  }
}

extension TaskItem {
  /// Whether what happens is over: its end has passed, or so much time since its start as it takes; nil of a day without an
  /// end, and of what only is to be done.
  package func isBlockOver(by now: LocalDateTime, _ zones: ZoneTable) -> Bool? {
    if let end { return end.isOver(by: now, zones) }
    guard case .time(let start)? = start else { return nil }
    return zones.seconds(from: start, to: now) > duration.seconds
  }
}

extension Moment {
  /// The moment on the vault's clocks; a day stays.
  package func onHomeClock(_ zones: ZoneTable) -> Moment {
    switch self {
    case .day: self
    case .time(let dateTime): .time(zones.homeClock(of: dateTime))
    }
  }

  /// Whether it has passed: a day when it is over, a time as soon as it is later.
  package func isOver(by now: LocalDateTime, _ zones: ZoneTable) -> Bool {
    switch self {
    case .day(let day): day < now.date
    case .time(let time): zones.seconds(from: time, to: now) > 0
    }
  }

  /// Its last second on the calendar, by which days and times are put in one order.
  package var latest: Int64 {
    switch self {
    case .day(let day): LocalDateTime(day).secondsSinceEpoch + 86_399
    case .time(let time): time.secondsSinceEpoch
    }
  }
}
