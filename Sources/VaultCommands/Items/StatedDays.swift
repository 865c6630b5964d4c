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
      let first = try Self.period(String(text[..<dots.lowerBound]), now, settings)
      let last = try Self.period(String(text[dots.upperBound...]), now, settings)
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

  private static func period(
    _ text: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(CommandFailure) -> StatedDays {
    let today = now.date
    let word = text.trimmingSpaces.lowercased()
    if ["week", "this week", "тиждень", "цей тиждень"].contains(word) {
      return StatedDays(today.startOfWeek(settings.weekStart), today.endOfWeek(settings.weekStart))
    }
    if ["month", "this month", "місяць", "цей місяць"].contains(word) { return StatedDays(month: today) }
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
