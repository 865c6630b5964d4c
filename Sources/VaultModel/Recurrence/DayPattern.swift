/// Which days a rule allows: those that every part about days allows, given or implied by the start.
///
/// The table of RFC 5545 section 3.3.10 says which parts expand and which limit; as every part is a property of the day,
/// both come to the days that have all the properties. Years are of 28 kinds (the weekday of 1 January, and which of the
/// year and its neighbours is a leap year), and the days of a kind are worked out once, when first asked for.
struct DayPattern: Sendable {
  private let months: SignedNumberSet
  private let monthDays: SignedNumberSet
  private let yearDays: SignedNumberSet
  private let weekNumbers: SignedNumberSet
  /// Allowed weekdays by their number; all where the rule names none.
  private let weekdays: SignedNumberSet
  /// The numbered weekdays, by weekday number less 1; empty where the rule has none.
  private let numbered: [SignedNumberSet]
  /// Whether places of numbered weekdays are counted in months, and not in the year.
  private let countsInMonths: Bool
  private let weekStart: Weekday
  /// The only weekday there can be because the interval is whole weeks.
  private let onlyWeekday: Weekday?

  /// Six words of day bits for each kind of year.
  private var bits = [UInt64](repeating: 0, count: 28 * Self.wordsPerYear)
  private var knownKinds: UInt32 = 0
  private var year: CalendarYear
  /// Where the bits of `year` begin.
  private var base = 0

  private static let wordsPerYear = 6

  /// The pattern of a rule that starts on a day; `onlyWeekday` restricts it further.
  init(_ rule: RecurrenceRule, start: LocalDate, onlyWeekday: Weekday?) {
    let implied = ImpliedDays(rule, start: start)
    months = SignedNumberSet(implied.months)
    monthDays = SignedNumberSet(implied.monthDays)
    yearDays = SignedNumberSet(rule.byYearDay)
    weekNumbers = SignedNumberSet(rule.byWeekNumber)
    weekdays = SignedNumberSet(implied.weekdays.filter { $0.number == nil }.map { Int($0.weekday.rawValue) })
    numbered =
      implied.weekdays.allSatisfy { $0.number == nil }
      ? []
      : Weekday.allCases.map { weekday in
        SignedNumberSet(implied.weekdays.filter { $0.weekday == weekday }.compactMap(\.number))
      }
    countsInMonths = rule.frequency == .monthly || !rule.byMonth.isEmpty
    weekStart = rule.weekStart
    self.onlyWeekday = onlyWeekday
    year = CalendarYear(containing: Int(start.daysSinceEpoch))
    open(year)
  }

  /// The first allowed day from that day on, both counted from 1970-01-01; nil if there is none up to 9999-12-31.
  mutating func nextDay(from day: Int) -> Int? {
    guard day <= Int(LocalDate.last.daysSinceEpoch) else { return nil }
    var place = max(day, Int(LocalDate.first.daysSinceEpoch))
    if !(year.firstDay..<year.end).contains(place) { open(CalendarYear(containing: place)) }
    while true {
      if let found = nextBit(from: place - year.firstDay) { return year.firstDay + found }
      guard year.number < 9999 else { return nil }
      open(CalendarYear(year.number + 1))
      place = year.firstDay
    }
  }

  /// How many days are allowed from one day on and before another, both in the calendar. O(years).
  mutating func countOfDays(from first: Int, before end: Int) -> Int {
    var count = 0
    var place = first
    while place < end {
      if !(year.firstDay..<year.end).contains(place) { open(CalendarYear(containing: place)) }
      count += countOfBits(from: place - year.firstDay, before: min(end, year.end) - year.firstDay)
      place = year.end
    }
    return count
  }

  private func countOfBits(from first: Int, before end: Int) -> Int {
    (first / 64..<Self.wordsPerYear).reduce(0) { count, word in
      var rest = bits[base + word]
      if word == first / 64 { rest &= ~0 << UInt64(first % 64) }
      let kept = end - word * 64
      if kept <= 0 { return count }
      if kept < 64 { rest &= (1 << UInt64(kept)) - 1 }
      return count + rest.nonzeroBitCount
    }
  }

