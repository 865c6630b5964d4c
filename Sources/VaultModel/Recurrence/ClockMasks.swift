/// Which hours, minutes and seconds a rule allows, each as a word of bits.
struct ClockMasks: Sendable {
  private let hours: UInt64
  private let minutes: UInt64
  private let seconds: UInt64

  /// The limits of a secondly, minutely or hourly rule; what is shorter than its interval is only ever 0.
  init(_ rule: RecurrenceRule) {
    hours = Self.mask(rule.byHour, below: 24, isFixed: false)
    minutes = Self.mask(rule.byMinute, below: 60, isFixed: rule.frequency > .minutely)
    seconds = Self.mask(Self.withoutLeapSeconds(rule.bySecond), below: 60, isFixed: rule.frequency > .secondly)
  }

  /// The seconds with 59 in the place of 60 (RFC 5545 section 3.3.12).
  static func withoutLeapSeconds(_ seconds: [Int]) -> [Int] { seconds.map { $0 == 60 ? 59 : $0 } }

  private static func mask(_ numbers: [Int], below bound: Int, isFixed: Bool) -> UInt64 {
    if isFixed { return 1 }
    if numbers.isEmpty { return (1 << UInt64(bound)) - 1 }
    return numbers.reduce(0) { 0..<bound ~= $1 ? $0 | 1 << UInt64($1) : $0 }
  }

  /// The first allowed second of the day from that one on; nil if the day has no more. O(1).
  func nextSecond(from second: Int) -> Int? {
    guard seconds != 0, minutes != 0 else { return nil }
    var (hour, minute) = (second / 3600, second / 60 % 60)
    var found = Self.nextBit(of: seconds, from: second % 60)
    // What comes round to its beginning carries one into the longer unit; what the longer unit skips resets the shorter.
    if found == nil { minute += 1 }
    guard let nextMinute = Self.nextBit(of: minutes, from: minute) else {
      guard let nextHour = Self.nextBit(of: hours, from: hour + 1) else { return nil }
      return firstSecond(ofHour: nextHour)
    }
    guard let nextHour = Self.nextBit(of: hours, from: hour) else { return nil }
    if nextHour != hour { return firstSecond(ofHour: nextHour) }
    if nextMinute != second / 60 % 60 { found = seconds.trailingZeroBitCount }
    hour = nextHour
    return hour * 3600 + nextMinute * 60 + (found ?? 0)
  }

  private func firstSecond(ofHour hour: Int) -> Int {
    hour * 3600 + minutes.trailingZeroBitCount * 60 + seconds.trailingZeroBitCount
  }

  private static func nextBit(of mask: UInt64, from place: Int) -> Int? {
    guard place < 64 else { return nil }
    let rest = mask >> UInt64(place)
    return rest == 0 ? nil : place + rest.trailingZeroBitCount
  }
}
