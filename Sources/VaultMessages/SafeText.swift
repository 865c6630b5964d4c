/// Makes text from files harmless on a terminal: what would move the cursor, colour, or reorder is shown, not sent.
///
/// Escaped are controls (C0, DEL, C1), line and paragraph separators, and the bidirectional controls (UAX 9) that
/// can make a line read as what it is not.
///
/// ```swift
/// SafeText.line("a\u{1B}[31mb")  // a\u{1B}[31mb, with the escape spelled out
/// ```
package enum SafeText {
  /// The text as one line: a line feed, a tab and a carriage return become `\n`, `\t` and `\r`, others `\u{1B}`.
  /// - Complexity: O(n); text that needs nothing is returned as it is.
  package static func line(_ text: some StringProtocol) -> String { escape(text, keepsLines: false) }

  /// The text with its line feeds and tabs kept; a carriage return before a line feed is dropped.
  package static func lines(_ text: some StringProtocol) -> String { escape(text, keepsLines: true) }

  private static func escape(_ text: some StringProtocol, keepsLines: Bool) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return String(text) }
    var result = ""
    var waitsForLineFeed = false
    for scalar in text.unicodeScalars {
      if waitsForLineFeed {
        waitsForLineFeed = false
        if scalar != "\n" { result += "\\r" }
      }
      switch scalar {
      case "\n" where keepsLines, "\t" where keepsLines: result.unicodeScalars.append(scalar)
      case "\r" where keepsLines: waitsForLineFeed = true
      default: append(scalar, to: &result)
      }
    }
    if waitsForLineFeed { result += "\\r" }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case _ where isUnsafe(scalar): result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// Whether a terminal might act on the scalar instead of showing it.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
