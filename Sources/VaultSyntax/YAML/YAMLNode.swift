/// One node of a YAML stream, as ranges into the document's bytes; values are decoded only when asked for.
///
/// Nodes are stored flat, in document order, a parent before its children. The children of a sequence are its
/// entries; those of a mapping alternate key, value, key, value.
package struct YAMLNode: Hashable, Sendable {
  package enum Kind: UInt8, Sendable { case scalar, sequence, mapping, alias }

  /// How the node is written (YAML 1.2.2, chapters 7 and 8). An absent value is an empty plain scalar.
  package enum Style: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, literal, folded, block, flow }

  package var kind: Kind
  package var style: Style
  /// Whether the decoded text of a scalar is the bytes between its quotes as they stand: no folding, no escape.
  package var isVerbatim = false
  /// The column in bytes, from 0, of a block collection's entries or of a literal or folded scalar's lines; else 0.
  package var column: Int32 = 0
  /// The node's own text, quotes and brackets included, without anchor, tag and surrounding trivia.
  ///
  /// A block collection begins with its first entry (and that entry's anchor and tag) and ends with its last node. A
  /// literal or folded scalar begins with its header and ends before the line break of its last line. An absent
  /// node is the empty range where it would begin.
  package var range: ByteRange
  /// The anchor's name without `&`, and the tag as written; empty when absent.
  package var anchor: ByteRange, tag: ByteRange
  /// The index after the last descendant in ``YAMLTree/nodes``.
  package var subtreeEnd: Int32
  /// For an alias: the node it names, or -1. For others -1.
  package var target: Int32 = -1

  package init(_ kind: Kind, style: Style, range: ByteRange, subtreeEnd: Int32 = 0) {
    self.kind = kind
    self.style = style
    self.range = range
    self.anchor = ByteRange(0, 0)
    self.tag = ByteRange(0, 0)
    self.subtreeEnd = subtreeEnd
  }

  /// The bytes of a scalar's text as they stand, without quotes; nil when something is folded or escaped.
  package var verbatimRange: ByteRange? {
    guard kind == .scalar, isVerbatim else { return nil }
    return style == .plain ? range : ByteRange(range.lower + 1, range.upper - 1)
  }

  /// Where the node begins, its anchor and tag included.
  package var start: Int {
    var start = range.lower
    if !anchor.isEmpty { start = min(start, anchor.lower - 1) }
    if !tag.isEmpty { start = min(start, tag.lower) }
    return start
  }
}
