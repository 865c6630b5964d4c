// Lines, white space, comments and document markers (YAML 1.2.2, chapters 5.4–6.7 and 9.1.2).
extension YAMLParser {
  /// The byte at `offset`, or 0 at the end, which no text holds.
  @inline(__always) func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }

  /// Whether white space, a line break or the end stands at `offset`, so that an indicator before it counts as one.
  @inline(__always) func endsWord(at offset: Int) -> Bool {
    guard offset < end else { return true }
    let byte = bytes[offset]
    return YAMLBytes.isBlank(byte) || YAMLBytes.isBreak(byte)
  }

  /// Whether the byte at `position` is `indicator` with white space after it.
  @inline(__always) func stands(_ indicator: UInt8) -> Bool {
    position < end && bytes[position] == indicator && endsWord(at: position + 1)
  }

  /// Whether `position` is the first content of its line.
  var isAtLineContent: Bool { position == contentStart }

  /// Begins a line at `position`: measures its indentation and goes to its first content.
  mutating func beginLine() {
    lineStart = position
    while position < end, bytes[position] == YAMLBytes.space { position += 1 }
    indentation = position - lineStart
    skipBlanks()
    contentStart = position
  }

  /// Goes past spaces and tabs.
  @inline(__always) mutating func skipBlanks() {
    while position < end, YAMLBytes.isBlank(bytes[position]) { position += 1 }
  }

  /// Goes past one line break, CRLF counting as one.
  @inline(__always) mutating func skipBreak() { position = afterBreak(at: position) }

  /// The offset after the line break at `offset`, or `offset` itself at the end.
  @inline(__always) func afterBreak(at offset: Int) -> Int {
    guard offset < end else { return offset }
    let isPair = bytes[offset] == YAMLBytes.carriageReturn && byte(at: offset + 1) == YAMLBytes.lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// The offset of the line break, or of the end, at or after `offset`.
  func lineEnd(from offset: Int) -> Int {
    var offset = offset
    while offset < end, !YAMLBytes.isBreak(bytes[offset]) { offset += 1 }
    return offset
  }

  /// Goes past white space, comments and line breaks to the next content or to the end.
  ///
  /// A `#` without white space before it is content, which nothing can begin with.
  mutating func skipToContent() {
    while position < end {
      let byte = bytes[position]
      if YAMLBytes.isBlank(byte) {
        position += 1
      } else if YAMLBytes.isBreak(byte) {
        skipBreak()
        beginLine()
      } else if byte == UInt8(ascii: "#"), mayBeginComment(at: position) {
        position = lineEnd(from: position)
      } else {
        return
      }
    }
  }

  /// Whether a `#` at `offset` has white space or the beginning of the line before it (6.6).
  func mayBeginComment(at offset: Int) -> Bool {
    offset == lineStart || YAMLBytes.isBlank(bytes[offset - 1])
  }

  /// Whether nothing but white space and perhaps a comment is left on the line.
  var isAtLineEnd: Bool {
    guard position < end else { return true }
    let byte = bytes[position]
    return YAMLBytes.isBreak(byte) || (byte == UInt8(ascii: "#") && mayBeginComment(at: position))
  }

  /// Whether a `---` or `...` marker stands at `offset`, which is the beginning of a line (9.1.2).
  func isDocumentMarker(at offset: Int) -> Bool {
    guard offset + 3 <= end, endsWord(at: offset + 3) else { return false }
    let first = bytes[offset]
    return (first == UInt8(ascii: "-") || first == UInt8(ascii: ".")) && bytes[offset + 1] == first
      && bytes[offset + 2] == first
  }

  /// Whether `position` is at a document marker.
  var isAtDocumentMarker: Bool { position == lineStart && isDocumentMarker(at: position) }

  /// What the byte at `position` violates when a line should have ended before it.
  func failureAtLineRest() -> YAMLFailure {
    YAMLFailure(byte(at: position) == UInt8(ascii: "#") ? .spaceBeforeComment : .endOfLine, at: position)
  }
}
