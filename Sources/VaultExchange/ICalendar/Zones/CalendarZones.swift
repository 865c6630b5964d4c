package import VaultModel
import VaultSyntax

/// The time zones that a calendar names by `TZID`, as zones of the IANA database (RFC 5545 section 3.2.19).
///
/// Programs write the name itself, the name behind a path of their own, a name of Windows, or any word that a `VTIMEZONE`
/// explains, wherever in the stream it stands: whoever reads entries learns all zones before them.
///
/// ```swift
/// var zones = CalendarZones(clocks)
/// reader.read(piece) { zones.add($0) }
/// zones.zone(of: "Customized Time Zone", in: component.calendar)
/// ```
package struct CalendarZones: Sendable {
  /// A name in one calendar of the stream; of all of them where that is nil, for calendars that explain no such name.
  private struct Name: Hashable {
    let calendar: Int?
    let text: String

    /// Programs differ in case and quotation marks between the two places in which a name stands.
    init(_ text: String, in calendar: Int?) {
      self.calendar = calendar
      self.text = String(text.trimmed.drop { $0 == "\"" }.prefix { $0 != "\"" }).lowercased()
    }
  }

  /// What the calendar's own `VTIMEZONE` components say.
  private var defined: [Name: WrittenZone] = [:]
  /// The names that the calendar uses for zones, by zone.
  private var names: [WrittenZone: String] = [:]
  /// When the clocks of zones change that have no known name.
  private var described: [Name: ZoneChanges] = [:]
  /// Of how many zones that was to be worked out.
  private var descriptions = 0
  private var recognition: ZoneRecognition
  /// What the times in them mean.
  package let clocks: CalendarClocks

  package init(_ clocks: CalendarClocks = CalendarClocks()) {
    self.clocks = clocks
    recognition = ZoneRecognition(clocks)
  }

  /// More zones are not learned, nor ones with longer names, in bytes: a calendar may be written to cost memory.
  private static let (most, longestName) = (4096, 1024)
  /// The changes of the clocks are not worked out of more zones.
  private static let mostDescribed = 64

  /// Learns the zone that a part of the stream explains, if it is one that does.
  package mutating func add(_ part: CalendarReader.Part) {
    if case .component(let component) = part, component.name == "VTIMEZONE" { add(component) }
  }

  /// Learns a zone from its `VTIMEZONE`.
  package mutating func add(_ component: CalendarComponent) {
    guard let name = component["TZID"]?.value else { return }
    let text = CalendarText.decoded(name)
    guard text.utf8.count <= Self.longestName, defined.count < 2 * Self.most else { return }
    let own = [Name(text, in: component.calendar), Name(text, in: nil)]
    let stated = component["X-LIC-LOCATION"] ?? component["TZID-ALIAS-OF"]
    let named = [stated?.value, text].compactMap { $0.flatMap(Self.known) }.first(where: isThere)
    guard let zone = named ?? Self.fixed(component) ?? recognised(component, named: text, own) else { return }
    for name in own { defined[name] = zone }
    names[zone] = text
  }

  /// The zone whose clocks change as a `VTIMEZONE` says; what no zone's do is kept to tell the offset of each time.
  private mutating func recognised(
    _ component: CalendarComponent, named text: String, _ names: [Name]
  ) -> WrittenZone? {
    descriptions += 1
    guard descriptions <= Self.mostDescribed, let changes = ZoneChanges(component, around: clocks.year) else {
      return nil
    }
    for name in names { described[name] = changes }
    return recognition.zone(of: changes, named: text).map(WrittenZone.named)
  }

  /// The zone of a `TZID`; nil for one that nobody explains.
  ///
  /// - Parameter calendar: the how manieth of the stream; nil: any.
  package func zone(of name: String, in calendar: Int? = nil) -> WrittenZone? {
    if let zone = defined[Name(name, in: calendar)] { return zone }
    // What the calendar describes and no zone is like is not another calendar's, and none that its name may sound like.
    guard described[Name(name, in: calendar)] == nil else { return nil }
    let known = [Self.known(name), Self.known(Self.capitalised(name)), Self.single(name)].lazy.compactMap(\.self)
    return known.first(where: isThere) ?? defined[Name(name, in: nil)]
  }

  /// A time of a zone that no other is like, with the offset that the calendar's own `VTIMEZONE` gives it; nil where there
  /// is none.
  func time(_ clock: LocalDateTime, inDescribed name: String, in calendar: Int?) -> LocalDateTime? {
    (described[Name(name, in: calendar)] ?? described[Name(name, in: nil)])?.time(clock)
  }

  /// Whether there is such a zone: a name of the form of the IANA database alone makes none, where there is the database.
  private func isThere(_ zone: WrittenZone) -> Bool {
    guard case .named = zone, clocks.rules(of: zone) == nil else { return true }
    return Self.everywhere.contains { clocks.rules(of: .named($0)) == nil }
  }

  /// Zones that no database lacks.
  private static let everywhere = ["Europe/London", "America/New_York", "Asia/Tokyo"]

  /// The name that the calendar has for a zone; nil when it has none.
  package func name(of zone: WrittenZone) -> String? { names[zone] }

  /// A name as the database writes most of them: values of parameters are the same in capitals and small letters (RFC 5545
  /// section 2).
  private static func capitalised(_ name: String) -> String {
    var isInside = false
    return String(
      name.map { sign -> Character in
        defer { isInside = sign.isLetter }
        return Character(isInside ? sign.lowercased() : sign.uppercased())
      })
  }

  /// A name of the database without an area.
  private static func single(_ name: String) -> WrittenZone? {
    singles.first { $0.lowercased() == name.lowercased() }.map(WrittenZone.named)
  }

  private static let singles = [
    "CET", "EET", "MET", "WET", "EST", "MST", "HST", "EST5EDT", "CST6CDT", "MST7MDT", "PST8PDT", "Cuba", "Egypt",
    "Eire", "GB", "Hongkong", "Iceland", "Iran", "Israel", "Jamaica", "Japan", "Kwajalein", "Libya", "NZ", "Navajo",
    "PRC", "Poland", "Portugal", "ROC", "ROK", "Singapore", "Turkey", "W-SU",
  ]

  /// A zone that its name alone tells.
  static func known(_ name: String) -> WrittenZone? {
    let trimmed = name.drop { $0 == "/" }
    if ["utc", "gmt", "etc/utc", "etc/gmt", "z"].contains(trimmed.lowercased()) { return .utc }
    let parts = trimmed.split(separator: "/")
    if let area = parts.firstIndex(where: { areas.contains(String($0)) }), area + 1 < parts.count {
      let zone = parts[area...].joined(separator: "/")
      return isWritable(zone) ? .named(zone) : nil
    }
    return WindowsZones.zone(named: name).map(WrittenZone.named)
  }

  /// The first part of names in the IANA database (tz database, theory.html, "Timezone identifiers").
  private static let areas: Set<String> = [
    "Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe", "Indian", "Pacific", "Etc",
    "US", "Canada", "Brazil", "Mexico", "Chile",
  ]

  private static func isWritable(_ name: String) -> Bool {
    name.utf8.count <= 64
      && name.utf8.allSatisfy { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || [0x5F, 0x2B, 0x2D, 0x2F].contains($0) }
  }

  /// A zone whose clock is never changed: its one offset.
  private static func fixed(_ component: CalendarComponent) -> WrittenZone? {
    let offsets = Set(component.components.compactMap { $0["TZOFFSETTO"]?.value })
    guard offsets.count == 1, let text = offsets.first, let seconds = CalendarOffset.seconds(text) else { return nil }
    // A note writes offsets in minutes.
    guard seconds.isMultiple(of: 60) else { return nil }
    return seconds == 0 ? .utc : .offset(seconds: seconds)
  }
}
