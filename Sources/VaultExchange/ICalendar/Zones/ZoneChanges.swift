import VaultModel
import VaultSyntax

/// When the clocks of a zone change, as a `VTIMEZONE` says it (RFC 5545 section 3.6.5).
///
/// ```swift
/// let changes = ZoneChanges(component, around: 2026)      // nil: not understood
/// changes?.instant(of: LocalDateTime("2026-07-01 12:00")!)
/// ```
struct ZoneChanges: Sendable, Hashable {
  /// A change of the clocks: its instant, in seconds since 1970-01-01 00:00 UTC, and the offset from it on, in seconds
  /// east of Greenwich.
  struct Change: Sendable, Hashable {
    let instant: Int64
    let offset: Int32
  }

  /// The offset before the first change.
  private(set) var first: Int32
  /// In order, each to another offset than the one before.
  private(set) var changes: [Change] = []

  /// More observances, or more lines in them, no zone has had; a calendar may be written to cost time.
  private static let (mostObservances, mostLines, mostChanges) = (64, 512, 1024)

  /// The changes of known rules from one instant on to another.
  init(_ rules: ZoneRules, from start: Int64, to end: Int64) {
    first = rules.offset(at: start)
    add(rules.changes(from: start, to: end).map { Change(instant: $0.instant, offset: $0.offset) })
  }

  /// Reads a `VTIMEZONE`; nil for one that does not read, or costs too much.
  ///
  /// - Parameter year: what repeats for ever is worked out from 1970 to 20 years after it.
  init?(_ component: CalendarComponent, around year: Int) {
    let observances = component.components
    guard 1...Self.mostObservances ~= observances.count,
      observances.reduce(0, { $0 + $1.lines.count }) <= Self.mostLines
    else { return nil }
    let end = LocalDateTime(LocalDate(year: min(max(year, 1970) + 20, 9998), month: 12, day: 31) ?? .epoch)
    var all: [(change: Change, before: Int32)] = []
    for observance in observances {
      guard let onsets = Self.onsets(of: observance, through: end), all.count + onsets.count <= Self.mostChanges else {
        return nil
      }
      all += onsets
    }
    all.sort { $0.change.instant < $1.change.instant }
    guard let earliest = all.first else { return nil }
    first = earliest.before
    add(all.map(\.change))
  }

  private mutating func add(_ all: [Change]) {
    for change in all where change.offset != changes.last?.offset ?? first { changes.append(change) }
  }

  /// When one observance begins, with the offset before; nil for what does not read.
  private static func onsets(
    of observance: CalendarComponent, through end: LocalDateTime
  ) -> [(change: Change, before: Int32)]? {
    guard let before = observance["TZOFFSETFROM"].flatMap({ CalendarOffset.seconds($0.value) }),
      let after = observance["TZOFFSETTO"].flatMap({ CalendarOffset.seconds($0.value) }),
      case .time(var start)? = observance["DTSTART"].flatMap({ CalendarMoment.moment($0.value.trimmed) })
    else { return nil }
    start.zone = .offset(seconds: before)
    var clocks = [start]
    for line in observance.lines where line.name == "RDATE" {
      for value in line.value.split(separator: ",", maxSplits: mostChanges) {
        guard clocks.count <= mostChanges, case .time(var clock)? = CalendarMoment.moment(String(value).trimmed)
        else { return nil }
        // A value in UTC is an instant already.
        clock.zone = clock.zone ?? start.zone
        clocks.append(clock)
      }
    }
    if let rule = observance["RRULE"] {
      // The end of a rule is in UTC, and its clock the one before the change.
      guard isOfZones(rule.value.trimmed),
        let schedule = try? Schedule(
          Repetition(rule: rule.value.trimmed), start: .time(start), weekStart: .monday, exceptions: [])
      else { return nil }
      let found = schedule.occurrences(from: max(start, LocalDateTime(.epoch)), through: end).prefix(mostChanges)
      clocks += found.compactMap { if case .time(let clock) = $0 { clock } else { nil } }
    }
    return Set(clocks).map { clock in
      let instant = clock.secondsSinceEpoch - (clock.zone == .utc ? 0 : Int64(before))
      return (Change(instant: instant, offset: after), before)
    }
  }

  /// Whether a rule is one of days in the year, as zones have them: others may cost much time.
  private static func isOfZones(_ text: String) -> Bool {
    guard let rule = try? RecurrenceRule(text), rule.frequency == .yearly else { return false }
    return [rule.byHour, rule.byMinute, rule.bySecond, rule.bySetPosition].allSatisfy(\.isEmpty)
  }

  // MARK: Asking

  /// The offset at an instant.
  func offset(at instant: Int64) -> Int32 { changes.last { $0.instant <= instant }?.offset ?? first }

  /// The time as it stands, with its own offset behind it: the first where the clocks show it twice, moved forward where
  /// they skip it; in UTC where the offset has seconds.
  func time(_ clock: LocalDateTime) -> LocalDateTime? {
    let local = clock.secondsSinceEpoch
    let (earlier, later) = (offset(at: local - 86_400), offset(at: local + 86_400))
    var instant = local - Int64(earlier)
    if offset(at: instant) != earlier, offset(at: local - Int64(later)) == later { instant = local - Int64(later) }
    let offset = offset(at: instant)
    guard offset != 0, offset.isMultiple(of: 60) else { return LocalDateTime(secondsSinceEpoch: instant, zone: .utc) }
    return LocalDateTime(secondsSinceEpoch: instant + Int64(offset), zone: .offset(seconds: offset))
  }

  /// The changes from one instant on to another, the end excluded.
  func part(from start: Int64, to end: Int64) -> ZoneChanges {
    var part = self
    part.first = offset(at: start - 1)
    part.changes = changes.filter { start..<end ~= $0.instant }
    return part
  }
}

/// Values of the type UTC-OFFSET (RFC 5545 section 3.3.14).
enum CalendarOffset {
  /// Reads `+0200` or `-033015` as seconds east of Greenwich; nil for anything else.
  static func seconds(_ value: String) -> Int32? {
    let text = value.trimmed
    let digits = text.utf8.dropFirst().map { Int32($0) - 0x30 }
    guard text.hasPrefix("+") || text.hasPrefix("-"), digits.count == 4 || digits.count == 6,
      digits.allSatisfy({ 0..<10 ~= $0 })
    else { return nil }
    let (hours, minutes) = (digits[0] * 10 + digits[1], digits[2] * 10 + digits[3])
    let seconds = digits.count == 6 ? digits[4] * 10 + digits[5] : 0
    guard hours < 24, minutes < 60, seconds < 60 else { return nil }
    return (text.hasPrefix("-") ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
  }

  /// `+0200`, with seconds where there are any.
  static func text(_ offset: Int32) -> String {
    let size = offset.magnitude
    let parts = [size / 3600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    return (offset < 0 ? "-" : "+") + parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined()
  }
}
