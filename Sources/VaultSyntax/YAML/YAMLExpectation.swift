/// What a YAML text lacked where it stopped being YAML: the first value of a ``DiagnosticCode/yamlSyntax`` diagnostic.
///
/// The raw values are stable facts; their sentences live in the message catalogue.
package enum YAMLExpectation: String, CaseIterable, Sendable {
  /// The quote that closes the scalar which opens here (7.3).
  case closingQuote = "closing-quote"
  /// The `]` of the sequence which opens here (7.4.1).
  case closingBracket = "closing-bracket"
  /// The `}` of the mapping which opens here (7.4.2).
  case closingBrace = "closing-brace"
  /// A `,` between two entries of a flow collection (7.4).
  case comma
  /// A `:` and white space after a key (8.2.2).
  case colon
  /// A `-` and white space before the next entry of a sequence, or a line outside it (8.2.1).
  case dash
  /// A value, where an indicator stands that cannot begin one (5.3).
  case value
  /// A key that begins and ends on one line, its `:` included (7.4.2, 8.2.2).
  case keyOnOneLine = "key-on-one-line"
  /// A key of at most 1024 characters (7.4.2).
  case shortKey = "short-key"
  /// A line indented like its neighbours, or deeper than its parent (6.1).
  case indentation
  /// Spaces, where a tab indents (6.1).
  case spaces
  /// The end of the line, or a comment after white space (6.6).
  case endOfLine = "end-of-line"
  /// White space before the `#` of a comment (6.6).
  case spaceBeforeComment = "space-before-comment"
  /// One of the escapes of a double-quoted scalar (5.7).
  case escape
  /// `|` or `>` with at most one digit 1–9 and one of `+` `-` (8.1.1).
  case blockScalarHeader = "block-scalar-header"
  /// A name after `&` or `*` (6.9.2, 7.1).
  case anchorName = "anchor-name"
  /// A tag such as `!name`, `!!name` or `!<uri>` (6.9.1).
  case tag
  /// A `%TAG` directive for the tag's handle (6.8.2).
  case tagHandle = "tag-handle"
  /// White space after an anchor or a tag (6.9).
  case spaceAfterProperty = "space-after-property"
  /// At most one anchor and one tag for a node, and none for an alias (6.9, 7.1).
  case singleProperties = "single-properties"
  /// A well-formed directive that stands once (6.8).
  case directive
  /// YAML version 1 (6.8.1).
  case versionOne = "version-1"
  /// The `---` line after directives (9.1.4).
  case documentStart = "document-start"
  /// The end of the document, or `---`, before this (9.1).
  case documentEnd = "document-end"
  /// A character that YAML allows outside quotes (5.1).
  case printableCharacter = "printable-character"
}
