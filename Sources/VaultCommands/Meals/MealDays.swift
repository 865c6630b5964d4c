import VaultModel

/// The days of a meal plan, both ends among them.
struct MealDays {
  let first: LocalDate
  let last: LocalDate

  /// More days than this are not shown at once.
  private static let most = 400

  /// Reads what somebody types: `week`, `next week`, `tomorrow`, `2026-W48`, `2026-11-23..2026-11-29`; without words the
  /// seven days from today.
  init(_ text: String, _ now: LocalDateTime, _ settings: Settings) throws(CommandFailure) {
    let text = text.trimmingSpaces
    guard !text.isEmpty else {
      self.init(now.date, now.date.adding(days: 6))
      return
    }
    if let dots = text.firstRange(of: "..") {
      let first = try Self.period(String(text[..<dots.lowerBound]), now, settings)
      let last = try Self.period(String(text[dots.upperBound...]), now, settings)
      guard first.first <= last.last else {
        throw CommandFailure(.wrongCall, .shopEndsBefore, [.text(last.last.text), .text(first.first.text)])
      }
      guard last.last.daysSinceEpoch - first.first.daysSinceEpoch < Self.most else {
        throw CommandFailure(.wrongCall, .mealsTooManyDays, [.count(Self.most)])
      }
      self.init(first.first, last.last)
      return
    }
    self = try Self.period(text, now, settings)
  }

  private init(_ first: LocalDate, _ last: LocalDate?) {
    self.first = first
    self.last = last ?? first
  }

  private static func period(
    _ text: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(CommandFailure) -> MealDays {
    let today = now.date
    let word = text.trimmingSpaces.lowercased()
    if ["week", "this week", "тиждень", "цей тиждень"].contains(word) {
      return MealDays(today.startOfWeek(settings.weekStart), today.endOfWeek(settings.weekStart))
    }
    do throws(DateExpressionError) {
      if case .day(.nextWeek)? = try? DateExpression(text).meaning {
        let end = today.endOfWeek(settings.weekStart)
        return MealDays(end.adding(days: 1) ?? end, end.adding(days: 7))
      }
      let period = try DatePeriod(resolving: text, now: now, weekStart: settings.weekStart)
      return MealDays(period.firstDay, period.lastDay)
    } catch .minutesOrMonths(let minutes, let months) {
      throw CommandFailure(.wrongCall, .queryAmbiguousOffset, [.text(text)], hints: [.didYouMean([minutes, months])])
    } catch {
      throw CommandFailure(.wrongCall, .dateNotADate, [.text(text)], hints: [.init(.mealsDaysHint)])
    }
  }

  /// These days and those after them up to another one.
  func reaching(_ day: LocalDate) -> MealDays { MealDays(first, max(last, day)) }

  func contains(_ day: LocalDate) -> Bool { first <= day && day <= last }

  /// The days in their order.
  var all: [LocalDate] {
    let count = Int(last.daysSinceEpoch) - Int(first.daysSinceEpoch)
    guard count >= 0 else { return [] }
    return (0...min(count, Self.most)).compactMap { first.adding(days: $0) }
  }
}
