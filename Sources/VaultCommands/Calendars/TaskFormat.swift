import VaultActions
import VaultExchange
import VaultMessages
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

  /// The format of an input: as stated, else told by the name, else by the content; nil where it is none of tasks and
  /// events, but for the JSON of Taskwarrior, which only the whole content tells.
  init?(of input: ImportInput, stated: String?) throws(Failure) {
    if let stated {
      self.init(rawValue: stated)
    } else if !WebPage.isAddress(input.name), let format = TaskFormat(fileName: input.name) {
      self = format
    } else if try input.isCalendar() {
      self = .calendar
    } else {
      return nil
    }
  }
}
