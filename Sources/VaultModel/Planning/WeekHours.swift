import VaultSyntax

/// Hours of the day by weekday, in ranges with breaks between them: `09:00-21:00` for all of them,
/// `[09:00-12:00, 13:00-18:00]`, or `{mon-fri: 08:00-18:00, sat: 10:00-14:00, sun: none}`.
package struct WeekHours: Sendable, Hashable {
  /// By ``Weekday/rawValue``.
  private var days: [[TimeRange]]

  /// The same hours every day; none without any.
  package init(_ hours: [TimeRange] = []) { days = Array(repeating: hours, count: 7) }

  /// The same hours every day.
  package init(_ hours: TimeRange) { self.init([hours]) }

  /// The hours of a weekday.
  package subscript(weekday: Weekday) -> [TimeRange] {
    get { days[Int(weekday.rawValue) % 7] }
    set { days[Int(weekday.rawValue) % 7] = newValue }
  }

  /// 09:00–21:00.
  package static let usual = WeekHours(
    TimeRange(LocalTime(hour: 9, minute: 0) ?? .noon, LocalTime(hour: 21, minute: 0) ?? .noon))
}

/// How much is planned on a day at most, by weekday: `6h`, or `{mon-fri: 6h, sat: 2h}`.
package struct WeekCapacity: Sendable, Hashable {
  /// In seconds by ``Weekday/rawValue``; nil: without a limit.
  private var days: [Int64?]

  /// The same every day.
  package init(_ span: TimeSpan) { days = Array(repeating: span.seconds, count: 7) }

  /// Without a limit.
  package init() { days = Array(repeating: nil, count: 7) }

  /// In seconds; nil without a limit.
  package subscript(weekday: Weekday) -> Int64? {
    get { days[Int(weekday.rawValue) % 7] }
    set { days[Int(weekday.rawValue) % 7] = newValue }
  }
}
