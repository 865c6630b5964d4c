package import VaultModel
import VaultSyntax

/// The entries of a calendar, each once, with what did not become part of them.
///
/// ```swift
/// var contents = CalendarContents()
/// reader.read(piece) { contents.add($0) }
/// reader.finish { contents.add($0) }
/// contents.finish()
/// contents.entries
/// ```
///
/// An occurrence that differs from its series (`RECURRENCE-ID`) is an entry of its own, and an exception of the series.
package struct CalendarContents: Sendable {
  /// An entry, and the line that its component begins in.
  package struct Found: Sendable {
    package var entry: CalendarEntry
    package let line: Int
    /// The component; nil where it was not asked for.
    package let component: CalendarComponent?
    /// Whether the component has no `UID`, so that the entry has one that was made.
    package let isNameless: Bool
    /// The occurrence that it is, as it is named in the component.
    fileprivate let occurrence: Moment?
    fileprivate let revision: CalendarRevision
  }

  package private(set) var entries: [Found] = []
  package private(set) var remarks: [CalendarRemark] = []
  package private(set) var faults: [CalendarFault] = []
  /// The zones of the calendar.
  package private(set) var zones: CalendarZones
  /// The entries that stand in the calendar more than once: of them the newest counts, of those alike the last.
  package private(set) var repeated: [CalendarIdentifier] = []
  private var places: [CalendarIdentifier: Int] = [:]
  /// The occurrences that have components of their own, by the `UID`.
  private var occurrences: [String: [Moment]] = [:]
  private var read: [(entry: ReadEntry, line: Int, component: CalendarComponent?)] = []
  private let keepsComponents: Bool

  /// - Parameters:
  ///   - keepsComponents: whether the components are wanted too, which costs memory.
  ///   - clocks: what times mean.
  package init(keepingComponents keepsComponents: Bool = false, _ clocks: CalendarClocks = CalendarClocks()) {
    self.keepsComponents = keepsComponents
    zones = CalendarZones(clocks)
  }

  /// Takes a part of the stream.
  package mutating func add(_ part: CalendarReader.Part) {
    switch part {
    case .component(let component): add(component)
    case .property(let property): if let remark = Self.remark(of: property) { remarks.append(remark) }
    case .calendarEnd: break
    case .fault(let fault): faults.append(fault)
    }
  }

  /// What is to be said of a property of the calendar itself; nil for one that says nothing of its entries.
  static func remark(of property: ContentLine) -> CalendarRemark? {
    guard !bookkeeping.contains(property.name),
      known[property.name]?.contains(property.value.trimmed.uppercased()) != true
    else { return nil }
    return CalendarRemark(.notUnderstood, line: property.number, component: "VCALENDAR", property: property.name)
  }

  /// What says how the calendar is to be read, and by whom it was written; a calendar's name is none of its entries.
  private static let bookkeeping: Set<String> = [
    "PRODID", "VERSION", "X-WR-CALNAME", "X-WR-TIMEZONE", "X-WR-RELCALID", "NAME",
    "LAST-MODIFIED", "UID",
  ]

  /// What a calendar may be and be for: dates of another scale, and answers and proposals (RFC 5546), mean otherwise.
  private static let known: [String: Set<String>] = [
    "CALSCALE": ["GREGORIAN", ""], "METHOD": ["PUBLISH", "REQUEST", "ADD", "CANCEL", ""],
  ]

  private mutating func add(_ component: CalendarComponent) {
    if component.name == "VTIMEZONE" { return zones.add(component) }
    var reader = CalendarEntryReader(zones)
    let entry = reader.read(component)
    remarks += reader.remarks
    if let entry { read.append((entry, component.number, keepsComponents ? component : nil)) }
  }

  /// Names the occurrences that have components of their own as their series do, wherever these stand, and makes them
  /// exceptions. A cancelled one is that alone.
  package mutating func finish() {
    var starts: [CalendarKey: Moment] = [:]
    var newest: [CalendarKey: CalendarRevision] = [:]
    for (entry, _, _) in read where entry.repeats && entry.revision >= newest[entry.series] ?? .oldest {
      starts[entry.series] = entry.entry.repetitionStart
      newest[entry.series] = entry.revision
    }
    for var found in read {
      found.entry.name(inSeriesFrom: starts[found.entry.series], zones.clocks)
      add(
        Found(
          entry: found.entry.entry, line: found.line, component: found.component,
          isNameless: found.entry.isNameless, occurrence: found.entry.occurrence, revision: found.entry.revision))
    }
    read = []
    for found in entries {
      if let moment = found.occurrence { occurrences[found.entry.identifier.uid, default: []].append(moment) }
    }
    for uid in occurrences.keys {
      guard let place = places[CalendarIdentifier(uid: uid)] else { continue }
      entries[place].entry = excepting(entries[place].entry, [])
    }
  }

  private mutating func add(_ found: Found) {
    if let place = places[found.entry.identifier] {
      repeated.append(found.entry.identifier)
      let isNewer = found.revision >= entries[place].revision
      let older = isNewer ? entries[place] : found
      if isNewer { entries[place] = found }
      if let component = older.component { remarks.append(CalendarRemark(superseded: component)) }
    } else {
      places[found.entry.identifier] = entries.count
      entries.append(found)
    }
  }

  /// Gives occurrences the names under which others know them: one in UTC and one on the clock of the series may be the
  /// same.
  ///
  /// - Parameters:
  ///   - known: the identifiers of others.
  ///   - starts: the starts of their series by the `UID`, for those that the calendar has not.
  package mutating func nameOccurrences(as known: Set<CalendarIdentifier>, in starts: [String: Moment] = [:]) {
    for place in entries.indices where !known.contains(entries[place].entry.identifier) {
      let entry = entries[place].entry
      let uid = entry.identifier.uid
      let own = places[CalendarIdentifier(uid: uid)].flatMap { entries[$0].entry.repetitionStart }
      var names = [entry.otherIdentifier(inSeriesFrom: own ?? starts[uid], zones.clocks)].compactMap(\.self)
      var ofSeries: CalendarIdentifier?
      if own == nil, let start = starts[uid], let moment = entries[place].occurrence {
        let name = OccurrenceName.text(moment, inSeriesFrom: start, zones.clocks)
        ofSeries = CalendarIdentifier(uid: uid, occurrence: name)
        names.insert(CalendarIdentifier(uid: uid, occurrence: name), at: 0)
      }
      // One that nobody knows yet gets the name that it has as soon as the calendar has the series too.
      guard let other = names.first(where: { known.contains($0) && places[$0] == nil }) ?? ofSeries,
        places[other] == nil
      else { continue }
      places[entry.identifier] = nil
      places[other] = place
      entries[place].entry.identifier = other
    }
  }

  /// A series with the occurrences as exceptions that have components of their own here, and with some others.
  ///
  /// - Parameter others: moments on the clock of the series, or with a zone.
  package func excepting(_ series: CalendarEntry, _ others: [Moment]) -> CalendarEntry {
    guard series.identifier.occurrence == nil else { return series }
    let moments = (occurrences[series.identifier.uid] ?? []) + others
    guard !moments.isEmpty else { return series }
    var series = series
    series[.except] += series.exceptionTexts(of: moments, zones.clocks)
    return series
  }

  /// The entry of an identifier, or nil.
  package func entry(_ identifier: CalendarIdentifier) -> Found? { places[identifier].map { entries[$0] } }

  /// The occurrences of a series that have components of their own, by the series.
  package var overrides: [String: Set<String>] {
    var overrides: [String: Set<String>] = [:]
    for identifier in entries.map(\.entry.identifier) {
      if let occurrence = identifier.occurrence { overrides[identifier.uid, default: []].insert(occurrence) }
    }
    return overrides
  }
}
