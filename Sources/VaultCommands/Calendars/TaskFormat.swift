import VaultExchange
import VaultStore
import VaultSyntax

/// A format of tasks and events.
enum TaskFormat: String, CaseIterable, Sendable {
  case calendar = "ics"
  case todoText = "todotxt"
  case taskwarrior

  /// The formats that are read, and those that are written.
  static let readable = allCases
  static let writable: [TaskFormat] = [.calendar, .todoText]

  /// The format that a file's name tells: `.ics`, `todo.txt` and `done.txt`; nil for any other name.
  init?(fileName: String) {
    let name = Path(fileName).name.lowercased()
    if [".ics", ".ical", ".icalendar", ".ifb"].contains(where: name.hasSuffix) {
      self = .calendar
    } else if ["todo.txt", "done.txt"].contains(name) || name.hasSuffix(".todo.txt") {
      self = .todoText
    } else {
      return nil
    }
  }

  /// The format that a text tells: a calendar, or the JSON of Taskwarrior; nil for any other text.
  init?(content bytes: [UInt8]) {
    if CalendarFile.isOne(bytes) {
      self = .calendar
    } else if TaskwarriorTasks.isOne(bytes) {
      self = .taskwarrior
    } else {
      return nil
    }
  }
}
