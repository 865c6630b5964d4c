/// A key that a query may name, and how its values are read and compared.
package struct QueryKey: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Matched by words: `title`, `body`, and text keys of the user's own.
    case text
    /// Text that may go with an amount: `ingredient:flour>=500g`.
    case textWithAmount
    /// Matched by the whole value, case folded: lists, links, people.
    case name
    /// A tag: `a` also finds `a/b`; a leading `#` does not count.
    case tag
    /// The beginning of a path from the root: `in:recipes/`.
    case path
    /// One of these members, matched whole; they have no order.
    case member([String])
    /// One of these members, which are ordered; the position is compared (``ColumnValue/Kind/rank``).
    case rank(RankedSet)
    /// yes or no.
    case flag
    /// A date or a local date-time.
    case moment
    case timeOfDay, duration, number, quantity, money, mood
  }

  /// A closed set whose members have an order.
  package enum RankedSet: Hashable, Sendable { case priority, difficulty }

  /// The name as results and explanations spell it.
  package var name: String
  package var kind: Kind

  package init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
