import VaultModel

/// How long something lasts, on the vault's clocks.
enum AgendaLength: Sendable, Hashable {
  /// That many days more than one.
  case days(Int)
  /// That many seconds; 0 for a moment.
  case seconds(Int64)

  /// An end before the start counts for none.
  init(from start: Moment, to end: Moment?) {
    switch start {
    case .day(let day):
      self = .days(max(0, end?.date.days(since: day) ?? 0))
    case .time(let time):
      guard case .time(let last)? = end else {
        self = .seconds(0)
        return
      }
      self = .seconds(max(0, last.secondsSinceEpoch - time.secondsSinceEpoch))
    }
  }

  /// The end of what begins then; nil for what lasts no time.
  func end(of start: Moment) -> Moment? {
    switch (start, self) {
    case (.day(let day), .days(let count)): count == 0 ? nil : day.adding(days: count).map(Moment.day)
    case (.time(let time), .seconds(let count)): count == 0 ? nil : time.adding(seconds: count).map(Moment.time)
    // An occurrence is of the kind of its start.
    case (.day, .seconds), (.time, .days): nil
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
