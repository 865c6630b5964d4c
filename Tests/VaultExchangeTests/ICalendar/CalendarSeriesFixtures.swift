import Testing
import VaultModel

@testable import VaultExchange

/// Calendars in the words of their components, read in both ways, which have to agree.
enum CalendarSeriesFixtures {
  static let clocks = CalendarZoneFixtures.clocks

  /// An event of some lines.
  static func component(_ lines: [String]) -> String {
    (["BEGIN:VEVENT"] + lines + ["END:VEVENT", ""]).joined(separator: "\n")
  }

  static func calendar(_ components: [String]) -> String {
    "BEGIN:VCALENDAR\nVERSION:2.0\n" + components.joined() + "END:VCALENDAR\n"
  }

  /// The contents of a stream whose zones are learned first, as a synchronisation reads it.
  static func contents(_ text: String) -> CalendarContents {
    let file = CalendarFile(parsing: Array(text.utf8))
    var contents = CalendarContents(keepingComponents: true, clocks)
    for isZone in [true, false] {
      for component in file.components where (component.name == "VTIMEZONE") == isZone {
        contents.add(.component(component))
      }
    }
    contents.finish()
    return contents
  }

  /// The entries of a stream that is read piece by piece, as an import reads it.
  static func streamed(_ text: String) -> [CalendarEntry] {
    let all = parts(of: Array(text.utf8))
    var zones = CalendarZones(clocks)
    for part in all { zones.add(part) }
    var survey = CalendarSurvey(clocks)
    survey.beginSource(zones)
    for part in all { survey.add(part) { _ in } }
    survey.finish()
    var entries = CalendarEntries(of: 0, survey)
    let read = all.compactMap { entries.entry(of: $0) }
    #expect(read.allSatisfy { survey.contains($0.identifier.key) })
    return read
  }

  /// What a stream says of its entries, in one line each, sorted; both ways of reading say the same.
  static func lines(_ text: String) -> [String] {
    let lines = contents(text).entries.map { line($0.entry) }.sorted()
    #expect(streamed(text).map(line).sorted() == lines, "\(text)")
    return lines
  }

  private static func line(_ entry: CalendarEntry) -> String {
    let dates = [CalendarField.except, .also].filter { !entry[$0].isEmpty }
      .map { "\($0.rawValue) " + entry[$0].joined(separator: ", ") }
    return ([entry.identifier.text] + entry[.when] + entry[.recurrence] + dates).joined(separator: " | ")
  }
}
