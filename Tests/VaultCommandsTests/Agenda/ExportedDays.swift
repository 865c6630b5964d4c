import Testing

/// The days that a calendar has, found by trying each day from the start of a series on: only what lessons, events and
/// tasks of vault need of RFC 5545.
struct ExportedDays {
  /// One property of a component.
  struct Property {
    let name: String
    let value: String
    /// The name of its zone, `Z` for UTC; nil for the clocks of the vault.
    let zone: String?
  }

  /// One event or task of the calendar.
  struct Component {
    fileprivate(set) var properties: [Property] = []

    /// The values of a property without its parameters.
    func values(_ name: String) -> [String] { properties.filter { $0.name == name }.map(\.value) }

    var summary: String { values("SUMMARY").first ?? "" }
    var isRepeated: Bool { !values("RRULE").isEmpty }
    /// Whether it does not take place, or is done.
    fileprivate var isClosed: Bool { values("STATUS").contains { $0 == "CANCELLED" || $0 == "COMPLETED" } }
    fileprivate var series: String { values("UID").first ?? "" }
  }

  /// What clocks show at a minute of UTC, and at which one they show a minute, by the names of their zones.
  struct Clocks: Sendable {
    let instant: @Sendable (_ minute: Int, _ zone: String?) -> Int
    let minute: @Sendable (_ instant: Int, _ zone: String?) -> Int

    /// Those of a vault whose clocks are so many minutes ahead of UTC all year.
    static func ahead(by minutes: Int) -> Clocks {
      Clocks(
        instant: { $1 == "Z" ? $0 : $0 - minutes }, minute: { $1 == "Z" ? $0 : $0 + minutes })
    }

    /// Those of ``PlainZone``.
    static let plain = Clocks(
      instant: { zone(named: $1).instant(of: $0) }, minute: { zone(named: $1).clock(at: $0) })

    private static func zone(named name: String?) -> PlainZone {
      switch name {
      case "Z": .utc
      case "Etc/There": .there
      default: .here
      }
    }
  }

  let events: [Component]
  private let clocks: Clocks

