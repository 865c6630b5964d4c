package import VaultModel

/// How near the last good day of a lot is.
package enum Expiry: UInt8, Sendable, Hashable, CaseIterable {
  /// That day is over.
  case expired
  /// It is one of the next days.
  case soon
  /// It is later.
  case later
  /// The lot names no day.
  case open

  /// So many days from today on count as soon, unless somebody asks for others.
  package static let soonDays = 7

  /// The state of a lot that is good up to a day, that day included.
  package init(of last: LocalDate?, on today: LocalDate, soon days: Int = soonDays) {
    guard let last else {
      self = .open
      return
    }
    let left = last.days(since: today)
    self = left < 0 ? .expired : left <= days ? .soon : .later
  }

  /// The name for programs: `expired`, `soon`, `later`, `open`.
  package var name: String { "\(self)" }
}
