package import VaultModel

/// What takes place on some days, day by day, on the vault's clocks.
///
/// ```swift
/// let agenda = Agenda(of: sources, from: monday, through: sunday, zones: zones)
/// for entry in agenda.entries { print(entry.day.text, sources[entry.source].role) }
/// ```
package struct Agenda: Sendable {
  /// In order: by day, what lasts the whole day first, then by time, then in the order of the sources.
  package private(set) var entries: [AgendaEntry] = []
  /// The sources of which more takes place than is listed.
  package private(set) var cut: [Int] = []

  /// More than this of one source is not listed: a rule may fire every second.
  package static let most = 1000

  /// Lays out what takes place from one day through another.
  ///
  /// What lasts several days is listed on each of them; what ends at midnight is not listed on the day that begins then.
  ///
  /// - Parameter shouldStop: asked before each source; the sources from then on are left out.
  package init(
    of sources: [AgendaSource], from first: LocalDate, through last: LocalDate, zones: ZoneTable,
    shouldStop: () -> Bool = { false }
  ) {
    guard first <= last else { return }
    let days = first...last
    for (number, source) in sources.enumerated() where !shouldStop() {
      let length = source.length(zones)
      var count = 0
      for start in source.starts(around: days, lasting: length) {
        guard count < Self.most else {
          cut.append(number)
          break
        }
        let occurrence = AgendaOccurrence(start: start, length: length, zones: zones)
        let own = occurrence.entries(of: number, on: days)
        entries += own
        count += own.count
      }
    }
    entries.sort()
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
  fileprivate let instants: Range<Int64>?

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

  init(start: Moment, length: AgendaLength, zones: ZoneTable) {
    self.start = start.onHomeClock(zones)
    instants = length.instants(of: start, zones)
    end = length.end(of: start, zones)
  }

  func entries(of source: Int, on days: ClosedRange<LocalDate>) -> [AgendaEntry] {
    let last = max(start.date, lastDay)
    let dayCount = last.days(since: start.date) + 1
    let shown = max(start.date, days.lowerBound)
    guard shown <= min(last, days.upperBound) else { return [] }
    return (0...min(last, days.upperBound).days(since: shown)).compactMap { offset in
      guard let day = shown.adding(days: offset) else { return nil }
      return AgendaEntry(
        source: source, day: day, start: start, end: end, dayNumber: day.days(since: start.date) + 1,
        dayCount: dayCount, instants: instants)
    }
  }

  /// The last day it touches; one that ends at midnight does not touch the day that begins then.
  private var lastDay: LocalDate {
    guard let end else { return start.date }
    guard end.timeOfDay == .midnight, end.date > start.date else { return end.date }
    return end.date.adding(days: -1) ?? end.date
  }
}

extension AgendaSource {
  /// The times at which it begins that may touch some days, in order.
  fileprivate func starts(
    around days: ClosedRange<LocalDate>, lasting length: AgendaLength
  ) -> any Sequence<Moment> {
    guard let schedule else { return [start] }
    // A time of another zone may fall on the day before or after, and what lasts long began earlier.
    let lead = 2 + length.days
    let from = days.lowerBound.adding(days: -lead) ?? .first
    let through = days.upperBound.adding(days: 2) ?? .last
    let lastSecond = LocalTime(secondOfDay: 86_399) ?? .midnight
    return schedule.occurrences(from: LocalDateTime(from), through: LocalDateTime(through, lastSecond))
  }
}
