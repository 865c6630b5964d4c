import VaultModel
import VaultSyntax

/// The patches that make the lines of one component say something else.
struct ComponentEdit {
  private let component: CalendarComponent
  private let zones: CalendarZones
  private let lineEnd: [UInt8]
  private(set) var patches: [Patch] = []

  init(_ component: CalendarComponent, zones: CalendarZones, lineEnd: [UInt8]) {
    self.component = component
    self.zones = zones
    self.lineEnd = lineEnd
  }

  /// Makes the lines of a group those of another entry; lines that say the same in both stay.
  mutating func replace(_ group: PropertyGroup, _ old: [ContentLine], with new: [ContentLine]) {
    guard old != new else { return }
    let standing = component.lines.filter(group.covers)
    if group.isSeveral {
      remove(standing)
      insert(new, at: standing.first?.place.lowerBound)
      return
    }
    for name in group.names {
      let lines = standing.filter { $0.name == name }
      let wanted = new.first { $0.name == name }
      if let wanted, wanted == old.first(where: { $0.name == name }), !lines.isEmpty { continue }
      // The share that is done says nothing beside a status that says it.
      guard let wanted else {
        remove(lines)
        continue
      }
      guard let first = lines.first else {
        insert([wanted], at: standing.last?.place.upperBound)
        continue
      }
      patches.append(Patch(ByteRange(first.place), bytes(of: keepingParameters(of: first, in: wanted))))
      remove(Array(lines.dropFirst()))
    }
  }

  /// Makes the alarms those of another entry; one that says the same stays, whatever else stands in it.
  mutating func replaceAlarms(of old: CalendarEntry, with new: CalendarEntry, _ writer: CalendarEntryWriter) {
    var missing = new[.remind]
    for alarm in component.components where alarm.name == "VALARM" {
      guard let trigger = alarm["TRIGGER"],
        let text = CalendarEntryReader.reminder(of: trigger, for: old, writer.clocks),
        old[.remind].contains(text)
      else { continue }
      let now = CalendarEntryReader.reminder(of: trigger, for: new, writer.clocks)
      // Of two alarms that say the same both stay.
      if let now, new[.remind].contains(now) {
        missing.removeAll { $0 == now }
      } else {
        patches.append(Patch(ByteRange(alarm.place), []))
      }
    }
    let alarms = missing.compactMap { writer.alarm(of: $0, in: new) }
    guard !alarms.isEmpty else { return }
    let bytes = alarms.flatMap { ContentLineWriter.bytes(of: $0, lineEnd: lineEnd) }
    patches.append(Patch(ByteRange(component.end, component.end), bytes))
  }

  /// Gives a component without a `UID` one.
  mutating func identify(as uid: String) {
    let line = ContentLine("UID", CalendarText.encoded(uid))
    if let empty = component["UID"] {
      patches.append(Patch(ByteRange(empty.place), bytes(of: line)))
    } else {
      insert([line], at: component.lines.first?.place.lowerBound)
    }
  }

  /// Says when the component was changed, where it says it at all.
  mutating func stampIfChanged(_ value: String) {
    guard !patches.isEmpty else { return }
    for line in component.lines where ["DTSTAMP", "LAST-MODIFIED"].contains(line.name) {
      var stamped = line
      stamped.value = value
      patches.append(Patch(ByteRange(line.place), bytes(of: stamped)))
    }
  }

  private mutating func remove(_ lines: [ContentLine]) {
    patches += lines.map { Patch(ByteRange($0.place), []) }
  }

  /// Puts lines in at a place, else behind the component's own lines.
  private mutating func insert(_ lines: [ContentLine], at place: Int?) {
    guard !lines.isEmpty else { return }
    let place = place ?? component.components.first?.place.lowerBound ?? component.end
    patches.append(Patch(ByteRange(place, place), lines.flatMap(bytes)))
  }

  /// The parameters of the line that is replaced stay, but for those that say how its value is to be read.
  private func keepingParameters(of old: ContentLine, in new: ContentLine) -> ContentLine {
    let replaced: Set<String> = ["VALUE", "TZID", "ENCODING", "CHARSET", "ALTREP", "RELATED", "RELTYPE"]
    var line = new
    line.parameters += old.parameters.filter { parameter in
      !replaced.contains(parameter.name) && !new.parameters.contains { $0.name == parameter.name }
    }
    return line
  }

  /// A line with the calendar's own name of its zone.
  private func bytes(of line: ContentLine) -> [UInt8] {
    var line = line
    for index in line.parameters.indices where line.parameters[index].name == "TZID" {
      line.parameters[index].values = line.parameters[index].values.map { zones.name(of: .named($0)) ?? $0 }
    }
    return ContentLineWriter.bytes(of: line, lineEnd: lineEnd)
  }
}
