/// One key with its value, or one flag, in the tail of a line.
package struct LineAttribute: Hashable, Sendable {
  /// Where it is written: `{due: x}`, `due:x` (todo.txt), `[due:: x]` (Dataview), `📅 x` (Obsidian Tasks).
  package enum Style: UInt8, Sendable { case braces, colon, dataview, emoji }

  /// How its value is written; a flag has none.
  package enum Form: UInt8, Sendable { case plain, singleQuoted, doubleQuoted, link, list, flag }

  /// The key, if it is one that lines define; nil for the author's own keys.
  package var key: LineKey?
  /// Where it is written.
  package var style: Style
  /// How its value is written.
  package var form: Form
  /// The key's own bytes, or the emoji.
  package var keyRange: ByteRange
  /// The value with its quotes or brackets; for an emoji that says everything (`⏫`) the emoji; empty for a flag.
  package var value: ByteRange
  /// Everything from the key, or its opening bracket, to the end of the value, or its closing bracket.
  package var range: ByteRange
}

/// A `+project` or `@context` of todo.txt.
package struct LineLabel: Hashable, Sendable {
  /// What the sign before the name says: `+` or `@`.
  package enum Kind: UInt8, Sendable { case project, context }

  /// A project or a context.
  package var kind: Kind
  /// The label with its sign.
  package var range: ByteRange

  /// The label without its sign.
  package var name: ByteRange { ByteRange(range.lower + 1, range.upper) }
}
