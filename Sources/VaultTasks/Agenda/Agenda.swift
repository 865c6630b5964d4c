package import VaultModel

/// What takes place on some days, day by day, on the vault's clocks; made one day at a time, however many days there are.
///
/// ```swift
/// var agenda = Agenda(of: sources, from: monday, through: sunday, zones: zones)
/// while let entries = agenda.nextDay() {
///   for entry in entries { print(entry.day.text, sources[entry.source].role) }
/// }
/// ```
///
/// What lasts several days is listed on each of them; what ends at midnight is not listed on the day that begins then.
package struct Agenda {
  /// More than this of one source is not listed on a day: a rule may fire every second.
  package static let most = 1000

  /// The sources of which more takes place on a day than was listed.
  package private(set) var cut: Set<Int> = []

  private let last: LocalDate
  private let zones: ZoneTable
  /// The first day that was not asked for yet; nil when there is none.
  private var day: LocalDate?
  /// The sources of which something may be to come.
  private var courses: [AgendaCourse] = []
  private let shouldStop: () -> Bool

  /// Lays out what takes place from one day through another.
  ///
  /// - Parameter shouldStop: asked before each source and each day; nothing comes after it said so.
  package init(
    of sources: [AgendaSource], from first: LocalDate, through last: LocalDate, zones: ZoneTable,
    shouldStop: @escaping () -> Bool = { false }
  ) {
    self.last = last
    self.zones = zones
    self.shouldStop = shouldStop
    day = first
    guard first <= last else { return }
    for (number, source) in sources.enumerated() where !shouldStop() {
      courses.append(AgendaCourse(of: source, number, on: first...last, zones))
    }
  }

  /// What takes place on the next day on which something does, in order: what lasts the whole day first, then by time,
  /// then in the order of the sources; nil after the last such day.
  ///
  /// - Complexity: O(sources that are not over) a day.
  package mutating func nextDay() -> [AgendaEntry]? {
    while let from = day, !shouldStop() {
      courses.removeAll(where: \.isOver)
      guard let next = courses.lazy.compactMap({ $0.nextDay(from: from) }).min(), next <= last else { return nil }
      day = next < last ? next.adding(days: 1) : nil
      var entries: [AgendaEntry] = []
      for place in courses.indices {
        let (own, isCut) = courses[place].entries(on: next, zones)
        entries += own
        if isCut { cut.insert(courses[place].source) }
      }
      if !entries.isEmpty { return entries.sorted() }
    }
    return nil
  }
}

/// What of one source is to come, in the order in which it begins.
private struct AgendaCourse {
  /// The number of the source.
  let source: Int
  private let origin: AgendaSource
  private let last: LocalDate
  private let length: AgendaLength
  private var starts: any IteratorProtocol<Moment>
  /// What begins next.
  private var next: AgendaOccurrence?
  /// What has begun and lasts longer than the days that were asked for.
  private var lasting: [AgendaOccurrence] = []

  init(of source: AgendaSource, _ number: Int, on days: ClosedRange<LocalDate>, _ zones: ZoneTable) {
    self.source = number
    origin = source
    last = days.upperBound
    length = source.length(zones)
    starts = source.starts(around: days, lasting: length).makeIterator()
    advance(zones)
  }

  var isOver: Bool { next == nil && lasting.isEmpty }

  /// The first day from one on that something may touch.
  func nextDay(from day: LocalDate) -> LocalDate? {
    lasting.isEmpty ? next.map { max($0.start.date, day) } : day
  }

  /// What touches a day, at most ``Agenda/most`` of it, and whether there is more. Days are asked for in their order.
  mutating func entries(on day: LocalDate, _ zones: ZoneTable) -> ([AgendaEntry], isCut: Bool) {
    var isCut = false
    while let occurrence = next, occurrence.start.date <= day {
      if occurrence.lastDay >= day {
        guard lasting.count < Agenda.most else {
          isCut = true
          leave(day, zones)
          break
        }
        lasting.append(occurrence)
      }
      advance(zones)
    }
    let entries = lasting.map { $0.entry(of: source, on: day) }
    lasting.removeAll { $0.lastDay <= day }
    return (entries, isCut)
  }

  private var hasZone: Bool { if case .time(let start) = origin.start { start.zone != nil } else { false } }

