package import VaultModel

/// A date of an event or a task with the reminders that are counted from it.
package struct ReminderSource: Sendable {
  /// What tells the item from all others of the vault, also when lines around it were edited: see ``ReminderAlert/key``.
  package let identity: String
  /// What the date is to the item.
  package let role: AgendaSource.Role
  /// The first time, as it is written; nil for what has only moments to be reminded at.
  package let start: Moment?
  /// When it ends the first time; nil for a day or a moment.
  let end: Moment?
  /// How it repeats; nil for once.
  let schedule: Schedule?
  /// The date that the schedule repeats, as it is written, from which the others keep their distance; nil for ``start``.
  let repeatedDate: Moment?
  let reminders: [Reminder]
  /// Whether it reminds of anything.
  package var hasReminders: Bool { !reminders.isEmpty }
  /// There is nothing to be reminded of before.
  let wait: Moment?
  /// Whether every occurrence ends when the clock shows the time of the end, as that of a task does.
  let keepsClock: Bool

  init(
    _ identity: String, _ role: AgendaSource.Role, from start: Moment?, to end: Moment? = nil, schedule: Schedule?,
    of repeatedDate: Moment? = nil, reminders: [Reminder], wait: Moment? = nil, keepsClock: Bool
  ) {
    self.identity = identity
    self.role = role
    self.start = start
    self.end = end
    self.schedule = schedule
    self.repeatedDate = repeatedDate
    self.reminders = reminders
    self.wait = wait
    self.keepsClock = keepsClock
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
        identity, .start, from: event.start, to: event.end, schedule: schedule,
        reminders: event.reminders.isEmpty ? usual : event.reminders, keepsClock: false)
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
    return ReminderSource(
      identity, .start, from: start, to: end, schedule: nil, reminders: own.isEmpty ? usual : leads, keepsClock: true)
  }

  /// The moments at which to remind of a lesson, which are those of no day of it.
  package static func moments(of own: [Reminder], identity: String) -> ReminderSource? {
    let moments = own.filter { if case .at = $0 { true } else { false } }
    guard !moments.isEmpty else { return nil }
    return ReminderSource(identity, .start, from: nil, schedule: nil, reminders: moments, keepsClock: true)
  }

  /// What there is to be reminded of a task; nothing of one that is done or cancelled.
  ///
  /// Times before are counted from its start, else from when it is due, else from when somebody means to do it. A task
  /// that says nothing reminds as its kind does, and of the time at which it is due as well; of a day on which somebody
  /// only means to do it nothing reminds.
  ///
  /// - Parameter schedule: how it repeats, laid from ``TaskItem/ruleStart``.
  package static func all(
    of task: TaskItem, identity: String, schedule: Schedule?, _ defaults: ReminderDefaults
  ) -> [ReminderSource] {
    guard !task.status.isClosed, !task.isUnreminded else { return [] }
    func source(
      _ role: AgendaSource.Role, from start: Moment?, to end: Moment? = nil, _ reminders: [Reminder]
    ) -> ReminderSource {
      ReminderSource(
        identity, role, from: start, to: end, schedule: schedule, of: task.repeatedDate, reminders: reminders,
        wait: task.wait, keepsClock: true)
    }
    let own = task.reminders
    if let start = task.start {
      let usual = task.kind == .fixed ? defaults.ofStart(start) : defaults.atIt
      let begin = source(.start, from: start, to: task.end, own.isEmpty ? usual : own)
      guard own.isEmpty, let due = task.due, !due.isWholeDay else { return [begin] }
      return [begin, source(.due, from: due, defaults.atIt)]
    }
    if let due = task.due { return [source(.due, from: due, own.isEmpty ? defaults.atIt : own)] }
    guard let scheduled = task.scheduled else { return own.isEmpty ? [] : [source(.due, from: nil, own)] }
    let usual = scheduled.moment.isWholeDay ? [] : defaults.atIt
    return [source(.scheduled, from: scheduled.moment, to: scheduled.end, own.isEmpty ? usual : own)]
  }
}
