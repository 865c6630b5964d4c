/// Raw HTML: tags, comments, instructions, declarations and character data (CommonMark 6.6).
enum RawHTML {
  /// The offset behind the open or closing tag at the `<` at `start`.
  static func endOfTag(at start: Int, to end: Int, _ text: Span<UInt8>) -> Int? {
    guard start &+ 2 < end else { return nil }
    if text[start &+ 1] == UInt8(ascii: "/") {
      guard let name = endOfName(at: start &+ 2, to: end, text) else { return nil }
      return endOfClosing(at: endOfSpace(at: name, to: end, text), to: end, text)
    }
    guard var position = endOfName(at: start &+ 1, to: end, text) else { return nil }
    while true {
      let spaceEnd = endOfSpace(at: position, to: end, text)
      guard spaceEnd > position, let attributeEnd = endOfAttribute(at: spaceEnd, to: end, text) else {
        position = spaceEnd
        break
      }
      position = attributeEnd
    }
    if position < end, text[position] == UInt8(ascii: "/") { position &+= 1 }
    return endOfClosing(at: position, to: end, text)
  }

  private static func endOfClosing(at position: Int, to end: Int, _ text: Span<UInt8>) -> Int? {
    position < end && text[position] == UInt8(ascii: ">") ? position &+ 1 : nil
  }

  private static func endOfName(at start: Int, to end: Int, _ text: Span<UInt8>) -> Int? {
    guard start < end, isLetter(text[start]) else { return nil }
    var position = start &+ 1
    while position < end, isLetter(text[position]) || isDigit(text[position]) || text[position] == UInt8(ascii: "-") {
      position &+= 1
    }
    return position
  }

  private static func endOfSpace(at start: Int, to end: Int, _ text: Span<UInt8>) -> Int {
    var position = start
    while position < end, isSpaceOrTab(text[position]) || text[position] == 0x0A { position &+= 1 }
    return position
  }

  private static func endOfAttribute(at start: Int, to end: Int, _ text: Span<UInt8>) -> Int? {
    guard start < end, isLetter(text[start]) || text[start] == UInt8(ascii: "_") || text[start] == UInt8(ascii: ":")
    else { return nil }
    var position = start &+ 1
    while position < end, isAttributeNameByte(text[position]) { position &+= 1 }
    let equals = endOfSpace(at: position, to: end, text)
    guard equals < end, text[equals] == UInt8(ascii: "=") else { return position }
    return endOfAttributeValue(at: endOfSpace(at: equals &+ 1, to: end, text), to: end, text)
  }

  private static func isAttributeNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: isLetter(byte) || isDigit(byte)
    }
  }

  private static func endOfAttributeValue(at start: Int, to end: Int, _ text: Span<UInt8>) -> Int? {
    guard start < end else { return nil }
    let quote = text[start]
    var position = start
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position &+= 1
      while position < end, text[position] != quote { position &+= 1 }
      return position < end ? position &+ 1 : nil
    }
    while position < end {
      switch text[position] {
      case 0x20, 0x09, 0x0A, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "="), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "`"):
        return position > start ? position : nil
      default: position &+= 1
      }
    }
    return position > start ? position : nil
  }
}
