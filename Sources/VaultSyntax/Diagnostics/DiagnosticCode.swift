/// Every kind of finding vault can report about a note, with the spelling shown as `[code]` and used by `vault explain`.
///
/// A code is stable: scripts match on it. Its sentence lives in the message catalogue, in every language.
package enum DiagnosticCode: String, Sendable, CaseIterable {
  // YAML and front matter
  /// The front matter is not YAML 1.2: {0} is what was expected.
  case yamlSyntax = "yaml-syntax"
  /// The key {0} stands twice in one mapping.
  case yamlDuplicateKey = "yaml-duplicate-key"
  /// The alias {0} names no anchor.
  case yamlUnknownAlias = "yaml-unknown-alias"
  /// More than the bounded number of aliases, or nesting deeper than {0}.
  case yamlTooLarge = "yaml-too-large"
  /// The front matter is not closed by a `---` line.
  case frontMatterNotClosed = "front-matter-not-closed"
  /// The front matter is a list or a text, not `key: value` pairs.
  case frontMatterNotMapping = "front-matter-not-mapping"

  // Bytes
  /// A line is longer than {0} bytes.
  case lineTooLong = "line-too-long"
  /// Git conflict markers stand in the note.
  case conflictMarkers = "conflict-markers"

  // Line items
  /// A slot and the tail name the same key {0}; the tail wins.
  case lineSlotAndTailDisagree = "line-slot-and-tail-disagree"
  /// Braces that begin with the known key {0} but do not read as attributes.
  case lineBracesAreText = "line-braces-are-text"

  /// How much this finding matters.
  package var severity: Severity {
    switch self {
    case .lineBracesAreText: .hint
    case .lineSlotAndTailDisagree, .frontMatterNotMapping: .warning
    default: .error
    }
  }
}
