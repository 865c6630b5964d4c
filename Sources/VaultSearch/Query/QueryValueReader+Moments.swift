import VaultModel

/// Dates, local date-times and times of day.
extension QueryValueReader {
  private static let dayNames = ["now", "today", "tomorrow", "yesterday", "overdue", "eow", "eom", "eoy"]

  /// `today`, `overdue`, `eow`, `+7d`, `2026-11`, `2026-11-20 14:30`.
  func moment(_ cursor: QueryTextCursor) -> Reading {
    let text = TextFolding.caseFolded(cursor.rest)
    if text == "overdue" { return .intervals(overdue) }
    if text == "now" { return .intervals([QueryInterval(Self.moment(clock.minute))]) }
    if let day = namedDay(text) { return .intervals([days(day, day + 1)]) }
    if cursor.current == UInt8(ascii: "+") || cursor.current == UInt8(ascii: "-") { return offset(cursor) }
    if let interval = written(cursor) { return .intervals([interval]) }
    return .unreadable(Spelling.nearest(to: text, among: Self.dayNames))
  }

  /// What was due before today, and what was due at a time of today that has passed. A date alone is kept as its
  /// midnight, so today's midnight is not overdue before tomorrow.
  private var overdue: [QueryInterval] {
    let midnight = Self.moment(clock.today * QueryClock.minutesOfDay)
    return [
      QueryInterval(nil, ColumnBound(midnight, inclusive: false)),
      QueryInterval(ColumnBound(midnight, inclusive: false), ColumnBound(Self.moment(clock.minute), inclusive: false)),
    ]
  }

  private func namedDay(_ text: String) -> Int64? {
    switch text {
    case "today", "сьогодні": clock.today
    case "tomorrow", "завтра": clock.today + 1
    case "yesterday", "вчора", "учора": clock.today - 1
    case "eow": clock.endOfWeek
    case "eom": clock.endOfMonth(offset: 0)
    case "eoy": clock.endOfYear
    default: nil
    }
  }

  /// `+7d`, `-2w`, `+1mo`, `+1y`, `+2h`, `+90min`; a bare `m` is refused with both readings.
  private func offset(_ start: QueryTextCursor) -> Reading {
    var cursor = start
    let isNegative = cursor.take("-")
    if !isNegative { _ = cursor.take("+") }
    guard let amount = cursor.takeDigits(atMost: 6) else { return .unreadable([]) }
    let count = isNegative ? -amount : amount
    cursor.skipSpace()
    let unit = cursor.takeLetters()
    guard cursor.isAtEnd else { return .unreadable([]) }
    let sign = isNegative ? "-" : "+"
    switch unit {
    case "d", "day", "days", "д": return .intervals([days(clock.today + count, clock.today + count + 1)])
    case "w", "week", "weeks", "т", "тиж":
      return .intervals([days(clock.today + count * 7, clock.today + count * 7 + 1)])
    case "mo", "month", "months", "міс": return months(count)
    case "y", "year", "years", "р": return months(count * 12)
    case "h", "hour", "hours", "год": return .intervals([QueryInterval(Self.moment(clock.minute + count * 60))])
    case "min", "хв": return .intervals([QueryInterval(Self.moment(clock.minute + count))])
    case "m", "м": return .ambiguousOffset(["\(sign)\(amount)min", "\(sign)\(amount)mo"])
    default: return .unreadable(["\(sign)\(amount)d"])
    }
  }

  private func months(_ count: Int64) -> Reading {
    let day = clock.today(addingMonths: count)
    return .intervals([days(day, day + 1)])
  }

  /// `2026`, `2026-11`, `2026-11-20`, with `T14:30` or ` 14:30`.
  private func written(_ start: QueryTextCursor) -> QueryInterval? {
    var cursor = start
    guard let year = cursor.takeDigits(4, atMost: 4) else { return nil }
    if cursor.isAtEnd {
      return days(QueryClock.day(year: year, month: 1, day: 1), QueryClock.day(year: year + 1, month: 1, day: 1))
    }
    guard cursor.take("-"), let month = cursor.takeDigits(2, atMost: 2), 1...12 ~= month else { return nil }
    let first = QueryClock.day(year: year, month: month, day: 1)
    let next = QueryClock.day(year: year, month: month + 1, day: 1)
    if cursor.isAtEnd { return days(first, next) }
    guard cursor.take("-"), let day = cursor.takeDigits(2, atMost: 2), day >= 1, day <= next - first else { return nil }
    let number = first + day - 1
    if cursor.isAtEnd { return days(number, number + 1) }
    guard cursor.take("T") || cursor.take(" "), let minute = Self.minuteOfDay(&cursor), cursor.isAtEnd else {
      return nil
    }
    return QueryInterval(Self.moment(number * QueryClock.minutesOfDay + minute))
  }

  /// `09:00`, or a part of the day: parts begin and end at the hours of the format, ends excluded.
  func timeOfDay(_ start: QueryTextCursor) -> Reading {
    var cursor = start
    if let minute = Self.minuteOfDay(&cursor), cursor.isAtEnd { return .intervals([QueryInterval(Self.time(minute))]) }
    switch TextFolding.caseFolded(start.rest) {
    case "morning", "ранок": return .intervals([hours(5, 12)])
    case "afternoon", "день": return .intervals([hours(12, 17)])
    case "evening", "вечір": return .intervals([hours(17, 22)])
    case "night", "ніч": return .intervals([hours(22, 24), hours(0, 5)])
    default:
      return .unreadable(Spelling.nearest(to: start.rest, among: ["morning", "afternoon", "evening", "night"]))
    }
  }

  private static func minuteOfDay(_ cursor: inout QueryTextCursor) -> Int64? {
    guard let hour = cursor.takeDigits(1, atMost: 2), hour < 24, cursor.take(":"),
      let minute = cursor.takeDigits(2, atMost: 2), minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  private func days(_ first: Int64, _ end: Int64) -> QueryInterval {
    QueryInterval(
      Self.moment(first * QueryClock.minutesOfDay), before: Self.moment(end * QueryClock.minutesOfDay))
  }

  private func hours(_ first: Int64, _ end: Int64) -> QueryInterval {
    QueryInterval(Self.time(first * 60), before: Self.time(end * 60))
  }

  private static func moment(_ minute: Int64) -> ColumnValue { ColumnValue(.moment, number: minute) }
  private static func time(_ minute: Int64) -> ColumnValue { ColumnValue(.timeOfDay, number: minute) }
}