  private func nextBit(from place: Int) -> Int? {
    var word = place / 64
    var rest = bits[base + word] & (~0 << UInt64(place % 64))
    while rest == 0 {
      word += 1
      guard word < Self.wordsPerYear else { return nil }
      rest = bits[base + word]
    }
    return word * 64 + rest.trailingZeroBitCount
  }

  // MARK: Kinds of years

  private mutating func open(_ next: CalendarYear) {
    year = next
    let number = next.number
    let leap = LocalDate.isLeap(number - 1) ? 1 : LocalDate.isLeap(number) ? 2 : LocalDate.isLeap(number + 1) ? 3 : 0
    let kind = (Int(Weekday.of(day: next.firstDay).rawValue) - 1) * 4 + leap
    base = kind * Self.wordsPerYear
    guard knownKinds >> UInt32(kind) & 1 == 0 else { return }
    knownKinds |= 1 << UInt32(kind)
    fillBits()
  }

  private mutating func fillBits() {
    var dayOfYear = 0
    for month in 1...12 {
      let length = LocalDate.length(ofMonth: month, year: year.number)
      let isMonthAllowed = months.isEmpty || months.contains(month)
      for day in 1...length where isMonthAllowed {
        let place = dayOfYear + day - 1
        if allows(place: place, monthDay: day, monthLength: length) {
          bits[base + place / 64] |= 1 << UInt64(place % 64)
        }
      }
      dayOfYear += length
    }
  }

  private func allows(place: Int, monthDay: Int, monthLength: Int) -> Bool {
    let weekday = Weekday.of(day: year.firstDay + place)
    return (onlyWeekday == nil || onlyWeekday == weekday)
      && (monthDays.isEmpty || monthDays.contains(place: monthDay, of: monthLength))
      && (yearDays.isEmpty || yearDays.contains(place: place + 1, of: year.length))
      && allows(weekday, place: place, monthDay: monthDay, monthLength: monthLength)
      && (weekNumbers.isEmpty || allowsWeek(of: year.firstDay + place))
  }

  private func allows(_ weekday: Weekday, place: Int, monthDay: Int, monthLength: Int) -> Bool {
    if weekdays.contains(Int(weekday.rawValue)) { return true }
    guard !numbered.isEmpty else { return weekdays.isEmpty }
    let (day, length) = countsInMonths ? (monthDay, monthLength) : (place + 1, year.length)
    let places = numbered[Int(weekday.rawValue) - 1]
    return places.contains((day - 1) / 7 + 1) || places.contains(-((length - day) / 7 + 1))
  }

  private func allowsWeek(of day: Int) -> Bool {
    let week = WeekYear(containing: day, weekStart: weekStart)
    return weekNumbers.contains(place: (day - week.firstDay) / 7 + 1, of: (week.end - week.firstDay) / 7)
  }
}

/// The parts about days after those are added that the start implies because the rule leaves them open
/// (RFC 5545 section 3.3.10: “information, not contained in the rule, … is derived from the Start Time”).
private struct ImpliedDays {
  var months: [Int]
  var monthDays: [Int]
  var weekdays: [NumberedWeekday]

  init(_ rule: RecurrenceRule, start: LocalDate) {
    (months, monthDays, weekdays) = (rule.byMonth, rule.byMonthDay, rule.byDay)
    let namesDay = !rule.byDay.isEmpty || !rule.byMonthDay.isEmpty || !rule.byYearDay.isEmpty
    guard !namesDay else { return }
    let parts = start.parts
    switch rule.frequency {
    case .secondly, .minutely, .hourly, .daily: break
    case .weekly: weekdays = [NumberedWeekday(start.weekday)]
    case .monthly: monthDays = [parts.day]
    case .yearly where !rule.byWeekNumber.isEmpty: weekdays = [NumberedWeekday(start.weekday)]
    case .yearly:
      monthDays = [parts.day]
      if months.isEmpty { months = [parts.month] }
    }
  }
}
