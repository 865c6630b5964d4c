// Plain and quoted scalars (YAML 1.2.2, chapter 7.3).
extension YAMLParser {
  /// Reads a plain scalar, over several lines if those are deeper than the parent (7.3.3).
  mutating func plainScalar(
    _ parentIndentation: Int, _ properties: YAMLProperties, inFlow: Bool
  ) throws(YAMLFailure) {
    let start = position
    guard canBeginPlain(inFlow: inFlow) else { throw YAMLFailure(.value, at: start) }
    var textEnd = plainLine(inFlow: inFlow)
    var isVerbatim = true
    while position < end, YAMLBytes.isBreak(bytes[position]),
      continuesPlain(parentIndentation, inFlow: inFlow)
    {
      isVerbatim = false
      textEnd = plainLine(inFlow: inFlow)
      if !inFlow, byte(at: position) == UInt8(ascii: ":") { throw YAMLFailure(.keyOnOneLine, at: position) }
    }
    position = textEnd
    add(.scalar, .plain, ByteRange(start, textEnd), properties, isVerbatim: isVerbatim)
  }

  /// Whether a plain scalar can begin at `position` (`ns-plain-first`).
  private func canBeginPlain(inFlow: Bool) -> Bool {
    guard position < end else { return false }
    switch bytes[position] {
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
      return !endsWord(at: position + 1) && !(inFlow && YAMLBytes.isFlowIndicator(bytes[position + 1]))
    case let byte:
      return !YAMLBytes.isIndicator(byte) && !YAMLBytes.isBlank(byte) && !YAMLBytes.isBreak(byte)
    }
  }

  /// Goes to what ends a plain scalar's text on this line and returns the offset after its last character.
  private mutating func plainLine(inFlow: Bool) -> Int {
    let start = position
    var offset = position
    var textEnd = position
    scanning: while offset < end {
      let byte = bytes[offset]
      switch byte {
      case YAMLBytes.space, YAMLBytes.tab:
        offset += 1
        continue
      case YAMLBytes.lineFeed, YAMLBytes.carriageReturn:
        break scanning
      case UInt8(ascii: ":"):
        if endsWord(at: offset + 1) || (inFlow && YAMLBytes.isFlowIndicator(bytes[offset + 1])) { break scanning }
      case UInt8(ascii: "#"):
        if offset > start, YAMLBytes.isBlank(bytes[offset - 1]) { break scanning }
      default:
        if inFlow, YAMLBytes.isFlowIndicator(byte) { break scanning }
      }
      offset += 1
      textEnd = offset
    }
    position = offset
    return textEnd
  }

  /// From a line break, goes to the next content if that goes on a plain scalar; else stays.
  private mutating func continuesPlain(_ parentIndentation: Int, inFlow: Bool) -> Bool {
    var line = afterBreak(at: position)
    while true {
      var content = line
      while content < end, bytes[content] == YAMLBytes.space { content += 1 }
      let spaces = content - line
      while content < end, YAMLBytes.isBlank(bytes[content]) { content += 1 }
      guard content < end else { return false }
      if YAMLBytes.isBreak(bytes[content]) {
        line = afterBreak(at: content)
        continue
      }
      guard spaces > parentIndentation, !isDocumentMarker(at: line), isPlainText(at: content, inFlow: inFlow) else {
        return false
      }
      (lineStart, indentation, contentStart, position) = (line, spaces, content, content)
      return true
    }
  }

  /// Whether the first character of a line can go on a plain scalar (`ns-plain-char`).
  private func isPlainText(at offset: Int, inFlow: Bool) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "#"): false
    case UInt8(ascii: ":"):
      !endsWord(at: offset + 1) && !(inFlow && YAMLBytes.isFlowIndicator(bytes[offset + 1]))
    case let byte: !(inFlow && YAMLBytes.isFlowIndicator(byte))
    }
  }

  /// Reads a scalar between `'`, in which `''` is a quote (7.3.2).
  mutating func singleQuoted(_ parentIndentation: Int, _ properties: YAMLProperties) throws(YAMLFailure) {
    let start = position
    var isVerbatim = true
    position += 1
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "'") {
        position += 1
        guard self.byte(at: position) == UInt8(ascii: "'") else {
          return add(.scalar, .singleQuoted, ByteRange(start, position), properties, isVerbatim: isVerbatim)
        }
        isVerbatim = false
        position += 1
      } else if YAMLBytes.isBreak(byte) {
        isVerbatim = false
        try quotedBreak(parentIndentation)
      } else {
        position += 1
      }
    }
    throw YAMLFailure(.closingQuote, at: start)
  }

  /// Reads a scalar between `"`, with escapes (7.3.1).
  mutating func doubleQuoted(_ parentIndentation: Int, _ properties: YAMLProperties) throws(YAMLFailure) {
    let start = position
    var isVerbatim = true
    position += 1
    while position < end {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return add(.scalar, .doubleQuoted, ByteRange(start, position), properties, isVerbatim: isVerbatim)
      } else if byte == UInt8(ascii: "\\") {
        isVerbatim = false
        try escape()
      } else if YAMLBytes.isBreak(byte) {
        isVerbatim = false
        try quotedBreak(parentIndentation)
      } else {
        position += 1
      }
    }
    throw YAMLFailure(.closingQuote, at: start)
  }

  /// Goes past line breaks within quotes to the next text, which must be deeper than the parent.
  private mutating func quotedBreak(_ parentIndentation: Int) throws(YAMLFailure) {
    while position < end, YAMLBytes.isBreak(bytes[position]) {
      skipBreak()
      beginLine()
    }
    if position < end { try requireFlowLine(parentIndentation) }
  }

  /// Goes past a backslash and what it escapes (5.7); an escaped line break is left to be read as one.
  private mutating func escape() throws(YAMLFailure) {
    let escape = YAMLEscape(byte(at: position + 1))
    switch escape {
    case .character: position += 2
    case .lineBreak: position += 1
    case .code(let digits):
      var code: UInt32 = 0
      for offset in position + 2..<position + 2 + digits {
        guard let digit = YAMLBytes.hexValue(byte(at: offset)) else { throw YAMLFailure(.escape, at: position) }
        code = code << 4 | digit
      }
      guard code <= 0x10FFFF else { throw YAMLFailure(.escape, at: position) }
      position += 2 + digits
    case nil: throw YAMLFailure(.escape, at: position)
    }
  }
}
