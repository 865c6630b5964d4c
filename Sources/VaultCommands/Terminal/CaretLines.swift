import VaultMessages
package import VaultSyntax

/// Shows where in a text something is wrong: the text, and carets under the place.
///
/// ```text
///   tipe:recipe
///   ^^^^
/// ```
package enum CaretLines {
  private static let indent = "  "

  /// Two lines. The range counts bytes of the text; what is empty or lies at the end gets one caret. Columns are
  /// those of the terminal, so that carets stand right under wide and escaped signs too.
  package static func lines(under range: ByteRange, of text: String, _ painter: Painter) -> [String] {
    let bytes = Array(text.utf8)
    let lower = min(range.lower, bytes.count)
    let upper = min(max(range.upper, lower), bytes.count)
    let before = columns(bytes[..<lower])
    let width = max(1, columns(bytes[lower..<upper]))
    let carets = painter.paint(String(repeating: "^", count: width), .error)
    return [indent + SafeText.line(text), indent + String(repeating: " ", count: before) + carets]
  }

  private static func columns(_ bytes: ArraySlice<UInt8>) -> Int {
    DisplayWidth.of(SafeText.line(String(decoding: bytes, as: UTF8.self)))
  }
}

extension MarkedText {
  /// The text, and carets under its place.
  func caretLines(_ painter: Painter) -> [String] { CaretLines.lines(under: range, of: text, painter) }
}
