package import VaultModel

/// A date of an event or a task with the reminders that are counted from it.
package struct ReminderSource: Sendable {
  /// What tells the item from all others of the vault, also when lines around it were edited: see ``ReminderAlert/key``.
  package let identity: String
  /// The date that times before are counted from, on each of its days; nil for what has only moments to be reminded at.
  let date: AgendaSource?
  /// What the date is to the item.
  package let role: AgendaSource.Role
  let reminders: [Reminder]
  /// There is nothing to be reminded of before.
  let wait: Moment?

  /// Whether it reminds of anything.
  package var hasReminders: Bool { !reminders.isEmpty }

  init(
    _ identity: String, _ date: AgendaSource?, as role: AgendaSource.Role? = nil, _ reminders: [Reminder],
    wait: Moment? = nil
  ) {
    self.identity = identity
    self.date = date
    self.role = role ?? date?.role ?? .start
    self.reminders = reminders
    self.wait = wait
  }
}

extension ReminderSource {
  /// What there is to be reminded of an event.
  package static func all(
    of event: EventItem, identity: String, schedule: Schedule?, _ defaults: ReminderDefaults
  ) -> [ReminderSource] {
    guard !event.isUnreminded else { return [] }
    let usual = event.start.map(defaults.ofStart) ?? []
    return [
      ReminderSource(
        identity, AgendaSource(event, schedule: schedule), event.reminders.isEmpty ? usual : event.reminders)
    ]
  }

  /// What there is to be reminded of a lesson on one day, counted from its start.
  ///
  /// - Parameter isUsual: whether it reminds as events do where its line says nothing.
  package static func lesson(
    from start: Moment, to end: Moment?, _ own: [Reminder], isUsual: Bool, identity: String,
    _ defaults: ReminderDefaults
  ) -> ReminderSource {
    let usual = isUsual && !start.isWholeDay ? defaults.ofStart(start) : []
    // What names a moment reminds once, whatever the day: see ``moments(of:identity:)``.
    let leads = own.filter { if case .before = $0 { true } else { false } }
    return ReminderSource(identity, AgendaSource(at: start, to: end), own.isEmpty ? usual : leads)
  }

  /// The moments at which to remind of a lesson, which are those of no day of it.
  package static func moments(of own: [Reminder], identity: String) -> ReminderSource? {
    let moments = own.filter { if case .at = $0 { true } else { false } }
    guard !moments.isEmpty else { return nil }
    return ReminderSource(identity, nil, moments)
  }

  /// What there is to be reminded of a task; nothing of one that is done or cancelled.
  ///
  /// Times before are counted from its start, else from when it is due, else from when somebody means to do it. A task
  /// that says nothing reminds of a block with an end as events do, else at the moment, and of the time at which it is due
  /// as well; of a day on which somebody only means to do it nothing reminds.
  ///
  /// - Parameter schedule: how it repeats, laid from ``TaskItem/ruleStart``.
  package static func all(
    of task: TaskItem, identity: String, schedule: Schedule?, _ defaults: ReminderDefaults
  ) -> [ReminderSource] {
    guard !task.status.isClosed, !task.isUnreminded else { return [] }
    func source(_ date: AgendaSource?, _ reminders: [Reminder]) -> ReminderSource {
      ReminderSource(identity, date, as: date?.role ?? .due, reminders, wait: task.wait)
    }
    let (own, dates) = (task.reminders, AgendaSource.all(of: task, schedule: schedule))
    let due = dates.first { $0.role == .due }
    if let start = dates.first(where: { $0.role == .start }) {
      let usual = task.end == nil ? defaults.atIt : defaults.ofStart(start.start)
      let begin = source(start, own.isEmpty ? usual : own)
      guard own.isEmpty, let due, !due.start.isWholeDay else { return [begin] }
      return [begin, source(due, defaults.atIt)]
    }
    if let due { return [source(due, own.isEmpty ? defaults.atIt : own)] }
    guard !dates.isEmpty else { return own.isEmpty ? [] : [source(nil, own)] }
    return dates.map { source($0, own.isEmpty ? $0.start.isWholeDay ? [] : defaults.atIt : own) }
  }
}
