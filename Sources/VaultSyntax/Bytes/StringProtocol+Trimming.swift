extension StringProtocol {
  /// The text without white space at its ends, as Unicode has it (property White_Space).
  package var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  /// The text in one line, single spaces between its words.
  package var inOneLine: String { split { $0.isWhitespace }.joined(separator: " ") }
}
