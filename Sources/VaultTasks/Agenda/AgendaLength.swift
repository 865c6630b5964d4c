import VaultModel

/// How long something lasts: whole days by the calendar, times exactly, whatever the clocks do meanwhile.
///
/// Each occurrence lasts exactly as long as the first one (RFC 5545 section 3.8.5.3, of a `DTEND`); but the block of a task
/// is two times of the clock, and ends by the clock, as `vault done` writes the next one.
enum AgendaLength: Sendable, Hashable {
  /// That many days more than one.
  case days(Int)
  /// That many seconds; 0 for a moment.
  case seconds(Int64)
  /// To the time that the clock it begins on shows that many seconds later, as if it were never changed.
  case clock(Int64)

  /// The length between two moments as they are written; an end before the start counts for none.
  ///
  /// - Parameter keepsClock: whether times on one clock are meant as what it shows.
  init(from start: Moment, to end: Moment?, keepsClock: Bool, _ zones: ZoneTable) {
    switch start {
    case .day(let day):
      self = .days(max(0, end?.onHomeClock(zones).date.days(since: day) ?? 0))
    case .time(let time):
      guard case .time(let last)? = end else {
        self = .seconds(0)
        return
      }
      let shown = last.secondsSinceEpoch - time.secondsSinceEpoch
      if keepsClock, last.zone == time.zone, shown > 0 {
        self = .clock(shown)
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
    case (.time(let time), .seconds(let count)), (.time(let time), .clock(let count)):
      guard count > 0 else { return nil }
      guard let home = zones.home, let instants = instants(of: start, zones) else {
        return zones.homeClock(of: time).adding(seconds: count).map(Moment.time)
      }
      return home.clock(at: instants.upperBound).map(Moment.time)
    // An occurrence is of the kind of its start.
    case (.day, .seconds), (.day, .clock), (.time, .days): return nil
    }
  }

  /// From when to when what begins then as it is written lasts, in seconds since 1970-01-01 00:00 UTC; nil for days, and
  /// where a zone is not known.
  func instants(of start: Moment, _ zones: ZoneTable) -> Range<Int64>? {
    guard case .time(let time) = start, let begin = zones.instant(of: time) else { return nil }
    switch self {
    case .days: return nil
    case .seconds(let count): return begin..<(begin + count)
    case .clock(let count):
      guard let end = time.adding(seconds: count), let shown = zones.instant(of: end), shown > begin else {
        // The clocks are changed so that it would be over before it begins.
        return begin..<(begin + count)
      }
      return begin..<shown
    }
  }
}

extension AgendaLength {
  /// How many days it may reach behind the one it begins on.
  var days: Int {
    switch self {
    case .days(let count): count
    case .seconds(let count), .clock(let count): Int(clamping: count / 86_400 + 1)
    }
  }
}
