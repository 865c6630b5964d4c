package import VaultModel
import VaultStore
import VaultTasks
package import VaultTimetable

/// An event or a task of the vault with the dates it has, or a lesson that there is to be reminded of.
package struct DatedItem: Sendable {
  package let place: HitPlace
  /// What people call it.
  package let title: String
  package let type: ItemType
  package let repetition: Repetition?
  /// The moment that a repetition is laid from.
  let ruleStart: Moment?
  /// The date that the occurrences of a task are counted by; nil of an event, which stands nowhere.
  let current: Moment?
  package let content: Content

  package enum Content: Sendable {
    case event(EventItem)
    case task(TaskItem)
    /// Where it takes place, and its tags; when it does says its timetable.
    case lesson(rooms: [String], tags: [String])
  }

  /// A lesson.
  package init(_ lesson: ScheduledLesson, at place: HitPlace) {
    content = .lesson(rooms: lesson.rooms, tags: lesson.lesson.tags)
    (repetition, ruleStart, current) = (nil, nil, nil)
    (title, type) = (lesson.name, .lesson)
    self.place = place
  }

  /// A task that was read.
  package init(_ found: FoundTask) {
    (content, repetition) = (.task(found.task), found.task.repetition)
    (ruleStart, current) = (found.task.ruleStart, found.task.occurrenceDate)
    (place, title, type) = (found.place, found.title, .task)
  }

  /// Nil for what is neither an event nor a task.
  package init?(_ item: Item, in note: Note, at place: HitPlace) {
    switch item.type {
    case .event:
      let event = note.event(of: item)
      (content, repetition, ruleStart, current) = (.event(event), event.repetition, event.start, nil)
    case .task:
      let task = note.task(of: item)
      (content, repetition) = (.task(task), task.repetition)
      (ruleStart, current) = (task.ruleStart, task.occurrenceDate)
    default:
      return nil
    }
    self.place = place
    title = note.shownTitle(of: item)
    type = item.type
  }

  /// The occurrence at which a task stands.
  func occurrence(in context: RepetitionContext) -> TaskOccurrence {
    if case .task(let task) = content { task.occurrence(in: context) } else { .asWritten }
  }

  /// What of it takes place; nothing of a series that is all excepted, whose other dates count from none.
  func sources(_ schedule: Schedule?, _ occurrence: TaskOccurrence) -> [AgendaSource] {
    guard schedule?.isAllExcepted != true else { return [] }
    return switch content {
    case .event(let event): AgendaSource(event, schedule: schedule).map { [$0] } ?? []
    case .task(let task): AgendaSource.all(of: task.standing(at: occurrence), schedule: schedule)
    case .lesson: []
    }
  }

  /// What there is to be reminded of it.
  ///
  /// - Parameter identity: what tells it from all other items of the vault.
  func reminders(
    identity: String, _ schedule: Schedule?, _ occurrence: TaskOccurrence, _ defaults: ReminderDefaults
  ) -> [ReminderSource] {
    guard schedule?.isAllExcepted != true else { return [] }
    return switch content {
    case .event(let event): ReminderSource.all(of: event, identity: identity, schedule: schedule, defaults)
    case .task(let task):
      ReminderSource.all(of: task.standing(at: occurrence), identity: identity, schedule: schedule, defaults)
    case .lesson: []
    }
  }

  /// Where it takes place, if it says so.
  package var location: String? {
    switch content {
    case .event(let event): event.location
    case .task(let task): task.location
    case .lesson(let rooms, _): rooms.isEmpty ? nil : rooms.joined(separator: ", ")
    }
  }

  /// The list that a task names.
  package var list: String? { if case .task(let task) = content { task.list } else { nil } }

  package var tags: [String] {
    switch content {
    case .event(let event): event.tags
    case .task(let task): task.tags
    case .lesson(_, let tags): tags
    }
  }

  /// The names of the zones that its times name.
  package var zoneNames: [String] {
    let moments: [Moment?] =
      switch content {
      case .event(let event): [event.start, event.end]
      case .task(let task): [task.due, task.start, task.end] + task.allSittings.map(\.moment)
      case .lesson: []
      }
    return moments.compactMap { $0?.zoneName } + (repetition?.zoneNames ?? [])
  }

  /// The names of the zones that only its reminders need.
  package var reminderZoneNames: [String] {
    let (reminders, wait): ([Reminder], Moment?) =
      switch content {
      case .event(let event): (event.reminders, nil)
      case .task(let task): (task.reminders, task.wait)
      case .lesson: ([], nil)
      }
    let moments = reminders.map { if case .at(let moment) = $0 { moment } else { nil as Moment? } }
    return (moments + [wait]).compactMap { $0?.zoneName }
  }
}
