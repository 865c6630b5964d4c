package import VaultSyntax

/// One item of a note: the note itself, or one of its lines that is a record of its own.
package struct Item: Sendable, Hashable {
  package var type: ItemType
  /// All of it: the whole note, or the line with its deeper lines.
  package var range: ByteRange
  /// What people call it: the title, or the line's text without slots and tail; empty when that is the file's stem.
  package var title: ByteRange
  /// Its fields in ``Note/fields``. Where a key stands twice the later one counts.
  package var fields: Range<Int>
  /// The item it stands in, in ``Note/items``: 0 is the note, which stands in itself.
  package var parent: Int
  /// The list line in ``Note/lines``, or nil for the note.
  package var line: Int?
  /// The reading of the line in ``Note/readings``, or nil for the note.
  package var reading: Int?
  /// The amount in the slot of a line of money, a shopping list or the pantry, as the index compares it; nil where there
  /// is none that can be read.
  package var slotAmount: ColumnValue?
}
