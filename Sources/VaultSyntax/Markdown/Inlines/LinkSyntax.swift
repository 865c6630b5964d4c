/// The parts of links and link definitions: labels, destinations, titles (CommonMark 4.7 and 6.3).
enum LinkSyntax {
  /// The content of the label at `start`, between its brackets: at most 999 characters, one of them not white space.
  static func label(at start: Int, in text: Span<UInt8>) -> Range<Int>? {
    guard start < text.count, text[start] == UInt8(ascii: "[") else { return nil }
    var position = start &+ 1
    var characters = 0
    var isBlank = true
    while position < text.count, characters <= 999 {
      switch text[position] {
      case UInt8(ascii: "]"): return isBlank ? nil : start &+ 1..<position
      case UInt8(ascii: "["): return nil
      case UInt8(ascii: "\\"):
        isBlank = false
        if position &+ 1 < text.count, isPunctuation(text[position &+ 1]) {
          position &+= 1
          characters &+= 1
        }
      case 0x20, 0x09, 0x0A: break
      default: isBlank = false
      }
      if text[position] & 0xC0 != 0x80 { characters &+= 1 }
      position &+= 1
    }
    return nil
  }

  /// A part and the offset behind it with its delimiters.
  struct Part {
    let content: Range<Int>
    let end: Int
  }

  /// The destination at `start`, in angle brackets or bare; a bare one may be empty.
  static func destination(at start: Int, in text: Span<UInt8>) -> Part? {
    guard start < text.count, text[start] == UInt8(ascii: "<") else { return bareDestination(at: start, in: text) }
    var position = start &+ 1
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: ">"): return Part(content: start &+ 1..<position, end: position &+ 1)
      case UInt8(ascii: "<"), 0x0A, 0x0D: return nil
      case UInt8(ascii: "\\"): position &+= 1
      default: break
      }
      position &+= 1
    }
    return nil
  }

  /// A destination without angle brackets: no space, no control character, parentheses in pairs, at most 32 deep.
  private static func bareDestination(at start: Int, in text: Span<UInt8>) -> Part? {
    var position = start
    var depth = 0
    scan: while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\\") where position &+ 1 < text.count && isPunctuation(text[position &+ 1]): position &+= 1
      case UInt8(ascii: "("):
        depth &+= 1
        if depth > 32 { return nil }
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth &-= 1
      case 0...0x20, 0x7F: break scan
      default: break
      }
      position &+= 1
    }
    return depth == 0 ? Part(content: start..<position, end: position) : nil
  }

  /// The title at `start`, in double or single quotes or in parentheses.
  static func title(at start: Int, in text: Span<UInt8>) -> Part? {
    guard start < text.count else { return nil }
    let opener = text[start]
    guard opener == UInt8(ascii: "\"") || opener == UInt8(ascii: "'") || opener == UInt8(ascii: "(") else { return nil }
    let closer = opener == UInt8(ascii: "(") ? UInt8(ascii: ")") : opener
    var position = start &+ 1
    while position < text.count {
      let byte = text[position]
      if byte == closer { return Part(content: start &+ 1..<position, end: position &+ 1) }
      if byte == opener { return nil }
      if byte == UInt8(ascii: "\\"), position &+ 1 < text.count, isPunctuation(text[position &+ 1]) { position &+= 1 }
      position &+= 1
    }
    return nil
  }

  /// The offset behind white space at `start` that holds at most one line ending.
  static func endOfSpace(at start: Int, in text: Span<UInt8>) -> Int {
    let lineEnd = endOfBlanks(at: start, in: text)
    guard lineEnd < text.count, text[lineEnd] == 0x0A else { return lineEnd }
    return endOfBlanks(at: lineEnd &+ 1, in: text)
  }

  /// The offset behind spaces and tabs at `start`.
  static func endOfBlanks(at start: Int, in text: Span<UInt8>) -> Int {
    var position = start
    while position < text.count, isSpaceOrTab(text[position]) { position &+= 1 }
    return position
  }
}

/// Whether the byte is ASCII punctuation (CommonMark 2.1).
@inline(__always) func isPunctuation(_ byte: UInt8) -> Bool {
  byte &- 0x21 < 15 || byte &- 0x3A < 7 || byte &- 0x5B < 6 || byte &- 0x7B < 4
}
