import VaultSyntax

/// How texts of several lines are written after `|` or `>` (YAML 1.2.2, 8.1).
struct BlockScalarSpelling: Sendable {
  /// The column of the text's lines.
  let column: Int
  /// LF or CRLF, as the lines around it end.
  let lineBreak: [UInt8]

  /// A literal scalar for a new text of several lines, `|-` or `|` with its lines; nil when it cannot hold the text
  /// without more indicators.
  func literal(_ text: String) -> [UInt8]? {
    let (body, breaks) = Self.divided(text)
    guard breaks <= 1, body.contains(UInt8(ascii: "\n")), let lines = Self.lines(of: body), !Self.beginsBlank(lines[0])
    else {
      return nil
    }
    return Array((breaks == 0 ? "|-" : "|").utf8) + written(lines)
  }

  /// A new text under the header of an old literal or folded scalar, with its chomping, indentation and comment.
  ///
  /// Breaks at the end of the text are the header's business. A text with indented lines cannot be folded and becomes
  /// a literal one. Nil when no block scalar with this header holds the text.
  func text(_ text: String, under header: ArraySlice<UInt8>, style: YAMLNode.Style) -> [UInt8]? {
    var header = Array(header)
    let (body, _) = Self.divided(text)
    guard let lines = Self.lines(of: body) else { return nil }
    let hasIndicator = header.prefix { !YAMLBytes.isBlank($0) }.contains { $0 >= 0x31 && $0 <= 0x39 }
    guard hasIndicator || !Self.beginsBlank(lines.first { !$0.isEmpty } ?? []) else { return nil }
    guard style == .folded else { return header + written(lines) }
    if lines.contains(where: Self.beginsBlank) {
      header[0] = UInt8(ascii: "|")
      return header + written(lines)
    }
    return header + written(Self.unfolded(lines))
  }

  private func written(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    let indentation = [UInt8](repeating: UInt8(ascii: " "), count: column)
    return lines.flatMap { lineBreak + ($0.isEmpty ? [] : indentation + $0) }
  }

  /// A break between two lines of text is an empty line more, since a single one reads as a space (8.1.3).
  private static func unfolded(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var hasText = false
    for line in lines {
      if hasText, !line.isEmpty { result.append([]) }
      result.append(line)
      if !line.isEmpty { hasText = true }
    }
    return result
  }

  /// A text without the line feeds at its end, and how many those are.
  private static func divided(_ text: String) -> (body: ArraySlice<UInt8>, breaks: Int) {
    var body = Array(text.utf8)[...]
    while body.last == UInt8(ascii: "\n") { body = body.dropLast() }
    return (body, text.utf8.count - body.count)
  }

  /// The lines of a text; nil when a block scalar cannot hold them.
  private static func lines(of body: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let last = lines.last, last.contains(where: { !YAMLBytes.isBlank($0) }) else { return nil }
    return lines.contains { PlainText.needsEscapes(Array($0)) } ? nil : lines
  }

  private static func beginsBlank(_ line: ArraySlice<UInt8>) -> Bool { line.first.map(YAMLBytes.isBlank) ?? false }
}
