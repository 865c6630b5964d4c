/// The time zones of Windows, which Outlook and Exchange write, as zones of the IANA database.
enum WindowsZones {
  /// The zone of a name such as `FLE Standard Time`, in any case; nil for no such name.
  static func zone(named name: String) -> String? { zones[name.lowercased()] }

  /// All zones that stand for one of Windows, sorted.
  static var all: [String] { Set(zones.values).sorted() }

  private static let zones: [String: String] = {
    var zones: [String: String] = [:]
    for line in "\(WindowsZoneNames.table)".split(separator: "\n") {
      guard let sign = line.firstIndex(of: "=") else { continue }
      zones[line[..<sign].lowercased()] = String(line[line.index(after: sign)...])
    }
    return zones
  }()
}
