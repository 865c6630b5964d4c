import VaultModel

/// A zone that lines of a calendar name, with the year of the first time in it: from then on it has to be explained.
struct ZoneUse: Sendable, Hashable {
  let name: String
  let year: Int

  /// The zones that lines name, sorted by name.
  static func all(in lines: some Sequence<ContentLine>) -> [ZoneUse] {
    var years: [String: Int] = [:]
    for line in lines {
      guard let name = line["TZID"] else { continue }
      let first = line.value.split(separator: ",").compactMap { CalendarMoment.moment(String($0))?.date.parts.year }
        .min()
      years[name] = min(years[name] ?? .max, first ?? .max)
    }
    return years.map { ZoneUse(name: $0.key, year: $0.value) }.sorted { $0.name < $1.name }
  }
}
