import VaultSyntax

extension DiagnosticCode {
  /// The English sentence; a code without one does not compile.
  var english: StaticString {
    switch self {
    // YAML and front matter
    case .yamlSyntax: "the front matter does not read as YAML: expected {0}"
    case .yamlDuplicateKey: "the key '{0}' stands twice; the first one counts"
    case .yamlUnknownAlias: "the alias '*{0}' has no anchor '&{0}' before it"
    case .yamlTooLarge: "the front matter is too deep or repeats too much (the limit is {0})"
    case .frontMatterNotClosed: "the front matter has no closing '---' line"
    case .frontMatterNotMapping: "the front matter is not made of 'key: value' lines"

    // Bytes
    case .lineTooLong: "the line is longer than {0} {0:byte|bytes}"
    case .conflictMarkers: "git conflict markers stand in the note; settle the conflict first"

    // Line items
    case .lineSlotAndTailDisagree: "'{0}' is given twice, differently; the one at the end of the line counts"
    case .lineBracesAreText: "the braces begin with the key '{0}' but do not read as attributes; they are text"
    case .lineDateNotFirst: "a meal begins with its date, but '{0}' stands behind other words"
    case .lineDateMissing: "the sum '{0}' has no date before it"
    case .lineSignMissing: "the sum '{0}' has no sign, so it is neither an expense nor an income"
    }
  }
}
