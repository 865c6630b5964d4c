import VaultActions
import VaultMessages
import VaultModel

/// The days whose meals are shopped for, both ends among them.
struct ShopDays {
  let first: LocalDate
  let last: LocalDate

  /// Reads `--from`, `--to` and `--week`: from today on, and without an end for a week.
  init(_ invocation: Invocation, _ settings: Settings, now: LocalDateTime) throws(Failure) {
    let ends = try invocation.ends(of: ShopCommand.from, ShopCommand.to)
    first = ends.first ?? now.date
    if let end = ends.last {
      last = end
    } else if invocation.arguments.has(ShopCommand.week) {
      last = first.endOfWeek(settings.weekStart)
    } else {
      last = first.adding(days: 6) ?? first
    }
    guard first <= last else {
      throw Failure(.wrongRequest, .dateEndsBefore, [.day(last), .day(first)])
    }
  }

  func contains(_ day: LocalDate) -> Bool { first <= day && day <= last }

}
