package import VaultModel

/// What the times of a calendar mean as instants, and from what time of a day its reminders are counted.
///
/// The rules of a zone are looked up when a time names it: which ones a calendar has nobody knows before it is read. A
/// time whose zone is not known is taken as it stands on the clock.
///
/// ```swift
/// let clocks = CalendarClocks(ZoneTable(home: kyiv))
/// let length = CalendarDuration("PT8H")!
/// clocks.moment(.time(LocalDateTime("2026-10-24 23:00")!), after: length)     // 2026-10-25 06:00: one hour comes twice
/// ```
///
/// ## Topics
/// - Instants: ``instant(of:)``, ``time(at:in:)``, ``time(_:in:)``
/// - Lengths: ``moment(_:after:)``, ``length(from:to:)``, ``lead(to:from:)``
package struct CalendarClocks: Sendable {
  /// The time of day from which reminders of a whole day are counted: the vault's `remind-time`.
  package var remindTime: LocalTime
  /// The vault's `week-start`, by which words of repetition are read.
  package let weekStart: Weekday
  /// The present, around which the zones that a calendar describes are compared with known ones.
  package let year: Int
  private let rules: @Sendable (WrittenZone?) -> ZoneRules?

  /// - Parameters:
  ///   - year: the present.
  ///   - rules: those of a zone, of the vault's own clocks for nil; nil where they are not known.
  package init(
    remindTime: LocalTime = Settings.defaultRemindTime, weekStart: Weekday = .monday, year: Int,
    rules: @escaping @Sendable (WrittenZone?) -> ZoneRules?
  ) {
    self.remindTime = remindTime
    self.weekStart = weekStart
    self.year = year
    self.rules = rules
  }

  /// The clocks of zones that are known beforehand.
  package init(
    _ zones: ZoneTable = ZoneTable(), remindTime: LocalTime = Settings.defaultRemindTime, year: Int = 2026
  ) {
    self.init(remindTime: remindTime, year: year) { zones.rules(of: $0) }
  }

  // MARK: Instants

  /// Whether it is known what a moment means, as far as it says one: days and times without a zone are what they are.
  func knows(_ moment: Moment) -> Bool { moment.zone == nil || rules(moment.zone) != nil }

  /// The rules of a zone, of the vault's own clocks for nil; nil where they are not known.
  package func rules(of zone: WrittenZone?) -> ZoneRules? { rules(zone) }

  /// The instant that a time means, in seconds since 1970-01-01 00:00 UTC; nil when its zone is not known.
  package func instant(of time: LocalDateTime) -> Int64? { rules(time.zone)?.instant(of: time) }

  /// What the clocks of a zone show at an instant, and in UTC what they show for the second time, because the first would
  /// be meant; nil when the zone is not known, and outside the years 1 … 9999.
  package func time(at instant: Int64, in zone: WrittenZone?) -> LocalDateTime? {
    guard let rules = rules(zone), var time = rules.clock(at: instant) else { return nil }
    time.zone = zone
    return rules.instant(of: time) == instant ? time : LocalDateTime(secondsSinceEpoch: instant, zone: .utc)
  }

  /// A time as the clocks of another zone show it; as it is where one of the two is not known.
  package func time(_ time: LocalDateTime, in zone: WrittenZone?) -> LocalDateTime {
    guard time.zone != zone, let instant = instant(of: time) else { return time }
    return self.time(at: instant, in: zone) ?? time
  }

  /// How many seconds one time is later than another: in truth where their zones are two and known, else on the clock.
  func seconds(from start: LocalDateTime, to end: LocalDateTime) -> Int64 {
    guard start.zone != end.zone, let first = instant(of: start), let last = instant(of: end) else {
      return end.secondsSinceEpoch - start.secondsSinceEpoch
    }
    return last - first
  }

  /// Whether a moment lies before another of its type: on their clock where it is one; false where nobody can tell.
  func isBefore(_ moment: Moment, _ other: Moment) -> Bool {
    guard case .time(let time) = moment, case .time(let start) = other else { return moment.date < other.date }
    if time.zone == start.zone { return time.secondsSinceEpoch < start.secondsSinceEpoch }
    guard let first = instant(of: time), let last = instant(of: start) else { return false }
    return first < last
  }

  // MARK: Lengths

  /// The moment that lies a length after another: its days are counted on the clock, then its seconds as they pass
  /// (RFC 5545 section 3.3.6); of a whole day the days alone. Nil outside the years 1 … 9999.
  package func moment(_ start: Moment, after length: CalendarDuration) -> Moment? {
    switch start {
    case .day(let date): return date.adding(days: Int(clamping: length.days)).map(Moment.day)
    case .time(let time):
      guard let shifted = time.adding(seconds: length.days * Self.secondsPerDay) else { return nil }
      guard length.seconds != 0 else { return .time(shifted) }
      guard let instant = instant(of: shifted) else { return shifted.adding(seconds: length.seconds).map(Moment.time) }
      let (sum, overflow) = instant.addingReportingOverflow(length.seconds)
      return overflow ? nil : self.time(at: sum, in: time.zone).map(Moment.time)
    }
  }

  /// The length by which ``moment(_:after:)`` comes from one time to another; nil between two zones one of which is not
  /// known.
  package func length(from start: LocalDateTime, to end: LocalDateTime) -> CalendarDuration? {
    guard let first = instant(of: start), let last = instant(of: end), let shown = rules(start.zone)?.clock(at: last)
    else {
      guard start.zone == end.zone else { return nil }
      return CalendarDuration(onClock: end.secondsSinceEpoch - start.secondsSinceEpoch)
    }
    var days = (shown.secondsSinceEpoch - start.secondsSinceEpoch) / Self.secondsPerDay
    while let day = start.adding(seconds: days * Self.secondsPerDay), let begin = instant(of: day) {
      // A day is a day's length on the clock only: the last one may be too many.
      if days != 0, last < first ? last > begin : last < begin {
        days += last < first ? 1 : -1
      } else {
        return CalendarDuration(days: days, seconds: last - begin)
      }
    }
    return nil
  }

  /// How long before a time another one is, as reminders count it: whole days on the clock, and less than a day as it
  /// passes; nil for what cannot be said so, such as the 24 hours of a day that has 25.
  func lead(to time: LocalDateTime, from base: LocalDateTime) -> TimeSpan? {
    guard let target = instant(of: time), let shown = rules(base.zone)?.clock(at: target) else { return nil }
    let days = (base.secondsSinceEpoch - shown.secondsSinceEpoch) / Self.secondsPerDay
    for count in [days, days + 1, days - 1] where count >= 0 {
      guard let day = base.adding(seconds: -count * Self.secondsPerDay), let begin = instant(of: day) else { continue }
      if 0..<Self.secondsPerDay ~= begin - target {
        return TimeSpan(seconds: count * Self.secondsPerDay + begin - target)
      }
    }
    return nil
  }

  private static let secondsPerDay: Int64 = 86_400
}
