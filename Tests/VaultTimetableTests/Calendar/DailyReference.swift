import VaultModel

/// What the page says of a schedule, asked of one day at a time: slow, and without anything of the timetable's own code.
///
/// Source: the class timetable, "What happens when".
struct DailyReference {
  /// A span of days that hold no lessons.
  struct Break {
    var first: LocalDate
    var last: LocalDate
    /// Whether its whole weeks advance the cycle.
    var counts: Bool
  }

  /// A lesson as it is written.
  struct Line {
    /// 1 for Monday … 7 for Sunday; nil for one with a date of its own.
    var weekday: Int?
    var date: LocalDate?
    /// Empty, or with 0 among them: every week.
    var weeks: [Int] = []
    var dates: [(first: LocalDate, last: LocalDate)] = []
    var except: [LocalDate] = []
  }

  var cycle = 4
  var anchor: LocalDate?
  var term: (first: LocalDate, last: LocalDate)?
  var breaks: [Break] = []

  /// 1 for Monday … 7 for Sunday, counted from 5 January 1970, which was a Monday.
  static func weekday(_ day: LocalDate) -> Int {
    let since = Int(day.daysSinceEpoch) - 4
    return (since % 7 + 7) % 7 + 1
  }

  static func monday(_ day: LocalDate) -> LocalDate { day.adding(days: 1 - weekday(day)) ?? day }

  /// The 1 September of the academic year that holds a day; the year begins on the Monday of that day's week.
  static func september(of day: LocalDate) -> LocalDate {
    for year in [day.year + 1, day.year] {
      if let first = LocalDate(year: year, month: 9, day: 1), monday(first) <= day { return first }
    }
    return LocalDate(year: day.year - 1, month: 9, day: 1) ?? day
  }

  /// Whether every day from a Monday to the Sunday after it is in one break that does not count.
  private func isUncounted(_ monday: LocalDate) -> Bool {
    guard let sunday = monday.adding(days: 6) else { return false }
    return breaks.contains { !$0.counts && $0.first <= monday && sunday <= $0.last }
  }

  /// The number of a day's week: weeks are stepped over one by one, and those that do not count leave it as it is.
  func week(of day: LocalDate) -> Int? {
    let monday = Self.monday(day)
    guard !isUncounted(monday) else { return nil }
    var step = Self.monday(anchor ?? Self.september(of: day))
    var number = 0
    while step < monday {
      if !isUncounted(step) { number = (number + 1) % cycle }
      guard let next = step.adding(days: 7) else { return nil }
      step = next
    }
    while step > monday {
      guard let previous = step.adding(days: -7) else { return nil }
      step = previous
      if !isUncounted(step) { number = (number + cycle - 1) % cycle }
    }
    return number + 1
  }

  /// Whether a lesson takes place on a day.
  func happens(_ line: Line, on day: LocalDate) -> Bool {
    if let date = line.date { return date == day }
    guard line.weekday == Self.weekday(day) else { return false }
    if !line.weeks.isEmpty, !line.weeks.contains(0) {
      guard let week = week(of: day), line.weeks.contains(week) else { return false }
    }
    if !line.dates.isEmpty {
      guard line.dates.contains(where: { $0.first <= day && day <= $0.last }) else { return false }
    } else if let term {
      guard term.first <= day, day <= term.last else { return false }
    }
    return !breaks.contains { $0.first <= day && day <= $0.last } && !line.except.contains(day)
  }

  /// The days of a span on which a lesson takes place.
  func days(of line: Line, in span: ClosedRange<LocalDate>) -> [LocalDate] {
    var days: [LocalDate] = []
    var day = span.lowerBound
    while day <= span.upperBound {
      if happens(line, on: day) { days.append(day) }
      guard let next = day.adding(days: 1) else { return days }
      day = next
    }
    return days
  }
}
