/// The moments of a secondly, minutely or hourly rule, one after another, in seconds since 1970-01-01 00:00.
///
/// It leaps between three combs in turn, to the next interval that counts, the next allowed day and the next allowed time
/// of day, until all three meet; so it never walks through the seconds between.
struct ClockPeriods: Sendable {
  private var pattern: DayPattern
  private let masks: ClockMasks
  /// The first interval's first second, and the seconds from one interval that counts to the next.
  private let origin: Int
  private let step: Int
  /// The seconds of an interval that are moments, from its beginning; at most 3,600.
  private let inner: [Int]
  private let start: Int

  /// The interval that is being walked, by its first second, and the next place in `inner`.
  private var current: Int?
  private var place = 0

  /// The moments of a rule from its start on.
  init(_ rule: RecurrenceRule, start: LocalDateTime) {
    let unit = rule.frequency == .hourly ? 3600 : rule.frequency == .minutely ? 60 : 1
    let times = TimePattern(rule, start: start.time)
    let positions = SetPositions(rule)
    self.start = Int(start.secondsSinceEpoch)
    step = rule.stride * unit
    origin = self.start - Int(start.time.secondOfDay) % unit
    inner = (positions.isEmpty ? Array(0..<times.count) : positions.places(of: times.count)).map { times[$0] }
    masks = ClockMasks(rule)
    let isWholeWeeks = step % 604_800 == 0
    pattern = DayPattern(rule, start: start.date, onlyWeekday: isWholeWeeks ? start.date.weekday : nil)
    if !inner.isEmpty, canMeet() { current = meeting(from: origin) }
    while let current, place < inner.count, current + inner[place] < self.start { place += 1 }
  }

  /// The next moment; nil after the last before the year 10,000.
  mutating func next() -> Int64? {
    guard var interval = current else { return nil }
    if place >= inner.count {
      current = meeting(from: interval + step)
      place = 0
      guard let next = current else { return nil }
      interval = next
    }
    defer { place += 1 }
    return Int64(interval + inner[place])
  }

  /// Goes on with the first moment from that second on, without walking there; never back. The second is not before
  /// the start.
  mutating func skip(to second: Int64) {
    guard current != nil else { return }
    // An interval may have begun up to its last moment before the second.
    current = meeting(from: aligned(from: Int(second) - (inner.last ?? 0)))
    place = 0
    while let interval = current {
      while place < inner.count, interval + inner[place] < Int(second) { place += 1 }
      if place < inner.count { return }
      current = meeting(from: interval + step)
      place = 0
    }
  }

  /// The first interval that counts, from that second on, on an allowed day and at an allowed time.
  private mutating func meeting(from second: Int) -> Int? {
    var interval = second
    while true {
      let today = interval.flooredQuotient(by: 86_400)
      guard let day = pattern.nextDay(from: today) else { return nil }
      if day > today {
        interval = aligned(from: day * 86_400)
        continue
      }
      let time = interval - day * 86_400
      guard let allowed = masks.nextSecond(from: time) else {
        interval = aligned(from: (day + 1) * 86_400)
        continue
      }
      if allowed == time { return interval }
      interval = aligned(from: day * 86_400 + allowed)
    }
  }

  /// The first interval that counts and begins at that second or later.
  private func aligned(from second: Int) -> Int {
    let passed = max(0, second - origin)
    return origin + (passed + step - 1) / step * step
  }

  /// Whether an interval that counts can ever begin at an allowed time of some day: steps meet, from day to day, exactly
  /// the times that leave the same rest as the first by the greatest common divisor of the step and the day.
  private func canMeet() -> Bool {
    let divisor = Self.greatestCommonDivisor(step, 86_400)
    let rest = (origin % divisor + divisor) % divisor
    var time = 0
    while let allowed = masks.nextSecond(from: time) {
      if allowed % divisor == rest { return true }
      time = allowed + 1
      guard time < 86_400 else { return false }
    }
    return false
  }

  private static func greatestCommonDivisor(_ first: Int, _ second: Int) -> Int {
    var (left, right) = (first, second)
    while right != 0 { (left, right) = (right, left % right) }
    return left
  }
}
