package import VaultModel
import VaultSyntax

/// Check-ins of a diary as a table of comma-separated values, for spreadsheets.
///
/// A text that a spreadsheet would calculate gets an apostrophe before it (see ``CSVWriter``).
package struct CheckInTable: Sendable {
  /// The names of the columns, which stand in the first row.
  package static let columns = [
    "date", "time", "end", "text", "mood", "energy", "task", "category", "difficulty", "weather", "location", "tags",
    "path", "line",
  ]

  private var writer = CSVWriter()

  package init() { writer.row(Self.columns) }

  /// The table so far, its rows ended by CRLF.
  package var text: String { writer.text }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - day: that of its note; nil where nothing tells it.
  ///   - line: the line it begins in, from 1.
  package mutating func add(_ checkIn: CheckIn, on day: LocalDate?, path: String, line: Int) {
    writer.row([
      day?.text ?? "", (checkIn.times?.start ?? checkIn.time)?.text ?? "", checkIn.times?.end.text ?? "", checkIn.text,
      checkIn.mood?.name ?? "", checkIn.energy.map(String.init) ?? "",
      checkIn.tasks.map(\.place).joined(separator: ", "), checkIn.category ?? "", checkIn.difficulty?.name ?? "",
      checkIn.weather ?? "", checkIn.location ?? "", checkIn.tags.joined(separator: ", "), path, String(line),
    ])
  }
}
