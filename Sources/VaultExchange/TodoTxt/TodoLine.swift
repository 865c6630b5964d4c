package import VaultModel

/// One task of a todo.txt file (https://github.com/todotxt/todo.txt): a mark, a priority, dates, and words of which some
/// are projects, contexts and `key:value` pairs.
///
/// ```swift
/// let line = TodoLine("x 2026-11-20 2026-11-01 Call Ann +family @phone due:2026-11-21")
/// line?.isDone                          // true
/// line?.noteLine                        // "Call Ann +family @phone {due: 2026-11-21, completed: 2026-11-20, …}"
/// ```
package struct TodoLine: Sendable, Hashable {
  package var isDone = false
  /// A letter from `A`, the highest, to `Z`.
  package var priority: Character?
  package var completed: LocalDate?
  package var created: LocalDate?
  /// Whether it was closed without being done (`status:cancelled`).
  package var isCancelled = false
  /// Whether it is open and begun (`status:in-progress`).
  package var isStarted = false
  package var due: String?
  /// The time on that day at which it happens (`at:`, behind `due:`), or by which it is to be done (`by:`), so that other
  /// programs read the day.
  package var time: LocalTime?
  /// Whether ``time`` is one by which it is to be done.
  package var isDeadline = false
  /// The day before which it is not shown (`t:`).
  package var threshold: String?
  package var recurrence: TodoRecurrence?
  /// Everything else, with projects, contexts and keys of other programs.
  package var words = ""

  package init(words: String) { self.words = words }

  /// Reads a line; nil for an empty one.
  package init?(_ line: some StringProtocol) {
    var rest = line.split { $0 == " " }.map { String($0) }[...]
    guard !rest.isEmpty else { return nil }
    if rest.first == "x" {
      isDone = true
      rest.removeFirst()
      // The format's own picture has the priority before the dates; todo.sh leaves it behind the first one.
      priority = Self.takePriority(&rest)
      completed = Self.takeDate(&rest)
    }
    if priority == nil { priority = Self.takePriority(&rest) }
    if !isDone || completed != nil { created = Self.takeDate(&rest) }
    let closed = takeShield(&rest)
    var words: [String] = []
    for word in rest where !take(word, unless: closed) { words.append(word) }
    self.words = words.joined(separator: " ")
  }

  /// Takes what ``text`` puts before words that would be read for something else: the status that the mark says, and
  /// behind it `due:none` and its like; the keys of these, of which no pair is read.
  private func takeShield(_ rest: inout ArraySlice<String>) -> Set<Substring> {
    guard rest.first == shield else { return [] }
    rest.removeFirst()
    var closed: Set<Substring> = []
    while let word = rest.first, word.hasSuffix(":none"), Self.pairKeys.contains(String(word.dropLast(5))) {
      closed.insert(word.dropLast(5))
      rest.removeFirst()
    }
    return closed
  }

  private var shield: String { isDone ? "status:done" : "status:open" }

  /// The keys of the pairs that are read.
  private static let pairKeys = ["due", "at", "by", "t", "rec", "pri", "status"]

  private static func takeDate(_ rest: inout ArraySlice<String>) -> LocalDate? {
    guard let date = rest.first.flatMap({ $0.utf8.count == 10 ? LocalDate($0) : nil }) else { return nil }
    rest.removeFirst()
    return date
  }

  private static func takePriority(_ rest: inout ArraySlice<String>) -> Character? {
    guard let word = rest.first, word.utf8.count == 3, word.hasPrefix("("), word.hasSuffix(")"),
      let letter = word.dropFirst().first, ("A"..."Z").contains(letter)
    else { return nil }
    rest.removeFirst()
    return letter
  }

  /// Takes a pair that vault understands.
  private mutating func take(_ word: String, unless closed: Set<Substring> = []) -> Bool {
    guard let colon = word.firstIndex(of: ":"), colon > word.startIndex, !closed.contains(word[..<colon]) else {
      return false
    }
    let value = String(word[word.index(after: colon)...])
    switch word[..<colon] {
    case "due" where due == nil && CalendarMoment.moment(inNote: value) != nil: due = value
    case "at", "by":
      guard time == nil, let due, LocalDate(due) != nil, let read = LocalTime(value) else { return false }
      (time, isDeadline) = (read, word.hasPrefix("by"))
    case "status" where isDone && !isCancelled && value == TaskStatus.cancelled.name: isCancelled = true
    case "status" where !isDone && !isStarted && value == TaskStatus.inProgress.name: isStarted = true
    case "t" where threshold == nil && LocalDate(value) != nil: threshold = value
    case "rec":
      guard recurrence == nil, let read = TodoRecurrence(value) else { return false }
      recurrence = read
    case "pri":
      guard priority == nil, value.count == 1, let letter = value.first, ("A"..."Z").contains(letter) else {
        return false
      }
      priority = letter
    default: return false
    }
    return true
  }

  // MARK: Writing

  /// The line of a todo.txt file: the words before the pairs, or behind them where they would be read for something else,
  /// as a title that begins like `x ` or holds `due:…`; then perhaps with a shield of pairs that change nothing.
  package var text: String {
    var head: [String] = []
    if isDone { head.append("x") }
    if isDone, let completed { head.append(completed.text) }
    if let priority, !isDone { head.append("(\(priority))") }
    if let created, isCreationWritten { head.append(created.text) }
    var meant = self
    meant.words = words.split(separator: " ").joined(separator: " ")
    if !isCreationWritten { meant.created = nil }
    if !isDone { meant.completed = nil }
    let shield = [shield] + openKeys.map { $0 + ":none" }
    for parts in [head + [words] + pairs, head + pairs + [words]] {
      let text = Self.line(parts)
      if TodoLine(text) == meant { return text }
    }
    return Self.line(head + shield + pairs + [words])
  }

  private static func line(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: " ") }

  /// Whether the format has a place for the day it was created: of a done task only behind the day it was done.
  package var isCreationWritten: Bool { !isDone || completed != nil }

  /// What vault understands, as pairs.
  private var pairs: [String] {
    let pairs = [
      due.map { "due:" + $0 }, time.map { (isDeadline ? "by:" : "at:") + $0.text }, threshold.map { "t:" + $0 },
      (recurrence?.text).map { "rec:" + $0 }, isDone ? priority.map { "pri:\($0)" } : nil,
      isCancelled ? "status:" + TaskStatus.cancelled.name : nil,
      isStarted ? "status:" + TaskStatus.inProgress.name : nil,
    ]
    return pairs.compactMap(\.self)
  }

  /// The keys that the words name and the task does not have.
  private var openKeys: [String] {
    let isGiven = [
      due != nil, time != nil, time != nil, threshold != nil, recurrence != nil, priority != nil,
      isCancelled || isStarted,
    ]
    let words = words.split(separator: " ")
    return zip(Self.pairKeys, isGiven).filter { key, isGiven in
      !isGiven && words.contains { $0.hasPrefix(key + ":") }
    }.map(\.0)
  }

  /// What the line's mark and its pairs say of its status.
  package var status: TaskStatus { isDone ? isCancelled ? .cancelled : .done : isStarted ? .inProgress : .open }

  /// The keys of pairs that stand more than once: as in other programs the first one of a kind counts, and a further one
  /// stays a word, so that nothing is lost and the line goes out with both.
  package var repeatedKeys: [String] {
    words.split(separator: " ").compactMap { word in
      var probe = TodoLine(words: "")
      guard probe.take(String(word)) else { return nil }
      let isTaken =
        probe.due != nil && due != nil || probe.threshold != nil && threshold != nil
        || probe.recurrence != nil && recurrence != nil || probe.priority != nil && priority != nil
      return isTaken ? word.split(separator: ":").first.map { String($0) } : nil
    }
  }

  /// What stands behind the checkbox of a line in a note.
  package var noteLine: String {
    let moment = due.map { due in time.map { due + " " + $0.text } ?? due }
    let key = time == nil || isDeadline ? "due" : "start"
    var pairs: [(String, String?)] = [(key, moment), ("wait", threshold), ("repeat", recurrence?.words)]
    pairs.append(("priority", vaultPriority?.name))
    pairs.append(("pri", lowLetter.map { String($0) }))
    pairs.append(("completed", isDone ? completed?.text : nil))
    pairs.append(("created", created?.text))
    let attributes = pairs.compactMap { key, value in value.map { "\(key): \($0)" } }
    return words + (attributes.isEmpty ? "" : " {" + attributes.joined(separator: ", ") + "}")
  }

  /// The letter of a low priority where it is another one than C: kept beside it in a note, so that it goes out as it came.
  package var lowLetter: Character? { priority.flatMap { ("D"..."Z").contains($0) ? $0 : nil } }

  /// The priority that a letter means: A is high, B medium, every other one low.
  package var vaultPriority: Priority? {
    switch priority {
    case nil: nil
    case "A": .high
    case "B": .medium
    default: .low
    }
  }
}

