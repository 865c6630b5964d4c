/// The times that a rule gives inside one interval or one day: every hour with every minute with every second, in order,
/// without a list of them. At most 86,400.
struct TimePattern: Sendable {
  private let hours: [Int]
  private let minutes: [Int]
  private let seconds: [Int]

  /// The times of one interval of the rule, from its beginning: what is longer than the interval is 0, what the rule
  /// leaves open is the start's.
  init(_ rule: RecurrenceRule, start: LocalTime) {
    hours = Self.numbers(rule.byHour, below: 24, else: start.hour, isFixed: rule.frequency <= .hourly)
    minutes = Self.numbers(rule.byMinute, below: 60, else: start.minute, isFixed: rule.frequency <= .minutely)
    seconds = Self.numbers(
      ClockMasks.withoutLeapSeconds(rule.bySecond), below: 60, else: start.second,
      isFixed: rule.frequency == .secondly)
  }

  private static func numbers(_ part: [Int], below bound: Int, else implied: Int, isFixed: Bool) -> [Int] {
    if isFixed { return [0] }
    return part.isEmpty ? [implied] : Set(part).sorted().filter { 0..<bound ~= $0 }
  }

  /// How many there are.
  var count: Int { hours.count * minutes.count * seconds.count }

  /// The time at a place 0 ..< `count`, in seconds since the interval or the day began.
  subscript(place: Int) -> Int {
    let minutePlace = place / seconds.count
    return hours[minutePlace / minutes.count] * 3600 + minutes[minutePlace % minutes.count] * 60
      + seconds[place % seconds.count]
  }

  /// The place of the first time from that second on, or `count`. O(log `count`).
  func firstPlace(from second: Int) -> Int {
    var (lower, upper) = (0, count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if self[middle] < second { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }
}
