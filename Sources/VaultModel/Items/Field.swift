package import VaultSyntax

/// One key of an item with its value, wherever it is written.
package struct Field: Sendable, Hashable {
  /// Where a value is written, which decides how an edit would change it.
  package enum Source: Sendable, Hashable {
    /// In the front matter: the value's node in the note's YAML tree.
    case frontMatter(node: Int)
    /// In the tail of a line: the attribute's index in the note's line readings.
    case attribute(Int)
    /// A line's date, time, amount or checkbox; the text of the value in ``Field/range``.
    case slot
  }

  /// The key, or nil for one vault does not know.
  package var key: ItemKey?
  /// The key's spelling in the note; empty for a slot.
  package var keyRange: ByteRange
  /// The value as written.
  package var range: ByteRange
  package var source: Source
  /// What was read of the value.
  package var value: FieldValue
  /// Whether the key takes several names in the item's type, so that a scalar is split at its commas.
  package var isSeveral = false

  /// Whether something is written that fits the key; a value that does not counts as absent.
  package var counts: Bool {
    switch value {
    case .absent, .invalid: false
    default: true
    }
  }
}

/// The value of a field as it was read, by the shape its key has in the item's type.
package enum FieldValue: Sendable, Hashable {
  /// Nothing is written, or null.
  case absent
  /// Text, a list of texts, links or any YAML: read on demand from the note.
  case text
  /// Written, and not what the key takes: there is a diagnostic, and the key counts as absent.
  case invalid
  case date(LocalDate)
  case dateTime(LocalDateTime)
  /// A day, with a range of times when one is written.
  case block(LocalDate, TimeRange?)
  case duration(TimeSpan)
  case number(Rational)
  case truth(Bool)
  /// The position of a member in its closed set.
  case member(UInt8)
  /// The positions of several members, one bit each.
  case members(UInt64)
  case mood(Mood)
}
