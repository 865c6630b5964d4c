package import VaultModel
import VaultSyntax

/// One moment at which to remind of one occurrence.
package struct ReminderAlert: Sendable, Hashable {
  /// The number of its ``ReminderSource``.
  package let source: Int
  /// The reminder that it comes from.
  package let reminder: Reminder
  /// When to remind, in seconds since 1970-01-01 00:00 UTC.
  package let instant: Int64
  /// When what it reminds of takes place or is due, on the vault's clocks; nil for what has no date.
  package let occurrence: Moment?
  /// When that ends; nil for a day or a moment.
  package let end: Moment?
  /// Until when it is worth telling to somebody who missed it: the occurrence's instant, of a moment of its own that.
  let deadline: Int64
  /// How many alerts stand before it that say the same of an item of the same identity.
  var equalsBefore = 0

  /// What tells it from every other: the item, what its date is, when that is, how long before, and the how manieth of
  /// equal ones it is. It does not depend on anything else in the note.
  package func key(_ sources: [ReminderSource]) -> UInt64 {
    var hash = FNV1a()
    for part in [sources[source].identity, sources[source].role.name, reminder.text, "\(deadline)", "\(equalsBefore)"] {
      hash.add(part.utf8)
      hash.add(UInt64(0))
    }
    return hash.value
  }
}

extension ReminderAlert: Comparable {
  /// By the time to remind, then in the order of the sources, then by the occurrence.
  package static func < (left: Self, right: Self) -> Bool {
    (left.instant, left.source, left.deadline, left.reminder.text) < (
      right.instant, right.source, right.deadline, right.reminder.text
    )
  }
}
