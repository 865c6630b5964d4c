/// Turns the bytes of one scalar into its text.
struct YAMLScalarDecoding {
  private(set) var text: [UInt8] = []
  private let bytes: [UInt8]
  private var position: Int
  private var end: Int

  /// Decodes a scalar that the parser accepted.
  init(of node: YAMLNode, in bytes: [UInt8]) {
    self.bytes = bytes
    position = node.range.lower
    end = min(node.range.upper, bytes.count)
    text.reserveCapacity(node.range.count)
    switch node.style {
    case .literal, .folded: decodeBlock(column: Int(node.column))
    case .singleQuoted, .doubleQuoted:
      position += 1
      end -= 1
      decodeFlow(node.style)
    case .plain, .block, .flow: decodeFlow(.plain)
    }
  }

  /// Decodes a plain or quoted scalar: lines are folded, quotes and escapes resolved (7.3).
  private mutating func decodeFlow(_ style: YAMLNode.Style) {
    while position < end {
      let byte = bytes[position]
      if YAMLBytes.isBreak(byte) {
        foldFlowLines()
      } else if style == .singleQuoted, byte == UInt8(ascii: "'") {
        text.append(byte)
        position += 2
      } else if style == .doubleQuoted, byte == UInt8(ascii: "\\") {
        decodeEscape()
      } else {
        text.append(byte)
        position += 1
      }
    }
  }

  /// From a line break on: drops the white space around it; one break is a space, each further one a line feed (6.5).
  private mutating func foldFlowLines() {
    while let last = text.last, YAMLBytes.isBlank(last), text.count > keptLength { text.removeLast() }
    let breaks = skipBreaks()
    if breaks == 1 {
      text.append(YAMLBytes.space)
    } else {
      text.append(contentsOf: repeatElement(YAMLBytes.lineFeed, count: breaks - 1))
    }
    keptLength = text.count
  }

  /// How much of ``text`` comes from escapes or earlier folds, so that its white space stays.
  private var keptLength = 0

  /// Goes past line breaks and the white space around them and counts the breaks.
  private mutating func skipBreaks() -> Int {
    var breaks = 0
    while position < end {
      if YAMLBytes.isBreak(bytes[position]) {
        position = afterBreak(at: position)
        breaks += 1
      } else if YAMLBytes.isBlank(bytes[position]) {
        position += 1
      } else {
        break
      }
    }
    return breaks
  }

  private func afterBreak(at offset: Int) -> Int {
    let isPair =
      bytes[offset] == YAMLBytes.carriageReturn && offset + 1 < end && bytes[offset + 1] == YAMLBytes.lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// Decodes a backslash and what follows (5.7).
  private mutating func decodeEscape() {
    let escape = position + 1 < end ? YAMLEscape(bytes[position + 1]) : nil
    position += 2
    switch escape {
    case .character(let character): append(character)
    case .code(let digits): append(code(digits))
    case .lineBreak:
      position -= 1
      text.append(contentsOf: repeatElement(YAMLBytes.lineFeed, count: max(0, skipBreaks() - 1)))
    case nil: break
    }
    keptLength = text.count
  }

  /// Reads hexadecimal digits; two escaped halves of a surrogate pair, as JSON writes them, are one character.
  private mutating func code(_ digits: Int) -> Unicode.Scalar {
    let first = number(digits)
    if digits == 4, first & 0xFC00 == 0xD800, position + 6 <= end, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      let start = position
      position += 2
      let second = number(4)
      if second & 0xFC00 == 0xDC00 {
        return Unicode.Scalar(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF) ?? "\u{FFFD}"
      }
      position = start
    }
    return Unicode.Scalar(first) ?? "\u{FFFD}"
  }

  private mutating func number(_ digits: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits where position < end {
      number = number << 4 | (YAMLBytes.hexValue(bytes[position]) ?? 0)
      position += 1
    }
    return number
  }

  private mutating func append(_ character: Unicode.Scalar) {
    text.append(contentsOf: UTF8.encode(character) ?? UTF8.encodedReplacementCharacter)
  }
}

// Literal and folded scalars (YAML 1.2.2, chapter 8.1).
extension YAMLScalarDecoding {
  /// Decodes a literal or folded scalar whose lines begin at `column`.
  private mutating func decodeBlock(column: Int) {
    let header = YAMLBlockScalarHeader(bytes, at: position, end: end)
    while position < end, !YAMLBytes.isBreak(bytes[position]) { position += 1 }
    guard position < end else { return }
    position = afterBreak(at: position)
    var fold = YAMLFold(isFolded: header.style == .folded)
    while true {
      let line = nextLine(column: column)
      fold.append(bytes[line], to: &text)
      guard position < end else { break }
      position = afterBreak(at: position)
    }
    finishBlock(header.chomping, fold)
  }

  /// Goes to the end of the line and returns its text without indentation.
  private mutating func nextLine(column: Int) -> Range<Int> {
    let limit = min(end, position + column)
    while position < limit, bytes[position] == YAMLBytes.space { position += 1 }
    let start = position
    while position < end, !YAMLBytes.isBreak(bytes[position]) { position += 1 }
    return start..<position
  }

  /// Adds the line breaks at the end (8.1.1.2); the end of the document counts as one.
  private mutating func finishBlock(_ chomping: YAMLBlockScalarHeader.Chomping, _ fold: YAMLFold) {
    switch chomping {
    case .strip: break
    case .clip:
      if fold.hasText { text.append(YAMLBytes.lineFeed) }
    case .keep:
      text.append(contentsOf: repeatElement(YAMLBytes.lineFeed, count: fold.pendingBreaks + 1))
    }
  }
}

/// The line breaks between the lines of a literal or folded scalar (YAML 1.2.2, 8.1.2 and 8.1.3).
private struct YAMLFold {
  let isFolded: Bool
  /// Whether a line with text was added.
  private(set) var hasText = false
  /// Line breaks not yet written: those after the last text.
  private(set) var pendingBreaks = 0
  private var wasIndented = false
  private var isFirst = true

  init(isFolded: Bool) { self.isFolded = isFolded }

  /// Adds a line and the break before it.
  mutating func append(_ line: ArraySlice<UInt8>, to text: inout [UInt8]) {
    if !isFirst { pendingBreaks += 1 }
    isFirst = false
    guard let first = line.first else { return }
    let isIndented = YAMLBytes.isBlank(first)
    if isFolded, hasText, !isIndented, !wasIndented {
      if pendingBreaks == 1 {
        text.append(YAMLBytes.space)
        pendingBreaks = 0
      } else {
        pendingBreaks -= 1
      }
    }
    text.append(contentsOf: repeatElement(YAMLBytes.lineFeed, count: pendingBreaks))
    text.append(contentsOf: line)
    pendingBreaks = 0
    wasIndented = isIndented
    hasText = true
  }
}
