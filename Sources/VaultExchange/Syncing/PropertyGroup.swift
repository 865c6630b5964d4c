/// Properties that say one thing together, so that they are written together.
struct PropertyGroup: Sendable {
  let fields: [CalendarField]
  let names: [String]
  /// Whether each property may stand several times.
  var isSeveral = false

  static let all = [
    PropertyGroup(fields: [.title], names: ["SUMMARY"]),
    PropertyGroup(fields: [.status], names: ["STATUS", "PERCENT-COMPLETE"]),
    PropertyGroup(
      fields: [.when], names: ["DTSTART", "DTEND", "DUE", "DURATION", CalendarProperty.end, CalendarProperty.at]),
    PropertyGroup(fields: [.recurrence], names: ["RRULE"]),
    PropertyGroup(fields: [.except], names: ["EXDATE"], isSeveral: true),
    PropertyGroup(fields: [.also], names: ["RDATE"], isSeveral: true),
    PropertyGroup(fields: [.priority], names: ["PRIORITY"]),
    PropertyGroup(fields: [.tags], names: ["CATEGORIES"], isSeveral: true),
    PropertyGroup(fields: [.completed], names: ["COMPLETED"]),
    PropertyGroup(fields: [.location], names: ["LOCATION"]),
    PropertyGroup(fields: [.url], names: ["URL"]),
    PropertyGroup(fields: [.attachments], names: ["ATTACH"], isSeveral: true),
    PropertyGroup(fields: [.parent, .depends], names: ["RELATED-TO"], isSeveral: true),
    PropertyGroup(fields: [.list], names: [CalendarProperty.list]),
    PropertyGroup(fields: [.wait], names: [CalendarProperty.wait]),
    // What Outlook says beside `TRANSP` would contradict another one.
    PropertyGroup(fields: [.busy], names: ["TRANSP", CalendarProperty.microsoftBusy]),
    PropertyGroup(fields: [.isPrivate], names: ["CLASS"]),
    PropertyGroup(fields: [.notes], names: ["DESCRIPTION"]),
  ]

  /// Whether a line of the component is one that the group stands for, and not one of the same name that vault did not
  /// understand.
  func covers(_ line: ContentLine) -> Bool {
    guard names.contains(line.name) else { return false }
    switch line.name {
    case "ATTACH": return line["ENCODING"] == nil && (line["VALUE"].map { $0.uppercased() == "URI" } ?? true)
    case "RELATED-TO": return [nil, "PARENT", "DEPENDS-ON"].contains(line["RELTYPE"]?.uppercased())
    case "RDATE", "EXDATE": return line["VALUE"]?.uppercased() != "PERIOD"
    default: return true
    }
  }
}
