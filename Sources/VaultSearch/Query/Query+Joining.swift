package import VaultModel
import VaultSyntax

// Queries made of queries, as a list's own and what is asked within it.
extension Query {
  /// Takes the directives of another query in place of its own; those that it does not have stay.
  package mutating func take(directivesOf other: Query) {
    if !other.sort.isEmpty { sort = other.sort }
    limit = other.limit ?? limit
    group = other.group ?? group
  }

  /// The items that meet the conditions of both, with the other's directives in place of its own.
  package func narrowed(by other: Query) -> Query {
    var query = self
    query.condition = .every([condition, other.condition])
    query.take(directivesOf: other)
    return query
  }
}

extension Condition {
  /// All of some conditions; ``everything`` when there is none.
  package static func every(_ conditions: [Condition]) -> Condition {
    let parts = conditions.flatMap { condition in
      switch condition {
      case .everything: [Condition]()
      case .all(let parts): parts
      default: [condition]
      }
    }
    return parts.count > 1 ? .all(parts) : parts.first ?? .everything
  }

  /// A condition on a key that no text of a query stands behind.
  package static func field(_ key: String, _ test: FieldCondition.Test) -> Condition {
    .field(FieldCondition(key: key, test: test, range: ByteRange(0, 0)))
  }

  /// What it leaves out of a list of tasks unasked: what is done or cancelled, each unless the condition asks for that
  /// status itself, and not only leaves others out.
  ///
  /// - Parameter shown: statuses that show without being asked for, as `show: [completed]` of a list says.
  package func leavingOutClosed(showing shown: Set<TaskStatus> = []) -> [Condition] {
    let asked = asked(for: ItemKey.status.queryName)
    guard asked != .any else { return [] }
    let hidden = [TaskStatus.done, .cancelled].filter { !shown.contains($0) && !asked.contains($0.name) }
    return hidden.isEmpty ? [] : [.not(.field(ItemKey.status.queryName, .anyOf(hidden.map(\.name))))]
  }

  /// Whether it asks for some value of the key, and does not only leave some out: `status:done`, not `-status:cancelled`.
  /// Complexity: O(conditions).
  package func asks(for key: String) -> Bool { asked(for: key) != .values([]) }

  /// The values of a key that it asks for.
  fileprivate enum AskedValues: Equatable {
    case values(Set<String>)
    /// Any value, or values that are not told by their names.
    case any

    func contains(_ value: String) -> Bool {
      if case .values(let values) = self { values.contains(value) } else { true }
    }

    func union(_ other: Self) -> Self {
      guard case .values(let own) = self, case .values(let more) = other else { return .any }
      return .values(own.union(more))
    }
  }

  private func asked(for key: String, isNegated: Bool = false) -> AskedValues {
    switch self {
    case .field(let field) where field.key == key && !isNegated: field.test.askedValues
    case .all(let parts), .any(let parts):
      parts.reduce(.values([])) { $0.union($1.asked(for: key, isNegated: isNegated)) }
    case .not(let part): part.asked(for: key, isNegated: !isNegated)
    case .everything, .word, .phrase, .field: .values([])
    }
  }

  /// Whether a condition on the key is among it. Complexity: O(conditions).
  package func names(key: String) -> Bool {
    switch self {
    case .field(let field): field.key == key
    case .all(let parts), .any(let parts): parts.contains { $0.names(key: key) }
    case .not(let part): part.names(key: key)
    case .everything, .word, .phrase: false
    }
  }
}

extension FieldCondition.Test {
  /// The values that it is met by; none of `none`.
  fileprivate var askedValues: Condition.AskedValues {
    switch self {
    case .anyOf(let values), .allOf(let values): .values(Set(values))
    case .exactly(let value): .values([value])
    case .absent: .values([])
    case .words, .phrase, .range, .amount, .stands, .present: .any
    }
  }
}

/// The name of a list or of what would be linked, as a query compares it.
package enum LinkName {
  /// The name folded, without brackets, heading and shown text.
  package static func folded(_ name: String) -> String {
    String(decoding: WikiLinkText.folded(TextSource(Array(name.utf8))), as: UTF8.self)
  }
}
