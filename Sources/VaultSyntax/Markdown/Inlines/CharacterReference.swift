/// Entity and numeric character references, and backslash escapes in link destinations, titles and info strings
/// (CommonMark 2.4 and 2.5).
enum CharacterReference {
  /// A reference's end and the characters it stands for, as UTF-8.
  struct Match {
    let end: Int
    let characters: [UInt8]
  }

  /// The reference at the `&` at `start`, if there is a valid one.
  static func match(at start: Int, in text: Span<UInt8>) -> Match? {
    guard start &+ 2 < text.count else { return nil }
    if text[start &+ 1] == UInt8(ascii: "#") { return numericMatch(at: start, in: text) }
    let nameStart = start &+ 1
    var nameEnd = nameStart
    while nameEnd < text.count, nameEnd &- nameStart <= HTMLEntities.longestName,
      isLetter(text[nameEnd]) || isDigit(text[nameEnd])
    {
      nameEnd &+= 1
    }
    guard nameEnd > nameStart, nameEnd < text.count, text[nameEnd] == UInt8(ascii: ";"),
      let characters = HTMLEntities.characters(named: nameStart..<nameEnd, in: text)
    else { return nil }
    return Match(end: nameEnd &+ 1, characters: characters)
  }

  /// `&#` and 1–7 decimal digits, or `&#x` and 1–6 hexadecimal ones, then a semicolon.
  private static func numericMatch(at start: Int, in text: Span<UInt8>) -> Match? {
    let isHexadecimal = text[start &+ 2] | 0x20 == UInt8(ascii: "x")
    let digitsStart = start &+ (isHexadecimal ? 3 : 2)
    var position = digitsStart
    var value: UInt32 = 0
    while position < text.count, position &- digitsStart < (isHexadecimal ? 6 : 7) {
      guard let digit = digit(text[position], isHexadecimal: isHexadecimal) else { break }
      value = value &* (isHexadecimal ? 16 : 10) &+ digit
      position &+= 1
    }
    guard position > digitsStart, position < text.count, text[position] == UInt8(ascii: ";") else { return nil }
    return Match(end: position &+ 1, characters: encoded(value))
  }

  private static func digit(_ byte: UInt8, isHexadecimal: Bool) -> UInt32? {
    if isDigit(byte) { return UInt32(byte &- 0x30) }
    let letter = (byte | 0x20) &- 0x61
    return isHexadecimal && letter < 6 ? UInt32(letter &+ 10) : nil
  }

  /// The code point as UTF-8; U+FFFD for zero and for what is no Unicode scalar.
  static func encoded(_ codePoint: UInt32) -> [UInt8] {
    let scalar = codePoint == 0 ? nil : Unicode.Scalar(codePoint)
    return Array(String(scalar ?? "\u{FFFD}").utf8)
  }

  /// The text with its backslash escapes and references replaced.
  static func decoded(_ text: Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = 0
    while position < text.count {
      let byte = text[position]
      if byte == UInt8(ascii: "\\"), position &+ 1 < text.count, isPunctuation(text[position &+ 1]) {
        result.append(text[position &+ 1])
        position &+= 2
      } else if byte == UInt8(ascii: "&"), let match = match(at: position, in: text) {
        result.append(contentsOf: match.characters)
        position = match.end
      } else {
        result.append(byte)
        position &+= 1
      }
    }
    return result
  }
}
