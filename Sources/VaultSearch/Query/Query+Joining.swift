import VaultModel
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

  /// Whether it asks for some value of the key, and does not only leave some out: `status:done`, not `-status:cancelled`.
  /// Complexity: O(conditions).
  package func asks(for key: String) -> Bool { asks(for: key, negated: false) }

  private func asks(for key: String, negated isNegated: Bool) -> Bool {
    switch self {
    case .field(let field): field.key == key && !isNegated
    case .all(let parts), .any(let parts): parts.contains { $0.asks(for: key, negated: isNegated) }
    case .not(let part): part.asks(for: key, negated: !isNegated)
    case .everything, .word, .phrase: false
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

/// The name of a list or of what would be linked, as a query compares it.
package enum LinkName {
  /// The name folded, without brackets, heading and shown text.
  package static func folded(_ name: String) -> String {
    String(decoding: WikiLinkText.folded(TextSource(Array(name.utf8))), as: UTF8.self)
  }
}
