/// Looks for what would be a field if it stood at the end of its line, one place of the text after another.
struct TextFields {
  let bytes: [UInt8]
  let grammar: LineGrammar
  let text: ByteRange
  /// The place that is looked at next.
  var position: Int
  /// The closing brackets of which none is left, so that no other search for them costs the rest of the line.
  private var lacksSquare = false
  private var lacksRound = false

  init(bytes: [UInt8], grammar: LineGrammar, text: ByteRange) {
    self.bytes = bytes
    self.grammar = grammar
    self.text = text
    position = text.lower
  }

  /// The field that begins at the position, and moves behind it; else nil, and one byte on.
  mutating func next() -> (key: LineKey, range: ByteRange)? {
    let start = position
    position &+= 1
    let byte = bytes[start]
    let found: (key: LineKey, range: ByteRange)?
    if byte == 0xE2 || byte == 0xF0 {
      found = emoji(at: start)
    } else {
      guard start == text.lower || bytes.lengthOfBlank(endingAt: start, after: text.lower) > 0 else { return nil }
      found = dataview(at: start) ?? pair(at: start)
    }
    if let found { position = found.range.upper }
    return found
  }

  private mutating func dataview(at start: Int) -> (key: LineKey, range: ByteRange)? {
    let close: UInt8
    switch bytes[start] {
    case UInt8(ascii: "[") where !lacksSquare: close = UInt8(ascii: "]")
    case UInt8(ascii: "(") where !lacksRound: close = UInt8(ascii: ")")
    default: return nil
    }
    guard let name = DataviewName.range(at: start &+ 1, before: text.upper, in: bytes),
      let key = DataviewName.key(at: name, in: bytes, grammar: grammar), grammar.keys.contains(key)
    else { return nil }
    var end = name.upper
    while end < text.upper, bytes[end] != close { end &+= 1 }
    if end < text.upper { return (key, ByteRange(start, end &+ 1)) }
    if close == UInt8(ascii: "]") { lacksSquare = true } else { lacksRound = true }
    return nil
  }

  /// `due:2026-11-20`.
  private func pair(at start: Int) -> (key: LineKey, range: ByteRange)? {
    guard LineByte.isLetter(bytes[start]) else { return nil }
    var colon = start
    while colon < text.upper, LineByte.isKeyByte(bytes[colon]), colon &- start <= 16 { colon &+= 1 }
    guard colon < text.upper, bytes[colon] == UInt8(ascii: ":"),
      let end = SlotReader.endOfDate(at: colon &+ 1, before: text.upper, in: bytes),
      let key = LineKey(spelledAt: ByteRange(start, colon), in: bytes), grammar.keys.contains(key)
    else { return nil }
    return (key, ByteRange(start, end))
  }

  private func emoji(at start: Int) -> (key: LineKey, range: ByteRange)? {
    guard let field = FieldEmoji(at: start, before: text.upper, in: bytes), grammar.keys.contains(field.key) else {
      return nil
    }
    let after = start &+ field.length
    let value = bytes.skippingSpaces(from: after, to: text.upper)
    switch field.value {
    case .none: return (field.key, ByteRange(start, after))
    case .date:
      return SlotReader.endOfDate(at: value, before: text.upper, in: bytes).map { (field.key, ByteRange(start, $0)) }
    case .text:
      return bytes.hasBytes("every ", at: value, before: text.upper)
        ? (field.key, ByteRange(start, value &+ 5)) : nil
    case .identifiers, .action: return nil
    }
  }
}
