import VaultSyntax

/// Text of a page as plain text: without tags, with the characters that its references stand for.
enum PageText {
  /// The lines of a text with markup: a block, a line break of HTML and one of the text end a line; empty lines and
  /// white space go. Pages escape twice what they escape once too often, so that references are replaced twice.
  ///
  /// - Complexity: O(length).
  static func lines(_ text: String) -> [String] {
    var text = text
    if text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) {
      text = decoded(Array(stripped(Array(text.utf8))))
      text = decoded(Array(stripped(Array(text.utf8))))
    }
    return text.split(whereSeparator: \.isNewline).map { visible($0).inOneLine }.filter { !$0.isEmpty }
  }

  /// The same in one line.
  static func line(_ text: String) -> String { lines(text).joined(separator: " ") }

  /// The text with its character references replaced.
  static func decoded(_ bytes: [UInt8]) -> String { String(decoding: EscapedText.html(bytes), as: UTF8.self) }

  /// Without soft hyphens, zero-width characters and the boxes that pages draw before ingredients.
  private static func visible(_ line: Substring) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.filter { !["\u{AD}", "\u{200B}", "\u{FEFF}", "\u{2060}", "\u{25A2}"].contains($0) }))
  }

  /// The elements that stand in lines of their own.
  private static let blocks: Set<String> = [
    "p", "br", "li", "ul", "ol", "div", "h1", "h2", "h3", "h4", "h5", "h6", "tr", "table", "section", "article", "hr",
    "blockquote", "dd", "dt", "dl", "pre",
  ]

  /// The bytes without tags; those of blocks become line feeds.
  private static func stripped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var scanner = MarkupScanner(bytes)
    var place = 0
    while let tag = scanner.next() {
      result += bytes[place..<tag.range.lowerBound]
      place = tag.range.upperBound
      if blocks.contains(tag.name) { result.append(0x0A) }
    }
    return result + bytes[place...]
  }
}
