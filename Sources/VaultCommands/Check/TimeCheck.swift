import VaultActions
import VaultModel
import VaultStore
import VaultSyntax

/// Checks the times of tasks and events: that their zones are known, and that they end after they begin, each on its own
/// clock.
struct TimeCheck: Sendable {
  private let timezone: String?
  private let deviceVariable: String?
  private let files: ZoneFiles
  /// The zones that were looked up, by their names.
  private var tables: [[String]: ZoneTable] = [:]

  init(_ session: Vault, _ invocation: Invocation) {
    timezone = session.configuration.settings.timezone
    deviceVariable = invocation.environment[.timeZone]
    files = ZoneFiles(directory: invocation.environment[.timeZoneDirectory], files: session.files)
  }

  /// What is wrong with the times of a note.
  mutating func diagnostics(of note: Note) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for item in note.items where item.type == .task || item.type == .event {
      let times = ItemTimes(item, in: note)
      let zones = zones(named: times.zoneNames)
      diagnostics += times.unknownZones(zones)
      if let fault = times.fault(zones) { diagnostics.append(fault) }
    }
    return diagnostics
  }

  /// The zones of some names; none at all, not even the vault's own, where only one clock is written.
  private mutating func zones(named names: [String]?) -> ZoneTable {
    guard let names else { return ZoneTable() }
    if let known = tables[names] { return known }
    let table = ZoneTable.read(setting: timezone, named: names, deviceVariable: deviceVariable, from: files).table
    tables[names] = table
    return table
  }
}

/// The times of a task or an event, each with the place where it stands.
private struct ItemTimes {
  private let note: Note
  private let item: Item
  private let dates: [(key: ItemKey, moment: Moment)]
  private let start: Moment?
  private let end: Moment?
  private let scheduled: PlannedTime?

  init(_ item: Item, in note: Note) {
    self.note = note
    self.item = item
    var others: [(ItemKey, Moment?)] = []
    if item.type == .event {
      let event = note.event(of: item)
      (start, end, scheduled) = (event.start, event.end, nil)
    } else {
      let task = note.task(of: item)
      (start, end, scheduled) = (task.start, task.end, task.scheduled)
      others = [(.due, task.due), (.scheduled, task.scheduled?.moment), (.wait, task.wait)]
    }
    dates = ([(.start, start), (.end, end)] + others).compactMap { key, moment in
      moment.map { (key: key, moment: $0) }
    }
  }

  /// The names of the zones that are written, in order; nil where nothing has to be moved from one clock to another.
  var zoneNames: [String]? {
    let names = Set(dates.compactMap { $0.moment.zoneName }).sorted()
    guard names.isEmpty else { return names }
    guard let start, let end, !end.isOnClock(of: start) else { return nil }
    return []
  }

  func unknownZones(_ zones: ZoneTable) -> [Diagnostic] {
    dates.compactMap { key, moment in
      guard let name = moment.zoneName, zones.rules(of: .named(name)) == nil else { return nil }
      return Diagnostic(.zoneUnknown, at: place(of: key), values: [name])
    }
  }

  /// What is wrong with the end; one that is before a start on the same clock, the note itself says.
  func fault(_ zones: ZoneTable) -> Diagnostic? {
    if case .block(_, let times)? = scheduled, times.start == times.end, !times.endsNextDay {
      return Diagnostic(.endAtStart, at: place(of: .scheduled))
    }
    guard let end else { return nil }
    guard let start else {
      // A start that does not read is said where it stands, and that an event has none is said anyway.
      let isSaid = item.type == .event || note.fields[item.fields].contains { $0.key == .start }
      return isSaid ? nil : Diagnostic(.endWithoutStart, at: place(of: .end))
    }
    switch (start, end) {
    case (.day, .day): return nil
    case (.day, .time), (.time, .day):
      return end.ends(before: start) ? nil : Diagnostic(.endOtherKind, at: place(of: .end))
    case (.time(let begin), .time(let last)):
      if begin.zone == last.zone { return begin == last ? Diagnostic(.endAtStart, at: place(of: .end)) : nil }
      guard let first = zones.instant(of: begin), let final = zones.instant(of: last), final <= first else {
        return nil
      }
      return Diagnostic(final == first ? .endAtStart : .endBeforeStart, at: place(of: .end))
    }
  }

  private func place(of key: ItemKey) -> ByteRange { note.field(key, of: item)?.range ?? item.range }
}
