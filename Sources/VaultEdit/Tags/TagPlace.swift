import VaultSyntax

/// A tag where it is written.
struct TagPlace: Sendable, Hashable {
  /// The name, without `#`.
  var name: String
  /// The bytes of the name; nil where they cannot be told apart in a value with escapes.
  var range: ByteRange?
  /// All of it as an element of its list, quotes included; for a refusal the whole value.
  var whole: ByteRange
  /// Whether its value is shared by an alias, so that a change would show elsewhere.
  var isShared = false
  /// Whether it is the whole of a plain YAML scalar, which a name such as `true` would turn into something else.
  var isPlainScalar = false
}

/// Tags that stand together: those of one key, or one in the text.
struct TagGroup: Sendable, Hashable {
  /// How its tags are told apart, which decides how one is taken out.
  enum Form: Sendable, Hashable {
    /// Commas.
    case commas
    /// A line of a YAML list each.
    case lines
    /// One `#tag` in text.
    case text
  }

  /// How the tags are written.
  var form: Form
  /// The tags, in the order of the note.
  var tags: [TagPlace]
}
