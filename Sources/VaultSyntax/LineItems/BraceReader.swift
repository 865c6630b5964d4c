/// Reads the attributes of one `{…}`: `key: value` pairs and flags between `, `.
///
/// A comma ends a plain value only if a `key:` or a flag of the grammar follows, so
/// `{repeat: every 2 weeks on mon, wed}` is one pair. Linear: an unquoted `{` ends the attempt.
struct BraceReader {
  let bytes: [UInt8]
  let grammar: LineGrammar
  /// The offset after the closing brace.
  let end: Int
  private var position = 0

  init(bytes: [UInt8], grammar: LineGrammar, end: Int) {
    self.bytes = bytes
    self.grammar = grammar
    self.end = end
  }

  /// Appends the attributes of the braces that open at `open` and close at the very end; false, with nothing appended,
  /// when they do not read so.
  mutating func read(from open: Int, into attributes: inout [LineAttribute]) -> Bool {
    let count = attributes.count
    position = open &+ 1
    while let attribute = attribute() {
      attributes.append(attribute)
      guard position < end else { break }
      if bytes[position] == UInt8(ascii: "}") {
        if position &+ 1 == end { return true }
        break
      }
      // What stopped the value is a comma; one before the closing brace is as harmless as in YAML.
      position = bytes.skippingSpaces(from: position &+ 1, to: end)
      if position &+ 1 == end, bytes[position] == UInt8(ascii: "}") { return true }
    }
    attributes.removeLast(attributes.count - count)
    return false
  }

  /// The known key or flag with which braces at `open` begin, for a hint about braces that do not read.
  func knownKey(afterBraceAt open: Int) -> LineKey? {
    let start = bytes.skippingSpaces(from: open &+ 1, to: end)
    let range = ByteRange(start, endOfKey(from: start))
    guard let key = LineKey(spelledAt: range, in: bytes), range.upper < end else { return nil }
    if grammar.keys.contains(key), bytes[range.upper] == UInt8(ascii: ":") { return key }
    return grammar.flags.contains(key) && endsFlag(at: range.upper) ? key : nil
  }

  /// One pair or flag; afterwards `position` is at a separating comma or a closing brace.
  private mutating func attribute() -> LineAttribute? {
    let start = bytes.skippingSpaces(from: position, to: end)
    let keyRange = ByteRange(start, endOfKey(from: start))
    guard !keyRange.isEmpty, keyRange.upper < end else { return nil }
    let key = LineKey(spelledAt: keyRange, in: bytes)
    if isColon(at: keyRange.upper) {
      position = bytes.skippingSpaces(from: keyRange.upper &+ 1, to: end)
      guard let (value, form) = value() else { return nil }
      let range = ByteRange(start, max(value.upper, keyRange.upper &+ 1))
      return LineAttribute(key: key, style: .braces, form: form, keyRange: keyRange, value: value, range: range)
    }
    guard let key, grammar.flags.contains(key), endsFlag(at: keyRange.upper) else { return nil }
    position = bytes.skippingSpaces(from: keyRange.upper, to: end)
    let value = ByteRange(keyRange.upper, keyRange.upper)
    return LineAttribute(key: key, style: .braces, form: .flag, keyRange: keyRange, value: value, range: keyRange)
  }

  private mutating func value() -> (ByteRange, LineAttribute.Form)? {
    let start = position
    guard start < end else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let form: LineAttribute.Form = bytes[start] == UInt8(ascii: "'") ? .singleQuoted : .doubleQuoted
      return closed(FlowScalar.endOfQuoted(at: start, before: end, in: bytes), form, from: start)
    case UInt8(ascii: "["):
      if let after = FlowScalar.endOfLink(at: start, before: end, in: bytes) {
        // `[[a]], [[b]]` and `[[a]] later` are plain text that begins with a link.
        return closed(after, .link, from: start) ?? plain(from: start)
      }
      return closed(FlowScalar.endOfList(at: start, before: end, in: bytes), .list, from: start)
    default:
      return plain(from: start)
    }
  }

  /// A value that ends at `after`, if a separator or the closing brace follows.
  private mutating func closed(
    _ after: Int?, _ form: LineAttribute.Form, from start: Int
  ) -> (ByteRange, LineAttribute.Form)? {
    guard let after else { return nil }
    let next = bytes.skippingSpaces(from: after, to: end)
    guard next < end, bytes[next] == UInt8(ascii: "}") || isSeparator(at: next) else { return nil }
    position = next
    return (ByteRange(start, after), form)
  }

  private mutating func plain(from start: Int) -> (ByteRange, LineAttribute.Form)? {
    var offset = start
    while offset < end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "{") { return nil }
      if byte == UInt8(ascii: "}") || (byte == UInt8(ascii: ",") && isSeparator(at: offset)) {
        position = offset
        let value = bytes.trimmed(start, offset)
        return (value, .plain)
      }
      offset &+= 1
    }
    return nil
  }

  /// Whether the comma at `offset` ends a value: white space, then a `key:`, a flag of the grammar, or the end.
  private func isSeparator(at offset: Int) -> Bool {
    guard bytes[offset] == UInt8(ascii: ",") else { return false }
    let start = bytes.skippingSpaces(from: offset &+ 1, to: end)
    guard start < end else { return false }
    if bytes[start] == UInt8(ascii: "}") { return true }
    guard start > offset &+ 1 else { return false }
    let keyRange = ByteRange(start, endOfKey(from: start))
    guard !keyRange.isEmpty, keyRange.upper < end else { return false }
    if isColon(at: keyRange.upper) { return true }
    guard let key = LineKey(spelledAt: keyRange, in: bytes) else { return false }
    return grammar.flags.contains(key) && endsFlag(at: keyRange.upper)
  }

  /// The offset after the key at `start`, which begins with a letter; `start` itself when there is none.
  private func endOfKey(from start: Int) -> Int {
    guard start < end, LineByte.isLetter(bytes[start]) else { return start }
    var offset = start
    while offset < end, LineByte.isKeyByte(bytes[offset]), bytes.lengthOfBlank(at: offset, before: end) == 0 {
      offset &+= 1
    }
    return offset
  }

  /// Whether a colon that ends a key stands at `offset`: white space, a comma or the end follows (YAML 1.2.2, 7.4.2).
  private func isColon(at offset: Int) -> Bool {
    guard offset &+ 1 < end, bytes[offset] == UInt8(ascii: ":") else { return false }
    let next = bytes[offset &+ 1]
    return bytes.lengthOfBlank(at: offset &+ 1, before: end) > 0 || next == UInt8(ascii: ",")
      || next == UInt8(ascii: "}")
  }

  /// Whether a flag's word may end at `offset`.
  private func endsFlag(at offset: Int) -> Bool {
    let next = bytes.skippingSpaces(from: offset, to: end)
    guard next < end else { return false }
    return bytes[next] == UInt8(ascii: "}") || bytes[next] == UInt8(ascii: ",")
  }
}
