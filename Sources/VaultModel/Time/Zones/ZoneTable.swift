/// The zones by which the times of a vault are read: the one its clocks follow, and those written behind times.
///
/// A time without a zone is on the vault's clocks; one with a zone is moved to them by ``homeClock(of:)``, to be shown
/// beside the others. Days have no zone and never move.
///
/// ```swift
/// let zones = ZoneTable(home: kyiv, named: ["America/New_York": newYork])
/// zones.homeClock(of: LocalDateTime("2026-11-20 10:00 [America/New_York]")!)   // 2026-11-20 17:00
/// ```
package struct ZoneTable: Sendable, Hashable {
  /// The rules of the vault's own clocks; nil where the system has none.
  package let home: ZoneRules?
  /// The rules of other zones, by their IANA name.
  private let named: [String: ZoneRules]

  package init(home: ZoneRules? = nil, named: [String: ZoneRules] = [:]) {
    self.home = home
    self.named = named
  }

  /// The rules of a written zone, or of the vault's clocks for nil; nil when they are not known.
  package func rules(of zone: WrittenZone?) -> ZoneRules? {
    switch zone {
    case nil: home
    case .utc: ZoneRules(offset: 0)
    case .offset(let seconds): ZoneRules(offset: seconds)
    case .named(let name): named[name]
    }
  }

  /// The instant that a time means, in seconds since 1970-01-01 00:00 UTC; nil when its zone is not known.
  package func instant(of moment: LocalDateTime) -> Int64? { rules(of: moment.zone)?.instant(of: moment) }

  /// A time on the vault's clocks, without a zone: moved there from its own, and forward where the clocks skip it. Where
  /// either zone is not known it stays as it is written.
  package func homeClock(of moment: LocalDateTime) -> LocalDateTime {
    var written = moment
    written.zone = nil
    guard let home, let instant = instant(of: moment) else { return written }
    return home.clock(at: instant) ?? written
  }

  /// A time on the vault's clocks as the clocks of another zone show it at that instant; nil when either zone is not known.
  package func clock(of homeTime: LocalDateTime, in zone: WrittenZone?) -> LocalDateTime? {
    guard let home, let rules = rules(of: zone), var clock = rules.clock(at: home.instant(of: homeTime)) else {
      return nil
    }
    clock.zone = zone
    return clock
  }

  /// How many seconds pass between two times of the vault's clocks, a change of the clocks included.
  package func seconds(from start: LocalDateTime, to end: LocalDateTime) -> Int64 {
    guard let first = instant(of: start), let last = instant(of: end) else {
      return end.secondsSinceEpoch - start.secondsSinceEpoch
    }
    return last - first
  }
}
