import VaultModel

/// Dates, local date-times and times of day.
extension QueryValueReader {
  private static let names = [
    "today", "tomorrow", "yesterday", "overdue", "now", "eow", "eom", "eoy", "сьогодні", "завтра", "післязавтра",
    "вчора",
    "позавчора", "прострочено", "зараз",
  ]

  /// `today`, `overdue`, `eow`, `+7d`, `2026-11`, `2026-11-20 14:30`, and every date of the command line.
  func moment(_ text: String) -> Reading {
    let today = context.now.date
    switch TextFolding.caseFolded(text) {
    case "overdue", "прострочено", "прострочене", "прострочені": return .intervals(overdue)
    case "eow": return .intervals([interval(DatePeriod(day: today.endOfWeek(context.weekStart)))])
    case "eom": return .intervals([interval(DatePeriod(day: today.endOfMonth))])
    case "eoy":
      let last = LocalDate(year: today.year, month: 12, day: 31) ?? .last
      return .intervals([interval(DatePeriod(day: last))])
    case let folded:
      do throws(DateExpressionError) {
        let period = try DatePeriod(
          resolving: text, DayReckoning(now: context.now, weekStart: context.weekStart, looking: direction))
        return .intervals([interval(period)])
      } catch {
        if case .minutesOrMonths(let minutes, let months) = error { return .ambiguousOffset([minutes, months]) }
        return .unreadable(EditDistance.nearest(to: folded, among: Self.names))
      }
    }
  }

  /// What was due before today, and what was due at a time of today that has passed. A date alone is kept as its
  /// midnight, so today's midnight is not overdue before tomorrow.
  private var overdue: [QueryInterval] {
    let midnight = context.now.date.columnValue
    return [
      QueryInterval(nil, ColumnBound(midnight, inclusive: false)),
      QueryInterval(
        ColumnBound(midnight, inclusive: false), ColumnBound(context.now.columnValue, inclusive: false)),
    ]
  }

  /// A minute as a point, a longer period up to the minute after it.
  private func interval(_ period: DatePeriod) -> QueryInterval {
    let (first, last) = period.columnBounds
    guard period.precision < .minute else { return QueryInterval(first) }
    return QueryInterval(first, before: ColumnValue(.moment, number: last.number &+ 1))
  }

  /// `09:00`, or a part of the day, its end excluded; the night is two intervals.
  func timeOfDay(_ text: String) -> Reading {
    if let time = LocalTime(text) { return .intervals([QueryInterval(time.columnValue)]) }
    guard let part = PartOfDay(spelling: text) else { return .unreadable(PartOfDay.suggestions(for: text)) }
    let (start, end) = part.hours
    return .intervals(start < end ? [hours(start, end)] : [hours(start, 24), hours(0, end)])
  }

  private func hours(_ first: Int, _ end: Int) -> QueryInterval {
    QueryInterval(
      ColumnValue(.timeOfDay, number: Int64(first) * 60), before: ColumnValue(.timeOfDay, number: Int64(end) * 60))
  }
}
