import VaultSyntax

/// Names for what of a calendar does not become part of entries, which stay when lines move: of each remark the entry, the
/// property with its value, and the reason.
///
/// ```swift
/// let names = CalendarRemarkNames(of: calendar)
/// names.name(of: remark)        // sixteen hexadecimal digits
/// ```
package struct CalendarRemarkNames: Sendable {
  /// Of each line the entry it belongs to, and what stands in it.
  private var lines: [Int: (entry: String, value: String)] = [:]

  /// - Parameter contents: the entries of the calendar, of which those without a `UID` have the one that they will get.
  package init(of calendar: CalendarFile, _ contents: CalendarContents) {
    let nameless = Dictionary(
      contents.entries.filter(\.isNameless).map { ($0.line, $0.entry.identifier.uid) },
      uniquingKeysWith: { first, _ in first })
    for property in calendar.properties { lines[property.number] = ("", property.value) }
    for component in calendar.components {
      // What has no name is told apart by what it says.
      let uid = nameless[component.number] ?? component["UID"]?.value
      let names = uid == nil ? ["SUMMARY", "DTSTART", "DUE"] : ["RECURRENCE-ID"]
      add(component, of: ([uid] + names.map { component[$0]?.value }).compactMap(\.self).joined(separator: "\n"))
    }
  }

  private mutating func add(_ component: CalendarComponent, of entry: String) {
    lines[component.number] = (entry, "")
    for line in component.lines { lines[line.number] = (entry, line.value) }
    for part in component.components { add(part, of: entry) }
  }

  /// The name of a remark, sixteen hexadecimal digits.
  package func name(of remark: CalendarRemark) -> String {
    let line = lines[remark.line] ?? ("", "")
    var hash = FNV1a()
    for text in [remark.reason.rawValue, remark.component, remark.property, line.entry, line.value] {
      hash.add(text.utf8)
      hash.add(UInt64(0x1_00))
    }
    return hash.digits
  }
}
