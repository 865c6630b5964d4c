package import VaultModel
package import VaultSyntax

/// The tasks of `task export` (https://taskwarrior.org/docs/design/task/), as entries.
///
/// A template that repeats becomes a repeating task, due when the first of its open tasks is; these are parts of it, and
/// those that were done are its log. What was deleted is left out.
package struct TaskwarriorTasks: Sendable {
  package private(set) var entries: [CalendarEntry] = []
  package private(set) var remarks: [CalendarRemark] = []
  /// How many tasks were left out: deleted ones, and the open parts of those that repeat.
  package private(set) var leftOut = 0
  private let zones: ZoneTable

  /// Whether a text is an export: a list of objects, or one object a line, of which the first has a `uuid` and a
  /// `description`.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { !($0 == 0x20 || (0x09...0x0D).contains($0)) }),
      first == 0x5B || first == 0x7B,
      let task = (try? objects(in: bytes))?.first?.value
    else { return false }
    return task["uuid"]?.string != nil && task["description"]?.string != nil
  }

  /// Reads an export.
  ///
  /// - Parameter zones: the clocks on which its moments, which are of UTC, are shown.
  package init(parsing bytes: [UInt8], zones: ZoneTable) throws(JSONError) {
    self.zones = zones
    let tasks = try Self.objects(in: bytes)
    var children: [String: [JSONValue]] = [:]
    for (task, _) in tasks {
      if let parent = task["parent"]?.string { children[parent, default: []].append(task) }
    }
    let templates = Set(
      tasks.filter { $0.value["status"]?.string == "recurring" }.compactMap { $0.value["uuid"]?.string })
    for (task, line) in tasks {
      if let parent = task["parent"]?.string, templates.contains(parent) {
        if task["end"] == nil { leftOut += 1 }
        continue
      }
      guard task["status"]?.string != "deleted" else {
        leftOut += 1
        continue
      }
      add(task, line: line, children: children[task["uuid"]?.string ?? ""] ?? [])
    }
  }

  /// The objects of a list, or of lines, each with its line from 1.
  private static func objects(in bytes: [UInt8]) throws(JSONError) -> [(value: JSONValue, line: Int)] {
    let first = bytes.first { !($0 == 0x20 || (0x09...0x0D).contains($0)) }
    guard first == 0x7B else {
      let tree = try JSONTree(parsing: bytes)
      var line = 1
      var place = 0
      return tree.root.elements.filter { $0.kind == .object }.map { value in
        line += bytes[place..<value.range.lower].count { $0 == 0x0A }
        place = value.range.lower
        return (value, line)
      }
    }
    var objects: [(value: JSONValue, line: Int)] = []
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      var line = line
      while let last = line.last, last == 0x2C || last == 0x20 || last == 0x0D { line.removeLast() }
      guard !line.isEmpty else { continue }
      objects.append((try JSONTree(parsing: Array(line)).root, index + 1))
    }
    return objects
  }

  // MARK: One task

  private mutating func add(_ task: JSONValue, line: Int, children: [JSONValue]) {
    guard let uuid = task["uuid"]?.string, !uuid.isEmpty, uuid.utf8.count <= 64 else {
      return remark(.noIdentifier, line, "uuid")
    }
    var entry = CalendarEntry(.task, CalendarIdentifier(uid: uuid))
    entry.set(.title, task["description"]?.text?.plainLine)
    for (name, value) in task.members { take(name, value, line, children, &entry) }
    readRepetition(of: task, line, &entry)
    let log = children.compactMap { child in
      day(child["due"] ?? child["end"]).flatMap { day in
        child["end"] == nil ? nil : "- [\(child["status"]?.string == "completed" ? "x" : "-")] \(day.text)"
      }
    }
    if !log.isEmpty {
      let list = log.sorted(by: >).joined(separator: "\n")
      entry.set(.notes, entry.text(.notes).map { $0 + "\n\n" + list } ?? list)
    }
    entries.append(entry)
  }

  /// The letters of its priorities.
  package static let priorities: [String: Priority] = ["H": .high, "M": .medium, "L": .low]

  private mutating func take(
    _ name: String, _ value: JSONValue, _ line: Int, _ children: [JSONValue], _ entry: inout CalendarEntry
  ) {
    switch name {
    case "due":
      let open = children.filter { $0["end"] == nil }.compactMap { moment($0["due"]) }
      let first = open.min { $0.clockSeconds < $1.clockSeconds }
      set(.due, first ?? moment(value), line, name, &entry)
    case "scheduled": set(.scheduled, moment(value), line, name, &entry)
    case "wait": set(.wait, moment(value), line, name, &entry)
    case "entry": set(.created, moment(value), line, name, &entry)
    case "end": set(.completed, moment(value), line, name, &entry)
    case "start": if entry[.status].isEmpty { entry.set(.status, TaskStatus.inProgress.name) }
    case "status":
      if value.string == "completed" { entry.set(.status, TaskStatus.done.name) }
    case "priority":
      entry.set(.priority, value.string.flatMap { Self.priorities[$0] }?.name)
      if entry[.priority].isEmpty { remark(.badValue, line, name) }
    case "project": entry.set(.list, value.text?.plainLine)
    case "tags": entry[.tags] = value.elements.compactMap { $0.text?.plainLine }
    case "depends":
      let list = value.elements.compactMap(\.string)
      entry[.depends] = list.isEmpty ? (value.string ?? "").split(separator: ",").map(String.init) : list
    case "annotations": entry.set(.notes, annotations(value))
    case "uuid", "description", "recur", "until", "parent", "id", "urgency", "modified", "mask", "imask", "rtype": break
    default: remark(.notUnderstood, line, name)
    }
  }

  private func annotations(_ value: JSONValue) -> String? {
    let lines = value.elements.compactMap { note in
      note["description"]?.text.map { text in
        (day(note["entry"]).map { $0.text + " " } ?? "")
          + text.split(whereSeparator: \.isNewline).joined(separator: " ")
      }
    }
    return lines.isEmpty ? nil : lines.map { "- " + $0 }.joined(separator: "\n")
  }

  private mutating func readRepetition(of task: JSONValue, _ line: Int, _ entry: inout CalendarEntry) {
    let until = task["until"].map { moment($0) }
    guard let text = task["recur"]?.string else {
      if until != nil { remark(.notUnderstood, line, "until") }
      return
    }
    guard var rule = TaskwarriorRecurrence.rule(text) else { return remark(.badValue, line, "recur") }
    if let until, let until { rule.until = .date(until.date) }
    entry.set(.recurrence, rule.text)
  }

  // MARK: Values

  private mutating func set(
    _ field: CalendarField, _ moment: Moment?, _ line: Int, _ name: String, _ entry: inout CalendarEntry
  ) {
    if let moment { entry.set(field, moment.text) } else { remark(.badValue, line, name) }
  }

  private mutating func remark(_ reason: CalendarRemark.Reason, _ line: Int, _ property: String) {
    remarks.append(CalendarRemark(reason, line: line, component: "task", property: property))
  }

  /// A moment of UTC on the clocks of the vault; midnight there is the day, as Taskwarrior means it.
  private func moment(_ value: JSONValue?) -> Moment? {
    guard let text = value?.string, let moment = CalendarMoment.moment(text) else { return nil }
    guard case .time(let time) = moment, zones.home != nil else { return moment }
    let clock = zones.homeClock(of: time)
    return clock.time == .midnight ? .day(clock.date) : .time(clock)
  }

  private func day(_ value: JSONValue?) -> LocalDate? { moment(value)?.date }
}
