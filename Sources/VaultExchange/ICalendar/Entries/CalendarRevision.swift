import VaultModel
import VaultSyntax

/// Which of several components with one identifier is the newest: by `SEQUENCE`, then by when it was changed (RFC 5546
/// section 2.1.5); 8 bytes.
struct CalendarRevision: Sendable, Hashable, Comparable {
  /// The sequence, and below it the seconds since year 1 of the last change.
  private let value: UInt64

  /// The one of a source that says nothing of it: older than that of any component.
  static let oldest = CalendarRevision(value: 0)

  private init(value: UInt64) { self.value = value }

  /// The revision that a component says; what it does not say, or what does not read, is the least.
  init(of component: CalendarComponent) {
    let sequence = component["SEQUENCE"].flatMap { UInt64($0.value.trimmed) } ?? 0
    let stamp = ["LAST-MODIFIED", "DTSTAMP"].lazy.compactMap { name in
      component[name].flatMap { CalendarMoment.moment($0.value.trimmed) }
    }.first
    let seconds = stamp.map { UInt64(clamping: $0.clockSeconds - Self.epoch) } ?? 0
    value = (min(sequence, 1 << 24 - 1) << 40 | min(seconds, 1 << 40 - 2)) + 1
  }

  /// The beginning of year 1 in seconds since 1970.
  private static let epoch: Int64 = -62_135_596_800

  static func < (left: Self, right: Self) -> Bool { left.value < right.value }
}

extension CalendarRemark {
  /// That an entry does not count, because another one of its calendar has the same identifier.
  init(superseded component: CalendarComponent) {
    let name = component["RECURRENCE-ID"] == nil ? "UID" : "RECURRENCE-ID"
    self.init(
      .sameIdentifier, line: component[name]?.number ?? component.number, component: component.name, property: name,
      title: component.title)
  }
}
