import VaultModel

/// Takes the entries of one calendar one by one, in a reading after its ``CalendarSurvey``.
package struct CalendarEntries: Sendable {
  private let survey: CalendarSurvey
  private var components: ComponentEntries

  /// - Parameter source: the how manieth source of the survey the calendar was, from 0.
  package init(of source: Int, _ survey: CalendarSurvey) {
    self.survey = survey
    let zones = source < survey.zones.count ? survey.zones[source] : CalendarZones(survey.clocks)
    components = ComponentEntries(
      zones, learnsZones: false, from: source < survey.starts.count ? survey.starts[source] : 0)
  }

  /// The entry that a part of the calendar is; nil for what is none, and for one that does not count.
  ///
  /// - Parameter report: takes that another entry of the calendar counts in its place.
  package mutating func entry(
    of part: CalendarReader.Part, _ report: (CalendarRemark) -> Void = { _ in }
  ) -> CalendarEntry? {
    guard let (read, number) = components.entry(of: part, { _ in }) else { return nil }
    if survey.isSuperseded(number), case .component(let component) = part {
      report(CalendarRemark(superseded: component))
    }
    guard survey.counts(number) else { return nil }
    return survey.withExceptions(survey.named(read))
  }

  /// The same for the next entry of a source that is no calendar.
  package mutating func entry(_ entry: CalendarEntry) -> CalendarEntry? {
    survey.counts(components.number()) ? survey.withExceptions(survey.named(ReadEntry(entry))) : nil
  }
}

/// Reads components as entries, and counts them: in every reading of a calendar the same entry has the same number.
struct ComponentEntries: Sendable {
  private(set) var zones: CalendarZones
  private let learnsZones: Bool
  /// The number of the next entry.
  private(set) var next: UInt32

  /// - Parameter learnsZones: whether the zones of the calendar are not known beforehand.
  init(_ zones: CalendarZones, learnsZones: Bool, from next: UInt32 = 0) {
    self.zones = zones
    self.learnsZones = learnsZones
    self.next = next
  }

  mutating func number() -> UInt32 {
    defer { next &+= 1 }
    return next
  }

  mutating func entry(
    of part: CalendarReader.Part, _ report: (CalendarSurvey.Notice) -> Void
  ) -> (entry: ReadEntry, number: UInt32)? {
    switch part {
    case .component(let component):
      if component.name == "VTIMEZONE" {
        if learnsZones { zones.add(component) }
        return nil
      }
      var reader = CalendarEntryReader(zones)
      let entry = reader.read(component)
      for remark in reader.remarks { report(.remark(remark)) }
      if let entry, entry.entry.kind == .event, entry.entry.start == nil, component["DTSTART"] == nil {
        report(
          .remark(
            CalendarRemark(
              .missingStart, line: component.number, component: component.name, property: "DTSTART",
              title: component.title)))
      }
      return entry.map { ($0, number()) }
    case .property(let property):
      if let remark = CalendarContents.remark(of: property) { report(.remark(remark)) }
    case .calendarEnd: break
    case .fault(let fault): report(.fault(fault))
    }
    return nil
  }
}
