import VaultModel

/// Some days that are shown, both ends among them.
struct StatedDays {
  let first: LocalDate
  let last: LocalDate

  /// More days than this are not shown at once.
  private static let most = 400

  /// Reads what somebody types: `week`, `next week`, `month`, `tomorrow`, `2026-W48`, `2026-11-23..2026-11-29`; without
  /// words the seven days from today.
  init(_ text: String, _ now: LocalDateTime, _ settings: Settings) throws(CommandFailure) {
    let text = text.trimmingSpaces
    guard !text.isEmpty else {
      self.init(now.date, now.date.adding(days: 6))
      return
    }
    if let dots = text.firstRange(of: "..") {
      let first = try Self.beginning(String(text[..<dots.lowerBound]), now, settings)
      let last = try Self.ending(String(text[dots.upperBound...]), of: first.first, now, settings)
      try self.init(from: first.first, through: last.last)
      return
    }
    let period = try Self.period(text, now, settings)
    try self.init(from: period.first, through: period.last)
  }

  /// Reads two days that are given apart: from today on without the first, and six days more without the last.
  init(
    from first: String?, to last: String?, _ now: LocalDateTime, _ settings: Settings
  ) throws(CommandFailure) {
    let begin = try first.map { text throws(CommandFailure) in try Self.period(text, now, settings).first } ?? now.date
    let end = try last.map { text throws(CommandFailure) in try Self.period(text, now, settings).last }
    try self.init(from: begin, through: end ?? begin.adding(days: 6) ?? begin)
  }

  private init(from first: LocalDate, through last: LocalDate) throws(CommandFailure) {
    guard first <= last else {
      throw CommandFailure(.wrongCall, .shopEndsBefore, [.text(last.text), .text(first.text)])
    }
    guard last.days(since: first) < Self.most else {
      throw CommandFailure(.wrongCall, .mealsTooManyDays, [.count(Self.most)])
    }
    self.init(first, last)
  }

  private init(_ first: LocalDate, _ last: LocalDate?) {
    self.first = first
    self.last = last ?? first
  }

  /// One day.
  init(on day: LocalDate) { self.init(day, day) }

  /// The month that a day is in.
  private init(month day: LocalDate) {
    self.init(day.adding(days: 1 - day.day) ?? day, day.endOfMonth)
  }

  /// The days that a range begins with: a weekday is today, if it is one, so that `fri..sun` on a Friday is the weekend.
  private static func beginning(
    _ text: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(CommandFailure) -> StatedDays {
    if case .day(.weekday(let weekday))? = try? DateExpression(text).meaning, weekday == now.date.weekday {
      return StatedDays(on: now.date)
    }
    return try period(text, now, settings)
  }

  /// The days that a range ends with: a weekday is the first such day after its beginning, but none that is over.
  private static func ending(
    _ text: String, of first: LocalDate, _ now: LocalDateTime, _ settings: Settings
  ) throws(CommandFailure) -> StatedDays {
    if case .day(.weekday(let weekday))? = try? DateExpression(text).meaning,
      let day = max(first, now.date).next(weekday)
    {
      return StatedDays(on: day)
    }
    return try period(text, now, settings)
  }

  private static func period(
    _ text: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(CommandFailure) -> StatedDays {
    let today = now.date
    let word = text.trimmingSpaces.lowercased()
    if thisWeek.contains(word) {
      return StatedDays(today.startOfWeek(settings.weekStart), today.endOfWeek(settings.weekStart))
    }
    if lastWeek.contains(word), let end = today.startOfWeek(settings.weekStart).adding(days: -1) {
      return StatedDays(end.startOfWeek(settings.weekStart), end)
    }
    if thisMonth.contains(word) { return StatedDays(month: today) }
    if lastMonth.contains(word), let end = today.adding(days: -today.day) { return StatedDays(month: end) }
    do throws(DateExpressionError) {
      if case .day(.nextMonth)? = try? DateExpression(text).meaning {
        return StatedDays(month: today.endOfMonth.adding(days: 1) ?? today)
      }
      if case .day(.nextWeek)? = try? DateExpression(text).meaning {
        let end = today.endOfWeek(settings.weekStart)
        return StatedDays(end.adding(days: 1) ?? end, end.adding(days: 7))
      }
      let period = try DatePeriod(resolving: text, now: now, weekStart: settings.weekStart)
      return StatedDays(period.firstDay, period.lastDay)
    } catch {
      throw CommandFailure(error, in: text, hints: [.init(.mealsDaysHint)])
    }
  }

  private static let thisWeek = ["week", "this week", "тиждень", "цей тиждень", "цього тижня"]
  private static let lastWeek = ["last week", "минулий тиждень", "минулого тижня"]
  private static let thisMonth = ["month", "this month", "місяць", "цей місяць", "цього місяця"]
  private static let lastMonth = ["last month", "минулий місяць", "минулого місяця"]

  /// These days and those after them up to another one.
  func reaching(_ day: LocalDate) -> StatedDays { StatedDays(first, max(last, day)) }

  func contains(_ day: LocalDate) -> Bool { first <= day && day <= last }

  /// The days in their order.
  var all: [LocalDate] {
    let count = Int(last.daysSinceEpoch) - Int(first.daysSinceEpoch)
    guard count >= 0 else { return [] }
    return (0...min(count, Self.most)).compactMap { first.adding(days: $0) }
  }
}
