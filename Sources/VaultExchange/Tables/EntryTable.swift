package import VaultModel
import VaultSyntax

/// Tasks and events as a table of comma-separated values, for spreadsheets.
///
/// A text that a spreadsheet would calculate gets an apostrophe before it (see ``CSVWriter``).
package struct EntryTable: Sendable {
  /// The names of the columns, which stand in the first row.
  package static let columns = [
    "type", "title", "status", "start", "end", "due", "scheduled", "wait", "priority", "list",
    "tags", "repeat", "except", "location", "url", "completed", "created", "path", "line", "category", "difficulty",
    "duration", "spent", "depends",
  ]

  private var writer = CSVWriter()

  package init() { writer.row(Self.columns) }

  /// The table so far, its rows ended by CRLF.
  package var text: String { writer.text }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - task: the task that it is, for what no calendar says; nil of an event.
  ///   - rule: the repetition as the note writes it.
  ///   - line: the line it begins in, from 1.
  package mutating func add(
    _ entry: CalendarEntry, of task: TaskItem? = nil, rule: String?, path: String, line: Int
  ) {
    func cell(_ field: CalendarField) -> String { entry[field].joined(separator: ", ") }
    let status = entry.text(.status) ?? (entry.kind == .task ? TaskStatus.open.name : "")
    writer.row([
      entry.kind.rawValue, cell(.title), status, entry[.when].first ?? "", entry[.when].dropFirst().first ?? "",
      cell(.due), cell(.scheduled), cell(.wait), cell(.priority), cell(.list), cell(.tags), rule ?? cell(.recurrence),
      cell(.except), cell(.location), cell(.url), cell(.completed), cell(.created), path, String(line),
      task?.category ?? "", task?.difficulty.name ?? "", task?.duration.text ?? "", task?.spent?.text ?? "",
      (task?.depends ?? []).map(\.place).joined(separator: ", "),
    ])
  }
}
