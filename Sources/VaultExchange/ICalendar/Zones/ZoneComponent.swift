package import VaultModel

/// The `VTIMEZONE` of a zone, from the rules of the system's files (RFC 5545 section 3.6.5).
///
/// ```swift
/// ZoneComponent.component(named: "Europe/Kyiv", kyiv, from: 2026)     // DAYLIGHT and STANDARD, each with its RRULE
/// ```
package enum ZoneComponent {
  /// After as many years the calendar of weekdays repeats itself: what is so in each of them is a rule.
  private static let years = 28

  /// Changes of the clocks that are alike: on the same weekday of the same month at the same time.
  private struct Kind: Hashable {
    let month: Int
    let weekday: Weekday
    let time: LocalTime
    let before: Int32
    let after: Int32
  }

  /// The component of a zone for the time from a year on.
  package static func component(named name: String, _ rules: ZoneRules, from year: Int) -> CalendarComponent {
    let start = seconds(ofYear: year)
    var offset = rules.offset(at: start)
    var kinds: [(kind: Kind, clocks: [LocalDateTime])] = []
    for change in rules.changes(from: start, to: seconds(ofYear: year + years)) {
      defer { offset = change.offset }
      guard change.offset != offset,
        let clock = LocalDateTime(secondsSinceEpoch: change.instant + Int64(offset))
      else { continue }
      let kind = Kind(
        month: clock.date.month, weekday: clock.date.weekday, time: clock.time, before: offset, after: change.offset)
      if let place = kinds.firstIndex(where: { $0.kind == kind }) {
        kinds[place].clocks.append(clock)
      } else {
        kinds.append((kind, [clock]))
      }
    }
    let first = rules.offset(at: start)
    var zone = CalendarComponent("VTIMEZONE", [ContentLine("TZID", name)])
    let summer = kinds.map(\.kind).filter { $0.after > $0.before }.map(\.after)
    zone.components = [
      observance(
        isSummer: summer.contains(first) && !kinds.isEmpty, before: first, after: first,
        [LocalDateTime(LocalDate(year: year, month: 1, day: 1) ?? .epoch)], rule: nil)
    ]
    for (kind, clocks) in kinds {
      zone.components.append(
        observance(
          isSummer: kind.after > kind.before, before: kind.before, after: kind.after, clocks,
          rule: rule(of: kind, clocks)))
    }
    return zone
  }

  private static func seconds(ofYear year: Int) -> Int64 {
    Int64((LocalDate(year: min(max(year, 1), 9970), month: 1, day: 1) ?? .epoch).daysSinceEpoch) * 86_400
  }

  /// The rule by which the clocks change every year from the first time on; nil where they do not.
  private static func rule(of kind: Kind, _ clocks: [LocalDateTime]) -> RecurrenceRule? {
    guard let first = clocks.first?.date.year, let last = clocks.last?.date.year, last - first == clocks.count - 1,
      clocks.count > years / 2
    else { return nil }
    let days = clocks.map(\.date)
    let places = Set(days.map { ($0.day - 1) / 7 + 1 })
    let isLast = days.allSatisfy { $0.day + 7 > LocalDate.length(ofMonth: $0.month, year: $0.year) }
    guard isLast || places.count == 1, let place = places.first else { return nil }
    var rule = RecurrenceRule(.yearly)
    rule.byMonth = [kind.month]
    rule.byDay = [NumberedWeekday(kind.weekday, number: isLast ? -1 : place)]
    return rule
  }

  private static func observance(
    isSummer: Bool, before: Int32, after: Int32, _ clocks: [LocalDateTime], rule: RecurrenceRule?
  ) -> CalendarComponent {
    var lines = [
      ContentLine("TZOFFSETFROM", offsetText(before)), ContentLine("TZOFFSETTO", offsetText(after)),
    ]
    lines += clocks.prefix(1).map { ContentLine("DTSTART", CalendarMoment.value(of: .time($0))) }
    if let rule {
      lines.append(ContentLine("RRULE", rule.text))
    } else {
      lines += clocks.dropFirst().map { ContentLine("RDATE", CalendarMoment.value(of: .time($0))) }
    }
    return CalendarComponent(isSummer ? "DAYLIGHT" : "STANDARD", lines)
  }

  /// `+0200`, with seconds where there are any (section 3.3.14).
  private static func offsetText(_ offset: Int32) -> String {
    let size = offset.magnitude
    let parts = [size / 3600, size / 60 % 60] + (size % 60 == 0 ? [] : [size % 60])
    return (offset < 0 ? "-" : "+") + parts.map { ($0 < 10 ? "0" : "") + String($0) }.joined()
  }
}
