import VaultSyntax

/// What the clocks of a time zone show and have shown, read from a TZif file (RFC 9636).
///
/// Instants are seconds since 1970-01-01 00:00 UTC without leap seconds; offsets are seconds east of Greenwich.
///
/// ```swift
/// let kyiv = try ZoneRules(bytesOfFile)
/// kyiv.offset(at: 0)                              // 10800: three hours in 1970
/// kyiv.instant(of: LocalDateTime("2026-03-29 03:30")!)   // in the gap: the instant the clocks call 04:30
/// ```
///
/// ## Topics
/// - Clocks of an instant: ``offset(at:)``, ``clock(at:)``
/// - Instants of a clock: ``instant(of:)``, ``reading(of:)``
package struct ZoneRules: Sendable, Hashable {
  /// The instants at which the offset changes, in order.
  private let transitions: [Int64]
  /// The offset from each transition on.
  private let offsets: [Int32]
  /// The offset before the first transition.
  private let first: Int32
  /// What holds after the last transition; nil: its offset, for ever.
  private let yearly: YearlyZoneRule?

  /// A zone of its transitions in order, each with the offset that holds from it on.
  ///
  /// - Parameter yearly: the rule of the time after the last transition.
  init(first: Int32, transitions: [(instant: Int64, offset: Int32)], yearly: YearlyZoneRule?) {
    self.first = first
    self.transitions = transitions.map(\.instant)
    offsets = transitions.map(\.offset)
    self.yearly = yearly
  }

  /// A zone whose clocks are never changed.
  package init(offset: Int32) { self.init(first: offset, transitions: [], yearly: nil) }

  /// The zone of a `TZ` string such as `EET-2EEST,M3.5.0/3,M10.5.0/4` (POSIX.1 section 8.3); nil if it is none.
  package init?(posixRule text: String) {
    guard let rule = YearlyZoneRule(text) else { return nil }
    self.init(first: rule.standard, transitions: [], yearly: rule)
  }

  /// How far ahead of UTC the clocks are at an instant. O(log n) in the changes of the zone.
  package func offset(at instant: Int64) -> Int32 {
    let passed = transitions.partitioningIndex { $0 > instant }
    if passed == transitions.count, let yearly { return yearly.offset(at: instant) }
    return passed == 0 ? first : offsets[passed - 1]
  }

  /// What the clocks show at an instant; nil outside the years 1 … 9999.
  package func clock(at instant: Int64) -> LocalDateTime? {
    let (local, overflow) = instant.addingReportingOverflow(Int64(offset(at: instant)))
    return overflow ? nil : LocalDateTime(secondsSinceEpoch: local)
  }

  /// The instants at which the clocks show a time; its own zone is not looked at.
  package func reading(of clock: LocalDateTime) -> ClockReading {
    let local = clock.secondsSinceEpoch
    // No clock is more than a day from Greenwich, and no zone changed twice within two days.
    let earlier = offset(at: local - Self.secondsPerDay)
    let later = offset(at: local + Self.secondsPerDay)
    let instants = (local - Int64(earlier), local - Int64(later))
    let isEarlier = offset(at: instants.0) == earlier
    let isLater = offset(at: instants.1) == later
    switch (isEarlier, isLater) {
    case (true, true) where instants.0 != instants.1: return .twice(first: instants.0, second: instants.1)
    case (true, _): return .once(instants.0)
    case (false, true): return .once(instants.1)
    case (false, false): return .skipped(instant: instants.0, gap: later - earlier)
    }
  }

  /// The instant at which the clocks show a time: the first where they show it twice; where they skip it that of the time
  /// moved forward by the gap, so that 03:30 means 04:30 in the night in which 03:00 is followed by 04:00.
  package func instant(of clock: LocalDateTime) -> Int64 { reading(of: clock).instant }

  /// The changes of the clocks from one instant on, the end excluded: the instant and the offset from it on.
  package func changes(from start: Int64, to end: Int64) -> [(instant: Int64, offset: Int32)] {
    guard start < end else { return [] }
    let passed = transitions.partitioningIndex { $0 >= start }
    var changes: [(instant: Int64, offset: Int32)] = []
    for place in passed..<transitions.count where transitions[place] < end {
      changes.append((transitions[place], offsets[place]))
    }
    let known = transitions.last ?? .min
    for change in yearly?.changes(from: max(start, known), to: end) ?? [] where change.instant > known {
      changes.append(change)
    }
    return changes
  }

  private static let secondsPerDay: Int64 = 86_400
}

/// How often the clocks of a zone show a time.
package enum ClockReading: Sendable, Hashable {
  /// Once, as nearly always.
  case once(Int64)
  /// Twice, because the clocks were put back.
  case twice(first: Int64, second: Int64)
  /// Never, because the clocks were put forward by `gap` seconds: the instant is that of the time plus the gap.
  case skipped(instant: Int64, gap: Int32)

  /// The instant that is meant: the only one, the first of two, or the one behind the gap.
  package var instant: Int64 {
    switch self {
    case .once(let instant), .twice(let instant, _), .skipped(let instant, _): instant
    }
  }
}
