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

  /// What is found in a text: a field, or the emoji of a date with none behind it.
  struct Found {
    let key: LineKey
    let range: ByteRange
    var lacksDate = false

    init(_ key: LineKey, _ range: ByteRange, lacksDate: Bool = false) {
      (self.key, self.range, self.lacksDate) = (key, range, lacksDate)
    }
  }

  /// The field that begins at the position, and moves behind it; else nil, and one byte on.
  mutating func next() -> Found? {
    let start = position
    position &+= 1
    let byte = bytes[start]
    let found: Found?
    if byte == 0xE2 || byte == 0xF0 {
      found = emoji(at: start)
    } else {
      guard start == text.lower || bytes.lengthOfBlank(endingAt: start, after: text.lower) > 0 else { return nil }
      found = dataview(at: start) ?? pair(at: start)
    }
    if let found { position = found.range.upper }
    return found
  }

  private mutating func dataview(at start: Int) -> Found? {
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
    if end < text.upper { return Found(key, ByteRange(start, end &+ 1)) }
    if close == UInt8(ascii: "]") { lacksSquare = true } else { lacksRound = true }
    return nil
  }

  /// `due:2026-11-20`; and `due: 2026-11-20` and `due:: 2026-11-20`, which nobody reads as fields.
  private func pair(at start: Int) -> Found? {
    guard LineByte.isLetter(bytes[start]) else { return nil }
    var colon = start
    while colon < text.upper, LineByte.isKeyByte(bytes[colon]), colon &- start <= 16 { colon &+= 1 }
    guard colon < text.upper, bytes[colon] == UInt8(ascii: ":") else { return nil }
    let name = ByteRange(start, colon)
    if colon &+ 1 < text.upper, bytes[colon &+ 1] == UInt8(ascii: ":") { colon &+= 1 }
    guard
      let end = SlotReader.endOfDate(
        at: bytes.skippingSpaces(from: colon &+ 1, to: text.upper), before: text.upper, in: bytes),
      let key = LineKey(spelledAt: name, in: bytes), grammar.keys.contains(key)
    else { return nil }
    return Found(key, ByteRange(start, end))
  }

  private func emoji(at start: Int) -> Found? {
    guard let field = FieldEmoji(at: start, before: text.upper, in: bytes), grammar.keys.contains(field.key) else {
      return nil
    }
    let after = start &+ field.length
    let value = bytes.skippingSpaces(from: after, to: text.upper)
    switch field.value {
    case .none: return Found(field.key, ByteRange(start, after))
    case .date:
      if let end = SlotReader.endOfDate(at: value, before: text.upper, in: bytes) {
        return Found(field.key, ByteRange(start, end))
      }
      return lacksDate(field.key, at: value, emojiAt: start)
        ? Found(field.key, ByteRange(start, after), lacksDate: true) : nil
    case .text:
      return bytes.hasBytes("every ", at: value, before: text.upper)
        ? Found(field.key, ByteRange(start, value &+ 5)) : nil
    case .identifiers, .action: return nil
    }
  }

  /// Whether an emoji of days to come stands behind words, and before others or nothing: perhaps a date was meant. The first
  /// sign of a line, or one with a mark behind it, adorns it.
  private func lacksDate(_ key: LineKey, at value: Int, emojiAt start: Int) -> Bool {
    guard key == .due || key == .scheduled || key == .wait, start > text.lower else { return false }
    return value == text.upper || LineByte.isLetter(bytes[value]) || isDigit(bytes[value])
  }
}
