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
  /// The date that the schedule repeats, as it is written, from which ``start`` keeps its distance.
  private let repeatedDate: Moment
  /// Whether every occurrence ends when the clock shows the time of the end, as that of a task does.
  let keepsClock: Bool

  /// Something with a start and maybe an end.
  ///
  /// - Parameter repeatedDate: nil for the start.
  init(
    _ role: Role, from start: Moment, to end: Moment?, schedule: Schedule? = nil, of repeatedDate: Moment? = nil,
    keepsClock: Bool
  ) {
    self.role = role
    self.start = start
    self.end = end
    self.schedule = schedule
    self.repeatedDate = repeatedDate ?? start
    self.keepsClock = keepsClock
  }

  /// The times at which it begins between two times of the clock it is written on, in order.
  func occurrences(from: LocalDateTime, through: LocalDateTime) -> any Sequence<Moment> {
    guard let schedule else { return [start] }
    guard start != repeatedDate else { return schedule.occurrences(from: from, through: through) }
    let (start, distance) = (start, start.clockSeconds - repeatedDate.clockSeconds)
    guard let first = from.adding(seconds: -distance), let last = through.adding(seconds: -distance) else {
      return [Moment]()
    }
    return schedule.occurrences(from: first, through: last).lazy.compactMap { start.moved(to: $0, distance) }
  }

  /// The same that lasts to another end, as it is written.
  package func lasting(to end: Moment?) -> AgendaSource {
    AgendaSource(role, from: start, to: end, schedule: schedule, of: repeatedDate, keepsClock: keepsClock)
  }

  /// How long each occurrence lasts.
  func length(_ zones: ZoneTable) -> AgendaLength {
    AgendaLength(from: start, to: end, keepsClock: keepsClock, zones)
  }
}

extension AgendaSource {
  /// Something that stands on a day or at a moment, or lasts from then to another.
  package init(at moment: Moment, to end: Moment? = nil, schedule: Schedule? = nil) {
    self.init(.start, from: moment, to: end, schedule: schedule, keepsClock: false)
  }

  /// What of an event takes place; nil without a start. One with a time and no end lasts an hour, and one that ends on a day
  /// to the end of it.
  package init?(_ event: EventItem, schedule: Schedule?) {
    guard let start = event.start else { return nil }
    self.init(.start, from: start, to: start.end(event.end), schedule: schedule, keepsClock: false)
  }

  /// The dates of a task: its block, when it is due, and when somebody means to do it, each sitting by itself.
  ///
  /// - Parameter schedule: how it repeats; it belongs to ``TaskItem/repeatedDate``, and the other dates keep their
  ///   distance from it. A time that a plan gave it is that of one occurrence.
  package static func all(of task: TaskItem, schedule: Schedule?) -> [AgendaSource] {
    var sources: [AgendaSource] = []
    func add(_ role: Role, from start: Moment, to end: Moment?, isRepeated: Bool = true) {
      sources.append(
        AgendaSource(
          role, from: start, to: end, schedule: isRepeated ? schedule : nil, of: task.repeatedDate, keepsClock: true))
    }
    if let start = task.start { add(.start, from: start, to: task.end) }
    if let due = task.due { add(.due, from: due, to: nil) }
    for sitting in task.allSittings {
      add(.scheduled, from: sitting.moment, to: sitting.end, isRepeated: !task.isPlanOwned)
    }
    return sources
  }
}

extension TaskItem {
  /// Whether one of its dates, as they stand, is one of some days, or its block touches one.
  package func isDated(on days: ClosedRange<LocalDate>, _ zones: ZoneTable) -> Bool {
    let sources = AgendaSource.all(of: self, schedule: nil)
    var agenda = Agenda(of: sources, from: days.lowerBound, through: days.upperBound, zones: zones)
    return agenda.nextDay() != nil
  }
}

extension Moment {
  /// The end of an event that begins then, where that is said, as it takes place.
  fileprivate func end(_ end: Moment?) -> Moment? {
    guard case .time(let time) = self else { return end }
    guard let end else { return time.adding(seconds: 3600).map(Moment.time) }
    return end.isWholeDay ? end.date.adding(days: 1).map { .time(LocalDateTime($0, zone: time.zone)) } ?? end : end
  }

  /// Seconds since 1970-01-01 00:00 of the calendar it is written in; of a day its midnight.
  fileprivate var clockSeconds: Int64 {
    switch self {
    case .day(let day): LocalDateTime(day).secondsSinceEpoch
    case .time(let time): time.secondsSinceEpoch
    }
  }

  /// A moment of the same kind, that many seconds after another on the clock; nil outside the years 1 … 9999.
  fileprivate func moved(to other: Moment, _ distance: Int64) -> Moment? {
    guard let clock = LocalDateTime(secondsSinceEpoch: other.clockSeconds + distance) else { return nil }
    switch self {
    case .day: return .day(clock.date)
    case .time(let time): return .time(LocalDateTime(clock.date, clock.time, zone: time.zone))
    }
  }
}

extension PlannedTime {
  /// When it ends, of a day with a range of times.
  var end: Moment? {
    guard case .block(let day, let times) = self else { return nil }
    return (times.endsNextDay ? day.adding(days: 1) : day).map { .time(LocalDateTime($0, times.end)) }
  }
}
