import VaultModel

/// How long something lasts: whole days by the calendar, times exactly, whatever the clocks do meanwhile.
///
/// Each occurrence lasts exactly as long as the first one (RFC 5545 section 3.8.5.3, of a `DTEND`).
enum AgendaLength: Sendable, Hashable {
  /// That many days more than one.
  case days(Int)
  /// That many seconds; 0 for a moment.
  case seconds(Int64)

  /// The length between two moments as they are written; an end before the start counts for none.
  init(from start: Moment, to end: Moment?, _ zones: ZoneTable) {
    switch start {
    case .day(let day):
      self = .days(max(0, end?.onHomeClock(zones).date.days(since: day) ?? 0))
    case .time(let time):
      guard case .time(let last)? = end else {
        self = .seconds(0)
        return
      }
      self = .seconds(max(0, Self.seconds(from: time, to: last, zones)))
    }
  }

  /// Where a zone is not known the difference is that of the clocks.
  private static func seconds(from start: LocalDateTime, to end: LocalDateTime, _ zones: ZoneTable) -> Int64 {
    guard let first = zones.instant(of: start), let last = zones.instant(of: end) else {
      return zones.homeClock(of: end).secondsSinceEpoch - zones.homeClock(of: start).secondsSinceEpoch
    }
    return last - first
  }

  /// The end, on the vault's clocks, of what begins then as it is written; nil for what lasts no time.
  func end(of start: Moment, _ zones: ZoneTable) -> Moment? {
    switch (start, self) {
    case (.day(let day), .days(let count)): return count == 0 ? nil : day.adding(days: count).map(Moment.day)
    case (.time(let time), .seconds(let count)):
      guard count > 0 else { return nil }
      guard let home = zones.home, let begin = zones.instant(of: time) else {
        return zones.homeClock(of: time).adding(seconds: count).map(Moment.time)
      }
      return home.clock(at: begin + count).map(Moment.time)
    // An occurrence is of the kind of its start.
    case (.day, .seconds), (.time, .days): return nil
    }
  }
}

extension AgendaLength {
  /// How many days it may reach behind the one it begins on.
  var days: Int {
    switch self {
    case .days(let count): count
    case .seconds(let count): Int(clamping: count / 86_400 + 1)
    }
  }
}
