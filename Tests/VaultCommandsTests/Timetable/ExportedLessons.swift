import Testing
import VaultModel

/// The days that a calendar of weekly events has, found by walking every week: only what lessons need of RFC 5545.
struct ExportedLessons {
  /// One event of the calendar.
  struct Event {
    var properties: [(name: String, value: String)] = []

    /// The values of a property without its parameters.
    func values(_ name: String) -> [String] { properties.filter { $0.name == name }.map(\.value) }

    var summary: String { values("SUMMARY").first ?? "" }
    var isRepeated: Bool { !values("RRULE").isEmpty }
  }

  let events: [Event]

  init(_ calendar: String) {
    // Lines that begin with a space go on (RFC 5545, 3.1).
    let text = calendar.replacing("\r\n", with: "\n").replacing("\n ", with: "")
    var events: [Event] = []
    var isInside = false
    for line in text.split(separator: "\n") {
      switch line {
      case "BEGIN:VEVENT":
        events.append(Event())
        isInside = true
      case "BEGIN:VALARM", "END:VEVENT": isInside = false
      case "END:VALARM": isInside = true
      default:
        guard isInside, let colon = line.firstIndex(of: ":"), !events.isEmpty else { continue }
        let name = line[..<colon].prefix { $0 != ";" }
        events[events.count - 1].properties.append((String(name), String(line[line.index(after: colon)...])))
      }
    }
    self.events = events
  }

  /// `2026-11-23 09:00 БД` for each day of each event, sorted.
  var days: [String] { events.flatMap(Self.days).sorted() }

  /// The local date and time of a value; Minsk is three hours before UTC.
  private static func moment(_ value: String) -> LocalDateTime? {
    let digits = value.filter(\.isNumber)
    guard digits.count >= 8 else { return nil }
    func part(_ from: Int, _ count: Int) -> Int { Int(digits.dropFirst(from).prefix(count)) ?? 0 }
    guard let date = LocalDate(year: part(0, 4), month: part(4, 2), day: part(6, 2)),
      let time = LocalTime(hour: part(8, 2), minute: part(10, 2))
    else { return nil }
    return LocalDateTime(date, time).adding(seconds: value.hasSuffix("Z") ? 3 * 3600 : 0)
  }

  private static func moments(_ event: Event, _ name: String) -> [LocalDateTime] {
    event.values(name).flatMap { $0.split(separator: ",") }.compactMap { moment(String($0)) }
  }

  private static func days(of event: Event) -> [String] {
    guard let start = moments(event, "DTSTART").first else { return ["\(event.summary) has no start"] }
    var days = Set([start])
    if let rule = event.values("RRULE").first {
      let parts = Dictionary(
        rule.split(separator: ";").map { part in
          let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
          return (sides[0], sides.count > 1 ? sides[1] : "")
        }, uniquingKeysWith: { first, _ in first })
      guard parts["FREQ"] == "WEEKLY" else { return ["\(event.summary) is not weekly: \(rule)"] }
      let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
      let weekdays = (parts["BYDAY"] ?? "").split(separator: ",").compactMap { codes.firstIndex(of: String($0)) }
      let interval = Int(parts["INTERVAL"] ?? "1") ?? 1
      let until = parts["UNTIL"].flatMap(moment)?.date ?? .last
      var left = Int(parts["COUNT"] ?? "10000") ?? 0
      let monday = start.date.startOfWeek()
      // Ten years of weeks are more than any timetable has.
      for week in stride(from: 0, to: 520, by: max(interval, 1)) {
        let wanted = weekdays.isEmpty ? [start.date.days(since: monday)] : weekdays.sorted()
        for weekday in wanted {
          guard left > 0, let date = monday.adding(days: week * 7 + weekday), date >= start.date, date <= until else {
            continue
          }
          days.insert(LocalDateTime(date, start.time))
          left -= 1
        }
      }
    }
    days.formUnion(moments(event, "RDATE"))
    let excepted = Set(moments(event, "EXDATE"))
    return days.subtracting(excepted).map { "\($0.date.text) \($0.time.text) \(event.summary)" }
  }
}
