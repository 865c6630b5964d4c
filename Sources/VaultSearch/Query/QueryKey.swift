import VaultModel

/// A key that a query may name, and how its values are read and compared.
package struct QueryKey: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Matched by words: `title`, `body`, `location`.
    case text
    /// A key of the author's own: matched by words, and compared where its values are numbers or dates.
    case own
    /// Text that may go with an amount: `ingredient:flour>=500g`.
    case textWithAmount
    /// Matched by the whole value, case folded: lists, links, people.
    case name
    /// A tag: `a` also finds `a/b`; a leading `#` does not count.
    case tag
    /// The beginning of a path from the root: `in:recipes/`.
    case path
    /// A member of a closed set, matched by its canonical name.
    case member(MemberSet)
    /// A step of a scale; its position is compared (``ColumnValue/Kind/rank``).
    case scale(Scale)
    /// When an open task calls for attention: `is:overdue`.
    case taskGroup
    /// A day of the week, by its name.
    case weekday
    /// A date or a local date-time.
    case moment
    case timeOfDay, duration, number, quantity, mood
    /// A line's amount: money if it has a sign or a currency, a quantity if it has a unit, else either.
    case amount
  }

  /// The name as results and explanations spell it.
  package var name: String
  package var kind: Kind

  package init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// Whether it tells of what has happened, so that `monday` is the last one.
  var looksBack: Bool { ItemKey(rawValue: name)?.looksBack ?? false }
}

extension QueryKey.Kind {
  /// Whether its values come round again, so that a range may go over their end.
  var isCyclic: Bool {
    switch self {
    case .timeOfDay, .weekday: true
    default: false
    }
  }

  /// Whether its values begin with a number that a point or a comma may make doubtful.
  var takesAmounts: Bool {
    switch self {
    case .number, .quantity, .amount: true
    default: false
    }
  }
}