  /// Goes on behind a day, without each of the seconds that are left of it.
  private mutating func leave(_ day: LocalDate, _ zones: ZoneTable) {
    next = nil
    guard day < last else { return }
    starts = origin.starts(from: day.adding(days: hasZone ? 0 : 1) ?? last, through: last).makeIterator()
    repeat { advance(zones) } while next.map { $0.start.date <= day } ?? false
  }

  private mutating func advance(_ zones: ZoneTable) {
    next = starts.next().map { AgendaOccurrence(start: $0, length: length, zones: zones) }
  }
}

/// One day's share of something that takes place.
package struct AgendaEntry: Sendable, Hashable {
  /// The number of its source.
  package let source: Int
  package let day: LocalDate
  /// When it begins, on the vault's clocks; maybe on an earlier day.
  package let start: Moment
  /// When it ends, on the vault's clocks; nil for a single day or a moment.
  package let end: Moment?
  /// Which of its days this is, from 1.
  package let dayNumber: Int
  /// How many days it touches.
  package let dayCount: Int
  /// From when to when it lasts as instants, which the clocks do not tell where they show an hour twice.
  package let instants: Range<Int64>?

  /// Whether it has ended; what lasts whole days has not while its day is asked for.
  package func isOver(at now: LocalDateTime, _ zones: ZoneTable) -> Bool {
    guard case .time(let start) = start else { return false }
    if let instants, let present = zones.instant(of: now) { return instants.upperBound <= present }
    let end = if case .time(let end)? = end { end } else { start }
    return end.secondsSinceEpoch <= now.secondsSinceEpoch
  }

  /// Whether it is going on. Now may have its offset, which tells the two hours apart that the clocks show when put back.
  package func isCurrent(at now: LocalDateTime, _ zones: ZoneTable) -> Bool {
    guard case .time(let start) = start, case .time(let end)? = end else { return false }
    if let instants, let present = zones.instant(of: now) { return instants.contains(present) }
    return start.secondsSinceEpoch <= now.secondsSinceEpoch && now.secondsSinceEpoch < end.secondsSinceEpoch
  }
}

extension AgendaEntry: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.day, left.beginning, left.start.date, left.source) < (
      right.day, right.beginning, right.start.date, right.source
    )
  }

  /// The second of the day at which it begins or goes on; what lasts the whole day comes first.
  private var beginning: Int32 {
    guard let time = start.timeOfDay else { return -1 }
    return dayNumber == 1 ? time.secondOfDay : 0
  }
}

/// One time at which something takes place.
private struct AgendaOccurrence {
  let start: Moment
  let end: Moment?
  let instants: Range<Int64>?
  /// The last day it touches; one that ends at midnight does not touch the day that begins then.
  let lastDay: LocalDate

  init(start: Moment, length: AgendaLength, zones: ZoneTable) {
    self.start = start.onHomeClock(zones)
    instants = length.instants(of: start, zones)
    end = length.end(of: start, zones)
    lastDay = Self.lastDay(from: self.start.date, to: end)
  }

  /// The share of a day that it touches.
  func entry(of source: Int, on day: LocalDate) -> AgendaEntry {
    AgendaEntry(
      source: source, day: day, start: start, end: end, dayNumber: day.days(since: start.date) + 1,
      dayCount: lastDay.days(since: start.date) + 1, instants: instants)
  }

  private static func lastDay(from first: LocalDate, to end: Moment?) -> LocalDate {
    guard let end, end.date > first else { return first }
    return end.timeOfDay == .midnight ? end.date.adding(days: -1) ?? first : end.date
  }
}

extension AgendaSource {
  /// The times at which it begins that may touch some days, in order.
  fileprivate func starts(
    around days: ClosedRange<LocalDate>, lasting length: AgendaLength
  ) -> any Sequence<Moment> {
    // A time of another zone may fall on the day before or after, and what lasts long began earlier.
    starts(from: days.lowerBound.adding(days: -2 - length.days) ?? .first, through: days.upperBound)
  }

  /// Those that begin from a day on, in their own zone.
  fileprivate func starts(from: LocalDate, through last: LocalDate) -> any Sequence<Moment> {
    let through = last.adding(days: 2) ?? .last
    let lastSecond = LocalTime(secondOfDay: 86_399) ?? .midnight
    return occurrences(from: LocalDateTime(from), through: LocalDateTime(through, lastSecond))
  }
}
