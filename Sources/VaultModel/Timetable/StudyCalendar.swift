/// By which weeks and days the lessons of a timetable are held: its cycle, where that begins, its term and its breaks.
///
/// ```swift
/// let calendar = StudyCalendar(cycle: 4)
/// calendar.week(of: october19)              // 4
/// calendar.days(of: lesson, in: november)   // every day on which it is held
/// ```
///
/// Weeks begin on Monday and are counted in calendar days. Source: the class timetable, *What happens when*.
package struct StudyCalendar: Sendable, Hashable {
  /// How many weeks the cycle has, at least 1.
  package let cycle: Int
  /// A day of a week 1; nil: the 1 September of the academic year that holds the day asked about.
  package let anchor: LocalDate?
  /// The days in which lessons without dates of their own are held; nil: always.
  package let term: DateSpan?
  package let breaks: [TimetableBreak]
  /// The weeks that have no number, in ascending ranges that do not touch.
  private let uncounted: [Range<Int>]

  package init(
    cycle: Int = Timetable.defaultCycle, anchor: LocalDate? = nil, term: DateSpan? = nil, breaks: [TimetableBreak] = []
  ) {
    self.cycle = max(cycle, 1)
    self.anchor = anchor
    self.term = term
    self.breaks = breaks
    uncounted = Self.merged(
      breaks.filter { !$0.countsWeeks }.map { pause in
        // The first Monday within, and the week of the first day behind the last Sunday within.
        let first = Self.number(ofWeekWith: pause.days.first, movedBy: 6)
        return first..<max(first, Self.number(ofWeekWith: pause.days.last, movedBy: 1))
      })
  }

  // MARK: Weeks

  /// The week of the cycle that holds a day, from 1; nil in a week that does not count.
  package func week(of day: LocalDate) -> Int? {
    let week = Self.number(ofWeekWith: day)
    guard !uncounted.contains(where: { $0.contains(week) }) else { return nil }
    let first = Self.number(ofWeekWith: anchor ?? Self.academicYear(of: day).lowerBound)
    let index = week - first - uncountedWeeks(from: first, to: week)
    return (index % cycle + cycle) % cycle + 1
  }

  /// The academic year that holds a day: from the Monday of the week of a 1 September to the day before the next.
  package static func academicYear(of day: LocalDate) -> ClosedRange<LocalDate> {
    let own = beginning(ofYear: day.year)
    let year = own <= day ? day.year : day.year - 1
    let first = year == day.year ? own : beginning(ofYear: year)
    return first...max(first, beginning(ofYear: year + 1).adding(days: -1) ?? .last)
  }

  private static func beginning(ofYear year: Int) -> LocalDate {
    LocalDate(year: year, month: 9, day: 1)?.startOfWeek() ?? (year < 1 ? .first : .last)
  }

  /// How many weeks between two do not count; less than 0 when the second one is the earlier.
  private func uncountedWeeks(from first: Int, to last: Int) -> Int {
    let between = min(first, last)..<max(first, last)
    let count = uncounted.reduce(0) { $0 + $1.clamped(to: between).count }
    return first <= last ? count : -count
  }

  /// The number of the week that a day is in, counted from that of 1969-12-29.
  private static func number(ofWeekWith day: LocalDate, movedBy days: Int = 0) -> Int {
    // 1 January 1970 was a Thursday, three days after its Monday.
    let sinceMonday = Int(day.daysSinceEpoch) + 3 + days
    return sinceMonday >= 0 ? sinceMonday / 7 : (sinceMonday - 6) / 7
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  // MARK: Lessons

  /// Whether a day is in a break.
  package func isInBreak(_ day: LocalDate) -> Bool { breaks.contains { $0.days.contains(day) } }

  /// The days on which a lesson is held, in ascending order.
  ///
  /// A lesson with a day of its own is held on that day, whatever the term and the breaks say. An announcement without
  /// lesson days is held on the days on which it is shown, and never where it has none of these either.
  ///
  /// - Complexity: O(*n*) in the weeks of the range that the lesson may be held in.
  package func days(of lesson: Lesson, in range: ClosedRange<LocalDate>) -> [LocalDate] {
    if let date = lesson.date { return range.contains(date) && !lesson.isExcepted(on: date) ? [date] : [] }
    guard let weekday = lesson.weekday else { return [] }
    var days: Set<LocalDate> = []
    for span in spans(of: lesson) {
      guard span.first <= range.upperBound, range.lowerBound <= span.last else { continue }
      let last = min(span.last, range.upperBound)
      let first = max(span.first, range.lowerBound)
      var day = first.adding(days: weekday.daysAfter(first.weekday))
      while let held = day, held <= last {
        if isHeld(lesson, on: held) { days.insert(held) }
        day = held.adding(days: 7)
      }
    }
    return days.sorted()
  }

  /// The days that a lesson of a weekday is held between.
  private func spans(of lesson: Lesson) -> [DateSpan] {
    if !lesson.dates.isEmpty { return lesson.dates }
    if lesson.isAnnouncement { return lesson.shown }
    return [term ?? DateSpan(.first, .last)].compactMap(\.self)
  }

  /// Whether a lesson with a weekday and no day of its own is held on a day of that weekday that is within its dates.
  private func isHeld(_ lesson: Lesson, on day: LocalDate) -> Bool {
    guard !isInBreak(day), !lesson.isExcepted(on: day) else { return false }
    return lesson.weeks.isEmpty || week(of: day).map(lesson.weeks.contains) ?? false
  }

  /// The days between which a lesson is held; nil when nothing bounds them but the question: it is held in every week of
  /// the academic year asked about.
  package func extent(of lesson: Lesson) -> ClosedRange<LocalDate>? {
    if let date = lesson.date { return date...date }
    let spans = spans(of: lesson)
    guard let first = spans.map(\.first).min(), let last = spans.map(\.last).max(), first > .first else { return nil }
    return first...last
  }
}
