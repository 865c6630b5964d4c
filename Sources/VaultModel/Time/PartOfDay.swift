/// A part of the day, half-open: 12:00 is afternoon and no longer morning.
package enum PartOfDay: UInt8, ClosedSet {
  case morning, afternoon, evening, night

  package static let vocabulary = Vocabulary(ClosedSetNames.partOfDay)

  /// The part that a time falls in.
  package init(of time: LocalTime) {
    switch time.hour {
    case 5..<12: self = .morning
    case 12..<17: self = .afternoon
    case 17..<22: self = .evening
    default: self = .night
    }
  }

  /// The hours it begins and ends at; the night ends on the next day.
  package var hours: (start: Int, end: Int) {
    switch self {
    case .morning: (5, 12)
    case .afternoon: (12, 17)
    case .evening: (17, 22)
    case .night: (22, 5)
    }
  }

  /// The same as times; those of the night end on the next day.
  package var times: TimeRange {
    TimeRange(LocalTime(hour: hours.start, minute: 0) ?? .midnight, LocalTime(hour: hours.end, minute: 0) ?? .midnight)
  }

  /// Whether a time falls in this part.
  package func contains(_ time: LocalTime) -> Bool { PartOfDay(of: time) == self }
}
