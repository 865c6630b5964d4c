import VaultModel

/// Finds the zone of the IANA database that a `VTIMEZONE` describes, by when its clocks change.
///
/// ```swift
/// var recognition = ZoneRecognition(clocks)
/// recognition.zone(of: changes, named: "Custom Kyiv time")     // "Europe/Kyiv"
/// ```
///
/// What repeats for ever is compared over ten years around the present, what ends over the time of its changes. Of zones
/// that agree the one whose city the name says is taken, else the first in their order.
struct ZoneRecognition: Sendable {
  private let clocks: CalendarClocks
  /// The zones that change alike in the years around the present; nil as long as nobody asked.
  private var alike: [ZoneChanges: [String]]?

  init(_ clocks: CalendarClocks) { self.clocks = clocks }

  /// The name of the zone; nil when none changes so, or when there are too few changes to tell it by.
  mutating func zone(of changes: ZoneChanges, named name: String) -> String? {
    guard let first = changes.changes.first?.instant, let last = changes.changes.last?.instant, first < last else {
      return nil
    }
    let (start, end) = (Self.instant(ofYear: clocks.year - 1), Self.instant(ofYear: clocks.year + 9))
    let found: [String]
    if last >= end {
      let years = changes.part(from: start, to: end)
      found = years.changes.isEmpty ? [] : zones(from: start, to: end)[years] ?? []
    } else {
      // The changes themselves, of ten years at most.
      let from = max(first, last - 10 * 366 * 86_400)
      let years = changes.part(from: from, to: last + 1)
      found = Self.candidates.filter { name in
        clocks.rules(of: .named(name)).map { ZoneChanges($0, from: from - 1, to: last + 1) } == years
      }
    }
    let words = name.lowercased()
    return found.first { words.contains(Self.city(of: $0)) } ?? found.first
  }

  private mutating func zones(from start: Int64, to end: Int64) -> [ZoneChanges: [String]] {
    if let alike { return alike }
    var all: [ZoneChanges: [String]] = [:]
    for name in Self.candidates {
      guard let rules = clocks.rules(of: .named(name)) else { continue }
      all[ZoneChanges(rules, from: start - 1, to: end), default: []].append(name)
    }
    alike = all
    return all
  }

  private static func instant(ofYear year: Int) -> Int64 {
    Int64((LocalDate(year: min(max(year, 1), 9999), month: 1, day: 1) ?? .epoch).daysSinceEpoch) * 86_400
  }

  private static func city(of name: String) -> String {
    (name.split(separator: "/").last ?? "").split(separator: "_").joined(separator: " ").lowercased()
  }

  /// In the order in which they are preferred: where many people live, then one for every zone of Windows, which together
  /// stand for all rules that are in use.
  private static let candidates: [String] = {
    let cities = """
      Europe/Kyiv Europe/Berlin Europe/London Europe/Lisbon Europe/Paris Europe/Madrid Europe/Rome Europe/Vienna
      Europe/Zurich Europe/Brussels Europe/Amsterdam Europe/Prague Europe/Warsaw Europe/Budapest Europe/Belgrade
      Europe/Stockholm Europe/Oslo Europe/Copenhagen Europe/Helsinki Europe/Tallinn Europe/Riga Europe/Vilnius
      Europe/Bucharest Europe/Sofia Europe/Athens Europe/Chisinau Europe/Dublin Europe/Istanbul America/New_York
      America/Toronto America/Chicago America/Winnipeg America/Denver America/Edmonton America/Los_Angeles
      America/Vancouver America/Anchorage America/Halifax America/St_Johns America/Santiago Australia/Sydney
      Australia/Melbourne Australia/Hobart Australia/Adelaide Australia/Lord_Howe Pacific/Auckland Asia/Jerusalem
      Africa/Cairo Antarctica/Troll
      """
    var seen: Set<String> = []
    let all = cities.split { $0.isWhitespace }.map { String($0) } + WindowsZones.all
    return all.filter { seen.insert($0).inserted }
  }()
}
