import VaultModel

/// How tasks stand, said in the words that headings and remarks of the list use: `overdue`, `done`, `!high`.
struct StatedStanding: Hashable {
  /// The query that means the same: `is:overdue`, `status:done`, `priority:high`.
  let query: String

  /// Reads what somebody types where a query may stand; nil for any other words, which are a query.
  init?(_ text: String) {
    if let condition = Self.condition(text) {
      query = condition
      return
    }
    let words = text.split(separator: " ")
    let conditions = words.compactMap(Self.condition)
    guard words.count > 1, conditions.count == words.count else { return nil }
    query = conditions.joined(separator: " ")
  }

  /// The condition of one group, status or priority; what has none of it is asked for by its key.
  private static func condition(_ text: some StringProtocol) -> String? {
    if let group = TaskGroup(spelling: text) { return "is:\(group.name)" }
    if let status = TaskStatus(spelling: text) { return "status:\(status.name)" }
    let priority = Priority(spelling: text.hasPrefix("!") ? text.dropFirst() : text[...])
    return priority.flatMap { $0 == .none ? nil : "priority:\($0.name)" }
  }
}
