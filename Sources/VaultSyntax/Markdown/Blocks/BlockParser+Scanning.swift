extension BlockParser {
  /// Whether the line is a thematic break: three or more `-`, `*` or `_`, white space between them (CommonMark 4.1).
  mutating func isThematicBreak(_ bytes: Span<UInt8>) -> Bool {
    guard cursor.text >= noThematicBreakBefore else { return false }
    let character = bytes[cursor.text]
    var count = 0
    for position in cursor.text..<cursor.end {
      let byte = bytes[position]
      if byte == character {
        count &+= 1
      } else if byte != 0x20, byte != 0x09 {
        noThematicBreakBefore = position
        return false
      }
    }
    return count >= 3
  }

  /// Whether the line is a run of `=` or of `-`, then only white space (CommonMark 4.3).
  func isSetextUnderline(_ bytes: Span<UInt8>) -> Bool {
    let character = bytes[cursor.text]
    guard character == UInt8(ascii: "=") || character == UInt8(ascii: "-") else { return false }
    let end = endOfRun(of: character, from: cursor.text, to: cursor.end, bytes)
    return trimmed(end, cursor.end, bytes).isEmpty
  }

  /// Whether the line closes the open fenced code block (CommonMark 4.5).
  func isClosingFence(_ bytes: Span<UInt8>) -> Bool {
    let fence = blocks[leaf.block]
    guard cursor.indent < 4, !cursor.isBlank, bytes[cursor.text] == fence.delimiter else { return false }
    let end = endOfRun(of: fence.delimiter, from: cursor.text, to: cursor.end, bytes)
    return end &- cursor.text >= fence.marker.count && trimmed(end, cursor.end, bytes).isEmpty
  }

  /// The fence that opens a code block at `start`: three or more backticks, with no backtick behind them, or tildes.
  func openingFence(at start: Int, to end: Int, _ bytes: Span<UInt8>) -> ByteRange? {
    let character = bytes[start]
    let fenceEnd = endOfRun(of: character, from: start, to: end, bytes)
    guard fenceEnd &- start >= 3 else { return nil }
    if character == UInt8(ascii: "`") {
      for position in fenceEnd..<end where bytes[position] == character { return nil }
    }
    return ByteRange(start, fenceEnd)
  }

  /// The level 1–6 of the heading whose `#` run begins at `start` (CommonMark 4.2).
  func headingLevel(at start: Int, to end: Int, _ bytes: Span<UInt8>) -> Int? {
    let runEnd = endOfRun(of: UInt8(ascii: "#"), from: start, to: end, bytes)
    guard runEnd &- start <= 6, runEnd == end || isSpaceOrTab(bytes[runEnd]) else { return nil }
    return runEnd &- start
  }

  /// A heading's text behind its `#` run, without white space around it and without a closing `#` run.
  func headingText(from start: Int, to end: Int, _ bytes: Span<UInt8>) -> ByteRange {
    let text = trimmed(start, end, bytes)
    var closing = text.upper
    while closing > text.lower, bytes[closing &- 1] == UInt8(ascii: "#") { closing &-= 1 }
    if closing == text.upper { return text }
    if closing == text.lower { return ByteRange(text.lower, text.lower) }
    return isSpaceOrTab(bytes[closing &- 1]) ? trimmed(text.lower, closing, bytes) : text
  }

  /// The offset of the first `%%` at or after `start` on the line.
  func percents(from start: Int, _ bytes: Span<UInt8>) -> Int? {
    var position = start
    while position &+ 1 < cursor.end {
      if bytes[position] == UInt8(ascii: "%"), bytes[position &+ 1] == UInt8(ascii: "%") { return position }
      position &+= 1
    }
    return nil
  }

  /// The offset behind the checkbox at `start`: one character between brackets, then white space, a no-break space
  /// included, or the line's end.
  func endOfCheckbox(from start: Int, to end: Int, _ bytes: Span<UInt8>) -> Int? {
    var position = start &+ 1
    guard position < end, bytes[position] != UInt8(ascii: "]"), bytes[position] != UInt8(ascii: "[") else { return nil }
    position &+= 1
    while position < end, bytes[position] & 0xC0 == 0x80 { position &+= 1 }
    guard position < end, bytes[position] == UInt8(ascii: "]") else { return nil }
    position &+= 1
    if position == end || isSpaceOrTab(bytes[position]) { return position }
    let isNoBreak =
      bytes[position] == 0xC2 && position &+ 1 < end && bytes[position &+ 1] == 0xA0
      || bytes[position] == 0xE2 && position &+ 2 < end && bytes[position &+ 1] == 0x80
        && (bytes[position &+ 2] == 0xAF || bytes[position &+ 2] == 0x87)
    return isNoBreak ? position : nil
  }

  /// The label of the footnote definition `[^label]:` at `start`; it holds no white space and no bracket.
  func footnoteLabel(at start: Int, to end: Int, _ bytes: Span<UInt8>) -> ByteRange? {
    guard let label = FootnoteLabel.range(at: start, to: end, bytes), label.upper &+ 1 < end,
      bytes[label.upper &+ 1] == UInt8(ascii: ":")
    else { return nil }
    return label
  }
}

/// Whether the byte is a space or a tab.
@inline(__always) func isSpaceOrTab(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x09
}

/// `start ..< end` without spaces and tabs at both ends.
func trimmed(_ start: Int, _ end: Int, _ bytes: Span<UInt8>) -> ByteRange {
  var start = start
  var end = end
  while start < end, isSpaceOrTab(bytes[start]) { start &+= 1 }
  while start < end, isSpaceOrTab(bytes[end &- 1]) { end &-= 1 }
  return ByteRange(start, end)
}

/// The offset after the run of `character` that begins at `start`.
func endOfRun(of character: UInt8, from start: Int, to end: Int, _ bytes: Span<UInt8>) -> Int {
  var position = start
  while position < end, bytes[position] == character { position &+= 1 }
  return position
}
