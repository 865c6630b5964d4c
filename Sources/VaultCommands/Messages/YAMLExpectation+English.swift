import VaultSyntax

extension YAMLExpectation {
  /// What is expected, in English, to stand in the sentence of ``DiagnosticCode/yamlSyntax``.
  var english: StaticString {
    switch self {
    case .closingQuote: "a closing quote for this one"
    case .closingBracket: "a ']' for this '['"
    case .closingBrace: "a '}' for this '{'"
    case .comma: "a ',' between two entries"
    case .colon: "a ':' and a space after a key"
    case .dash: "a '-' and a space before the next entry"
    case .value: "a value in quotes, because without them it cannot begin so"
    case .keyOnOneLine: "a key that ends with ':' on one line"
    case .shortKey: "a key of at most 1024 characters"
    case .indentation: "the indentation of the lines around"
    case .spaces: "spaces and no tab"
    case .endOfLine: "the end of the line"
    case .spaceBeforeComment: "a space before the '#' of a comment"
    case .escape: "an escape such as '\\n' or '\\\"'"
    case .blockScalarHeader: "'|' or '>' with at most a digit and a '+' or '-'"
    case .anchorName: "a name after '&' or '*'"
    case .tag: "a tag such as '!name'"
    case .tagHandle: "a '%TAG' line for this tag"
    case .spaceAfterProperty: "a space after an anchor or a tag"
    case .singleProperties: "at most one anchor and one tag"
    case .directive: "a directive that is well formed and stands once"
    case .versionOne: "version 1 of YAML"
    case .documentStart: "the '---' line after directives"
    case .documentEnd: "the end of the front matter"
    case .printableCharacter: "a printable character"
    }
  }
}
