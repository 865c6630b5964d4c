package import VaultModel

/// What is usual of a task, with what it rests on; nothing where too little is known.
package struct TaskHabits: Sendable, Hashable {
  /// The part of the day in which it is done.
  package struct Part: Sendable, Hashable {
    package let part: PartOfDay
    /// How many times it was done in that part, of how many whose time is known.
    package let count: Int
    package let total: Int
  }

  /// How long it takes.
  package struct Length: Sendable, Hashable {
    /// To five minutes.
    package let minutes: Int
    /// How many lengths it is the median of.
    package let count: Int
  }

  /// Nil: it was done at a known time fewer than three times, or no part has more than half of them.
  package internal(set) var usualPart: Part?
  /// Nil: fewer than three lengths are known.
  package internal(set) var usualLength: Length?

  /// Nothing is known.
  package init() {}

  package var isEmpty: Bool { usualPart == nil && usualLength == nil }
}
