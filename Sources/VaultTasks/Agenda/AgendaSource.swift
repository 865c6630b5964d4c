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
  /// Whether every occurrence ends when the clock shows the time of the end, as that of a task does.
  let keepsClock: Bool

  /// Something with a start and maybe an end.
  init(_ role: Role, from start: Moment, to end: Moment?, schedule: Schedule? = nil, keepsClock: Bool) {
    self.role = role
    self.start = start
    self.end = end
    self.schedule = schedule
    self.keepsClock = keepsClock
  }

  /// How long each occurrence lasts.
  func length(_ zones: ZoneTable) -> AgendaLength {
    AgendaLength(from: start, to: end, keepsClock: keepsClock, zones)
  }
}

extension AgendaSource {
  /// Something that stands on a day, or at a moment, and lasts no time.
  package init(at moment: Moment, schedule: Schedule? = nil) {
    self.init(.start, from: moment, to: nil, schedule: schedule, keepsClock: false)
  }

  /// What of an event takes place; nil without a start. One with a time and no end lasts an hour.
  package init?(_ event: EventItem, schedule: Schedule?) {
    guard let start = event.start else { return nil }
    self.init(.start, from: start, to: event.end ?? start.anHourLater, schedule: schedule, keepsClock: false)
  }

  /// The dates of a task: its fixed block, when it is due, and when somebody means to do it.
  ///
  /// - Parameter schedule: how it repeats; it belongs to ``TaskItem/repeatedDate``, and the other dates keep their
  ///   distance from it.
  package static func all(of task: TaskItem, schedule: Schedule?) -> [AgendaSource] {
    var sources: [AgendaSource] = []
    func add(_ role: Role, from start: Moment, to end: Moment?, isRepeated: Bool) {
      sources.append(
        AgendaSource(role, from: start, to: end, schedule: isRepeated ? schedule : nil, keepsClock: true))
    }
    if let start = task.start { add(.start, from: start, to: task.end, isRepeated: task.due == nil) }
    if let due = task.due { add(.due, from: due, to: nil, isRepeated: true) }
    if let scheduled = task.scheduled {
      add(.scheduled, from: scheduled.moment, to: scheduled.end, isRepeated: task.due == nil && task.start == nil)
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
