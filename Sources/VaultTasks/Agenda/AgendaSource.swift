package import VaultModel

/// Something that takes place: an event, a fixed task, or a day on which a task is due or meant to be done.
package struct AgendaSource: Sendable {
  /// What its date is to it.
  package enum Role: UInt8, Sendable, Hashable {
    /// It takes place then.
    case start
    /// It has to be done by then.
    case due
    /// Somebody means to do it then.
    case scheduled

    /// The key that holds the date.
    package var name: String { "\(self)" }
  }

  package let role: Role
  /// The first time, as it is written.
  package let start: Moment
  /// When it ends the first time, as it is written; nil for a single day or a moment.
  let end: Moment?
  /// When it takes place again; nil for once.
  let schedule: Schedule?

  /// Something with a start and maybe an end.
  init(_ role: Role, from start: Moment, to end: Moment?, schedule: Schedule? = nil) {
    self.role = role
    self.start = start
    self.end = end
    self.schedule = schedule
  }
}

extension AgendaSource {
  /// What of an event takes place; nil without a start. One with a time and no end lasts an hour.
  package init?(_ event: EventItem, schedule: Schedule?) {
    guard let start = event.start else { return nil }
    self.init(.start, from: start, to: event.end ?? start.anHourLater, schedule: schedule)
  }

  /// The dates of a task: its fixed block, when it is due, and when somebody means to do it.
  ///
  /// - Parameter schedule: how it repeats; it belongs to ``TaskItem/repeatedDate``, and the other dates keep their
  ///   distance from it.
  package static func all(of task: TaskItem, schedule: Schedule?) -> [AgendaSource] {
    var sources: [AgendaSource] = []
    if let start = task.start {
      sources.append(AgendaSource(.start, from: start, to: task.end, schedule: task.due == nil ? schedule : nil))
    }
    if let due = task.due { sources.append(AgendaSource(.due, from: due, to: nil, schedule: schedule)) }
    if let scheduled = task.scheduled {
      let isRepeated = task.due == nil && task.start == nil
      sources.append(
        AgendaSource(.scheduled, from: scheduled.moment, to: scheduled.end, schedule: isRepeated ? schedule : nil))
    }
    return sources
  }
}

extension Moment {
  /// The time an hour later; nil for a day.
  fileprivate var anHourLater: Moment? {
    if case .time(let time) = self { time.adding(seconds: 3600).map(Moment.time) } else { nil }
  }
}

extension PlannedTime {
  /// When it ends, of a day with a range of times.
  var end: Moment? {
    guard case .block(let day, let times) = self else { return nil }
    return (times.endsNextDay ? day.adding(days: 1) : day).map { .time(LocalDateTime($0, times.end)) }
  }
}