  init(_ calendar: String, _ clocks: Clocks) {
    self.clocks = clocks
    // Lines that begin with a space go on (RFC 5545, 3.1).
    let text = calendar.replacing("\r\n", with: "\n").replacing("\n ", with: "")
    var components: [Component] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      switch line {
      case "BEGIN:VEVENT", "BEGIN:VTODO":
        components.append(Component())
        isInside = true
      case "BEGIN:VALARM", "END:VEVENT", "END:VTODO": isInside = false
      case "END:VALARM": isInside = true
      default:
        guard isInside, let colon = line.firstIndex(of: ":"), !components.isEmpty else { continue }
        let parts = line[..<colon].split(separator: ";").map(String.init)
        let value = String(line[line.index(after: colon)...])
        let named = parts.first { $0.hasPrefix("TZID=") }.map { String($0.dropFirst(5)) }
        components[components.count - 1].properties.append(
          Property(name: parts.first ?? "", value: value, zone: value.hasSuffix("Z") ? "Z" : named))
      }
    }
    events = components
  }

  /// `2026-11-23 09:00 БД` for each time of each component, or `2026-11-23 БД` for each day of one of whole days, sorted: of
  /// a task the day that it is due, else when it starts. What is closed has none, and an occurrence of a series that has a
  /// component of its own that one's alone.
  var days: [String] { events.filter { !$0.isClosed }.flatMap(days).sorted() }

  /// A day, or a minute of a clock.
  private struct Date {
    var minute: Int
    let isDay: Bool
    let zone: String?

    init?(_ value: Substring, _ zone: String?) {
      let digits = value.filter(\.isNumber)
      guard digits.count >= 8 else { return nil }
      func part(_ from: Int, _ count: Int) -> Substring { digits.dropFirst(from).prefix(count) }
      let day = PlainTime.day("\(part(0, 4))-\(part(4, 2))-\(part(6, 2))")
      isDay = digits.count == 8
      self.zone = zone
      minute = day * PlainTime.minutes + (Int(part(8, 2)) ?? 0) * 60 + (Int(part(10, 2)) ?? 0)
    }
  }

  private func dates(_ component: Component, _ name: String) -> [Date] {
    component.properties.filter { $0.name == name }.flatMap { property in
      property.value.split(separator: ",").compactMap { Date($0, property.zone) }
    }
  }

  private func days(of component: Component) -> [String] {
    let due = dates(component, "DUE").first
    guard let start = dates(component, "DTSTART").first ?? due else { return [] }
    /// The minute of the clock of the start.
    func onClock(_ date: Date) -> Int {
      date.zone == start.zone || date.isDay || start.isDay
        ? date.minute : clocks.minute(clocks.instant(date.minute, date.zone), start.zone)
    }
    var minutes = Set([start.minute])
    if let rule = component.values("RRULE").first {
      guard let found = self.minutes(of: rule, from: start, onClock) else {
        return ["\(component.summary) is neither daily nor weekly: \(rule)"]
      }
      minutes = found
    }
    minutes.formUnion(dates(component, "RDATE").map(onClock))
    minutes.subtract(dates(component, "EXDATE").map(onClock))
    if component.values("RECURRENCE-ID").isEmpty {
      let others = events.filter { $0.series == component.series }
      minutes.subtract(others.flatMap { dates($0, "RECURRENCE-ID") }.map(onClock))
    }
    let told = due ?? start
    return minutes.map { minute in
      let own = minute + told.minute - start.minute
      if told.isDay { return "\(PlainTime.date(own / PlainTime.minutes)) \(component.summary)" }
      return "\(PlainTime.moment(clocks.minute(clocks.instant(own, told.zone), nil))) \(component.summary)"
    }
  }

  /// The minutes of a rule, whose days are tried for two years.
  private func minutes(of rule: String, from start: Date, _ onClock: (Date) -> Int) -> Set<Int>? {
    let parts = Dictionary(
      rule.split(separator: ";").map { part in
        let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
        return (sides[0], sides.count > 1 ? sides[1] : "")
      }, uniquingKeysWith: { first, _ in first })
    let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    let first = start.minute / PlainTime.minutes
    let interval = Int(parts["INTERVAL"] ?? "1") ?? 1
    let begin = codes.firstIndex(of: parts["WKST"] ?? "MO") ?? 0
    var weekdays = Set((parts["BYDAY"] ?? "").split(separator: ",").compactMap { codes.firstIndex(of: String($0)) })
    let isWeekly = parts["FREQ"] == "WEEKLY"
    guard isWeekly || parts["FREQ"] == "DAILY" && weekdays.isEmpty else { return nil }
    if weekdays.isEmpty { weekdays = [PlainTime.weekday(first)] }
    func firstOfWeek(_ day: Int) -> Int { day - (PlainTime.weekday(day) - begin + 7) % 7 }
    let end = parts["UNTIL"].flatMap { Date($0[...], $0.hasSuffix("Z") ? "Z" : start.zone) }
    let last = end.map { $0.isDay ? $0.minute + PlainTime.minutes - 1 : onClock($0) } ?? .max
    var left = Int(parts["COUNT"] ?? "10000") ?? 0
    var minutes: Set<Int> = []
    for day in first..<first + 731 where left > 0 {
      let minute = start.minute + (day - first) * PlainTime.minutes
      let isIn =
        isWeekly
        ? weekdays.contains(PlainTime.weekday(day)) && (firstOfWeek(day) - firstOfWeek(first)) / 7 % interval == 0
        : (day - first) % interval == 0
      guard isIn, minute <= last else { continue }
      minutes.insert(minute)
      left -= 1
    }
    return minutes
  }
}
