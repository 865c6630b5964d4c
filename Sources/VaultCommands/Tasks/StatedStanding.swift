import VaultModel
import VaultTasks

/// How tasks stand, said in the words that headings and remarks of the list use, and in those of other programs: `overdue`,
/// `!high`, `blocked`, `not done`, `due before tomorrow`.
struct StatedStanding: Hashable {
  /// The query that means the same: `is:overdue`, `status:done`, `priority:high`; empty for tasks that only wait.
  let query: String
  /// What the tasks wait for; nil where that is not said.
  let hold: StandingWord?

  /// Reads what somebody types where a query may stand; nil for any other words, which are a query.
  init?(_ text: String) {
    if let (condition, hold) = Self.condition(text) {
      (query, self.hold) = (condition, hold)
      return
    }
    if let condition = Self.date(text) {
      (query, hold) = (condition, nil)
      return
    }
    var conditions: [String] = []
    var hold: StandingWord?
    var isNegated = false
    for word in text.split(separator: " ") where !Self.isSilent(word) {
      if Self.negations.contains(word.lowercased()) {
        isNegated.toggle()
        continue
      }
      guard let (condition, own) = Self.condition(word), own == nil || !isNegated && hold == nil else { return nil }
      hold = own ?? hold
      if !condition.isEmpty { conditions.append(isNegated ? Self.negated(condition) : condition) }
      isNegated = false
    }
    guard !isNegated, !conditions.isEmpty || hold != nil else { return nil }
    query = conditions.joined(separator: " ")
    self.hold = hold
  }

  /// The condition of one group, status or priority, or what is waited for; what has none of it is asked for by its key.
  private static func condition(_ text: some StringProtocol) -> (String, StandingWord?)? {
    if let group = TaskGroup(spelling: text) { return ("is:\(group.name)", nil) }
    if let status = TaskStatus(spelling: text) { return ("status:\(status.name)", nil) }
    // `status:pending` is Taskwarrior's.
    let key = "status:"
    let isStatus = text.lowercased().hasPrefix(key)
    if let word = StandingWord(spelling: isStatus ? text.dropFirst(key.count) : text[...]) {
      return word.query.map { ($0, nil) } ?? ("", word)
    }
    let priority = Priority(spelling: text.hasPrefix("!") ? text.dropFirst() : text[...])
    return priority.flatMap { $0 == .none ? nil : ("priority:\($0.name)", nil) }
  }

  /// What is left of what is not done is open.
  private static func negated(_ condition: String) -> String {
    condition == "status:done" ? StandingWord.undone.query ?? "" : "-" + condition
  }

  private static let negations: Set<String> = ["not", "не"]

  /// Whether a word says nothing beside those that say how a task stands: `priority is high`, `прострочені завдання`.
  private static func isSilent(_ word: Substring) -> Bool {
    silent.contains(word.lowercased())
  }

  private static let silent: Set<String> = [
    "is", "are", "priority", "status", "task", "tasks", "and", "пріоритет", "статус", "завдання", "задачі", "справи",
    "та", "і", "й",
  ]

  // MARK: Dates

  /// `due before tomorrow`, `has due date`, `no start date`, as Obsidian Tasks has them: `due:<tomorrow`.
  private static func date(_ text: String) -> String? {
    let words = text.split(separator: " ").map { $0.lowercased() }
    guard words.count > 1 else { return nil }
    if let presence = presences[words[0]], let key = keys[words[1]], words.dropFirst(2).allSatisfy({ $0 == "date" }) {
      return "\(key):\(presence)"
    }
    guard let key = keys[words[0]] else { return nil }
    let sign = signs[words[1]]
    let value = text.split(separator: " ").dropFirst(sign == nil ? 1 : 2).joined(separator: " ")
    // Only whether it is a date is asked; what is wrong with it is said where the query is read.
    guard !value.isEmpty, (try? DatePeriod(resolving: value, now: LocalDateTime(.epoch))) != nil else { return nil }
    return "\(key):\(sign ?? "")" + (value.contains(" ") ? "\"\(value)\"" : value)
  }

  private static let keys = [
    "due": "due", "scheduled": "scheduled", "start": "start", "starts": "start", "термін": "due",
  ]
  private static let presences = ["has": "any", "with": "any", "no": "none", "without": "none"]
  private static let signs = [
    "before": "<", "after": ">", "by": "<=", "until": "<=", "on": "", "is": "", "in": "", "до": "<=", "після": ">",
  ]
}
