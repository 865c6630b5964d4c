import VaultSyntax

/// Plain text as Markdown that says the same: what Markdown, a note's tags or Cooklang would take for their own is
/// escaped by a backslash (CommonMark 2.4).
enum MarkdownEscaping {
  /// One line of text. White space becomes single spaces. O(length).
  static func line(_ text: some StringProtocol) -> String {
    let bytes = Array(text.inOneLine.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    for (position, byte) in bytes.enumerated() {
      if isSpecial(bytes, at: position) || beginsBlock(bytes, at: position) || beginsTag(bytes, at: position) {
        result.append(UInt8(ascii: "\\"))
      }
      result.append(byte)
    }
    return String(decoding: escapingMarks(result), as: UTF8.self)
  }

  /// Several lines of text, of which each one becomes a paragraph; empty lines go.
  static func paragraphs(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).map { line($0) }.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Whether the byte at a position may have a meaning there, wherever in the line it stands.
  private static func isSpecial(_ bytes: [UInt8], at position: Int) -> Bool {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0x20
    let before = position > 0 ? bytes[position - 1] : 0x20
    switch bytes[position] {
    case UInt8(ascii: "*"), UInt8(ascii: "`"), UInt8(ascii: "["): return true
    // Inside of a word an underscore is no emphasis (CommonMark 6.2).
    case UInt8(ascii: "_"): return !isWordByte(before) || !isWordByte(next)
    case UInt8(ascii: "\\"): return !isWordByte(next) && next != 0x20
    case UInt8(ascii: "<"): return next != 0x20 && !isDigit(next)
    case UInt8(ascii: "&"): return next == UInt8(ascii: "#") || isWordByte(next)
    case UInt8(ascii: "{"): return before == 0x20
    default: return false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || isDigit(byte) || (byte | 0x20) &- 0x61 < 26
  }

  /// Whether the byte at a position makes a heading, a quote, a list or a rule of the line.
  private static func beginsBlock(_ bytes: [UInt8], at position: Int) -> Bool {
    let byte = bytes[position]
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0x20
    if position == 0 {
      switch byte {
      case UInt8(ascii: ">"), UInt8(ascii: "="): return true
      case UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "+"): return next == 0x20 || next == byte
      case UInt8(ascii: "~"): return next == byte
      default: return false
      }
    }
    // A number with a point or a bracket behind it, of at most nine digits (CommonMark 5.2).
    guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")"), next == 0x20, position < 10 else { return false }
    return bytes[..<position].allSatisfy(isDigit)
  }

  /// Whether a `#` begins a tag or a heading's closing signs.
  private static func beginsTag(_ bytes: [UInt8], at position: Int) -> Bool {
    guard bytes[position] == UInt8(ascii: "#"), position > 0, bytes[position - 1] == 0x20 else { return false }
    return true
  }

  /// Escapes what would be a mark of Cooklang in a step.
  private static func escapingMarks(_ bytes: [UInt8]) -> [UInt8] {
    let marks = CooklangScanner.marks(in: ByteRange(0, bytes.count), of: bytes)
    guard !marks.isEmpty else { return bytes }
    return marks.map { Patch(insertingAt: $0.range.lower, "\\") }.applied(to: bytes)
  }
}
