package import VaultModel
import VaultSyntax

/// The tasks of a todo.txt file, in their order.
package struct TodoFile: Sendable {
  /// A task, and the line it stands in, from 1.
  package struct Found: Sendable {
    package let line: Int
    package let task: TodoLine
  }

  package private(set) var tasks: [Found] = []
  /// The lines that hold no task, marks and dates without words; the pairs that stand more than once in a line or do not
  /// read; and what of a title a note reads as a field.
  package private(set) var remarks: [CalendarRemark] = []

  /// The longest line, in bytes (1 MB, the reliability page of the specification).
  private static let lineLimit = 1 << 20

  /// Reads a text in UTF-8. O(n) in its bytes.
  package init(parsing bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    for (index, line) in rest.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let text = line.count <= Self.lineLimit ? String(decoding: line, as: UTF8.self).plainLine : ""
      guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) else { continue }
      if let task = TodoLine(text), !task.words.isEmpty {
        tasks.append(Found(line: index + 1, task: task))
        let findings: [(CalendarRemark.Reason, [String])] = [
          (.repeated, task.repeatedKeys), (.badValue, task.unreadKeys), (.readAsField, task.keysInWords),
        ]
        for (reason, keys) in findings {
          remarks += keys.map { CalendarRemark(reason, line: index + 1, component: "todo.txt", property: $0) }
        }
      } else {
        remarks.append(CalendarRemark(.badValue, line: index + 1, component: "todo.txt", property: "todo.txt"))
      }
    }
  }
}

extension TodoLine {
  /// The line of a task as a note has it.
  ///
  /// - Parameters:
  ///   - rule: the repetition as it is written.
  ///   - further: pairs of vault's own keys for what todo.txt has no place for, each one word.
  package init(_ task: TaskItem, rule: String?, further: [String] = []) {
    self.init(words: task.title.plainLine)
    isDone = task.status.isClosed
    isCancelled = task.status == .cancelled
    isStarted = task.status == .inProgress
    completed = isDone ? task.completed?.date : nil
    created = task.created?.date
    switch task.priority {
    case .high: priority = "A"
    case .medium: priority = "B"
    case .low: priority = "C"
    case .none: break
    }
    due = task.due?.date.text
    if case .time(let moment)? = task.due, moment.zone == nil { (time, isDeadline) = (moment.time, true) }
    if let moment = task.todoStart { (due, time) = (moment.date.text, moment.time) }
    threshold = task.wait?.date.text
    recurrence = rule.flatMap(TodoRecurrence.init(words:))
    var own = Set(words.split(separator: " ").map { $0.lowercased() })
    let marks = task.tags.map { "#" + $0 } + (task.list.map { ["+" + $0] } ?? [])
    for word in marks.map({ $0.split(separator: " ").joined(separator: "-") })
    where own.insert(word.lowercased()).inserted { words += " " + word }
    for pair in further { words += " " + pair }
  }
}

extension TaskItem {
  /// The moment at which it only starts, which a line of todo.txt says by `due:` and `at:`; a block has its own keys.
  var todoStart: LocalDateTime? {
    guard due == nil, end == nil, case .time(let moment)? = start, moment.zone == nil else { return nil }
    return moment
  }
}

extension String {
  /// The text in one line: control characters are spaces.
  var plainLine: String {
    String(decoding: utf8.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }, as: UTF8.self).trimmed
  }
}
