import VaultModel
import VaultSyntax

/// Reads a component as an entry, and says of every property that does not become part of it why.
///
/// ```swift
/// var reader = CalendarEntryReader(zones)
/// let entry = reader.entry(of: component)      // nil: no event or task, or without a UID
/// reader.remarks                               // what is not understood, each with its line
/// ```
package struct CalendarEntryReader {
  /// What did not become part of an entry, in the order of reading.
  package private(set) var remarks: [CalendarRemark] = []
  let zones: CalendarZones
  private(set) var component = CalendarComponent("")
  /// The occurrence that the last component is of, with the zone in which it is named; nil for a series or a single entry.
  private(set) var occurrence: Moment?
  /// Whether the last component has no `UID`.
  private(set) var isNameless = false
  /// The properties that were read of the component, by their place in it.
  private var read: Set<Int> = []

  /// Reads the components of a calendar whose zones are known.
  package init(_ zones: CalendarZones) { self.zones = zones }

  /// The entry of an event or a task; nil for any other component, and for one that nothing tells from others.
  package mutating func entry(of component: CalendarComponent) -> CalendarEntry? {
    let kind: CalendarEntry.Kind
    switch component.name {
    case "VEVENT": kind = .event
    case "VTODO": kind = .task
    case "VTIMEZONE": return nil
    default:
      self.component = component
      remark(.notUnderstood, line: component.number, component.name)
      return nil
    }
    self.component = component
    (read, occurrence, isNameless) = ([], nil, false)
    guard let identifier = identifier() else { return nil }
    var entry = CalendarEntry(kind, identifier)
    readTexts(of: &entry)
    readTimes(of: &entry)
    if isNameless {
      guard !entry.title.isEmpty || entry.repetitionStart != nil else {
        remark(.noIdentifier, line: component.number, component.name)
        return nil
      }
      let uid = CalendarIdentifier.made(of: kind, entry.title, [entry.repetitionStart, occurrence], zones.clocks).uid
      entry.identifier.uid = uid
    }
    readStanding(of: &entry)
    readVisibility(of: &entry)
    readRepetition(of: &entry)
    readRelations(of: &entry)
    readAlarms(component.components, of: &entry)
    remarkUnread()
    return entry
  }

  /// The entry with what it says of its series, under the name that it has by itself.
  mutating func read(_ component: CalendarComponent) -> ReadEntry? {
    entry(of: component).map { entry in
      // One that may have been an occurrence never stands in the place of its series.
      let isDoubtful = occurrence == nil && component["RECURRENCE-ID"] != nil
      return ReadEntry(
        entry, occurrence: occurrence, isNameless: isNameless,
        revision: isDoubtful ? .oldest : CalendarRevision(of: component))
    }
  }

  // MARK: Identity

  /// The identifier that the component has by itself, see ``OccurrenceName``; of one without a `UID` an empty one.
  private mutating func identifier() -> CalendarIdentifier? {
    let uid = take("UID").map { CalendarText.decoded($0.value) } ?? ""
    isNameless = uid.trimmed.isEmpty
    guard isNameless || Self.isIdentifier(uid) else {
      remark(.noIdentifier, line: component["UID"]?.number ?? component.number, component.name)
      return nil
    }
    guard let line = take("RECURRENCE-ID") else { return CalendarIdentifier(uid: uid) }
    guard line["RANGE"] == nil else {
      remark(.rangeOfSeries, line: line.number, "RECURRENCE-ID")
      return nil
    }
    // What names no occurrence says nothing: the entry is kept as the whole of its `UID`.
    guard let moment = moment(line) else {
      remark(.badValue, line: line.number, "RECURRENCE-ID")
      return CalendarIdentifier(uid: uid)
    }
    occurrence = moment
    return CalendarIdentifier(uid: uid, occurrence: CalendarMoment.value(of: moment))
  }

  /// What can stand under `uid:` of a note: one line without white space at its ends, and not too long.
  private static func isIdentifier(_ uid: String) -> Bool {
    !uid.isEmpty && uid.utf8.count <= 1024 && uid.unicodeScalars.first?.properties.isWhitespace == false
      && uid.unicodeScalars.last?.properties.isWhitespace == false
      && uid.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  // MARK: Taking properties

  /// The first property of a name; further ones are remarked.
  mutating func take(_ name: String) -> ContentLine? {
    var first: ContentLine?
    for (place, line) in component.lines.enumerated() where line.name == name && !read.contains(place) {
      read.insert(place)
      if first == nil { first = line } else { remark(.repeated, line: line.number, name) }
    }
    return first
  }

  /// Every property of a name.
  mutating func takeAll(_ name: String) -> [ContentLine] {
    var lines: [ContentLine] = []
    for (place, line) in component.lines.enumerated() where line.name == name {
      read.insert(place)
      lines.append(line)
    }
    return lines
  }

  /// A text without white space at its ends; nil where there is none.
  mutating func takeText(_ name: String) -> String? {
    take(name).map { CalendarText.decoded($0.value).trimmed }.flatMap { $0.isEmpty ? nil : $0 }
  }

  mutating func takeMoment(_ name: String) -> Moment? {
    guard let line = take(name) else { return nil }
    let moment = moment(line)
    if moment == nil { remark(.badValue, line: line.number, name) }
    return moment
  }

  /// The moment that a value says in the zone of its line; what is said to be a day is one, whatever stands behind it.
  mutating func moment(_ line: ContentLine, value: String? = nil) -> Moment? {
    guard let moment = CalendarMoment.moment((value ?? line.value).trimmed) else { return nil }
    guard case .time(var time) = moment else { return moment }
    if line["VALUE"]?.uppercased() == "DATE" {
      if time.time != .midnight { remark(.otherType, line: line.number, line.name) }
      return .day(time.date)
    }
    guard time.zone == nil, let name = line["TZID"], !name.isEmpty else { return moment }
    time.zone = zones.zone(of: name, in: component.calendar)
    guard time.zone == nil else { return .time(time) }
    if !isOnClock(line), let known = zones.time(time, inDescribed: name, in: component.calendar) { return .time(known) }
    remark(.unknownZone, line: line.number, line.name)
    return .time(time)
  }

  /// Whether a line is of the clock of something that repeats: that needs a zone, because one offset would be right for a
  /// part of the year.
  private func isOnClock(_ line: ContentLine) -> Bool {
    guard component["RECURRENCE-ID"] == nil, ["RRULE", "RDATE"].contains(where: { component[$0] != nil }) else {
      return false
    }
    return (component["DTSTART"] ?? component["DUE"])?["TZID"] == line["TZID"]
  }

  mutating func remark(_ reason: CalendarRemark.Reason, line: Int, _ property: String, in name: String? = nil) {
    remarks.append(
      CalendarRemark(reason, line: line, component: name ?? component.name, property: property, title: component.title))
  }

  /// What keeps account of the component itself, and what says what is so anyway: nothing is lost with it.
  private static let bookkeeping: [String: Set<String>] = [
    "DTSTAMP": [], "LAST-MODIFIED": [], "SEQUENCE": [], "TRANSP": ["OPAQUE"],
    CalendarProperty.microsoftBusy: ["BUSY"], "X-MICROSOFT-CDO-ALLDAYEVENT": ["TRUE", "FALSE"],
  ]

  private mutating func remarkUnread() {
    for (place, line) in component.lines.enumerated() where !read.contains(place) {
      if let values = Self.bookkeeping[line.name], values.isEmpty || values.contains(line.value.uppercased()) {
        continue
      }
      remark(.notUnderstood, line: line.number, line.name)
    }
  }
}
