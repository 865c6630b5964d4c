/// What a schedule leaves out or moves: days, moments and holidays.
struct ScheduleExclusions: Sendable {
  /// Spans of days that `except` names, in order and apart.
  private let spans: [ClosedRange<Int>]
  /// Moments that `except` names, in seconds since 1970-01-01 00:00 of the start's clock.
  private let moments: Set<Int64>
  /// The days of linked notes.
  private let holidays: Set<Int>
  private let onHoliday: HolidayRule

  /// Exceptions of a rule from a start, and the holidays of the notes they link; O(n log n).
  init(
    _ except: [RepetitionDate], of start: Moment, _ zones: ZoneTable, holidays: [LocalDate], onHoliday: HolidayRule
  ) {
    var ranges: [ClosedRange<Int>] = []
    var moments: Set<Int64> = []
    for exception in except {
      switch exception {
      case .days(let span): ranges.append(Int(span.first.daysSinceEpoch)...Int(span.last.daysSinceEpoch))
      case .moment: moments.formUnion(exception.excludedSeconds(of: start, zones))
      case .link: break
      }
    }
    spans = Self.united(ranges)
    self.moments = moments
    self.holidays = Set(holidays.map { Int($0.daysSinceEpoch) })
    self.onHoliday = onHoliday
  }

  /// Whether occurrences are moved rather than left out.
  var moves: Bool { onHoliday != .skip && !holidays.isEmpty }

  /// The holidays that follow one another, in order.
  var holidayRuns: [ClosedRange<Int>] { Self.united(holidays.map { $0...$0 }) }

  /// The last day of the span of exceptions that a day lies in; nil for a day of none. O(log n).
  func lastExceptedDay(around day: Int) -> Int? {
    var (lower, upper) = (0, spans.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if spans[middle].upperBound < day { lower = middle + 1 } else { upper = middle }
    }
    return lower < spans.count && spans[lower].contains(day) ? spans[lower].upperBound : nil
  }

  /// Whether the moment itself is an exception.
  func contains(second: Int64) -> Bool { moments.contains(second) }

  /// Whether the day is a holiday on which occurrences are left out.
  func isSkippedHoliday(_ day: Int) -> Bool { onHoliday == .skip && holidays.contains(day) }

  /// The day on which an occurrence of that day takes place: the nearest day before or after that is no holiday.
  func day(insteadOf day: Int) -> Int {
    guard moves else { return day }
    let step = onHoliday == .before ? -1 : 1
    var found = day
    while holidays.contains(found) { found += step }
    return found
  }

  /// The first day whose occurrences may take place on that day or later.
  func firstDay(reaching day: Int) -> Int {
    guard moves, onHoliday == .after else { return day }
    var found = day
    while holidays.contains(found - 1) { found -= 1 }
    return found
  }

  private static func united(_ ranges: [ClosedRange<Int>]) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = result.last, range.lowerBound <= last.upperBound + 1 else {
        result.append(range)
        continue
      }
      result[result.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
    return result
  }
}
