/// One list line that may be a record of its own: a task, an ingredient, a lesson, a payment.
///
/// ```swift
/// // - [x] 2026-11-23 call Ann ^k1
/// item.checkbox              // .done
/// item.content               // the range of "2026-11-23 call Ann ^k1"
/// ```
package struct LineItem: Hashable, Sendable {
  /// What stands in the brackets before the content; `other` is any mark vault has no meaning for, read as open.
  package enum Checkbox: UInt8, Sendable { case absent, open, done, cancelled, inProgress, other }

  /// The index of its `listItem` in ``MarkdownBlocks/blocks``.
  package var block: Int32
  /// The index of the enclosing item among the collected ones, or -1.
  package var parent: Int32
  /// The index after its last descendant among the collected items.
  package var subtreeEnd: Int32
  /// The index of the heading block under which it stands, or -1; a heading in a quote rules inside that quote only.
  package var heading: Int32
  /// How many items enclose it, at most 255.
  package var depth: UInt8
  /// Whether the marker is a number.
  package var isOrdered: Bool
  /// The kind of checkbox.
  package var checkbox: Checkbox
  /// The whole item with its deeper lines, from the marker to the end of the last line.
  package var range: ByteRange
  /// `-`, `*`, `+`, `1.` or `1)`.
  package var marker: ByteRange
  /// The checkbox with its brackets; empty when absent.
  package var checkboxRange: ByteRange
  /// The first line after marker and checkbox, without white space at its ends; empty when there is no text there.
  package var content: ByteRange

  /// The mark between the brackets; empty when there is no checkbox.
  package var mark: ByteRange {
    checkboxRange.isEmpty ? checkboxRange : ByteRange(checkboxRange.lower + 1, checkboxRange.upper - 1)
  }

  /// The lines below the first, which are the item's notes and subtasks; empty when there are none.
  package var notes: ByteRange { ByteRange(content.upper, range.upper) }
}
