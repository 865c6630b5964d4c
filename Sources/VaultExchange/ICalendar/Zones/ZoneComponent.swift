package import VaultModel

/// The `VTIMEZONE` of a zone, from the rules of the system's files (RFC 5545 section 3.6.5).
///
/// ```swift
/// ZoneComponent.component(named: "Europe/Kyiv", kyiv, from: 2026)     // DAYLIGHT and STANDARD, each with its RRULE
/// ```
package enum ZoneComponent {
  /// After as many years the calendar of weekdays repeats itself: what is so in each of them is a rule.
  private static let years = 28
  /// Files of zones list changes up to 2037, and rules that hold now go on after them.
  private static let lastListed = 2041
  /// Changes of fewer years in a row are listed.
  private static let fewest = 4

  /// Changes of the clocks that are alike: on the same weekday of the same month at the same time.
  private struct Kind: Hashable {
    let month: Int
    let weekday: Weekday
    let time: LocalTime
    let before: Int32
    let after: Int32
  }

  /// The component of a zone for the time from a year on, with all that the clocks have done since.
  package static func component(named name: String, _ rules: ZoneRules, from year: Int) -> CalendarComponent {
    let first = min(max(year, 1), 9970)
    let (start, last) = (seconds(ofYear: first), max(first + years, Self.lastListed))
    var offset = rules.offset(at: start)
    var kinds: [(kind: Kind, clocks: [LocalDateTime])] = []
    for change in rules.changes(from: start, to: seconds(ofYear: last)) {
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
    let begin = rules.offset(at: start)
    var zone = CalendarComponent("VTIMEZONE", [ContentLine("TZID", name)])
    let summer = kinds.map(\.kind).filter { $0.after > $0.before }.map(\.after)
    zone.components = [
      observance(
        isSummer: summer.contains(begin) && !kinds.isEmpty, before: begin, after: begin,
        [LocalDateTime(LocalDate(year: first, month: 1, day: 1) ?? .epoch)], rule: nil)
    ]
    var others: [Other] = []
    for (kind, clocks) in kinds { zone.components += observances(of: kind, clocks, before: last, &others) }
    for other in others {
      zone.components.append(
        observance(
          isSummer: other.after > other.before, before: other.before, after: other.after, other.clocks.sorted(),
          rule: nil))
    }
    return zone
  }

  private static func seconds(ofYear year: Int) -> Int64 {
    Int64((LocalDate(year: min(year, 9999), month: 1, day: 1) ?? .epoch).daysSinceEpoch) * 86_400
  }

  // MARK: Observances

  /// Changes from one offset to another that keep to no rule: one list says them all.
  private struct Other {
    let before: Int32
    let after: Int32
    var clocks: [LocalDateTime]
  }

  /// The observances of changes of one kind, one for each rule that held; what keeps to none is added to the others.
  private static func observances(
    of kind: Kind, _ clocks: [LocalDateTime], before last: Int, _ others: inout [Other]
  ) -> [CalendarComponent] {
    var components: [CalendarComponent] = []
    var rest = clocks[...]
    while let run = Run(from: rest) {
      rest = rest.dropFirst(run.count)
      let clocks = clocks[(rest.startIndex - run.count)..<rest.startIndex]
      let isLasting = rest.isEmpty && clocks.last.map { $0.date.year == last - 1 } ?? false
      // A rule goes on for ever only where most of the calendar of weekdays bears it out.
      if isLasting ? run.count > years / 2 : run.count >= fewest {
        let rule = run.rule(of: kind, until: isLasting ? nil : clocks.last)
        components.append(
          observance(
            isSummer: kind.after > kind.before, before: kind.before, after: kind.after, Array(clocks), rule: rule))
      } else if let place = others.firstIndex(where: { $0.before == kind.before && $0.after == kind.after }) {
        others[place].clocks += clocks
      } else {
        others.append(Other(before: kind.before, after: kind.after, clocks: Array(clocks)))
      }
    }
    return components
  }

  /// Changes at the beginning of some that come year after year on the same weekday of the month: the last, or always the
  /// how manieth.
  private struct Run {
    private(set) var count = 1
    private var isLast: Bool
    private var place: Int?

    init?(from clocks: ArraySlice<LocalDateTime>) {
      guard let first = clocks.first else { return nil }
      isLast = Self.isLast(first.date)
      place = Self.place(first.date)
      for clock in clocks.dropFirst() {
        let (last, same) = (isLast && Self.isLast(clock.date), place == Self.place(clock.date))
        guard clock.date.year == first.date.year + count, last || same else { return }
        (isLast, place) = (last, same ? place : nil)
        count += 1
      }
    }

    private static func place(_ date: LocalDate) -> Int { (date.day - 1) / 7 + 1 }

    private static func isLast(_ date: LocalDate) -> Bool {
      date.day + 7 > LocalDate.length(ofMonth: date.month, year: date.year)
    }

    /// - Parameter last: the last change, of which the rule ends; nil for one that goes on.
    func rule(of kind: Kind, until last: LocalDateTime?) -> RecurrenceRule {
      var rule = RecurrenceRule(.yearly)
      rule.byMonth = [kind.month]
      rule.byDay = [NumberedWeekday(kind.weekday, number: isLast ? -1 : place)]
      // The end is in UTC (section 3.6.5).
      rule.until = last?.adding(seconds: -Int64(kind.before)).map(RecurrenceEnd.utc)
      return rule
    }
  }

  private static func observance(
    isSummer: Bool, before: Int32, after: Int32, _ clocks: [LocalDateTime], rule: RecurrenceRule?
  ) -> CalendarComponent {
    var lines = [
      ContentLine("TZOFFSETFROM", CalendarOffset.text(before)), ContentLine("TZOFFSETTO", CalendarOffset.text(after)),
    ]
    lines += clocks.prefix(1).map { ContentLine("DTSTART", CalendarMoment.value(of: .time($0))) }
    if let rule {
      lines.append(ContentLine("RRULE", rule.text))
    } else if clocks.count > 1 {
      let others = clocks.dropFirst().map { CalendarMoment.value(of: .time($0)) }
      lines.append(ContentLine("RDATE", others.joined(separator: ",")))
    }
    return CalendarComponent(isSummer ? "DAYLIGHT" : "STANDARD", lines)
  }
}