/// How often a task of todo.txt comes again (`rec:`): `1w` after it was done, `+1w` after it was due.
package struct TodoRecurrence: Sendable, Hashable {
  private static let units: [Character: String] = ["d": "day", "w": "week", "m": "month", "y": "year", "b": "weekday"]
  private static let frequencies: [Character: RecurrenceFrequency] = [
    "d": .daily, "w": .weekly, "m": .monthly, "y": .yearly,
  ]

  package let count: Int
  package let unit: Character
  /// Whether it counts from the day it was due.
  package let isStrict: Bool

  /// Reads `1w`, `+2m`, `1b`; nil for anything else.
  package init?(_ text: String) {
    let isStrict = text.hasPrefix("+")
    let rest = isStrict ? text.dropFirst() : text[...]
    guard let unit = rest.last, Self.units[unit] != nil, let count = Int(rest.dropLast()), 1...9999 ~= count,
      unit != "b" || count == 1
    else { return nil }
    (self.count, self.unit, self.isStrict) = (count, unit, isStrict)
  }

  /// The words of a note; nil for those that todo.txt has no way to say.
  package init?(words: String) {
    let rule = words.hasSuffix(Self.afterCompletion) ? words.dropLast(Self.afterCompletion.count) : words[...]
    isStrict = rule.count == words.count
    if let read = try? RecurrenceRule(String(rule)) {
      guard let unit = Self.frequencies.first(where: { $0.value == read.frequency })?.key else { return nil }
      var plain = RecurrenceRule(read.frequency)
      plain.interval = read.interval
      guard plain == read else { return nil }
      (count, self.unit) = (read.interval, unit)
      return
    }
    let simple: [Substring: Character] = ["daily": "d", "weekly": "w", "monthly": "m", "yearly": "y", "weekdays": "b"]
    if let unit = simple[rule] {
      (count, self.unit) = (1, unit)
      return
    }
    let parts = rule.split(separator: " ")
    guard parts.count == 2 || parts.count == 3, parts[0] == "every",
      let count = parts.count == 3 ? Int(parts[1]) : 1, 1...9999 ~= count,
      let unit = Self.units.first(where: { parts.last == $0.value[...] || parts.last == ($0.value + "s")[...] })?.key,
      unit != "b" || count == 1
    else { return nil }
    (self.count, self.unit) = (count, unit)
  }

  private static let afterCompletion = " after completion"

  /// `+1w`.
  package var text: String { (isStrict ? "+" : "") + "\(count)\(unit)" }

  /// `every 2 weeks`, `every week after completion`.
  package var words: String {
    let name = Self.units[unit] ?? "day"
    let rule = unit == "b" ? "weekdays" : count == 1 ? "every \(name)" : "every \(count) \(name)s"
    return rule + (isStrict ? "" : Self.afterCompletion)
  }
}
