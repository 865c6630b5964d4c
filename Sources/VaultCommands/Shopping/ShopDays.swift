import VaultActions
import VaultMessages
import VaultModel

/// The days whose meals are shopped for, both ends among them.
struct ShopDays {
  let first: LocalDate
  let last: LocalDate

  /// Reads `--from`, `--to` and `--week`: from today on, and without an end for a week.
  init(_ invocation: Invocation, _ settings: Settings, now: LocalDateTime) throws(Failure) {
    let arguments = invocation.arguments
    let from = try arguments[ShopCommand.from].map { text throws(Failure) in try Self.day(text, now, settings) }
    let to = try arguments[ShopCommand.to].map { text throws(Failure) in try Self.day(text, now, settings) }
    first = from?.firstDay ?? now.date
    if let to {
      last = to.lastDay
    } else if arguments.has(ShopCommand.week) {
      last = first.endOfWeek(settings.weekStart)
    } else {
      last = first.adding(days: 6) ?? first
    }
    guard first <= last else {
      throw Failure(.wrongRequest, .shopEndsBefore, [.day(last), .day(first)])
    }
  }

  func contains(_ day: LocalDate) -> Bool { first <= day && day <= last }

  private static func day(
    _ text: String, _ now: LocalDateTime, _ settings: Settings
  ) throws(Failure) -> DatePeriod {
    do throws(DateExpressionError) {
      return try DatePeriod(resolving: text, now: now, weekStart: settings.weekStart)
    } catch {
      throw Failure(error, in: text)
    }
  }
}
