/// The moments of a daily, weekly, monthly or yearly rule, one after another, in seconds since 1970-01-01 00:00.
struct DayPeriods: Sendable {
  private var pattern: DayPattern
  private let times: TimePattern
  private let counter: PeriodCounter
  private let positions: SetPositions
  private let start: Int64

  /// The period that is being walked.
  private var period: ClosedRange<Int>
  /// The day that is being walked and the next place in its times, of a rule without `BYSETPOS`.
  private var day: Int?
  private var place = 0
  /// The chosen moments of the period, and the next of them, of a rule with `BYSETPOS`.
  private var chosen: [Int64] = []
  private var nextChosen = 0

  /// The moments of a rule from its start on.
  init(_ rule: RecurrenceRule, start: LocalDateTime) {
    let startDay = Int(start.date.daysSinceEpoch)
    let isWholeWeeks = rule.frequency == .daily && rule.stride % 7 == 0
    pattern = DayPattern(rule, start: start.date, onlyWeekday: isWholeWeeks ? start.date.weekday : nil)
    times = TimePattern(rule, start: start.time)
    counter = PeriodCounter(rule, start: startDay)
    positions = SetPositions(rule)
    self.start = start.secondsSinceEpoch
    period = counter.period(from: startDay)
    if times.count == 0 || positions.isBeyond(counter.greatestLength * times.count) { return }
    if positions.isEmpty {
      day = firstDay(from: startDay)
      if day == startDay { place = times.firstPlace(from: Int(start.time.secondOfDay)) }
    } else {
      day = firstDay(from: period.lowerBound)
      choose()
    }
  }

  /// The next moment; nil after the last before the year 10,000.
  mutating func next() -> Int64? {
    positions.isEmpty ? nextOfDay() : nextOfChosen()
  }

  /// Goes on with the first moment from that second on, without walking there; never back. The second is not before
  /// the start.
  mutating func skip(to second: Int64) {
    guard day != nil || nextChosen < chosen.count else { return }
    let target = Int(second.flooredDay)
    if positions.isEmpty {
      day = firstDay(from: target)
      place = day == target ? times.firstPlace(from: Int(second) - target * 86_400) : 0
    } else {
      period = counter.period(from: target)
      day = firstDay(from: period.lowerBound)
      choose()
      while nextChosen < chosen.count, chosen[nextChosen] < second { nextChosen += 1 }
    }
  }

  /// How many moments lie before that second, of a rule that counts every interval and has no `BYSETPOS`; nil of another.
  func count(before second: Int64) -> Int? {
    guard positions.isEmpty, counter.countsAll else { return nil }
    guard let first = day, second > start else { return 0 }
    let target = Int(second.flooredDay)
    guard first <= target else { return 0 }
    var days = pattern
    var count = 0
    if first < target {
      count = days.countOfDays(from: first, before: target) * times.count - place
    }
    guard days.nextDay(from: target) == target else { return count }
    let passed = times.firstPlace(from: Int(second) - target * 86_400)
    return count + passed - (first == target ? min(place, passed) : 0)
  }

  /// The first allowed day from that day on which lies in a period that counts; opens that period.
  private mutating func firstDay(from day: Int) -> Int? {
    var from = day
    while let found = pattern.nextDay(from: from) {
      if period.contains(found) { return found }
      period = counter.period(from: found)
      if period.contains(found) { return found }
      from = period.lowerBound
    }
    return nil
  }

  private mutating func nextOfDay() -> Int64? {
    guard var day else { return nil }
    if place >= times.count {
      guard let next = firstDay(from: day + 1) else {
        self.day = nil
        return nil
      }
      (day, place) = (next, 0)
      self.day = next
    }
    defer { place += 1 }
    return Int64(day) * 86_400 + Int64(times[place])
  }

  private mutating func nextOfChosen() -> Int64? {
    while true {
      while nextChosen < chosen.count {
        defer { nextChosen += 1 }
        if chosen[nextChosen] >= start { return chosen[nextChosen] }
      }
      guard day != nil else { return nil }
      day = firstDay(from: period.upperBound + 1)
      choose()
    }
  }

  /// Chooses from all moments of the period whose first allowed day is known, those before the start included.
  private mutating func choose() {
    chosen.removeAll(keepingCapacity: true)
    nextChosen = 0
    guard let first = day else { return }
    var days = [first]
    while let last = days.last, let next = pattern.nextDay(from: last + 1), next <= period.upperBound {
      days.append(next)
    }
    for place in positions.places(of: days.count * times.count) {
      chosen.append(Int64(days[place / times.count]) * 86_400 + Int64(times[place % times.count]))
    }
  }
}
