/// One value of a JSON text, as a range of its bytes; text is decoded only when asked for.
///
/// Nodes are stored flat, in the order of the text, a parent before its children. The children of an object alternate
/// name, value, name, value.
package struct JSONNode: Hashable, Sendable {
  /// The kinds of values (RFC 8259, section 3).
  package enum Kind: UInt8, Sendable { case null, truth, falsehood, number, string, array, object }

  package let kind: Kind
  /// Whether a string has escapes, so that its text is not the bytes between its quotation marks.
  package internal(set) var hasEscapes = false
  /// The value as written: a string without its quotation marks, an array or an object with its brackets.
  package internal(set) var range: ByteRange
  /// The index after the last descendant in ``JSONTree/nodes``.
  package internal(set) var subtreeEnd: Int32

  init(_ kind: Kind, range: ByteRange, subtreeEnd: Int) {
    self.kind = kind
    self.range = range
    self.subtreeEnd = Int32(clamping: subtreeEnd)
  }
}
